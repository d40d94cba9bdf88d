import { wordAt } from './numbers.ts';

/** Pixels of one picture: red, green, blue, opacity, a byte each, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What one picture of an animation changes: a few hundred pixels for each move. */
interface FilmChange {
  /** Milliseconds for which the picture is shown. */
  readonly delay: number;
  /** Indices of the pixels, ascending, and their colors, four bytes in the machine's order. */
  readonly places: Uint32Array;
  readonly colors: Uint32Array;
}

export interface Film {
  readonly width: number;
  readonly height: number;
  /** The first one sets every pixel. */
  readonly changes: readonly FilmChange[];
}

/** Keeps of each picture only what the one before did not have. All pictures have the same size. */
export class FilmRecorder {
  private readonly changes: FilmChange[] = [];
  private before: Uint32Array | null = null;
  private size = { width: 0, height: 0 };

  add({ width, height, data }: Pixels, delay: number): void {
    const colors = words(data);
    const { before } = this;
    const places: number[] = [];
    for (let i = 0; i < colors.length; i++) if (!before || before[i] !== colors[i]) places.push(i);
    const kept = Uint32Array.from(places);
    this.changes.push({ delay, places: kept, colors: kept.map((place) => wordAt(colors, place)) });
    this.before = colors;
    this.size = { width, height };
  }

  film(): Film {
    return { ...this.size, changes: this.changes };
  }
}

/** Each four bytes as one number, in the machine's order: good for comparing and copying only. */
export function words(data: Uint8Array): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2);
}

/** The four bytes of a number that {@link words} made. */
export function bytesOf(word: number): Uint8Array {
  return new Uint8Array(Uint32Array.of(word).buffer);
}
