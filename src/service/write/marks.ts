import { must } from '../../go/must.ts';
import { BLACK, type Color, type Point, WHITE } from '../../go/types.ts';
import {
  type Diagram,
  type DrawnLine,
  type EntrySyntax,
  fitsLabel,
  isMarkKey,
  MARK_KEYS,
  type MarkWord,
  markWords,
  type PointSign,
} from '../../notation/index.ts';
import type { WriteAction, WriteReply } from '../../protocol/write.ts';
import { message } from '../../words/index.ts';
import {
  type Analysis,
  drawingOf,
  type LinkedEntries,
  type PlacedAnalysis,
  sameMoves,
} from '../analysis/index.ts';
import { isNamed } from './board.ts';
import { type DrawnPoint, drawnAt, isEmpty } from './drawing.ts';
import { editsOf, type MarkPlan } from './mark-lines.ts';
import { answer, type Refusal, refuse } from './reply.ts';
import { isWorse, madeOf, movesOf, othersSame, sameDrawing, sameLines } from './reread.ts';

type Marking = Extract<WriteAction, { kind: 'label' | 'mark' | 'line' }>;

/**
 * Whether a letter or mark is one of the drawn rows: a point that is drawn empty has it there, so
 * that moves can name it.
 */
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

/**
 * Changes what lines of the entry draw: shapes, territory, texts, arrows and lines, on any point,
 * stones too.
 */
export function marking(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  index: number,
  action: Marking,
): WriteReply {
  const { analysis } = placed;
  const { syntax } = analysis;
  const board = must(drawingOf(analysis), 'the board');
  const plan = planOf(analysis, board, action);
  if ('kind' in plan) return plan;
  const edits = editsOf(analysis, plan, action.point);
  if (!edits) return refuse('write.unsafe', UNSAFE);
  const tried = madeOf(
    document,
    edits.map((edit) => ({ placed, edit })),
  );
  const then = tried?.now.entries[placed.index]?.analysis;
  const row = plan.row;
  const right =
    tried &&
    then !== undefined &&
    tried.now.entries.length === document.entries.length &&
    sameDrawing(syntax.diagram, then.syntax.diagram, row ? action.point : -1) &&
    (!row || JSON.stringify(drawnAt(must(then.syntax.diagram), action.point)) === JSON.stringify(row)) &&
    factsOf(then.syntax) === factsOf(syntax, plan) &&
    sameLines(analysis, then, MARK_KEYS) &&
    sameMoves(movesOf(then), movesOf(analysis)) &&
    !isWorse(document, tried.now) &&
    othersSame(document, tried.now, placed.index);
  if (!tried || !right) return refuse('write.unsafe', UNSAFE);
  return answer(document, tried.changes, placed.index, index, plan.said);
}

const UNSAFE = message('refused.unsafe');

function planOf(analysis: Analysis, board: Diagram, action: Marking): MarkPlan | Refusal {
  const { text, fields, diagram } = analysis.syntax;
  const words = markWords(text, fields, board);
  const name = nameIn(analysis);
  if (action.kind === 'mark') return shaped(analysis, words, action, name);
  if (action.kind === 'line') return lined(board, words, action, name);
  const { point } = action;
  const gone = words.filter(({ draws }) => isAt(draws, point, ['label']));
  const old = diagram && drawnAt(diagram, point);
  if (old?.kind === 'label' && isNamed(analysis, old.label)) {
    return refuse('write.label-used', message('refused.label-in-use', { label: old.label }));
  }
  const row = old?.kind === 'label' ? EMPTIED : null;
  const at = name(point);
  if (action.label === null) {
    if (gone.length === 0 && !row)
      return refuse('write.same', message('refused.no-label-there', { point: at }));
    return { gone, added: null, row, said: message('wrote.no-label', { point: at }) };
  }
  const label = action.label === 'next' ? freeText(board, words) : action.label;
  if (label === undefined) return refuse('write.no-label', message('refused.no-letter-left'));
  if (!fitsLabel(label)) {
    return refuse('write.no-label', message('refused.label-length'));
  }
  if (gone.some(({ draws }) => (draws as PointSign).text === label))
    return refuse('write.same', message('refused.label-there', { point: at, label }));
  const makes: PointSign = { kind: 'label', point, text: label };
  return {
    gone,
    added: { key: 'label', word: `${at}=${label}`, makes },
    row,
    said: message('wrote.label', { point: at, label }),
  };
}

const EMPTIED: DrawnPoint = { kind: 'cell', cell: 0 };
const SHAPES = ['circle', 'square', 'triangle', 'cross', 'territory'] as const;

/** A point has one shape: another one takes its place, the same one goes. */
function shaped(
  { syntax }: Analysis,
  words: readonly MarkWord[],
  { point, shape = 'cross', color: wanted }: Extract<Marking, { kind: 'mark' }>,
  name: (point: Point) => string,
): MarkPlan {
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
  if (had)
    return {
      gone,
      added: null,
      row: starred ? EMPTIED : null,
      said: message('wrote.no-mark', { point: at }),
    };
  const said = message('wrote.shape', { shape, color: wanted ?? 'black', point: at });
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
): MarkPlan | Refusal {
  const ends = { shape, from: name(point), to: name(to) };
  if (point === to) return refuse('write.same', message('refused.one-point', { shape }));
  const isSame = (draws: MarkWord['draws']) => {
    if (!draws || draws.kind !== shape || !('from' in draws)) return false;
    const [a, b] = [draws.from, draws.to].map(({ x, y }) => y * columns + x);
    return (a === point && b === to) || (shape === 'line' && a === to && b === point);
  };
  const gone = words.filter(({ draws }) => isSame(draws));
  if (gone.length > 0) return { gone, added: null, row: null, said: message('wrote.no-line', ends) };
  const place = (at: Point) => ({ x: at % columns, y: Math.floor(at / columns) });
  const makes: DrawnLine = { kind: shape, from: place(point), to: place(to) };
  const word = `${name(point)}-${name(to)}`;
  return { gone, added: { key: shape, word, makes }, row: null, said: message('wrote.line', ends) };
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
function factsOf({ diagram, drawn }: EntrySyntax, plan?: MarkPlan): string {
  const { signs = [], lines = [] } = diagram ?? drawn ?? {};
  const fact = (one: PointSign | DrawnLine) =>
    'point' in one
      ? JSON.stringify([one.kind, one.point, one.color ?? null, one.text ?? null])
      : JSON.stringify([one.kind, one.from.x, one.from.y, one.to.x, one.to.y]);
  const facts = [...signs, ...lines].map(fact);
  for (const { draws } of plan?.gone ?? []) facts.splice(facts.indexOf(fact(must(draws))), 1);
  if (plan?.added) facts.push(fact(plan.added.makes));
  return facts.sort().join('\n');
}
