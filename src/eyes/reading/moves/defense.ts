import type { Point } from '../../../go/types.ts';
import { FightPlays } from './chain-moves.ts';
import { DEPTHS } from './depths.ts';

/** Plays that save a chain with one to four liberties. */
export class DefensePlays extends FightPlays {
  private desperate = false;

  /** Adds the plays of one stage; see `MoveGenerator.list`. */
  list(target: Point, depth: number, stage: number, desperate: boolean): void {
    this.desperate = desperate;
    this.defend(target, this.begin(target, depth, stage));
  }

  private defend(p: Point, liberties: readonly Point[]): void {
    const { chain, edge } = this;
    if (liberties.length === 1) this.defendAtari(p, this.shape.liberty(p));
    else if (this.stage > 0) {
      if (liberties.length === 2) this.defendTwo(p, liberties);
      else if (liberties.length === 3) this.defendThree(p, liberties);
      else if (this.stage === 1) this.guards(p, liberties);
    } else {
      this.extend(p, liberties);
      chain.captures(p);
      chain.efficientAtaris(p);
      if (liberties.length < 4) {
        edge.climbs(p, liberties, false);
        edge.clamps(p);
      }
      if (liberties.length === 4) this.defendFour(p);
      if (liberties.length === 3 && this.depth <= DEPTHS.quietest) this.hane(p, liberties);
      if (liberties.length > 2) return;
      this.guards(p, liberties);
      if (this.depth <= DEPTHS.quiet) this.saveBeyond(p, liberties);
    }
  }

  private guards(p: Point, liberties: readonly Point[]): void {
    if (this.depth > DEPTHS.all) return;
    for (const q of liberties) this.guard(p, q);
    this.bamboo(liberties);
  }

  /** Its liberties, but not where the whole chain gets into atari. */
  private extend(p: Point, liberties: readonly Point[]): void {
    const { shape, plays, own } = this;
    const all = liberties.length > 2 || shape.board.size(p) === 1;
    for (const q of liberties) if (all || !shape.isSelfAtari(q, own)) plays.add(q);
  }

  private defendAtari(p: Point, last: Point): void {
    const { shape, plays, chain, depth, own, enemy } = this;
    const single = depth <= DEPTHS.quiet && shape.board.size(p) === 1;
    if (this.stage === 0) {
      plays.add(last);
      chain.captures(p);
      if (!single) return;
      // What takes it may be taken back, with liberties to spare, or in a ko.
      const [back, second] = shape.rooms(last, enemy, 2);
      const isOne = back !== undefined && second === undefined;
      if (isOne && (!shape.isSelfAtari(back, own) || shape.isKo(back, own))) plays.add(back);
    }
    if (this.stage !== 1 || !single || !shape.isKo(last, enemy)) return;
    const rooms = shape.rooms(last, own, 6);
    if (rooms.length > 5) return;
    for (const q of rooms) if (rooms.length === 1 || !shape.isSelfAtari(q, enemy)) plays.add(q);
  }

  private defendTwo(p: Point, liberties: readonly Point[]): void {
    const { shape, chain, superstring, depth, desperate } = this;
    if (this.stage === 1) {
      this.backfill(liberties);
      this.answerNets(liberties);
      return;
    }
    if (depth <= DEPTHS.wide) {
      superstring.attacks(p, depth);
      superstring.liberties(p, 3, false, (q) => this.guard(p, q));
    }
    chain.ataris(p, depth, depth > DEPTHS.quiet);
    if (depth <= DEPTHS.quiet) this.unshare(p, liberties);
    const far = desperate && depth <= DEPTHS.quiet;
    if (depth <= DEPTHS.wide || far) chain.sieges(shape.links(p, 3), depth, 4, desperate);
    if (far) chain.sieges(shape.links(p, 4), depth, 5, desperate);
  }

  /** Beside liberties where the attacker would be short of liberties too. */
  private backfill(liberties: readonly Point[]): void {
    const { shape, plays, own, enemy } = this;
    for (const q of liberties) {
      if (shape.isSelfAtari(q, enemy)) {
        for (const r of shape.rooms(q, own, 6))
          if (!shape.isSelfAtari(r, own) && shape.hasNeighbor(r, own)) plays.add(r);
      }
      const rooms = shape.rooms(q, enemy, 3);
      if (rooms.length <= 2) for (const r of rooms) if (!shape.isSelfAtari(r, own)) plays.add(r);
    }
  }

  private defendThree(p: Point, liberties: readonly Point[]): void {
    const { shape, chain, edge, superstring, depth } = this;
    if (this.stage === 1) {
      if (depth <= DEPTHS.quiet) edge.bridges(p, liberties);
      this.guards(p, liberties);
      if (depth <= DEPTHS.quietest) superstring.attacks(p, depth);
      if (depth <= DEPTHS.wide) chain.ataris(p, depth, false);
      if (depth > DEPTHS.quiet) return;
      this.unshare(p, liberties);
      edge.hems(p, liberties);
      return;
    }
    if (depth <= DEPTHS.quietest) {
      superstring.liberties(p, 3, false, (q) => this.guard(p, q));
    }
    if (depth <= DEPTHS.wide) chain.sieges(shape.links(p, 3), depth, 4, false);
  }

  private defendFour(p: Point): void {
    const { shape, chain, superstring, depth } = this;
    chain.ataris(p, depth, false);
    chain.sieges(shape.links(p, 3), depth, 4, false);
    chain.sieges(shape.links(p, 4), depth, 5, false);
    if (depth <= DEPTHS.wide) superstring.liberties(p, 4, false, (q) => this.guard(p, q));
  }

  /** Beside the liberty `q`, where the attacker would have two liberties at most. */
  private guard(p: Point, q: Point): void {
    const { shape, plays, own, enemy } = this;
    const room = shape.room(q, enemy, 3);
    if (room > 2) return;
    for (let k = 0; k < 4; k++) {
      const x = shape.step(q, k);
      if (!shape.isEmpty(x) || (room > 1 && shape.isSelfAtari(x, own))) continue;
      if (shape.count(p) > 3) {
        let guarded = 0;
        for (let j = 0; j < 4; j++) {
          const y = shape.step(x, j);
          if (shape.isEmpty(y) && shape.room(y, enemy, 3) < 3) guarded++;
        }
        if (guarded < 2) continue;
      }
      plays.add(x);
    }
  }

  /** Two liberties side by side, an own stone across one of them: the point across the other. */
  private bamboo(liberties: readonly Point[]): void {
    const { shape, plays, own } = this;
    for (const a of liberties) {
      for (let k = 0; k < 4; k++) {
        const b = shape.step(a, k);
        if (!liberties.includes(b)) continue;
        for (const side of [k + 1, k + 3]) {
          const x = shape.step(a, side);
          if (shape.isEmpty(x) && shape.cell(shape.step(b, side)) === own && !shape.isSelfAtari(x, own))
            plays.add(x);
        }
      }
    }
  }

  /** A liberty where the attacker cannot play: what saves the own chains beyond it. */
  private saveBeyond(p: Point, liberties: readonly Point[]): void {
    const { shape, plays, chain, edge, own, enemy } = this;
    for (const q of liberties) {
      if (!shape.isSuicide(q, enemy)) continue;
      for (let k = 0; k < 4; k++) {
        const friend = shape.step(q, k);
        if (shape.cell(friend) !== own || shape.same(friend, p)) continue;
        for (const r of shape.liberties(friend).slice(0, 4)) if (!shape.isSelfAtari(r, own)) plays.add(r);
        chain.captures(friend);
        chain.efficientAtaris(friend);
        edge.clamps(friend);
      }
    }
  }

  /** Two liberties side by side with an enemy stone across that has two: its other ones. */
  private answerNets(liberties: readonly Point[]): void {
    const { shape, plays, own, enemy } = this;
    const [a, b] = liberties as readonly [Point, Point];
    for (let k = 0; k < 4; k++) {
      if (shape.step(a, k) !== b) continue;
      for (const q of [a, b]) {
        for (const side of [k + 1, k + 3]) {
          const x = shape.step(q, side);
          if (shape.cell(x) !== enemy || shape.count(x) !== 2) continue;
          for (const r of shape.liberties(x))
            if (r !== a && r !== b && !shape.isSelfAtari(r, own)) plays.add(r);
        }
      }
    }
  }

  /** A neighbor shares two liberties with the chain: its other liberties, and what holds it. */
  private unshare(p: Point, liberties: readonly Point[]): void {
    const { shape, plays, chain, own } = this;
    for (const link of shape.links(p, 2, liberties.length + 1)) {
      if (shape.common(p, link) < 2) continue;
      const theirs = shape.liberties(link);
      for (const q of theirs) if (!liberties.includes(q) && !shape.isSelfAtari(q, own)) plays.add(q);
      if (theirs.length > liberties.length) continue;
      for (const friend of shape.links(link, 1)) {
        chain.captures(friend);
        const last = shape.liberty(friend);
        if (!shape.isSelfAtari(last, own)) plays.add(last);
      }
      chain.doubleAtaris(link, false);
    }
  }

  /** Round the corner of an enemy stone beside the chain that has no more liberties than it. */
  private hane(p: Point, liberties: readonly Point[]): void {
    const { shape, plays, own, enemy } = this;
    for (const a of liberties) {
      for (let k = 0; k < 4; k++) {
        const b = shape.step(a, k);
        if (shape.cell(b) !== own || !shape.same(b, p)) continue;
        for (const side of [k + 1, k + 3]) {
          const c = shape.step(a, side);
          const d = shape.step(b, side);
          if (!shape.isEmpty(c) || shape.cell(d) !== enemy) continue;
          const theirs = shape.count(d);
          if (theirs <= liberties.length && theirs <= shape.after(c, own, theirs)) plays.add(c);
        }
      }
    }
  }
}
