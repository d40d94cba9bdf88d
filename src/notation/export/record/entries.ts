import { Game } from '../../../go/game.ts';
import { columnName, Geometry } from '../../../go/geometry.ts';
import { Position } from '../../../go/position.ts';
import { finish } from '../../../go/task.ts';
import {
  BLACK,
  type Color,
  colorName,
  EMPTY,
  type Move,
  opponent,
  type Point,
  UNKNOWN,
} from '../../../go/types.ts';
import { isRuleId } from '../../../rules/variants.ts';
import { type Message, message } from '../../../words/index.ts';
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
import type { DrawnLine } from '../../types.ts';
import { type Loss, Losses } from '../figure.ts';
import { nameOf } from '../goban.ts';
import { drawnAt, keptOf, marksOnlyMove, splitMarks } from './drawn.ts';
import { Nodes } from './nodes.ts';
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

/** The largest board that can be drawn. */
const MOST = 25;

/**
 * A collection as entries: the main line of each game with its board, and its variations with
 * `from:`. Setup in the middle of a game begins an entry with a board of its own. Comments stay as
 * comments; lines that Koban wrote into them are lines again. Never throws.
 */
export function gobanOfSgf(text: string): SgfEntries {
  const sgf = parseSgf(text);
  const writer = new Writer(sgf);
  sgf.games.forEach((root, i) => {
    writer.game(root, sgf.games.length > 1 ? `Game ${i + 1}` : 'Game');
  });
  return {
    text: writer.texts.join('\n'),
    entries: writer.texts.length,
    places: writer.places,
    lost: writer.losses.list,
  };
}

/** The moves that lead to a place, the last one first: branches share what is before them. */
interface Path {
  readonly move: Move;
  readonly before: Path | null;
}

/** A line of moves that is still to be written. */
interface Branch {
  readonly node: number;
  /** The board and the moves before it. */
  readonly start: Game;
  readonly path: Path | null;
  readonly title: string;
  /** What it continues; `null` when it draws its board. */
  readonly from: { readonly title: string; readonly after: number; readonly next: number } | null;
}

class Writer {
  readonly texts: string[] = [];
  readonly places: number[] = [];
  readonly losses = new Losses();
  private readonly titles = new Titles();
  private size: Size = USUAL_SIZE;
  private ours = false;
  private nodes: Nodes;

  constructor(private readonly sgf: SgfText) {
    this.nodes = new Nodes(sgf, this.size, false);
  }

  game(root: number, name: string): void {
    const any = new Nodes(this.sgf, USUAL_SIZE, false);
    const size = readSize(any.one(root, 'SZ') ?? '') ?? USUAL_SIZE;
    if (size.columns > MOST || size.rows > MOST) {
      this.losses.add('lost.size', message('loss.size-game', { ...size, most: MOST }));
      return;
    }
    this.size = size;
    this.ours = /^Koban\b/.test(any.one(root, 'AP') ?? '');
    this.nodes = new Nodes(this.sgf, size, this.ours);
    const geometry = Geometry.of(size);
    const title = this.titles.unique(this.nodes.text(root, 'GN') || this.nodes.text(root, 'N') || name);
    // The root sets up its own board and says whose turn it is there.
    const game = Game.begin({ position: Position.empty(geometry), toPlay: BLACK });
    const todo: Branch[] = [{ node: root, start: game, path: null, title, from: null }];
    for (let next = todo.pop(); next; next = todo.pop()) this.line(next, root, todo);
  }

  /** Writes one entry, and puts down what leaves it. */
  private line(branch: Branch, root: number, todo: Branch[]): void {
    const { sgf } = this;
    let { start, path } = branch;
    let node = branch.node;
    const out = [`# ${branch.title}`];
    const plays: string[] = [];
    let expected: Color | 0 = 0;
    let mover: Color | 0 = 0;
    let moved = 0;
    const flush = () => {
      for (let i = 0; i < plays.length; i += 10) out.push(`moves: ${plays.slice(i, i + 10).join(' ')}`);
      plays.length = 0;
    };
    const later: Branch[] = [];
    /** Positions on the way on which something is drawn: entries of their own. */
    const shown: { readonly text: string; readonly at: number }[] = [];
    if (branch.from) out.push(`from: ${branch.from.title} after ${branch.from.after}`);
    else {
      start = this.setUp(node, node === root, played(start, path));
      path = null;
      out.push(...this.board(node, start, root));
    }
    const first = branch.from?.next ?? this.nodes.numberOf(node) ?? this.nodes.numberOf(sgf.child(node)) ?? 1;
    if (!branch.from && first !== 1) out.push(`first: ${first}`);
    for (let begin = true; node >= 0; begin = false) {
      if (!begin && this.nodes.hasSetup(node)) {
        // A board that changes without a move is another board.
        const title = this.titles.unique(this.nodes.text(node, 'N') || `${branch.title}, set up`);
        this.losses.add('lost.from', SETUP_BEGINS);
        later.push({ node, start, path, title, from: null });
        break;
      }
      let move: Move | null = null;
      for (const said of this.nodes.movesOf(node)) {
        if (said.kind === 'nowhere') {
          this.losses.add('lost.moves', message('loss.moves-nowhere'));
        }
        move = said.kind === 'nowhere' ? { kind: 'tenuki', color: said.color } : said;
        const color = expected === move.color ? '' : `${move.color === BLACK ? 'B' : 'W'} `;
        plays.push(`${color}${this.nameOf(move)}`);
        expected = opponent(move.color);
        mover ||= move.color;
        path = { move, before: path };
        moved++;
      }
      // The first node of an entry with a board has drawn what it draws.
      const marks = begin && !branch.from ? [] : this.drawn(node, move);
      if (begin && moved === 0) out.push(...marks);
      else if (marks.length > 0) {
        const name = this.titles.unique(
          this.nodes.text(node, 'N') || `${branch.title}, position ${moved === 0 ? 0 : first + moved - 1}`,
        );
        const after = moved === 0 ? (branch.from?.after ?? 0) : first + moved - 1;
        const head = [`# ${name}`, `from: ${branch.title} after ${after}`];
        const text = [...head, ...marks].map((line) => `${line}\n`).join('');
        shown.push({ text, at: sgf.nodeSpan(node).start });
      }
      const comment = this.nodes.comment(node);
      if (comment.length > 0) {
        flush();
        out.push(...comment);
        expected = 0;
      }
      const children = sgf.children(node);
      // Koban writes a node without a move before each variation, also before an only one.
      const goesOn = children[0] !== undefined && !(this.ours && this.nodes.isHeading(children[0]));
      const main = goesOn ? children.shift() : undefined;
      const others = children;
      others.forEach((other, i) => {
        const name =
          this.nodes.text(other, 'N') ||
          `${branch.title}, variation ${i + 1}${moved > 0 ? ` at ${first + moved}` : ''}`;
        // Setup in a variation draws a board of its own.
        const drawn = this.nodes.hasSetup(other);
        if (drawn) this.losses.add('lost.from', SETUP_BEGINS);
        // 0 stands for the start, whatever number the first move carries.
        const after = moved === 0 ? (branch.from?.after ?? 0) : first + moved - 1;
        const from = drawn ? null : { title: branch.title, after, next: first + moved };
        later.push({ node: other, start, path, title: this.titles.unique(name), from });
      });
      node = main ?? -1;
    }
    flush();
    const { toPlay } = start.start;
    if (!branch.from && toPlay !== (mover || BLACK)) out.push(`to-play: ${colorName(toPlay)}`);
    this.texts.push(out.map((line) => `${line}\n`).join(''));
    this.places.push(sgf.nodeSpan(branch.node).start, ...shown.map(({ at }) => at));
    this.texts.push(...shown.map(({ text }) => text));
    todo.push(...later.reverse());
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
    if (rules !== '' && this.allowsSuicide(root)) lines.push('suicide: allowed');
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
    const known = ruleSetOf(stated);
    if (known) return known.rule;
    this.losses.add('lost.rules', unknownRules(stated));
    return '';
  }

  /** Whether the rule set allows suicide where its rule alone would not, and no line says so. */
  private allowsSuicide(root: number): boolean {
    if (this.nodes.facts(root).some((line) => line.startsWith('suicide:'))) return false;
    return ruleSetOf(this.nodes.text(root, 'RU'))?.suicide === 'allowed';
  }

  private nameOf(move: Move): string {
    if (move.kind !== 'play') return move.kind;
    const { columns, rows } = this.size;
    return columnName((move.point % columns) + 1) + (rows - Math.floor(move.point / columns));
  }
}

/** The game at the end of a path. */
function played(start: Game, path: Path | null): Game {
  const moves: Move[] = [];
  for (let at = path; at; at = at.before) moves.push(at.move);
  return start.withAll(moves.reverse());
}
