import { pack, readSimpleText } from '../../../notation/sgf/index.ts';
import type { Frame, Sequence } from '../../../protocol/player.ts';
import type { SgfAnalysis } from '../analysis/document.ts';
import type { PlacedLine } from '../analysis/entries.ts';
import { mentionsOf } from '../analysis/mentions.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';
import { commentsIn, drawnLines, drawnMarks, nodesOfFrame } from './frames.ts';
import { talliesOf } from './info.ts';

const N = pack('N');

/**
 * What the record itself says of the frames of a line: its marks beside those of Koban, and its
 * comments.
 */
export function recordOf({ home: { game, offset }, plies }: PlacedLine) {
  const tally = talliesOf(game, plies);
  return (
    n: number,
    marks: Frame['marks'],
  ): Pick<Frame, 'marks' | 'lines' | 'comments' | 'mentions' | 'tally' | 'name'> => {
    const nodes = nodesOfFrame(game, plies, n);
    if (nodes.length === 0) return { marks, tally: tally(n) };
    const comments = commentsIn(game, nodes).map(({ text }) => text);
    const lines = drawnLines(game, nodes);
    const mentions = comments.length > 0 ? mentioned(game, nodes, offset) : [];
    const name = nodes.map((node) => readSimpleText(game.valueOf(node, N) ?? '').trim()).find(Boolean) ?? '';
    return {
      marks: [...marks, ...drawnMarks(game, nodes)],
      ...(lines.length > 0 && { lines }),
      comments,
      ...(mentions.length > 0 && { mentions }),
      ...(name !== '' && { name }),
      tally: tally(n),
    };
  };
}

/**
 * What the comments of nodes speak of, each point and each node once, in the words that they use.
 */
function mentioned(game: SgfGame, nodes: readonly number[], offset: number): NonNullable<Frame['mentions']> {
  const found = new Map<string, NonNullable<Frame['mentions']>[number]>();
  for (const node of nodes) {
    for (const { span, ...to } of mentionsOf(game, node)) {
      const text = readSimpleText(game.text.slice(span.start, span.end));
      const place = 'point' in to ? to : { node: offset + game.sgf.nodeSpan(to.node).start };
      const key = JSON.stringify(place);
      if (!found.has(key)) found.set(key, { text, ...place });
    }
  }
  return [...found.values()];
}

/** The games of a collection beside the one that a line belongs to. */
export function gamesBeside({ sgf }: SgfAnalysis, { home: { index } }: PlacedLine): Pick<Sequence, 'games'> {
  if (sgf.games.length < 2) return {};
  const at = (i: number) => sgf.games[i]?.offset ?? null;
  return {
    games: { number: index + 1, count: sgf.games.length, previous: at(index - 1), next: at(index + 1) },
  };
}
