import { BLACK, type Color, type Move, type Point, WHITE } from '../../go/types.ts';
import { pack } from './lexis.ts';
import { NO_POINT, OFF_BOARD, PASS, readMove, readPoints, type Size } from './points.ts';
import type { SgfText } from './tree.ts';
import { readComposed, readNumber, readSimpleText } from './values.ts';

/** What the nodes of one game say, read leniently: what cannot be read is as if it were not there. */
export class Nodes {
  constructor(
    private readonly sgf: SgfText,
    private readonly size: Size,
    /** Whether Koban wrote the game. */
    private readonly ours: boolean,
  ) {}

  /** `nowhere` is a move that names no point of the board. */
  moveOf(node: number): Move | { readonly kind: 'nowhere'; readonly color: Color } | null {
    for (const color of [BLACK, WHITE] as const) {
      const value = this.one(node, color === BLACK ? 'B' : 'W');
      if (value === null) continue;
      const point = readMove(value, this.size);
      if (point === PASS) {
        const elsewhere = this.ours && this.text(node, 'C') === 'tenuki';
        return { kind: elsewhere ? 'tenuki' : 'pass', color };
      }
      if (point !== OFF_BOARD && point !== NO_POINT) return { kind: 'play', color, point };
      return { kind: 'nowhere', color };
    }
    return null;
  }

  /** Whether a node only names what follows it. */
  isHeading(node: number): boolean {
    return this.one(node, 'N') !== null && this.moveOf(node) === null && !this.hasSetup(node);
  }

  hasSetup(node: number): boolean {
    return ['AB', 'AW', 'AE'].some((name) => this.sgf.find(node, pack(name)) >= 0);
  }

  turnOf(node: number): Color | null {
    const value = this.text(node, 'PL').toLowerCase();
    if (value === '') return null;
    return value.startsWith('b') || value === '1'
      ? BLACK
      : value.startsWith('w') || value === '2'
        ? WHITE
        : null;
  }

  numberOf(node: number): number | null {
    if (node < 0) return null;
    const number = readNumber(this.one(node, 'MN') ?? '');
    return number !== null && number >= 1 && number <= 9999 ? number : null;
  }

  labels(node: number): { readonly label: string; readonly point: Point }[] {
    return this.values(node, 'LB').flatMap((value) => {
      const [at, label] = readComposed(value) ?? [];
      const [point] = at === undefined ? [] : readPoints(at, this.size);
      return point === undefined || point < 0 ? [] : [{ label: readSimpleText(label ?? ''), point }];
    });
  }

  points(node: number, name: string): Point[] {
    return this.values(node, name)
      .flatMap((value) => readPoints(value, this.size))
      .filter((point) => point >= 0);
  }

  values(node: number, name: string): string[] {
    const property = this.sgf.find(node, pack(name));
    return property < 0 ? [] : this.sgf.valuesOf(property);
  }

  one(node: number, name: string): string | null {
    return this.values(node, name)[0] ?? null;
  }

  text(node: number, name: string): string {
    return readSimpleText(this.one(node, name) ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  }
}
