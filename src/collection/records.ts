import { must } from '../go/must.ts';
import { finish, type Task } from '../go/task.ts';
import { BLACK, type Color, EMPTY, WHITE } from '../go/types.ts';
import {
  isSetup,
  NODE,
  PROPERTY,
  pack,
  parseSgf,
  readMove,
  readNumber,
  readPoints,
  readSize,
  type SgfText,
  USUAL_SIZE,
  VALUE,
} from '../notation/sgf/index.ts';
import { titleOf } from '../service/index.ts';
import type { Finder, Match, SearchedBoard } from './field.ts';

const B = pack('B');
const W = pack('W');
const AB = pack('AB');
const AW = pack('AW');
const MN = pack('MN');
const SZ = pack('SZ');
const GM = pack('GM');
/** Letters that are read at once: `tt` may be a pass, and no board of fewer points has one. */
const LETTERS = 19;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** The walk yields after this many nodes, and within a node after this many values of setup. */
const NODES = 1024;
const VALUES = 64;

/** Numbers that are kept of a match. */
const MATCH = 4;

/** A place in a game record where a pattern begins to be on the board. */
interface RecordMatch extends Match {
  /** The board on which it is. */
  readonly size: { readonly columns: number; readonly rows: number };
  /** Which game of the text, from 0. */
  readonly game: number;
  readonly node: number;
  /** The number of the move after which it is there; 0 for the start. */
  readonly move: number;
}

interface FoundInRecords {
  /** In the order of the text. */
  readonly matches: readonly RecordMatch[];
  /** The games of Go that were looked through. */
  readonly games: number;
}

/**
 * The nodes of a text of SGF, variations too, at which a pattern begins to be on the board: it is
 * there and was not at the node before. `first`: only the first of each game. Boards are as in
 * `service/sgf/analysis/replay.ts`: setup goes before moves, and a move on a stone takes its place.
 */
export function* findInRecords(sgf: SgfText, finder: Finder, first: boolean): Task<FoundInRecords> {
  const walk = new RecordWalk(sgf, finder, first);
  while (walk.node < sgf.nodeCount) {
    walk.until(Math.min(sgf.nodeCount, walk.node + NODES));
    yield;
    if (walk.setup >= 0) yield* walk.settingUp();
  }
  return walk;
}

/** A walk in the order of the text, which takes back what the next variation does not share. */
class RecordWalk implements FoundInRecords {
  /**
   * Of each match: the number of its place, its game, node and move. A small pattern has very many.
   */
  private found: Int32Array = new Int32Array(64);
  private count = 0;
  /** The boards of the games, by game. */
  private readonly boards: { readonly board: SearchedBoard; readonly size: typeof USUAL_SIZE }[] = [];
  games = 0;
  /** The next node. */
  node = 0;
  /** A node whose setup is so long that it has to be done in slices; -1 for none. */
  setup = -1;
  private game = -1;
  /** The board of a game that is still looked through. */
  private field: SearchedBoard | null = null;
  private board: SearchedBoard | null = null;
  private size = USUAL_SIZE;
  /** By node: how much there is to take back, and the number of its move. */
  private readonly heights: Int32Array;
  private readonly numbers: Int32Array;

  constructor(
    private readonly sgf: SgfText,
    private readonly finder: Finder,
    private readonly first: boolean,
  ) {
    this.heights = new Int32Array(sgf.nodeCount);
    this.numbers = new Int32Array(sgf.nodeCount);
  }

  get matches(): RecordMatch[] {
    const { found, count } = this;
    const matches: RecordMatch[] = [];
    for (let i = 0; i < count; i += MATCH) {
      const game = found[i + 1] ?? 0;
      const { board, size } = must(this.boards[game]);
      const { form, box } = board.matchOf(found[i] ?? 0);
      matches.push({ form, box, size, game, node: found[i + 2] ?? 0, move: found[i + 3] ?? 0 });
    }
    return matches;
  }

  /** Goes on to a node, or to one with a long setup. */
  until(end: number): void {
    const { heights } = this;
    const { nodes, properties } = this.sgf.raw;
    for (let { node } = this; node < end; node++) {
      const parent = nodes[NODE * node + 1] ?? 0;
      if (parent < 0) this.begin(node);
      const { field } = this;
      if (!field) continue;
      if (parent >= 0 && parent !== node - 1) {
        field.back(heights[parent] ?? 0);
        field.look();
      }
      const property = nodes[NODE * node + 2] ?? 0;
      const id = properties[PROPERTY * property + 1] ?? 0;
      if (nodes[NODE * node + NODE + 2] === property + 1 && (id === B || id === W)) {
        this.play(property, id);
        this.enter(node, this.numberBefore(node) + 1);
      } else if (this.valuesOfSetup(node) > VALUES) {
        this.setup = node;
        this.node = node + 1;
        return;
      } else {
        finish(this.puts(node));
        this.moves(node);
      }
    }
    this.node = end;
  }

  /** What `until` has left. */
  *settingUp(): Task<void> {
    const { setup } = this;
    this.setup = -1;
    yield* this.puts(setup);
    this.moves(setup);
  }

  private begin(root: number): void {
    const { sgf } = this;
    this.game++;
    const size = readSize(firstOf(sgf, root, SZ)) ?? USUAL_SIZE;
    const isGo = (readNumber(firstOf(sgf, root, GM)) ?? 1) === 1;
    this.field = null;
    if (!isGo) return;
    this.games++;
    // Most games of a collection are on boards of one size.
    if (this.board && size.columns === this.size.columns && size.rows === this.size.rows) this.board.clear();
    else this.board = this.finder.field({ ...size, edges: SIDES, whole: size });
    this.size = size;
    this.field = this.board;
    this.boards[this.game] = { board: this.board, size };
  }

  private numberBefore(node: number): number {
    const parent = this.sgf.parent(node);
    return parent < 0 ? 0 : (this.numbers[parent] ?? 0);
  }

  private valuesOfSetup(node: number): number {
    const { sgf } = this;
    let values = 0;
    for (let p = sgf.firstProperty(node), end = sgf.endProperty(node); p < end; p++)
      if (isSetup(sgf.id(p))) values += sgf.endValue(p) - sgf.firstValue(p);
    return values;
  }

  private *puts(node: number): Task<void> {
    const { sgf, size, field } = this;
    for (let p = sgf.firstProperty(node), end = sgf.endProperty(node); p < end; p++) {
      const id = sgf.id(p);
      if (!isSetup(id)) continue;
      const cell = id === AB ? BLACK : id === AW ? WHITE : EMPTY;
      for (let v = sgf.firstValue(p), last = sgf.endValue(p); v < last; v++) {
        for (const point of readPoints(sgf.value(v), size)) field?.put(this.at(point), cell);
        if (v % VALUES === VALUES - 1) yield;
      }
    }
  }

  /** The moves of a node with more than one property, behind its setup. */
  private moves(node: number): void {
    const { sgf } = this;
    let number = this.numberBefore(node);
    for (let p = sgf.firstProperty(node), end = sgf.endProperty(node); p < end; p++) {
      const id = sgf.id(p);
      if (id !== B && id !== W) continue;
      this.play(p, id);
      number++;
    }
    this.enter(node, readNumber(firstOf(sgf, node, MN)) ?? number);
  }

  private play(property: number, id: number): void {
    const { sgf, size, field } = this;
    const { properties, values } = sgf.raw;
    const value = properties[PROPERTY * property + 2] ?? 0;
    if (!field || value === properties[PROPERTY * property + PROPERTY + 2]) return;
    const color = id === B ? BLACK : WHITE;
    // Nearly all moves are two small letters.
    const open = values[VALUE * value] ?? 0;
    if (values[VALUE * value + 1] === open + 3) {
      const x = sgf.text.charCodeAt(open + 1) - 97;
      const y = sgf.text.charCodeAt(open + 2) - 97;
      if (x >= 0 && y >= 0 && x < LETTERS && y < LETTERS && x < size.columns && y < size.rows)
        field.play(color, field.at(x, y));
      else this.playWritten(value, color);
    } else this.playWritten(value, color);
  }

  /** A move that is written in any other way. */
  private playWritten(value: number, color: Color): void {
    const { field, sgf, size } = this;
    const point = readMove(sgf.value(value), size);
    if (point >= 0) field?.play(color, this.at(point));
  }

  /** The point of the padded board. */
  private at(point: number): number {
    const { columns } = this.size;
    return this.field?.at(point % columns, Math.floor(point / columns)) ?? 0;
  }

  /** The node is on the board. */
  private enter(node: number, move: number): void {
    const { field } = this;
    if (!field) return;
    this.heights[node] = field.height;
    this.numbers[node] = move;
    if (field.look() === 0) return;
    const finds = field.finds();
    for (let i = 0; i < (this.first ? 1 : finds.length); i++) {
      if (this.count === this.found.length) {
        const larger = new Int32Array(2 * this.count);
        larger.set(this.found);
        this.found = larger;
      }
      this.found[this.count] = finds[i] ?? 0;
      this.found[this.count + 1] = this.game;
      this.found[this.count + 2] = node;
      this.found[this.count + 3] = move;
      this.count += MATCH;
    }
    if (this.first) this.field = null;
  }
}

/** The first value of a property as written, empty where there is none. */
function firstOf(sgf: SgfText, node: number, id: number): string {
  const property = sgf.find(node, id);
  if (property < 0) return '';
  const value = sgf.firstValue(property);
  return value < sgf.endValue(property) ? sgf.value(value) : '';
}

/** The name of a game, else its players; `null` where the record names neither. */
export function titleOfGame(sgf: SgfText, game: number): string | null {
  const root = sgf.games[game] ?? 0;
  const start = sgf.nodeSpan(root).start;
  const title = titleOf({ sgf: parseSgf(`(${sgf.text.slice(start, sgf.nodeSpan(root).end)})`) });
  return title === '' ? null : title;
}
