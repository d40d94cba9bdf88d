import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

/** Bytes of a piece: few enough for a smooth line of progress, enough for fast reading. */
const PIECE = 1 << 18;

/** The bytes of a file piece by piece, each overwritten by the next. @throws Error */
export function* piecesOf(path: string): Generator<Uint8Array> {
  const descriptor = openSync(path, 'r');
  try {
    yield* piecesOfDescriptor(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function* piecesOfDescriptor(descriptor: number): Generator<Uint8Array> {
  const buffer = Buffer.allocUnsafe(PIECE);
  for (let length = readSome(descriptor, buffer); length > 0; length = readSome(descriptor, buffer)) {
    yield buffer.subarray(0, length);
  }
}

function readSome(descriptor: number, buffer: Buffer): number {
  for (;;) {
    try {
      return readSync(descriptor, buffer);
    } catch (problem) {
      const { code } = problem as NodeJS.ErrnoException;
      // A pipe that closes says so in two ways, by system; one that is slow says to try again.
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw problem;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

/** Standard input, whose beginning can be looked at before it is read. */
export class StandardInput {
  private first: Uint8Array | null = null;

  peek(): Uint8Array {
    if (!this.first) {
      const buffer = Buffer.allocUnsafe(1 << 16);
      this.first = buffer.subarray(0, readSome(0, buffer));
    }
    return this.first;
  }

  *pieces(): Generator<Uint8Array> {
    if (this.first) yield this.first;
    this.first = null;
    yield* piecesOfDescriptor(0);
  }

  all(): Uint8Array {
    const first = this.first;
    this.first = null;
    return first ? Buffer.concat([first, readFileSync(0)]) : readFileSync(0);
  }
}
