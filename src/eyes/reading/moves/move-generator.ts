import type { Scratch } from '../../../go/scratch.ts';
import type { Color, Point } from '../../../go/types.ts';
import { AttackPlays } from './attack.ts';
import { DefensePlays } from './defense.ts';
import { DEPTHS } from './depths.ts';
import { EdgePlays } from './edge.ts';
import { Plays } from './move-list.ts';
import { ChainPlays } from './neighbors.ts';
import { StoneShape } from './shape.ts';
import { SuperstringPlays } from './superstring.ts';

/** The last of the stages that {@link MoveGenerator.list} knows. */
export const LAST_STAGE = 2;

/** How many liberties a chain needs to be safe at a glance, so deep in the reading. */
export function enoughAt(depth: number): number {
  return depth < DEPTHS.wide ? 5 : depth < DEPTHS.all ? 4 : 3;
}

/**
 * The plays that GNU Go considers for a chain with up to four liberties, as it is described in its
 * manual ("Tactical reading") and as it behaves: they depend on how many liberties the chain has
 * and on how deep the reading is. They are few, so a search of them ends soon; they are not all, so
 * what it finds is not proven.
 */
export class MoveGenerator {
  readonly plays: Plays;
  private readonly shape: StoneShape;
  private readonly chain: ChainPlays;
  private readonly attack: AttackPlays;
  private readonly defense: DefensePlays;

  /** @param looked where plays and their worth were looked for is noted here: see `Scope` */
  constructor(board: Scratch, looked: Uint8Array) {
    this.shape = new StoneShape(board, looked);
    this.plays = new Plays(board.area);
    this.chain = new ChainPlays(this.shape, this.plays);
    const edge = new EdgePlays(this.shape, this.plays);
    const superstring = new SuperstringPlays(this.shape, this.plays, this.chain);
    this.attack = new AttackPlays(this.shape, this.plays, this.chain, edge, superstring);
    this.defense = new DefensePlays(this.shape, this.plays, this.chain, edge, superstring);
  }

  /**
   * Lists plays of the side to move in {@link plays}; legality is for the caller to find out.
   *
   * @param depth plays made since the question
   * @param stage plays of a later stage are considered where those of the earlier ones fail: 0 …
   * {@link LAST_STAGE}
   * @param desperate no play was found at an earlier stage
   */
  list(target: Point, attacks: boolean, depth: number, stage: number, desperate: boolean): void {
    this.shape.renew();
    this.plays.clear();
    if (attacks) this.attack.list(target, depth, stage);
    else this.defense.list(target, depth, stage, desperate);
  }

  /** Puts the most promising plays first. */
  sort(target: Point, attacks: boolean): void {
    this.plays.sort((p) => this.worth(p, target, attacks));
  }

  /**
   * Whether the target is safe at a glance if its owner moves: a play of the owner gives it
   * {@link enoughAt} liberties.
   */
  isSaved(target: Point, enough: number): boolean {
    const { shape, chain } = this;
    shape.renew();
    return shape.runs(target, enough) || chain.capturesEnough(target, Math.max(enough, 4));
  }

  /** The more liberties the chain would get or lose, the more promising; then captures. */
  private worth(p: Point, target: Point, attacks: boolean): number {
    const { shape } = this;
    const own = shape.cell(target) as Color;
    const enemy = (3 - own) as Color;
    let worth = 0;
    let taken = 0;
    for (let k = 0; k < 4; k++) {
      const n = shape.step(p, k);
      const cell = shape.cell(n);
      if (shape.isEmpty(n)) worth += 1;
      else if ((cell === own || cell === enemy) && shape.board.liberties(n, 2) === 1)
        taken += shape.board.size(n);
    }
    worth += Math.min(taken, 5) * 4;
    if (shape.touches(p, target)) worth += 4 * shape.room(p, own, 5);
    else worth += 2;
    if (attacks && shape.isSelfAtari(p, enemy)) worth -= 8;
    return worth;
  }
}
