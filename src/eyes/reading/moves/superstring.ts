import { type Color, opponent, type Point } from '../../../go/types.ts';
import type { Plays } from './move-list.ts';
import type { ChainPlays } from './neighbors.ts';
import type { StoneShape } from './shape.ts';

/** A superstring with more liberties than this is left alone. */
const MOST = 5;

/**
 * Plays for what a chain is virtually joined to: by a diagonal, a bamboo joint, or a point where
 * the opponent would be in atari.
 */
export class SuperstringPlays {
  constructor(
    private readonly shape: StoneShape,
    private readonly plays: Plays,
    private readonly chain: ChainPlays,
  ) {}

  /**
   * One stone of each chain of the superstring. Chains for which `goesOn` does not hold join
   * nothing further.
   */
  private chains(p: Point, isBlocked: (q: Point) => boolean, goesOn: (q: Point) => boolean): Point[] {
    const { shape } = this;
    const { board } = shape;
    const own = shape.cell(p);
    const found = [board.root(p)];
    const add = (q: Point) => {
      if (shape.cell(q) === own && !found.includes(board.root(q))) found.push(board.root(q));
    };
    for (const root of found) {
      if (!goesOn(root)) continue;
      let q = root;
      do {
        for (let right = 0; right < 4; right++) {
          const a = shape.step(q, right);
          if (a === board.area) continue;
          for (let up = right + 1; up <= right + 3; up += 2) {
            const b = shape.step(a, up);
            const g = shape.step(q, up);
            if (shape.isEmpty(a) && shape.isEmpty(g)) add(b);
            const f = shape.step(b, up);
            const e = shape.step(g, up);
            if (shape.cell(a) === own && shape.isEmpty(b) && shape.isEmpty(g) && shape.cell(f) === own)
              add(e);
          }
          if (!shape.isEmpty(a) || !isBlocked(a)) continue;
          add(shape.step(a, right));
          add(shape.step(a, right + 1));
          add(shape.step(a, right + 3));
        }
        q = board.following(q);
      } while (q !== root);
    }
    return found;
  }

  /** The liberties of chains of the superstring that have no more than `most`, if they are few. */
  liberties(p: Point, most: number, attacks: boolean, rescue: (q: Point) => void): void {
    const { shape, plays } = this;
    const own = shape.cell(p) as Color;
    const enemy = opponent(own);
    const found: Point[] = [];
    const isShort = (q: Point) => shape.count(q) <= most;
    for (const q of this.chains(p, (a) => shape.isSelfAtari(a, enemy), isShort))
      if (isShort(q))
        for (const liberty of shape.liberties(q)) if (!found.includes(liberty)) found.push(liberty);
    if (found.length > MOST) return;
    for (const q of found) {
      if (shape.touches(q, p)) continue;
      if (shape.after(q, enemy, 2) >= 2) plays.add(q);
      else if (attacks) {
        const [back] = shape.rooms(q, enemy, 1);
        if (back !== undefined && shape.room(back, enemy, 3) >= 3) plays.add(back);
      }
      if (!attacks) rescue(q);
    }
  }

  /** Plays against chains around the superstring that do not touch the chain itself. */
  attacks(p: Point, depth: number): void {
    const { shape, plays, chain } = this;
    const enemy = opponent(shape.cell(p) as Color);
    const seen = [...shape.ring(p)];
    const long: Point[] = [];
    for (const q of this.chains(
      p,
      (a) => shape.room(a, enemy, 2) < 2,
      () => true,
    )) {
      for (const link of shape.links(q, 1, 4)) {
        if (seen.includes(link)) continue;
        seen.push(link);
        const count = shape.count(link);
        if (count === 1) plays.add(shape.liberty(link));
        else if (count === 2) chain.efficientAtari(p, link);
        else if (count === 3) long.push(link);
      }
    }
    chain.sieges(long, depth, 4, false);
  }
}
