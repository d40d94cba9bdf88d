/**
 * The smallest lines of play that a condition holds of, by exhaustion: boards of one size, fewest
 * stones first, then fewest moves. Within the bounds of a quest nothing is left out, so what is
 * found first is proven smallest, and what is not found is proven not to be there.
 */
import { type Eye, Eyes, type Sum, sameSum } from '../eyes/index.ts';
import type { Task } from '../go/task.ts';
import { BLACK } from '../go/types.ts';
import type { RuleId } from '../rules/rule.ts';
import { gameOf, Judges } from './judges.ts';
import { ALLOWED, FoundLine, PASS, QUICK_RULES, type QuickRule, type Ruling } from './line.ts';
import { count, positions, SmallBoard, type SmallSize, type SmallStart, Symmetries } from './small-board.ts';

/** Where to search. All bounds are inclusive. */
export interface Bounds {
  readonly board: SmallSize;
  /** Stones of the position from which the line begins. */
  readonly stones: { readonly least: number; readonly most: number };
  readonly moves: { readonly least: number; readonly most: number };
  /** Whether lines may have passes; two in a row never occur, since they end the game. */
  readonly passes: boolean;
}

/**
 * What is looked for.
 * `differ`: the last move of the line is judged differently by two rules, both of which allow all
 * moves before it.
 * `cycle`: the last move is a play that makes the board as it was at the start, for the first time;
 * `parity` is that of its plays. No move is a basic-ko recapture, unless the cycle has two moves.
 * `eye`: the position itself, without a move, has an eye of Black with this value, by reading.
 */
export type Condition =
  | { readonly kind: 'differ'; readonly pairs: readonly (readonly [RuleId, RuleId])[] }
  | { readonly kind: 'cycle'; readonly length: number; readonly parity?: 'odd' | 'even' }
  | { readonly kind: 'eye'; readonly value: Sum };

/** Every Nth starting position, from the `index`th on; index counts from 1. */
export interface QuestShard {
  readonly index: number;
  readonly count: number;
}

/** A line of play that the condition holds of. */
export interface Hit {
  readonly start: SmallStart;
  /**
   * Points in row-major order from the top left, {@link PASS} for a pass; Black makes the first
   * move.
   */
  readonly moves: readonly number[];
  /** The number of the pair of rules that differ, 0 for other conditions. */
  readonly pair: number;
  readonly stones: number;
  /** The number of the starting position among those with as many stones. */
  readonly ordinal: number;
}

/** One step of a search: all positions with so many stones, all lines of so many moves. */
export interface Level {
  readonly stones: number;
  readonly moves: number;
}

/** The steps of a search in their order: fewest stones first, then fewest moves. */
export function levelsOf({ board, stones, moves }: Bounds, condition: Condition): Level[] {
  const most = Math.min(stones.most, board.columns * board.rows);
  const levels: Level[] = [];
  for (let n = stones.least; n <= most; n++) {
    for (let m = moves.least; m <= moves.most; m++)
      if (condition.kind !== 'cycle' || condition.length === m) levels.push({ stones: n, moves: m });
  }
  return levels;
}

/** How many pairs of rules a condition has; one for conditions that have none. */
export function pairsOf(condition: Condition): number {
  return condition.kind === 'differ' ? condition.pairs.length : 1;
}

/** Starting positions between two yields of a task. */
const SLICE = 16;

/** Searches levels. One object is used for one level after the other, never for two at once. */
export class QuestSearch {
  private readonly board: SmallBoard;
  private readonly symmetries: Symmetries;
  private readonly line: FoundLine;
  private readonly judges: Judges;
  private readonly rules: readonly RuleId[];
  private readonly pairs: readonly (readonly [number, number])[];
  /** Positions with an eye whose value is not known for sure. */
  private unsure = 0;
  /** By pair: whether a smaller level has decided it. */
  private decided: readonly boolean[] = [];

  /** @throws RangeError for a board of more than 30 points. */
  constructor(
    readonly bounds: Bounds,
    readonly condition: Condition,
  ) {
    this.board = new SmallBoard(bounds.board);
    this.symmetries = new Symmetries(bounds.board);
    this.line = new FoundLine(this.board, bounds.moves.most);
    const named = condition.kind === 'differ' ? condition.pairs : [];
    this.rules = [...new Set(named.flat())];
    this.pairs = named.map(([a, b]) => [this.rules.indexOf(a), this.rules.indexOf(b)]);
    this.judges = new Judges(bounds.board, this.line);
  }

  /** How many plays have been tried so far. */
  get plays(): number {
    return this.line.plays;
  }

  /**
   * What could not be compared so far: verdicts that are undecided, positions with an eye whose
   * value is not proven.
   */
  get undecided(): number {
    return this.judges.undecided + this.unsure;
  }

  /**
   * All hits of a level, or of one shard of its starting positions, in the order of those. Pairs
   * that are decided are left out. The task yields between slices of starting positions.
   */
  *level({ stones, moves }: Level, shard: QuestShard, decided: readonly boolean[]): Task<Hit[]> {
    this.decided = decided;
    const hits: Hit[] = [];
    let ordinal = 0;
    for (const start of positions(this.board, this.symmetries, stones)) {
      const nth = ordinal++;
      if (nth % shard.count !== shard.index - 1) continue;
      this.line.begin(start);
      this.judges.begin(start);
      const stabilizer = this.symmetries.stabilizer(start);
      const hit = (pair: number) => {
        if (stabilizer.some((map) => this.comesBefore(map))) return;
        hits.push({ start, moves: this.line.moves(), pair, stones, ordinal: nth });
      };
      if (this.condition.kind === 'eye') yield* this.eye(start, this.condition.value, hit);
      else if (this.condition.kind === 'cycle') this.cycles(moves, this.condition, start, hit);
      else this.differences(moves, 2 ** this.rules.length - 1, hit);
      if (ordinal % SLICE === 0) yield;
    }
    return hits;
  }

  /**
   * Whether the moves of the line, turned by a symmetry, come before the moves as they are: then
   * the line is a copy of another one.
   */
  private comesBefore(map: readonly number[]): boolean {
    for (const p of this.line.moves()) {
      const image = p === PASS ? PASS : (map[p] ?? PASS);
      if (image !== p) return image < p;
    }
    return false;
  }

  /** Tries every move that may come next. */
  private tryAll(moves: number, visit: () => void): void {
    const { line } = this;
    for (let rest = line.empty; rest !== 0; rest &= rest - 1) {
      if (!line.make(31 - Math.clz32(rest & -rest))) continue;
      visit();
      line.undo();
    }
    // The last move of what is looked for is a play: no rule says anything of a pass.
    if (!this.bounds.passes || line.passed || line.length + 1 >= moves) return;
    line.make(PASS);
    visit();
    line.undo();
  }

  /** `alive`: a bit for each rule that allows all moves made so far. */
  private differences(moves: number, alive: number, hit: (pair: number) => void): void {
    const { line } = this;
    this.tryAll(moves, () => {
      const last = line.length === moves;
      // While nothing was captured no position comes back, so no rule objects to anything.
      if (!line.captures) {
        if (!last) this.differences(moves, alive, hit);
        return;
      }
      if (last) {
        for (let pair = 0; pair < this.pairs.length; pair++) if (this.differs(pair, alive)) hit(pair);
        return;
      }
      let rest = 0;
      for (let k = 0; k < this.rules.length; k++)
        if ((alive >> k) & 1 && this.quickly(k) === ALLOWED) rest |= 1 << k;
      if (this.pairs.some(([a, b], pair) => !this.decided[pair] && (rest >> a) & 1 && (rest >> b) & 1))
        this.differences(moves, rest, hit);
    });
  }

  /**
   * What a rule says of the last move if that needs no search; rules that search are asked only
   * where a line may be a hit.
   */
  private quickly(rule: number): Ruling {
    const id = this.rules[rule];
    return isQuick(id) ? this.line.ruling(id) : ALLOWED;
  }

  /**
   * Whether the rules of a pair, both of which may have allowed all moves before, say different
   * things of the last one.
   */
  private differs(pair: number, alive: number): boolean {
    const [a, b] = this.pairs[pair] ?? [0, 0];
    if (this.decided[pair] || !((alive >> a) & 1) || !((alive >> b) & 1)) return false;
    const first = this.ruling(a);
    if (first === null) return false;
    const second = this.ruling(b);
    return second !== null && first !== second;
  }

  /**
   * What a rule says of the last move; `null` when it does not allow all moves before, or does not
   * decide.
   */
  private ruling(rule: number): Ruling | null {
    const id = this.rules[rule];
    if (id === undefined) return null;
    return isQuick(id) ? this.line.ruling(id) : this.judges.ruling(id);
  }

  private *eye(start: SmallStart, value: Sum, hit: (pair: number) => void): Task<void> {
    const eyes = yield* blackEyes(this.bounds.board, start);
    if (eyes.some(({ diagonals }) => diagonals.some(({ proven }) => !proven))) this.unsure++;
    if (eyes.some(({ sum }) => sameSum(sum, value))) hit(0);
  }

  private cycles(
    moves: number,
    condition: Condition & { kind: 'cycle' },
    start: SmallStart,
    hit: (pair: number) => void,
  ): void {
    const { line } = this;
    const { parity } = condition;
    this.tryAll(moves, () => {
      const left = moves - line.length;
      if (count(line.missing(start)) > left) return;
      if (moves > 2 && line.ruling('basic') !== ALLOWED) return;
      if (left > 0) {
        if (line.repeats() !== 0) this.cycles(moves, condition, start, hit);
        return;
      }
      if (line.repeats() !== 0) return;
      const plays = line.moves().filter((p) => p !== PASS).length;
      if (parity === undefined || (plays % 2 === 1) === (parity === 'odd')) hit(0);
    });
  }
}

/** The eyes of Black, with yields. Those of White are Black's where the colors are exchanged. */
export function* blackEyes(board: SmallSize, start: SmallStart): Task<Eye[]> {
  const { position } = gameOf(board, start).start;
  const eyes = new Eyes(position);
  const found: Eye[] = [];
  for (const point of position.geometry.sorted(position.cells.keys()))
    if (position.cells[point] === 0 && (yield* eyes.searchingEye(point, BLACK)))
      found.push(yield* eyes.reading(point, BLACK));
  return found;
}

function isQuick(id: RuleId | undefined): id is QuickRule {
  return QUICK_RULES.some((one) => one === id);
}
