import type { Task } from '../../../go/task.ts';
import { type Message, message } from '../../../words/index.ts';
import type { Fix, Problem } from '../../types.ts';
import { pack } from '../lexis.ts';
import { letterOf, type Size } from '../points.ts';
import { type Property, propertyById, propertyOf, titleOf } from '../properties/index.ts';
import { NODE, PROPERTY, VALUE } from '../tables.ts';
import type { SgfText } from '../tree.ts';
import { colonOf, readNumber } from '../values.ts';
import { handicap } from './handicap.ts';
import { resultAgainstKomi } from './komi.ts';
import { checkValues } from './lists.ts';
import { MOST_FINDINGS, replacement, rewording, sgfProblem } from './messages.ts';
import { serverName } from './servers.ts';
import { annotated, contradictions, inTwo, isMark, Twice, twoMarks } from './together.ts';

export interface Surroundings {
  readonly size: Size;
  /** False for games other than Go, whose points and moves are written in ways of their own. */
  readonly isGo: boolean;
  /** The rule in force where `RU` says nothing. */
  readonly rule: Message;
}

/** What is known of the game that a property belongs to. */
export interface CheckContext extends Surroundings {
  /** What `FF` says; a file without it is read as an older one, so nothing in it is out of date. */
  readonly version: number;
}

const B = pack('B');
const W = pack('W');
const A = 'a'.charCodeAt(0);
/** Small letters of a point, behind which its capitals are. */
const LETTERS = 26;

/** The checks yield after this many properties. */
const WORK = 2048;

/** What is wrong with the properties of all nodes: names, values, places. */
export function* checkNodes(sgf: SgfText, surroundings: Surroundings, found: Problem[]): Task<void> {
  const { isGo, size } = surroundings;
  const stated = statedVersion(sgf);
  const context: CheckContext = { ...surroundings, version: stated ?? 3 };
  /** By node: which one of it and those before it describes the game, counted from 1. */
  const teller = new Int32Array(sgf.nodeCount);
  let older = stated !== null && stated < 4;
  const { nodes, properties } = sgf.raw;
  const end = sgf.games[1] ?? sgf.nodeCount;
  const known: (Property | undefined)[] = [];
  /** Properties whose names are in small letters. */
  const small: number[] = [];
  /** How much has been looked at since the last yield. */
  let work = 0;
  for (let node = 0; node < end && found.length <= MOST_FINDINGS; node++) {
    const from = nodes[NODE * node + 2] ?? 0;
    const to = nodes[NODE * node + 5] ?? 0;
    const parent = nodes[NODE * node + 1] ?? 0;
    const told = parent >= 0 ? (teller[parent] ?? 0) : 0;
    teller[node] = told;
    let setup = -1;
    let move = -1;
    let played = -1;
    let marks = 0;
    // Kept at its length where it can be, since a list that is emptied gets new memory.
    if (known.length > to - from) known.length = to - from;
    const twice = to - from > 1 ? new Twice(sgf, from, to - from) : null;
    for (let p = from; p < to && found.length <= MOST_FINDINGS; p++) {
      if (++work > WORK) {
        work = 0;
        yield;
      }
      const id = properties[PROPERTY * p + 1] ?? 0;
      const property = id > 0 ? propertyById(id) : propertyOf(sgf.name(p));
      known[p - from] = property;
      // A name without a value is rather a word of a text that ended too early.
      if (id !== 0 && sgf.endValue(p) > sgf.firstValue(p)) twice?.look(p, property);
      if (id > 0 && sgf.text.charCodeAt(properties[PROPERTY * p] ?? 0) >= 97 && !/[A-Z]/.test(sgf.written(p)))
        small.push(p);
      if (!property) {
        if (id !== 0) {
          const fixes = parent < 0 ? serverName(sgf, p, sgf.name(p)) : [];
          found.push(sgfProblem('sgf.unknown-property', sgf.nameSpan(p), { name: sgf.written(p) }, fixes));
        }
        continue;
      }
      if (property.by) continue;
      if (!(isGo && (id === B || id === W) && isPlainMove(sgf, p, size))) {
        names(sgf, p, property, context.version, found);
        yield* checkValues(sgf, p, property, context, found);
        if (older) older = !newer(sgf, p, property, context.version, found);
        if (isMark(property)) marks++;
      }
      if (property.type === 'root' && parent >= 0) {
        found.push(misplaced(sgf, 'sgf.root-property', p, property, 0));
      } else if (property.type === 'info') {
        if (told > 0) found.push(misplaced(sgf, 'sgf.second-info', p, property, told - 1));
        else teller[node] = node + 1;
      } else if (property.type === 'setup') {
        if (setup < 0) setup = p;
      } else if (property.type === 'move') {
        if (move < 0) move = p;
        if (id === B || id === W) {
          if (played >= 0 && properties[PROPERTY * played + 1] !== id) {
            const span = sgf.propertySpan(p);
            found.push(
              sgfProblem('sgf.two-moves', span, [
                replacement(message('fix.own-node'), { start: span.start, end: span.start }, ';'),
              ]),
            );
          } else if (played < 0) played = p;
        }
      }
    }
    twice?.tell(found);
    if (setup >= 0 && played >= 0) {
      const mixed = { setup: sgf.name(setup), move: sgf.name(played) };
      const fix = inTwo(sgf, node, known);
      found.push(sgfProblem('sgf.setup-and-move', sgf.propertySpan(setup), mixed, [fix]));
    } else if (played >= 0 && parent < 0 && isGo) {
      found.push(sgfProblem('sgf.root-move', sgf.propertySpan(played), [inTwo(sgf, node, known)]));
    } else if (move >= 0 && played < 0 && isGo) annotated(sgf, from, known, found);
    if (to - from > 1) contradictions(sgf, from, known, context.version, found);
    if (marks > 1 && isGo) yield* twoMarks(sgf, from, known, size, found);
  }
  const [first] = small;
  if (first !== undefined) {
    const edits = small.map((p) => ({ span: sgf.nameSpan(p), text: sgf.name(p) }));
    const told = { name: sgf.written(first), count: small.length };
    const fix: Fix = { title: message('fix.capital-names'), preferred: true, edits, rewords: true };
    found.push(sgfProblem('sgf.small-name', sgf.nameSpan(first), told, [fix]));
  }
  if (isGo) handicap(sgf, end, size, found);
  if (isGo) resultAgainstKomi(sgf, size, found);
}

/** What `FF` says, `null` without it; an unreadable value stands for the current version. */
function statedVersion(sgf: SgfText): number | null {
  const property = sgf.nodeCount > 0 ? sgf.find(0, pack('FF')) : -1;
  const value = property < 0 ? -1 : sgf.firstValue(property);
  return value < 0 || value >= sgf.endValue(property) ? null : (readNumber(sgf.value(value)) ?? 4);
}

/** A move as nearly all are, `B[dd]` on the board: no check of names and values finds anything. */
function isPlainMove(sgf: SgfText, p: number, { columns, rows }: Size): boolean {
  const { text, raw } = sgf;
  const value = sgf.firstValue(p);
  if (sgf.endValue(p) !== value + 1) return false;
  const open = raw.values[VALUE * value] ?? 0;
  if (open !== (raw.properties[PROPERTY * p] ?? 0) + 1 || raw.values[VALUE * value + 1] !== open + 3)
    return false;
  const column = text.charCodeAt(open + 1) - A;
  const row = text.charCodeAt(open + 2) - A;
  return column >= 0 && column < Math.min(columns, LETTERS) && row >= 0 && row < Math.min(rows, LETTERS);
}

function names(sgf: SgfText, p: number, property: Property, version: number, found: Problem[]): void {
  if (version < 4) return;
  const span = sgf.nameSpan(p);
  const name = sgf.written(p);
  if (property.until) {
    const renamed = { M: 'MA', L: 'LB' }[property.name];
    const fixes: Fix[] = [];
    if (renamed === 'MA') fixes.push(replacement(message('fix.write-code', { text: 'MA' }), span, 'MA'));
    else if (renamed === 'LB') fixes.push(letters(sgf, p));
    found.push(sgfProblem('sgf.old-property', span, { name, title: titleOf(property) }, fixes));
  } else if (name.length !== property.name.length) {
    // A word before a bracket is one of a text that ended too early, unless the value is one of it.
    const isMove = property.value === 'move';
    const isName =
      /^[A-Z]/.test(name) &&
      sgf.text[span.end] === '[' &&
      (!isMove || sgf.valuesOf(p).every((value) => value.trim().length <= 2));
    const title = message('fix.write-code', { text: property.name });
    found.push(
      sgfProblem('sgf.long-name', span, { name, short: property.name }, [
        (isName ? rewording : replacement)(title, span, property.name),
      ]),
    );
  }
}

/** `L[aa][bb]` as `LB[aa:a][bb:b]`. */
function letters(sgf: SgfText, p: number): Fix {
  const text = sgf.valuesOf(p).map((value, i) => `[${value}:${letterOf(i % 52)}]`);
  return replacement(message('fix.write-code', { text: 'LB' }), sgf.propertySpan(p), `LB${text.join('')}`);
}

/** What is newer than the version of the game: reported once, since `FF` is what is wrong. */
function newer(sgf: SgfText, p: number, property: Property, version: number, found: Problem[]): boolean {
  const what = formOf(sgf, p, property, version);
  if (what === null) return false;
  const value = sgf.firstValue(sgf.find(0, pack('FF')));
  found.push(
    sgfProblem('sgf.newer-form', sgf.nameSpan(p), { what, name: property.name, version }, [
      rewording(message('fix.write-code', { text: 'FF[4]' }), sgf.innerSpan(value), '4'),
    ]),
  );
  return true;
}

type NewerForm = 'rectangular' | 'empty-pass' | 'rectangle' | 'property';

function formOf(sgf: SgfText, p: number, property: Property, version: number): NewerForm | null {
  if (property.since && property.since > version) return 'property';
  const value = sgf.firstValue(p);
  if (value >= sgf.endValue(p)) return null;
  const raw = sgf.value(value);
  if (property.value === 'size') return colonOf(raw) >= 0 ? 'rectangular' : null;
  if (property.value === 'move') return raw === '' ? 'empty-pass' : null;
  if (property.value !== 'point' && property.value !== 'stone') return null;
  const isBox = raw.length === 5 && property.name !== 'VW' && colonOf(raw) === 2;
  return isBox ? 'rectangle' : null;
}

/** A property that belongs into another node: it goes there, unless that one has it already. */
function misplaced(
  sgf: SgfText,
  code: 'sgf.root-property' | 'sgf.second-info',
  p: number,
  { name }: Property,
  node: number,
): Problem {
  const whole = sgf.propertySpan(p);
  const deletion: Fix = { title: message('fix.delete'), edits: [{ span: whole, text: '' }] };
  const end = sgf.nodeSpan(node).end;
  const move: Fix = {
    title: message(node === 0 ? 'fix.to-first-node' : 'fix.to-info-node'),
    preferred: true,
    edits: [
      { span: { start: end, end }, text: sgf.text.slice(whole.start, whole.end) },
      { span: whole, text: '' },
    ],
  };
  const there = sgf.find(node, sgf.id(p));
  const isSame = there >= 0 && sgf.valuesOf(there).join(']') === sgf.valuesOf(p).join(']');
  const fixes =
    there >= 0
      ? [isSame ? rewording(deletion.title, whole, '') : deletion]
      : sgf.takesMore(node)
        ? [move, deletion]
        : [deletion];
  return sgfProblem(code, sgf.nameSpan(p), { name }, fixes);
}
