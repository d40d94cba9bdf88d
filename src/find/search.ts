/**
 * The smallest lines of play that a condition holds of, by exhaustion: boards of one size, fewest
 * stones first, then fewest moves. Within the bounds of a quest nothing is left out, so what is
 * found first is proven smallest, and what is not found is proven not to be there.
 */
import { diagonalsOf, type Eye, Eyes, type Sum, sameSum } from '../eyes/index.ts';
import { must } from '../go/must.ts';
import type { Position } from '../go/position.ts';
import type { Task } from '../go/task.ts';
import { BLACK, WHITE } from '../go/types.ts';
import { canAnswer, patternOf, RULES, ruleOf } from '../rules/index.ts';
import { ALLOWED, FORBIDDEN, type Quick, type Ruling } from '../rules/quick.ts';
import type { HotStones, RuleId } from '../rules/rule.ts';
import { plainOf } from '../rules/variants.ts';
import type { Bounds, Condition, Hit, QuestShard, SearchLevel } from './conditions.ts';
import { answer, asked, gameOf, Judges, koPositions, playsSuicide } from './judges.ts';
import { FoundLine, PASS } from './line.ts';
import { outcomesOf, targetsOn } from './outcomes.ts';
import { count, positions, SmallBoard, type SmallSize, type SmallStart, Symmetries } from './small-board.ts';

/** Starting positions between two yields of a task. */
const SLICE = 16;
/** Moves of a line, at least, whose last one completes an odd cycle for the second time. */
const SECOND_ODD_CYCLE = 7;

/** Searches levels. One object is used for one level after the other, never for two at once. */
export class QuestSearch {
  private readonly board: SmallBoard;
  private readonly symmetries: Symmetries;
  private readonly line: FoundLine;
  private readonly judges: Judges;
  private readonly rules: readonly RuleId[];
  /**
   * By rule: what it says without a search; `undefined` of a variant, and of a rule that searches.
   */
  private readonly quick: readonly (Quick | undefined)[];
  private readonly pairs: readonly (readonly [number, number])[];
  /** By pair: whether one of its rules may forbid a play before any stone was captured. */
  private readonly early: readonly boolean[];
  /** Positions and lines of which it is not known for sure whether they are hits. */
  private unsure = 0;
  /** The symmetries that leave the starting position as it is. */
  private stabilizer: readonly (readonly number[])[] = [];
  /** By pair: whether a smaller level has decided it. */
  private decided: readonly boolean[] = [];

  /** @throws RangeError for a board of more than 30 points. */
  constructor(
    readonly bounds: Bounds,
    readonly condition: Condition,
  ) {
    this.board = new SmallBoard(bounds.board);
    this.symmetries = new Symmetries(bounds.board);
    const named = condition.kind === 'differ' ? condition.pairs : [];
    this.rules = [...new Set(named.flat())];
    this.line = new FoundLine(this.board, bounds.moves.most, this.rules.some(playsSuicide));
    this.pairs = named.map(([a, b]) => [this.rules.indexOf(a), this.rules.indexOf(b)]);
    this.quick = this.rules.map(quickOf);
    this.early = named.map((pair) => pair.some((id) => !quickOf(plainOf(id)) && !canAnswer(id, 'hot')));
    this.judges = new Judges(bounds.board, this.line);
  }

  /** How many plays have been tried so far. */
  get plays(): number {
    return this.line.plays;
  }

  /**
   * What could not be compared so far: verdicts that are undecided, positions with an eye whose
   * value is not proven or with kos that were not all found.
   */
  get undecided(): number {
    return this.judges.undecided + this.unsure;
  }

  /**
   * All hits of a level, or of one shard of its starting positions, in the order of those. Pairs
   * that are decided are left out. The task yields between slices of starting positions.
   */
  *level({ stones, moves }: SearchLevel, shard: QuestShard, decided: readonly boolean[]): Task<Hit[]> {
    this.decided = decided;
    const hits: Hit[] = [];
    let ordinal = 0;
    for (const start of positions(this.board, this.symmetries, stones)) {
      const nth = ordinal++;
      if (nth % shard.count !== shard.index - 1) continue;
      this.line.begin(start);
      this.judges.begin(start);
      this.stabilizer = this.symmetries.stabilizer(start);
      const hit = (pair: number, more: Pick<Hit, 'targets'> = {}) => {
        const { board } = this.bounds;
        hits.push({ board, start, moves: this.line.moves(), pair, stones, ordinal: nth, ...more });
      };
      yield* this.from(start, moves, hit);
      if (ordinal % SLICE === 0) yield;
    }
    return hits;
  }

  private *from(
    start: SmallStart,
    moves: number,
    hit: (pair: number, more?: Pick<Hit, 'targets'>) => void,
  ): Task<void> {
    const { condition } = this;
    switch (condition.kind) {
      case 'eye':
        return yield* this.eye(start, condition.value, hit);
      case 'ko-position':
        return yield* this.koPosition(start, condition.points, hit);
      case 'cycle':
        return this.cycles(moves, condition, start, hit);
      case 'hot':
        return this.hot(moves, condition.stones, () => hit(0));
      case 'disturber':
        return this.disturber(moves, condition.player, () => hit(0));
      case 'differ':
        return this.differences(moves, 2 ** this.rules.length - 1, hit);
      case 'outcome':
        return yield* this.outcomes(start, condition.rules, (targets) => hit(0, { targets }));
      case 'matching':
        throw new RangeError('a diagram in part has a search of its own');
    }
  }

  /**
   * Whether the moves of the line, turned by a symmetry of its start, come before the moves as they
   * are: then the line, and every longer one, is a copy of another one.
   */
  private isCopy(): boolean {
    const { line, stabilizer } = this;
    for (const map of stabilizer) {
      for (let n = 1; n <= line.length; n++) {
        const p = line.move(n);
        const image = p === PASS ? PASS : (map[p] ?? PASS);
        if (image === p) continue;
        if (image < p) return true;
        break;
      }
    }
    return false;
  }

  /** Tries every move that may come next. */
  private tryAll(moves: number, visit: () => void): void {
    const { line } = this;
    for (let rest = line.empty; rest !== 0; rest &= rest - 1) {
      if (!line.make(31 - Math.clz32(rest & -rest))) continue;
      if (!this.isCopy()) visit();
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
      // While nothing was captured no position comes back, so a rule without a `quick` or
      // hot stones alone objects: a second time as disturber of a ko position takes no capture.
      const quiet = !line.captures;
      if (last) {
        for (let pair = 0; pair < this.pairs.length; pair++)
          if ((!quiet || this.early[pair]) && this.differs(pair, alive)) hit(pair);
        return;
      }
      if (quiet) return this.differences(moves, alive, hit);
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
    const quick = this.quick[rule];
    return quick ? this.line.ruling(quick) : ALLOWED;
  }

  /**
   * Whether the rules of a pair, both of which may have allowed all moves before, say different
   * things of the last one.
   */
  private differs(pair: number, alive: number): boolean {
    const [a, b] = this.pairs[pair] ?? [0, 0];
    if (this.decided[pair] || !((alive >> a) & 1) || !((alive >> b) & 1)) return false;
    const sure = this.sure(a);
    if (sure !== null && sure === this.sure(b)) return false;
    const first = this.ruling(a);
    if (first === null) return false;
    const second = this.ruling(b);
    return second !== null && first !== second;
  }

  /**
   * What a rule that allows all moves before says of the last move, where that needs no search;
   * else `null`. A rule that does not search, and any variant of it, says something of repetitions
   * and suicides only: a recapture repeats. A hot stone was played in the line, in a run of ko
   * plays that goes on, and an odd cycle has at least three plays, the first and the last by one
   * player, so a second one is complete after seven at the earliest. Two plays of a basic ko are a
   * ko of their own, which all rules that search forbid to take back at once; a variant of a rule
   * that does not search may allow it, or end the game with it.
   */
  private sure(rule: number): Ruling | null {
    const id = must(this.rules[rule]);
    const quick = this.quick[rule];
    if (quick) return this.line.ruling(quick);
    const plain = plainOf(id);
    const { line } = this;
    const { takes, length } = line;
    if (quickOf(plain)) return takes === length || line.repeats() >= 0 ? null : ALLOWED;
    const hasHot = canAnswer(plain, 'hot');
    if (line.recaptures && (hasHot || canAnswer(plain, 'disturber'))) return FORBIDDEN;
    if (!hasHot || length >= SECOND_ODD_CYCLE) return null;
    const mayBeHot = takes > 0 && (id !== plain || takes === length || this.judges.isRun(takes));
    return mayBeHot ? null : ALLOWED;
  }

  /**
   * What a rule says of the last move; `null` when it does not allow all moves before, or does not
   * decide.
   */
  private ruling(rule: number): Ruling | null {
    const id = this.rules[rule];
    if (id === undefined) return null;
    const quick = this.quick[rule];
    return quick ? this.line.ruling(quick) : this.judges.ruling(id);
  }

  private *eye(start: SmallStart, value: Sum, hit: (pair: number) => void): Task<void> {
    const eyes = yield* blackEyes(this.bounds.board, start, value);
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
    const { parity, pattern } = condition;
    this.tryAll(moves, () => {
      const left = moves - line.length;
      if (count(line.missing(start)) > left) return;
      if (moves > 2 && line.recaptures) return;
      if (left > 0) {
        if (line.repeats() !== 0) this.cycles(moves, condition, start, hit);
        return;
      }
      if (line.repeats() !== 0) return;
      const plays = line.moves().filter((p) => p !== PASS).length;
      if (parity !== undefined && (plays % 2 === 1) !== (parity === 'odd')) return;
      if (pattern !== undefined) {
        const game = gameOf(this.bounds.board, start, line.moves());
        if (patternOf(game, 0, moves) !== pattern) return;
      }
      hit(0);
    });
  }

  private *koPosition(start: SmallStart, points: number, hit: (pair: number) => void): Task<void> {
    const found = yield* koPositions(this.bounds.board, start);
    if (found === null) this.unsure++;
    else if (found.some((one) => one.length === points)) hit(0);
  }

  private *outcomes(
    start: SmallStart,
    rules: readonly RuleId[],
    hit: (targets: readonly number[]) => void,
  ): Task<void> {
    const game = gameOf(this.bounds.board, start);
    for (const targets of targetsOn(game.start.position, this.stabilizer)) {
      const [first, second] = yield* outcomesOf(game, targets, rules);
      if (first === 'undecided' || second === 'undecided') this.unsure++;
      else if (first !== second) hit(targets);
    }
  }

  private disturber(moves: number, player: 'black' | 'white', hit: () => void): void {
    this.tryAll(moves, () => {
      const judged = this.judges.at(asked('disturber').id);
      if (judged?.ruling !== ALLOWED) return;
      if (this.line.length < moves) return this.disturber(moves, player, hit);
      const found = answer('disturber', judged)?.map(({ disturber }) => disturber) ?? [];
      if (found.includes(player === 'black' ? BLACK : WHITE)) hit();
      else if (found.includes('unknown')) this.unsure++;
    });
  }

  private hot(moves: number, stones: number, hit: () => void): void {
    this.tryAll(moves, () => {
      const judged = this.judges.at(asked('hot').id);
      if (judged?.ruling !== ALLOWED) return;
      const { points, doubtful } = answer('hot', judged) ?? NO_STONES;
      const left = moves - this.line.length;
      // A play makes its own stone hot and no other.
      if (points.length + doubtful.length + left < stones) return;
      if (left > 0) this.hot(moves, stones, hit);
      else if (doubtful.length > 0) this.unsure++;
      else if (points.length === stones) hit();
    });
  }
}

/**
 * The eyes of Black, with yields; `value`: those that could be worth it. Those of White are Black's
 * where the colors are exchanged.
 */
export function* blackEyes(board: SmallSize, start: SmallStart, value?: Sum): Task<Eye[]> {
  const { position } = gameOf(board, start).start;
  const eyes = new Eyes(position);
  const found: Eye[] = [];
  for (const point of position.geometry.sorted(position.cells.keys()))
    if (
      position.cells[point] === 0 &&
      (!value || mayBeWorth(position, point, value)) &&
      (yield* eyes.searchingEye(point, BLACK))
    )
      found.push(yield* eyes.reading(point, BLACK));
  return found;
}

/** Whether the diagonals of a point can add up to a value: each edge is 1, and an own stone 0. */
function mayBeWorth({ geometry, cells }: Position, point: number, { units, a, b }: Sum): boolean {
  const diagonals = diagonalsOf(geometry, point);
  const edges = diagonals.filter((d) => d === 'one-edge').length;
  const open = diagonals.filter((d) => typeof d === 'number' && cells[d] !== BLACK).length;
  return edges <= units && units - edges <= 2 * (open - a - b);
}

const NO_STONES: HotStones = { points: [], doubtful: [] };

/** What a rule says without a search; `undefined` of a variant. */
const quickOf = (id: RuleId): Quick | undefined => (id === plainOf(id) ? ruleOf(id)?.quick : undefined);

/** The rules that need no search for cycles. */
export const QUICK_RULES: readonly RuleId[] = RULES.flatMap(({ id }) => (quickOf(id) ? [id] : []));
