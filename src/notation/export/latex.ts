import { COLUMN_LETTERS } from '../../go/geometry.ts';
import { must } from '../../go/must.ts';
import { BLACK, colorName, EMPTY, type Point, UNKNOWN, WHITE } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import type { PointSign } from '../types.ts';
import { type Conversion, type Figure, hasUnknown, Losses, loseFacts } from './figure.ts';
import { captionOf, type FigurePart, forbiddenIn, picturesOf, seenIn } from './parts.ts';
import { type OnBoard, onBoard, placeOf } from './place.ts';

/** The largest number that `igo` has a stone for; a bound for both packages. */
const MOST_NUMBER = 379;

type LatexKind = PointSign['kind'];

interface Package {
  readonly name: string;
  /** The largest board. */
  readonly most: number;
  board(figure: Figure, part: FigurePart, at: OnBoard, losses: Losses): string[];
  /** What keeps the caption below the board. */
  space(figure: Figure, at: OnBoard): string[];
}

/** What a preamble needs, as a comment: a diagram is pasted into the middle of a document. */
export function latexPrelude(name: 'psgo' | 'igo'): string {
  return `% \\usepackage{${name}}\n`;
}

/** For the package `psgo` (CTAN, on PSTricks). */
export function printPsgo(figure: Figure): Conversion {
  return print(figure, PSGO);
}

/** For the package `igo` (CTAN). */
export function printIgo(figure: Figure): Conversion {
  return print(figure, IGO);
}

function print(figure: Figure, latex: Package): Conversion {
  const losses = new Losses();
  loseFacts(figure, losses, { title: true });
  const at = onBoard(figure);
  const lines = Math.max(at.columns, at.rows);
  if (lines > latex.most) {
    losses.add('lost.size', message('loss.size-lines', { package: latex.name, most: latex.most, lines }));
    return {
      text: `% ${latex.name} draws at most ${latex.most} lines, and this board has ${lines}\n`,
      lost: losses.list,
    };
  }
  if (at.columns !== at.rows) {
    losses.add(
      'lost.size',
      message('loss.size-square', { columns: at.columns, rows: at.rows, package: latex.name }),
    );
  }
  if (at.guessed) losses.add('lost.place', message('loss.place-guessed', { columns: lines, rows: lines }));
  if (figure.links.length > 0)
    losses.add('lost.links', message('loss.links', { count: figure.links.length }));
  const beyond = at.columns * at.rows - figure.board.columns * figure.board.rows;
  if (figure.seen.whole && beyond > 0)
    losses.add('lost.unknown', message('loss.unknown-empty', { count: beyond }));
  const out: string[] = [];
  for (const part of picturesOf(figure, MOST_NUMBER, losses)) {
    out.push('\\begin{center}', ...latex.board(figure, part, { ...at, columns: lines, rows: lines }, losses));
    const caption = captionOf(figure, part);
    if (caption !== '') out.push('', ...latex.space(figure, at), `\\small ${escapeLatex(caption)}`);
    out.push('\\end{center}');
  }
  return { text: out.map((line) => `${line}\n`).join(''), lost: losses.list };
}

const PSGO_MARKS: Readonly<Partial<Record<LatexKind, string>>> = {
  circle: '\\markcr',
  square: '\\marksq',
  triangle: '\\marktr',
  cross: '\\markma',
};

/** A hot stone has a triangle, and the caption names it; a shape of the author goes before. */
const HOT = { psgo: '\\marktr', igo: '\\igotriangle' } as const;

/** On a stone where a forbidden play would be; the caption has the number of the play. */
const FORBIDDEN = { psgo: '\\markma', igo: '\\igocross' } as const;

const PSGO: Package = {
  name: 'psgo',
  most: 19,
  // Its boxes of parts end at the last line, half a point too early.
  space: ({ board }) => (board.open.includes('bottom') ? ['\\vspace{0.6\\goyunit}'] : []),
  board(figure, part, at, losses) {
    const { columns, rows } = figure.board;
    const { cells } = figure.game.after(part.from);
    const whole = figure.seen.whole || (columns === at.columns && rows === at.rows);
    const seen = seenIn(figure, part);
    const name = `${whole ? 'psgoboard' : 'psgopartialboard'}${figure.coordinates ? '' : '*'}`;
    const area = whole ? '' : `{(${at.column},${at.row})(${at.column + columns - 1},${at.row + rows - 1})}`;
    const lines = [`\\begin{${name}}[${at.columns}]${area}`];
    const point = (p: Point) => {
      const place = placeOf(p, figure, at);
      return `{${COLUMN_LETTERS[place.column - 1]}}{${place.row}}`;
    };
    const signs = new Map(figure.signs.map((sign) => [sign.point, sign]));
    const markOf = ({ kind, text }: PointSign) =>
      PSGO_MARKS[kind] ?? (isText(kind) && text ? `\\marklb{${escapeLatex(text)}}` : undefined);
    const forbidden = forbiddenIn(figure, part).others;
    const ownMark = (p: Point) =>
      forbidden.includes(p) ? FORBIDDEN.psgo : seen.hot.includes(p) ? HOT.psgo : undefined;
    let lost = 0;
    for (const [p, sign] of signs) {
      if (!markOf(sign) || part.digits.has(p) || cells[p] === UNKNOWN) lost++;
    }
    lost += figure.signs.length - signs.size;
    if (lost > 0) losses.add('lost.signs', message('loss.signs', { count: lost }));
    cells.forEach((cell, p) => {
      const sign = signs.get(p);
      const mark = (sign && markOf(sign)) ?? ownMark(p);
      if (cell === BLACK || cell === WHITE) {
        lines.push(`  \\stone${mark ? `[${mark}]` : ''}{${colorName(cell)}}${point(p)}`);
      } else if (cell === UNKNOWN) lines.push(`  \\markpos{\\markdd}${point(p)}`);
      else if (mark && !part.digits.has(p)) lines.push(`  \\markpos{${mark}}${point(p)}`);
    });
    for (const p of figure.marks) if (isFree(p, cells, part)) lines.push(`  \\markpos{\\markma}${point(p)}`);
    for (const { point: p, text } of seen.eyes)
      if (isFree(p, cells, part)) lines.push(`  \\markpos{\\marklb{${escapeLatex(text)}}}${point(p)}`);
    labelsOf(figure, part, losses).forEach(({ label, point: p }) => {
      lines.push(`  \\markpos{\\marklb{${escapeLatex(label)}}}${point(p)}`);
    });
    if (part.digits.size > 0) {
      lines.push(
        `  \\setcounter{gomove}{${part.first - 1}}\\setboolean{blackmove}{${part.toPlay === BLACK}}`,
      );
      for (const p of inOrder(part)) lines.push(p === null ? '  \\pass' : `  \\move${point(p)}`);
    }
    for (const { kind, from, to } of figure.lines) {
      const ends = [from, to].map((end) => end.x >= 0 && end.x < columns && end.y >= 0 && end.y < rows);
      if (!ends.every(Boolean)) losses.add('lost.lines', message('loss.lines-outside', { count: 1 }));
      else lines.push(`  \\go${kind}${point(from.y * columns + from.x)}${point(to.y * columns + to.x)}`);
    }
    lines.push(`\\end{${name}}`);
    return lines;
  },
};

/** Signs that are texts. */
function isText(kind: LatexKind): boolean {
  return kind === 'label' || kind === 'number';
}

const IGO_GLYPHS: Readonly<Partial<Record<LatexKind, string>>> = {
  circle: '\\igocircle',
  square: '\\igosquare',
  triangle: '\\igotriangle',
  cross: '\\igocross',
};

const IGO: Package = {
  name: 'igo',
  most: 50,
  space: () => [],
  board(figure, part, at, losses) {
    const { columns, rows } = figure.board;
    const { cells } = figure.game.after(part.from);
    const name = (p: Point) => {
      const { column, row } = placeOf(p, figure, at);
      return `${igoColumn(column)}${row}`;
    };
    const lines = [`\\gobansize{${Math.max(2, at.columns)}}`, '\\cleargoban'];
    const add = (command: string, points: readonly Point[]) => {
      if (points.length > 0) lines.push(`${command}{${points.map(name).join(',')}}`);
    };
    const stones = (color: number) => [...cells.keys()].filter((p) => cells[p] === color);
    add('\\black', stones(BLACK));
    add('\\white', stones(WHITE));
    let lost = 0;
    for (const kind of ['circle', 'square', 'triangle', 'cross'] as const) {
      const points = figure.signs.filter((sign) => sign.kind === kind).map(({ point }) => point);
      add(
        `\\black[${IGO_GLYPHS[kind]}]`,
        points.filter((p) => cells[p] === BLACK),
      );
      add(
        `\\white[${IGO_GLYPHS[kind]}]`,
        points.filter((p) => cells[p] === WHITE),
      );
      lost += points.filter((p) => cells[p] !== BLACK && cells[p] !== WHITE).length;
    }
    lost += figure.signs.filter(({ kind }) => !IGO_GLYPHS[kind]).length;
    if (lost > 0) losses.add('lost.signs', message('loss.signs-on-points', { count: lost }));
    const seen = seenIn(figure, part);
    const forbidden = forbiddenIn(figure, part).others;
    const isPlain = (p: Point) => !figure.signs.some(({ point }) => point === p);
    for (const [mark, points] of [
      [HOT.igo, seen.hot.filter((p) => !forbidden.includes(p))],
      [FORBIDDEN.igo, forbidden],
    ] as const)
      for (const color of [BLACK, WHITE] as const)
        add(
          `\\${colorName(color)}[${mark}]`,
          points.filter((p) => cells[p] === color && isPlain(p)),
        );
    for (const { point, text } of seen.eyes)
      if (isFree(point, cells, part)) lines.push(`\\gobansymbol{${name(point)}}{${escapeLatex(text)}}`);
    const labels = labelsOf(figure, part, losses);
    for (const { label, point } of labels) lines.push(`\\gobansymbol{${name(point)}}{${label}}`);
    const crossed = figure.marks.filter((p) => isFree(p, cells, part));
    if (crossed.length > 0) {
      lines.push(`\\gobansymbol{${crossed.map(name).join(',')}}{x}`);
    }
    const unknown = hasUnknown(figure);
    if (unknown > 0) losses.add('lost.unknown', message('loss.unknown-empty', { count: unknown }));
    if (figure.lines.length > 0)
      losses.add('lost.lines', message('loss.lines', { count: figure.lines.length }));
    const plays = inOrder(part).map((p) => (p === null ? '-' : name(p)));
    if (plays.length > 0) {
      const { first } = part;
      lines.push(`\\${colorName(part.toPlay)}[${first}]{${plays.join(',')}}`);
      if (first + plays.length - 1 > MOST_NUMBER)
        losses.add('lost.moves', message('loss.moves-above', { most: MOST_NUMBER }));
    }
    const whole = figure.seen.whole || (columns === at.columns && rows === at.rows);
    const last = columns * rows - 1;
    lines.push(whole ? '\\showfullgoban' : `\\showgoban[${name(last - columns + 1)},${name(columns - 1)}]`);
    return lines;
  },
};

/** `igo` writes columns past the 25th with capital letters. */
function igoColumn(column: number): string {
  const letter = must(COLUMN_LETTERS[(column - 1) % 25]);
  return column > 25 ? letter.toUpperCase() : letter;
}

function isFree(p: Point, cells: Uint8Array, part: FigurePart): boolean {
  return cells[p] === EMPTY && !part.digits.has(p);
}

function labelsOf(figure: Figure, part: FigurePart, losses: Losses): Figure['labels'] {
  const { cells } = figure.game.after(part.from);
  const free = figure.labels.filter(
    ({ label, point }) => isFree(point, cells, part) && /^[a-z0-9]$/i.test(label),
  );
  if (part.from === 0 && free.length < figure.labels.length) {
    losses.add('lost.labels', message('loss.labels', { count: figure.labels.length - free.length }));
  }
  return free;
}

/** The points of a part's moves, in order, up to the last drawn one; `null` for undrawn ones. */
function inOrder(part: FigurePart): (Point | null)[] {
  const points: (Point | null)[] = [];
  for (const [point, number] of part.digits) {
    while (points.length < number) points.push(null);
    points[number - 1] = point;
  }
  return points;
}

/** Text that LaTeX prints as it is. */
export function escapeLatex(text: string): string {
  return text.replace(/[\\{}$&#%_^~]/g, (c) => LATEX[c] ?? `\\${c}`).replace(/[\p{Cc}\p{Cs}]/gu, ' ');
}

const LATEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};
