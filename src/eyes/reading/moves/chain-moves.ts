import { type Color, opponent, type Point } from '../../../go/types.ts';
import type { EdgePlays } from './edge.ts';
import type { Plays } from './move-list.ts';
import type { ChainPlays } from './neighbors.ts';
import type { StoneShape } from './shape.ts';
import type { SuperstringPlays } from './superstring.ts';

/** Plays for or against a chain: what the lists for attacker and defender share. */
export abstract class FightPlays {
  protected depth = 0;
  protected stage = 0;
  /** The color of the chain, and the other. */
  protected own: Color = 1;
  protected enemy: Color = 2;

  constructor(
    protected readonly shape: StoneShape,
    protected readonly plays: Plays,
    protected readonly chain: ChainPlays,
    protected readonly edge: EdgePlays,
    protected readonly superstring: SuperstringPlays,
  ) {}

  /** Turns to a chain, and returns its liberties. */
  protected begin(target: Point, depth: number, stage: number): readonly Point[] {
    this.depth = depth;
    this.stage = stage;
    this.own = this.shape.cell(target) as Color;
    this.enemy = opponent(this.own);
    return this.shape.liberties(target);
  }
}
