import type { Point } from '../../../go/types.ts';
import { FightPlays } from './chain-moves.ts';
import { DEPTHS } from './depths.ts';

/** Plays that attack a chain with one to four liberties. */
export class AttackPlays extends FightPlays {
  /** Adds the plays of one stage; see `MoveGenerator.list`. */
  list(target: Point, depth: number, stage: number): void {
    this.attack(target, this.begin(target, depth, stage));
  }

  private attack(p: Point, liberties: readonly Point[]): void {
    if (liberties.length === 1) this.attackAtari(p, this.shape.liberty(p));
    else if (liberties.length === 2) this.attackTwo(p, liberties);
    else this.attackMany(p, liberties);
  }

  /**
   * A single stone in atari that can be taken in a ko or a snapback only: also what is played
   * beside it first.
   */
  private attackAtari(p: Point, last: Point): void {
    const { shape, plays, own, enemy } = this;
    if (this.stage === 0) plays.add(last);
    if (this.stage !== 1) return;
    const rooms = shape.rooms(last, own, 6);
    if (rooms.length <= 5) for (const q of rooms) if (!shape.isSelfAtari(q, enemy)) plays.add(q);
    for (const link of shape.links(p, 1)) {
      if (!shape.touches(last, link)) continue;
      for (const back of shape.links(link, 1)) if (!shape.same(back, p)) plays.add(shape.liberty(back));
    }
  }

  private attackTwo(p: Point, liberties: readonly Point[]): void {
    const { shape, depth, enemy } = this;
    if (this.stage === 0) {
      this.ataris(p, liberties);
      return;
    }
    if (depth > DEPTHS.ladder) return;
    if (this.stage === 1) {
      this.caps(liberties);
      return;
    }
    const atari = liberties.some((q) => !shape.isSelfAtari(q, enemy));
    if (depth <= DEPTHS.quiet && (depth <= DEPTHS.wide || !atari))
      this.superstring.liberties(p, depth <= DEPTHS.quietest ? 3 : 2, true, () => {});
  }

  private areAdjacent([a = -1, b]: readonly Point[]): boolean {
    for (let k = 0; k < 4; k++) if (this.shape.step(a, k) === b) return true;
    return false;
  }

  private ataris(p: Point, liberties: readonly Point[]): void {
    const { shape, plays, chain, edge, depth, enemy } = this;
    for (const link of shape.links(p, 1)) {
      if (depth > DEPTHS.all && shape.board.size(link) > 1 && shape.common(p, link) === 0) {
        plays.clear();
        return;
      }
      chain.extensions(link, depth <= DEPTHS.all);
    }
    if (depth > DEPTHS.ladder) {
      for (const q of liberties) plays.add(q);
      return;
    }
    const free = depth <= DEPTHS.all || this.areAdjacent(liberties);
    let atari = false;
    for (const q of liberties) {
      const self = shape.isSelfAtari(q, enemy);
      atari ||= !self;
      if (depth <= DEPTHS.quiet || (free && !shape.hasNeighbor(q, enemy)) || !self) plays.add(q);
      if (depth > DEPTHS.quiet || !self) continue;
      const [room, second] = shape.rooms(q, enemy, 2);
      if (room === undefined || second !== undefined) continue;
      plays.add(room);
      for (let k = 0; k < 4; k++) {
        const n = shape.step(room, k);
        if (shape.cell(n) !== enemy) continue;
        for (const link of shape.links(n, 1)) plays.add(shape.liberty(link));
      }
    }
    if (!atari) for (const q of liberties) edge.blocks(p, q);
    for (const link of shape.links(p, 2)) if (shape.common(p, link) === 2) chain.captures(link);
    edge.climbs(p, liberties, true);
  }

  private attackMany(p: Point, liberties: readonly Point[]): void {
    const { shape, plays, chain, edge, depth, enemy } = this;
    if (this.stage > 0) {
      this.attackQuietly(p, liberties);
      return;
    }
    for (const link of shape.links(p, 1)) chain.extensions(link, true);
    chain.doubleAtaris(p, depth <= DEPTHS.wide);
    for (const q of liberties) {
      if (depth <= DEPTHS.quiet || !shape.hasNeighbor(q, enemy) || !shape.isSelfAtari(q, enemy)) plays.add(q);
      edge.closing(p, q);
      edge.blocks(p, q);
    }
    edge.climbs(p, liberties, true);
  }

  private attackQuietly(p: Point, liberties: readonly Point[]): void {
    const { shape, plays, chain, depth, enemy } = this;
    if (this.stage === 1) {
      if (depth <= DEPTHS.quiet) this.caps(liberties);
      if (liberties.length === 3 && depth <= DEPTHS.wide) this.drawBack(p, liberties);
      return;
    }
    if (liberties.length > 3 || depth > DEPTHS.quietest) return;
    for (const link of shape.links(p, 2)) {
      const two = shape.liberties(link);
      if (two.every((q) => shape.room(q, enemy, 4) > 3)) continue;
      chain.captures(link);
      chain.ataris(link, depth, true);
      for (const q of two) plays.add(q);
    }
    this.superstring.liberties(p, 3, true, () => {});
  }

  /** Points beside two liberties at once. */
  private caps(liberties: readonly Point[]): void {
    const { shape, plays } = this;
    for (const a of liberties) {
      for (let k = 0; k < 4; k++) {
        const x = shape.step(a, k);
        if (!shape.isEmpty(x)) continue;
        for (const turn of [k + 1, k + 3]) if (liberties.includes(shape.step(x, turn))) plays.add(x, 5);
      }
    }
  }

  /** Liberties of neighbors with two of them, beside a liberty of the chain. */
  private drawBack(p: Point, liberties: readonly Point[]): void {
    const { shape, plays } = this;
    for (const link of shape.links(p, 2)) {
      for (const q of shape.liberties(link)) {
        if (liberties.includes(q)) continue;
        if ([0, 1, 2, 3].some((k) => liberties.includes(shape.step(q, k)))) plays.add(q);
      }
    }
  }
}
