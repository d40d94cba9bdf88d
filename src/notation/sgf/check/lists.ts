import type { Task } from '../../../go/task.ts';
import { message } from '../../../words/index.ts';
import type { Fix, Problem } from '../../types.ts';
import { readPoint, readPoints, writePoint } from '../points.ts';
import type { Property } from '../properties/index.ts';
import type { SgfText } from '../tree.ts';
import { readComposed } from '../values.ts';
import { meaning } from './meaning.ts';
import { MOST_FINDINGS, replacement, rewording, sgfProblem } from './messages.ts';
import type { CheckContext } from './nodes.ts';
import { checkValue } from './values.ts';

/** The task yields after this many values: each may be a rectangle as large as the board. */
const FEW = 32;

/** What is wrong with the values of a property: each by itself, all together, and what they say. */
export function* checkValues(
  sgf: SgfText,
  p: number,
  property: Property,
  context: CheckContext,
  found: Problem[],
): Task<void> {
  const first = sgf.firstValue(p);
  const end = checkedEnd(sgf, p, property, context, found);
  let wrong = false;
  for (let v = first; v < end && found.length <= MOST_FINDINGS; v++) {
    const problem = checkValue(sgf, property, v, context.size, context.version);
    if (problem) found.push(problem);
    wrong ||= problem !== null;
    if ((v - first) % FEW === FEW - 1) yield;
  }
  if (end - first > 1 && property.values === 'elist') emptyAmong(sgf, property, first, end, found);
  if (wrong || first === end) return;
  if (end - first > 1) yield* pointsTwice(sgf, property, first, end, context, found);
  meaning(sgf, property, first, context.rule, found);
}

/** Behind the last value that is looked at; values that are one too many are reported. */
function checkedEnd(
  sgf: SgfText,
  p: number,
  property: Property,
  { isGo }: CheckContext,
  found: Problem[],
): number {
  const first = sgf.firstValue(p);
  const end = sgf.endValue(p);
  const isOne = property.values === 'one';
  if (isOne && end - first > 1) {
    const rest = { start: sgf.valueSpan(first).end, end: sgf.valueSpan(end - 1).end };
    const fix = severalFix(sgf, property, first, end);
    found.push(sgfProblem('sgf.several-values', rest, { name: property.name }, [fix]));
  }
  if (!isGo && property.type !== 'root') return first;
  return isOne ? Math.min(end, first + 1) : end;
}

/** Texts can be joined; of other values the first stays that says something. */
function severalFix(sgf: SgfText, property: Property, first: number, end: number): Fix {
  const span = { start: sgf.innerSpan(first).start, end: sgf.innerSpan(end - 1).end };
  const texts: string[] = [];
  let isApart = true;
  for (let v = first; v < end; v++) {
    if (sgf.value(v).trim() !== '') texts.push(sgf.value(v));
    // What stands between two values was meant to be of one of them.
    const between =
      v + 1 < end ? sgf.text.slice(sgf.valueSpan(v).end, sgf.valueSpan(v + 1).start).trim() : '';
    if (between === '') continue;
    isApart = false;
    texts.push(between.replace(/\\[\s\S]|\]/g, (match) => (match === ']' ? '\\]' : match)));
  }
  if (property.value === 'text') return replacement(message('fix.join-values'), span, texts.join('\n'));
  if (property.value === 'simpletext') return replacement(message('fix.join-values'), span, texts.join(' '));
  // An empty move is a pass; an empty number is nothing.
  const isNumber = property.value === 'number' || property.value === 'real';
  const kept = (isNumber && texts[0]) || sgf.value(first);
  const isSame = isApart && texts.every((text) => text.trim() === kept.trim());
  return (isSame ? rewording : replacement)(message('fix.keep-first'), span, kept);
}

/** An empty value means that there are none: beside others it contradicts them. */
function emptyAmong(sgf: SgfText, { name }: Property, first: number, end: number, found: Problem[]): void {
  let others = 0;
  for (let v = first; v < end; v++) if (sgf.value(v).trim() !== '') others++;
  for (let v = first + (others > 0 ? 0 : 1); v < end && found.length <= MOST_FINDINGS; v++) {
    if (sgf.value(v).trim() !== '') continue;
    const span = sgf.valueSpan(v);
    found.push(
      sgfProblem('sgf.several-values', span, { name, isEmpty: true }, [
        replacement(message('fix.delete'), span, ''),
      ]),
    );
  }
}

/** Points that a list has twice: labels by their point, arrows and lines by both points. */
function* pointsTwice(
  sgf: SgfText,
  property: Property,
  first: number,
  end: number,
  { size }: CheckContext,
  found: Problem[],
): Task<void> {
  const { value: type } = property;
  if (typeof type === 'string' ? type !== 'point' && type !== 'stone' : type.compose[0] !== 'point') return;
  const area = size.columns * size.rows;
  const isPair = typeof type !== 'string' && type.compose[1] === 'point';
  const seen = new Uint8Array(isPair ? 0 : area);
  const pairs = new Set<number>();
  for (let v = first; v < end && found.length <= MOST_FINDINGS; v++) {
    if ((v - first) % FEW === FEW - 1) yield;
    const raw = sgf.value(v);
    let name = '';
    let isOne = true;
    if (isPair) {
      const [from = '', to = ''] = readComposed(raw) ?? [];
      const pair = readPoint(from, size) * area + readPoint(to, size);
      if (pairs.has(pair)) name = raw.trim();
      pairs.add(pair);
    } else {
      const points = typeof type === 'string' ? readPoints(raw, size) : labelled(raw, size);
      isOne = points.length === 1;
      const again = points.find((point) => seen[point] === 1);
      for (const point of points) seen[point] = 1;
      if (again !== undefined) name = writePoint(again, size);
    }
    if (name === '') continue;
    const isSame = typeof type === 'string' || isPair;
    const fixes = isOne
      ? [(isSame ? rewording : replacement)(message('fix.delete'), sgf.valueSpan(v), '')]
      : [];
    found.push(sgfProblem('sgf.point-twice', sgf.innerSpan(v), { name: property.name, point: name }, fixes));
  }
}

/** The point of `dd:A`; that of `dd`, which older files have, is not looked at. */
function labelled(raw: string, size: CheckContext['size']): number[] {
  const parts = readComposed(raw);
  return parts ? [readPoint(parts[0], size)] : [];
}
