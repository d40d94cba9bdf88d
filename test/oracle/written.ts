/**
 * A literal interpreter of rules that authors write: for each clause it looks at all that was
 * there before, as the page about the text says it, in boards of letters. It shares no code with
 * `src`, and reads the lines by patterns of its own.
 */
import type { Moment, OracleReport, Stone } from './board.ts';

/** What is known of a move beside the boards. */
export interface LiteralMove extends Moment {
  /** `column,row` of a play. */
  readonly at: string;
  readonly captured: readonly string[];
  readonly suicide: boolean;
  /** How many stones the chain of the new stone had before any went. */
  readonly chain: number;
}

export interface LiteralRuling {
  readonly verdict: 'allowed' | 'forbidden' | 'ends';
  readonly outcome: string | null;
  /** The line that decides, from 1; 0 for none. */
  readonly line: number;
  /** The earliest earlier moment that the line looks at; -1 for none. */
  readonly of: number;
}

interface Line {
  readonly number: number;
  readonly text: string;
  readonly lifts: string[];
}

const other = (stone: Stone | null): Stone => (stone === 'X' ? 'O' : 'X');

/** What the text says of the last move of a history, a play. */
export function literally(text: string, history: readonly LiteralMove[]): LiteralRuling {
  const lines: Line[] = [];
  text.split('\n').forEach((raw, i) => {
    const said = raw.trim();
    if (said === '' || /^[#;]|^name:/.test(said)) return;
    if (said.startsWith('suicide')) return;
    if (/lifts? the ban$/.test(said)) lines.at(-1)?.lifts.push(said);
    else lines.push({ number: i + 1, text: said, lifts: [] });
  });
  for (const line of lines) {
    const of = applies(line, history);
    if (of === null) continue;
    const outcome = /ends the game: (draw|no result|loss|win)/.exec(line.text)?.[1] ?? null;
    return { verdict: outcome ? 'ends' : 'forbidden', outcome, line: line.number, of };
  }
  return { verdict: 'allowed', outcome: null, line: 0, of: -1 };
}

function applies({ text, lifts }: Line, history: readonly LiteralMove[]): number | null {
  const n = history.length - 1;
  const now = history[n]!;
  const passLifts = lifts.includes('a pass lifts the ban');
  if (/retakes? a ko/.test(text)) return retakes(history, text.includes('at once'), lifts) ? -1 : null;
  if (text.includes('last move but one')) {
    const own = [...history.keys()].filter(
      (k) => k > 0 && k < n && history[k]!.by === now.by && !['void', 'setup'].includes(history[k]!.kind),
    );
    const k = own.at(-2);
    if (k === undefined) return null;
    const then = history[k]!;
    const same =
      then.kind === 'play' &&
      then.at === now.at &&
      sameBoard(then, now) &&
      sameBoard(history[k - 1]!, history[n - 1]!);
    const lifted = passLifts && history.slice(k + 1, n).some(({ kind }) => kind === 'pass');
    return same && !lifted ? k : null;
  }
  const often = [
    '',
    '',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ];
  const said = often.findIndex((word, i) => i > 1 && text.includes(` the ${word} time`));
  const times = said < 0 ? 2 : said;
  const begins = beginning(text, history);
  const within = /within the last (\d+) moves/.exec(text)?.[1];
  const found: number[] = [];
  for (let k = begins; k < n; k++) {
    if (!sameBoard(history[k]!, now)) continue;
    if (!asked(text, history, k, begins, within !== undefined)) continue;
    if (passLifts && history.slice(k + 1, n).some(({ kind }) => kind === 'pass')) continue;
    if (!cycleFits(text, history, k)) continue;
    found.push(k);
  }
  return found.length + 1 >= times ? found[0]! : null;
}

/** The number of the moment from which on earlier ones count. */
function beginning(text: string, history: readonly LiteralMove[]): number {
  const n = history.length - 1;
  const within = /within the last (\d+) moves/.exec(text)?.[1];
  if (within) return Math.max(0, n - Number(within));
  let from = 0;
  for (let k = 1; k < n; k++) {
    const { kind } = history[k]!;
    if (text.includes('since the last pass') && kind === 'pass') from = k;
    if (text.includes('since the last tenuki') && kind === 'tenuki') from = k;
    if (text.includes('since two passes') && kind === 'pass' && history[k - 1]!.kind === 'pass') from = k;
  }
  return from;
}

function asked(
  text: string,
  history: readonly LiteralMove[],
  k: number,
  begins: number,
  isWindow: boolean,
): boolean {
  const n = history.length - 1;
  const now = history[n]!;
  const then = history[k]!;
  if (/repeats? an earlier play/.test(text)) {
    if (k === 0 || then.kind !== 'play' || (k === begins && !isWindow)) return false;
    return sameBoard(history[k - 1]!, history[n - 1]!);
  }
  if (/situation/.test(text) && then.toMove !== now.toMove) return false;
  const whose = text.includes('of the same player')
    ? 'same'
    : text.includes('of the opponent')
      ? 'opponent'
      : null;
  const isNobodys = k === 0 || then.kind === 'setup' || (k === begins && !isWindow);
  if (text.includes('the start does not count') && nobodyMade(history, k)) return false;
  if (isNobodys)
    return whose === null || text.includes('the start counts') || text.includes('the start does not');
  if (whose === 'same' && then.by !== now.by) return false;
  if (whose === 'opponent' && then.by !== other(now.by)) return false;
  if (text.includes('an earlier play')) return then.kind === 'play' || then.kind === 'tenuki';
  if (text.includes('an earlier move')) return true;
  if (k === begins) return true;
  return then.kind !== 'void' && (then.kind !== 'pass' || text.includes('situation'));
}

function nobodyMade(history: readonly LiteralMove[], k: number): boolean {
  let i = k;
  while (i > 0 && ['pass', 'void'].includes(history[i]!.kind)) i--;
  return i === 0 || history[i]!.kind === 'setup';
}

function cycleFits(text: string, history: readonly LiteralMove[], k: number): boolean {
  const cycle = history.slice(k + 1);
  const now = history.at(-1)!;
  const taken = { X: 0, O: 0 };
  for (const { by, captured, suicide } of cycle) if (by) taken[suicide ? other(by) : by] += captured.length;
  const [own, theirs] = [taken[now.by!], taken[other(now.by)]];
  if (text.includes('with equal captures') && own !== theirs) return false;
  if (text.includes('with unequal captures') && own === theirs) return false;
  if (text.includes('more captures by the player') && own <= theirs) return false;
  if (text.includes('fewer captures by the player') && own >= theirs) return false;
  const length = /in a cycle of (.*?) (plays|moves)/.exec(text);
  if (!length) return true;
  const counted = cycle.filter(({ kind }) =>
    length[2] === 'plays' ? kind === 'play' : kind !== 'setup',
  ).length;
  const how = length[1]!;
  if (how.includes('odd')) return counted % 2 === 1;
  if (how.includes('even')) return counted % 2 === 0;
  if (how.startsWith('more than')) return counted > Number(how.slice('more than '.length));
  return counted === Number(how);
}

function retakes(history: readonly LiteralMove[], atOnce: boolean, lifts: readonly string[]): boolean {
  const n = history.length - 1;
  const now = history[n]!;
  if (now.suicide || now.captured.length !== 1) return false;
  const on = now.captured[0]!;
  let k = n - 1;
  while (
    k > 0 &&
    history[k]!.kind !== 'setup' &&
    !(history[k]!.kind === 'play' && [on, now.at].includes(history[k]!.at))
  )
    k--;
  const then = history[k];
  if (k === 0 || !then || then.kind !== 'play' || then.at !== on || then.by === now.by) return false;
  if (then.suicide || then.chain !== 1 || then.captured.length !== 1 || then.captured[0] !== now.at)
    return false;
  if (atOnce) return k === n - 1;
  const between = history.slice(k + 1, n);
  const isElsewhere = (one: LiteralMove | undefined) => one?.kind === 'play' || one?.kind === 'tenuki';
  const lifted =
    (lifts.includes('a pass lifts the ban') && between.some(({ kind }) => kind === 'pass')) ||
    (lifts.includes('a move elsewhere lifts the ban') && between.some(isElsewhere)) ||
    (lifts.includes('a threat and its answer lift the ban') &&
      between.some(
        (one, i) =>
          isElsewhere(one) &&
          one.by === now.by &&
          isElsewhere(between[i + 1]) &&
          between[i + 1]!.by !== now.by,
      ));
  return !lifted;
}

const sameBoard = (a: Moment, b: Moment) => a.board === b.board && a.outside === b.outside;

export type { OracleReport };
