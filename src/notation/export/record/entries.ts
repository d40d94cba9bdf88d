import { Game } from '../../../go/game.ts';
import { columnName, Geometry } from '../../../go/geometry.ts';
import { Position } from '../../../go/position.ts';
import { finish } from '../../../go/task.ts';
import { BLACK, EMPTY, type Move, type Point, UNKNOWN } from '../../../go/types.ts';
import type { RuleId, Suicide } from '../../../rules/rule.ts';
import { isRuleId } from '../../../rules/variants.ts';
import { type Message, message, ruleWord } from '../../../words/index.ts';
import { printDiagram, printMarks } from '../../goban/index.ts';
import {
  parseSgf,
  readRectangle,
  readSize,
  ruleSetOf,
  type SgfText,
  type Size,
  settingUp,
  turnAtStart,
  turnBehindSetup,
  USUAL_SIZE,
} from '../../sgf/index.ts';
import { titleInFrom } from '../../title.ts';
import type { DrawnLine } from '../../types.ts';
import { type Loss, Losses } from '../figure.ts';
import { nameOf } from '../goban.ts';
import { drawnAt, keptOf, marksOnlyMove, splitMarks } from './drawn.ts';
import { Ledger } from './ledger.ts';
import { Nodes } from './nodes.ts';
import { type Branch, OpenEntry, type Path } from './open-entry.ts';
import { Titles } from './titles.ts';

interface SgfEntries {
  /** The text of a `.goban` file: an entry for each game and each variation. */
  readonly text: string;
  readonly entries: number;
  /** Where in the SGF each entry begins, as an offset. */
  readonly places: readonly number[];
  readonly lost: readonly Loss[];
}

/** What is lost where `RU` names unknown rules. */
export function unknownRules(stated: string): Message {
  return message('loss.unknown-rules', { rules: stated });
}

const SETUP_BEGINS = message('loss.from-setup');

/** Each entry that continues another one repeats its title. */
const LONGEST_TITLE = 1000;

/** Properties that entries say in their own way, wherever they stand. */
const KEPT: ReadonlySet<string> = new Set('B W AB AW AE LB TR SQ CR MA TB TW AR LN C'.split(' '));

/**
 * A collection as entries: the main line of each game with its board, and its variations with
 * `from:`. Setup in the middle of a game begins an entry with a board of its own. Comments stay as
 * comments; lines that Koban wrote into them are lines again. Never throws.
 */
export function gobanOfSgf(text: string, names?: ReadonlyMap<string, RuleId>): SgfEntries {
  const sgf = parseSgf(text);
  const writer = new Writer(sgf, names);
  sgf.games.forEach((root, i) => {
    writer.game(root, sgf.games.length > 1 ? `Game ${i + 1}` : 'Game');
  });
  return {
    text: writer.texts.join('\n'),
    entries: writer.texts.length,
    places: writer.places,
    lost: [...writer.losses.list, ...writer.ledger.losses],
  };
}

class Writer {
  readonly texts: string[] = [];
  readonly places: number[] = [];
  readonly losses = new Losses();
  /** What of the properties no entry says. */
  readonly ledger: Ledger;
  private readonly titles = new Titles();
  /** Nodes whose names are titles, and those that draw a board of their own. */
  private readonly named = new Set<number>();
  private readonly drawing = new Set<number>();
  private size: Size = USUAL_SIZE;
  private ours = false;
  /** The number that the next move has. */
  private number = 1;
  private nodes: Nodes;

  constructor(
    private readonly sgf: SgfText,
    /** The names of rules that authors have written. */
    private readonly names: ReadonlyMap<string, RuleId> | undefined,
  ) {
    this.nodes = new Nodes(sgf, this.size, false);
    this.ledger = new Ledger(
      sgf,
      () => this.size,
      (name, node) => this.isKept(name, node),
    );
  }

  game(root: number, name: string): void {
    const any = new Nodes(this.sgf, USUAL_SIZE, false);
    const size = readSize(any.one(root, 'SZ') ?? '') ?? USUAL_SIZE;
    this.size = size;
    this.ours = /^Koban\b/.test(any.one(root, 'AP') ?? '');
    this.nodes = new Nodes(this.sgf, size, this.ours);
    const geometry = Geometry.of(size);
    const gameName = this.nodes.text(root, 'GN');
    const title = gameName === '' ? this.nameFor(root, name) : this.titleOf(gameName, name);
    // The root sets up its own board and says whose turn it is there.
    const game = Game.begin({ position: Position.empty(geometry), toPlay: BLACK });
    const position = game.start.position;
    const todo: Branch[] = [{ node: root, start: game, path: null, position, title, from: null }];
    for (let next = todo.pop(); next; next = todo.pop()) this.line(next, root, todo);
  }

  /** Writes one entry, and puts down what leaves it. */
  private line(branch: Branch, root: number, todo: Branch[]): void {
    const entry = this.begin(branch, root);
    let node = branch.node;
    do {
      this.number = entry.first + entry.moved;
      const move = this.play(entry, node);
      this.draw(entry, node, move);
      const comment = this.nodes.comment(node);
      if (comment.length > 0) entry.say(comment);
      this.ledger.look(node);
      node = this.leave(entry, node);
    } while (node >= 0 && !this.isSetUpAnew(entry, node));
    entry.end();
    const texts = [entry.lines, ...entry.shown.map(({ lines }) => lines)];
    this.texts.push(...texts.map((lines) => lines.map((line) => `${line}\n`).join('')));
    const nodes = [branch.node, ...entry.shown.map(({ node }) => node)];
    this.places.push(...nodes.map((one) => this.sgf.nodeSpan(one).start));
    todo.push(...entry.later.reverse());
  }

  /** The entry of a branch, with its board or with what it continues. */
  private begin(branch: Branch, root: number): OpenEntry {
    const { node, from, path } = branch;
    const first = from?.next ?? this.nodes.numberOf(node) ?? this.nodes.numberOf(this.sgf.child(node)) ?? 1;
    if (from) return new OpenEntry(branch, first, [fromLine(from.title, from.after)]);
    this.drawing.add(node);
    const start = this.setUp(node, node === root, played(branch.start, path));
    const lines = this.board(node, start, root);
    if (first !== 1) lines.push(`first: ${first}`);
    return new OpenEntry({ ...branch, start, path: null, position: start.start.position }, first, lines);
  }

  /** The title of what a node begins: its name, or one that is made. */
  private nameFor(node: number, made: string): string {
    this.named.add(node);
    return this.titleOf(this.nodes.text(node, 'N'), made);
  }

  /** Whether entries say what a property says; setup, moves, marks and comments they always do. */
  private isKept(name: string, node: number): boolean {
    switch (name) {
      case 'N':
        return this.named.has(node);
      case 'GN':
      case 'RU':
        return this.sgf.parent(node) < 0;
      case 'PL':
        return this.drawing.has(node);
      case 'MN':
        return this.nodes.numberOf(node) === this.number;
      case 'VW':
      case 'DD':
        return this.ours;
      default:
        return KEPT.has(name);
    }
  }

  private titleOf(written: string, made: string): string {
    if (written.length > LONGEST_TITLE) this.losses.add('lost.title', message('loss.title'));
    return this.titles.unique(written.slice(0, LONGEST_TITLE), made);
  }

  /** The moves of a node; the last one is returned. */
  private play(entry: OpenEntry, node: number): Move | null {
    let last: Move | null = null;
    for (const said of this.nodes.movesOf(node)) {
      if (said.kind === 'nowhere') this.losses.add('lost.moves', message('loss.moves-nowhere'));
      last = said.kind === 'nowhere' ? { kind: 'tenuki', color: said.color } : said;
      const isOver = entry.play(last, this.nameOf(last));
      if (isOver) this.losses.add('lost.impossible', message('loss.impossible-entry'));
    }
    return last;
  }

  /** What a node draws, in the entry if no move has been made, else in one of its own. */
  private draw(entry: OpenEntry, node: number, move: Move | null): void {
    const { branch, moved } = entry;
    const isFirst = node === branch.node;
    // The first node of an entry with a board has drawn what it draws.
    const marks = isFirst && !branch.from ? [] : this.drawn(node, move);
    if (isFirst && moved === 0) entry.lines.push(...marks);
    else if (marks.length > 0) {
      const position = `${branch.title}, position ${moved === 0 ? 0 : entry.last}`;
      const name = this.nameFor(node, position);
      const lines = [`# ${name}`, fromLine(branch.title, entry.last), ...marks];
      entry.shown.push({ node, lines });
    }
  }

  /** Puts down the variations that leave the entry behind a node; its next node, -1 at its end. */
  private leave(entry: OpenEntry, node: number): number {
    const children = this.sgf.children(node);
    // Koban writes a node without a move before each variation, also before an only one.
    const goesOn = children[0] !== undefined && !(this.ours && this.nodes.isHeading(children[0]));
    const main = goesOn ? children.shift() : undefined;
    const { title } = entry.branch;
    const next = entry.first + entry.moved;
    children.forEach((other, i) => {
      const variation = `${title}, variation ${i + 1}${entry.moved > 0 ? ` at ${next}` : ''}`;
      const name = this.nameFor(other, variation);
      // Setup in a variation draws a board of its own.
      const drawn = this.nodes.hasSetup(other);
      if (drawn) this.losses.add('lost.from', SETUP_BEGINS);
      const from = drawn ? null : { title, after: entry.last, next };
      entry.leave(other, name, from);
    });
    return main ?? -1;
  }

  /** Whether the entry ends before a node: one that sets up the board begins another entry. */
  private isSetUpAnew(entry: OpenEntry, node: number): boolean {
    if (!this.nodes.hasSetup(node)) return false;
    const title = this.nameFor(node, `${entry.branch.title}, set up`);
    this.losses.add('lost.from', SETUP_BEGINS);
    entry.leave(node, title, null);
    return true;
  }

  private setUp(node: number, isRoot: boolean, game: Game): Game {
    let position = finish(settingUp(this.sgf, node, game.after(game.length), this.size));
    if (this.ours) {
      const cells = position.cells.slice();
      for (const point of this.nodes.points(node, 'DD')) if (cells[point] === EMPTY) cells[point] = UNKNOWN;
      position = new Position(position.geometry, cells);
    }
    const toPlay = isRoot
      ? turnAtStart(this.sgf, node, position)
      : turnBehindSetup(this.sgf, node, game.toPlayAfter(game.length));
    return Game.begin({ position, toPlay });
  }

  /** The drawn board with what stands on it, and the lines that belong to it. */
  private board(node: number, game: Game, root: number): string[] {
    const { columns, rows } = this.size;
    const part = this.ours ? this.partOf(root) : null;
    const left = part?.left ?? 0;
    const top = part?.top ?? 0;
    const width = part ? part.right - left + 1 : columns;
    const height = part ? part.bottom - top + 1 : rows;
    const inside = (point: Point) => {
      const [x, y] = [(point % columns) - left, Math.floor(point / columns) - top];
      return x >= 0 && x < width && y >= 0 && y < height ? y * width + x : -1;
    };
    const { cells } = game.start.position;
    const drawn = new Uint8Array(width * height);
    cells.forEach((cell, point) => {
      if (inside(point) >= 0) drawn[inside(point)] = cell;
    });
    const whole = drawnAt(this.nodes, node, this.size);
    const within = ({ x, y }: DrawnLine['from']) => ({ x: x - left, y: y - top });
    const { labels, marks, rest } = splitMarks(
      {
        signs: whole.signs
          .map((sign) => ({ ...sign, point: inside(sign.point) }))
          .filter(({ point }) => point >= 0),
        lines: whole.lines.map((line) => ({ ...line, from: within(line.from), to: within(line.to) })),
      },
      drawn,
    );
    const kept = keptOf(rest, { columns: width, rows: height }, this.losses);
    const open = [
      ...(top > 0 ? (['top'] as const) : []),
      ...(left + width < columns ? (['right'] as const) : []),
      ...(top + height < rows ? (['bottom'] as const) : []),
      ...(left > 0 ? (['left'] as const) : []),
    ];
    const lines: string[] = [];
    if (open.length > 0) lines.push(`size: ${columns === rows ? columns : `${columns}x${rows}`}`);
    const origin = { column: left + 1, row: rows - top - height + 1 };
    const diagram = {
      columns: width,
      rows: height,
      open,
      origin,
      whole: this.size,
      cells: drawn,
      digits: [],
      labels,
      marks,
      spans: [],
    };
    lines.push(...printDiagram(diagram).trimEnd().split('\n'));
    const rules = this.rules(root);
    if (rules !== '') lines.push(`rules: ${rules}`);
    // Those that forbid it have a rule that does so by itself.
    const suicide = rules !== '' && this.suicide(root);
    if (suicide) lines.push(`suicide: ${suicide}`);
    lines.push(...printMarks(kept, width, (point) => nameOf(point, diagram)));
    return lines;
  }

  private partOf(root: number): { left: number; top: number; right: number; bottom: number } | null {
    const value = this.nodes.one(root, 'VW');
    return value === null ? null : readRectangle(value, this.size);
  }

  /** Lines for what a node draws, none for the usual mark of the last move. */
  private drawn(node: number, move: Move | null): string[] {
    const drawn = drawnAt(this.nodes, node, this.size);
    if (marksOnlyMove(drawn, move?.kind === 'play' ? move.point : -1)) {
      this.losses.add('lost.signs', message('loss.last-move-marks'));
      return [];
    }
    const kept = keptOf(drawn, this.size, this.losses);
    const board = { ...this.size, open: [], origin: { column: 1, row: 1 }, whole: this.size };
    return printMarks(kept, this.size.columns, (point) => nameOf(point, board));
  }

  private rules(root: number): string {
    const stated = this.nodes.text(root, 'RU');
    if (stated === '' || (this.ours && this.nodes.facts(root).some((line) => line.startsWith('rules:'))))
      return '';
    if (isRuleId(stated)) return stated;
    const known = ruleSetOf(stated, this.names);
    if (known) return ruleWord(known.rule);
    this.losses.add('lost.rules', unknownRules(stated));
    return '';
  }

  /** Which suicides the rule set allows where its rule alone would not, and no line says so. */
  private suicide(root: number): Suicide | null {
    if (this.nodes.facts(root).some((line) => line.startsWith('suicide:'))) return null;
    const { suicide = 'forbidden' } = ruleSetOf(this.nodes.text(root, 'RU'), this.names) ?? {};
    return suicide === 'forbidden' ? null : suicide;
  }

  private nameOf(move: Move): string {
    if (move.kind !== 'play') return move.kind;
    const { columns, rows } = this.size;
    return columnName((move.point % columns) + 1) + (rows - Math.floor(move.point / columns));
  }
}

function fromLine(title: string, after: number): string {
  return `from: ${titleInFrom(title)} after ${after}`;
}

/** The game at the end of a path. */
function played(start: Game, path: Path | null): Game {
  const moves: Move[] = [];
  for (let at = path; at; at = at.before) moves.push(at.move);
  return start.withAll(moves.reverse());
}
