import type { ValueWord } from '../../../words/index.ts';

/** What a value is, or what its two parts are. */
export type ValueType = ValueWord | { readonly compose: readonly [ValueType, ValueType] };

/**
 * Where a property may stand. `setup` and `move` may not be together in a node; `root` is for the
 * first node of a game; `info` for one node on each path, most often the first.
 */
type PropertyType = 'move' | 'setup' | 'root' | 'info' | 'any';

export interface Property {
  readonly name: string;
  readonly type: PropertyType;
  readonly value: ValueType;
  /** Values: `one`, `list` (one or more), `elist` (may be empty, as `DD[]`). */
  readonly values: 'one' | 'list' | 'elist';
  /** Whether it holds for the nodes that follow, too. */
  readonly inherit?: true;
  /** The first version of the format that has it, where that is the current one. */
  readonly since?: 4;
  /** The last version that had it. */
  readonly until?: 3;
  /** The least and the greatest number. */
  readonly range?: readonly [number, number];
  /** Who writes it, where no version of the format has it: a program, or `servers`, `programs`. */
  readonly by?: string;
  /** Values that programs offer. */
  readonly offers?: readonly string[];
}
