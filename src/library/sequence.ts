/** What a board that steps shows of an entry. */
import { finish } from '../go/task.ts';
import type { Sequence } from '../protocol/player.ts';
import { inForce, loadWhole, sequenceOf } from '../service/index.ts';
import { judgeAll, placedOf, prepare } from './documents.ts';
import type { Entry, RuleId } from './types.ts';

/**
 * Judged under the rule of the entry, or another; what searches is searched to its end, and loaded
 * before. `speak` sets the language: all words are said after it at once.
 */
export async function sequenceFor(
  entry: Entry,
  asked: RuleId | undefined,
  speak: () => void,
): Promise<Sequence> {
  const { placed, document } = placedOf(entry);
  const { analysis } = placed;
  const rule = asked ?? inForce(analysis);
  await Promise.all([prepare([rule], [placed]), loadWhole(analysis)]);
  speak();
  judgeAll(analysis, [...analysis.rules, rule]);
  return finish(sequenceOf(document.document, placed, rule, {}));
}
