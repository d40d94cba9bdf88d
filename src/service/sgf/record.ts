import type { RecordedPly } from '../../go/ply.ts';
import type { Frame, Sequence } from '../../protocol/player.ts';
import type { DocumentAnalysis, PlacedAnalysis } from '../types.ts';
import { gameIndexAt } from './entries.ts';
import { commentsIn, drawnLines, drawnMarks, nodesOfFrame } from './frames.ts';
import { lineThrough } from './line.ts';

/** What the record itself says of the frames of a line: its marks beside those of Koban, and its comments. */
export function recordOf(document: DocumentAnalysis, { analysis, entry }: PlacedAnalysis) {
  const { game } = document.sgf!.games[gameIndexAt(document.sgf!, entry.offset)]!;
  const last = analysis.game.plies.at(-1);
  const { plies } = lineThrough(game, last ? game.plies.indexOf(last as RecordedPly) : -1);
  return (n: number, marks: Frame['marks']): Pick<Frame, 'marks' | 'lines' | 'comments'> => {
    const nodes = nodesOfFrame(game, plies, n);
    if (nodes.length === 0) return { marks };
    const comments = commentsIn(game, nodes).map(({ text }) => text);
    const lines = drawnLines(game, nodes);
    return {
      marks: [...marks, ...drawnMarks(game, nodes)],
      ...(lines.length > 0 && { lines }),
      comments,
    };
  };
}

/** The games of a collection beside the one that a line belongs to. */
export function gamesBeside({ sgf }: DocumentAnalysis, { entry }: PlacedAnalysis): Pick<Sequence, 'games'> {
  if (!sgf || sgf.games.length < 2) return {};
  const index = gameIndexAt(sgf, entry.offset);
  const at = (i: number) => sgf.games[i]?.offset ?? null;
  return {
    games: { number: index + 1, count: sgf.games.length, previous: at(index - 1), next: at(index + 1) },
  };
}
