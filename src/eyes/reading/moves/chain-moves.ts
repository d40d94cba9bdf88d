import { type Color, opponent, type Point } from '../../../go/types.ts';
import type { EdgePlays } from './edge.ts';
import type { Plays } from './move-list.ts';
import type { ChainPlays } from './neighbors.ts';
import type { StoneShape } from './shape.ts';
import type { SuperstringPlays } from './superstring.ts';

/** Plays for or against a string: what those who list them share. */
export abstract class StringPlays {
  protected depth = 0;
  protected stage = 0;
  /** The color of the string, and the other. */
  protected own: Color = 1;
  protected enemy: Color = 2;

  constructor(
    protected readonly shape: StoneShape,
    protected readonly plays: Plays,
    protected readonly chain: ChainPlays,
    protected readonly edge: EdgePlays,
    protected readonly superstring: SuperstringPlays,
  ) {}

  /** Turns to a string, and returns its liberties. */
  protected begin(target: Point, depth: number, stage: number): readonly Point[] {
    this.depth = depth;
    this.stage = stage;
    this.own = this.shape.cell(target) as Color;
    this.enemy = opponent(this.own);
    return this.shape.liberties(target);
  }
}
