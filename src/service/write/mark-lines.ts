import { must } from '../../go/must.ts';
import { type Color, type Point, WHITE } from '../../go/types.ts';
import { type MarkKey, type MarkWord, markWords } from '../../notation/goban/index.ts';
import {
  type DrawnLine,
  type FieldSyntax,
  lineAt,
  lineStart,
  type PointSign,
  type TextEdit,
} from '../../notation/index.ts';
import type { Message } from '../../words/index.ts';
import { type Analysis, drawingOf } from '../analysis/index.ts';
import { type DrawnPoint, redrawing } from './drawing.ts';
import { LINE, newLine } from './moves.ts';

/** What is to be drawn by a line of the entry. */
interface Addition {
  readonly key: MarkKey;
  readonly word: string;
  readonly makes: PointSign | DrawnLine;
}

/** What becomes of the marks of an entry. */
export interface MarkPlan {
  readonly gone: readonly MarkWord[];
  readonly added: Addition | null;
  /** What the row has at the point then, if that changes. */
  readonly row: DrawnPoint | null;
  readonly said: Message;
}

/** One edit for each line that changes; `null` where the row ends before the point. */
export function editsOf(analysis: Analysis, { gone, added, row }: MarkPlan, point: Point): TextEdit[] | null {
  const { syntax } = analysis;
  const { text, fields } = syntax;
  const edits: TextEdit[] = [];
  if (row) {
    const edit = redrawing(analysis, must(syntax.diagram), point, row);
    if (!edit) return null;
    edits.push(edit);
  }
  const words = markWords(text, fields, drawingOf(analysis));
  const last = added && fields.filter(({ key }) => key === added.key).at(-1);
  let open = added;
  for (const field of fields) {
    const own = words.filter((word) => word.field === field);
    const out = withColors(
      own,
      own.filter((word) => gone.some(({ span }) => span.start === word.span.start)),
    );
    let value = without(text, field, out);
    if (open && field === last) {
      const color = own.filter((word) => word.color !== undefined && !out.includes(word)).at(-1)?.color;
      const longer = joined(value, worded(open, color));
      const start = lineStart(text, field.keySpan.start);
      // An empty line is filled, a long one gets another below it.
      if (value === '' || field.valueSpan.start - start + longer.length <= LINE) {
        value = longer;
        open = null;
      }
    }
    if (value !== field.value)
      edits.push(value === '' ? emptied(text, field, edits.at(-1)) : { span: field.valueSpan, text: value });
  }
  if (!open) return edits;
  const line = newLine(syntax, `${open.key}: ${worded(open, undefined)}`);
  const above = edits.at(-1);
  if (above === undefined || above.span.end <= line.span.start) return [...edits, line];
  // The last line goes with its end, where the new one would begin: the new one takes its place.
  const span = { start: above.span.start, end: line.span.start };
  return [...edits.slice(0, -1), { span, text: line.text.replace(/^(\r\n|\r|\n)/, '') }];
}

const worded = ({ key, word, makes }: Addition, color: Color | undefined): string => {
  if (key !== 'territory' || !('point' in makes) || makes.color === color) return word;
  return `${makes.color === WHITE ? 'W' : 'B'} ${word}`;
};

const joined = (value: string, word: string): string => {
  if (value === '') return word;
  return /,\s*\S+\s*$/.test(value) ? `${value}, ${word}` : `${value} ${word}`;
};

/** The words that go, and colors that would be left with no point of theirs. */
function withColors(words: readonly MarkWord[], gone: readonly MarkWord[]): readonly MarkWord[] {
  const out = [...gone];
  words.forEach((word, i) => {
    if (word.color === undefined) return;
    const next = words.findIndex((other, j) => j > i && other.color !== undefined);
    const points = words.slice(i + 1, next < 0 ? words.length : next);
    if (points.length > 0 && points.every((point) => gone.includes(point))) out.push(word);
  });
  return out;
}

/** The value of a line without some of its words. */
function without(text: string, { value, valueSpan }: FieldSyntax, words: readonly MarkWord[]): string {
  if (words.length === 0) return value;
  let left = text.slice(valueSpan.start, valueSpan.end);
  // From the last one to the first, so that what is still to be cut stands where it stood.
  for (const { span } of [...words].sort((a, b) => b.span.start - a.span.start)) {
    const before = left.slice(0, span.start - valueSpan.start).replace(/[\s,]+$/, '');
    const behind = left.slice(span.end - valueSpan.start);
    // What parts it from the word before goes with it, or from the next where there is none before.
    left = before === '' ? behind.replace(/^[\s,]+/, '') : before + behind;
  }
  return left.trim();
}

/**
 * The edit that takes a line away; a comment behind it stays. `above` is the edit before it, which
 * may take the line above away.
 */
function emptied(text: string, { keySpan, valueSpan }: FieldSyntax, above?: TextEdit): TextEdit {
  const start = lineStart(text, keySpan.start);
  const { end, next } = lineAt(text, start);
  const alone =
    text.slice(valueSpan.end, end).trim() === '' && text.slice(start, keySpan.start).trim() === '';
  if (!alone) return { span: { start: keySpan.start, end: valueSpan.end }, text: '' };
  if (next > end) return { span: { start, end: next }, text: '' };
  // The last line goes with the end of the one before it.
  const before = start > 0 ? lineAt(text, lineStart(text, start - 1)).end : start;
  return { span: { start: above?.span.end === start ? start : before, end }, text: '' };
}
