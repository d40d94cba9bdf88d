/** What options of pictures and figures may be. */
import { COORDINATES, LOOK_NAMES } from '../render/index.ts';
import { LOOKS } from '../render/theme.ts';
import type { Settings } from '../service/index.ts';
import { checkOptions, JUDGING, type Kind, LANG } from './check-options.ts';
import { settingsOf as judging } from './documents.ts';
import type { FigureOptions } from './types.ts';

/** Milliseconds of searching for one page: a build waits for a verdict, but not forever. */
const TIME_BUDGET = 60_000;

const among = (values: readonly string[]) => values as unknown as readonly [string, ...string[]];

const FIGURES = { look: among(LOOK_NAMES), coordinates: among(COORDINATES) } as const satisfies Record<
  string,
  Kind
>;

/** Of {@link DrawOptions}, but for those of `at` and `format`. */
export const PICTURES = {
  theme: among(Object.keys(LOOKS.wood).filter((name) => name !== 'css')),
  ...FIGURES,
  cell: [8, 200],
  numbers: 'boolean',
  marks: 'boolean',
  caption: 'boolean',
  background: 'text',
  delay: [20, 60_000],
  hold: [20, 60_000],
} as const satisfies Record<string, Kind>;

/** @throws as {@link checkOptions}, before a page is made */
export function settingsOf(options: FigureOptions): Settings {
  const isAsked = typeof options === 'object' && typeof options?.lang === 'function';
  checkOptions(options, { ...JUDGING, ...FIGURES, ...(isAsked ? { lang: 'anything' } : LANG) });
  const { look, coordinates } = options;
  return { ...judging(options), ...(look && { look }), ...(coordinates && { coordinates }) };
}

export const LIMITS = { time: TIME_BUDGET, most: TIME_BUDGET, now: () => Date.now() } as const;
