/**
 * Who can force what, the slow and literal way. Games that must end are searched with their whole
 * history and without a table; games that need not are written out as a graph of all that the rule
 * remembers, and won states are found by going over all of them again and again. No code shared
 * with `src/`.
 */
import { beginning, type CouplingOracle, type OracleState } from './coupling.ts';
import { type OracleBoard, oracleKoPlay, oraclePlay, type Player } from './cycles.ts';
import { oracleIng } from './ing.ts';
import { type OracleMove, oracleSpight } from './spight.ts';

export interface OracleQuestion {
  readonly board: OracleBoard;
  /** Points of stones. */
  readonly targets: readonly number[];
  readonly first: Player;
  readonly threats: readonly [black: number, white: number];
  /** Plays elsewhere that nobody answers; none if not given. */
  readonly spare?: readonly [black: number, white: number];
  /** How many passes in a row end the game; two if not given. */
  readonly passes?: 2 | 3;
  /** `all`: play goes on until each target has been captured. `connect`: until one chain has all. */
  readonly goal?: 'any' | 'all' | 'connect';
  /** Points on which nobody plays. */
  readonly outside?: readonly number[];
}

type Memory = unknown;
/** `open`: the rule says neither yes nor no. */
type Said = 'yes' | 'no' | 'draw' | 'no-result' | 'open';

/** A rule: what it remembers, and what it says of a play. */
export interface OracleRule {
  /** Whether every game under it ends. */
  readonly isFinite: boolean;
  begin(board: OracleBoard, first: Player): Memory;
  play(
    memory: Memory,
    at: OracleTurn,
    point: number,
    after: OracleBoard,
    captured: readonly number[],
  ): [Said, Memory];
  pass(memory: Memory, at: OracleTurn): Memory;
  threat(memory: Memory, at: OracleTurn): Memory;
  /** After a play elsewhere that the opponent does not answer. */
  spare(memory: Memory, at: OracleTurn): Memory;
}

interface OracleTurn {
  readonly board: OracleBoard;
  readonly turn: Player;
  readonly passed: number;
  readonly threats: readonly [number, number];
  readonly spare: readonly [number, number];
  /** Targets that were captured before. */
  readonly gone: readonly number[];
  readonly memory: Memory;
}

/** What a move leads to: a turn, or the end of the game. */
type Next = OracleTurn | string;
/** The same, and whether the rule leaves the move undecided. */
interface Option {
  readonly next: Next;
  readonly isOpen: boolean;
}

const other = (player: Player) => (3 - player) as Player;
const text = ({ stones }: OracleBoard) => stones.join('');

function* optionsOf(rule: OracleRule, question: OracleQuestion, at: OracleTurn): Generator<Option, void> {
  const { board, memory, passed, threats, turn, spare } = at;
  const { goal = 'any', passes = 2, targets } = question;
  for (let p = 0; p < board.stones.length; p++) {
    const made = question.outside?.includes(p) ? null : oraclePlay(board, turn, p, false);
    if (!made) continue;
    const { captured } = made.play;
    const [said, after] = rule.play(memory, at, p, made.after, captured);
    if (said === 'no') continue;
    const isOpen = said === 'open';
    const gone = [...new Set([...at.gone, ...targets.filter((one) => captured.includes(one))])].sort();
    const isReached = goal === 'all' ? targets.every((one) => gone.includes(one)) : gone.length > 0;
    if (isReached)
      yield { next: question.board.stones[gone[0]!] === 1 ? 'black-captured' : 'white-captured', isOpen };
    else if (goal === 'connect' && isChain(made.after, targets)) yield { next: 'connected', isOpen };
    else if (said !== 'yes' && !isOpen) yield { next: said, isOpen };
    else {
      const next = { ...at, board: made.after, turn: other(turn), passed: 0, gone, memory: after };
      yield { next, isOpen };
    }
  }
  if (passed + 1 >= passes) yield { next: 'both-stay', isOpen: false };
  else {
    const next = { ...at, turn: other(turn), passed: passed + 1, memory: rule.pass(memory, at) };
    yield { next, isOpen: false };
  }
  if (threats[turn - 1]! > 0) {
    const left: [number, number] = [...threats];
    left[turn - 1]! -= 1;
    const next = { ...at, passed: 0, threats: left, memory: rule.threat(memory, at) };
    yield { next, isOpen: false };
  }
  if (spare[turn - 1]! > 0) {
    const left: [number, number] = [...spare];
    left[turn - 1]! -= 1;
    const next = { ...at, turn: other(turn), passed: 0, spare: left, memory: rule.spare(memory, at) };
    yield { next, isOpen: false };
  }
}

/** Whether all these points are stones of one chain. */
function isChain({ stones, columns }: OracleBoard, points: readonly number[]): boolean {
  const [start] = points;
  const chain = new Set(start === undefined ? [] : [start]);
  for (const p of chain)
    for (const [q, near] of [
      [p - columns, true],
      [p + columns, true],
      [p - 1, p % columns > 0],
      [p + 1, (p + 1) % columns > 0],
    ] as const)
      if (near && stones[q] === stones[p]) chain.add(q);
  return points.every((p) => chain.has(p));
}

/** Under a rule that leaves no move undecided. */
function* movesOf(rule: OracleRule, question: OracleQuestion, at: OracleTurn): Generator<Next, void> {
  for (const { next } of optionsOf(rule, question, at)) yield next;
}

/**
 * Whether a player can force a set, in games whose whole history counts and that need not end:
 * deeper and deeper, and only what is sure before the horizon. A move that the rule leaves undecided
 * is nobody's to rely on. `null` where it took more than `most` turns to tell.
 */
export function oracleDecides(
  rule: OracleRule,
  question: OracleQuestion,
  player: Player,
  wanted: ReadonlySet<string>,
  most: number,
): boolean | null {
  let left = most;
  // 1: the player wins, -1: the opponent does, 0: not known.
  const search = (at: OracleTurn, depth: number): -1 | 0 | 1 => {
    if (--left < 0) throw new RangeError('too many');
    const good = at.turn === player ? 1 : -1;
    let isLost = true;
    for (const { next, isOpen } of optionsOf(rule, question, at)) {
      const value =
        typeof next === 'string' ? (wanted.has(next) ? 1 : -1) : depth > 0 ? search(next, depth - 1) : 0;
      if (value === good && !isOpen) return good;
      if (value !== -good) isLost = false;
    }
    return isLost ? (-good as 1 | -1) : 0;
  };
  try {
    for (let depth = 1; ; depth++) {
      const value = search(beginningOf(rule, question), depth);
      if (value !== 0) return value > 0;
    }
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function beginningOf(rule: OracleRule, question: OracleQuestion): OracleTurn {
  const { board, first, threats, spare = [0, 0] } = question;
  return { board, turn: first, passed: 0, threats, spare, gone: [], memory: rule.begin(board, first) };
}

/** Whether a player can force each of some sets; `null` where it took more than `most` turns to tell. */
export function oracleForces(
  rule: OracleRule,
  question: OracleQuestion,
  player: Player,
  wanted: ReadonlySet<string>,
  most: number,
): boolean | null {
  if (!rule.isFinite) return graphOf(rule, question, most)?.(player, wanted) ?? null;
  let left = most;
  const search = (at: OracleTurn): boolean => {
    if (--left < 0) throw new RangeError('too many');
    // Ends are looked at before what goes on.
    const next = [...movesOf(rule, question, at)].sort(
      (a, b) => Number(typeof a !== 'string') - Number(typeof b !== 'string'),
    );
    const good = (one: Next) => (typeof one === 'string' ? wanted.has(one) : search(one));
    return at.turn === player ? next.some(good) : next.every(good);
  };
  try {
    return search(beginningOf(rule, question));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const graphs = new Map<string, ((player: Player, wanted: ReadonlySet<string>) => boolean) | null>();

/** All turns of a game that need not end, and who wins at each. A set with `unending` is what the opponent cannot prevent. */
function graphOf(rule: OracleRule, question: OracleQuestion, most: number) {
  const name = JSON.stringify([graphNumber(rule), question]);
  const known = graphs.get(name);
  if (known !== undefined) return known;
  graphs.clear();
  const keys = new Map<string, number>();
  const turns: OracleTurn[] = [];
  const enter = (at: OracleTurn): number => {
    const key = JSON.stringify([
      text(at.board),
      at.turn,
      at.passed,
      at.threats,
      at.spare,
      at.gone,
      at.memory,
    ]);
    let number = keys.get(key);
    if (number === undefined) {
      number = turns.length;
      keys.set(key, number);
      turns.push(at);
    }
    return number;
  };
  enter(beginningOf(rule, question));
  const next: (number | string)[][] = [];
  for (const at of turns) {
    if (turns.length > most) {
      graphs.set(name, null);
      return null;
    }
    next.push([...movesOf(rule, question, at)].map((one) => (typeof one === 'string' ? one : enter(one))));
  }
  const reaches = (player: Player, wanted: ReadonlySet<string>): boolean => {
    const won = new Uint8Array(turns.length);
    const good = (one: number | string) => (typeof one === 'string' ? wanted.has(one) : won[one] === 1);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [i, at] of turns.entries()) {
        if (won[i] || !(at.turn === player ? next[i]!.some(good) : next[i]!.every(good))) continue;
        won[i] = 1;
        changed = true;
      }
    }
    return won[0] === 1;
  };
  const answer = (player: Player, wanted: ReadonlySet<string>) => {
    if (!wanted.has('unending')) return reaches(player, wanted);
    const rest = ENDS.filter((one) => !wanted.has(one));
    return !reaches(other(player), new Set(rest));
  };
  graphs.set(name, answer);
  return answer;
}

const ENDS = ['black-captured', 'white-captured', 'both-stay', 'draw', 'no-result', 'unending', 'connected'];
const numbers = new Map<OracleRule, number>();
const graphNumber = (rule: OracleRule) => numbers.get(rule) ?? numbers.set(rule, numbers.size).get(rule)!;

/** The stone that basic ko protects: one that is alone and has just taken one. */
function koAfter(at: OracleTurn, point: number, captured: readonly number[]): number {
  const made = oraclePlay(at.board, at.turn, point, false)!;
  return captured.length === 1 && made.play.chain.length === 1 ? point : -1;
}

const breaksKo = (ko: number, captured: readonly number[]) => captured.length === 1 && captured[0] === ko;

const none: OracleRule = {
  isFinite: false,
  begin: () => 0,
  play: () => ['yes', 0],
  pass: () => 0,
  threat: () => 0,
  spare: () => 0,
};

const basic: OracleRule = {
  isFinite: false,
  begin: () => -1,
  play: (ko, at, point, _after, captured) =>
    breaksKo(ko as number, captured) ? ['no', ko] : ['yes', koAfter(at, point, captured)],
  pass: () => -1,
  threat: () => -1,
  spare: () => -1,
};

/** Every board that was there, as the rule counts it. */
interface History {
  readonly ko: number;
  readonly past: readonly string[];
}

function superko(count: (board: OracleBoard, next: Player, by: Player | null) => string | null): OracleRule {
  const add = (past: readonly string[], one: string | null) => (one === null ? past : [...past, one]);
  return {
    isFinite: true,
    begin: (board, first) => add([], count(board, first, null)),
    play(memory, { turn }, _point, after) {
      const past = memory as readonly string[];
      const now = count(after, other(turn), turn)!;
      return past.includes(now) ? ['no', past] : ['yes', [...past, now]];
    },
    pass: (past, { board, turn }) => add(past as string[], count(board, other(turn), null)),
    threat: (_past, { board, turn }) => add([], count(board, turn, other(turn))),
    spare: (_past, { board, turn }) => add([], count(board, other(turn), turn)),
  };
}

function recreation(comesTo: 'draw' | 'no-result'): OracleRule {
  return {
    isFinite: true,
    begin: (board) => ({ ko: -1, past: [text(board)] }),
    play(memory, at, point, after, captured) {
      const { ko, past } = memory as History;
      if (breaksKo(ko, captured)) return ['no', memory];
      const now = text(after);
      const next = { ko: koAfter(at, point, captured), past: [...past, now] };
      return [past.includes(now) ? comesTo : 'yes', next];
    },
    pass: (memory) => ({ ...(memory as History), ko: -1 }),
    threat: (_memory, { board }) => ({ ko: -1, past: [text(board)] }),
    spare: (_memory, { board }) => ({ ko: -1, past: [text(board)] }),
  };
}

const koPlays = new Map<string, boolean>();

/** Spight's Ko rule, without that on odd cycles. */
export function spightEven(most: number): OracleRule {
  return {
    isFinite: false,
    begin: () => [],
    play(memory, { board, turn }, point, _after, captured) {
      const hot = memory as readonly number[];
      const key = `${most} ${board.columns} ${text(board)} ${turn} ${point}`;
      let isKo = koPlays.get(key);
      if (isKo === undefined) {
        isKo = oracleKoPlay({ board, color: turn, first: point, most, suicide: false, plain: true });
        koPlays.set(key, isKo);
      }
      if (!isKo) return ['yes', []];
      if (captured.some((p) => hot.includes(p))) return ['no', hot];
      return ['yes', [...hot, point].filter((p) => !captured.includes(p)).sort((a, b) => a - b)];
    },
    pass: () => [],
    threat: () => [],
    spare: () => [],
  };
}

/** All moves of a game: what Spight's odd cycles and Ing's classes look at. */
type Moves = readonly OracleMove[];

function byMoves(judge: (moves: Moves) => Said): OracleRule {
  const known = new Map<string, Said>();
  const judged = (moves: Moves): Said => {
    const key = moves.map(({ color, point }) => `${color}${point}`).join(' ');
    const said = known.get(key) ?? judge(moves);
    known.set(key, said);
    return said;
  };
  return {
    isFinite: false,
    begin: () => [],
    play(memory, { turn }, point) {
      const moves = [...(memory as Moves), { color: turn, point }];
      return [judged(moves), moves];
    },
    // A threat ends runs of ko plays, as a pass does, and odd cycles survive both.
    pass: (memory, { turn }) => [...(memory as Moves), { color: turn, point: 'pass' }],
    threat: (memory, { turn }) => [
      ...(memory as Moves),
      { color: turn, point: 'pass' },
      { color: other(turn), point: 'pass' },
    ],
    spare: (memory, { turn }) => [...(memory as Moves), { color: turn, point: 'pass' }],
  };
}

const LITERAL = { suicide: false, plain: true } as const;

/** Spight's rule from this board on, the literal program asked about every line. */
export function spightFrom(start: OracleBoard, maxCycle: number): OracleRule {
  return byMoves((moves) => {
    const { capturesHot, secondOddCycle } = oracleSpight(start, moves, { ...LITERAL, maxCycle }).at(-1)!;
    return capturesHot || secondOddCycle ? 'no' : 'yes';
  });
}

/** Ing's rules, as far as the texts at hand decide them. */
export function ingFrom(start: OracleBoard, maxCycle: number): OracleRule {
  return byMoves((moves) => {
    const { codes } = oracleIng(start, moves, { ...LITERAL, maxCycle }).at(-1)!;
    const said = new Set(
      codes.map((code) => (code === null ? 'yes' : code === 'ing.undecided' ? 'open' : 'no')),
    );
    return said.size === 1 ? [...said][0]! : 'open';
  });
}

/** Jasiek's rules, by the literal program. */
export function couplingBy(oracle: CouplingOracle): OracleRule {
  const cells = ({ stones }: OracleBoard) => stones.map((stone) => '.XO'[stone]).join('');
  const stone = (player: Player) => (player === 1 ? 'X' : 'O');
  const next = (memory: Memory, player: Player, point: number) =>
    oracle.next(memory as OracleState, { color: stone(player), point });
  return {
    isFinite: true,
    begin: (board) => beginning(cells(board)),
    play(memory, { turn }, point) {
      const { state, verdict } = next(memory, turn, point);
      return [verdict.breaks.length > 0 ? 'no' : 'yes', state];
    },
    pass: (memory, { turn }) => next(memory, turn, -1).state,
    threat: (memory, { turn }) => next(next(memory, turn, -2).state, other(turn), -2).state,
    spare: (memory, { turn }) => next(memory, turn, -2).state,
  };
}

export const ORACLE_RULES = {
  none,
  basic,
  psk: superko((board) => text(board)),
  ssk: superko((board, next) => `${text(board)} ${next}`),
  nssk: superko((board, _next, by) => (by === null ? null : `${text(board)} ${by}`)),
  korean: recreation('draw'),
  japanese: recreation('no-result'),
} as const satisfies Record<string, OracleRule>;
