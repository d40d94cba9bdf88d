import { COORDINATES, LOOK_NAMES } from '../render/index.ts';
import { LOOKS } from '../render/theme.ts';
import { ruleOf } from '../rules/index.ts';
import { DEFAULT_SETTINGS, type Settings } from '../service/index.ts';
import { noMore } from './documents.ts';
import type { DrawOptions, FigureOptions } from './types.ts';

/** Milliseconds of searching for one page: a build waits for a verdict, but not forever. */
const TIME_BUDGET = 60_000;

const CHOICES = {
  theme: Object.keys(LOOKS.wood).filter((name) => name !== 'css'),
  look: LOOK_NAMES,
  coordinates: COORDINATES,
} as const;

/** @throws RangeError where an option has none of its values */
export function checkLook(
  options: { readonly [name in keyof typeof CHOICES]?: string | undefined } & Pick<DrawOptions, 'cell'>,
): void {
  for (const [name, values] of Object.entries(CHOICES)) {
    const value = options[name as keyof typeof CHOICES];
    if (value !== undefined && !(values as readonly string[]).includes(value))
      throw new RangeError(`${name} is one of ${values.join(', ')}, not ${value}`);
  }
  const { cell = 24 } = options;
  if (!(cell >= 1 && cell <= 1000)) throw new RangeError(`cell is a number from 1 to 1000, not ${cell}`);
}

/** @throws RangeError where an option has none of its values, before a page is made */
export function settingsOf(options: FigureOptions): Settings {
  const { rules, maxCycle, budget, look, coordinates, ...more } = options;
  noMore(more);
  checkLook(options);
  for (const id of rules ?? []) if (!ruleOf(id)) throw new RangeError(`there is no rule ${id}`);
  return {
    ...DEFAULT_SETTINGS,
    ...(rules && rules.length > 0 && { rules }),
    ...(maxCycle !== undefined && { maxCycle }),
    ...(budget !== undefined && { budget }),
    ...(look && { look }),
    ...(coordinates && { coordinates }),
  };
}

export const LIMITS = { time: TIME_BUDGET, most: TIME_BUDGET, now: () => Date.now() } as const;
