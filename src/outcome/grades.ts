/** Graded first moves, with a proof that the checker has seen. */
import type { Task } from '../go/task.ts';
import { type Color, colorName, opponent, type Point } from '../go/types.ts';
import { type Message, message } from '../words/index.ts';
import { DEFAULT_ASKED, keptPair, type MoveGrade, rankOf } from './grade.ts';
import { listedStates } from './listed-states.ts';
import type { GoalProblem } from './problem.ts';
import { refusalOf } from './proof/graded.ts';
import { type GradedClaim, type GradesCertificate, gradesCertificate } from './proof/grades-certificate.ts';
import { CAPTURED, KEPT, PASS_MOVE, restOf, StoneField, turnOf, WORDS } from './search/field.ts';
import { OPEN, PROVEN, ProofNumbers, type ProofZone, REFUTED, SAME_MOVE } from './search/proof-numbers.ts';
import type { SearchProgress } from './types.ts';

/** Steps of the search between two yields. */
const SLICE = 2000;
/** The states that are searched before the first partial list of grades. */
const FIRST_TOLD = 20_000;

/** The states that the search for moves behind which play need not end may know. */
const END_STATES = 100_000;

/** A first move, or a move elsewhere, with what it comes to. */
export interface GradedMove {
  /** `null`: elsewhere. */
  readonly point: Point | null;
  readonly grade: MoveGrade;
  /** With `holds` and `needs`; else 0. */
  readonly threats: number;
  /** A reply that refutes a move which does not work; `null` for none, or a pass or a threat. */
  readonly reply: Point | null;
  /**
   * Whether the goal, where the grade says that it is kept, is proven to be kept only by play
   * without end.
   */
  readonly isEndless?: true;
}

/**
 * Moves from the start in turn, the first player's first; and what threats are left behind the
 * first: to the first player, to the other.
 */
export interface LineQuestion {
  readonly moves: readonly Point[];
  readonly own: number;
  readonly others: number;
}

/** A line with whether the first player still reaches the goal behind it; `null`: not decided. */
export interface GradedLine extends LineQuestion {
  readonly reaches: boolean | null;
}

/** The grades of all first moves of a problem. */
export interface Grades {
  readonly problem: GoalProblem;
  readonly asked: number;
  /** Legal first moves in the order of the points of the problem. */
  readonly moves: readonly GradedMove[];
  readonly elsewhere: GradedMove;
  /** The lines that were asked about and that can be played. */
  readonly lines: readonly GradedLine[];
  /** The moves with the best grade, if that is better than `fails` and than that of elsewhere. */
  readonly right: readonly Point[];
  /** Whether some move might be right and is not decided. */
  readonly isPartial: boolean;
  readonly certificate: GradesCertificate | null;
  readonly states: number;
  /** Why a grade is open; `null` where all are decided. */
  readonly undecided: Message | null;
}

/**
 * Grades all first moves of a problem; nothing is said that the checker has not seen.
 * @param most states that the search may know
 * @param lines what else is asked, of the grades
 * @param told hears of grades as they come, with the other moves open; each time twice as much
 *   has been searched
 */
export function* gradesOf(
  problem: GoalProblem,
  asked = DEFAULT_ASKED,
  most = 1_000_000,
  progress: SearchProgress = { states: 0 },
  lines: (moves: readonly GradedMove[]) => readonly LineQuestion[] = () => [],
  told?: (grades: Grades) => void,
): Task<Grades> {
  return yield* new Grader(problem, asked, most, progress).grades(lines, told);
}

/**
 * The zone of a first move that works or fails: the proven side plays only on these points, even if
 * the opponent puts free stones on all other points and leaves turns without a pass. `null` where
 * no zone is proven that is smaller than the region.
 * @param most states that each search may know
 */
export function* zoneOf(
  problem: GoalProblem,
  { grade, point }: GradedMove,
  asked = DEFAULT_ASKED,
  most = 100_000,
): Task<readonly Point[] | null> {
  if (point === null || (grade !== 'works' && grade !== 'fails')) return null;
  const owner = grade === 'works' ? problem.first : opponent(problem.first);
  const played = yield* new Grader(problem, asked, most, { states: 0 }).played(point, owner);
  if (!played) return null;
  const proves = function* (points: readonly Point[]): Task<boolean> {
    const grader = new Grader(problem, asked, most, { states: 0 }, { owner, points });
    return yield* grader.shows(point, grade);
  };
  let zone = played;
  if (!(yield* proves(zone))) {
    zone = withNeighbors(problem, zone);
    if (!(yield* proves(zone))) return null;
  }
  for (const one of zone) {
    const smaller = zone.filter((p) => p !== one);
    if (one !== point && (yield* proves(smaller))) zone = smaller;
  }
  return zone;
}

/** With the points beside them on which is played. */
function withNeighbors({ points, position }: GoalProblem, zone: readonly Point[]): readonly Point[] {
  const { geometry } = position;
  const near = new Set(zone.flatMap((p) => geometry.adjacent(p)));
  return geometry.sorted(new Set([...zone, ...points.filter((p) => near.has(p))]));
}

interface GradedStart {
  readonly point: Point | null;
  /** The state behind the move, with so many threats of the attacker and of the defender. */
  readonly after: (attacker: number, defender: number) => number;
}

/** States from which the attacker plays on for ever. */
interface EndlessStates {
  readonly search: ProofNumbers;
  readonly states: readonly number[];
}

class Grader {
  private readonly field: StoneField;
  private readonly search: ProofNumbers;
  /** States that grades and lines rest on, once they are known. */
  private readonly proven = new Set<number>();
  private readonly refuted = new Set<number>();
  /** Those of each grade and line that are refuted, and so have to be closed at the end. */
  private readonly restsOn = new Map<GradedMove | GradedLine, number[]>();

  constructor(
    private readonly problem: GoalProblem,
    private readonly asked: number,
    private readonly most: number,
    private readonly progress: SearchProgress,
    private readonly zone: ProofZone | null = null,
  ) {
    this.field = new StoneField(problem);
    this.search = new ProofNumbers(this.field, 'capture', zone);
  }

  *grades(
    lines: (moves: readonly GradedMove[]) => readonly LineQuestion[],
    told?: (grades: Grades) => void,
  ): Task<Grades> {
    const { field } = this;
    const starts = this.starts();
    if (field.isTooLarge)
      return this.all(
        starts.map(({ point }) => open(point)),
        [],
        null,
      );
    const found: GradedMove[] = [];
    let next = FIRST_TOLD;
    for (const [i, start] of starts.entries()) {
      found.push(yield* this.grade(start));
      if (!told || i === starts.length - 1 || this.search.count < next) continue;
      next = 2 * this.search.count;
      told(yield* this.accepted([...found, ...starts.slice(i + 1).map(({ point }) => open(point))], []));
    }
    const behind: GradedLine[] = [];
    for (const line of lines(found)) {
      const one = yield* this.line(line);
      if (one) behind.push(one);
    }
    return yield* this.accepted(found, behind, true);
  }

  /** What of grades and lines the checker accepts; the rest is open. */
  private *accepted(
    found: readonly GradedMove[],
    behind: readonly GradedLine[],
    isLast = false,
  ): Task<Grades> {
    const kept = yield* this.closed();
    const isKept = (one: GradedMove | GradedLine) =>
      (this.restsOn.get(one) ?? []).every((state) => kept.roots.has(state));
    const decided = found.map((one) => (isKept(one) ? one : open(one.point)));
    const { graded, search } = isLast
      ? yield* this.withEndless(decided, kept.states)
      : { graded: decided, search: null };
    const known = behind.map((one) => (isKept(one) ? one : { ...one, reaches: null }));
    const certificate = yield* this.certificate(graded, known, kept.states, search);
    return certificate
      ? this.all(graded, known, certificate)
      : this.all(
          found.map(({ point }) => open(point)),
          [],
          null,
        );
  }

  /**
   * Finds where the defender keeps the goal, but cannot force play to end: another game, in which
   * the defender wants that. Most proofs of what is kept end by themselves, and are not looked at.
   */
  private *withEndless(
    graded: readonly GradedMove[],
    kept: readonly number[],
  ): Task<{ readonly graded: readonly GradedMove[]; readonly search: EndlessStates | null }> {
    const { asked, field, problem } = this;
    const isAttacker = problem.first === field.attacker;
    const rootsOf = (starts: readonly GradedStart[]) =>
      graded.map((one) => {
        const pair = keptPair(one, asked, isAttacker);
        const start = pair && starts.find(({ point }) => point === one.point);
        if (!start) return -1;
        return isAttacker ? start.after(pair[0], pair[1]) : start.after(pair[1], pair[0]);
      });
    const unending = this.search.unending(kept);
    const open = rootsOf(this.starts()).map((root) => unending.has(root));
    if (!open.includes(true)) return { graded, search: null };
    const search = new ProofNumbers(field, 'end');
    const roots = rootsOf(this.starts(search)).map((root, i) => (open[i] ? root : -1));
    for (const root of roots) if (root > KEPT) yield* this.solve(root, search, END_STATES);
    const found = new Map<number, readonly number[]>();
    for (const root of roots) {
      const closed = root > KEPT && search.status[root] === REFUTED ? search.closure([root]) : null;
      if (closed && 'states' in closed) found.set(root, closed.states);
    }
    if (found.size === 0) return { graded, search: null };
    return {
      graded: graded.map((one, i) => (found.has(roots[i] ?? -1) ? { ...one, isEndless: true } : one)),
      search: { search, states: [...new Set([...found.values()].flat())] },
    };
  }

  /**
   * The points on which the owner of the proof about a move plays, at any time; `null` where it is
   * open.
   */
  *played(point: Point, owner: Color): Task<readonly Point[] | null> {
    const { asked, field, problem, search } = this;
    const start = this.starts().find((one) => one.point === point);
    if (!start || field.isTooLarge) return null;
    const isFirst = owner === problem.first;
    const isAttacker = problem.first === field.attacker;
    const [own, others] = isFirst ? [0, asked] : [asked, 0];
    const root = isAttacker ? start.after(own, others) : start.after(others, own);
    const status = yield* this.solve(root);
    if (status === OPEN || (status === PROVEN) !== (owner === field.attacker)) return null;
    const closed = status === PROVEN ? null : search.closure([root]);
    if (closed && 'open' in closed) return null;
    const points = new Set<Point>(isFirst ? [point] : []);
    for (const state of closed ? closed.states : search.proofs([root])) {
      if (turnOf(search.words[state * WORDS + 4] ?? 0) !== owner) continue;
      const move = search.answer(state)?.move ?? PASS_MOVE;
      const at = move >= 0 ? field.points[move] : undefined;
      if (at !== undefined) points.add(at);
    }
    return problem.position.geometry.sorted(points);
  }

  /** Whether a move works, or fails, in the game of a zone. */
  *shows(point: Point, grade: 'works' | 'fails'): Task<boolean> {
    const starts = this.starts();
    const start = starts.find((one) => one.point === point);
    if (!start) return false;
    const found: GradedMove[] = [];
    for (const one of starts) found.push(one === start ? yield* this.extreme(one, grade) : open(one.point));
    const { certificate, moves } = yield* this.accepted(found, []);
    return certificate !== null && moves.some((one) => one.point === point && one.grade === grade);
  }

  private *extreme({ point, after }: GradedStart, grade: 'works' | 'fails'): Task<GradedMove> {
    const { asked, field, problem } = this;
    const isAttacker = problem.first === field.attacker;
    const [own, others] = grade === 'works' ? [0, asked] : [asked, 0];
    const root = isAttacker ? after(own, others) : after(others, own);
    const status = yield* this.solve(root);
    if (status === OPEN || ((status === PROVEN) === isAttacker) !== (grade === 'works')) return open(point);
    const move: GradedMove = { point, grade, threats: 0, reply: null };
    this.rests(move, [root]);
    return move;
  }

  private all(
    graded: readonly GradedMove[],
    lines: readonly GradedLine[],
    certificate: GradesCertificate | null,
  ): Grades {
    const { asked, problem } = this;
    const moves = graded.filter(({ point }) => point !== null);
    const elsewhere = graded.find(({ point }) => point === null) ?? open(null);
    const rank = (one: GradedMove) => rankOf(one, asked);
    const best = Math.max(0, ...moves.map(rank));
    const isNeeded = rank(elsewhere) < best;
    const isOpen = graded.some(({ grade }) => grade === 'undecided');
    return {
      problem,
      asked,
      moves,
      elsewhere,
      lines,
      right: isNeeded ? moves.filter((one) => rank(one) === best).flatMap(({ point }) => point ?? []) : [],
      isPartial: isOpen,
      certificate,
      states: this.search.count,
      undecided: isOpen ? message('outcome.budget', { states: this.most }) : null,
    };
  }

  /** The legal first moves, and elsewhere. */
  private starts(search = this.search): GradedStart[] {
    const { field, problem } = this;
    const words = Int32Array.from([...field.start, 0]);
    const next = opponent(problem.first);
    const ban = problem.banned === null ? -1 : field.nodeOf(problem.banned);
    const starts: GradedStart[] = [];
    for (const point of problem.points) {
      field.load(words, 0);
      if (!field.play(words, 0, field.nodeOf(point), problem.first)) continue;
      if (field.taken === 1 && field.single === ban) continue;
      const board = [...field.made];
      const { captured, ban: banned } = field;
      starts.push({
        point,
        after: (attacker, defender) =>
          captured !== 0 && field.isReached(captured)
            ? CAPTURED
            : search.enter(board, restOf(next, 0, banned, attacker, defender, captured)),
      });
    }
    starts.push({
      point: null,
      after: (attacker, defender) => search.enter(field.start, restOf(next, 0, 0, attacker, defender, 0)),
    });
    return starts;
  }

  private *grade({ point, after }: GradedStart): Task<GradedMove> {
    const { asked } = this;
    const isAttacker = this.problem.first === this.field.attacker;
    const stateOf = (own: number, others: number) => (isAttacker ? after(own, others) : after(others, own));
    const solve = (state: number) => this.solve(state);
    const wins = function* (own: number, others: number): Task<boolean | null> {
      const state = stateOf(own, others);
      const status = yield* solve(state);
      if (status === OPEN) return null;
      return (status === PROVEN) === isAttacker;
    };
    const said = (
      grade: MoveGrade,
      threats: number,
      pairs: readonly (readonly [number, number])[],
    ): GradedMove => {
      const failing = pairs.at(-1);
      const reply = grade === 'works' || !failing ? null : this.reply(stateOf(...failing));
      const move = { point, grade, threats, reply };
      this.rests(
        move,
        pairs.map((pair) => stateOf(...pair)),
      );
      return move;
    };
    const plain = yield* wins(0, 0);
    if (plain === null) return open(point);
    if (plain) {
      const every = yield* wins(0, asked);
      if (every) return said('works', 0, [[0, asked]]);
      for (let k = 1; k < asked; k++) {
        const won = yield* wins(0, k);
        if (won === null) return open(point);
        if (!won)
          return said('holds', k - 1, [
            [0, k - 1],
            [0, k],
          ]);
      }
      return every === null
        ? open(point)
        : said('holds', asked - 1, [
            [0, asked - 1],
            [0, asked],
          ]);
    }
    const every = yield* wins(asked, 0);
    if (every === false) return said('fails', 0, [[asked, 0]]);
    for (let k = 1; k < asked; k++) {
      const won = yield* wins(k, 0);
      if (won === null) return open(point);
      if (won)
        return said('needs', k, [
          [k, 0],
          [k - 1, 0],
        ]);
    }
    return every === null
      ? open(point)
      : said('needs', asked, [
          [asked, 0],
          [asked - 1, 0],
        ]);
  }

  /** Keeps what a grade or a line rests on. */
  private rests(one: GradedMove | GradedLine, states: readonly number[]): void {
    const closed: number[] = [];
    for (const state of states) {
      if (state <= KEPT) continue;
      if (this.search.status[state] === PROVEN) this.proven.add(state);
      else {
        this.refuted.add(state);
        closed.push(state);
      }
    }
    this.restsOn.set(one, closed);
  }

  /** What a line comes to; `null` where it cannot be played. */
  private *line(line: LineQuestion): Task<GradedLine | null> {
    const state = this.behind(line);
    if (state === null) return null;
    const status = yield* this.solve(state);
    if (status === OPEN) return { ...line, reaches: null };
    const isAttacker = this.problem.first === this.field.attacker;
    const one = { ...line, reaches: (status === PROVEN) === isAttacker };
    this.rests(one, [state]);
    return one;
  }

  /** The state behind a line; `null` where a move of it cannot be made, or play ends before. */
  private behind({ moves, others, own }: LineQuestion): number | null {
    const { field, problem, search } = this;
    const words = Int32Array.from([...field.start, 0]);
    let turn = problem.first;
    let ban = problem.banned === null ? 0 : field.nodeOf(problem.banned) + 1;
    let captured = 0;
    for (const [i, point] of moves.entries()) {
      const node = field.nodeOf(point);
      if (node < 0) return null;
      field.load(words, 0);
      if (!field.play(words, 0, node, turn)) return null;
      if (field.taken === 1 && field.single === ban - 1) return null;
      const now = captured | field.captured;
      if (now !== captured && field.isReached(now)) return i === moves.length - 1 ? CAPTURED : null;
      captured = now;
      words.set(field.made);
      ban = field.ban;
      turn = opponent(turn);
    }
    const isAttacker = problem.first === field.attacker;
    const [attacker, defender] = isAttacker ? [own, others] : [others, own];
    return search.enter(words, restOf(turn, 0, ban, attacker, defender, captured));
  }

  /** The move that the winner of a state makes next, where it is a point. */
  private reply(state: number): Point | null {
    for (let at = state; at > KEPT; ) {
      const answer = this.search.answer(at);
      if (!answer) return null;
      if (answer.move !== SAME_MOVE)
        return answer.move >= 0 ? (this.field.points[answer.move] ?? null) : null;
      at = answer.to;
    }
    return null;
  }

  /** What is known of a state after a search; what is refuted has been closed. */
  private *solve(root: number, search = this.search, most = this.most): Task<number> {
    if (root === KEPT) return REFUTED;
    for (;;) {
      if (!(yield* this.settled(root, search, most))) return OPEN;
      if (search.status[root] === PROVEN) return PROVEN;
      const closed = search.closure([root]);
      if ('states' in closed) return REFUTED;
      if (!(yield* this.settled(closed.open, search, most))) return OPEN;
    }
  }

  private *settled(state: number, search = this.search, most = this.most): Task<boolean> {
    if (search.status[state] === REFUTED) {
      // Its own way on is not settled: the state that it was to lead to is.
      const answer = search.answer(state);
      return answer !== null && answer.to > KEPT ? yield* this.settled(answer.to, search, most) : true;
    }
    while (search.status[state] === OPEN) {
      if (search === this.search) this.progress.states = search.count;
      if (search.count > most) return false;
      search.search(state, SLICE);
      yield;
    }
    return true;
  }

  /**
   * All that grades rest on, closed once more, since later proofs may have opened what was closed.
   * What cannot be closed within the budget is left out.
   */
  private *closed(): Task<{ readonly roots: ReadonlySet<number>; readonly states: readonly number[] }> {
    const { refuted, search } = this;
    for (;;) {
      const closed = search.closure([...refuted]);
      if ('states' in closed) return { roots: refuted, states: closed.states };
      if (!(yield* this.settled(closed.open))) break;
    }
    const roots = new Set<number>();
    const states = new Set<number>();
    for (const root of refuted) {
      const closed = search.closure([root]);
      yield;
      if ('open' in closed) continue;
      roots.add(root);
      for (const state of closed.states) states.add(state);
    }
    return { roots, states: [...states] };
  }

  private *certificate(
    graded: readonly GradedMove[],
    lines: readonly GradedLine[],
    kept: readonly number[],
    endless: EndlessStates | null,
  ): Task<GradesCertificate | null> {
    const { search } = this;
    const captured = search.proofs([...this.proven]);
    const claimOf = ({ grade, isEndless, threats }: GradedMove): GradedClaim => ({
      grade,
      ...((grade === 'holds' || grade === 'needs') && { threats }),
      ...(isEndless && { endless: true }),
    });
    const { geometry } = this.problem.position;
    const elsewhere = graded.find(({ point }) => point === null);
    const certificate = gradesCertificate(this.problem, {
      asked: this.asked,
      moves: graded.flatMap((one) =>
        one.point === null ? [] : [{ point: geometry.name(one.point), ...claimOf(one) }],
      ),
      elsewhere: elsewhere ? claimOf(elsewhere) : { grade: 'undecided' },
      ...(lines.length > 0 && {
        lines: lines.flatMap(({ reaches, moves, ...rest }) =>
          reaches === null ? [] : [{ ...rest, moves: moves.map((p) => geometry.name(p)), reaches }],
        ),
      }),
      ...(this.zone && {
        zone: { owner: colorName(this.zone.owner), points: geometry.names(this.zone.points) },
      }),
      captured: yield* listedStates(search, captured, this.field.attacker),
      kept: yield* listedStates(search, kept, this.field.defender),
      ...(endless && { endless: yield* listedStates(endless.search, endless.states, this.field.attacker) }),
    });
    const refusal = yield* refusalOf(certificate);
    return refusal === null ? certificate : null;
  }
}

function open(point: Point | null): GradedMove {
  return { point, grade: 'undecided', threats: 0, reply: null };
}
