import { columnName } from '../../go/geometry.ts';
import { BLACK, type Color, colorName, EMPTY, opponent, type Point, UNKNOWN } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { keepMarks, printDiagram, printMarks } from '../goban/index.ts';
import type { Diagram } from '../types.ts';
import { type Conversion, type Figure, isFact, isOver, Losses, loseDrawn } from './figure.ts';
import { type FigurePart, partsOf } from './parts.ts';

/** Digits of a diagram. */
const MOST_DIGITS = 10;

/**
 * A figure as one entry that needs no other: title, board, lines. Moves are digits of the board
 * when all of them fit there, else a `moves:` line.
 */
export function printGoban(figure: Figure): Conversion {
  const losses = new Losses();
  const { game, board, title } = figure;
  const isSaidOnTheWay = figure.comments.some(({ after }) => after > 0);
  const drawn = isSaidOnTheWay ? null : digitsOf(figure);
  const diagram = diagramOf(figure, drawn, losses, new Losses());
  const lines: string[] = [];
  if (title) lines.push(`# ${title.replace(/\s+/g, ' ').trim()}`);
  const size = board.whole ?? null;
  const part = size && (size.columns !== board.columns || size.rows !== board.rows);
  // A whole board says its size by its edges.
  if (part) lines.push(`size: ${size.columns === size.rows ? size.columns : `${size.columns}x${size.rows}`}`);
  lines.push(...printDiagram(diagram).trimEnd().split('\n'));
  const facts = figure.facts.filter(({ key }) => isFact(key));
  if (figure.rules.length > 0) lines.push(`rules: ${figure.rules.join(', ')}`);
  // Digits begin with Black; `moves:` begins with the color that it says. Where nobody said whose
  // turn it is, it is Black's to a reader as well.
  const implied = drawn ? BLACK : (game.plies[0]?.color ?? (figure.isTurnSaid ? null : BLACK));
  if (game.start.toPlay !== implied) lines.push(`to-play: ${colorName(game.start.toPlay)}`);
  if (figure.first !== 1) lines.push(`first: ${figure.first}`);
  if (drawn) {
    const again = replaysOf(figure, drawn);
    if (again.length > 0) lines.push(`replays: ${again.join(', ')}`);
  }
  lines.push(...movesOf(figure, drawn === null));
  lines.push(...marksOf(figure, diagram, losses));
  for (const { key, value } of facts) lines.push(`${key}: ${value}`);
  if (game.plies.some(isOver)) losses.add('lost.impossible', message('loss.impossible-entry'));
  loseDrawn(figure, losses, { labels: true, marks: true, signs: true, lines: true });
  return { text: lines.map((line) => `${line}\n`).join(''), lost: losses.list };
}

/** Lines for what is drawn besides letters and `*`, and for letters and `*` without a place. */
function marksOf(figure: Figure, onBoard: Diagram, losses: Losses): string[] {
  const { board, labels, marks, signs, lines } = figure;
  const drawn = new Set([...onBoard.labels.map(({ point }) => point), ...onBoard.marks]);
  const all = [
    ...signs,
    ...labels.flatMap(({ label, point }) =>
      onBoard.labels.some((one) => one.point === point && one.label === label)
        ? []
        : [{ kind: 'label', point, text: label } as const],
    ),
    ...marks.filter((point) => !drawn.has(point)).map((point) => ({ kind: 'cross', point }) as const),
  ];
  const kept = keepMarks({ signs: all, lines }, board);
  if (kept.lostSigns > 0) losses.add('lost.signs', message('loss.signs', { count: kept.lostSigns }));
  if (kept.lostLines > 0) losses.add('lost.lines', message('loss.lines', { count: kept.lostLines }));
  return printMarks(kept, board.columns, (point) => nameOf(point, board));
}

/** The moves as digits, when they all are plays that fit, and hide no label and no mark. */
function digitsOf(figure: Figure): FigurePart | null {
  const parts = partsOf(figure, MOST_DIGITS, new Losses());
  const [part] = parts;
  if (!part || parts.length > 1 || figure.game.length === 0) return null;
  // Digits begin with the side to play.
  if (part.toPlay !== figure.game.start.toPlay) return null;
  if (part.said.some((one) => !/ at /.test(one))) return null;
  const hidden = [...figure.labels.map(({ point }) => point), ...figure.marks];
  return hidden.some((point) => part.digits.has(point)) ? null : part;
}

function replaysOf({ game }: Figure, { digits }: FigurePart): string[] {
  const said: string[] = [];
  game.plies.forEach(({ move }, i) => {
    const drawn = move.kind === 'play' ? digits.get(move.point) : undefined;
    if (drawn !== undefined && drawn !== i + 1) said.push(`${i + 1}@${drawn}`);
  });
  return said;
}

/**
 * Lines of `moves:`, ten plays on each, the color said where it does not alternate, and the
 * comments where they belong; without `isWritten` the moves stand on the board.
 */
function movesOf({ game, board, comments }: Figure, isWritten: boolean): string[] {
  const lines: string[] = [];
  let plays: string[] = [];
  let expected: Color | 0 = game.start.toPlay;
  const end = () => {
    if (plays.length > 0) lines.push(`moves: ${plays.join(' ')}`);
    plays = [];
  };
  const say = (n: number, more = false) => {
    for (const { after, text } of comments) {
      if (more ? after < n : after !== n) continue;
      end();
      lines.push(`; ${text}`);
      expected = 0;
    }
  };
  say(0);
  if (isWritten) {
    game.plies.forEach(({ move }, i) => {
      const at = move.kind === 'play' ? nameOf(move.point, board) : move.kind;
      const said = i === 0 || move.color !== expected ? `${move.color === BLACK ? 'B' : 'W'} ` : '';
      plays.push(`${said}${at}`);
      expected = opponent(move.color);
      if (plays.length === 10) end();
      say(i + 1);
    });
    end();
  }
  say(game.length + 1, true);
  return lines;
}

export function nameOf(point: Point, { columns, rows, origin }: Figure['board']): string {
  const x = point % columns;
  const y = Math.floor(point / columns);
  return columnName(origin.column + x) + (origin.row + rows - 1 - y);
}

/** The start with digits on it, as a diagram that can be printed. */
export function diagramOf(
  figure: Figure,
  part: FigurePart | null,
  losses: Losses,
  /** For labels and marks without a place on the board; a caller with lines for them drops it. */
  hidden: Losses = losses,
): Diagram {
  const { board, game } = figure;
  const { cells } = game.after(part?.from ?? 0);
  const digits = [...(part?.digits ?? [])].map(([point, number]) => ({ number, point }));
  const taken = new Set(digits.map(({ point }) => point));
  const names = new Set<string>();
  const labels = figure.labels.filter(({ label, point }) => {
    const fits = /^[a-z]$/.test(label) && cells[point] === EMPTY && !taken.has(point) && !names.has(label);
    if (fits) {
      names.add(label);
      taken.add(point);
    }
    return fits;
  });
  const marks = figure.marks.filter((point) => cells[point] === EMPTY && !taken.has(point));
  const lostLabels = figure.labels.length - labels.length;
  if (lostLabels > 0) hidden.add('lost.labels', message('loss.labels', { count: lostLabels }));
  if (marks.length < figure.marks.length) {
    hidden.add('lost.marks', message('loss.marks', { count: figure.marks.length - marks.length }));
  }
  if (figure.blanks.length > 0 && cells.includes(UNKNOWN)) {
    losses.add('lost.unknown', message('loss.unknown-blank'));
  }
  const { columns, rows, open, origin, whole } = board;
  return { columns, rows, open, origin, whole, cells, digits, labels, marks, spans: [] };
}
