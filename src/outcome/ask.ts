import { Game } from '../go/game.ts';
import type { Task } from '../go/task.ts';
import { BLACK, type Color, colorName, opponent, WHITE } from '../go/types.ts';
import { ruleOf } from '../rules/index.ts';
import { suicideAllowed } from '../rules/referee.ts';
import { type Message, message } from '../words/index.ts';
import { type Boundary, boundaryOf } from './boundary.ts';
import { DEFAULT_STATES } from './limits.ts';
import { type Certificate, certificateOf, type ProofClaim, type ProofStrategy } from './proof/certificate.ts';
import { verify } from './proof/check.ts';
import { BoardGraph } from './search/board-graph.ts';
import { Fixpoint, type Strategy } from './search/fixpoint.ts';
import { Folds } from './search/folds.ts';
import { Histories, REPETITIONS } from './search/histories.ts';
import type { Model } from './search/model.ts';
import {
  type CanForce,
  type Outcome,
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

const UNENDING = setOf(['unending']);

/**
 * The region of a question, or why there is none: a target that cannot be captured, no stone, a
 * point that is not empty.
 */
export function boundaryFor({ game, targets, outside }: OutcomeQuestion): Boundary | Message {
  return boundaryOf(game.after(game.length), targets, outside);
}

/**
 * Who can force what. Searches with any method, and says only what the checker has verified.
 * @param states how many positions with their past may be looked at.
 * @param progress kept up to date while the task is under way.
 * @throws RangeError when the question has no region: ask {@link boundaryFor} first.
 */
export function* ask(
  asked: OutcomeQuestion,
  states = DEFAULT_STATES,
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
  const model = yield* modelOf(question, region, states);
  if (!model) return nothing(states, 0);
  const claim = { ...question, outside: region.outside };
  return yield* new Enquiry(claim, model, states, progress).run();
}

function nothing(budget: number, states: number): OutcomeAnswer {
  const reason = message('outcome.budget', { states: budget });
  return { canForce: { black: [], white: [] }, certificate: null, undecided: { reason, states }, states };
}

function* modelOf(question: OutcomeQuestion, region: Boundary, states: number): Task<Model | null> {
  const { rule: id, options, game } = question;
  const rule = ruleOf(id);
  if (!rule) throw new RangeError(`no rule ${id}`);
  const graph = new BoardGraph(region, suicideAllowed(rule, options));
  if (graph.isTooLarge) return null;
  const plain = id.replace(/ with suicide (?:allowed|forbidden)$/, '');
  const repetitions = REPETITIONS[plain];
  // What was there before a target came to be could come again with its capture; only a fold knows
  // of that.
  const isSimple = repetitions && (repetitions.by === 'nothing' || stood(game, region));
  if (isSimple) return yield* Histories.of(question, graph, repetitions, states);
  return yield* Folds.of(question, graph, states);
}

/** Whether all stones of the targets were there all along. */
function stood(game: Game, { targets, position }: Boundary): boolean {
  for (let n = 0; n < game.length; n++) {
    const { cells } = game.after(n);
    if (targets.some(({ points }) => points.some((p) => cells[p] !== position.cells[p]))) return false;
  }
  return true;
}

/** Asks for one set of outcomes after the other, the smallest first. */
class Enquiry {
  /** By player: whether each set can be forced; open sets are missing. */
  private readonly known: Record<Color, Map<OutcomeSet, boolean>> = {
    [BLACK]: new Map(),
    [WHITE]: new Map(),
  };
  private readonly strategies: { owner: Color; forces: OutcomeSet; strategy: Strategy }[] = [];
  private readonly all: OutcomeSet;

  constructor(
    private readonly claim: ProofClaim,
    private readonly model: Model,
    private readonly budget: number,
    private readonly progress: SearchProgress,
  ) {
    this.all = model.possible;
  }

  *run(): Task<OutcomeAnswer> {
    for (const wanted of this.sets()) {
      for (const player of [BLACK, WHITE] as const) {
        yield* this.decide(player, wanted);
      }
    }
    const proofs: ProofStrategy[] = [];
    for (const { owner, forces, strategy } of this.smallest())
      proofs.push({ owner: colorName(owner), forces: outcomesIn(forces), nodes: strategy.nodes });
    const certificate = certificateOf(this.claim, proofs);
    const verified = yield* verify(certificate);
    // The checker has the last word.
    if (!verified.holds) return nothing(this.budget, this.model.count);
    return this.answer(certificate, verified.canForce);
  }

  private answer(certificate: Certificate, canForce: CanForce): OutcomeAnswer {
    const { black, white } = canForce;
    const isWhole = this.sets().every((set) => this.isSettled(canForce, set));
    const states = this.model.count;
    const reason =
      states > this.budget
        ? message('outcome.budget', { states: this.budget })
        : message('outcome.verdicts-open');
    // Who can force nothing less gets some outcome all the same: there are no others.
    const every = [outcomesIn(this.all)];
    return {
      canForce: isWhole
        ? { black: black.length > 0 ? black : every, white: white.length > 0 ? white : every }
        : canForce,
      certificate: certificate.strategies.length > 0 ? certificate : null,
      undecided: isWhole ? null : { reason, states },
      states,
    };
  }

  /**
   * Whether for this set it is proven that Black can force it, or that White can force the rest.
   */
  private isSettled({ black, white }: CanForce, set: OutcomeSet): boolean {
    const has = (sets: readonly (readonly Outcome[])[], within: OutcomeSet) =>
      sets.some((one) => (setOf(one) & ~within) === 0);
    return has(black, set) || has(white, this.all & ~set);
  }

  /** All sets of outcomes but none and all, the smallest first. */
  private sets(): OutcomeSet[] {
    const sets: OutcomeSet[] = [];
    for (let set = 1; set < this.all; set++) if ((set & ~this.all) === 0) sets.push(set);
    return sets.sort((a, b) => outcomesIn(a).length - outcomesIn(b).length || a - b);
  }

  /**
   * Finds out whether a player can force a set without `unending`; the opponent forces the rest if
   * not.
   */
  private *decide(player: Color, wanted: OutcomeSet): Task<void> {
    if (wanted & UNENDING || this.isKnown(player, wanted) !== undefined) return;
    const rest = this.all & ~wanted;
    for (const isHopeful of [false, true]) {
      const search = new Fixpoint(this.model, player, wanted, isHopeful);
      const won = yield* search.run(this.budget, this.progress);
      if (won === null) return;
      // What only a hope wins is not won, and what is lost without it is not lost.
      if (won === isHopeful && this.hasDoubts) continue;
      const owner = won ? player : opponent(player);
      const forces = won ? wanted : rest;
      const strategy = yield* search.strategy(MOST_NODES);
      if (strategy) this.strategies.push({ owner, forces, strategy });
      this.known[owner].set(forces, strategy !== null);
      return;
    }
  }

  private get hasDoubts(): boolean {
    return this.model.hasDoubts;
  }

  /** What is known of a set by what is known of smaller and larger ones, and of the opponent's. */
  private isKnown(player: Color, set: OutcomeSet): boolean | undefined {
    for (const [other, forced] of this.known[player]) if (forced && (other & ~set) === 0) return true;
    const rest = this.all & ~set;
    for (const [other, forced] of this.known[opponent(player)])
      if (forced && (other & ~rest) === 0) return false;
    return undefined;
  }

  /** The strategies for the smallest sets of each player, Black’s first. */
  private smallest() {
    return this.strategies
      .filter(
        ({ owner, forces }) =>
          !this.strategies.some(
            (one) => one.owner === owner && one.forces !== forces && (one.forces & ~forces) === 0,
          ),
      )
      .sort((a, b) => a.owner - b.owner || a.forces - b.forces);
  }
}
