import { nameRule } from '../../notation/index.ts';
import type { WriteReply } from '../../protocol/write.ts';
import { readVariant } from '../../rules/variants.ts';
import { message } from '../../words/index.ts';
import { inForce, type LinkedEntries, type PlacedAnalysis, ruleTitle, sameMoves } from '../analysis/index.ts';
import { answer, refuse } from './reply.ts';
import { madeOf, movesOf, sameDrawing, sameLines } from './reread.ts';

/**
 * The entry is judged by another rule from now on, which is written by the name that was chosen.
 */
export function naming(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  index: number,
  name: string,
): WriteReply {
  const { analysis } = placed;
  const unsafe = () => refuse('write.unsafe', message('refused.unsafe'));
  const words = name.toLowerCase().split(' ');
  const { rule, next } = readVariant(words, 0, analysis.syntax.ruleNames ?? document.settings.ruleNames);
  if (!rule || next < words.length) return unsafe();
  if (inForce(analysis) === rule && analysis.syntax.rules.length > 0)
    return { kind: 'go', entry: placed.id, index };
  const tried = madeOf(
    document,
    nameRule(analysis.syntax, name, rule).map((edit) => ({ placed, edit })),
  );
  const then = tried?.now.entries[placed.index]?.analysis;
  const isRight =
    then &&
    tried.now.entries.length === document.entries.length &&
    inForce(then) === rule &&
    sameMoves(movesOf(then), movesOf(analysis)) &&
    sameDrawing(analysis.syntax.diagram, then.syntax.diagram) &&
    sameLines(analysis, then, ['rules']);
  if (!isRight) return unsafe();
  return answer(document, tried.changes, placed.index, index, ruleTitle(rule));
}
