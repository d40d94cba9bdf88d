/** The pictures of the page of signs: the vocabulary of `src/render/sign-paths.ts`, and the wheel of a triple ko. */
import { bundled } from '../../tools/bundled.mjs';

export const reads = 'code';

const FOLDER = 'docs/screenshots';

export async function make() {
  const { signs, wheel } = await bundled({
    stdin: { contents: SOURCE, resolveDir: process.cwd(), loader: 'ts' },
    platform: 'node',
    loader: { '.goban': 'text' },
  });
  return new Map([
    [`${FOLDER}/signs.svg`, signs()],
    [`${FOLDER}/wheel.svg`, wheel()],
  ]);
}

const SOURCE = `
import tripleKo from './examples/triple-ko.goban';
import { element, serialize } from './src/render/element.ts';
import { koSign } from './src/render/letters.ts';
import { VOCABULARY } from './src/render/sign-paths.ts';
import { FONT } from './src/render/svg.ts';
import { LOOKS } from './src/render/theme.ts';
import { openDocument } from './src/document/index.ts';
import { finish } from './src/go/task.ts';
import { formatOf, writePicture } from './src/pictures/index.ts';
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
  const text = tripleKo.replace(/\\r/g, '');
  const document = analyse(openDocument('file:///triple-ko.goban', 1, 'goban', text), DEFAULT_SETTINGS);
  const { analysis } = document.entries[0];
  finishFindings(analysis);
  for (const { work } of judgementWork(analysis, analysis.rules)) finish(work());
  const { sequence } = sequenceAt(document, { entry: 0 });
  return writePicture(formatOf('svg'), sequence, { wheel: true, cell: 32, background: '#ffffff' });
}
`;
