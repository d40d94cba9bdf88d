/** The game against a proof, for figures and boards: loaded when a reader first asks for it. */
import { prepare } from '../../src/library/documents.ts';
import { isRuleId, loadOutcomes } from '../../src/service/index.ts';
import { isLanguage } from '../../src/words/figure.ts';
import type { OpenTrial } from '../trial/adopt.ts';
import { openerOf } from '../trial/widget.ts';
import { languagesInFull } from './languages.ts';

const open = openerOf((language) => languagesInFull(isLanguage(language) ? language : 'en'));

export const openTrial: OpenTrial = async (place, trial) => {
  const { rule } = (trial.certificate ?? {}) as { readonly rule?: unknown };
  await loadOutcomes();
  if (typeof rule === 'string' && isRuleId(rule)) await prepare([rule], []);
  await open(place, trial);
};
