import type { KobanDocument, PlacedEntry } from '../../document/index.ts';
import type { Game } from '../../go/game.ts';
import type { Point } from '../../go/types.ts';
import type {
  EntrySyntax,
  Fix,
  MoveSyntax,
  Problem,
  Severity,
  Span,
  TextEdit,
} from '../../notation/index.ts';
import type { EntryId } from '../../protocol/entry-id.ts';
import type { Theme } from '../../protocol/requests.ts';
import type { Referee } from '../../rules/referee.ts';
import type { RuleId, RuleOptions } from '../../rules/rule.ts';
import type { Verdict } from '../../rules/verdict.ts';
import type { Message } from '../../words/index.ts';
import type { SettingValues, WrittenSource } from './setting-list.ts';

export type { WrittenSource } from './setting-list.ts';

export type RuleSource = Pick<WrittenSource, 'uri' | 'line' | 'lines'>;

/** What the user chose for all documents; an entry's own lines override it. */
export interface Settings extends SettingValues {
  /** The kind of the editor's color theme, for pictures that cannot see it for themselves. */
  readonly theme: Theme;
  /** Whether problems are said in two lines, since a hover below them has all reasons. */
  readonly brief: boolean;
  /** The address of the page about the rules, where the editor follows links to it. */
  readonly rulesPage?: string;
  /** The names of the rules that authors write, those of the text itself too. */
  readonly ruleNames?: ReadonlyMap<string, RuleId>;
  /** Where each of them stands. */
  readonly ruleSources?: ReadonlyMap<RuleId, RuleSource>;
}

/** Options that override what an entry says, as those of the command line do. */
export interface Overrides {
  readonly rules?: readonly RuleId[];
  readonly maxCycle?: number;
  readonly hiddenKos?: 'ignore' | 'count';
}

/** The place of a move of the game in the text. */
export interface MoveOrigin {
  /**
   * How many steps of `from:` away: 0 for a move of the entry itself, 1 for one of the entry it
   * continues, …
   */
  readonly depth: number;
  /** In that entry's text: a digit of the diagram, a part of `replays:` or a play of `moves:`. */
  readonly span: Span;
  /** The part of `span` that names the point. */
  readonly targetSpan: Span;
  /** `null` for a digit of the diagram and for `replays:`. */
  readonly syntax: MoveSyntax | null;
  /**
   * What is written names no point: it stands for a move all the same, so that the others keep
   * their numbers.
   */
  readonly unread?: boolean;
}

/**
 * An entry with its game, linked to what it continues. It knows nothing of where the entry stands
 * in the document, so it is kept as long as the entry's text and what it continues stay the same.
 * Verdicts are worked out on demand by the referees and kept.
 */
export interface Analysis {
  readonly syntax: EntrySyntax;
  /** The goal of `syntax` stands in no text: the walls of a problem tell it. */
  readonly isInferred?: true;
  /** The analysis of the entry named in `from:`, if there is one. */
  readonly parent: Analysis | null;
  readonly game: Game;
  /** The shown number of a move less its index; `null` where that differs from move to move. */
  readonly shift: number | null;
  /** One for each move of the game, those of `from:` included. */
  readonly origins: readonly MoveOrigin[];
  /** The number of moves of the game that come from the entry named in `from:`. */
  readonly inherited: number;
  /**
   * The number of moves that are digits of the diagram or in `replays:`, after the inherited ones.
   */
  readonly drawn: number;
  /** Drawn labels; those of the entry that `from:` continues too, unless this one draws a board. */
  readonly labels: ReadonlyMap<string, Point>;
  /** Rules that the entry names, or those of the settings; the first is in force. */
  readonly rules: readonly RuleId[];
  /** Where the rules stand that authors have written. */
  readonly ruleSources?: ReadonlyMap<RuleId, RuleSource> | undefined;
  readonly options: RuleOptions;
  /** `a` of the eye values, by the entry, what it continues, or the settings. */
  readonly eyeValue: { readonly numerator: number; readonly denominator: number };
  /** States that one search for an outcome may look at before it ends undecided. */
  readonly outcomeBudget: number;
  /** Whether the first moves of a problem are checked. */
  readonly checksProblems: boolean;
  /** Problems of linking: unknown title, circle, numbers that name no move; entry-relative. */
  readonly problems: readonly Problem[];
  /** The referees that have been asked for so far. */
  readonly referees: ReadonlyMap<RuleId, Referee>;
  /**
   * The referee of a rule over the whole game, or `undefined` when the registry does not have the
   * rule.
   */
  referee(rule: RuleId): Referee | undefined;
  /** The number that is shown for the move with this index (0: the start). */
  shown(index: number): number;
  /** The index of the move that is shown as `number` (0: the start), or -1. */
  index(number: number): number;
}

/** What an entry is written in. */
export type LanguageId = 'goban' | 'sgf';

/** An analysis and the place of its entry in the document. */
export interface PlacedAnalysis {
  readonly language: LanguageId;
  /** What requests call the entry by. */
  readonly id: EntryId;
  readonly entry: PlacedEntry;
  /** From 0: which entry of the document it is, or which line of its game. */
  readonly index: number;
  readonly analysis: Analysis;
  /** The entry that `from:` continues. */
  readonly parent: PlacedAnalysis | null;
}

/** The goban entries of a document, linked by `from:`. */
export interface LinkedEntries {
  readonly document: KobanDocument;
  readonly settings: Settings;
  readonly overrides: Overrides;
  readonly entries: readonly PlacedAnalysis[];
}

/** What is to be said about a text, with spans of the entry's own text. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: Message;
  /** It is what the rule in force says of a move. */
  readonly verdict?: Verdict['verdict'];
  readonly fixes?: readonly Fix[];
  /** The line, from 0, of the clause that decides, where an author has written the rule. */
  readonly clause?: RuleSource;
  readonly related?: readonly { readonly depth: number; readonly span: Span; readonly message: Message }[];
}

/** What an editor offers to do at a place. */
export interface Action {
  readonly title: Message;
  readonly kind: 'quickfix' | 'refactor';
  readonly preferred: boolean;
  /**
   * It can be done unseen: it is preferred, keeps every letter, and guesses no point and no claim.
   */
  readonly sure?: true;
  /** In the document. */
  readonly edits: readonly TextEdit[];
  /** The part that is written anew, in another notation: letters of it may go. */
  readonly rewrites?: Span;
  /** Something to be shown instead of changed. */
  readonly command?: { readonly command: string; readonly arguments: readonly unknown[] };
  /** What it mends, with its span in the document; `null` for an offer. */
  readonly mends: Pick<Finding, 'code' | 'span' | 'message'> | null;
  /** What is gone with that, too. */
  readonly also?: readonly Pick<Finding, 'code' | 'span'>[];
}

/** Ways to mend one thing, the likeliest first: the first that helps is offered. */
interface Alternatives {
  readonly firstOf: Iterable<Action>;
  /** Offered where none of them helps. */
  readonly otherwise: readonly Action[];
}

/** What may be offered, once it has been tried. */
export type Offer = Action | Alternatives;
