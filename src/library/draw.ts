/** Pictures of entries, loaded when they are first asked for. */
import { finish } from '../go/task.ts';
import { treeOf as pictureTree, sceneOf } from '../pictures/scene.ts';
import { frameAt } from '../pictures/sequence.ts';
import { serialize } from '../render/element.ts';
import { UNBOUND_RULE } from '../rules/variants.ts';
import { inForce, type LinkedEntries, type PlacedAnalysis, sequenceOf, treeOf } from '../service/index.ts';
import { speakInFull } from '../words/index.ts';
import { judgeAll, noMore } from './documents.ts';
import { checkLook } from './options.ts';
import type { DrawOptions } from './types.ts';

/** @param n the index of the move whose board is drawn; the last by default */
export function drawEntry(
  placed: PlacedAnalysis,
  linked: LinkedEntries,
  n: number | undefined,
  { at: _, caption = false, marks = true, ...options }: DrawOptions,
): string {
  const {
    theme: _theme,
    look: _look,
    coordinates: _coordinates,
    cell: _cell,
    numbers: _numbers,
    ...more
  } = options;
  noMore(more);
  checkLook(options);
  speakInFull();
  const { analysis } = placed;
  // Without marks no rule is asked, so that none need be there.
  const shown = marks ? placed : { ...placed, analysis: { ...analysis, rules: [UNBOUND_RULE] } };
  if (marks) judgeAll(analysis, analysis.rules);
  const tree = treeOf(linked, placed);
  const sequence = finish(sequenceOf(linked.document, shown, inForce(shown.analysis), { tree }));
  const how = {
    ...options,
    marks,
    ...(n !== undefined && { at: n }),
    ...(caption && sequence.title !== '' && { caption: [sequence.title] }),
  };
  return `${serialize(pictureTree(sceneOf(sequence, frameAt(sequence, how), how), undefined))}\n`;
}
