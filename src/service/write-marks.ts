import { BLACK, type Color, type Point, WHITE } from '../go/types.ts';
import {
  fitsLabel,
  isMarkKey,
  MARK_KEYS,
  type MarkKey,
  type MarkWord,
  markWords,
} from '../notation/goban/marks.ts';
import { lineAt, lineStart } from '../notation/text.ts';
import type { Diagram, DrawnLine, EntrySyntax, FieldSyntax, PointSign, TextEdit } from '../notation/types.ts';
import type { WriteAction, WriteReply } from '../protocol/write.ts';
import { drawingOf } from './build.ts';
import type { Analysis, DocumentAnalysis, PlacedAnalysis } from './types.ts';
import { isNamed } from './write-board.ts';
import {
  after,
  changesOf,
  isWorse,
  movesOf,
  othersSame,
  sameDrawing,
  sameLines,
  sameMoves,
} from './write-check.ts';
import { type Drawn, drawnAt, isEmpty, redrawing } from './write-drawing.ts';
import { LINE, newLine } from './write-moves.ts';
import { answer, refuse } from './write-reply.ts';

type Marking = Extract<WriteAction, { kind: 'label' | 'mark' | 'line' }>;

/** What is to be drawn by a line of the entry. */
interface Addition {
  readonly key: MarkKey;
  readonly word: string;
  readonly makes: PointSign | DrawnLine;
}

/** What becomes of the marks of an entry. */
interface Plan {
  readonly gone: readonly MarkWord[];
  readonly added: Addition | null;
  /** What the row has at the point then, if that changes. */
  readonly row: Drawn | null;
  readonly said: string;
}

type Refused = { readonly code: string; readonly refused: string };

/** Whether a letter or mark is one of the drawn rows: a point that is drawn empty has it there, so that moves can name it. */
export function isOfRows(analysis: Analysis, action: Exclude<Marking, { kind: 'line' }>): boolean {
  const { diagram, text, fields } = analysis.syntax;
  if (action.kind === 'mark') return action.shape === undefined;
  if (!diagram) return false;
  const { label, point } = action;
  const old = drawnAt(diagram, point);
  const here = markWords(text, fields, diagram).some(({ draws }) => isAt(draws, point, ['label']));
  if (here) return false;
  if (label === null) return old.kind === 'label';
  return (label === 'next' || /^[a-z]$/.test(label)) && isEmpty(old);
}

/** Changes what lines of the entry draw: shapes, territory, texts, arrows and lines, on any point, stones too. */
export function marking(
  document: DocumentAnalysis,
  placed: PlacedAnalysis,
  index: number,
  action: Marking,
): WriteReply {
  const { analysis } = placed;
  const { syntax } = analysis;
  const board = drawingOf(analysis)!;
  const plan = planOf(analysis, board, action);
  if ('refused' in plan) return refuse(plan.code, plan.refused);
  const edits = editsOf(analysis, plan, action.point);
  if (!edits) return refuse('write.unsafe', UNSAFE);
  const changes = changesOf(edits.map((edit) => ({ placed, edit })));
  const now = after(document, changes);
  const then = now.entries[placed.index]?.analysis;
  const row = plan.row;
  const right =
    then !== undefined &&
    now.entries.length === document.entries.length &&
    sameDrawing(syntax.diagram, then.syntax.diagram, row ? action.point : -1) &&
    (!row || JSON.stringify(drawnAt(then.syntax.diagram!, action.point)) === JSON.stringify(row)) &&
    factsOf(then.syntax) === factsOf(syntax, plan) &&
    sameLines(analysis, then, MARK_KEYS) &&
    sameMoves(movesOf(then), movesOf(analysis)) &&
    !isWorse(document, now) &&
    othersSame(document, now, placed.index);
  if (!right) return refuse('write.unsafe', UNSAFE);
  return answer(document, changes, placed.index, index, plan.said);
}

const UNSAFE = 'The text around it is such that the mark would be read otherwise. Write it by hand.';

function planOf(analysis: Analysis, board: Diagram, action: Marking): Plan | Refused {
  const { text, fields, diagram } = analysis.syntax;
  const words = markWords(text, fields, board);
  const name = nameIn(analysis);
  if (action.kind === 'mark') return shaped(analysis, words, action, name);
  if (action.kind === 'line') return lined(board, words, action, name);
  const { point } = action;
  const gone = words.filter(({ draws }) => isAt(draws, point, ['label']));
  const old = diagram && drawnAt(diagram, point);
  if (old?.kind === 'label' && isNamed(analysis, old.label)) {
    const refused = `The label ${old.label} stands in moves or claims of this entry, so it stays. Rename it in the text (F2).`;
    return { code: 'write.label-used', refused };
  }
  const row = old?.kind === 'label' ? EMPTIED : null;
  const at = name(point);
  if (action.label === null) {
    if (gone.length === 0 && !row) return { code: 'write.same', refused: `${at} has no label.` };
    return { gone, added: null, row, said: `${at} has no label` };
  }
  const label = action.label === 'next' ? freeText(board, words) : action.label;
  if (label === undefined) return { code: 'write.no-label', refused: 'All letters are in use.' };
  if (!fitsLabel(label)) {
    return { code: 'write.no-label', refused: 'A label has one to eight characters, no blank and no comma.' };
  }
  if (gone.some(({ draws }) => (draws as PointSign).text === label))
    return { code: 'write.same', refused: `${at} is ${label} already.` };
  const makes: PointSign = { kind: 'label', point, text: label };
  return {
    gone,
    added: { key: 'label', word: `${at}=${label}`, makes },
    row,
    said: `${at} is labelled ${label}`,
  };
}

const EMPTIED: Drawn = { kind: 'cell', cell: 0 };
const SHAPES = ['circle', 'square', 'triangle', 'cross', 'territory'] as const;

/** A point has one shape: another one takes its place, the same one goes. */
function shaped(
  { syntax }: Analysis,
  words: readonly MarkWord[],
  { point, shape = 'cross', color: wanted }: Extract<Marking, { kind: 'mark' }>,
  name: (point: Point) => string,
): Plan {
  const { diagram, boardSpan } = syntax;
  const color = shape === 'territory' ? colorOf(wanted) : undefined;
  const gone = words.filter(({ draws }) => isAt(draws, point, SHAPES));
  const old = diagram && drawnAt(diagram, point);
  const starred = old?.kind === 'mark';
  const had =
    (shape === 'cross' && starred) ||
    gone.some(({ draws }) => {
      const sign = draws as PointSign;
      return sign.kind === shape && sign.color === color;
    });
  const at = name(point);
  const what = shape === 'territory' ? `a point of ${wanted === 'white' ? 'White' : 'Black'}` : `a ${shape}`;
  if (had) return { gone, added: null, row: starred ? EMPTIED : null, said: `no mark on ${at}` };
  const said = `${what} on ${at}`;
  const drawsStar = shape === 'cross' && boardSpan !== null && old?.kind === 'cell' && old.cell === 0;
  if (drawsStar) return { gone, added: null, row: { kind: 'mark' }, said };
  const makes: PointSign = { kind: shape, point, ...(color !== undefined && { color }) };
  return { gone, added: { key: shape, word: at, makes }, row: starred ? EMPTIED : null, said };
}

function lined(
  { columns }: Diagram,
  words: readonly MarkWord[],
  { shape, point, to }: Extract<Marking, { kind: 'line' }>,
  name: (point: Point) => string,
): Plan | Refused {
  const ends = `from ${name(point)} to ${name(to)}`;
  if (point === to)
    return {
      code: 'write.same',
      refused: `${shape === 'arrow' ? 'An arrow' : 'A line'} leads from a point to another.`,
    };
  const isSame = (draws: MarkWord['draws']) => {
    if (!draws || draws.kind !== shape || !('from' in draws)) return false;
    const [a, b] = [draws.from, draws.to].map(({ x, y }) => y * columns + x);
    return (a === point && b === to) || (shape === 'line' && a === to && b === point);
  };
  const gone = words.filter(({ draws }) => isSame(draws));
  if (gone.length > 0) return { gone, added: null, row: null, said: `no ${shape} ${ends}` };
  const place = (at: Point) => ({ x: at % columns, y: Math.floor(at / columns) });
  const makes: DrawnLine = { kind: shape, from: place(point), to: place(to) };
  const word = `${name(point)}-${name(to)}`;
  const a = shape === 'arrow' ? 'an' : 'a';
  return { gone, added: { key: shape, word, makes }, row: null, said: `${a} ${shape} ${ends}` };
}

function isAt(draws: MarkWord['draws'], point: Point, kinds: readonly string[]): boolean {
  return draws !== null && 'point' in draws && draws.point === point && kinds.includes(draws.kind);
}

const colorOf = (stone: 'black' | 'white' | undefined): Color => (stone === 'white' ? WHITE : BLACK);

/** A point as the author writes points in these lines, or in moves: in capitals or not. */
function nameIn({ syntax, game }: Analysis): (point: Point) => string {
  const { geometry } = game.start.position;
  const lines = syntax.fields.filter(({ key }) => isMarkKey(key) && key !== 'territory');
  const last = lines.at(-1)?.value ?? syntax.moves.map((m) => syntax.text[m.targetSpan.start]).join('');
  const capitals = /^[A-Z]/.test(last) && !/[a-z][0-9]/.test(last);
  return (point) => (capitals ? geometry.name(point).toUpperCase() : geometry.name(point));
}

/** The first letter that neither a label of the board nor a text has. */
function freeText(board: Diagram, words: readonly MarkWord[]): string | undefined {
  const taken = new Set([
    ...board.labels.map(({ label }) => label),
    ...words.map(({ draws }) => (draws && 'text' in draws ? draws.text : '')),
  ]);
  return [...'abcdefghijklmnpqrstuvwyzxo'].find((letter) => !taken.has(letter));
}

/** What an entry draws, in a form that can be compared; with a plan, what it is to draw. */
function factsOf({ diagram, drawn }: EntrySyntax, plan?: Plan): string {
  const { signs = [], lines = [] } = diagram ?? drawn ?? {};
  const fact = (one: PointSign | DrawnLine) =>
    'point' in one
      ? JSON.stringify([one.kind, one.point, one.color ?? null, one.text ?? null])
      : JSON.stringify([one.kind, one.from.x, one.from.y, one.to.x, one.to.y]);
  const facts = [...signs, ...lines].map(fact);
  for (const { draws } of plan?.gone ?? []) facts.splice(facts.indexOf(fact(draws!)), 1);
  if (plan?.added) facts.push(fact(plan.added.makes));
  return facts.sort().join('\n');
}

/** One edit for each line that changes; `null` where the row ends before the point. */
function editsOf(analysis: Analysis, { gone, added, row }: Plan, point: Point): TextEdit[] | null {
  const { syntax } = analysis;
  const { text, fields } = syntax;
  const edits: TextEdit[] = [];
  if (row) {
    const edit = redrawing(analysis, syntax.diagram!, point, row);
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
      edits.push(value === '' ? emptied(text, field) : { span: field.valueSpan, text: value });
  }
  if (open) edits.push(newLine(syntax, `${open.key}: ${worded(open, undefined)}`));
  return edits;
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

/** The edit that takes a line away; a comment behind it stays. */
function emptied(text: string, { keySpan, valueSpan }: FieldSyntax): TextEdit {
  const start = lineStart(text, keySpan.start);
  const { end, next } = lineAt(text, start);
  const alone =
    text.slice(valueSpan.end, end).trim() === '' && text.slice(start, keySpan.start).trim() === '';
  if (!alone) return { span: { start: keySpan.start, end: valueSpan.end }, text: '' };
  if (next > end) return { span: { start, end: next }, text: '' };
  // The last line goes with the end of the one before it.
  const before = start > 0 ? lineAt(text, lineStart(text, start - 1)).end : start;
  return { span: { start: before, end }, text: '' };
}
