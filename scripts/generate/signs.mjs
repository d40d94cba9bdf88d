/** The pictures of the page of the board: the signs of `src/render/sign-paths.ts`, the wheel of a triple ko, and the looks. */
import { bundled } from '../../tools/bundled.mjs';

export const reads = 'code';

const FOLDER = 'docs/screenshots';

export async function make() {
  const { looks, signs, wheel } = await bundled({
    stdin: { contents: SOURCE, resolveDir: process.cwd(), loader: 'ts' },
    platform: 'node',
    loader: { '.goban': 'text' },
  });
  return new Map([
    [`${FOLDER}/signs.svg`, signs()],
    [`${FOLDER}/wheel.svg`, wheel()],
    ...looks().map(
      ([name, picture]) => /** @type {[string, string]} */ ([`${FOLDER}/board-${name}.svg`, picture]),
    ),
  ]);
}

const SOURCE = `
import tripleKo from './examples/triple-ko.goban';
import marked from './test/fixtures/looks.goban';
import { element, serialize } from './src/render/element.ts';
import { koSign } from './src/render/letters.ts';
import { VOCABULARY } from './src/render/sign-paths.ts';
import { FONT } from './src/render/svg.ts';
import { LOOKS } from './src/render/theme.ts';
import { openDocument } from './src/document/index.ts';
import { finish } from './src/go/task.ts';
import { formatOf, PAGES, writePicture } from './src/pictures/index.ts';
import { analyse, DEFAULT_SETTINGS, finishFindings, judgementWork, sequenceAt } from './src/service/index.ts';

const CELL = 92;
const HIGH = 64;
const COLUMNS = 6;

export function signs() {
  const theme = LOOKS.wood.light;
  const drawn = Object.entries(VOCABULARY).map(([name, path], n) => {
    const [x, y] = [(n % COLUMNS) * CELL + CELL / 2, Math.floor(n / COLUMNS) * HIGH + 8];
    const sign = path === null
      ? name === 'ko' ? koSign('a', { x, y: y + 14, r: 12 }, theme) : eye(x, y + 14, theme)
      : element('path', { d: path, fill: '#222222', transform: \`translate(\${x - 13} \${y + 1})scale(1.6)\` });
    return element('g', {}, [sign, text(name, x, y + 46)]);
  });
  return svg(COLUMNS * CELL, Math.ceil(drawn.length / COLUMNS) * HIGH + 6, 'The twelve signs', drawn);
}

function eye(x, y, { board, eye }) {
  return element('g', {}, [
    element('circle', { cx: x, cy: y, r: 12, fill: board, stroke: eye, 'stroke-width': 1.4 }),
    element('text', { x, y: y + 5, 'font-size': 14, 'font-weight': 600, 'text-anchor': 'middle', fill: eye }, ['½']),
  ]);
}

function text(content, x, y) {
  return element('text', { x, y, 'font-size': 13, 'text-anchor': 'middle', fill: '#444444' }, [content]);
}

function svg(width, height, title, children) {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: \`0 0 \${width} \${height}\`, 'font-family': FONT, role: 'img' };
  const ground = element('rect', { width, height, fill: '#ffffff' });
  return serialize(element('svg', attributes, [element('title', {}, [title]), ground, ...children])) + '\\n';
}

export function wheel() {
  return writePicture(formatOf('svg'), sequenceOf(tripleKo), { wheel: true, cell: 32, background: '#ffffff' });
}

export function looks() {
  const sequence = sequenceOf(marked);
  const picture = (look, theme) => writePicture(formatOf('svg'), sequence, { look, theme, cell: 30, background: PAGES[theme] });
  return [
    ['plain', picture('plain', 'light')],
    ['theme', picture('theme', 'dark')],
    ['print', picture('wood', 'print')],
  ];
}

function sequenceOf(text) {
  const document = analyse(
    openDocument('file:///board.goban', 1, 'goban', text.replace(/\\r/g, '')),
    DEFAULT_SETTINGS,
  );
  const { analysis } = document.entries[0];
  finishFindings(analysis);
  for (const { work } of judgementWork(analysis, analysis.rules)) finish(work());
  return sequenceAt(document, { entry: 0 }).sequence;
}
`;
