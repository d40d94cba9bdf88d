import { gobanOfSgf, type Loss, unknownRules } from '../../../notation/export/index.ts';
import { readSimpleText } from '../../../notation/sgf/index.ts';
import { message } from '../../../words/index.ts';
import { type Conversion, convertEntry, type TargetId } from '../../export/index.ts';
import type { PlacedLine } from '../analysis/entries.ts';
import { rootValue } from '../analysis/sgf-game.ts';
import { recordOf } from '../view/record.ts';

/**
 * A position of SGF in another notation: the position after so moves of a line, or, without an
 * index, the line; as entries of ours the whole game, a variation each.
 */
export function convertSgf(placed: PlacedLine, target: TargetId, index?: number): Conversion {
  const { game } = placed.home;
  if (target === 'goban' && index === undefined) return gobanOfSgf(game.text);
  const done = convertEntry(placed.analysis, target, index);
  const record = recordOf(placed);
  // Printers know the lines that entries have, not what SGF writes at its nodes.
  let [marks, comments] = [0, 0];
  for (let n = 0; n <= placed.analysis.game.length; n++) {
    if (index !== undefined && n !== index) continue;
    const said = record(n, []);
    marks += said.marks.length;
    comments += said.comments?.length ?? 0;
  }
  const lost: Loss[] = [...done.lost];
  const stated = readSimpleText(rootValue(game.sgf, 'RU') ?? '').trim();
  if (stated !== '' && !game.ruleSet && game.isGo)
    lost.push({ code: 'lost.rules', message: unknownRules(stated) });
  if (marks > 0)
    lost.push({
      code: 'lost.signs',
      message: message('loss.marks-and-labels', { count: marks }),
    });
  if (comments > 0) lost.push({ code: 'lost.facts', message: message('loss.comments', { count: comments }) });
  return { text: done.text, lost };
}
