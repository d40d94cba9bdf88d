import { closeSync, fstatSync, readSync } from 'node:fs';
import { LARGEST } from '../document/index.ts';
import { message } from '../words/index.ts';
import { SaidError } from './command.ts';
import { openRegular, tooLarge } from './files.ts';

/** Bytes of a piece: few enough for a smooth line of progress, enough for fast reading. */
const PIECE = 1 << 18;

/** The bytes of a file piece by piece, each overwritten by the next. @throws Error */
export function* piecesOf(path: string): Generator<Uint8Array> {
  const descriptor = openRegular(path);
  try {
    yield* piecesOfDescriptor(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Of a file that was read, for the next: clearing them away takes longer than reading does. */
let spare: Buffer | null = null;

function* piecesOfDescriptor(descriptor: number): Generator<Uint8Array> {
  const buffer = spare ?? Buffer.allocUnsafe(PIECE);
  spare = null;
  try {
    for (let length = readSome(descriptor, buffer); length > 0; length = readSome(descriptor, buffer)) {
      yield buffer.subarray(0, length);
    }
  } finally {
    spare = buffer;
  }
}

/** Loaded here, since it takes milliseconds and most runs read files. */
const isTerminal = (): boolean => (require('node:tty') as typeof import('node:tty')).isatty(0);

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
      // Node.js opens the empty device where the input is closed.
      if (fstatSync(0).isCharacterDevice() && !isTerminal()) throw new SaidError(message('file.no-input'));
      const buffer = Buffer.allocUnsafe(1 << 16);
      this.first = buffer.subarray(0, readSome(0, buffer));
    }
    return this.first;
  }

  *pieces(): Generator<Uint8Array> {
    const first = this.peek();
    if (first.length > 0) yield first;
    this.first = new Uint8Array();
    if (first.length > 0) yield* piecesOfDescriptor(0);
  }

  /** @throws Error where it is too large */
  all(): Uint8Array {
    const pieces: Uint8Array[] = [];
    let length = 0;
    for (const piece of this.pieces()) {
      pieces.push(Uint8Array.from(piece));
      length += piece.length;
      if (length > LARGEST) throw tooLarge();
    }
    return Buffer.concat(pieces);
  }
}
