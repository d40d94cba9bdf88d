import type { Io } from '../command.ts';
import { progressLine } from './progress.ts';

/** How often the line changes, in milliseconds: fast enough to live, slow enough to read. */
const EVERY = 100;

/** A line of progress on a terminal; nothing where there is none. */
export class Meter {
  /** The world with a meter: it counts what is read, and prints above its line. */
  readonly io: Io;
  games = 0;
  private bytes = 0;
  private readonly began: number;
  private last: number;
  private isShown = false;

  constructor(
    private readonly world: Io,
    private readonly total: number | null,
  ) {
    this.began = world.now();
    this.last = this.began;
    this.io = {
      ...world,
      stream: (path) => this.counted(path),
      out: (content) => {
        this.clear();
        world.out(content);
      },
      error: (text) => {
        this.clear();
        world.error(text);
      },
    };
  }

  /** Milliseconds since the beginning. */
  get elapsed(): number {
    return this.world.now() - this.began;
  }

  show(): void {
    const { terminalColumns } = this.world;
    const now = this.world.now();
    if (terminalColumns === 0 || now - this.last < EVERY) return;
    this.last = now;
    const amount = { games: this.games, bytes: this.bytes, total: this.total, milliseconds: this.elapsed };
    this.world.error(`\r${progressLine(amount, terminalColumns)}\u001b[K`);
    this.isShown = true;
  }

  clear(): void {
    if (this.isShown) this.world.error('\r\u001b[K');
    this.isShown = false;
  }

  private *counted(path: string): Generator<Uint8Array> {
    for (const piece of this.world.stream(path)) {
      this.bytes += piece.length;
      yield piece;
      this.show();
    }
  }
}
