/** What people write for claims, as the notation has it. */
import { nearest } from '../../../notation/index.ts';

type Rewriting = readonly [RegExp, string | ((...found: string[]) => string)];

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** Other words for those of the notation. */
const OTHER_WORDS: readonly Rewriting[] = [
  [/["'“”‘’`]s?(?= )|["“”‘’`]/g, ''],
  [/#(?=\d)/g, ''],
  [/\bmove(?=\d)/g, 'move '],
  [/[.!]$/, ''],
  [/(?:第|제)?(\d+)\s*(?:手目|手|수)(?=\s|は|은|는|$)[は은는]?|[手第제](\d+)/g, 'move $1$2'],
  [/\s*(?:禁止|금지)\S*/g, ' forbidden'],
  [/\s*(?:合法|允许|允許|許可|허용)\S*/g, ' allowed'],
  [
    /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) move\b/g,
    (word) => `move ${ORDINALS.indexOf(word.split(' ')[0] ?? '') + 1}`,
  ],
  [/\b(?:white|black|w|b)(?: s)? (?=move \d)/g, ''],
  [/\b(black|white)(?:-first| plays first and)\b/g, '$1 first'],
  [/\b(?:the|an?) (?!start\b)/g, ''],
  [
    /\b(?:is )?(?:not (?:allowed|legal|permitted|possible|playable)|disallowed|impossible|illegal|prohibited|banned|invalid)\b/g,
    'forbidden',
  ],
  [/\b(?:is )?(?:legal|ok|okay|valid|permitted|possible|playable|fine)\b/g, 'allowed'],
  [/\b(?:is )?(?:unknown|unclear|undetermined|unsure|open)\b/g, 'undecided'],
  [/\b(forbidden|allowed|undecided|ends) (?:by|in|with|for|per|according to)\b/g, '$1 under'],
  [/\bunder (?:no|without)(?: ko)? rules?\b/g, 'under none'],
  [/\bunder positional super-?ko\b/g, 'under psk'],
  [/\bunder situational super-?ko\b/g, 'under ssk'],
  [/\bunder ([a-z]+)(?: ko)?(?: rules?)\b/g, 'under $1'],
  [new RegExp(`\\b(?:${NUMBERS.join('|')})\\b`, 'g'), (word) => String(NUMBERS.indexOf(word))],
  [/\bmoves(?= \d)/g, 'move'],
  [/\b(?:capture[ds]?|captures|takes?|taken|removes?)\b/g, 'captures'],
  [/\bko-position\b/g, 'ko position'],
  [/\bhot stones?\b/g, 'hot'],
  [/\bis (?:alive|safe)\b|\bsurvives\b/g, 'lives'],
  [/ (?:=|==) /g, ' is '],
  [/\bis (?:real|true|full|whole)(?: eye)?$/g, 'is proper'],
];

/** Words in another order. */
const ORDERS: readonly Rewriting[] = [
  [/^(forbidden|allowed|undecided|ends):? (?:at |is )?(?:move )?(\d+)\b/, 'move $2 $1'],
  [
    /^move (\d+)(?:-|,? and |, )(\d+) (forbidden|allowed|undecided)(.*)$/,
    'move $1 $3$4\nexpect: move $2 $3$4',
  ],
  [/^(move \d+ \w+ under) ([a-z]+)(?:,? (?:and|or) |, ?)([a-z]+)$/, '$1 $2\nexpect: $1 $3'],
  [/^(move \d+) (\w+ under [a-z]+), (\w+ under [a-z]+)$/, '$1 $2\nexpect: $1 $3'],
  [/^not move (\d+) allowed/, 'move $1 forbidden'],
  [/^(move \d+ (?:forbidden|allowed|undecided)) \(([a-z]+)\)$/, '$1 under $2'],
  [/^(move \d+ (?:forbidden|allowed|undecided)): [^:]*$/, '$1'],
  [
    /^([a-z]+) (forbid|allow)s move (\d+)$/,
    (_, rule, verb, n) => `move ${n} ${verb === 'allow' ? 'allowed' : 'forbidden'} under ${rule}`,
  ],
  [
    /^move (\d+) captures ((?:[a-z]\d+(?:,? |$))+)$/,
    (_, n, points) => `captures ${points?.trim().split(/,? /).length} at move ${n}`,
  ],
  [/^(\d+)[- ](?:move |play )?cycle$/, 'cycle $1'],
  [/^(eye [a-z]\d+(?: of (?:black|white))?):? (?:has )?(?:the )?(?:value|worth)(?: of)? /, '$1 is '],
  [/^(eye [a-z]\d+): /, '$1 is '],
  [/^(proper|half|false)(?: |-)eye (?:at )?([a-z]\d+)$/, 'eye $2 is $1'],
  [/^([a-z]\d+):? (?=(?:proper|half|false)(?: eye)?$)/, 'eye $1 is '],
  [/\b(proper|half|false)-eye$/, '$1'],
  [/ is >\s*(half|false)$/, ' is better than $1'],
  [/^(black|white)(?: first)? (?:saves|lives(?: with)?) ([a-z]\d+)/, '$2 lives when $1 begins'],
  [/ (?:in|by|with|for) (?=[a-z]+$)/, ' under '],
  [/^(\d+):? (?:is )?(forbidden|allowed|undecided|ends)\b/, 'move $1 $2'],
  [/^(?:black|white|b|w) (?:may|can|must) ?not play (?:move )?(\d+)/, 'move $1 forbidden'],
  [/^(?:black|white|b|w) (?:may|can) play (?:move )?(\d+)/, 'move $1 allowed'],
  [/^move (\d+) captures (\d+)(?: stones?)?/, 'captures $2 at move $1'],
  [/^(\d+)(?: stones?)? captures (?:at |by |in |on )?(?:move )?(\d+)/, 'captures $1 at move $2'],
  [/^captures (\d+)(?: stones?)? (?:at|on|in|by|with|after) (?:move )?(\d+)/, 'captures $1 at move $2'],
  [/^cycle(?: of| length| is|:)+ (\d+)(?: plays| moves)?$/, 'cycle $1'],
  [/^cycle (\d+)(?: plays| moves| long)$/, 'cycle $1'],
  [
    /^move (\d+) (?:repeats|recreates) (?:position (?:of|after) )?(?:move )?(\d+|start|the start)/,
    'repetition at move $1 of move $2',
  ],
  [
    /^(?:repeats|repetition of) (?:move )?(\d+) (?:at|with|by) (?:move )?(\d+)/,
    'repetition at move $2 of move $1',
  ],
  [/ of move (?:start|the start)$/, ' of the start'],
  [/^hot (?:at|in) (?:move )?(\d+)/, 'hot after $1'],
  [/^(?:eye )?([a-z]\d+)(?: eye)? is (?=(?:better|worse|proper|half|false|[\dab+]+)\b)/, 'eye $1 is '],
  [/^eye (?:at|on|in) ([a-z]\d+)/, 'eye $1'],
  [/^(black|white) eye (?:at )?([a-z]\d+)/, 'eye $2 of $1'],
  [/^(eye [a-z]\d+(?: of (?:black|white))?) (?=(?:better|worse|proper|half|false)\b)/, '$1 is '],
  [/^(black|white) to (?:play|move)\b/, '$1 first'],
  [/^((?:black|white)(?: first)?) captures (?=[a-z]\d)/, '$1 kills '],
  [/^([a-z]\d+) (?:is )?(?:killed|captures|dead|captured) by (black|white)\b/, '$2 kills $1'],
  [/^(?:eye )?([a-z]\d+) (?:is )?lives/, '$1 lives'],
];

/** Words that a claim consists of, of four letters and more: shorter ones are too much alike. */
const WORDS = [
  ...['move', 'allowed', 'forbidden', 'undecided', 'ends', 'under', 'after', 'none', 'position'],
  ...['disturber', 'black', 'white', 'cycle', 'captures', 'proper', 'half', 'false', 'better', 'worse'],
  ...[
    'than',
    'repetition',
    'start',
    'first',
    'kills',
    'lives',
    'when',
    'begins',
    'with',
    'threats',
    'spare',
    'alone',
    'connected',
  ],
  ...['choose', 'force', 'captured', 'needs', 'nobody', 'draw', 'result'],
];

/** A misspelled word of a claim. */
function spelled(word: string): string {
  return word.length < 4 || !/^[a-z]+$/.test(word) || WORDS.includes(word)
    ? word
    : (nearest(word, WORDS) ?? word);
}

const rewritten = (text: string, by: readonly Rewriting[]) =>
  by.reduce((now, [from, to]) => now.replace(from, to as string), text);

/** What the entry says of a claim that leaves it out; `undefined` where it is not one thing. */
export interface ClaimContext {
  /** The shown number of the move of a color at a point. */
  moveAt(color: string | undefined, point: string): number | undefined;
  /** The shown number of the move that captures so many stones. */
  capturing(count: number): number | undefined;
  /** The color of the stone at a point. */
  colorAt(point: string): 'black' | 'white' | undefined;
  /** A point of each chain of a color, as the board is drawn; nothing where there are many. */
  chainsOf(color: 'black' | 'white'): readonly string[];
  /** The shown number of the last move, if there is one. */
  readonly last: number | undefined;
  /** The only point where a color takes a ko after the moves that are read. */
  koTaker(color: string): string | undefined;
  /** The sums of values of diagonals that make a number, the shortest first. */
  sumsOf(value: string): readonly string[];
  /** The point that two letters of SGF name. */
  pointOf(sgf: string): string | undefined;
}

/** Claims of which what is written says too little: what holds is offered. */
function alternatives(plain: string, facts: ClaimContext): string[] {
  const ko = /^(?:move )?(\d+) is (?:a )?ko$/.exec(plain);
  if (ko) return ['forbidden', 'allowed', 'ends'].map((verdict) => `move ${ko[1]} ${verdict}`);
  const seki = /^([a-z]\d+) is (?:in |a )?seki$/.exec(plain);
  if (seki) return [`${seki[1]} lives`];
  const end =
    /^(?:(?:is|it is|it's) )?(?:an? )?(?:draw|no result|void|jigo)(?: at move (\d+))?(?: under ([a-z]+))?$/.exec(
      plain,
    );
  if (end && (end[1] ?? facts.last) !== undefined) {
    const move = `move ${end[1] ?? facts.last} ends`;
    return end[2] ? [`${move} under ${end[2]}`] : [move, `${move} under japanese`];
  }
  const winner = /^(black|white)(?: first)? (?:wins|succeeds|can win)\b(.*)$/.exec(plain);
  if (winner) {
    const [, who, asked] = winner;
    const other = who === 'black' ? 'white' : 'black';
    return [`${other} captured`, 'both live'].map((end) => `${who} can force ${end}${asked}`);
  }
  const threats = /\b(?:with )?(?:unlimited|infinite(?:ly many)?|many) (?:ko )?threats\b/;
  if (threats.test(plain))
    return ['black', 'white'].map((color) => plain.replace(threats, `with threats ${color} *`));
  const worth = /^(eye [a-z]\d+(?: of (?:black|white))? is )(\d+(?:\.\d+|\/\d+))$/.exec(plain);
  if (worth) return facts.sumsOf(worth[2] ?? '').map((sum) => `${worth[1]}${sum}`);
  return [];
}

/** What a claim that Koban cannot read may mean, the likeliest first. */
export function claimsMeant(written: string, facts: ClaimContext): string[] {
  const plain = written.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const worded = rewritten(plain, OTHER_WORDS).trim();
  const named = worded
    .replace(
      /^(?:(b|w|black|white) )?([a-z]\d+) (?:is )?(?=(?:forbidden|allowed|undecided)\b)/,
      (all, color: string | undefined, point: string) => {
        const n = facts.moveAt(color, point);
        return n === undefined ? all : `move ${n} `;
      },
    )
    .replace(/^[bw](\d+) (?:is )?(?=(?:forbidden|allowed|undecided)\b)/, 'move $1 ')
    .replace(
      /^(?:([a-z]\d+) (?:is )?hot|hot:? ([a-z]\d+))(?: after (?:move )?(\d+))?$/,
      (all, before: string | undefined, behind: string | undefined, after: string | undefined) => {
        const point = before ?? behind ?? '';
        const n = after ?? facts.moveAt(undefined, point);
        return n === undefined ? all : `hot after ${n}: ${point}`;
      },
    )
    .replace(/^captures:? (\d+)(?: stones?)?$/, (all, count: string) => {
      const n = facts.capturing(Number(count));
      return n === undefined ? all : `captures ${count} at move ${n}`;
    })
    .replace(/^([a-z]\d+) (?:is )?(?:killed|captured|captures|dead|dies)(?! by)\b/, (all, point: string) => {
      const owner = facts.colorAt(point);
      return owner === undefined ? all : `${owner === 'black' ? 'white' : 'black'} kills ${point}`;
    });
  const ordered = rewritten(named, ORDERS);
  const letters = ordered.replace(/[a-z]+/g, spelled);
  const once = [plain, worded, ordered, letters, rewritten(letters, ORDERS)];
  const parts = worded.split(/ and |; ?|, (?=move |captures )/);
  const others = alternatives(plain, facts);
  const several = parts.length > 1 ? [parts.map((one) => rewritten(one, ORDERS)).join('\nexpect: ')] : [];
  return [...new Set([...once, ...others, ...several])].filter((one) => one !== '' && one !== written);
}
