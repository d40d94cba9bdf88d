import { afterOpens, opens } from '../../notation/sgf/index.ts';
import { message } from '../../words/index.ts';
import { SaidError } from '../command.ts';

/** Some whole games of a file, with what stands between them. */
export interface Batch {
  readonly text: string;
  /** Where it begins in the file, in lines and UTF-16 code units, both from 1. */
  readonly line: number;
  readonly column: number;
  /** How many games of the file stand before it. */
  readonly game: number;
}

/** Characters that a worker gets at a time: handing them over is cheap, work is shared evenly. */
export const BATCH_LENGTH = 1 << 16;
/** No game is as long as this. If one seems to be, a parenthesis is missing. */
const LONGEST_GAME = 1 << 24;

/** A game is longer than any game; the file cannot be cut into games. */
export class GameTooLong extends SaidError {
  constructor(line: number) {
    super(message('file.game-too-long', { line, millions: LONGEST_GAME >> 20 }));
  }
}

/** How a game begins that stands in a line of its own, when the one before it was not closed. */
const GAME_IN_LINE = /[\r\n]\s{0,64}\(\s{0,64};\s{0,64}(?:FF|GM|CA|SZ|AP)\s{0,64}\[/g;

/**
 * Cuts the text of a collection, as it comes in, into batches of whole games, so that a collection
 * of any length is read in bounded memory. Where it is cut depends on the text only, not on the
 * pieces it came in. It sees parentheses and values as the scanner does (`notation/sgf/scan.ts`),
 * less the mending of values that lack their `]`.
 */
export class Splitter {
  private pending = '';
  private line = 1;
  private column = 1;
  private game = 0;
  /** How far `pending` has been looked through. */
  private at = 0;
  private depth = 0;
  /** Where the value that is being read begins, -1 between values. */
  private value = -1;
  /** Behind the last game that is closed, and how many are. */
  private closed = 0;
  private games = 0;
  private runEnd = -1;
  private opening = false;

  constructor(
    private readonly length = BATCH_LENGTH,
    private readonly longest = LONGEST_GAME,
  ) {}

  /** Takes in the next piece. @throws GameTooLong */
  push(piece: string): Batch[] {
    this.pending += piece;
    return this.look(false);
  }

  /** What is left when the text has ended. @throws GameTooLong */
  end(): Batch[] {
    const batches = this.look(true);
    if (this.pending !== '') batches.push(this.cut(this.pending.length, this.games));
    return batches;
  }

  private look(isLast: boolean): Batch[] {
    const batches: Batch[] = [];
    for (;;) {
      if (this.closesBatch(isLast)) {
        batches.push(this.cut(this.closed, this.games));
        continue;
      }
      if (this.at - this.closed <= this.longest) return batches;
      batches.push(this.mend());
    }
  }

  /** Reads on until a batch is full: `true`; or until nothing more can be said: `false`. */
  private closesBatch(isLast: boolean): boolean {
    const text = this.pending;
    while (this.at < text.length) {
      if (this.value >= 0) {
        if (!this.endValue(text)) return false;
        continue;
      }
      const c = text.charCodeAt(this.at);
      if (c === 40) {
        if (this.at >= this.runEnd) {
          const end = afterOpens(text, this.at);
          // What follows decides whether it opens a game, and may not have come yet.
          if (!isLast && end + 64 > text.length) return false;
          this.runEnd = end;
          this.opening = opens(text, end);
        }
        if (this.opening) this.depth++;
      } else if (this.depth > 0 && c === 91) {
        this.value = this.at + 1;
      } else if (this.depth > 0 && c === 41 && --this.depth === 0) {
        this.closed = ++this.at;
        this.games++;
        if (this.closed >= this.length) return true;
        continue;
      }
      this.at++;
    }
    return false;
  }

  /** Goes behind the `]` of the value that is being read; `false` when it has not come. */
  private endValue(text: string): boolean {
    for (;;) {
      const end = text.indexOf(']', this.at);
      if (end < 0) {
        this.at = text.length;
        return false;
      }
      this.at = end + 1;
      let slashes = end;
      while (slashes > this.value && text.charCodeAt(slashes - 1) === 92) slashes--;
      if ((end - slashes) % 2 === 0) {
        this.value = -1;
        return true;
      }
    }
  }

  /** Goes back to where a game begins within one that has no end. */
  private mend(): Batch {
    GAME_IN_LINE.lastIndex = this.closed + 1;
    const found = GAME_IN_LINE.exec(this.pending);
    if (!found) throw new GameTooLong(this.line + lineEnds(this.pending.slice(0, this.closed + 1)).count);
    return this.cut(found.index, this.games + 1);
  }

  private cut(end: number, games: number): Batch {
    const text = this.pending.slice(0, end);
    const batch = { text, line: this.line, column: this.column, game: this.game };
    const { count, last } = lineEnds(text);
    this.line += count;
    this.column = count > 0 ? end - last + 1 : this.column + end;
    this.game += games;
    this.pending = this.pending.slice(end);
    this.at = 0;
    this.depth = 0;
    this.value = -1;
    this.closed = 0;
    this.games = 0;
    this.runEnd = -1;
    return batch;
  }
}

/** How many lines end in a text, and where the last one begins. CR LF is one line end. */
function lineEnds(text: string): { readonly count: number; readonly last: number } {
  let count = 0;
  let last = 0;
  if (text.includes('\r')) {
    for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) {
      count++;
      last = index + end.length;
    }
    return { count, last };
  }
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', last)) {
    count++;
    last = at + 1;
  }
  return { count, last };
}
