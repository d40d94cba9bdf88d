/**
 * Lets the figures of a page step, and puts the row of rules above those that carry it: loaded with
 * the first figure.
 */
import { loadRareSigns } from '../../src/render/rare-signs-later.ts';
import { adoptFromNowOn } from '../preview/adopt.ts';
import { languages } from './languages.ts';
import { rowOf } from './rules-row.ts';

export async function adoptFigures(): Promise<void> {
  await loadRareSigns();
  adoptFromNowOn(languages, {
    trials: async () => (await import('./trial.ts')).openTrial,
    shown: rowOf,
  });
}
