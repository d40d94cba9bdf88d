/** What answers about outcomes rest on, in a sentence. */
import type { Boundary, OutcomeQuestion, Supply } from '../../outcome/index.ts';
import { type Message, message } from '../../words/index.ts';
import { regionWords } from './outcomes.ts';

const said = ({ black, white }: Supply) => {
  const word = (count: number) => (Number.isFinite(count) ? count : ('*' as const));
  return { black: word(black), white: word(white) };
};

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
    threats: threats && said(threats),
    spare: spare && said(spare),
    passes,
  });
}
