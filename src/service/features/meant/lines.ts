/** What people write for lines of an entry, as the notation has it. */
import { columnName } from '../../../go/geometry.ts';
import { keyOf } from '../../../notation/index.ts';
import { type ClaimContext, claimsMeant } from './claims.ts';

/** Signs of full width, and others of input methods and word processors. */
export function halfWidth(text: string): string {
  return text
    .replace(/[、，]/g, ', ')
    .replace(/[。．]/g, '.')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(/[—–−‐]/g, '-');
}

/** Half width up to a comment, which is the author's. */
function halfWidthLine(line: string): string {
  const at = line.search(/[;；](?=\s)/);
  return at < 0 ? halfWidth(line) : `${halfWidth(line.slice(0, at))};${line.slice(at + 1)}`;
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const SIZES: Readonly<Record<string, string>> = { thirteen: '13', nineteen: '19' };
const BLACK_WORDS = /^(?:x|b|black|黒|黑|흑|#|●)$/i;
const WHITE_WORDS = /^(?:o|w|white|白|백|○)$/i;
const POINT = '[a-hj-z][1-9][0-9]?';

/** What is not said by a key, but is worth keeping. */
const ONLY_SAID =
  /^(?:caption|comment|note|remark|text|source|author|date|event|komi|handicap|name|result|level|description|players?)\s*[:= ]/i;

const COLOR_WORD = /[黒黑흑]|[白백]/g;
const colorOf = (word: string) => (/[黒黑흑]/.test(word) ? 'B' : 'W');

/** Moves as people write them elsewhere: signs of SGF and GTP, other words, stones for colors. */
function movesMeant(value: string, facts: ClaimContext): string[] {
  const ko = /\b(B|W|black|white)\s+(?:takes?|captures?)\s+(?:the\s+)?ko\b/i.exec(value);
  const taken = ko && facts.koTaker(ko[1] ?? '');
  if (ko && taken) return [value.replace(ko[0], `${ko[1]} ${taken}`)];
  // Behind a sign that begins comments elsewhere, a comment.
  const said =
    /^(.*?\S)\s+(?:#|\/\/|%|--(?=\s\S))\s*(.*)$/.exec(value) ?? /^(.*?\S)\s+\(([^()\d]+)\)$/.exec(value);
  const [moves, comment] = said ? [said[1] ?? '', ` ; ${said[2]}`] : [value, ''];
  const plain = moves
    .normalize('NFKC')
    .replace(/^[-*]\s+/, '')
    .replace(/(?<=^|[\s,])\d{1,3}\s*[=:)]\s*(?=[a-z])/gi, '')
    .replace(
      /(?<=\b(?:B|W|black|white)\s+)(?:plays?|moves?|takes|captures|at|to|on)\s+(?:(?:at|to|on)\s+)?/gi,
      '',
    )
    .replace(/(?<=[a-z]\d{1,2}|pass|tenuki)[;.!?+]+(?=\s|$)/gi, '')
    .replace(/(?<=[a-z]\d{1,2})[-–>]+(?=[a-z]\d)/gi, ' ')
    .replace(/\[([a-z]\d{1,2})\]/gi, ' $1')
    .replace(/\s+(?:\.\.+|…|etc\.?)$/, '')
    .replace(/(?<=^|\s)--(?=\s|$)/g, 'pass')
    .replace(/[()[\]{}]?\s*(?:->|=>|→|⇒)\s*/g, ' ')
    .replace(/[()]/g, ' ')
    .replace(
      /;?\s*\b([BW])\[([a-s]{2})\]/g,
      (_, color, point) => ` ${color} ${facts.pointOf(point) ?? point}`,
    )
    .replace(/;?\s*\b([BW])\[\]/g, ' $1 pass')
    .replace(/(?:^|[\s;])play\s+/gi, ' ')
    .replace(COLOR_WORD, (word) => ` ${colorOf(word)} `)
    .replace(/@\s+(?=\d)/g, '@')
    .replace(/(?<=^|\s)(B|W|black|white)\s*[:\-.=]\s*(?=\S)/gi, '$1 ')
    .replace(/(?<=^|\s)([a-z])-(?=\d)/gi, '$1')
    .replace(/(?<=^|\s)([BW]?\s*)(\d{1,2})([a-hj-z])(?=\s|,|$)/gi, '$1$3$2')
    .replace(/(?<=^|\s)(?:elsewhere|away)\b/gi, 'tenuki')
    .replace(/\s+((?:\b(?:B|W|black|white)\s+)?(?:resigns?|resignation))\s*$/i, ' ; $1')
    .replace(/\s+/g, ' ')
    .trim();
  const stones = plain
    .replace(/(?<=^|\s)X(?=\s?[a-z])\s?/g, 'B ')
    .replace(/(?<=^|\s)O(?=\s?[a-z])\s?/g, 'W ');
  const unnumbered = stones
    .replace(/(?<=^|[\s,])\d{1,3}:?\s+(?=[a-z@])/gi, '')
    .replace(new RegExp(`(?<=^|\\s)([BW])\\d{1,3}\\s+(?=${POINT}(?:\\s|$))`, 'g'), '$1 ');
  return [...new Set([plain, stones, unnumbered])].map((one) => one + comment);
}

function valuesMeant(key: string, value: string, facts: ClaimContext): string[] {
  const word = value.trim().toLowerCase();
  if (key === 'moves') return movesMeant(value, facts);
  if (key === 'size') {
    const number = SIZES[word] ?? String(NUMBERS.indexOf(word) + 1);
    const [, columns, rows] = /^(\d+)\s*(?:by|[x,;/-])\s*(\d*)$/.exec(word) ?? [];
    if (columns) return [rows ? `${columns}x${rows}` : columns];
    return number === '0' ? [] : [number];
  }
  if (key === 'max-cycle') {
    if (/^(?:none|no|any|all|infinite|unlimited|unbounded)$/.test(word)) return ['far'];
    return NUMBERS.includes(word) ? [String(NUMBERS.indexOf(word) + 1)] : [];
  }
  if (key === 'hidden-kos') return [/^(?:yes|true|on|all)$/.test(word) ? 'count' : 'ignore'];
  if (key === 'first') return word.match(/\d+/g) ?? [];
  if (key === 'rules') return rulesMeant(word);
  if (key === 'goal') return goalsMeant(word, facts);
  if (/^(?:circle|square|triangle|cross|edges)$/.test(key))
    return [
      word.replace(/,?\s*\b(?:and|&)\s+/g, ' '),
      // Points by the numbers of their lines.
      word.replace(
        /(?<=^|[\s,])(\d{1,2})[-x](\d{1,2})(?=$|[\s,])/g,
        (_, x, y) => `${columnName(Number(x))}${y}`,
      ),
    ];
  if (key === 'label')
    return [
      word.replace(new RegExp(`([a-z0-9]+)\\s*[= ]\\s*(${POINT})`, 'g'), '$2=$1'),
      word.replace(new RegExp(`(${POINT})\\s+([a-z0-9]+)`, 'g'), '$1=$2'),
    ];
  if (key === 'arrow' || key === 'line')
    return [word.replace(new RegExp(`(${POINT})\\s*(?:->?|[>:→]|\\bto\\b|\\s)\\s*(${POINT})`, 'g'), '$1-$2')];
  if (key === 'to-play') {
    if (BLACK_WORDS.test(word)) return ['black'];
    return WHITE_WORDS.test(word) ? ['white'] : [];
  }
  if (key === 'suicide') {
    if (/^(?:yes|true|on|allow|legal|ok|permitted)$/.test(word)) return ['allowed'];
    if (/^(?:multi(?:ple)?|group)\b/.test(word)) return ['several'];
    return /^(?:no|false|off|forbid|illegal|not allowed)$/.test(word) ? ['forbidden'] : [];
  }
  return [];
}

/** A goal that names a color, by the points of its chains. */
function goalsMeant(word: string, facts: ClaimContext): string[] {
  const [, verb, color] =
    /^(capture|kill|keep|save) (?:all )?(?:the )?(black|white)(?: stones?)?$/.exec(word) ?? [];
  if (color !== 'black' && color !== 'white') return [];
  const chains = facts.chainsOf(color);
  const aim = verb === 'capture' || verb === 'kill' ? 'capture' : 'keep';
  if (chains.length === 0) return [];
  return [`${aim} ${chains.length > 1 ? 'all of ' : ''}${chains.join(' and ')}`];
}

/** Rules as people name them, in the identifiers of the notation. */
function rulesMeant(word: string): string[] {
  const plain = word
    .replace(
      /\b(natural )?(?:(positional|situational) )?super-?ko\b/g,
      (_, natural: string | undefined, kind = 'positional') =>
        `${natural ? 'n' : ''}${String(kind).charAt(0)}sk`,
    )
    .replace(/(?<=^|,\s*)(?:no|without)(?: ko)?(?: rules?)?(?=$|,)/g, 'none')
    .replace(/\s*\(([^()]*)\)/g, ' with $1')
    .replace(/\btromp taylor\b/g, 'tromp-taylor')
    .replace(/\bnew zealand\b|\bnz\b/g, 'new-zealand')
    .replace(/(?<=\b(?:aga|tromp-taylor|new-zealand)) rules?\b/g, '')
    .replace(/\b(?:basic|simple|normal|ordinary)(?: ko)?(?: rules?)?\b/g, 'basic')
    .replace(
      /(?<=\b(?:spight|ing|korean|japanese|coupling))(?:['’]s)?(?: hot-?stone)?(?: kos?)?(?: rules?)?\b/g,
      '',
    )
    .replace(/(?<!\bwith\b.*)\s*(?:;|\/|\+|&|\band\b)\s*/g, ', ');
  return [plain];
}

/** What a line that Koban cannot read may mean, the likeliest first. */
export function linesMeant(written: string, facts: ClaimContext): string[] {
  const half = halfWidthLine(written);
  const line = half.trim();
  const out = [half];
  const listed = /^[-*]\s/.test(line) ? movesMeant(line, facts).map((one) => `moves: ${one}`) : [];
  out.push(...listed);
  const comment = /^(?:\/\/+|%+|\/\*+|\*+|--+|<!--)\s*(.*?)\s*(?:\*\/|-->)?$/.exec(line);
  if (comment?.[1]) out.push(`; ${comment[1]}`);
  const replay = /^(\d+)\s*(?:is )?(?:at|@)\s*(?:move )?(\d+)$/i.exec(line);
  if (replay) out.push(`replays: ${replay[1]}@${replay[2]}`);
  const first = /^(?:first[- ](?:move|number)|start(?:ing)?(?:[- ](?:move|number))?)\s*[:= ]\s*(\d+)$/i.exec(
    line,
  );
  if (first) out.push(`first: ${first[1]}`);
  if (/^rules?\s*[:=]?\s*suicide (?:is )?(?:allowed|forbidden)$/i.test(line))
    out.push(`suicide: ${/\w+$/.exec(line)?.[0].toLowerCase()}`);
  const tex = /^\\move\{([a-z])\}\{(\d+)\}$/.exec(line);
  if (tex) out.push(`moves: ${tex[1]}${tex[2]}`);
  const turn =
    /^(black|white)(?:'s)?\s+(?:to (?:play|move)|turn|(?:(?:plays|moves) )?(?:next|first))\.?$/i.exec(line);
  if (turn) out.push(`to-play: ${turn[1]?.toLowerCase()}`);
  const size = /^boardsize\s+(\d+)$/i.exec(line);
  if (size) out.push(`size: ${size[1]}`);
  const field = /^([a-z][a-z-]*)\s*([:;= ])[\s:=–-]*(\S.*)$/i.exec(line);
  const [, name = '', sign, value = ''] = field ?? [];
  const key = keyOf(name.toLowerCase());
  if (key && sign !== ':') out.push(`${key.name}: ${value}`);
  if (key) out.push(...valuesMeant(key.name, value, facts).map((one) => `${key.name}: ${one}`));
  const claim =
    /^(?:expects?|expected|assert(?:ion)?|claims?|test|check|verify|then)\b[\s:;=–-]*(\S.*)$/i.exec(line);
  const claimed = claim?.[1] ?? (key || /^[a-z-]+:/i.test(line) ? undefined : line);
  if (claimed) out.push(...[claimed, ...claimsMeant(claimed, facts)].map((one) => `expect: ${one}`));
  if (/^play\s/i.test(line) || (!key && /\[[a-s]{2}\]/.test(line)))
    out.push(...movesMeant(line, facts).map((one) => `moves: ${one}`));
  if (!key && (!/:/.test(line) || /^(?:[BW]|black|white|\d+)\s*:/i.test(line)))
    out.push(...movesMeant(line, facts).map((one) => `moves: ${one}`));
  const label = /^(?:labels|texts?)\s*[:=]\s*(\S.*)$/i.exec(line);
  if (label) out.push(...valuesMeant('label', label[1] ?? '', facts).map((one) => `label: ${one}`));
  if (ONLY_SAID.test(line)) out.push(`; ${line}`);
  return [...new Set(out)].filter((one) => one !== written);
}
