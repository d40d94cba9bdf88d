import { must } from './must.ts';
import { type Facts, type Ply, RecordedPly, type Recreated, RollingBoard } from './ply.ts';
import { type Position, without } from './position.ts';
import { Scratch } from './scratch.ts';
import { Seen } from './seen.ts';
import { BLACK, type Color, EMPTY, type Move, type Point, UNKNOWN, WHITE } from './types.ts';

const NONE: readonly never[] = [];

/**
 * What is known of a position that was on the board: the numbers of the earliest and the latest
 * move that left it, and of the earliest that left it with Black, with White to play, and by a
 * board play of Black's, of White's. -1 where there is none.
 */
const ENTRY = 6;
const EARLIEST = 0;
const LATEST = 1;
const TO_PLAY = 1; // + color
const BY = 3; // + color

/**
 * What taking back a move puts back: which position was there, and what was known of the one that
 * the move left.
 */
const LOG = ENTRY + 1;

/** What a recorder works with. Making it costs more than recording a few moves. */
interface Tools {
  readonly board: Scratch;
  readonly seen: Seen;
  /** By point, the number of the latest board play on it, 0 for none. */
  readonly latest: Int32Array;
  /** By number in `seen`, see ENTRY. */
  readonly entries: Int32Array;
  /** What taking back needs of each move, see LOG. */
  readonly log: Int32Array;
}

/** The tools of a recorder that is done, for the next one: most boards in a row have one shape. */
let spare: Tools | null = null;

/** Takes the spare tools, or makes new ones: two recordings never share them. */
function takeTools(position: Position): Tools {
  const tools = spare;
  spare = null;
  const { geometry } = position;
  if (tools?.board.geometry !== geometry)
    return {
      board: Scratch.from(position),
      seen: new Seen(),
      latest: new Int32Array(geometry.area),
      entries: new Int32Array(64 * ENTRY),
      log: new Int32Array(64 * LOG),
    };
  tools.board.set(position);
  tools.seen.clear();
  tools.latest.fill(0);
  return tools;
}

type PlayMove = Extract<Move, { kind: 'play' }>;

/** Carries out the moves of a game, one after the other, and finds what they repeat. */
export class Recorder {
  private readonly plies: RecordedPly[];
  private readonly rolling: RollingBoard;
  private readonly board: Scratch;
  private readonly seen: Seen;
  private readonly latest: Int32Array;
  /** By number in `seen`, see ENTRY. */
  private entries: Int32Array;
  /** Where in `entries` the present position is. */
  private now = 0;
  /** What `back` needs of each move that this recorder added, see LOG. */
  private log: Int32Array;
  private logged = 0;
  private readonly isNow = (number: number): boolean =>
    this.board.is(this.positionAfter(this.entry(ENTRY * number + EARLIEST)));

  constructor(
    private readonly start: Position,
    toPlay: Color,
    plies: readonly RecordedPly[] = [],
  ) {
    this.plies = plies.slice();
    this.rolling = plies.at(-1)?.rolling ?? new RollingBoard(start.geometry);
    const tools = takeTools(this.positionAfter(plies.length));
    this.board = tools.board;
    this.seen = tools.seen;
    this.latest = tools.latest;
    this.entries = tools.entries;
    this.log = tools.log;
    for (const { kind, point, number } of plies) if (kind === 'play') this.latest[point] = number;
    // Nothing is repeated across a tenuki, so only what came after the last one is to be known.
    let from = plies.length;
    while (from > 0 && plies[from - 1]?.kind !== 'tenuki') from--;
    // By number of a move: where the position that it was the first to leave is in `entries`.
    const places = new Int32Array(plies.length + 1);
    if (from === 0) {
      const hash = start.hash;
      const low = hash % 0x4000000;
      this.now = this.enter((hash - low) / 0x4000000, low);
      this.note(0, (3 - toPlay) as Color, false);
      places[0] = this.now;
    } else from--;
    for (const ply of plies.slice(from)) {
      const { origin } = ply;
      if (origin === ply.number) {
        this.now = this.enter(ply.high, ply.low);
        places[origin] = this.now;
      } else this.now = places[origin] ?? 0;
      this.note(ply.number, ply.color, ply.kind === 'play' || ply.kind === 'tenuki');
    }
    this.logged = 0;
  }

  get length(): number {
    return this.plies.length;
  }

  /** Carries out a move; with `over`, a play puts its stone also where one stands. */
  add(move: Move, over = false): RecordedPly {
    const before = this.now;
    const ply =
      move.kind === 'play'
        ? this.play(move, move.point, over || move.over === true)
        : move.kind === 'setup'
          ? this.setup(move, move.position)
          : this.still(move);
    // In place of the earliest number, which stays.
    this.log[this.logged - LOG] = before;
    this.plies.push(ply);
    return ply;
  }

  /**
   * Takes back the last of the moves that this recorder added. Not for games with a tenuki, which
   * forgets what was before it. A caller may keep the ply, which stays as it is: so one
   * recorder goes through all variations.
   */
  back(): void {
    const { board, log } = this;
    const ply = must(this.plies.pop());
    const at = (this.logged -= LOG);
    if (ply.origin === ply.number) this.seen.pop(ply.high, ply.low);
    else this.entries.set(log.subarray(at + 1, at + ENTRY), (log[at + ENTRY] ?? 0) + 1);
    this.now = log[at] ?? 0;
    if (ply.kind !== 'play' && ply.kind !== 'setup') return;
    if (ply.kind === 'play') this.latest[ply.point] = ply.playedBefore;
    // Behind setup there is nothing to undo: the board is set up as it was.
    if (ply.kind === 'play' && !ply.misplay && board.depth > 0) board.undo();
    else board.set(this.positionAfter(this.plies.length));
  }

  /** To be called when all moves are added; nothing can be added afterwards. */
  done(): readonly RecordedPly[] {
    const { board, seen, latest, entries, log } = this;
    spare = { board, seen, latest, entries, log };
    return this.plies;
  }

  private positionAfter(n: number): Position {
    return n === 0 ? this.start : must(this.plies[n - 1]).after;
  }

  private play(move: PlayMove, p: Point, over: boolean): RecordedPly {
    const { board, plies } = this;
    const cell = board.cells[p] ?? UNKNOWN;
    const isOver = over && (cell === BLACK || cell === WHITE);
    if (cell !== EMPTY && !isOver) return this.still(move, cell === UNKNOWN ? 'unknown' : 'occupied');
    const number = plies.length + 1;
    const { color } = move;
    if (isOver) board.set(without(this.positionAfter(plies.length), p));
    const removed = board.play(color, p);
    const { high, low } = board;
    const found = this.seen.enter(high, low, this.isNow);
    const recreates = found < 0 ? null : this.recreated(ENTRY * found, color);
    this.now = found < 0 ? this.place(this.seen.size - 1) : ENTRY * found;
    this.note(number, color, true);
    const playedBefore = this.latest[p] ?? 0;
    this.latest[p] = number;
    return this.ply(
      {
        number,
        move: isOver ? { ...move, over: true } : move,
        kind: 'play',
        misplay: isOver ? 'occupied' : null,
        captured: removed === 0 ? NONE : board.geometry.sorted(board.captured()),
        suicide: board.suicide,
        assumed: board.assumed,
        recreates,
        playedBefore,
        high,
        low,
      },
      (recreates && plies[recreates.earliest - 1]) ?? null,
    );
  }

  /**
   * The board is another one from here on. What was before still counts: positions are compared as
   * they are.
   */
  private setup(move: Move, position: Position): RecordedPly {
    const number = this.plies.length + 1;
    this.board.set(position);
    const { high, low } = this.board;
    const found = this.seen.enter(high, low, this.isNow);
    const origin = found < 0 ? number : this.entry(ENTRY * found + EARLIEST);
    this.now = found < 0 ? this.place(this.seen.size - 1) : ENTRY * found;
    this.note(number, move.color, false);
    const facts = { misplay: null, captured: NONE, suicide: false, assumed: false, recreates: null } as const;
    return this.ply({ ...facts, playedBefore: 0, number, move, kind: 'setup', origin, high, low }, null);
  }

  /** A move that changes nothing on the board. */
  private still(move: Move, misplay: Ply['misplay'] = null): RecordedPly {
    const { high, low } = this.board;
    const number = this.plies.length + 1;
    if (move.kind === 'tenuki') {
      this.seen.clear();
      this.now = this.enter(high, low);
    }
    this.note(number, move.color, move.kind === 'tenuki');
    const kind = move.kind === 'play' ? 'void' : move.kind;
    return this.ply(
      {
        number,
        move,
        kind,
        misplay,
        captured: NONE,
        suicide: false,
        assumed: false,
        recreates: null,
        playedBefore: move.kind === 'play' ? (this.latest[move.point] ?? 0) : 0,
        high,
        low,
      },
      null,
    );
  }

  private ply(facts: Facts, twin: RecordedPly | null): RecordedPly {
    return new RecordedPly(facts, this.start, this.plies[facts.number - 2] ?? null, twin, this.rolling);
  }

  /** Adds a position to the table and returns its place in `entries`. */
  private enter(high: number, low: number): number {
    return this.place(this.seen.add(high, low));
  }

  /** Makes room in `entries` for a position that is new. */
  private place(number: number): number {
    const at = ENTRY * number;
    if (at >= this.entries.length) {
      const larger = new Int32Array(2 * this.entries.length);
      larger.set(this.entries);
      this.entries = larger;
    }
    this.entries.fill(-1, at, at + ENTRY);
    return at;
  }

  /** Notes that a move by `color` left the present position. */
  private note(number: number, color: Color, play: boolean): void {
    const { entries, now } = this;
    const at = this.logged;
    if (at + LOG > this.log.length) {
      const larger = new Int32Array(2 * this.log.length);
      larger.set(this.log);
      this.log = larger;
    }
    const { log } = this;
    for (let i = 1; i < ENTRY; i++) log[at + i] = this.entry(now + i);
    log[at + ENTRY] = now;
    this.logged = at + LOG;
    if (this.entry(now + EARLIEST) < 0) entries[now + EARLIEST] = number;
    entries[now + LATEST] = number;
    const turn = now + TO_PLAY + (3 - color);
    if (this.entry(turn) < 0) entries[turn] = number;
    if (play && this.entry(now + BY + color) < 0) entries[now + BY + color] = number;
  }

  private recreated(at: number, color: Color): Recreated {
    return {
      earliest: this.entry(at + EARLIEST),
      latest: this.entry(at + LATEST),
      sameTurn: this.entry(at + TO_PLAY + (3 - color)),
      ownPlay: this.entry(at + BY + color),
    };
  }

  private entry(at: number): number {
    return this.entries[at] ?? -1;
  }
}
