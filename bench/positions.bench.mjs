/**
 * Finding a part of a board in game records, beside reading them: bytes to text to tree. The whole
 * search, reading included, is to take at most five times as long.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeNumbers } from '../tools/random.mjs';
import { byTurns, core, root, table, used } from './core.mjs';

const { parseSgf, findInRecords, Finder, patternOf, finish, Geometry } = await core({
  'notation/sgf/tree.ts': ['parseSgf'],
  'collection/index.ts': ['findInRecords', 'Finder', 'patternOf'],
  'go/task.ts': ['finish'],
  'go/geometry.ts': ['Geometry'],
});

const nineteen = Geometry.square(19);
const sgfPoint = (p) => String.fromCharCode(97 + nineteen.x(p)) + String.fromCharCode(97 + nineteen.y(p));
const HEAD = '(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[Black]PW[White]KM[6.5]RU[Japanese]RE[B+R]DT[2024-01-01]\n';

/** The games of the fixture, as GNU Go played them against itself. */
const { games } = JSON.parse(readFileSync(join(root, 'bench/fixtures/games.json'), 'utf8'));
const played = games.map((moves) => {
  const nodes = moves.split(' ').map((name, n) => {
    const p = nineteen.point(name);
    return `;${n % 2 ? 'W' : 'B'}[${p < 0 ? '' : sgfPoint(p)}]`;
  });
  return `${HEAD}${nodes.join('')})\n`;
});

/** Each game in the eight symmetries, so that no search knows them by heart. */
const turned = (text, flip, swap) =>
  text.replace(/\[([a-s])([a-s])\]/g, (_, x, y) => {
    const other = (c) => (flip ? String.fromCharCode(97 + 18 - (c.charCodeAt(0) - 97)) : c);
    return swap ? `[${other(y)}${x}]` : `[${other(x)}${y}]`;
  });
const collection = played.flatMap((text) => [
  text,
  turned(text, true, false),
  turned(text, false, true),
  turned(text, true, true),
]);

/** Random moves, with variations. */
const below = wholeNumbers(5);
const random = Array.from({ length: 100 }, () => {
  let text = HEAD;
  for (let n = 0; n < 200; n++) text += `;${n % 2 ? 'W' : 'B'}[${sgfPoint(below(361))}]`;
  for (let v = 0; v < 5; v++) {
    text += '(';
    for (let n = 0; n < 12; n++) text += `;${n % 2 ? 'W' : 'B'}[${sgfPoint(below(361))}]`;
    text += ')';
  }
  return `${text})\n`;
});

const pattern = (open, ...rows) => {
  const columns = rows[0].length;
  const cells = Uint8Array.from(rows.join(''), (glyph) => '.XO?'.indexOf(glyph));
  return patternOf({ columns, rows: rows.length, open, whole: null }, cells);
};
/** What is looked for, and how it is called. */
const PATTERNS = [
  ['a corner', pattern(['top', 'right'], '......', '..O...', '...X..', '..X...', '......', '......')],
  ['a shape anywhere', pattern(['top', 'right', 'bottom', 'left'], '?X.?', 'XOX.', '.X.?')],
  ['two stones', pattern(['top', 'right', 'bottom', 'left'], 'X.O')],
  [
    'five empty rows',
    pattern(['top', 'right', 'bottom', 'left'], '.....', '.....', '.....', '.....', '.....'),
  ],
  [
    'a whole board',
    pattern(
      [],
      ...Array.from({ length: 19 }, (_, y) =>
        y === 3 ? '...X...........O...' : y === 15 ? '..O............X...' : '...................',
      ),
    ),
  ],
];

const decoder = new TextDecoder();
const folder = mkdtempSync(join(tmpdir(), 'koban-bench-'));
const rows = [];
for (const [name, texts] of [
  ['GNU Go’s games', collection],
  ['random, with variations', random],
]) {
  const files = texts.map((text, i) => {
    const file = join(folder, `${i}.sgf`);
    writeFileSync(file, text);
    return file;
  });
  const whole = join(folder, 'all.sgf');
  writeFileSync(whole, texts.join(''));
  const timed = (list, work) => () => {
    const start = used();
    for (let i = 0; i < 4; i++) for (const file of list) work(parseSgf(decoder.decode(readFileSync(file))));
    return used() - start;
  };
  for (const [what, wanted] of PATTERNS) {
    const finder = new Finder(wanted);
    const search = (first) => (sgf) => finish(findInRecords(sgf, finder, first));
    const [reading, every, first, readingOne, everyOne] = byTurns(
      [
        timed(files, () => {}),
        timed(files, search(false)),
        timed(files, search(true)),
        timed([whole], () => {}),
        timed([whole], search(false)),
      ],
      9,
      3,
    );
    const times = [every / reading, first / reading, everyOne / readingOne];
    rows.push([`${name}: ${what}`, ...times.map((ratio) => ratio.toFixed(1))]);
  }
}
rmSync(folder, { recursive: true });
table([
  ['times the processor time of reading', 'all places', 'first of a game', 'all games in one file'],
  ...rows,
]);
