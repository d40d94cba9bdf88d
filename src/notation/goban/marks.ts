import { must } from '../../go/must.ts';
import { BLACK, type Color, type Point, WHITE } from '../../go/types.ts';
import type { Word } from '../text.ts';
import type { DrawnLine, FieldSyntax, NamedBoard, PointSign, Span } from '../types.ts';
import { type KeyName, keyForm, keyOf } from './keys.ts';
import { problem } from './messages.ts';
import { readPoint } from './points.ts';
import { Values } from './values.ts';

export interface DrawnMarkLists {
  readonly signs: readonly PointSign[];
  readonly lines: readonly DrawnLine[];
}

/** Keys that draw something on the board, and what they draw. */
const READERS = {
  circle: 'sign',
  square: 'sign',
  triangle: 'sign',
  cross: 'sign',
  territory: 'territory',
  label: 'label',
  arrow: 'line',
  line: 'line',
} as const satisfies Partial<Record<KeyName, string>>;

export type MarkKey = keyof typeof READERS;

export const MARK_KEYS = Object.keys(READERS) as readonly MarkKey[];

export function isMarkKey(key: string): key is MarkKey {
  return Object.hasOwn(READERS, key);
}

/** Longer texts do not fit on a point. */
const MOST_LABEL = 8;

/**
 * ```
 * circle: c3 d4
 * label: e5=12, f6=A
 * arrow: c3-d4
 * ```
 * Reads what is drawn on the board by lines of their own, in the order of the text. A point that
 * cannot be read is left out.
 */
export function readMarks(values: Values, board: NamedBoard | null): DrawnMarkLists {
  return new MarkReader(values, board);
}

/** What a word of a marking line draws: nothing for colors, errors and second marks of a point. */
export interface MarkWord {
  readonly field: FieldSyntax;
  readonly span: Span;
  readonly draws: PointSign | DrawnLine | null;
  /** It names the color of the points that follow. */
  readonly color?: Color;
}

/** The words that {@link readMarks} reads, in the order of the text. */
export function markWords(
  text: string,
  fields: readonly FieldSyntax[],
  board: NamedBoard | null,
): readonly MarkWord[] {
  return new MarkReader(new Values(text, fields, []), board).words;
}

class MarkReader implements DrawnMarkLists {
  readonly signs: PointSign[] = [];
  readonly lines: DrawnLine[] = [];
  readonly words: MarkWord[] = [];
  /** A point has one shape and one text. */
  private readonly shaped = new Set<Point>();
  private readonly named = new Set<Point>();

  constructor(
    private readonly values: Values,
    private readonly board: NamedBoard | null,
  ) {
    for (const field of values.fields)
      if (isMarkKey(field.key) && field.value !== '') this.read(field.key, field);
  }

  private read(key: MarkKey, field: FieldSyntax): void {
    let color: Color | null = null;
    for (const word of this.values.words(field.valueSpan)) {
      const [signs, lines] = [this.signs.length, this.lines.length];
      const named = this.word(key, word, color);
      if (named) color = named;
      this.words.push({
        field,
        span: word.span,
        draws: this.signs[signs] ?? this.lines[lines] ?? null,
        ...(named && { color: named }),
      });
    }
  }

  /** The color that the word names, for the points that follow it. */
  private word(key: MarkKey, word: Word, color: Color | null): Color | null {
    switch (READERS[key]) {
      case 'sign':
        this.sign(word, { kind: key as 'circle' }, this.shaped);
        break;
      case 'territory': {
        const named = COLORS.get(word.text.toLowerCase());
        // A small b or w is a label where the board has one.
        const isLabel = /^[bw]$/.test(word.text) && this.board?.labels.some((l) => l.label === word.text);
        if (named && !isLabel) return named;
        if (color) this.sign(word, { kind: 'territory', color }, this.shaped);
        else this.bad(key, word.span);
        break;
      }
      case 'label':
        this.label(word);
        break;
      case 'line':
        this.line(word, key as 'line');
        break;
    }
    return null;
  }

  private bad(key: MarkKey, span: Span): null {
    const written = this.values.text.slice(span.start, span.end);
    this.values.problems.push(
      problem('mark.unreadable', span, { written, value: keyForm(must(keyOf(key))) }),
    );
    return null;
  }

  /** The point of a part of a word; -1 when there is no such point, reported or not yet known. */
  private point(key: MarkKey, span: Span): Point {
    const word = this.values.text.slice(span.start, span.end);
    const named = readPoint(word, span, this.board, 'mark.off-board', this.values.problems);
    if (!named) this.bad(key, span);
    return named && named.kind !== 'nowhere' ? named.point : -1;
  }

  private sign({ span }: Word, sign: Omit<PointSign, 'point'>, taken: Set<Point>, at = span): void {
    const key = sign.kind as MarkKey;
    const point = this.point(key, at);
    if (point < 0) return;
    if (taken.has(point)) {
      this.values.problems.push(
        problem('mark.second', span, { point: this.values.text.slice(at.start, at.end) }),
      );
      return;
    }
    taken.add(point);
    this.signs.push({ point, ...sign });
  }

  private label(word: Word): void {
    const equals = word.text.indexOf('=');
    const text = word.text.slice(equals + 1);
    if (equals < 1 || !fitsLabel(text)) {
      this.bad('label', word.span);
      return;
    }
    const at = { start: word.span.start, end: word.span.start + equals };
    this.sign(word, { kind: 'label', text }, this.named, at);
  }

  private line(word: Word, key: 'arrow' | 'line'): void {
    const between = /->?|\u2013|\u2192/.exec(word.text.slice(0, 12));
    const { start, end } = word.span;
    if (!between || between.index === 0) {
      this.bad(key, word.span);
      return;
    }
    const from = this.point(key, { start, end: start + between.index });
    const to = this.point(key, { start: start + between.index + between[0].length, end });
    if (from < 0 || to < 0) return;
    if (from === to) this.bad(key, word.span);
    else this.lines.push({ kind: key, from: this.place(from), to: this.place(to) });
  }

  private place(point: Point): DrawnLine['from'] {
    const columns = this.board?.columns ?? 1;
    return { x: point % columns, y: Math.floor(point / columns) };
  }
}

const COLORS: ReadonlyMap<string, Color> = new Map([
  ['b', BLACK],
  ['black', BLACK],
  ['w', WHITE],
  ['white', WHITE],
]);

/** Whether a `label:` line can hold a text and is read back as it is. */
export function fitsLabel(text: string): boolean {
  return (
    text !== '' &&
    text.length <= 2 * MOST_LABEL &&
    [...text].length <= MOST_LABEL &&
    !/[\s,\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFEFF]/u.test(text)
  );
}

/** What is drawn, as lines of an entry, sorted; `name` is the coordinate of a point. */
export function printMarks(
  { signs, lines }: DrawnMarkLists,
  columns: number,
  name: (point: Point) => string,
): string[] {
  const out: string[] = [];
  const add = (key: MarkKey, words: readonly string[]) => {
    for (let i = 0; i < words.length; i += 20) out.push(`${key}: ${words.slice(i, i + 20).join(' ')}`);
  };
  for (const kind of ['circle', 'square', 'triangle', 'cross'] as const) {
    add(
      kind,
      signs.filter((sign) => sign.kind === kind).map(({ point }) => name(point)),
    );
  }
  for (const color of [BLACK, WHITE] as const) {
    const points = signs.filter((sign) => sign.kind === 'territory' && sign.color === color);
    const letter = color === BLACK ? 'B' : 'W';
    for (let i = 0; i < points.length; i += 20) {
      out.push(
        `territory: ${letter} ${points
          .slice(i, i + 20)
          .map(({ point }) => name(point))
          .join(' ')}`,
      );
    }
  }
  add(
    'label',
    signs.flatMap(({ kind, point, text }) => (kind === 'label' ? [`${name(point)}=${text}`] : [])),
  );
  for (const kind of ['arrow', 'line'] as const) {
    const ends = lines.filter((line) => line.kind === kind);
    add(
      kind,
      ends.map(({ from, to }) => `${name(from.y * columns + from.x)}-${name(to.y * columns + to.x)}`),
    );
  }
  return out;
}

/** What of a drawing lines of an entry can say, each thing once, and how much is left over. */
export function keepMarks(
  { signs, lines }: DrawnMarkLists,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): DrawnMarkLists & { readonly lostSigns: number; readonly lostLines: number } {
  const shaped = new Set<Point>();
  const named = new Set<Point>();
  const kept = signs.flatMap((sign): PointSign[] => {
    const { point, color } = sign;
    const text = textOf(sign);
    const taken = text === null ? shaped : named;
    if (taken.has(point)) return [];
    if (text !== null) {
      if (!fitsLabel(text)) return [];
      taken.add(point);
      return [{ kind: 'label', point, text }];
    }
    if (!isMarkKey(sign.kind)) return [];
    taken.add(point);
    return [{ kind: sign.kind, point, ...(color !== undefined && { color }) }];
  });
  const inside = ({ x, y }: DrawnLine['from']) =>
    Number.isInteger(x) && Number.isInteger(y) && x >= 0 && x < columns && y >= 0 && y < rows;
  const drawn = lines.filter(
    ({ from, to }) => inside(from) && inside(to) && (from.x !== to.x || from.y !== to.y),
  );
  return {
    signs: kept,
    lines: drawn,
    lostSigns: signs.length - kept.length,
    lostLines: lines.length - drawn.length,
  };
}

/** Signs that are texts: they become labels. */
function textOf({ kind, text }: PointSign): string | null {
  if (kind === 'margin') return '!';
  return kind === 'label' || kind === 'number' || kind === 'other' ? (text ?? '') : null;
}
