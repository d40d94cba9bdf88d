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

export interface GameAround {
  readonly size: Size;
  /** False for games other than Go, whose points and moves are written in ways of their own. */
  readonly isGo: boolean;
  /** The rule in force where `RU` says nothing. */
  readonly rule: Message;
}

/** What is known of the game that a property belongs to. */
export interface CheckContext extends GameAround {
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

/** What the properties of a node have shown so far. */
interface NodeMarks {
  /** The first that set up stones, that belong to a move, and that make one; -1 for none. */
  setup: number;
  move: number;
  played: number;
  marks: number;
}

/** What is wrong with the properties of all nodes: names, values, places. */
export function* checkNodes(sgf: SgfText, surroundings: GameAround, found: Problem[]): Task<void> {
  const { isGo, size } = surroundings;
  const { nodes } = sgf.raw;
  const end = sgf.games[1] ?? sgf.nodeCount;
  const check = new NodeCheck(sgf, surroundings, found);
  /** How much has been looked at since the last yield. */
  let work = 0;
  for (let node = 0; node < end && found.length <= MOST_FINDINGS; node++) {
    const from = nodes[NODE * node + 2] ?? 0;
    const to = nodes[NODE * node + 5] ?? 0;
    check.begin(node, nodes[NODE * node + 1] ?? 0, from, to);
    for (let p = from; p < to && found.length <= MOST_FINDINGS; p++) {
      if (++work > WORK) {
        work = 0;
        yield;
      }
      const property = check.know(p);
      if (!property || property.by) continue;
      if (!check.isPlain(p)) yield* check.values(p, property);
      check.place(p, property);
    }
    check.end();
    if (check.seen.marks > 1 && isGo) yield* twoMarks(sgf, from, check.known, size, found);
  }
  check.smallNames();
  if (isGo) handicap(sgf, end, size, found);
  if (isGo) resultAgainstKomi(sgf, size, found);
}

class NodeCheck {
  private readonly context: CheckContext;
  /** By node: which one of it and those before it describes the game, counted from 1. */
  private readonly teller: Int32Array;
  private older: boolean;
  private node = 0;
  private parent = -1;
  /** Its first property. */
  private from = 0;
  private twice: Twice | null = null;
  /** Of the property that was looked at last. */
  private id = 0;
  /** What the registry has of its properties. */
  readonly known: (Property | undefined)[] = [];
  readonly seen: NodeMarks = { setup: -1, move: -1, played: -1, marks: 0 };
  /** Properties whose names are in small letters. */
  private readonly small: number[] = [];

  constructor(
    private readonly sgf: SgfText,
    surroundings: GameAround,
    private readonly found: Problem[],
  ) {
    const stated = statedVersion(sgf);
    this.context = { ...surroundings, version: stated ?? 3 };
    this.teller = new Int32Array(sgf.nodeCount);
    this.older = stated !== null && stated < 4;
  }

  /** A node, with its properties from an index up to another. */
  begin(node: number, parent: number, from: number, to: number): void {
    const { known, seen } = this;
    this.node = node;
    this.parent = parent;
    this.from = from;
    this.teller[node] = parent >= 0 ? (this.teller[parent] ?? 0) : 0;
    seen.setup = -1;
    seen.move = -1;
    seen.played = -1;
    seen.marks = 0;
    // Kept at its length where it can be, since a list that is emptied gets new memory.
    if (known.length > to - from) known.length = to - from;
    this.twice = to - from > 1 ? new Twice(this.sgf, from, to - from) : null;
  }

  /**
   * What the registry has of a property; its name is checked, which may be unknown or in small
   * letters.
   */
  know(p: number): Property | undefined {
    const { sgf } = this;
    const id = sgf.raw.properties[PROPERTY * p + 1] ?? 0;
    this.id = id;
    const property = id > 0 ? propertyById(id) : propertyOf(sgf.name(p));
    this.known[p - this.from] = property;
    // A name without a value is rather a word of a text that ended too early.
    if (id !== 0 && this.twice && sgf.endValue(p) > sgf.firstValue(p)) this.twice.look(p, property);
    if (id > 0 && isSmall(sgf, p)) this.small.push(p);
    if (!property && id !== 0) this.unknown(p);
    return property;
  }

  /** A move as nearly all are. */
  isPlain(p: number): boolean {
    const { sgf, context } = this;
    return context.isGo && isMove(this.id) && isPlainMove(sgf, p, context.size);
  }

  /** All properties of the node have been looked at. */
  end(): void {
    const { sgf, found, from, known, twice, context } = this;
    twice?.tell(found);
    this.together();
    if (twice) contradictions(sgf, from, known, context.version, found);
  }

  private unknown(p: number): void {
    const { sgf } = this;
    const fixes = this.parent < 0 ? serverName(sgf, p, sgf.name(p)) : [];
    this.found.push(sgfProblem('sgf.unknown-property', sgf.nameSpan(p), { name: sgf.written(p) }, fixes));
  }

  /** Its name and its values. */
  *values(p: number, property: Property): Task<void> {
    const { sgf, found, context } = this;
    names(sgf, p, property, context.version, found);
    yield* checkValues(sgf, p, property, context, found);
    if (this.older) this.older = !newer(sgf, p, property, context.version, found);
    if (isMark(property)) this.seen.marks++;
  }

  /** Whether it belongs into the node. */
  place(p: number, property: Property): void {
    const { sgf, found, teller, seen, node, parent } = this;
    switch (property.type) {
      case 'root':
        if (parent >= 0) found.push(misplaced(sgf, 'sgf.root-property', p, property, 0));
        return;
      case 'info': {
        const told = parent >= 0 ? (teller[parent] ?? 0) : 0;
        if (told > 0) found.push(misplaced(sgf, 'sgf.second-info', p, property, told - 1));
        else teller[node] = node + 1;
        return;
      }
      case 'setup':
        if (seen.setup < 0) seen.setup = p;
        return;
      case 'move':
        if (seen.move < 0) seen.move = p;
        if (isMove(this.id)) this.played(p);
    }
  }

  /** A node has one move. */
  private played(p: number): void {
    const { sgf, seen } = this;
    if (seen.played < 0) {
      seen.played = p;
    } else if (sgf.id(seen.played) !== this.id) {
      const { start } = sgf.propertySpan(p);
      const fix = replacement(message('fix.own-node'), { start, end: start }, ';');
      this.found.push(sgfProblem('sgf.two-moves', sgf.propertySpan(p), [fix]));
    }
  }

  /** Setup, moves and notes on moves in the node. */
  private together(): void {
    const { sgf, found, known, seen, context, node, parent, from } = this;
    const { setup, move, played } = seen;
    if (setup >= 0 && played >= 0) {
      const mixed = { setup: sgf.name(setup), move: sgf.name(played) };
      const fix = inTwo(sgf, node, known);
      found.push(sgfProblem('sgf.setup-and-move', sgf.propertySpan(setup), mixed, [fix]));
    } else if (played >= 0 && parent < 0 && context.isGo) {
      found.push(sgfProblem('sgf.root-move', sgf.propertySpan(played), [inTwo(sgf, node, known)]));
    } else if (move >= 0 && played < 0 && context.isGo) annotated(sgf, from, known, found);
  }

  smallNames(): void {
    const { sgf, small } = this;
    const [first] = small;
    if (first === undefined) return;
    const edits = small.map((p) => ({ span: sgf.nameSpan(p), text: sgf.name(p) }));
    const told = { name: sgf.written(first), count: small.length };
    const fix: Fix = { title: message('fix.capital-names'), preferred: true, edits, rewords: true };
    this.found.push(sgfProblem('sgf.small-name', sgf.nameSpan(first), told, [fix]));
  }
}

function isMove(id: number): boolean {
  return id === B || id === W;
}

/** A name in small letters alone. */
function isSmall(sgf: SgfText, p: number): boolean {
  return sgf.text.charCodeAt(sgf.raw.properties[PROPERTY * p] ?? 0) >= A && !/[A-Z]/.test(sgf.written(p));
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
