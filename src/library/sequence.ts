/** What a board that steps shows of an entry. */
import { finish } from '../go/task.ts';
import type { Sequence } from '../protocol/player.ts';
import { inForce, sequenceOf, treeOf } from '../service/index.ts';
import { judgeAll, placedOf, prepare } from './documents.ts';
import type { Entry, RuleId } from './types.ts';

/**
 * Judged under the rule of the entry, or another; what searches is searched to its end, and loaded
 * before.
 */
export async function sequenceFor(entry: Entry, asked?: RuleId): Promise<Sequence> {
  const { placed, document } = placedOf(entry);
  const { speakInFull } = await import('./words.ts');
  speakInFull();
  const { analysis } = placed;
  const rule = asked ?? inForce(analysis);
  await prepare([rule], [placed]);
  judgeAll(analysis, [...analysis.rules, rule]);
  return finish(sequenceOf(document.document, placed, rule, { tree: treeOf(document, placed) }));
}
