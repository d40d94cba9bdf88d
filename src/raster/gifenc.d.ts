/** The parts of gifenc that are used here; it comes without types. */
declare module 'gifenc' {
  type Palette = number[][];
  export function quantize(
    rgba: Uint8Array,
    colors: number,
    options?: { format?: 'rgb565' | 'rgb444' },
  ): Palette;
  export function applyPalette(rgba: Uint8Array, palette: Palette, format?: 'rgb565' | 'rgb444'): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: Palette;
        delay?: number;
        repeat?: number;
        transparent?: boolean;
        transparentIndex?: number;
        dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  };
}
