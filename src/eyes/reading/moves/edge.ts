import type { Geometry } from '../../../go/geometry.ts';
import { type Color, opponent, type Point } from '../../../go/types.ts';
import type { Plays } from './move-list.ts';
import type { StoneShape } from './shape.ts';

/** An edge beside a point: the direction away from it, and one of the two along it. */
type EdgeTurn = readonly [up: number, right: number];

const NONE: readonly EdgeTurn[] = [];
const KNOWN = new WeakMap<Geometry, (readonly EdgeTurn[] | undefined)[]>();

/** The edges beside each point that has any. */
function edgesOf(geometry: Geometry): readonly (readonly EdgeTurn[] | undefined)[] {
  let edges = KNOWN.get(geometry);
  if (edges) return edges;
  edges = [];
  for (let p = 0; p < geometry.area; p++) {
    const turns: EdgeTurn[] = [];
    for (let up = 0; up < 4; up++)
      if (geometry.neighbors[4 * p + ((up + 2) & 3)] === -1) turns.push([up, up + 1], [up, up + 3]);
    edges.push(turns.length > 0 ? turns : undefined);
  }
  KNOWN.set(geometry, edges);
  return edges;
}

/**
 * Plays on the first two or three lines: crawling along the edge, stopping it, and drawing back
 * from it.
 */
export class EdgePlays {
  private readonly edges: readonly (readonly EdgeTurn[] | undefined)[];

  constructor(
    private readonly shape: StoneShape,
    private readonly plays: Plays,
  ) {
    this.edges = edgesOf(shape.board.geometry);
  }

  private turns(p: Point): readonly EdgeTurn[] {
    return this.edges[p] ?? NONE;
  }

  /**
   * From an edge liberty of the chain at `p` away from the edge, past the other side's stone
   * above. Crawling that leads nowhere is no play.
   */
  climbs(p: Point, liberties: readonly Point[], attacks: boolean): void {
    const { shape, plays } = this;
    const own = shape.cell(p) as Color;
    const enemy = opponent(own);
    const { area } = shape.board;
    for (const q of liberties) {
      for (const [up, right] of this.turns(q)) {
        const above = shape.step(q, up);
        const beside = shape.step(q, right);
        if (shape.cell(above) === enemy && shape.count(above) > 4 && !attacks) {
          let x = q;
          while (x !== area && shape.cell(x) !== own && shape.cell(shape.step(x, up)) !== own)
            x = shape.step(x, right);
          if (x === area) plays.remove(q);
          continue;
        }
        const guard = shape.step(above, right + 2);
        if (!shape.isEmpty(above) || shape.cell(guard) !== enemy || !shape.isEmpty(beside)) continue;
        if (shape.count(guard) === 1) {
          plays.add(above, 10);
          continue;
        }
        plays.add(above);
        const far = shape.step(above, right);
        if (shape.isEmpty(far) && (liberties.length !== 2 || attacks)) plays.add(far);
      }
    }
  }

  /** Clamps a neighbor on the second line with three liberties, one of them at the edge. */
  clamps(p: Point): void {
    const { shape, plays } = this;
    const own = shape.cell(p) as Color;
    const enemy = opponent(own);
    for (const link of shape.links(p, 3)) {
      for (const b of shape.liberties(link)) {
        for (const [up, right] of this.turns(b)) {
          const above = shape.step(b, up);
          if (shape.cell(above) !== enemy) continue;
          const d = shape.step(above, right);
          const e = shape.step(d, up);
          if (!shape.same(shape.step(above, right + 2), p)) continue;
          if (!shape.isEmpty(d) || !shape.touches(d, link)) continue;
          if (!shape.isEmpty(e) || !shape.touches(e, link)) continue;
          if (shape.room(d, own, 3) >= 3 && shape.room(e, enemy, 4) <= 3) plays.add(d, 10);
        }
      }
    }
  }

  /**
   * The attacker closes the edge in front of the liberty `q` from below a stone of the attacker on
   * the second line.
   */
  closing(p: Point, q: Point): void {
    const { shape, plays } = this;
    const own = shape.cell(p);
    const { area } = shape.board;
    for (const [up, right] of this.turns(q)) {
      if (shape.cell(shape.step(q, up)) !== own) continue;
      const next = shape.step(q, right);
      const behind = shape.step(q, right + 2);
      if (!shape.isEmpty(next) || (behind !== area && shape.cell(behind) !== own)) continue;
      const guard = shape.step(next, up);
      if (shape.cell(guard) !== 3 - own) continue;
      const b = shape.step(guard, right);
      const c = shape.step(next, right);
      if (b === area) continue;
      let balance = 0;
      for (const x of [b, c]) balance += shape.cell(x) === own ? 1 : shape.cell(x) === 3 - own ? -1 : 0;
      if (balance >= 0) plays.add(next);
    }
  }

  /**
   * The attacker stops a stone on the first line, which the liberty `q` would join, from going on
   * below one of their own.
   */
  blocks(p: Point, q: Point): void {
    const { shape, plays } = this;
    const own = shape.cell(p);
    for (const [up, right] of this.turns(q)) {
      if (!shape.same(shape.step(q, up), p)) continue;
      const c = shape.step(q, right);
      const d = shape.step(c, up);
      const e = shape.step(c, right);
      const f = shape.step(d, right);
      if (shape.cell(c) !== own || shape.cell(d) !== 3 - own || !shape.isEmpty(e) || !shape.isEmpty(f))
        continue;
      if (shape.count(d) === 1) {
        if (shape.cell(shape.step(e, right)) !== own) plays.add(f, 30);
        continue;
      }
      for (let x = e; ; x = shape.step(x, right)) {
        const above = shape.step(x, up);
        if (shape.cell(x) === own || shape.cell(above) === own) {
          plays.add(e, 10);
          break;
        }
        if (!shape.isEmpty(x) || !shape.isEmpty(above)) break;
      }
    }
  }

  /**
   * The defender goes round an enemy stone on the second line to a stone of the defender beyond it.
   */
  bridges(p: Point, liberties: readonly Point[]): void {
    const { shape, plays } = this;
    const own = shape.cell(p) as Color;
    for (const a of liberties) {
      for (const [up, right] of this.turns(a)) {
        const c = shape.step(a, up);
        const d = shape.step(c, right);
        const f = shape.step(a, right);
        if (!shape.same(c, p) || shape.cell(d) !== opponent(own) || shape.cell(shape.step(d, right)) !== own)
          continue;
        if (!shape.isEmpty(f) || !shape.isEmpty(shape.step(f, right))) continue;
        if (shape.room(a, opponent(own), 4) <= 3) plays.add(f);
      }
    }
  }

  /**
   * The defender on the second line hems in an enemy stone beside it on that line, or goes over it.
   */
  hems(p: Point, liberties: readonly Point[]): void {
    const { shape, plays } = this;
    const own = shape.cell(p) as Color;
    for (const a of liberties) {
      // Here the edge is behind `a`, `right` leads away from it and `up` along it.
      for (const [right, up] of this.turns(a)) {
        const b = shape.step(a, right);
        const c = shape.step(b, up);
        if (!shape.same(b, p) || shape.cell(c) !== opponent(own)) continue;
        const beside = shape.step(a, up);
        const inner = shape.step(c, right);
        const over = shape.step(c, up);
        if (!shape.isEmpty(beside) || !shape.isEmpty(inner)) continue;
        const front = shape.step(b, right);
        if (
          shape.isEmpty(shape.step(beside, up)) &&
          shape.isEmpty(over) &&
          shape.cell(shape.step(over, right)) === own
        ) {
          plays.add(inner);
          plays.add(over);
        } else if (
          shape.count(c) <= 3 &&
          (shape.isEmpty(front) || (shape.cell(front) === opponent(own) && shape.count(front) <= 4)) &&
          !shape.isSelfAtari(inner, own)
        )
          plays.add(inner);
      }
    }
  }
}
