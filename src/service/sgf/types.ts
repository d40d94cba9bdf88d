import type { Start } from '../../go/game.ts';
import type { Geometry } from '../../go/geometry.ts';
import type { RecordedPly } from '../../go/ply.ts';
import type { Size } from '../../notation/sgf/points.ts';
import type { RuleSet } from '../../notation/sgf/ruleset.ts';
import type { SgfText } from '../../notation/sgf/tree.ts';
import type { RuleId, RuleOptions } from '../../rules/rule.ts';
import type { GameSource } from './source.ts';
import type { Verdicts } from './verdicts.ts';

/**
 * One game tree with the moves of all its variations carried out. It knows nothing of where it stands in the document: offsets are those of
 * its own text. Moves are *plies*, numbered in the order of the text, each made once however many variations go on from it.
 */
export interface SgfGame {
  readonly sgf: SgfText;
  /** The text of the game, from its `(` to its `)`. */
  readonly text: string;
  readonly size: Size;
  readonly geometry: Geometry;
  /** The board as the first node sets it up. */
  readonly start: Start;
  /** False for games other than Go (`GM`), which are read and not played. */
  readonly isGo: boolean;
  readonly plies: readonly RecordedPly[];
  /** By ply: its node, the ply before it (-1 for none), and the property that made it. */
  readonly plyNode: Int32Array;
  readonly plyBefore: Int32Array;
  readonly plyProperty: Int32Array;
  /** By node: the last ply on the path that ends with the node, -1 for the start. */
  readonly lastPly: Int32Array;
  /** By node: whose turn `PL` says it is, 0 where it does not say. */
  readonly toPlay: Uint8Array;
  /** What `RU` names; `null` when it names nothing that anybody knows, or is not there. */
  readonly ruleSet: RuleSet | null;
  /** The property `RU` of the first node, -1 when there is none. */
  readonly ruProperty: number;
  /** Rules to judge by, the one in force first: that of `RU`, or those of the settings. */
  readonly rules: readonly RuleId[];
  readonly options: RuleOptions;
  readonly verdicts: Verdicts;
}

export interface PlacedGame {
  /** The game as text; whether it has been read is seen there. */
  readonly source: GameSource;
  /** The game, read now if it is not. */
  readonly game: SgfGame;
  /** Where its text begins in the document, and where it ends. */
  readonly offset: number;
  readonly end: number;
}
