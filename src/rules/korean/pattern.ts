import type { Game, Ply } from '../../go/game.ts';
import { must } from '../../go/must.ts';
import { connected, type Position } from '../../go/position.ts';
import { BLACK, type Color, EMPTY, type Point, UNKNOWN, WHITE } from '../../go/types.ts';

/**
 * The names of the commentary's table (Korean commentary, I.2), and those of well-known kos that it
 * does not list.
 */
export const PATTERNS = [
  'basic-ko',
  'sending-two-returning-one',
  'eternal-life',
  'triple-ko',
  'quadruple-ko',
  'double-ko-pair',
  'cyclic-ko',
  'quintuple-ko',
  'three-stone-eternal-life',
  'other',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** One mouth, by its size; see {@link isWhole}. */
const BY_SIZE: Readonly<Record<number, Pattern>> = {
  2: 'basic-ko',
  3: 'sending-two-returning-one',
  4: 'eternal-life',
};

/**
 * More mouths, by their sizes and by how many of them belong to each coupling, ascending: kos that
 * have nothing to do with each other have no name together. In the commentary's quintuple ko
 * (diagram 17) two double kos and a single ko are apart.
 */
const BY_COUPLINGS: Readonly<Record<string, Readonly<Record<string, Pattern>>>> = {
  '2 2 2': { '3': 'triple-ko' },
  '2 2 2 2': { '4': 'quadruple-ko', '2 2': 'double-ko-pair' },
  '4 4': { '2': 'cyclic-ko' },
  '2 2 2 2 2': { '1 2 2': 'quintuple-ko', '5': 'quintuple-ko' },
  '2 2 6': { '3': 'three-stone-eternal-life' },
};

/** No repetition that has a name has more. */
const MOST_MOUTHS = 5;

/**
 * What kind of repetition it is that begins after move `from` and is complete with move `to`, read
 * from its mouths, whoever plays first, in whatever order, with or without passes.
 */
export function patternOf(game: Game, from: number, to: number): Pattern {
  return patternOfMouths(game, from, to, mouthsOf(game, from, to));
}

/** The same, of a repetition whose mouths are known. */
export function patternOfMouths(
  game: Game,
  from: number,
  to: number,
  mouths: readonly (readonly Point[])[],
): Pattern {
  if (mouths.length > MOST_MOUTHS) return 'other';
  const [mouth, ...more] = mouths;
  if (!mouth) return 'other';
  if (more.length === 0) return isWhole(game, from, to, mouth) ? (BY_SIZE[mouth.length] ?? 'other') : 'other';
  const names = BY_COUPLINGS[ascending(mouths.map(({ length }) => length))];
  return names?.[ascending(couplings(game.after(from), mouths))] ?? 'other';
}

const ascending = (sizes: Iterable<number>) => [...sizes].sort((a, b) => a - b).join(' ');

/**
 * Whether each point of a single mouth is played on once, and no player takes their own stones. The
 * commentary knows no variation of basic ko, of sending two, returning one and of eternal life:
 * other ways around as many points, such as a snapback that is filled in and played again, are none
 * of them.
 */
function isWhole(game: Game, from: number, to: number, mouth: readonly Point[]): boolean {
  const plays = game.plies.slice(from, to).filter(({ kind }) => kind === 'play');
  return plays.length === mouth.length && !plays.some(({ suicide }) => suicide);
}

/**
 * The connected groups of the points that change between two moves of a game, each group and their
 * list in board order.
 */
export function mouthsOf(game: Game, from: number, to: number): Point[][] {
  return groupsOf(game, game.plies.slice(from, to));
}

/** The same of the points that any of these plies changes. */
export function groupsOf(game: Game, plies: Iterable<Ply>): Point[][] {
  const { geometry } = game.start.position;
  const { area, columns, rows, neighbors } = geometry;
  // By point: 0 where nothing changes, 1 where something does, later the number of its mouth and 2.
  const mouthAt = new Uint16Array(area);
  for (const ply of plies) {
    if (ply.kind !== 'play') continue;
    mouthAt[ply.point] = 1;
    for (const p of ply.captured) mouthAt[p] = 1;
  }
  const mouths: Point[][] = [];
  for (let x = 0; x < columns; x++) {
    for (let y = rows - 1; y >= 0; y--) {
      const first = geometry.at(x, y);
      if (mouthAt[first] === 1) {
        const number = mouths.push([]) + 1;
        mouthAt[first] = number;
        const met = [first];
        for (const p of met)
          for (let i = 4 * p; i < 4 * p + 4; i++) {
            const n = neighbors[i] ?? -1;
            if (n < 0 || mouthAt[n] !== 1) continue;
            mouthAt[n] = number;
            met.push(n);
          }
      }
      mouths[must(mouthAt[first]) - 2]?.push(first);
    }
  }
  return mouths;
}

/**
 * How many mouths belong to each coupling. Two belong to one when a black chain and a white chain
 * are each next to both of them, or through a third mouth in the same way. Jasiek asks that they
 * share *all* their chains; that is too much here, for in the commentary's own pair of double kos
 * in two corners (diagram 18) a mouth also touches a lone stone of its corner. Chains outside the
 * mouths stay as they are as long as the repetition lasts, so it does not matter where in it one
 * looks.
 */
function couplings(position: Position, mouths: readonly (readonly Point[])[]): Iterable<number> {
  const chains = mouths.map((mouth) => chainsNextTo(position, mouth, mouths.flat()));
  const share = (i: number, j: number) => shares(must(chains[i]), must(chains[j]));
  const coupling = mouths.map((_, i) => i);
  for (let i = 0; i < mouths.length; i++) {
    for (let j = 0; j < i; j++) {
      if (!share(i, j)) continue;
      const [a, b] = [coupling[i], must(coupling[j])];
      for (let k = 0; k < coupling.length; k++) if (coupling[k] === a) coupling[k] = b;
    }
  }
  const sizes = new Map<number, number>();
  for (const c of coupling) sizes.set(c, (sizes.get(c) ?? 0) + 1);
  return sizes.values();
}

/** By the least point of each chain next to the mouth and outside all mouths: its color. */
function chainsNextTo(
  position: Position,
  mouth: readonly Point[],
  inside: readonly Point[],
): Map<Point, Color> {
  const found = new Map<Point, Color>();
  for (const p of mouth) {
    for (const n of around(position.geometry, p)) {
      const color = position.at(n);
      if (color === EMPTY || color === UNKNOWN || inside.includes(n)) continue;
      found.set(Math.min(...connected(position, n)), color);
    }
  }
  return found;
}

function shares(a: ReadonlyMap<Point, Color>, b: ReadonlyMap<Point, Color>): boolean {
  return [BLACK, WHITE].every((color) => [...a].some(([chain, c]) => c === color && b.has(chain)));
}

function around(geometry: Position['geometry'], p: Point): Point[] {
  return [...geometry.neighbors.subarray(4 * p, 4 * p + 4)].filter((n) => n >= 0);
}
