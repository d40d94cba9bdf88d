import type { PageProof, PageScript } from '../protocol/page-proofs.ts';
import type { CoordinateStyle, Look, ThemeName } from '../render/index.ts';

/** How exported pictures look. Every option has a default. */
export interface PictureOptions {
  readonly theme?: Exclude<ThemeName, 'css'>;
  /** What the board is made of, `wood` by default; high contrast and paper have their own. */
  readonly look?: Look;
  readonly coordinates?: CoordinateStyle;
  /** Width of a cell in pixels; each format has a default of its own. */
  readonly cell?: number;
  /** Pixels for each of those of `cell`, 1 by default; of PNG. */
  readonly scale?: number;
  /** The frame that is shown, or that an animation ends with; the last by default. */
  readonly at?: number;
  /** The numbers of the moves on their stones instead of a ring on the last one. */
  readonly numbers?: boolean;
  /** Whether verdicts (hot, forbidden, repetition, mouth) are marked; true by default. */
  readonly marks?: boolean;
  /** Whether the cycle of the moves is drawn as a wheel beside the board, where there is one. */
  readonly wheel?: boolean;
  /** Lines below the board. */
  readonly caption?: readonly string[];
  /** `#rrggbb` behind the picture; by default none, or the theme's where the format needs one. */
  readonly background?: string;
  /** Milliseconds for a move of an animation, 900 by default, and for its end, 2700 by default. */
  readonly delay?: number;
  readonly hold?: number;
  /** Proofs of claims that readers of a page may try to refute, and the scripts that play. */
  readonly trial?: { readonly proofs: readonly PageProof[]; readonly scripts: readonly PageScript[] };
}

/** How the wheel of a cycle looks as a picture of its own. */
export interface WheelPicture extends Required<Pick<PictureOptions, 'theme' | 'look'>> {
  /** Side of the square that it is in. */
  readonly size: number;
  readonly scale?: number;
}

/** The page that pictures of a theme are made for. */
export const PAGES: Readonly<Record<NonNullable<PictureOptions['theme']>, string>> = {
  light: '#ffffff',
  dark: '#1f1f1f',
  'high-contrast': '#000000',
  'high-contrast-light': '#ffffff',
  print: '#ffffff',
};

/** Milliseconds for a move of an animation where the options do not say. */
export const DELAY = 900;

/** From page to page: what a browser or a viewer of pictures can bear, and a printer can use. */
export const CELLS = { least: 8, most: 200 } as const;
