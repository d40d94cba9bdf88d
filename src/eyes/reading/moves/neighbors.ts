import { type Color, opponent, type Point } from '../../../go/types.ts';
import { DEPTHS } from './depths.ts';
import type { Plays } from './move-list.ts';
import type { StoneShape } from './shape.ts';

/** Plays that save a chain by attacking those around it, and plays for chains around those. */
export class ChainPlays {
  constructor(
    private readonly shape: StoneShape,
    private readonly plays: Plays,
  ) {}

  /** Takes chains in atari beside the chain at `p`. */
  captures(p: Point): void {
    for (const link of this.shape.links(p, 1)) this.plays.add(this.shape.liberty(link), 1);
  }

  /** Ataris on neighbors with two liberties that have nowhere to run. */
  efficientAtaris(p: Point): void {
    for (const link of this.shape.links(p, 2)) this.efficientAtari(p, link);
  }

  efficientAtari(p: Point, link: Point): void {
    const { shape } = this;
    const own = shape.cell(p) as Color;
    const inAtari = shape.links(link, 1);
    const [friend] = inAtari;
    if (inAtari.length > 1) return;
    if (friend !== undefined && shape.count(p) > 2) {
      this.captures(friend);
      this.addSafe(shape.liberty(friend), own);
      return;
    }
    const [a, b] = shape.liberties(link) as readonly [Point, Point];
    if (shape.room(a, opponent(own), 3) <= 2) this.addSafe(b, own);
    if (shape.room(b, opponent(own), 3) <= 2) this.addSafe(a, own);
    // A stone on the second line whose liberties lie around it, one of them at the edge: it is held
    // from the other.
    for (let k = 0; k < 4; k++) {
      for (const turn of [k + 1, k + 3]) {
        // From `a` one step to the chain and one more to `b`; the fourth point of the square is at
        // the edge.
        const stone = shape.step(a, k);
        if (shape.step(stone, turn) !== b || !shape.same(stone, link)) continue;
        const corner = shape.step(a, turn);
        if (corner === shape.board.area || !shape.isEdge(corner)) continue;
        if (shape.isEdge(a)) this.addSafe(b, own, 1);
        if (shape.isEdge(b)) this.addSafe(a, own, 1);
      }
    }
  }

  private addSafe(p: Point, color: Color, score = 0): void {
    if (!this.shape.isSelfAtari(p, color)) this.plays.add(p, score);
  }

  /** Plays at the liberties of neighbors with two of them, and what prepares that. */
  ataris(p: Point, depth: number, careful: boolean): void {
    const { shape, plays } = this;
    const own = shape.cell(p) as Color;
    const enemy = opponent(own);
    for (const link of shape.links(p, 2)) {
      if (depth > DEPTHS.quiet && shape.links(link, 1).length > 0) continue;
      const liberties = shape.liberties(link);
      for (const q of liberties) {
        if (!shape.isSelfAtari(q, own) || shape.isKo(q, own) || (!careful && shape.room(q, enemy, 5) < 5))
          plays.add(q, -2);
      }
      if (liberties.some((q) => !shape.isSelfAtari(q, own))) continue;
      if (depth > DEPTHS.quietest && shape.common(p, link) === 0) continue;
      for (const q of liberties) {
        const rooms = shape.rooms(q, enemy, 3);
        if (rooms.length === 2) for (const r of rooms) this.addSafe(r, own, -2);
      }
      if (liberties.some((q) => shape.room(q, enemy, 3) > 2)) continue;
      for (const q of liberties)
        for (const r of shape.rooms(q, own, 2)) if (shape.room(r, own, 3) >= 3) plays.add(r, -2);
    }
  }

  /**
   * Plays at the liberties of neighbors with three or four: only where they run to `many`
   * liberties, if they do, and none if they do in two ways.
   */
  sieges(links: readonly Point[], depth: number, many: number, desperate: boolean): void {
    const { shape, plays } = this;
    const [first] = links;
    if (first === undefined) return;
    const enemy = shape.cell(first) as Color;
    const own = opponent(enemy);
    const deep = depth > DEPTHS.wide && !(desperate && depth <= DEPTHS.quiet);
    for (const link of links) {
      const liberties = shape.liberties(link);
      const ways = liberties.filter((q) => shape.room(q, enemy, many) >= many);
      if (ways.length > 1) continue;
      for (const q of ways.length === 1 ? ways : liberties)
        if (!deep || shape.room(q, own, 2) > 1) plays.add(q, -2);
    }
  }

  /**
   * Points where the owner of the chain at `p` gives atari to two chains around it, or almost.
   */
  doubleAtaris(p: Point, more: boolean): void {
    const { shape, plays } = this;
    const own = shape.cell(p) as Color;
    const short = shape.links(p, 2);
    if (short.length === 0) return;
    const seen: Point[] = [];
    for (const link of short) {
      for (const q of shape.liberties(link)) {
        if (seen.includes(q)) this.addSafe(q, own, 1);
        seen.push(q);
      }
    }
    if (!more) return;
    for (const link of shape.links(p, 3))
      for (const q of shape.liberties(link)) if (seen.includes(q) && !plays.has(q)) this.addSafe(q, own, -3);
  }

  /**
   * How a chain in atari or short of liberties, that belongs to the mover, is saved: its liberty,
   * and captures.
   */
  extensions(p: Point, captures: boolean): void {
    if (captures) this.captures(p);
    this.plays.add(this.shape.liberty(p), 0);
  }

  /**
   * Whether the chain at `p` gets `many` liberties by taking a neighbor in atari, as one counts
   * them without reading.
   */
  capturesEnough(p: Point, many: number): boolean {
    const { shape } = this;
    const own = shape.cell(p) as Color;
    const before = shape.liberties(p);
    for (const link of shape.links(p, 1)) {
      const last = shape.liberty(link);
      const size = shape.board.size(link);
      const only = before.length === 1 && last === before[0];
      if ((only && size <= 2) || shape.isKo(last, own)) continue;
      const total = shape.ringLiberties(link, last) + size - 2 - (shape.stonesBeside(link, p) === 1 ? 1 : 0);
      if (total >= many && !(only && this.isTakenBack(last, own))) return true;
    }
    return false;
  }

  /**
   * Whether a play makes a chain with two liberties that the opponent takes back under its stones.
   */
  private isTakenBack(p: Point, own: Color): boolean {
    const { shape } = this;
    const { board } = shape;
    board.play(own, p);
    let taken = false;
    if (!board.suicide && board.liberties(p, 3) === 2) {
      const [a, b] = shape.rooms(p, own, 3) as [Point, Point];
      const fits = (q: Point, r: Point) =>
        shape.after(q, own, 2) > 1 && shape.after(r, opponent(own), 3) <= 2;
      taken = fits(a, b) || fits(b, a);
    }
    board.undo();
    return taken;
  }
}
