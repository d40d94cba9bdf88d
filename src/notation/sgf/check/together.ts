import { must } from '../../../go/must.ts';
import type { Task } from '../../../go/task.ts';
import { message } from '../../../words/index.ts';
import type { Fix, Problem, Span, TextEdit } from '../../types.ts';
import { pack } from '../lexis.ts';
import { readPoints, type Size, writePoint } from '../points.ts';
import type { Property } from '../properties/index.ts';
import type { SgfText } from '../tree.ts';
import { MOST_FINDINGS, replacement, sgfProblem } from './messages.ts';

/** What excludes each other in a node. `known`: its properties by the registry, in order. */
type KnownProperties = readonly (Property | undefined)[];

const B = pack('B');
const W = pack('W');

/** Finds properties that a node has twice; asked for them one after the other. */
export class Twice {
  private readonly seen: Map<number | string, number> | null;
  private readonly again = new Map<number, { property: Property | undefined; more: number[] }>();

  constructor(
    private readonly sgf: SgfText,
    private readonly from: number,
    count: number,
  ) {
    // In nodes as people write them looking at all properties before is quicker.
    this.seen = count > FEW ? new Map() : null;
  }

  /** The first property of this name in the node: itself, where there is none before. */
  private firstOf(p: number): number {
    const { sgf, seen, from } = this;
    const id = sgf.id(p);
    if (seen) {
      const key = id < 0 ? sgf.name(p) : id;
      const first = seen.get(key) ?? p;
      if (first === p) seen.set(key, p);
      return first;
    }
    let first = from;
    while (first < p && (sgf.id(first) !== id || (id < 0 && sgf.name(first) !== sgf.name(p)))) first++;
    return first;
  }

  /** Notes a property that the node has already. */
  look(p: number, property: Property | undefined): void {
    const first = this.firstOf(p);
    if (first === p) return;
    const again = this.again.get(first);
    if (again) again.more.push(p);
    else this.again.set(first, { property, more: [p] });
  }

  /** One problem for each name that the node has several times, with one fix. */
  tell(found: Problem[]): void {
    const { sgf } = this;
    for (const [first, { property, more }] of this.again) {
      const list = property !== undefined && property.values !== 'one';
      const told = { name: sgf.name(first), list, count: more.length + 1 };
      const fixes = [this.fixOf(first, more, property)];
      found.push(sgfProblem('sgf.duplicate-property', sgf.nameSpan(must(more[0])), told, fixes));
    }
  }

  /** Moves get nodes of their own, lists and texts are joined; of other values the first stays. */
  private fixOf(first: number, more: readonly number[], property: Property | undefined): Fix {
    const { sgf } = this;
    const id = sgf.id(first);
    const spans = more.map((p) => sgf.propertySpan(p));
    if (id === B || id === W) {
      const edits = spans.map(({ start }) => ({ span: { start, end: start }, text: ';' }));
      return { title: message('fix.own-node'), preferred: true, edits };
    }
    const deletions = spans.map((span) => ({ span, text: '' }));
    const written = (p: number) => sgf.text.slice(sgf.nameSpan(p).end, sgf.propertySpan(p).end);
    if (more.every((p) => written(p) === written(first)))
      return { title: message('fix.delete'), preferred: true, edits: deletions, rewords: true };
    const last = sgf.endValue(first) - 1;
    const isText = property?.value === 'text' || property?.value === 'simpletext';
    if (property?.values === 'one' && (!isText || last < sgf.firstValue(first)))
      return { title: message('fix.delete'), preferred: true, edits: deletions };
    const valued = more.filter((p) => sgf.endValue(p) > sgf.firstValue(p));
    const joint = property?.value === 'text' ? '\n' : ' ';
    const text = valued.map((p) => {
      const { start } = sgf.valueSpan(sgf.firstValue(p));
      const values = sgf.text.slice(start, sgf.propertySpan(p).end);
      return isText ? joint + values.slice(1, -1) : values;
    });
    const end = isText ? sgf.innerSpan(last).end : sgf.propertySpan(first).end;
    const insertion: TextEdit = { span: { start: end, end }, text: text.join('') };
    const title = message(isText ? 'fix.join-values' : 'fix.combine-values');
    const edits = [insertion, ...deletions];
    // Only the name is gone, which stands there once already, unless it was a word without a value.
    return { title, preferred: true, edits, ...(last >= sgf.firstValue(first) && { rewords: true }) };
  }
}

const FEW = 32;

/** A node as two: setup and facts of the game stay, comments and marks go with the move. */
export function inTwo(sgf: SgfText, node: number, known: KnownProperties): Fix {
  const from = sgf.firstProperty(node);
  const first: string[] = [];
  const second: string[] = [];
  const text = (span: Span) => sgf.text.slice(span.start, span.end);
  for (let p = from; p < sgf.endProperty(node); p++) {
    const type = known[p - from]?.type;
    const stays = type === 'setup' || type === 'root' || type === 'info';
    (stays ? first : second).push(text(sgf.propertySpan(p)));
  }
  const whole = { start: sgf.nameSpan(from).start, end: sgf.propertySpan(sgf.endProperty(node) - 1).end };
  return replacement(message('fix.split-node'), whole, `${first.join('')};${second.join('')}`);
}

/** Groups of annotations of which a node has one: of the position, and of the move. */
const GROUPS: readonly (readonly string[])[] = [
  ['DM', 'GB', 'GW', 'UC'],
  ['BM', 'DO', 'IT', 'TE'],
];
const GROUP_OF = new Map(GROUPS.flatMap((names, group) => names.map((name) => [name, group] as const)));

/** Contradicting annotations. Before FF[4] `TE` with `BM` meant an interesting or doubtful move. */
export function contradictions(
  sgf: SgfText,
  from: number,
  known: KnownProperties,
  version: number,
  found: Problem[],
): void {
  const firsts: (number | undefined)[] = [];
  for (const [i, property] of known.entries()) {
    const group = property && GROUP_OF.get(property.name);
    if (group === undefined) continue;
    const first = firsts[group];
    if (first === undefined) {
      firsts[group] = i;
      continue;
    }
    const [name, other] = [must(property).name, must(known[first]).name];
    if (name === other) continue;
    const whole = sgf.propertySpan(from + i);
    const both = name === 'BM' && other === 'TE' ? 'IT' : name === 'TE' && other === 'BM' ? 'DO' : null;
    if (both && version < 4) continue;
    const edits: TextEdit[] = [{ span: whole, text: '' }];
    if (both) edits.unshift({ span: sgf.propertySpan(from + first), text: `${both}[]` });
    const fix = {
      title: both ? message('fix.write-instead', { text: both }) : message('fix.delete'),
      preferred: true,
      edits,
      ...(both && [first, i].every((n) => isPlain(sgf, from + n)) && { rewords: true as const }),
    };
    found.push(sgfProblem('sgf.contradiction', sgf.nameSpan(from + i), { name, other }, [fix]));
  }
}

/** Whether a property says no more than that something is so. */
function isPlain(sgf: SgfText, p: number): boolean {
  return sgf.valuesOf(p).every((value) => /^\s{0,9}[12]?\s{0,9}$/.test(value));
}

/** Properties that mark points and exclude each other, in two groups. */
const MARKS = new Map<string, number>([
  ...['CR', 'MA', 'SL', 'SQ', 'TR'].map((name) => [name, 1] as const),
  ...['TB', 'TW'].map((name) => [name, 2] as const),
]);

/** Whether two properties that mark points could be on the same one. */
export function isMark({ name }: Property): boolean {
  return MARKS.has(name);
}

/** Points with two marks. */
export function* twoMarks(
  sgf: SgfText,
  from: number,
  known: KnownProperties,
  size: Size,
  found: Problem[],
): Task<void> {
  for (const group of [1, 2]) {
    const marking = known.flatMap((one, i) => (one && MARKS.get(one.name) === group ? [i] : []));
    if (marking.length < 2) continue;
    /** By point: which of them has it, counted from 1. */
    const taken = new Int32Array(size.columns * size.rows);
    for (const [nth, i] of marking.entries()) {
      if ((nth & 255) === 255) yield;
      const { name } = must(known[i]);
      const p = from + i;
      for (let v = sgf.firstValue(p); v < sgf.endValue(p) && found.length <= MOST_FINDINGS; v++) {
        if ((v & 31) === 31) yield;
        const points = readPoints(sgf.value(v), size);
        const again = points.find(
          (point) => taken[point] !== 0 && must(known[(taken[point] ?? 0) - 1]).name !== name,
        );
        for (const point of points) taken[point] ||= i + 1;
        if (again === undefined) continue;
        const told = {
          name,
          point: writePoint(again, size),
          other: must(known[(taken[again] ?? 0) - 1]).name,
        };
        const isOne = sgf.endValue(p) - sgf.firstValue(p) === 1;
        const place = isOne ? sgf.propertySpan(p) : sgf.valueSpan(v);
        const fixes = points.length === 1 ? [replacement(message('fix.delete'), place, '')] : [];
        found.push(sgfProblem('sgf.two-marks', isOne ? place : sgf.innerSpan(v), told, fixes));
      }
    }
  }
}

/** Annotations of a move where there is none. */
export function annotated(sgf: SgfText, from: number, known: KnownProperties, found: Problem[]): void {
  for (const [i, property] of known.entries()) {
    if (property && /^(?:BM|DO|IT|TE|KO)$/.test(property.name)) {
      const fix: Fix = {
        title: message('fix.delete'),
        edits: [{ span: sgf.propertySpan(from + i), text: '' }],
      };
      found.push(sgfProblem('sgf.no-move', sgf.nameSpan(from + i), { name: property.name }, [fix]));
    }
  }
}
