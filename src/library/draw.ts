/** Pictures of entries, loaded when they are first asked for. */
import { finish } from '../go/task.ts';
import { treeOf as pictureTree, sceneOf } from '../pictures/scene.ts';
import { frameAt } from '../pictures/sequence.ts';
import type { Sequence } from '../protocol/player.ts';
import { serialize } from '../render/element.ts';
import { UNBOUND_RULE } from '../rules/variants.ts';
import {
  figureMovesWork,
  inForce,
  type LinkedEntries,
  loadFigureMoves,
  loadFirstMoves,
  type PlacedAnalysis,
  sequenceOf,
  treeOf,
} from '../service/index.ts';
import { speakInFull } from '../words/index.ts';
import { AT, checkOptions } from './check-options.ts';
import { judgeAll } from './documents.ts';
import { PICTURES } from './options.ts';
import { originOf, saying } from './origins.ts';
import type { BinaryFormat, DrawOptions, TextFormat } from './types.ts';

const FORMATS = ['svg', 'png', 'gif', 'apng', 'animated-svg', 'txt', 'html'] as const satisfies readonly (
  | TextFormat
  | BinaryFormat
)[];

/** @throws as `checkOptions` */
export function checkDrawing(options: DrawOptions): void {
  checkOptions(options, { ...AT, format: FORMATS, ...PICTURES });
  const { background } = options;
  if (background !== undefined && !/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(background))
    throw new RangeError(`background is a color as #ffffff, not "${background}"`);
}

/** @param n the index of the move whose board is drawn; the last by default */
export async function drawEntry(
  placed: PlacedAnalysis,
  linked: LinkedEntries,
  n: number | undefined,
  { at: _, format = 'svg', caption = false, marks = true, ...options }: DrawOptions,
): Promise<string | Uint8Array> {
  // The pixels of a picture are a larger part.
  const others = format === 'svg' ? null : await import('./pictures.ts');
  await Promise.all([loadFirstMoves(placed.analysis), loadFigureMoves(placed.analysis)]);
  for (const one of figureMovesWork(placed.analysis)) finish(one.work());
  speakInFull();
  return saying(originOf(linked).spoken, () => {
    const { analysis } = placed;
    // Without marks no rule is asked, so that none need be there.
    const shown = marks ? placed : { ...placed, analysis: { ...analysis, rules: [UNBOUND_RULE] } };
    if (marks) judgeAll(analysis, analysis.rules);
    const tree = treeOf(linked, placed);
    const sequence: Sequence = finish(sequenceOf(linked.document, shown, inForce(shown.analysis), { tree }));
    const how = {
      ...options,
      marks,
      ...(n !== undefined && { at: n }),
      ...(caption && sequence.title !== '' && { caption: [sequence.title] }),
    };
    if (others) return others.written(format, sequence, how);
    return `${serialize(pictureTree(sceneOf(sequence, frameAt(sequence, how), how), undefined))}\n`;
  });
}
