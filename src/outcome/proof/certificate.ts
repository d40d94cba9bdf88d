import { Game } from '../../go/game.ts';
import { Geometry, MAX_SIZE } from '../../go/geometry.ts';
import { Position } from '../../go/position.ts';
import {
  BLACK,
  type Color,
  type ColorName,
  colorName,
  type Move,
  type Point,
  type Side,
  WHITE,
} from '../../go/types.ts';
import { ruleOf } from '../../rules/index.ts';
import { FAR, MAX_CYCLE, type RuleId, type RuleOptions } from '../../rules/rule.ts';
import { LONGEST_ID } from '../../rules/variants.ts';
import { MOST_THREATS } from '../limits.ts';
import { type SaidSupply, saidSupply } from '../supply.ts';
import { GOALS, type Goal, OUTCOMES, type Outcome, type Passes, type Supply } from '../types.ts';

/**
 * The `format` and the `version` of a certificate. A change of either makes older ones unreadable.
 */
const FORMAT = 'koban outcome proof';
const VERSION = 2;
/** It had no spare moves, no goals but `any`, and two passes. */
const BEFORE = 1;

/**
 * What a node holds beside points: a pass, a threat with its answer, a spare move, and in place of
 * a node the end of the game.
 */
export const PASS = -1;
export const THREAT = -2;
export const SPARE = -3;
export const END = -1;

/**
 * A strategy. Node 0 is the start. A node at which the owner is to move is `[move, node]`; one of
 * the opponent is `[move, node, move, node, …]`, with every legal move that does not end the game.
 * Moves are points by their index, row by row from the top left, or -1 (pass), -2 (threat and
 * answer), -3 (spare move); node -1 is the end of the game.
 */
export interface ProofStrategy {
  readonly owner: ColorName;
  readonly forces: readonly Outcome[];
  readonly nodes: readonly (readonly number[])[];
}

/**
 * A proof of who can force what: all of a question, and a strategy for each smallest set. Plain
 * JSON.
 */
export interface Certificate {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION | typeof BEFORE;
  readonly rule: RuleId;
  readonly options: {
    readonly suicide: RuleOptions['suicide'];
    readonly hiddenKos: RuleOptions['hiddenKos'];
    readonly maxCycle: number | 'far';
    readonly budget: number;
  };
  readonly first: ColorName;
  readonly threats: SaidSupply;
  /** This, `passes` and `goal` are missing in version 1. */
  readonly spare?: SaidSupply;
  readonly passes?: Passes;
  readonly goal?: Goal;
  readonly targets: readonly string[];
  /** Empty points on which nobody plays. */
  readonly outside: readonly string[];
  readonly board: {
    readonly rows: readonly string[];
    readonly open: readonly Side[];
    readonly origin: { readonly column: number; readonly row: number };
  };
  readonly toPlay: ColorName;
  /** The moves before the question: `B d4`, `W pass`, `B tenuki`, or a board that is set up. */
  readonly moves: readonly (string | { readonly setup: ColorName; readonly rows: readonly string[] })[];
  readonly strategies: readonly ProofStrategy[];
}

/** What a certificate is about, read back: all that the checker goes by. */
export interface ProofClaim {
  readonly game: Game;
  readonly first: Color;
  readonly rule: RuleId;
  readonly options: RuleOptions;
  readonly targets: readonly Point[];
  readonly goal: Goal;
  readonly outside: readonly Point[];
  readonly threats: Supply;
  readonly spare: Supply;
  readonly passes: Passes;
}

const MOST_MOVES = 10_000;
const MOST_STRATEGIES = 64;
/** Numbers in all nodes together. */
const MOST_NUMBERS = 20_000_000;

export function certificateOf(claim: ProofClaim, strategies: readonly ProofStrategy[]): Certificate {
  const { game, goal, options, outside, passes, rule, spare, targets, threats } = claim;
  const { position, toPlay } = game.start;
  const { geometry } = position;
  const letter = (color: Color) => (color === BLACK ? 'B' : 'W');
  return {
    format: FORMAT,
    version: VERSION,
    rule,
    options: {
      suicide: options.suicide,
      hiddenKos: options.hiddenKos,
      maxCycle: options.maxCycle === FAR ? 'far' : options.maxCycle,
      budget: options.budget,
    },
    first: colorName(claim.first),
    threats: saidSupply(threats),
    spare: saidSupply(spare),
    passes,
    goal,
    targets: targets.map((p) => geometry.name(p)),
    outside: outside.map((p) => geometry.name(p)),
    board: { rows: position.rows(), open: [...geometry.open], origin: geometry.origin },
    toPlay: colorName(toPlay),
    moves: game.plies.map(({ move }) => {
      if (move.kind === 'setup') return { setup: colorName(move.color), rows: move.position.rows() };
      return `${letter(move.color)} ${move.kind === 'play' ? geometry.name(move.point) : move.kind}`;
    }),
    strategies,
  };
}

/**
 * Reads what may be anything. `null` where it is no certificate of this version or is larger than
 * any that Koban writes.
 */
export function readCertificate(value: unknown): { certificate: Certificate; claim: ProofClaim } | null {
  try {
    return reading(value as Certificate);
  } catch (error) {
    if (error instanceof Malformed || error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

class Malformed extends Error {}

function need(holds: unknown): asserts holds {
  if (!holds) throw new Malformed();
}

function reading(value: Certificate): { certificate: Certificate; claim: ProofClaim } {
  need(value.format === FORMAT && (value.version === VERSION || value.version === BEFORE));
  const isBefore = value.version === BEFORE;
  const { spare, passes, goal } = isBefore ? { ...value, ...BEFORE_HAD } : value;
  need((passes === 2 || passes === 3) && goal !== undefined && GOALS.includes(goal) && spare);
  const { board, options } = value;
  const rows = listOf(board.rows, MAX_SIZE);
  need(rows.every((row) => typeof row === 'string' && row.length <= MAX_SIZE));
  const open = listOf(board.open, 4);
  need(open.every((side) => ['top', 'right', 'bottom', 'left'].includes(side)));
  const { column, row } = board.origin;
  need(isCount(column, 1, 10_000) && isCount(row, 1, 10_000));
  const geometry = Geometry.of({
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    open,
    origin: { column, row },
  });
  const point = (name: unknown): Point => {
    need(typeof name === 'string');
    const p = geometry.point(name);
    need(p >= 0);
    return p;
  };
  const moves = listOf(value.moves, MOST_MOVES).map((move): Move => {
    if (typeof move !== 'string') {
      const position = Position.of(geometry, listOf(move.rows, MAX_SIZE));
      return { kind: 'setup', color: colorOf(move.setup), position };
    }
    const [letter, what, ...more] = move.split(' ');
    need((letter === 'B' || letter === 'W') && what !== undefined && more.length === 0);
    const color = letter === 'B' ? BLACK : WHITE;
    if (what === 'pass' || what === 'tenuki') return { kind: what, color };
    return { kind: 'play', color, point: point(what) };
  });
  const game = Game.of({ position: Position.of(geometry, rows), toPlay: colorOf(value.toPlay) }, moves);
  need(typeof value.rule === 'string' && value.rule.length <= LONGEST_ID && ruleOf(value.rule));
  need(['rule', 'allowed', 'several', 'forbidden'].includes(options.suicide));
  need(['ignore', 'count'].includes(options.hiddenKos));
  const { maxCycle } = options;
  need(maxCycle === 'far' || isCount(maxCycle, MAX_CYCLE.least, MAX_CYCLE.most));
  need(isCount(options.budget, 1, 1e12));
  let numbers = 0;
  for (const { owner, forces, nodes } of listOf(value.strategies, MOST_STRATEGIES)) {
    colorOf(owner);
    need(listOf(forces, OUTCOMES.length).every((one) => OUTCOMES.includes(one)));
    for (const node of listOf(nodes, MOST_NUMBERS)) {
      numbers += listOf(node, 2 * (geometry.area + 3)).length;
      need(numbers <= MOST_NUMBERS && node.length % 2 === 0 && node.every(Number.isInteger));
    }
  }
  return {
    certificate: value,
    claim: {
      game,
      first: colorOf(value.first),
      rule: value.rule,
      options: {
        suicide: options.suicide,
        hiddenKos: options.hiddenKos,
        maxCycle: maxCycle === 'far' ? FAR : maxCycle,
        budget: options.budget,
        bare: true,
      },
      targets: listOf(value.targets, geometry.area).map(point),
      outside: listOf(value.outside, geometry.area).map(point),
      goal,
      threats: supplyOf(value.threats),
      spare: supplyOf(spare),
      passes,
    },
  };
}

function listOf<T>(value: readonly T[], most: number): readonly T[] {
  need(Array.isArray(value) && value.length <= most);
  return value;
}

function isCount(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

const BEFORE_HAD = { spare: { black: 0, white: 0 }, passes: 2, goal: 'any' } as const;

function supplyOf({ black, white }: SaidSupply): Supply {
  return { black: countOf(black), white: countOf(white) };
}

function countOf(value: number | '*'): number {
  if (value === '*') return Number.POSITIVE_INFINITY;
  need(isCount(value, 0, MOST_THREATS));
  return value;
}

function colorOf(value: ColorName): Color {
  need(value === 'black' || value === 'white');
  return value === 'black' ? BLACK : WHITE;
}
