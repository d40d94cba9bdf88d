/** Pixels of one picture: red, green, blue, opacity, a byte each, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What one picture of an animation changes. A long sequence is a few hundred pixels for each move, and not a picture for each. */
export interface Change {
  /** Milliseconds for which the picture is shown. */
  readonly delay: number;
  /** Which pixels, ascending, and their colors: four bytes in the order in which this machine keeps them. */
  readonly places: Uint32Array;
  readonly colors: Uint32Array;
}

export interface Film {
  readonly width: number;
  readonly height: number;
  /** The first one sets every pixel. */
  readonly changes: readonly Change[];
}

/** Keeps of each picture only what the one before did not have. All pictures have the same size. */
export class Recorder {
  private readonly changes: Change[] = [];
  private before: Uint32Array | null = null;
  private size = { width: 0, height: 0 };

  add({ width, height, data }: Pixels, delay: number): void {
    const colors = words(data);
    const { before } = this;
    const places: number[] = [];
    for (let i = 0; i < colors.length; i++) if (!before || before[i] !== colors[i]) places.push(i);
    const kept = Uint32Array.from(places);
    this.changes.push({ delay, places: kept, colors: kept.map((place) => colors[place]!) });
    this.before = colors;
    this.size = { width, height };
  }

  film(): Film {
    return { ...this.size, changes: this.changes };
  }
}

/** Four bytes as one number. Which way round they are read does not matter to who only compares and puts them back. */
export function words(data: Uint8Array): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2);
}

/** The four bytes of such a number. */
export function bytesOf(word: number): Uint8Array {
  return new Uint8Array(Uint32Array.of(word).buffer);
}
