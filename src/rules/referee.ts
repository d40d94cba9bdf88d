import type { Game, Ply } from '../go/game.ts';
import { must } from '../go/must.ts';
import { finish, isTask, type Task } from '../go/task.ts';
import { misplayCode, WHITE } from '../go/types.ts';
import { type Message, message } from '../words/index.ts';
import type { KoRule, RuleOptions, Step, Suicide } from './rule.ts';
import { ALLOWED, forbidden, granting, type Verdict } from './verdict.ts';

/**
 * What the searches for all moves of one game may take together, in yields of its tasks, a few
 * hundred plays tried each; and the budget of each search from then on. Few games come near it, and
 * in those that do most moves still settle without a search.
 */
const MOST_YIELDS = 20_000;
const FRUGAL_BUDGET = 1000;

/** How many moves a referee judges without a yield, also under a rule that does not search. */
const MOVES_PER_SLICE = 256;

export interface Judged<State = unknown, Facts = unknown> {
  readonly verdict: Verdict;
  /** `null` for a play that could not be carried out: the rule was not asked. */
  readonly facts: Facts | null;
  readonly state: State;
}

/**
 * Judges the moves of a game under one rule, lazily and once: the verdict of move n takes those of
 * moves 1 … n. What every rule shares is here and in no rule: impossible plays, suicide, and the
 * assumptions of a fragment.
 */
export class Referee<State = unknown, Facts = unknown> {
  private readonly judged: Judged<State, Facts>[] = [];
  private readonly first: State;
  private yields = 0;
  /** How many moves of the game are those of the source's. */
  private readonly shared: number;

  constructor(
    readonly rule: KoRule<State, Facts>,
    readonly game: Game,
    readonly options: RuleOptions,
    /**
     * A referee of a game with the same beginning, under the same rule and options: what it knows
     * is not worked out again.
     */
    private readonly source: Referee<State, Facts> | null = null,
  ) {
    this.first = rule.begin(game, optionsUnder(rule, options));
    this.shared = source ? commonPlies(source.game, game) : 0;
  }

  /** The judgement of move `n` if it is known already. */
  known(n: number): Judged<State, Facts> | undefined {
    if (this.source && n <= this.shared && this.judged.length < n) this.adopt(this.source);
    return this.judged[n - 1];
  }

  /**
   * Takes over what another referee under the same rule and options knows of the moves that both
   * games begin with.
   */
  adopt(other: Referee<State, Facts>): void {
    const shared = commonPlies(other.game, this.game);
    for (let i = this.judged.length; i < shared; i++) {
      const judged = other.judged[i];
      if (!judged) break;
      this.judged.push(judged);
    }
  }

  /**
   * Takes over judgements of this very game from a cache elsewhere, as far as they go
   * without a gap.
   */
  learn(known: (n: number) => Judged<State, Facts> | undefined): void {
    for (let n = this.judged.length + 1; n <= this.game.length; n++) {
      const judged = known(n);
      if (!judged) return;
      this.judged.push(judged);
    }
  }

  /** The judgement of move `n`, worked out at once. */
  at(n: number): Judged<State, Facts> {
    return this.judged[n - 1] ?? finish(this.task(n));
  }

  /**
   * Judges up to move `n`; yields between slices of searching, and may be abandoned and started
   * again. `hurried`: asked before each move; from then on searches are kept so short that one may
   * be undecided that need not be.
   */
  *task(n: number, hurried: () => boolean = () => false): Task<Judged<State, Facts>> {
    if (this.source && this.judged.length < Math.min(n, this.shared)) {
      yield* this.source.task(Math.min(n, this.shared), hurried);
      this.adopt(this.source);
    }
    while (this.judged.length < n) {
      const number = this.judged.length + 1;
      const judged = yield* this.judge(this.game, number, this.stateAfter(number - 1), hurried());
      // Another driver may have come as far while this one had yielded.
      if (this.judged.length === number - 1) this.judged.push(judged);
      if (number % MOVES_PER_SLICE === 0) yield;
    }
    return must(this.judged[n - 1]);
  }

  /**
   * What the rule would say of one more move after move `n`, without it becoming part of the game.
   */
  *hypothetical(n: number, move: Ply['move']): Task<{ game: Game; ply: Ply; judged: Judged<State, Facts> }> {
    if (n > 0) yield* this.task(n);
    const game = this.game.prefix(n).with(move);
    const judged = yield* this.judge(game, n + 1, this.stateAfter(n));
    return { game, ply: game.ply(n + 1), judged };
  }

  private stateAfter(n: number): State {
    return n === 0 ? this.first : must(this.judged[n - 1]).state;
  }

  private *judge(game: Game, number: number, state: State, hurried = false): Task<Judged<State, Facts>> {
    const frugal = hurried || this.yields > MOST_YIELDS;
    const budget = frugal ? Math.min(this.options.budget, FRUGAL_BUDGET) : this.options.budget;
    const made = judgeMove(this.rule, state, game, number, { ...this.options, budget });
    const judged = isTask(made) ? yield* this.counted(made) : made;
    return frugal && judged.verdict.verdict === 'undecided'
      ? { ...judged, verdict: excused(judged.verdict) }
      : judged;
  }

  private *counted<T>(task: Task<T>): Task<T> {
    for (;;) {
      const step = task.next();
      if (step.done) return step.value;
      this.yields++;
      yield;
    }
  }
}

/**
 * What a rule says of move `number` when `state` is that before it. Setup is no player's move, so
 * nothing forbids it; what a rule remembers of the moves before it is of another board, and ends
 * with it. Earlier positions stay what they were: superko looks at the game itself.
 */
export function judgeMove<State, Facts>(
  rule: KoRule<State, Facts>,
  state: State,
  game: Game,
  number: number,
  chosen: RuleOptions,
): Judged<State, Facts> | Task<Judged<State, Facts>> {
  const ply = game.ply(number);
  const options = optionsUnder(rule, chosen);
  if (ply.misplay) {
    // A stone that was put over another makes another board, as setup does.
    const after = ply.kind === 'play' ? rule.begin(game, options) : state;
    return { verdict: impossible(game, number), facts: null, state: after };
  }
  if (ply.kind === 'setup') return { verdict: ALLOWED, facts: null, state: rule.begin(game, options) };
  const made = rule.step(state, game, number, options);
  return isTask(made) ? searched(made, rule, ply, options) : judgedBy(made, rule, ply, options);
}

function* searched<State, Facts>(
  made: Task<Step<State, Facts>>,
  rule: KoRule<State, Facts>,
  ply: Ply,
  options: RuleOptions,
): Task<Judged<State, Facts>> {
  return judgedBy(yield* made, rule, ply, options);
}

function judgedBy<State, Facts>(
  step: Step<State, Facts>,
  rule: KoRule<State, Facts>,
  ply: Ply,
  options: RuleOptions,
): Judged<State, Facts> {
  if (!ply.suicide && ply.assumptions.length === 0) return step;
  return { ...step, verdict: granting(suicide(ply, rule, options) ?? step.verdict, ply.assumptions) };
}

function suicide(
  ply: Ply,
  rule: Pick<KoRule, 'suicide' | 'suicideClause' | 'own'>,
  options: RuleOptions,
): Verdict | null {
  if (!ply.suicide || mayRemove(suicideUnder(rule, options), ply.captured.length)) return null;
  return forbidden(
    'play.suicide',
    rule.suicideClause ?? { source: message('source.go'), clause: message('clause.suicide') },
    message('play.suicide'),
    [{ kind: 'points', role: 'suicide', points: ply.captured }],
  );
}

/** An undecided verdict with the reason why the search was short. */
function excused(verdict: Verdict): Verdict {
  const { reason } = verdict;
  return reason ? { ...verdict, reason: message('search.shortened', { reason }) } : verdict;
}

/**
 * How many moves two games begin with in common: the same objects, as games that branch off each
 * other share them.
 */
function commonPlies(a: Game, b: Game): number {
  if (a.start !== b.start) return 0;
  const length = Math.min(a.length, b.length);
  let n = 0;
  while (n < length && a.plies[n] === b.plies[n]) n++;
  return n;
}

/** Which suicides a rule allows with what the author chose. */
export function suicideUnder(
  rule: Pick<KoRule, 'suicide' | 'own'>,
  options: Pick<RuleOptions, 'suicide'>,
): Suicide {
  const chosen = rule.own?.suicide ?? options.suicide;
  return chosen === 'rule' ? rule.suicide : chosen;
}

/**
 * Whether some suicide is allowed. Searches for kos ask no more: the suicide of a single stone is
 * in no ko (T11).
 */
export function suicideAllowed(
  rule: Pick<KoRule, 'suicide' | 'own'>,
  options: Pick<RuleOptions, 'suicide'>,
): boolean {
  return suicideUnder(rule, options) !== 'forbidden';
}

/** Whether a play may remove its own chain of so many stones. */
function mayRemove(suicide: Suicide, stones: number): boolean {
  return suicide === 'allowed' || (suicide === 'several' && stones > 1);
}

/** What a rule is asked with: what the author chose, or what a variant has of its own instead. */
export function optionsUnder(rule: Pick<KoRule, 'own'>, options: RuleOptions): RuleOptions {
  return rule.own ? { ...options, ...rule.own } : options;
}

function impossible(game: Game, number: number): Verdict {
  const reason = whyImpossible(game, number);
  const clause = { source: message('source.go'), clause: message('clause.play') };
  return forbidden(reason.code, clause, reason);
}

/**
 * Why move `number` cannot be carried out, in moves of the game: no stone is seen there, or one is.
 */
export function whyImpossible(game: Game, number: number): Message {
  const { misplay, before, point } = game.ply(number);
  const name = before.geometry.name(point);
  if (misplay === 'unknown') return message(misplayCode(misplay), { point: name });
  const move = game.occupiedSince(number);
  const since = move > 0 && game.ply(move).kind === 'setup' ? ({ move, setup: true } as const) : { move };
  const color = before.at(point) === WHITE ? 'white' : 'black';
  return message(misplayCode('occupied'), { point: name, color, since });
}
