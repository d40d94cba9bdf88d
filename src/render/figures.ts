/**
 * Diagrams for print: a sequence as a book shows it, with numbers on the stones. A figure begins
 * with the board as it is before its first move and keeps every stone that is on it, captured ones
 * too; a play on a point that already has one cannot be drawn, so the caption says it: "7 at 3".
 * Pure, and the same for every host that has a `Sequence`.
 */

import { must } from '../go/must.ts';
import { isMisplay } from '../go/types.ts';
import type { BoardShape, Frame, Mark, Sequence } from '../protocol/player.ts';
import { type Message, message, say } from '../words/page.ts';
import { pointName } from './alt.ts';
import { type FrameVerdict, rulingOf } from './frame.ts';
import { askedPart } from './frame-asked.ts';
import { onBoard } from './layout.ts';
import type { PlacedMark } from './marks.ts';
import type { BoardPicture } from './svg.ts';

/** What figures are made from: a `Sequence` has it all. */
type FigureLine = Pick<Sequence, 'shape' | 'labels' | 'marks' | 'drawn' | 'asked' | 'show' | 'frames'>;

export interface FigureOptions {
  /** Index of the first figure's frame, 0 by default; for an entry with `from:` its own start. */
  readonly from?: number;
  /** Index of the last frame, the last of all by default. */
  readonly to?: number;
  /** Moves in a figure, 10 by default, at least 1. */
  readonly moves?: number;
  /** For a play on a stone of the figure: name it in the caption (default), or `split`. */
  readonly again?: 'caption' | 'split';
  /** `shown`: the numbers of the text (default). `restart`: each figure counts from 1. */
  readonly numbers?: 'shown' | 'restart';
  /**
   * How a caption names a point whose stone has no number: by its coordinate (the default), or, for
   * pictures without coordinates, by a letter that is put on the stone.
   */
  readonly names?: 'coordinates' | 'letters';
}

export interface BookFigure {
  /** For `boardSvg`, with the numbers among its marks. */
  readonly picture: BoardPicture;
  /** Frames before its first move and after its last; equal for a position without moves. */
  readonly from: number;
  readonly to: number;
  /** `Moves 11–20`, `Move 7`; empty for a position without moves. */
  readonly title: string;
  /** What cannot be drawn, in the order of the moves: `7 at 3`, `8 pass`, `9 elsewhere`. */
  readonly notes: readonly string[];
  /** `Moves 1–10: 7 at 3, 8 pass`; what stands below the figure. */
  readonly caption: string;
  /** The moves in words: `Moves 1–2. Black 1 c4; White 2 d4 takes c4.` */
  readonly alt: string;
}

const MOVES = 10;

/** At least one figure; without moves, the position itself. Deterministic. */
export function figures(line: FigureLine, options: FigureOptions = {}): BookFigure[] {
  const last = line.frames.length - 1;
  const to = clamp(options.to ?? last, 0, last);
  const from = clamp(options.from ?? 0, 0, to);
  const most = Math.max(1, Math.floor(options.moves ?? MOVES) || MOVES);
  const made: BookFigure[] = [];
  for (let start = from; start < to || made.length === 0; ) {
    const builder = new Builder(line, start, options);
    let end = start;
    while (end < to && end - start < most) {
      const frame = must(line.frames[end + 1]);
      if (options.again === 'split' && end > start && builder.isTaken(frame)) break;
      builder.add(frame);
      end++;
    }
    made.push(builder.done(end));
    start = end;
    if (to === from) break;
  }
  return made;
}

function clamp(n: number, low: number, high: number): number {
  return Math.max(low, Math.min(Math.floor(n) || 0, high));
}

class Builder {
  private readonly rows: string[][];
  private readonly numbers = new Map<number, string>();
  private readonly letters = new Map<number, string>();
  private readonly marks: PlacedMark[] = [];
  private readonly notes: Message[] = [];
  private readonly descriptions: Message[] = [];
  private readonly shown: string[] = [];
  private readonly shape: BoardShape;

  constructor(
    private readonly line: FigureLine,
    private readonly start: number,
    private readonly options: FigureOptions,
  ) {
    this.shape = line.shape;
    const rows = must(line.frames[start]).rows;
    this.rows = Array.from({ length: this.shape.rows }, (_, y) =>
      Array.from({ length: this.shape.columns }, (_, x) => rows[y]?.[x] ?? '.'),
    );
  }

  /**
   * Whether the move is a play that cannot be drawn, since its point is not empty in the figure.
   */
  isTaken({ move }: Frame): boolean {
    return move !== null && onBoard(this.shape, move.at) && this.glyph(move.at) !== '.';
  }

  add(frame: Frame): void {
    const { move } = frame;
    const number = this.options.numbers === 'restart' ? String(this.shown.length + 1) : frame.number;
    this.shown.push(number);
    if (!move) return;
    this.descriptions.push(describeFigureMove(this.shape, move, frame.verdicts, number));
    const { at, color } = move;
    if (!onBoard(this.shape, at)) {
      const away = message('print.elsewhere', { number });
      const pass = message('print.pass', { number });
      this.notes.push(
        move.unread ? message('print.unread', { number }) : move.point === 'tenuki' ? away : pass,
      );
      return;
    }
    const forbidden = forbiddingLine(frame.verdicts);
    const mark = rulingOf(frame.verdicts);
    if (this.isTaken(frame)) {
      const ruling = !forbidden ? null : isMisplay(forbidden.code) ? 'impossible' : 'forbidden';
      this.notes.push(message('print.at', { number, point: this.nameOf(at), ruling }));
      if (mark) this.marks.push({ point: at, mark: ofPlay(mark, number) });
      return;
    }
    this.rowOf(at)[at % this.shape.columns] = color === 'black' ? 'X' : 'O';
    this.numbers.set(at, number);
    this.marks.push({ point: at, mark: { kind: 'number', text: number } });
    if (mark) this.marks.push({ point: at, mark });
  }

  done(end: number): BookFigure {
    const title = titleOf(this.shown);
    const { notes, descriptions } = this;
    const lettered = [...this.letters].map(
      ([point, text]): PlacedMark => ({ point, mark: { kind: 'number', text } }),
    );
    return {
      picture: {
        shape: this.shape,
        rows: this.rows.map((row) => row.join('')),
        marks: [...lettered, ...this.marks, ...this.shownMarks(end)],
        labels: this.line.labels,
        crosses: this.line.marks,
        drawn: this.line.drawn,
        ...askedPart(this.line, must(this.line.frames[this.start])),
      },
      from: this.start,
      to: end,
      title: title ? say(title) : '',
      notes: notes.map((note) => say(note)),
      caption: title ? say(message('print.caption', { title, notes })) : '',
      alt: say(title ? message('print.alt', { title, moves: descriptions }) : message('print.position')),
    };
  }

  /**
   * The eyes of the last board and what the rule in force marks on it; eyes and hot stones on
   * points that the figure shows as they are there.
   */
  private shownMarks(end: number): PlacedMark[] {
    const { rows, marks } = must(this.line.frames[end]);
    const { columns } = this.shape;
    return marks.filter(({ point, mark }) => {
      if (mark.kind === 'mouth') return true;
      const isWanted = mark.kind === 'eye' || mark.kind === 'hot';
      return isWanted && this.glyph(point) === rows[Math.floor(point / columns)]?.[point % columns];
    });
  }

  private rowOf(point: number): string[] {
    return must(this.rows[Math.floor(point / this.shape.columns)]);
  }

  private glyph(point: number): string {
    return must(this.rowOf(point)[point % this.shape.columns]);
  }

  /** By the number that is drawn there, or as the options say. */
  private nameOf(point: number): string {
    const number = this.numbers.get(point);
    if (number !== undefined) return number;
    if (this.options.names !== 'letters' || this.glyph(point) === '?') return pointName(this.shape, point);
    let letter = this.letters.get(point);
    if (letter === undefined) {
      const used = new Set([...this.letters.values(), ...this.line.labels.map(({ text }) => text)]);
      letter = [...'abcdefghijklmnpqrstuvwyz'].find((one) => !used.has(one));
      if (letter === undefined) return pointName(this.shape, point);
      this.letters.set(point, letter);
    }
    return letter;
  }
}

/** A forbidden play is named by its number, since the stone that it is drawn on is another one. */
function ofPlay(mark: Mark, play: string): Mark {
  return mark.kind === 'forbidden' ? { ...mark, play } : mark;
}

function titleOf(numbers: readonly string[]): Message | null {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return null;
  return message('print.title', { first, last });
}

type FrameMove = NonNullable<Frame['move']>;

function forbiddingLine(verdicts: readonly FrameVerdict[]): FrameVerdict | undefined {
  return verdicts.find((line) => line.inForce && line.verdict === 'forbidden');
}

function describeFigureMove(
  shape: BoardShape,
  move: FrameMove,
  verdicts: Frame['verdicts'],
  number: string,
): Message {
  const { color, captured, unread, point } = move;
  const forbidden = forbiddingLine(verdicts);
  const isImpossible = forbidden !== undefined && isMisplay(forbidden.code);
  return message('print.played', {
    number,
    color,
    place: unread ? 'unread' : point === 'tenuki' ? 'elsewhere' : point,
    taken: captured.map((p) => pointName(shape, p)).filter((name) => name !== ''),
    forbiddenUnder: isImpossible ? null : (forbidden?.name ?? null),
    isImpossible,
  });
}
