/**
 * Random positions around an eye of one or two points in the center, near an edge, at an edge or in a corner: on every diagonal a shape
 * of some kind, and a few stones strewn over the rest of the board.
 */

import { randomNumbers } from '../../tools/random.mjs';

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const DIAGONALS = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];
const KINDS = ['own', 'open', 'guarded', 'enemy', 'two', 'loose', 'ours', 'theirs', 'strewn'];

/**
 * The same for the same seed: rows, the points of the eye as `[x, y]` from the top left, its owner, 1 or 2, and its kinds: where it is, how
 * large it is, and how full the board.
 *
 * @returns {{ rows: string[], eye: [x: number, y: number][], owner: 1 | 2, kinds: string[] }}
 */
export function randomPosition(seed) {
  const random = randomNumbers(seed);
  const below = (n) => Math.floor(random() * n);
  const pick = (list) => list[below(list.length)];
  const size = pick([9, 9, 11, 13, 13, 19]);
  const board = Array.from({ length: size }, () => Array(size).fill('.'));
  const owner = 1 + below(2);
  const own = '.XO'[owner];
  const enemy = '.OX'[owner];
  const inner = () => 3 + below(size - 6);
  const place = pick(['center', 'center', 'center', 'near an edge', 'edge', 'corner']);
  let [x, y] = {
    center: () => [inner(), inner()],
    'near an edge': () => [1, inner()],
    edge: () => [0, inner()],
    corner: () => [0, 0],
  }[place]();
  if (below(2)) [x, y] = [y, x];
  if (below(2)) x = size - 1 - x;
  if (below(2)) y = size - 1 - y;
  const on = (u, v) => u >= 0 && v >= 0 && u < size && v < size;
  const put = (u, v, stone) => {
    if (on(u, v) && (u !== x || v !== y) && board[v][u] === '.') board[v][u] = stone;
  };
  for (const [dx, dy] of SIDES) put(x + dx, y + dy, own);
  const eye = [[x, y]];
  if (below(5) === 0) {
    const [dx, dy] = pick(SIDES);
    if (on(x + dx, y + dy)) {
      const second = [x + dx, y + dy];
      board[second[1]][second[0]] = '.';
      for (const [ex, ey] of SIDES) put(second[0] + ex, second[1] + ey, own);
      eye.push(second);
    }
  }
  for (const [dx, dy] of DIAGONALS) {
    const [u, v] = [x + dx, y + dy];
    if (!on(u, v)) continue;
    const outer = [
      [u + dx, v],
      [u, v + dy],
    ];
    if (below(2)) outer.reverse();
    const [first, second] = outer;
    const kind = pick(KINDS);
    if (kind === 'own') put(u, v, own);
    else if (kind === 'open' && below(2)) put(...first, enemy);
    else if (kind === 'guarded') {
      put(...first, own);
      if (below(2)) put(...second, own);
    } else if (kind === 'enemy') put(u, v, enemy);
    else if (kind === 'two') {
      put(u, v, enemy);
      put(...first, enemy);
    } else if (kind === 'loose') {
      put(u, v, enemy);
      put(...first, own);
      if (below(2)) put(u + dx, v + dy, own);
    } else if (kind === 'ours' || kind === 'theirs') {
      // A ko at the second point: the owner has taken it, or the opponent.
      put(...first, own);
      if (kind === 'ours') put(...second, own);
      else put(u, v, enemy);
      for (const [ex, ey] of SIDES) {
        if (second[0] + ex !== u || second[1] + ey !== v) put(second[0] + ex, second[1] + ey, enemy);
      }
    } else if (kind === 'strewn') {
      for (let i = below(3); i >= 0; i--) put(u + below(3) - 1, v + below(3) - 1, pick([own, enemy]));
    }
  }
  for (let i = Math.floor(pick([0, 0, 0.05, 0.1, 0.15]) * size * size); i > 0; i--) {
    const [u, v] = [below(size), below(size)];
    const apart = Math.max(Math.abs(u - x), Math.abs(v - y)) > 1 || below(10) === 0;
    if (apart && !eye.some(([ex, ey]) => ex === u && ey === v)) put(u, v, pick(['X', 'O']));
  }
  removeDead(board);
  const stones = board.flat().filter((cell) => cell !== '.').length / size ** 2;
  const kinds = [
    `place: ${place}`,
    `size: ${eye.length}`,
    `stones: ${stones < 0.12 ? 'few' : stones < 0.2 ? 'some' : 'many'}`,
  ];
  return {
    rows: board.map((row) => row.join('')),
    eye: eye.filter(([ex, ey]) => board[ey][ex] === '.'),
    owner,
    kinds,
  };
}

/** Takes chains without liberties off the board, one after the other. */
function removeDead(board) {
  const size = board.length;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (board[y][x] === '.') continue;
      const string = [[x, y]];
      const seen = new Set([y * size + x]);
      let free = false;
      for (const [u, v] of string) {
        for (const [dx, dy] of SIDES) {
          const cell = board[v + dy]?.[u + dx];
          if (cell === '.') free = true;
          if (cell !== board[y][x] || seen.has((v + dy) * size + u + dx)) continue;
          seen.add((v + dy) * size + u + dx);
          string.push([u + dx, v + dy]);
        }
      }
      if (!free) for (const [u, v] of string) board[v][u] = '.';
    }
  }
}
