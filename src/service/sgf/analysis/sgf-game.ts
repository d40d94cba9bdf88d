import type { Start } from '../../../go/game.ts';
import type { Geometry } from '../../../go/geometry.ts';
import { must } from '../../../go/must.ts';
import type { RecordedPly } from '../../../go/ply.ts';
import type { Position } from '../../../go/position.ts';
import { pack, type RuleSet, type SgfText, type Size } from '../../../notation/sgf/index.ts';
import type { RuleId, RuleOptions } from '../../../rules/rule.ts';
import type { chosen } from '../../analysis/index.ts';
import type { Replayed } from './replay.ts';
import type { Verdicts } from './verdicts.ts';

/** What a game tree is made of. */
interface GameParts extends Replayed {
  readonly sgf: SgfText;
  readonly size: Size;
  readonly geometry: Geometry;
  readonly isGo: boolean;
  readonly ruleSet: RuleSet | null;
  readonly rules: readonly RuleId[];
  readonly ruleNames: ReadonlyMap<string, RuleId> | undefined;
  readonly chosen: ReturnType<typeof chosen>;
  readonly verdicts: Verdicts;
}

/**
 * One game tree with the moves of all its variations played. The game does not know where it stands
 * in the document: offsets count from the beginning of its own text. Moves are *plies*, numbered in
 * the order of the text, each made once however many variations continue it.
 */
export class SgfGame implements GameParts {
  readonly sgf: SgfText;
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
  /** The rule set that `RU` names; `null` when it names none that Koban knows, or is not there. */
  readonly ruleSet: RuleSet | null;
  /** Rules to judge by, the one in force first: that of `RU`, or those of the settings. */
  readonly rules: readonly RuleId[];
  /** The names of the rules that authors have written. */
  readonly ruleNames: GameParts['ruleNames'];
  /** What it is judged with. */
  readonly chosen: GameParts['chosen'];
  readonly verdicts: Verdicts;

  constructor(parts: GameParts) {
    this.sgf = parts.sgf;
    this.size = parts.size;
    this.geometry = parts.geometry;
    this.start = parts.start;
    this.isGo = parts.isGo;
    this.plies = parts.plies;
    this.plyNode = parts.plyNode;
    this.plyBefore = parts.plyBefore;
    this.plyProperty = parts.plyProperty;
    this.lastPly = parts.lastPly;
    this.toPlay = parts.toPlay;
    this.ruleSet = parts.ruleSet;
    this.rules = parts.rules;
    this.ruleNames = parts.ruleNames;
    this.chosen = parts.chosen;
    this.verdicts = parts.verdicts;
  }

  get options(): RuleOptions {
    return this.chosen.options;
  }

  /** The text of the game, from its `(` to its `)`. */
  get text(): string {
    return this.sgf.text;
  }

  /** The first of {@link rules}. */
  get ruleInForce(): RuleId {
    return must(this.rules[0], 'the rule in force');
  }

  /** The property `RU` of the first node, -1 when there is none. */
  get ruProperty(): number {
    return this.sgf.nodeCount > 0 ? this.sgf.find(0, RU) : -1;
  }

  ply(index: number): RecordedPly {
    return must(this.plies[index], `ply ${index}`);
  }

  /** The ply before one; -1 for the first. */
  before(ply: number): number {
    return this.plyBefore[ply] ?? -1;
  }

  nodeOf(ply: number): number {
    return this.plyNode[ply] ?? -1;
  }

  propertyOf(ply: number): number {
    return this.plyProperty[ply] ?? -1;
  }

  /** The last ply at a node or above it; -1 for none, and where there is no such node. */
  plyAt(node: number): number {
    return this.lastPly[node] ?? -1;
  }

  /** The last ply above a node; -1 for none. */
  plyAbove(node: number): number {
    return this.plyAt(this.sgf.parent(node));
  }

  /** Whether the node makes a ply itself. */
  makesPly(node: number): boolean {
    return this.plyAt(node) !== this.plyAbove(node);
  }

  /** How many plies lead to a ply, itself included: its number in its line; 0 for -1. */
  depth(ply: number): number {
    return this.plies[ply]?.number ?? 0;
  }

  /** The board after a ply; the start for -1. */
  positionAfter(ply: number): Position {
    return this.plies[ply]?.after ?? this.start.position;
  }

  /** The first value of a property of a node, as written; `null` where there is none. */
  valueOf(node: number, property: number): string | null {
    return firstValue(this.sgf, node, property);
  }
}

const RU = pack('RU');

/** The first value of a property of a node, as written; `null` where there is none. */
export function firstValue(sgf: SgfText, node: number, id: number): string | null {
  const property = node < sgf.nodeCount ? sgf.find(node, id) : -1;
  if (property < 0 || sgf.firstValue(property) === sgf.endValue(property)) return null;
  return sgf.value(sgf.firstValue(property));
}

/** The first value of a property of the first node, as written; `null` where there is none. */
export function rootValue(sgf: SgfText, name: string): string | null {
  return firstValue(sgf, 0, pack(name));
}
