import { BLACK, colorName, EMPTY, type Point, UNKNOWN, WHITE } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { type Conversion, type Figure, Losses, loseFacts } from './figure.ts';
import { nameOf } from './goban.ts';
import { captionOf, type FigurePart, forbiddenIn, picturesOf, seenIn } from './parts.ts';
import { hoshi } from './senseis.ts';
import { TYPST_BOARD } from './typst-code.ts';

/** One diagram holds as many moves as have room on its stones. */
const MOST_NUMBER = 999;

/** Calls of the function that `typstPrelude` defines; one prelude serves a whole document. */
export function printTypst(figure: Figure): Conversion {
  const losses = new Losses();
  loseFacts(figure, losses, { title: true });
  if (figure.links.length > 0)
    losses.add('lost.links', message('loss.links', { count: figure.links.length }));
  if (figure.seen.whole) losses.add('lost.facts', message('loss.facts', { count: 1, keys: ['show'] }));
  const calls = picturesOf(figure, MOST_NUMBER, losses).map((part) => callOf(figure, part, losses));
  return { text: calls.join('\n'), lost: losses.list };
}

export function typstPrelude(): string {
  return TYPST_BOARD;
}

const DRAWN: ReadonlySet<string> = new Set(['circle', 'square', 'triangle', 'cross']);

function callOf(figure: Figure, part: FigurePart, losses: Losses): string {
  const { board, game, blanks } = figure;
  const { cells } = game.after(part.from);
  const args: string[] = [];
  const name = (point: Point) => nameOf(point, board);
  const last = board.columns * board.rows - 1;
  args.push(`area: ("${name(last - board.columns + 1)}", "${name(board.columns - 1)}")`);
  if (board.open.length > 0) args.push(`open: (${board.open.map((side) => `"${side}",`).join(' ')})`);
  const points = (key: string, list: readonly Point[]) => {
    if (list.length > 0) args.push(`${key}: "${list.map(name).join(' ')}"`);
  };
  const having = (cell: number) => [...cells.keys()].filter((point) => cells[point] === cell);
  const empty = new Set(blanks);
  points('stars', hoshi(board));
  points('black', having(BLACK));
  points('white', having(WHITE));
  points(
    'unknown',
    having(UNKNOWN).filter((point) => !empty.has(point)),
  );
  points('blank', blanks);
  const moves = movesOf(part, name);
  if (moves !== '') args.push(`moves: "${moves}"`);
  if (moves !== '' && part.first !== 1) args.push(`first: ${part.first}`);
  if (moves !== '' && part.toPlay !== BLACK) args.push(`to-play: "${colorName(part.toPlay)}"`);
  const free = (point: Point) => cells[point] === EMPTY && !part.digits.has(point);
  const labels = figure.labels.filter(({ point }) => free(point));
  const signs = figure.signs.filter(({ kind, point }) => DRAWN.has(kind) && !part.digits.has(point));
  const texts = figure.signs.filter(
    ({ kind, point, text }) => (kind === 'label' || kind === 'number') && text && free(point),
  );
  const lost = figure.signs.length - signs.length - texts.length;
  if (lost > 0) losses.add('lost.signs', message('loss.signs', { count: lost }));
  if (part.from === 0 && labels.length < figure.labels.length) {
    losses.add('lost.labels', message('loss.labels', { count: figure.labels.length - labels.length }));
  }
  const seen = seenIn(figure, part);
  pairs(args, 'labels', [
    ...seen.eyes.filter(({ point }) => free(point)).map(({ point, text }) => [name(point), text] as const),
    ...texts.map(({ text, point }) => [name(point), text ?? ''] as const),
    ...labels.map(({ label, point }) => [name(point), label] as const),
  ]);
  const crosses = figure.marks.filter(free).map((point) => [name(point), 'cross'] as const);
  const hot = seen.hot
    .filter((point) => !part.digits.has(point))
    .map((point) => [name(point), 'triangle'] as const);
  const { drawn, others } = forbiddenIn(figure, part);
  const forbidden = [
    ...drawn.map((point) => [name(point), 'forbidden-number'] as const),
    ...others.map((point) => [name(point), 'forbidden'] as const),
  ];
  const drawnSigns = signs.map(({ kind, point }) => [name(point), kind] as const);
  pairs(args, 'marks', [...hot, ...crosses, ...forbidden, ...drawnSigns]);
  if (figure.lines.length > 0) {
    const lines = figure.lines.map(
      ({ kind, from, to }) => `("${kind}", (${from.x}, ${from.y}), (${to.x}, ${to.y})),`,
    );
    args.push(`lines: (${lines.join(' ')})`);
  }
  if (figure.coordinates) args.push('coordinates: true');
  const caption = captionOf(figure, part);
  if (caption !== '') args.push(`caption: ${quote(caption)}`);
  return `#go-board(\n${args.map((arg) => `  ${arg},\n`).join('')})\n`;
}

function pairs(args: string[], key: string, list: readonly (readonly [string, string])[]): void {
  // A point has one entry; the later sign is drawn.
  const unique = new Map(list);
  if (unique.size === 0) return;
  args.push(`${key}: (${[...unique].map(([name, value]) => `${name}: ${quote(value)}`).join(', ')})`);
}

function movesOf({ digits }: FigurePart, name: (point: Point) => string): string {
  const moves: string[] = [];
  for (const [point, number] of digits) {
    while (moves.length < number) moves.push('-');
    moves[number - 1] = name(point);
  }
  return moves.join(' ');
}

/** A string of Typst code. */
function quote(text: string): string {
  return `"${text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').replace(/["\\]/g, '\\$&')}"`;
}
