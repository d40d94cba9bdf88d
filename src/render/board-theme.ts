/**
 * Colors of a picture. Any CSS color, `var(…)` too: they are written into presentation attributes,
 * never into `style`.
 */
export interface BoardTheme {
  readonly board: string;
  /** The rim of the wood; `none` for none. */
  readonly rim: string;
  /** The rings of the wood, and its lighter years; `none` for a board that is no wood. */
  readonly grain: string;
  readonly sheen: string;
  readonly line: string;
  /** Coordinates on the wood, and labels on empty points. */
  readonly ink: string;
  /** Coordinates beside the wood (fragments), on the page. */
  readonly page: string;
  readonly black: StoneColors;
  readonly white: StoneColors;
  /** Under the stones; `none` for none. */
  readonly shadow: string;
  /** Around hot stones; `none` for none. */
  readonly glow: string;
  readonly repeats: string;
  /** Signs in the middle of small colored badges. */
  readonly badgeInk: string;
  readonly eye: string;
  /** Hatching of unknown points. */
  readonly unknown: string;
  /** Kos, by letter, and the letter itself. */
  readonly kos: readonly string[];
  readonly koInk: string;
}

export interface StoneColors {
  /** From the lit side to the dark side: four stops, or one for a flat stone. */
  readonly fill: readonly string[];
  readonly outline: string;
  /** Width of the outline for a cell of 24 pixels. */
  readonly outlineWidth: number;
  /** Marks and numbers on the stone. */
  readonly ink: string;
  /** The hues of signs on the stone. */
  readonly hot: string;
  readonly forbidden: string;
}
