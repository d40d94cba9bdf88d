// biome-ignore-all lint/style/noNonNullAssertion: places lie below `count`.
import type { Point } from '../../../go/types.ts';

/** Plays to consider in one position, each once, with scores. */
export class Plays {
  count = 0;
  readonly points: Int16Array;
  private readonly scores: Int32Array;
  /** By point: its index in `points`, plus one, if the stamp is current. */
  private readonly places: Int16Array;
  private readonly stamps: Int32Array;
  private stamp = 0;

  constructor(area: number) {
    this.points = new Int16Array(area);
    this.scores = new Int32Array(area);
    this.places = new Int16Array(area);
    this.stamps = new Int32Array(area);
  }

  clear(): void {
    this.count = 0;
    this.stamp++;
  }

  has(p: Point): boolean {
    return this.stamps[p] === this.stamp;
  }

  add(p: Point, score = 0): void {
    if (this.stamps[p] === this.stamp) {
      this.scores[this.places[p]!]! += score;
      return;
    }
    this.stamps[p] = this.stamp;
    this.places[p] = this.count;
    this.scores[this.count] = score;
    this.points[this.count++] = p;
  }

  remove(p: Point): void {
    if (this.stamps[p] !== this.stamp) return;
    this.stamps[p] = 0;
    const last = --this.count;
    const at = this.places[p]!;
    this.points[at] = this.points[last]!;
    this.scores[at] = this.scores[last]!;
    this.places[this.points[at]!] = at;
  }

  /**
   * The highest score first, after adding what each play is worth; those of equal score stay in
   * their order.
   */
  sort(worth: (p: Point) => number): void {
    const { points, scores } = this;
    for (let i = 0; i < this.count; i++) {
      const p = points[i]!;
      const score = scores[i]! + worth(p);
      let j = i - 1;
      for (; j >= 0 && scores[j]! < score; j--) {
        points[j + 1] = points[j]!;
        scores[j + 1] = scores[j]!;
      }
      points[j + 1] = p;
      scores[j + 1] = score;
    }
  }
}
