import type { Cycle, KoStage } from '../cycles/index.ts';
import type { Game } from '../go/game.ts';
import type { Geometry } from '../go/geometry.ts';
import type { Task } from '../go/task.ts';
import type { Color, Point } from '../go/types.ts';
import {
  type Message,
  type OptionWord,
  type PlainRuleWord,
  RULE_IDS,
  type RuleWord,
} from '../words/index.ts';
import type { Quick } from './quick.ts';
import type { RuleClause, SuicideClause } from './shared/clauses.ts';
import type { Clause, EndOfGame, Evidence, Verdict } from './verdict.ts';

export { RULE_IDS };
/** A rule as its text has it. */
export type PlainRule = PlainRuleWord;

/**
 * A rule, or a variant of one as `variants.ts` writes it: `psk with passes lift`. Equal variants
 * are equal texts, so what is kept by rule never mixes two of them.
 */
export type RuleId = RuleWord;

/** Which suicides a rule or an author allows; `several`: those of several stones. */
export type Suicide = SuicideClause;

/** What the author chose. */
export interface RuleOptions {
  /** `rule`: as the rule set has it. */
  readonly suicide: 'rule' | Suicide;
  readonly hiddenKos: 'ignore' | 'count';
  /** The longest cycle, in plays, that is searched for; {@link FAR}: as long as a budget allows. */
  readonly maxCycle: number;
  /** Nodes that one search may visit before it ends undecided. */
  readonly budget: number;
  /** Whether verdicts are wanted without the remarks on them, which take a search of their own. */
  readonly bare?: boolean;
}

/**
 * A point on which the text of a rule leaves room, and the ways to read it. The README of the rule
 * and `rule.option.…` in the catalogue say what each means.
 */
export interface RuleOption {
  readonly name: string;
  /** What the catalogue calls it; rules that have it in the same sense share that. */
  readonly word: OptionWord;
  readonly values: readonly string[];
  /**
   * What the rule has where a text does not say; `null` for what an entry may say for all rules
   * (`suicide:`, `hidden-kos:`, `max-cycle:`).
   */
  readonly usual: string | null;
}

/** The values that `maxCycle` may have, wherever an author or a user sets it. */
export const MAX_CYCLE = { least: 2, most: 99 } as const;

/**
 * The `maxCycle` of `max-cycle: far`: rules that search do so up from the default, within a budget.
 */
export const FAR = Number.POSITIVE_INFINITY;

/** The same as texts write them. */
export const LENGTHS: readonly string[] = Array.from(
  { length: MAX_CYCLE.most - MAX_CYCLE.least + 1 },
  (_, i) => `${i + MAX_CYCLE.least}`,
);

export const DEFAULT_OPTIONS: RuleOptions = {
  suicide: 'rule',
  hiddenKos: 'ignore',
  maxCycle: 12,
  budget: 2_000_000,
};

/** Why a rule has nothing against a move, and what a board can show of it. */
export interface WhyNot {
  readonly reason: Message;
  /**
   * Cycles; the earlier position that is the nearest (a move, `nearest`); and points: `needed`,
   * that a cycle would have to play on; `still`, a chain that no cycle takes; `cold`, stones that
   * are not hot; `differs`; `ko-position`, and after it the move with which its `disturber`
   * appeared, where that is an earlier one.
   */
  readonly evidence: readonly Evidence[];
}

/** What a rule says of one move, beyond its verdict; each rule has its own. */
export interface Step<State, Facts> {
  readonly verdict: Verdict;
  readonly facts: Facts;
  /** The state after the move; never changed afterwards, so variations can branch off it. */
  readonly state: State;
}

/**
 * Marks that a rule wants on a picture of the board after a move; the renderer knows how each
 * looks.
 */
export interface Marks {
  readonly mouths?: readonly (readonly Point[])[];
}

/** Which boards of a game may come again, as far as whoever asks can tell. */
export interface Recurrence {
  /**
   * A number for the board after move `n`, 0 for the start, if a play to come may make it again; -1
   * else. Equal boards have equal numbers.
   */
  board(n: number): number;
  /** Whether a play to come may take several stones or its own chain. */
  readonly several: boolean;
}

/**
 * What a rule can be asked about the state of things after a move, beyond its verdict. Claims ask
 * it, and hovers, searches and pictures. A rule has an answer for each question that its text gives
 * a meaning.
 */
export interface RuleAnswers<Facts> {
  /** Whether the move was a ko play; `null` where the search could not decide. */
  koPlay?(facts: Facts): boolean | null;
  hot?(facts: Facts): HotStones;
  /** The ko positions of the board; `null` where a search ended early. */
  'ko-position'?(facts: Facts): readonly (readonly Point[])[] | null;
  /** The ko positions that have had their number, each with its disturber. */
  disturber?(facts: Facts): readonly DisturbedPosition[];
}
export type RuleQuestion = keyof RuleAnswers<unknown>;

export interface HotStones {
  readonly points: readonly Point[];
  /** Stones that are hot if plays which are undecided are ko plays. */
  readonly doubtful: readonly Point[];
}

interface DisturbedPosition {
  readonly points: readonly Point[];
  /** `unknown` where a search ended early. */
  readonly disturber: Color | 'unknown' | null;
}

/**
 * A ko rule is a fold over the game: `begin`, then one `step` per move. It owns no board and keeps
 * nothing between calls but the state it returns. Judging and advancing are one step, since rules
 * that search would otherwise search twice; a caller that only asks whether a play is allowed steps
 * over a hypothetical move (`game.with`) and drops the state.
 */
export interface KoRule<State = unknown, Facts = unknown> {
  readonly id: RuleId;
  readonly suicide: Suicide;
  /** Where its text says so, if it is not the game that says it. */
  readonly suicideClause?: Clause;
  /** What a variant has in place of what the author chose for all rules. */
  readonly own?: Partial<RuleOptions>;
  /** Whether a step may search, so that its verdict may come late, or be undecided. */
  readonly searches: boolean;
  /** What states it, of a rule of Koban that can be said as a text. */
  readonly clauses?: readonly RuleClause[];
  /** How a play may end the game; left out where the rule has an option for it. */
  readonly ends?: readonly EndOfGame[];
  begin(game: Game, options: RuleOptions): State;
  /**
   * Judges move `n` (1 for the first) of `game`, `state` being that after move n - 1. Never called
   * for `void` plies.
   */
  step(
    state: State,
    game: Game,
    n: number,
    options: RuleOptions,
  ): Step<State, Facts> | Task<Step<State, Facts>>;
  /**
   * What of the past bears on the moves to come, beside the board and whose turn it is: two games
   * with the same key have the same verdicts from then on, {@link isOpen} ones aside. Without it
   * nothing is known of that.
   */
  pastKey?(state: State, game: Game, recurrence: Recurrence): string;
  /**
   * Whether the verdict on move `n` may turn on more than {@link pastKey} says of the moves before
   * it.
   */
  isOpen?(game: Game, n: number, verdict: Verdict): boolean;
  /**
   * What `koban judge` prints beside the verdict and its code; `shown` turns the number of a move
   * into the one that its entry shows.
   */
  toJson?(
    facts: Facts,
    geometry: Geometry,
    game: Game,
    shown?: (number: number) => number,
  ): Record<string, unknown>;
  /**
   * Which stage of the search said whether the move is a ko play; `null` where nothing was asked.
   */
  koPlayBy?(facts: Facts): KoStage | null;
  readonly answers?: RuleAnswers<Facts>;
  marks?(facts: Facts): Marks;
  /** Of a text: its lines that cannot be read, from 1; with one of them it judges nothing. */
  readonly unread?: readonly number[];
  /** The same verdicts on small boards, of a rule that need not search; its variants have none. */
  readonly quick?: Quick | undefined;
  /**
   * The ko that the move is the first play of, if the rule looks for one: why its stone may be hot.
   */
  ko?(facts: Facts): Cycle | null;
  /**
   * Why it has nothing against a move, where there is a reason that a reader can check: why a play
   * begins no ko, or which earlier position it comes nearest to. `null` for moves that it objects
   * to, and where nothing is known. `step` is what it said of the move. It may search, so it runs
   * only when a reader asks.
   */
  whyNot?(game: Game, n: number, options: RuleOptions, step: Step<State, Facts>): Task<WhyNot | null>;
  /**
   * The same from what settled the verdict on move `n`, without a search and perhaps without its
   * points. `null` where only {@link whyNot} can say.
   */
  settled?(step: Step<State, Facts>, game: Game, n: number, options: RuleOptions): WhyNot | null;
  /**
   * What the author reads about the state of things after a move, one fact a line: "hot: c4 f4".
   * `letters` has those of the kos that have some of the points.
   */
  describe?(
    facts: Facts,
    geometry: Geometry,
    letters: (points: readonly Point[]) => readonly string[],
  ): Message[];
}

/** How a rule or a variant of it is made. */
// biome-ignore lint/suspicious/noExplicitAny: each rule has its own state and facts, which only it reads
export type MakeRule = (id: RuleId) => KoRule<any, any>;
