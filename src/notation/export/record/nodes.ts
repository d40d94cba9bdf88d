import { BLACK, type Color, type Move, type Point, WHITE } from '../../../go/types.ts';
import { keyOf } from '../../goban/index.ts';
import {
  NO_POINT,
  PASS,
  pack,
  readComposed,
  readMove,
  readNumber,
  readPoints,
  readSimpleText,
  readText,
  type SgfText,
  type Size,
} from '../../sgf/index.ts';

const B = pack('B');
const W = pack('W');
const SETUP = ['AB', 'AW', 'AE'].map(pack);

/** What the nodes of one game say, read leniently: an unreadable value is no value. */
export class Nodes {
  constructor(
    private readonly sgf: SgfText,
    private readonly size: Size,
    /** Whether Koban wrote the game. */
    private readonly ours: boolean,
  ) {}

  /** The moves of a node, in the order of the text. `nowhere`: it names no point of the board. */
  movesOf(node: number): (Move | { readonly kind: 'nowhere'; readonly color: Color })[] {
    const { sgf } = this;
    const moves: ReturnType<Nodes['movesOf']> = [];
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
      const id = sgf.id(p);
      if (id !== B && id !== W) continue;
      const color = id === B ? BLACK : WHITE;
      const value = sgf.valuesOf(p)[0];
      const point = value === undefined ? NO_POINT : readMove(value, this.size);
      if (point === PASS) {
        moves.push({ kind: this.isElsewhere(node) ? 'tenuki' : 'pass', color });
      } else if (point >= 0) moves.push({ kind: 'play', color, point, over: true });
      else moves.push({ kind: 'nowhere', color });
    }
    return moves;
  }

  /** Whether Koban wrote a play elsewhere here, which SGF has as a pass. */
  private isElsewhere(node: number): boolean {
    return this.ours && /^tenuki$/m.exec(readText(this.one(node, 'C') ?? ''))?.index === 0;
  }

  /** Whether a node only names what follows it. */
  isHeading(node: number): boolean {
    return this.one(node, 'N') !== null && this.movesOf(node).length === 0 && !this.hasSetup(node);
  }

  hasSetup(node: number): boolean {
    return SETUP.some((id) => this.sgf.find(node, id) >= 0);
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

  /** The values of all properties of this name that a node has. */
  values(node: number, name: string): string[] {
    const { sgf } = this;
    const id = pack(name);
    const found: string[] = [];
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++)
      if (sgf.id(p) === id) found.push(...sgf.valuesOf(p));
    return found;
  }

  one(node: number, name: string): string | null {
    return this.values(node, name)[0] ?? null;
  }

  text(node: number, name: string): string {
    return readSimpleText(this.one(node, name) ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** What `C` holds: lines that were ours are lines again, others are comments. */
  comment(node: number): string[] {
    const facts = new Set(this.facts(node));
    const said = this.values(node, 'C').flatMap((value) => readText(value).split('\n'));
    if (this.isElsewhere(node)) said.shift();
    return said
      .filter((line) => line.trim() !== '')
      .map((line) => (facts.has(line) ? line : `; ${line.trim()}`));
  }

  /** The lines of an entry that Koban wrote into a comment. */
  facts(node: number): string[] {
    if (!this.ours) return [];
    return readText(this.one(node, 'C') ?? '')
      .split('\n')
      .filter((line) => keyOf(/^([a-z-]+): /.exec(line)?.[1] ?? ''));
  }
}
