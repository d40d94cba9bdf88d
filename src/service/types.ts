import type { PlacedEntry } from '../document/types.ts';
import type { Game } from '../go/game.ts';
import type { MoveSyntax, Problem, Span } from '../notation/types.ts';
import type { Referee } from '../rules/referee.ts';
import type { RuleId, RuleOptions } from '../rules/rule.ts';

/** What the user chose for all documents; an entry's own lines go before it. */
export interface Settings {
  readonly rules: readonly RuleId[];
  readonly cycleWarnings: 'off' | 'hint' | 'information' | 'warning' | 'error';
  readonly coordinates: 'western' | 'none';
  readonly maxCycle: number;
  readonly hiddenKos: 'ignore' | 'count';
  readonly budget: number;
  readonly inlayHot: boolean;
  readonly inlayEyes: boolean;
  /** `a` of the eye values, as `7/8`. */
  readonly eyeValues: string;
}

/** Where a move of the game stands in the text. */
export interface MoveOrigin {
  /** The entry it was written in: this one, or the one that `from:` continues. */
  readonly entry: PlacedEntry;
  /** Entry-relative; a digit of the diagram or a play of `moves:`. */
  readonly span: Span;
  readonly syntax: MoveSyntax | null;
}

/** An entry with its game, linked to what it continues. Verdicts are worked out on demand by the referees and kept. */
export interface Analysis {
  readonly entry: PlacedEntry;
  readonly game: Game;
  /** `shown - index`: the number of move 1 when shown, less 1. */
  readonly shift: number;
  /** One for each move of the game, those of `from:` included. */
  readonly origins: readonly MoveOrigin[];
  /** The number of moves of the game that come from the entry named in `from:`. */
  readonly inherited: number;
  /** Rules that the entry names, or those of the settings; the first is in force. */
  readonly rules: readonly RuleId[];
  readonly options: RuleOptions;
  referee(rule: RuleId): Referee | undefined;
  /** Problems of linking: unknown title, circle, numbers that name no move; entry-relative. */
  readonly problems: readonly Problem[];
}
