import { Game } from '../go/game.ts';
import { must } from '../go/must.ts';
import type { Task } from '../go/task.ts';
import { BLACK, type Color, colorName, opponent, WHITE } from '../go/types.ts';
import { ruleOf } from '../rules/index.ts';
import { suicideUnder } from '../rules/referee.ts';
import type { KoRule } from '../rules/rule.ts';
import { type Message, message } from '../words/index.ts';
import { type Boundary, boundaryOf } from './boundary.ts';
import { DEFAULT_STATES } from './limits.ts';
import { type Certificate, certificateOf, type ProofClaim, type ProofStrategy } from './proof/certificate.ts';
import { verify } from './proof/check.ts';
import { type BoundaryReport, reportOf } from './report.ts';
import { BoardGraph } from './search/board-graph.ts';
import { Fixpoint, type Strategy } from './search/fixpoint.ts';
import { Folds } from './search/folds.ts';
import { Histories, REPETITIONS } from './search/histories.ts';
import type { Model } from './search/model.ts';
import {
  type CanForce,
  type OutcomeQuestion,
  type OutcomeSet,
  outcomesIn,
  type SearchProgress,
  setOf,
  type Undecided,
} from './types.ts';

/** What is known of a question. */
export interface OutcomeAnswer {
  /** Only what the checker has verified. */
  readonly canForce: CanForce;
  /** The proof: a strategy for each set of `canForce`. `null` when nothing could be shown. */
  readonly certificate: Certificate | null;
  /** `null` when `canForce` is all that can be forced. */
  readonly undecided: Undecided | null;
  /** Positions with their past that were looked at. */
  readonly states: number;
}

/** Nodes of a strategy: more make no proof that anyone could keep. */
const MOST_NODES = 500_000;

/**
 * Of a region with more boards, or where so many states do not suffice, it is asked first what can
 * be shown without a past.
 */
const FEW_BOARDS = 4096;
const FEW_STATES = 20_000;

/** Boards among which it is looked for those that can become each other. */
const SOME_BOARDS = 60_000;

/** States that are looked at for that, and nodes of a proof, each with every past. */
const MOST_SKETCHED = 100_000;
const MOST_CHECKED = 250_000;

/** A state with a fold takes as much memory as so many others. */
const FOLDED = 8;

/**
 * Of a region that has more boards than states may be looked at only a part of the states is, since
 * what is not clear soon hardly ever becomes so; and fewer where more points can change, since each
 * has more plays then.
 */
const TOO_LARGE_SHARE = 1 / 4;
const MANY_POINTS = 40;

const UNENDING = setOf(['unending']);

/**
 * The region of a question, or why there is none: a target that cannot be captured, no stone, a
 * point that is not empty.
 */
export function boundaryFor({
  game,
  targets,
  outside,
  goal,
}: Pick<OutcomeQuestion, 'game' | 'targets' | 'outside' | 'goal'>): Boundary | Message {
  return boundaryOf(game.after(game.length), targets, outside, goal);
}

/** What encloses the chains of a question, and where it does not. */
export function reportFor({ game, targets, outside }: OutcomeQuestion): BoundaryReport {
  return reportOf(game.after(game.length), targets, outside);
}

/**
 * Who can force what. Searches with any method, and says only what the checker has verified.
 * @param budget how many positions with their past may be looked at; fewer in a large region.
 * @param progress kept up to date while the task is under way.
 * @throws RangeError when the question has no region: ask {@link boundaryFor} first.
 */
export function* ask(
  asked: OutcomeQuestion,
  budget = DEFAULT_STATES,
  progress: SearchProgress = { states: 0 },
): Task<OutcomeAnswer> {
  const { game, first } = asked;
  // Whoever begins is the side to move of a start without moves.
  const start = { position: game.start.position, toPlay: first };
  const question = {
    ...asked,
    game: game.length === 0 ? Game.begin(start) : game,
    options: { ...asked.options, bare: true },
  };
  const region = boundaryFor(question);
  if ('code' in region) throw new RangeError(region.code);
  const rule = ruleOf(question.rule);
  if (!rule) throw new RangeError(`no rule ${question.rule}`);
  // Who wins the game by a rule has no meaning for chains, so nothing is proven where that can
  // happen.
  if (rule.ends?.includes('win')) {
    const reason = message('outcome.wins');
    return {
      canForce: { black: [], white: [] },
      certificate: null,
      undecided: { reason, states: 0 },
      states: 0,
    };
  }
  const graph = new BoardGraph(region, suicideUnder(rule, question.options));
  const model = modelOf(question, graph, rule);
  const claim = { ...question, outside: region.outside };
  const points = region.changing.length;
  const isTooLarge = graph.isTooLarge || graph.hasMoreThan(budget);
  const share = isTooLarge ? Math.min(1, MANY_POINTS / points) : 1;
  const states = isTooLarge ? Math.ceil(budget * share * TOO_LARGE_SHARE) : budget;
  const sketched = Math.min(states, Math.ceil(MOST_SKETCHED * share));
  const most = model instanceof Folds ? Math.ceil(states / FOLDED) : states;
  const enquiry = new Enquiry(
    claim,
    model.possible,
    isTooLarge
      ? message('outcome.too-large', { points, states: budget })
      : message('outcome.budget', { states: budget }),
  );
  if (graph.isTooLarge) return enquiry.answer(0, true);
  const few = Math.min(most, FEW_STATES);
  const own = function* (): Task<boolean> {
    if (!(yield* model.begin(Math.min(states, FEW_BOARDS)))) return false;
    yield* enquiry.decide(model, few, progress);
    yield* enquiry.check();
    return true;
  };
  // Where the rule looks at boards alone, its own game is searched first as far as it is small.
  const isFolded = model instanceof Folds;
  const isSmall = !isFolded && (yield* own());
  if (isSmall && (enquiry.isSettled() || most === few))
    return enquiry.answer(model.count, model.count > most || !model.hasDoubts);
  let count = model.count;
  if (!isPlain(rule.id)) {
    // What can be forced by plays that no rule forbids is forced under this one, too.
    for (const player of [BLACK, WHITE] as const) {
      const careful = new Histories(claim, graph, must(REPETITIONS.none), player);
      if (!(yield* careful.begin(Math.min(states, SOME_BOARDS)))) break;
      yield* enquiry.decideFor(player, careful, sketched, progress);
      count = Math.max(count, careful.count);
    }
    yield* enquiry.check(MOST_CHECKED);
    if (enquiry.isSettled()) return enquiry.answer(count, true);
  }
  if (!isSmall || !isPlain(rule.id)) {
    // What can be forced under basic ko can often be forced in the same way under another rule, and
    // the checker says where. That looks only as far as the question needs, while a past asks for
    // all boards first.
    const plain = new Histories(claim, graph, must(REPETITIONS.basic));
    yield* plain.begin(states);
    yield* enquiry.decide(plain, sketched, progress);
    yield* enquiry.check(MOST_CHECKED);
    if (enquiry.isSettled() || !(yield* model.begin(states))) return enquiry.answer(plain.count, true);
  }
  yield* enquiry.decide(model, most, progress);
  yield* enquiry.check();
  return enquiry.answer(model.count, model.count > most || !model.hasDoubts);
}

/** Whether a rule looks at nothing of the past but the last move. */
function isPlain(id: string): boolean {
  return REPETITIONS[id]?.by === 'nothing';
}

function modelOf(question: OutcomeQuestion, graph: BoardGraph, rule: KoRule): Model {
  const { rule: id, game } = question;
  const plain = id.replace(/ with suicide (?:allowed|several|forbidden)$/, '');
  const repetitions = REPETITIONS[plain];
  // What was there before a target came to be could come again with its capture; only a fold knows
  // of that.
  const isSimple = repetitions && (repetitions.by === 'nothing' || stood(game, graph.region));
  return isSimple ? new Histories(question, graph, repetitions) : new Folds(question, graph, rule);
}

/** Whether all stones of the targets were there all along, or may change as others do. */
function stood(game: Game, { goal, targets, position }: Boundary): boolean {
  if (goal === 'all') return true;
  for (let n = 0; n < game.length; n++) {
    const { cells } = game.after(n);
    if (targets.some(({ points }) => points.some((p) => cells[p] !== position.cells[p]))) return false;
  }
  return true;
}

interface Forced {
  readonly owner: Color;
  readonly forces: OutcomeSet;
  readonly strategy: Strategy;
  /** Whether the checker has verified it; `null` while it was not asked. */
  holds: boolean | null;
}

/** Asks for one set of outcomes after the other, the smallest first. */
class Enquiry {
  private found: Forced[] = [];

  constructor(
    private readonly claim: ProofClaim,
    /** The outcomes that may come about. */
    private readonly all: OutcomeSet,
    /** Why the rest is open once no more may be looked at. */
    private readonly spent: Message,
  ) {}

  /** Searches for all that is not known; with the model of another rule for what may hold. */
  *decide(model: Model, budget: number, progress: SearchProgress): Task<void> {
    const capture = setOf(['black-captured']);
    // The owner of a chain rarely forces its capture, so the opponent is asked first.
    for (const wanted of this.sets())
      for (const player of wanted === capture ? ([WHITE, BLACK] as const) : ([BLACK, WHITE] as const))
        yield* this.decideOne(model, player, wanted, budget, progress);
  }

  /** Searches for what a player can force with a model that knows all moves of the opponent. */
  *decideFor(player: Color, model: Model, budget: number, progress: SearchProgress): Task<void> {
    for (const wanted of this.sets()) {
      if (wanted & UNENDING || this.isForced(player, wanted)) continue;
      const search = new Fixpoint(model, player, wanted, false);
      if (!(yield* search.run(budget, progress))) continue;
      const strategy = yield* search.strategy(MOST_NODES);
      if (strategy) this.found.push({ owner: player, forces: wanted, strategy, holds: null });
    }
  }

  /**
   * Finds out whether a player can force a set without `unending`; the opponent forces the rest if
   * not.
   */
  private *decideOne(
    model: Model,
    player: Color,
    wanted: OutcomeSet,
    budget: number,
    progress: SearchProgress,
  ): Task<void> {
    const rest = this.all & ~wanted;
    if (wanted & UNENDING || this.isForced(player, wanted) || this.isForced(opponent(player), rest)) return;
    for (const isHopeful of [false, true]) {
      const search = new Fixpoint(model, player, wanted, isHopeful);
      const won = yield* search.run(budget, progress);
      if (won === null) return;
      // What only a hope wins is not won, and what is lost without it is not lost.
      if (won === isHopeful && model.hasDoubts) continue;
      const owner = won ? player : opponent(player);
      const strategy = yield* search.strategy(MOST_NODES);
      if (strategy) this.found.push({ owner, forces: won ? wanted : rest, strategy, holds: null });
      return;
    }
  }

  /** Whether a strategy is known for these outcomes or some of them. */
  private isForced(player: Color, within: OutcomeSet): boolean {
    return this.found.some(({ owner, forces }) => owner === player && (forces & ~within) === 0);
  }

  /**
   * Forgets all strategies but those for the smallest sets that the checker verifies: it has the
   * last word.
   */
  *check(most?: number): Task<void> {
    const all = this.found.sort((a, b) => outcomesIn(a.forces).length - outcomesIn(b.forces).length);
    this.found = [];
    for (const one of all) {
      if (this.isForced(one.owner, one.forces)) continue;
      one.holds ??= (yield* verify(certificateOf(this.claim, [proofOf(one)]), most)).holds;
      if (one.holds) this.found.push(one);
    }
  }

  /** Whether for each set it is known that Black can force it, or that White can force the rest. */
  isSettled(): boolean {
    return this.sets().every((set) => this.isForced(BLACK, set) || this.isForced(WHITE, this.all & ~set));
  }

  /**
   * What is known; to be asked when all is checked.
   * @param isSpent whether what is open is so because no more may be looked at.
   */
  answer(states: number, isSpent: boolean): OutcomeAnswer {
    const found = this.found.sort((a, b) => a.owner - b.owner || a.forces - b.forces);
    const of = (color: Color) =>
      found.filter(({ owner }) => owner === color).map(({ forces }) => outcomesIn(forces));
    const [black, white] = [of(BLACK), of(WHITE)];
    const isWhole = this.isSettled();
    const reason = isSpent ? this.spent : message('outcome.verdicts-open');
    // Who can force nothing less gets some outcome all the same: there are no others.
    const every = [outcomesIn(this.all)];
    return {
      canForce: isWhole
        ? { black: black.length > 0 ? black : every, white: white.length > 0 ? white : every }
        : { black, white },
      certificate: found.length > 0 ? certificateOf(this.claim, found.map(proofOf)) : null,
      undecided: isWhole ? null : { reason, states },
      states,
    };
  }

  /** All sets of outcomes but none and all, the smallest first. */
  private sets(): OutcomeSet[] {
    const sets: OutcomeSet[] = [];
    for (let set = 1; set < this.all; set++) if ((set & ~this.all) === 0) sets.push(set);
    return sets.sort((a, b) => outcomesIn(a).length - outcomesIn(b).length || a - b);
  }
}

function proofOf({ owner, forces, strategy }: Forced): ProofStrategy {
  return { owner: colorName(owner), forces: outcomesIn(forces), nodes: strategy.nodes };
}
