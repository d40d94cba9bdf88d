import { must } from '../go/must.ts';
import { type Color, EMPTY, type Side } from '../go/types.ts';
import { AROUND, anchorOf, crossesOf, tableOf } from './anchor.ts';
import { ANYTHING, BEYOND, type BoardPattern, type Box, formsOf, type PatternForm } from './pattern.ts';

/** A board that is searched: its size, and the sides where it is known to end. */
interface BoardSides {
  readonly columns: number;
  readonly rows: number;
  readonly edges: readonly Side[];
  /** The size of the whole board, `null` where that is not known. */
  readonly whole: { readonly columns: number; readonly rows: number } | null;
}

/** Where a pattern lies. */
export interface Match {
  readonly form: PatternForm;
  readonly box: Box;
}

/** Of a candidate: all points agree; or nothing has been compared yet. */
const MATCH = -1;
const FRESH = -2;

/** How many boards are kept. */
const MOST_FIELDS = 16;

/** Bits of a form in the number of a candidate. */
const FORM = 4;
const LAST_FORM = (1 << FORM) - 1;

/** A pattern, made ready once for all boards. */
export class Finder {
  readonly forms: readonly PatternForm[];
  readonly table: Uint16Array;
  readonly crosses: Uint16Array;
  /** By content of a point: the forms whose anchor may hold it. */
  readonly centers: Uint16Array;
  private readonly fields = new Map<string, SearchedBoard>();

  constructor(pattern: BoardPattern) {
    this.forms = formsOf(pattern);
    this.table = tableOf(this.forms);
    this.crosses = crossesOf(this.table);
    this.centers = Uint16Array.from([0, 1, 2, 3], (cell) =>
      this.forms.reduce((bits, form, bit) => {
        const { x, y } = anchorOf(form);
        return bits | ((((form.allowed[y * form.columns + x] ?? 0) >> cell) & 1) << bit);
      }, 0),
    );
  }

  /** An empty board of this shape. One board of each shape is kept, and used again. */
  field(shape: BoardSides): SearchedBoard {
    const { columns, rows, edges, whole } = shape;
    const key = [columns, rows, edges, whole?.columns, whole?.rows].join();
    let field = this.fields.get(key);
    if (!field) {
      // A text may have a board of every size.
      if (this.fields.size >= MOST_FIELDS) this.fields.clear();
      field = new SearchedBoard(this, shape);
      this.fields.set(key, field);
    }
    field.clear();
    return field;
  }
}

/**
 * A board that changes, and on it the places where the pattern lies. It has a border of one point,
 * so that no neighbor needs to be asked for. After a change the nine points around it are looked up
 * (`anchor.ts`). Where one has the surroundings of an anchor, the place is a **candidate**, and
 * remembers a point in which it differs. A change is compared with all candidates, or, where there
 * are more of them than points in all forms, with those of which it is a point.
 */
export class SearchedBoard {
  private readonly width: number;
  private readonly cells: Uint8Array;
  /** The cells as they were when they were looked at last. */
  private readonly seen: Uint8Array;
  /** By point: the forms whose anchor may be there, and those of them that are candidates. */
  private readonly valid: Uint16Array;
  private readonly active: Uint16Array;
  /** By point: 1 where a change of it can make or end a candidate. */
  private readonly bears: Uint8Array;
  private readonly plans: readonly FormPlan[];
  /** The candidates, in no order: `point << FORM | form`; a place for each in `slots`. */
  private readonly list: Int32Array;
  /** Those that have not been compared yet, some of which may be none any more. */
  private fresh: Int32Array = new Int32Array(256);
  private freshCount = 0;
  /** What the last look has found. */
  private found: Int32Array = new Int32Array(256);
  private foundCount = 0;
  /** How many points are compared in all forms together. */
  private readonly reach: number;
  private readonly slots: Int32Array;
  private candidates = 0;
  /** By place in the list: a point that differs, in the order of the plan; else MATCH or FRESH. */
  private readonly watch: Int16Array;
  /** Changes that can be taken back: `point << 2 | cell before`. */
  private log: Int32Array = new Int32Array(1024);
  private logged = 0;
  private dirty: Int32Array = new Int32Array(256);
  private dirtied = 0;
  /** Nothing has been asked of the board yet. */
  private isNew = true;
  private readonly stack: Int16Array;
  private readonly marked: Int32Array;
  private mark = 0;
  /** How long the chain is that `isDead` has seen last: it is in `stack`. */
  private dead = 0;
  /** The board without a stone, as `clear` makes it. */
  private readonly empty: {
    readonly cells: Uint8Array;
    active: Uint16Array;
    ids: Int32Array | null;
    /** What the first look finds there, and what it leaves in `watch`. */
    found: Int32Array | null;
    watch: Int16Array;
  };

  constructor(
    private readonly finder: Finder,
    readonly shape: BoardSides,
  ) {
    const { columns, rows } = shape;
    const width = (this.width = columns + 2);
    const area = width * (rows + 2);
    const cells = new Uint8Array(area).fill(BEYOND);
    for (let y = 0; y < rows; y++) cells.fill(EMPTY, this.at(0, y), this.at(columns, y));
    this.empty = { cells, active: new Uint16Array(), ids: null, found: null, watch: new Int16Array() };
    this.cells = cells.slice();
    this.seen = cells.slice();
    this.active = new Uint16Array(area);
    this.valid = new Uint16Array(area);
    this.plans = finder.forms.map((form, bit) => this.planOf(form, bit));
    this.reach = this.plans.reduce((sum, { steps }) => sum + steps.length, 0);
    this.bears = new Uint8Array(area);
    for (let p = width + 1; p < area - width - 1; p++)
      if (AROUND.some(([dx, dy]) => this.valid[p + dy * width + dx])) this.bears[p] = 1;
    this.list = new Int32Array(area << FORM);
    this.slots = new Int32Array(area << FORM);
    this.watch = new Int16Array(area << FORM);
    this.stack = new Int16Array(area);
    this.marked = new Int32Array(area);
  }

  /** The point of the padded board at a column and a row from 0. */
  at(x: number, y: number): number {
    return (y + 1) * this.width + x + 1;
  }

  /** No stones, nothing to take back, and nothing asked yet. */
  clear(): void {
    const { empty } = this;
    this.cells.set(empty.cells);
    this.seen.set(empty.cells);
    this.logged = 0;
    this.dirtied = 0;
    this.isNew = true;
    this.candidates = 0;
    this.freshCount = 0;
    if (empty.ids === null) {
      for (let y = 0; y < this.shape.rows; y++)
        for (let p = this.at(0, y), end = p + this.shape.columns; p < end; p++) this.renew(p);
      empty.ids = this.list.slice(0, this.candidates);
      empty.active = this.active.slice();
      return;
    }
    this.active.set(empty.active);
    this.candidates = empty.ids.length;
    this.list.set(empty.ids);
    for (let slot = 0; slot < this.candidates; slot++) this.slots[this.list[slot] ?? 0] = slot;
    this.watch.fill(FRESH, 0, this.candidates);
    this.fresh = grown(this.fresh, this.candidates);
    this.fresh.set(empty.ids);
    this.freshCount = this.candidates;
  }

  /** How much there is to take back. */
  get height(): number {
    return this.logged;
  }

  /** Takes back what was done since there was so much to take back. */
  back(height: number): void {
    while (this.logged > height) {
      const entry = this.log[--this.logged] ?? 0;
      this.cells[entry >> 2] = entry & 3;
      this.note(entry >> 2);
    }
  }

  /** Puts a stone on a point, or takes what is there away. Nothing is captured. */
  put(p: number, cell: number): void {
    const before = this.cells[p] ?? 0;
    if (before === cell) return;
    if (this.logged === this.log.length) this.log = twice(this.log);
    this.log[this.logged++] = (p << 2) | before;
    this.cells[p] = cell;
    this.note(p);
  }

  /**
   * Plays a stone, whatever stands there, and takes off what has no liberty then; on a board of
   * which all is known.
   */
  play(color: Color, p: number): void {
    const { cells, width } = this;
    this.put(p, color);
    const other = 3 - color;
    let isFree = false;
    for (let k = 0; k < 4; k++) {
      const n = k === 0 ? p - width : k === 1 ? p + 1 : k === 2 ? p + width : p - 1;
      const cell = cells[n] ?? 0;
      if (cell === EMPTY) isFree = true;
      else if (cell === other && this.isDead(n)) {
        this.capture();
        isFree = true;
      }
    }
    if (!isFree && this.isDead(p)) this.capture();
  }

  /**
   * Looks for the places where the pattern lies now and did not when this was asked before. How
   * many there are; `finds` has them until the next look.
   */
  look(): number {
    const { active, bears, cells, dirty, dirtied, empty, seen, valid, width } = this;
    const { centers } = this.finder;
    this.foundCount = 0;
    if (dirtied === 0) {
      if (!this.isNew) return 0;
      this.isNew = false;
      if (empty.found) {
        this.watch.set(empty.watch);
        this.freshCount = 0;
        this.found = grown(this.found, empty.found.length);
        this.found.set(empty.found);
        return (this.foundCount = empty.found.length);
      }
      this.compare(0);
      empty.found = this.found.slice(0, this.foundCount);
      empty.watch = this.watch.slice(0, this.candidates);
      return this.foundCount;
    }
    this.isNew = false;
    for (let i = 0; i < dirtied; i++) {
      const p = dirty[i] ?? 0;
      if (seen[p] === cells[p]) continue;
      seen[p] = cells[p] ?? 0;
      if (bears[p] === 0) continue;
      for (let row = p - width; row <= p + width; row += width)
        for (let q = row - 1; q <= row + 1; q++)
          if (((centers[cells[q] ?? 0] ?? 0) & (valid[q] ?? 0)) !== 0 || active[q] !== 0) this.renew(q);
    }
    this.dirtied = 0;
    if (this.candidates > 0) this.compare(dirtied);
    else this.freshCount = 0;
    return this.foundCount;
  }

  /** The places of the last look, by numbers for `matchOf`: the form that was drawn goes first. */
  finds(): Int32Array {
    const found = this.found.subarray(0, this.foundCount);
    if (found.length < 2) return found;
    // Forms first, then from the top left.
    for (let i = 0; i < found.length; i++) found[i] = turned(found[i] ?? 0);
    found.sort();
    for (let i = 0; i < found.length; i++) found[i] = turnedBack(found[i] ?? 0);
    return found;
  }

  private note(p: number): void {
    if (this.dirtied === this.dirty.length) this.dirty = twice(this.dirty);
    this.dirty[this.dirtied++] = p;
  }

  /** Finds out which forms may have their anchor at a point whose surroundings are new. */
  private renew(p: number): void {
    const { cells, finder, width } = this;
    const cross =
      (cells[p - width] ?? 0) |
      ((cells[p - 1] ?? 0) << 2) |
      ((cells[p] ?? 0) << 4) |
      ((cells[p + 1] ?? 0) << 6) |
      ((cells[p + width] ?? 0) << 8);
    let now = (this.valid[p] ?? 0) & (finder.crosses[cross] ?? 0);
    if (now !== 0) now &= finder.table[this.codeAt(p)] ?? 0;
    let changed = now ^ (this.active[p] ?? 0);
    if (changed === 0) return;
    this.active[p] = now;
    while (changed !== 0) {
      const form = 31 - Math.clz32(changed);
      changed ^= 1 << form;
      const id = (p << FORM) | form;
      if ((now >> form) & 1) {
        this.slots[id] = this.candidates;
        this.list[this.candidates] = id;
        this.watch[this.candidates++] = FRESH;
        if (this.freshCount === this.fresh.length) this.fresh = twice(this.fresh);
        this.fresh[this.freshCount++] = id;
        continue;
      }
      const slot = this.slots[id] ?? 0;
      const last = --this.candidates;
      this.list[slot] = this.list[last] ?? 0;
      this.watch[slot] = this.watch[last] ?? 0;
      this.slots[this.list[slot] ?? 0] = slot;
    }
  }

  /** What is around a point, as `anchor.ts` numbers it. */
  private codeAt(p: number): number {
    const { cells } = this;
    const above = p - this.width;
    const below = p + this.width;
    return (
      (cells[above - 1] ?? 0) |
      ((cells[above] ?? 0) << 2) |
      ((cells[above + 1] ?? 0) << 4) |
      ((cells[p - 1] ?? 0) << 6) |
      ((cells[p] ?? 0) << 8) |
      ((cells[p + 1] ?? 0) << 10) |
      ((cells[below - 1] ?? 0) << 12) |
      ((cells[below] ?? 0) << 14) |
      ((cells[below + 1] ?? 0) << 16)
    );
  }

  /** Compares the candidates after so many changes, which `dirty` has. */
  private compare(changes: number): void {
    const { active, dirty, fresh, plans, slots } = this;
    if (changes * this.reach + this.freshCount > this.candidates) {
      this.compareAll(changes === 1 ? (dirty[0] ?? 0) : 0);
      return;
    }
    for (let i = 0; i < this.freshCount; i++) {
      const id = fresh[i] ?? 0;
      if (((active[id >> FORM] ?? 0) >> (id & LAST_FORM)) & 1) this.match(slots[id] ?? 0);
    }
    this.freshCount = 0;
    for (let i = 0; i < changes; i++) {
      const changed = dirty[i] ?? 0;
      for (let form = 0; form < plans.length; form++) {
        const { steps } = must(plans[form]);
        for (let at = 0; at < steps.length; at++) {
          const p = changed - (steps[at] ?? 0);
          if (p > 0 && ((active[p] ?? 0) >> form) & 1) this.match(slots[(p << FORM) | form] ?? 0);
        }
      }
    }
  }

  /** `only`: the one point that has changed, 0 where there are more. */
  private compareAll(only: number): void {
    const { cells, list, plans, watch } = this;
    this.freshCount = 0;
    for (let slot = 0; slot < this.candidates; slot++) {
      const watched = watch[slot] ?? 0;
      if (only > 0 && watched !== FRESH) {
        const id = list[slot] ?? 0;
        const { indexes, masks } = must(plans[id & LAST_FORM]);
        const changed = (indexes[only - (id >> FORM) + cells.length] ?? 0) - 1;
        if (changed < 0) continue;
        if ((((masks[changed] ?? 0) >> (cells[only] ?? 0)) & 1) === 0) {
          watch[slot] = changed;
          continue;
        }
        if (watched !== changed) continue;
      }
      this.match(slot);
    }
  }

  /** Whether a candidate agrees with the board, which is found if it did not before. */
  private match(slot: number): void {
    const { cells, watch } = this;
    const id = this.list[slot] ?? 0;
    const p = id >> FORM;
    const { steps, masks } = must(this.plans[id & LAST_FORM]);
    const watched = watch[slot] ?? 0;
    if (watched >= 0 && (((masks[watched] ?? 0) >> (cells[p + (steps[watched] ?? 0)] ?? 0)) & 1) === 0)
      return;
    let at = 0;
    while (at < steps.length && ((masks[at] ?? 0) >> (cells[p + (steps[at] ?? 0)] ?? 0)) & 1) at++;
    watch[slot] = at < steps.length ? at : MATCH;
    if (watched === MATCH || at < steps.length) return;
    if (this.foundCount === this.found.length) this.found = twice(this.found);
    this.found[this.foundCount++] = id;
  }

  /** Where one of `finds` is. */
  matchOf(id: number): Match {
    const { form, x, y } = must(this.plans[id & LAST_FORM]);
    const p = id >> FORM;
    const left = (p % this.width) - 1 - x;
    const top = Math.floor(p / this.width) - 1 - y;
    return { form, box: { left, top, columns: form.columns, rows: form.rows } };
  }

  /** Whether a chain has no liberty. */
  private isDead(p: number): boolean {
    const { cells, stack, marked, width } = this;
    const color = cells[p] ?? 0;
    const mark = ++this.mark;
    stack[0] = p;
    marked[p] = mark;
    let to = 1;
    for (let from = 0; from < to; from++) {
      const q = stack[from] ?? 0;
      for (let k = 0; k < 4; k++) {
        const n = k === 0 ? q - width : k === 1 ? q + 1 : k === 2 ? q + width : q - 1;
        const cell = cells[n] ?? 0;
        if (cell === EMPTY) return false;
        if (cell !== color || marked[n] === mark) continue;
        marked[n] = mark;
        stack[to++] = n;
      }
    }
    this.dead = to;
    return true;
  }

  private capture(): void {
    for (let i = 0; i < this.dead; i++) this.put(this.stack[i] ?? 0, EMPTY);
  }

  /** What is compared of a form; and `valid` is told where its anchor may be. */
  private planOf(form: PatternForm, bit: number): FormPlan {
    const { columns, rows, edges, whole } = this.shape;
    const { x, y } = anchorOf(form);
    const { steps, masks } = stepsOf(form, x, y, this.width);
    const indexes = new Int16Array(2 * this.cells.length);
    steps.forEach((step, i) => {
      indexes[step + this.cells.length] = i + 1;
    });
    const plan = { form, x, y, steps, masks, indexes };
    if (form.whole && (form.whole.columns !== whole?.columns || form.whole.rows !== whole.rows)) return plan;
    if (form.edges.some((side) => !edges.includes(side))) return plan;
    for (let top = 0; top + form.rows <= rows; top++) {
      if (form.edges.includes('top') && top > 0) break;
      if (form.edges.includes('bottom') && top + form.rows < rows) continue;
      for (let left = 0; left + form.columns <= columns; left++) {
        if (form.edges.includes('left') && left > 0) break;
        if (form.edges.includes('right') && left + form.columns < columns) continue;
        const p = this.at(left + x, top + y);
        this.valid[p] = (this.valid[p] ?? 0) | (1 << bit);
      }
    }
    return plan;
  }
}

/** What is left to be compared where the surroundings of the anchor are right. */
interface FormPlan {
  readonly form: PatternForm;
  /** The anchor. */
  readonly x: number;
  readonly y: number;
  /** Points from the anchor, and what each may hold. */
  readonly steps: Int32Array;
  readonly masks: Uint8Array;
  /** By distance from the anchor, and the length of `cells` more: its place in `steps`, from 1. */
  readonly indexes: Int16Array;
}

/** Stones first, since most points are empty, and those near the anchor before others. */
function stepsOf({ columns, rows, allowed }: PatternForm, x: number, y: number, width: number) {
  const points = Array.from(allowed, (mask, i) => ({
    mask,
    dx: (i % columns) - x,
    dy: Math.floor(i / columns) - y,
  }))
    .slice(0, columns * rows)
    .filter(({ mask, dx, dy }) => mask !== ANYTHING && Math.max(Math.abs(dx), Math.abs(dy)) > 1);
  const cost = ({ mask, dx, dy }: (typeof points)[number]) => (mask & 1) * 1000 + Math.abs(dx) + Math.abs(dy);
  points.sort((a, b) => cost(a) - cost(b));
  return {
    steps: Int32Array.from(points, ({ dx, dy }) => dy * width + dx),
    masks: Uint8Array.from(points, ({ mask }) => mask),
  };
}

/** The number of a candidate with its form before its point, and back. */
function turned(id: number): number {
  return ((id & LAST_FORM) << 16) | (id >> FORM);
}

function turnedBack(key: number): number {
  return ((key & 0xffff) << FORM) | (key >> 16);
}

function grown(old: Int32Array, length: number): Int32Array {
  return old.length >= length ? old : new Int32Array(2 * length);
}

function twice(old: Int32Array): Int32Array {
  const larger = new Int32Array(2 * old.length);
  larger.set(old);
  return larger;
}
