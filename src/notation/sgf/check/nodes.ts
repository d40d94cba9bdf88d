import type { Task } from '../../../go/task.ts';
import type { Fix, Problem, Span, TextEdit } from '../../types.ts';
import { encodingLabel } from '../encoding.ts';
import { pack } from '../lexis.ts';
import { letterOf, readPoints, type Size, writePoint } from '../points.ts';
import { type Property, propertyById, propertyOf } from '../properties/index.ts';
import { ruleSetOf } from '../ruleset.ts';
import { NODE, PROPERTY } from '../scan.ts';
import type { SgfText } from '../tree.ts';
import { readNumber, readSimpleText } from '../values.ts';
import { MOST_FINDINGS, replacement, sgfProblem, shown } from './messages.ts';
import { checkValue } from './values.ts';

export interface Surroundings {
  readonly size: Size;
  /** False for games other than Go, whose points and moves are written in ways of their own. */
  readonly isGo: boolean;
  /** The rule in force where `RU` says nothing. */
  readonly rule: string;
}

const B = pack('B');
const W = pack('W');

/** What is wrong with the properties of all nodes: names, values, places. */
export function* checkNodes(sgf: SgfText, { size, isGo, rule }: Surroundings, found: Problem[]): Task<void> {
  const version = versionOf(sgf);
  /** By node: whether it or one before it tells about the game. */
  const informed = new Uint8Array(sgf.nodeCount);
  const { nodes, properties } = sgf.raw;
  const end = sgf.games[1] ?? sgf.nodeCount;
  const known: (Property | undefined)[] = [];
  /** How much has been looked at since the last rest. */
  let work = 0;
  for (let node = 0; node < end && found.length <= MOST_FINDINGS; node++) {
    const from = nodes[NODE * node + 3]!;
    const to = nodes[NODE * node + 7]!;
    const parent = nodes[NODE * node + 1]!;
    const before = parent >= 0 && informed[parent] === 1;
    informed[node] = before ? 1 : 0;
    let setup = -1;
    let move = -1;
    let played = -1;
    known.length = 0;
    // In nodes as people write them looking at all properties before is quicker.
    const seen = to - from > FEW ? new Map<number | string, number>() : null;
    for (let p = from; p < to && found.length <= MOST_FINDINGS; p++) {
      if (++work > WORK) {
        work = 0;
        yield;
      }
      const id = properties[PROPERTY * p + 2]!;
      const property = id > 0 ? propertyById(id) : propertyOf(sgf.name(p));
      known.push(property);
      if (id !== 0) twice(sgf, p, from, property, seen, found);
      if (!property) {
        if (id !== 0)
          found.push(sgfProblem('sgf.unknown-property', sgf.nameSpan(p), { name: sgf.written(p) }));
        continue;
      }
      if (property.by) continue;
      names(sgf, p, property, version, found);
      const count = sgf.endValue(p) - sgf.firstValue(p);
      if (count > FEW) yield* manyValues(sgf, p, property, { size, isGo, rule }, version, found);
      else values(sgf, p, property, { size, isGo, rule }, version, found);
      if (property.type === 'root' && parent >= 0) {
        found.push(
          sgfProblem('sgf.root-property', sgf.nameSpan(p), { name: property.name }, [
            replacement('Delete it', sgf.propertySpan(p), ''),
          ]),
        );
      } else if (property.type === 'info') {
        if (before) found.push(sgfProblem('sgf.second-info', sgf.nameSpan(p), { name: property.name }));
        informed[node] = 1;
      } else if (property.type === 'setup') {
        if (setup < 0) setup = p;
      } else if (property.type === 'move') {
        if (move < 0) move = p;
        if (id === B || id === W) {
          if (played >= 0 && properties[PROPERTY * played + 2] !== id) {
            const span = sgf.propertySpan(p);
            found.push(
              sgfProblem('sgf.two-moves', span, [
                replacement('Give it a node of its own', { start: span.start, end: span.start }, ';'),
              ]),
            );
          } else if (played < 0) played = p;
        }
      }
    }
    if (setup >= 0 && played >= 0) found.push(mixed(sgf, node, setup, played, known));
    else if (move >= 0 && played < 0 && isGo && setup < 0 && parent >= 0) annotated(sgf, from, known, found);
  }
}

const FEW = 32;
/** After so many properties or values the checks rest. */
const WORK = 2048;

/** Files that do not say their version are read as older ones: nothing in them is out of date. */
function versionOf(sgf: SgfText): number {
  const property = sgf.nodeCount > 0 ? sgf.find(0, pack('FF')) : -1;
  const value = property < 0 ? -1 : sgf.firstValue(property);
  return value < 0 || value >= sgf.endValue(property) ? 3 : (readNumber(sgf.value(value)) ?? 4);
}

function names(sgf: SgfText, p: number, property: Property, version: number, found: Problem[]): void {
  if (version < 4) return;
  const span = sgf.nameSpan(p);
  const name = sgf.written(p);
  if (property.until) {
    const renamed = { M: 'MA', L: 'LB' }[property.name];
    const fixes: Fix[] = [];
    if (renamed === 'MA') fixes.push(replacement('Write MA', span, 'MA'));
    else if (renamed === 'LB') fixes.push(letters(sgf, p));
    found.push(sgfProblem('sgf.old-property', span, { name, title: property.title }, fixes));
  } else if (name.length !== property.name.length) {
    found.push(
      sgfProblem('sgf.long-name', span, { name, short: property.name }, [
        replacement(`Write ${property.name}`, span, property.name),
      ]),
    );
  }
}

/** `L[aa][bb]` as `LB[aa:a][bb:b]`. */
function letters(sgf: SgfText, p: number): Fix {
  const text = sgf.valuesOf(p).map((value, i) => `[${value}:${letterOf(i % 52)}]`);
  return replacement('Write LB', sgf.propertySpan(p), `LB${text.join('')}`);
}

function values(
  sgf: SgfText,
  p: number,
  property: Property,
  around: Surroundings,
  version: number,
  found: Problem[],
): void {
  const first = sgf.firstValue(p);
  const end = checkedEnd(sgf, p, property, around, found);
  if (wrongValues(sgf, property, first, end, around, version, found) || first === end) return;
  if (end - first > 1 && holdsPoints(property)) {
    const seen = new Uint8Array(around.size.columns * around.size.rows);
    pointsTwice(sgf, property, first, end, around.size, seen, found);
  }
  meaning(sgf, property, first, around.rule, found);
}

/** As {@link values}, with rests; a point list can be as long as the file, and each of its values a rectangle. */
function* manyValues(
  sgf: SgfText,
  p: number,
  property: Property,
  around: Surroundings,
  version: number,
  found: Problem[],
): Task<void> {
  const first = sgf.firstValue(p);
  const end = checkedEnd(sgf, p, property, around, found);
  const seen = new Uint8Array(around.size.columns * around.size.rows);
  let wrong = false;
  for (let v = first; v < end && found.length <= MOST_FINDINGS; v += FEW) {
    wrong = wrongValues(sgf, property, v, Math.min(end, v + FEW), around, version, found) || wrong;
    yield;
  }
  for (let v = first; v < end && !wrong && holdsPoints(property) && found.length <= MOST_FINDINGS; v += FEW) {
    pointsTwice(sgf, property, v, Math.min(end, v + FEW), around.size, seen, found);
    yield;
  }
  if (!wrong && first < end) meaning(sgf, property, first, around.rule, found);
}

/** Behind the last value that is looked at: those that are one too many are told, and left alone. */
function checkedEnd(
  sgf: SgfText,
  p: number,
  property: Property,
  { isGo }: Surroundings,
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

function wrongValues(
  sgf: SgfText,
  property: Property,
  from: number,
  to: number,
  { size }: Surroundings,
  version: number,
  found: Problem[],
): boolean {
  let wrong = false;
  for (let v = from; v < to; v++) {
    const problem = checkValue(sgf, property, v, size, version);
    if (!problem) continue;
    found.push(problem);
    wrong = true;
  }
  return wrong;
}

function holdsPoints({ value }: Property): boolean {
  return value === 'point' || value === 'stone';
}

/** Texts can be joined; of other values the first stays. */
function severalFix(sgf: SgfText, property: Property, first: number, end: number): Fix {
  const span = { start: sgf.innerSpan(first).end, end: sgf.innerSpan(end - 1).end };
  if (property.value !== 'text' && property.value !== 'simpletext') {
    return replacement('Keep the first', span, '');
  }
  const texts: string[] = [];
  for (let v = first + 1; v < end; v++) texts.push(sgf.value(v));
  const between = property.value === 'text' ? '\n' : ' ';
  return replacement('Join them', span, between + texts.join(between));
}

function pointsTwice(
  sgf: SgfText,
  property: Property,
  first: number,
  end: number,
  size: Size,
  seen: Uint8Array,
  found: Problem[],
): void {
  for (let v = first; v < end; v++) {
    const points = readPoints(sgf.value(v), size);
    const again = points.find((point) => seen[point] === 1);
    for (const point of points) seen[point] = 1;
    if (again === undefined) continue;
    const fixes = points.length === 1 ? [replacement('Delete it', sgf.valueSpan(v), '')] : [];
    const told = { name: property.name, point: writePoint(again, size) };
    found.push(sgfProblem('sgf.point-twice', sgf.innerSpan(v), told, fixes));
  }
}

const RESULT =
  /^(?:0|draw|jigo|void|\?|[BW]\+(?:\d{0,3}(?:\.\d{0,3})?|r(?:esign)?|t(?:ime)?|f(?:orfeit)?))$/i;
const DATE = /^\d{4}(?:-\d\d(?:-\d\d)?)?(?:,(?:\d{4}(?:-\d\d(?:-\d\d)?)?|\d\d(?:-\d\d)?))*$/;

/** Values whose form is free text by type, and fixed by what they say. */
function meaning(sgf: SgfText, property: Property, value: number, rule: string, found: Problem[]): void {
  const { name } = property;
  if (name !== 'RE' && name !== 'DT' && name !== 'RU' && name !== 'CA' && name !== 'GM') return;
  const text = readSimpleText(sgf.value(value)).trim();
  const span = sgf.innerSpan(value);
  if (text === '') return;
  const told = { value: shown(text) };
  if (name === 'RE' && !RESULT.test(text)) found.push(sgfProblem('sgf.result', span, told));
  else if (name === 'DT' && !DATE.test(text)) found.push(sgfProblem('sgf.date', span, told));
  else if (name === 'CA' && encodingLabel(text) === null)
    found.push(sgfProblem('sgf.unknown-charset', span, told));
  else if (name === 'RU' && ruleSetOf(text) === null)
    found.push(sgfProblem('sgf.unknown-rules', span, { ...told, rule }));
  else if (name === 'GM' && text !== '1') found.push(sgfProblem('sgf.not-go', span, told));
}

/** A property that the node has already; its first one is told where the values go. */
function twice(
  sgf: SgfText,
  p: number,
  from: number,
  property: Property | undefined,
  seen: Map<number | string, number> | null,
  found: Problem[],
): void {
  const id = sgf.id(p);
  let first = from;
  if (seen) {
    const key = id < 0 ? sgf.name(p) : id;
    first = seen.get(key) ?? p;
    if (first === p) seen.set(key, p);
  } else {
    while (first < p && (sgf.id(first) !== id || (id < 0 && sgf.name(first) !== sgf.name(p)))) first++;
  }
  if (first === p) return;
  const list = property !== undefined && property.values !== 'one';
  const whole = sgf.propertySpan(p);
  const edits: TextEdit[] = [{ span: whole, text: '' }];
  if (list && sgf.endValue(p) > sgf.firstValue(p)) {
    const end = sgf.propertySpan(first).end;
    const start = sgf.valueSpan(sgf.firstValue(p)).start;
    edits.unshift({ span: { start: end, end }, text: sgf.text.slice(start, whole.end) });
  }
  const isMove = id === B || id === W;
  const fix: Fix = isMove
    ? replacement('Give it a node of its own', { start: whole.start, end: whole.start }, ';')
    : { title: list ? 'Put the values together' : 'Delete it', preferred: true, edits };
  found.push(sgfProblem('sgf.duplicate-property', sgf.nameSpan(p), { name: sgf.name(p), list }, [fix]));
}

/** Setup and a move in one node: the fix is two nodes, with comments and marks left to the move, which comes last. */
function mixed(
  sgf: SgfText,
  node: number,
  setup: number,
  move: number,
  known: readonly (Property | undefined)[],
): Problem {
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
  const told = { setup: sgf.name(setup), move: sgf.name(move) };
  return sgfProblem('sgf.setup-and-move', sgf.propertySpan(setup), told, [
    replacement('Make it two nodes', whole, `${first.join('')};${second.join('')}`),
  ]);
}

/** Annotations of a move where there is none. */
function annotated(
  sgf: SgfText,
  from: number,
  known: readonly (Property | undefined)[],
  found: Problem[],
): void {
  known.forEach((property, i) => {
    if (property && /^(?:BM|DO|IT|TE|KO)$/.test(property.name)) {
      found.push(sgfProblem('sgf.no-move', sgf.nameSpan(from + i), { name: property.name }));
    }
  });
}
