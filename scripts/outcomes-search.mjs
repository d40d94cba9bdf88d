/** Every question about outcomes on small boards, the smallest first, and what the rules answer. */
import '../tools/made.mjs';
import { bundled } from '../tools/bundled.mjs';

const MODULES = {
  'go/game.ts': ['Game'],
  'go/geometry.ts': ['Geometry'],
  'go/position.ts': ['Position', 'chainAt'],
  'go/task.ts': ['finish'],
  'outcome/index.ts': ['ask', 'boundaryFor', 'resultOf', 'targetColors'],
  'rules/rule.ts': ['DEFAULT_OPTIONS'],
};

const engine = await bundled({
  platform: 'neutral',
  conditions: ['development'],
  stdin: {
    contents: Object.entries(MODULES)
      .map(([file, names]) => `export { ${names.join(', ')} } from './${file}';`)
      .join('\n'),
    resolveDir: new URL('../src', import.meta.url).pathname,
  },
});
const { Game, Geometry, Position, ask, boundaryFor, chainAt, finish, resultOf, targetColors } = engine;

/** Suicide is forbidden under every rule, also Ing’s. */
const OPTIONS = { ...engine.DEFAULT_OPTIONS, suicide: 'forbidden' };

/** States that are looked at for one question; what needs more is not compared. */
export const STATES = 2_000;
/** States behind a claim of a page, so that the page is checked in seconds. */
export const CLAIMED = 300;

/**
 * The questions on a board of this size in which Black begins, one of each that turning, mirroring and swapping the colors
 * make of one another. The fewest stones come first. Targets are one chain, or one of each color; all that can be captured.
 */
export function* questionsOn(columns, rows) {
  const geometry = Geometry.of({ columns, rows, open: [] });
  const turns = symmetriesOf(columns, rows);
  const boards = [];
  for (let n = 0; n < 3 ** (columns * rows); n++) {
    const cells = [...n.toString(3).padStart(columns * rows, '0')].map((digit) => '.XO'[digit]);
    boards.push(cells);
  }
  const stones = (cells) => cells.filter((cell) => cell !== '.').length;
  boards.sort((a, b) => stones(a) - stones(b));
  for (const cells of boards) {
    const text = cells.join('');
    // The color of whoever begins is always Black's, so only turned and mirrored boards are the same.
    if (turns.some((turn) => turn.map((p) => cells[p]).join('') < text)) continue;
    const own = turns.filter((turn) => turn.map((p) => cells[p]).join('') === text);
    const lines = Array.from({ length: rows }, (_, r) => text.slice(r * columns, (r + 1) * columns));
    const position = Position.of(geometry, lines);
    /** @type {Record<1 | 2, { points: number[], liberties: number[] }[]>} */
    const chains = { 1: [], 2: [] };
    for (const [p, cell] of position.cells.entries()) {
      if (cell !== 1 && cell !== 2) continue;
      const chain = chainAt(position, p);
      if (Math.min(...chain.points) === p) chains[cell].push(chain);
    }
    const all = [...chains[1], ...chains[2]];
    if (all.length === 0 || all.some(({ liberties }) => liberties.length === 0)) continue;
    const pairs = chains[1].flatMap((a) => chains[2].map((b) => [a, b]));
    const seen = new Set();
    for (const targets of [...all.map((one) => [one]), ...pairs]) {
      const name = (turn) =>
        targets
          .map(({ points }) => Math.min(...points.map((p) => turn.indexOf(p))))
          .sort((a, b) => a - b)
          .join();
      const key = own.map(name).sort()[0];
      if (seen.has(key)) continue;
      seen.add(key);
      yield pattern(
        position,
        targets.map(({ points }) => Math.min(...points)),
      );
    }
  }
}

/** Positions that are shown, too, as rows, targets and who begins. */
export const FAMOUS = [
  { rows: ['.O.X.O'], targets: ['b1', 'd1'], first: 1 },
  { rows: ['.X.', 'XOO', 'X.X'], targets: ['a2', 'b2'], first: 1 },
];

export function questionOf({ rows, targets, first }) {
  const geometry = Geometry.of({ columns: rows[0].length, rows: rows.length, open: [] });
  return pattern(
    Position.of(geometry, rows),
    targets.map((name) => geometry.point(name)),
    first,
  );
}

/** A question with the names of its parts, as pages show them. */
function pattern(position, points, first = 1) {
  const { cells, geometry } = position;
  return {
    rows: position.rows(),
    targets: points.map((p) => ({ name: geometry.name(p).toLowerCase(), color: cells[p] })),
    first,
    stones: cells.filter((cell) => cell !== 0).length,
    position,
    points,
  };
}

/** By rule: what comes of a question in a word, and what can be forced. */
export function answersTo({ position, points, first }, rules, states = STATES) {
  const game = Game.begin({ position, toPlay: first });
  const base = {
    game,
    first,
    options: OPTIONS,
    targets: points,
    outside: [],
    goal: 'any',
    threats: { black: 0, white: 0 },
    spare: { black: 0, white: 0 },
    passes: 2,
  };
  const region = boundaryFor(base);
  if ('code' in region) throw new Error(region.code);
  return Object.fromEntries(
    rules.map((rule) => {
      const answer = finish(ask({ ...base, rule }, states));
      return [rule, { canForce: answer.canForce, summary: resultOf(answer, targetColors(region)) }];
    }),
  );
}

/** Turned and mirrored boards of the same size, as the point that comes to each point. */
function symmetriesOf(columns, rows) {
  const at = (x, y) => y * columns + x;
  const maps = [];
  for (const flipX of [false, true])
    for (const flipY of [false, true])
      for (const swap of columns === rows ? [false, true] : [false]) {
        const map = [];
        for (let y = 0; y < rows; y++)
          for (let x = 0; x < columns; x++) {
            const [a, b] = swap ? [y, x] : [x, y];
            map.push(at(flipX ? columns - 1 - a : a, flipY ? rows - 1 - b : b));
          }
        maps.push(map);
      }
  return maps;
}
