import { DEFAULT_SETTINGS, type Settings } from '../service/index.ts';
import type { FigureOptions } from './types.ts';

/** Milliseconds of searching for one page: a build waits for a verdict, but not forever. */
const TIME_BUDGET = 60_000;

export function settingsOf({ rules, maxCycle, budget, look, coordinates }: FigureOptions): Settings {
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
