/** What answers about outcomes rest on, in a sentence. */
import { type Boundary, type OutcomeQuestion, saidSupply } from '../../outcome/index.ts';
import { type Message, message } from '../../words/index.ts';
import { regionWords } from './outcome-words.ts';

/**
 * Region, points that are left out, and supplies of a question; `null` for several questions, each
 * of which has its supplies beside it.
 */
export function restsOn(
  question: Pick<OutcomeQuestion, 'threats' | 'spare' | 'passes'> | null,
  region: Boundary,
): Message {
  const { threats = null, spare = null, passes = 2 } = question ?? {};
  return message('outcome.rests', {
    region: regionWords(region),
    threats: threats && saidSupply(threats),
    spare: spare && saidSupply(spare),
    passes,
  });
}
