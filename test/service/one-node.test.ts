import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { nodeAtPlace } from '../../src/protocol/move-tree.ts';
import {
  analyse,
  DEFAULT_SETTINGS,
  editBranch,
  moveTree,
  navigate,
  sequenceAt,
} from '../../src/service/index.ts';
import { moveAtOffset, nodePlace } from '../../src/service/sgf/index.ts';
import { gamesOf } from '../../src/service/texts.ts';
import { TRIPLE_KO } from '../fixtures/boards.ts';
import { expectSeen, runs } from '../runs.ts';
import { games } from './sgf/trees.ts';

/** Nodes without a move, and blanks wherever they may stand. */
const records = fc
  .tuple(
    games(5).filter(({ length }) => length < 240),
    fc.infiniteStream(fc.nat(11)),
  )
  .map(([text, random]) =>
    text.replace(/(?=[;()])/g, () => {
      const { value } = random.next();
      return value < 3 ? [' ', '\n', '\n  '][value]! : '';
    }),
  )
  .chain((text) =>
    fc
      .nat(3)
      .map((n) =>
        n === 0
          ? text
          : text.replace(/\](?=\s*;)/g, (end, at: number) =>
              at % (n + 1) === 0 ? `${end};C[a; b (c\\])]TR[aa]` : end,
            ),
      ),
  );

/** Where nodes begin, by a reading of its own: a semicolon outside of all values. */
function beginnings(text: string): number[] {
  const found: number[] = [];
  let inValue = false;
  for (let i = 0; i < text.length; i++) {
    if (inValue && text[i] === '\\') i++;
    else if (text[i] === '[') inValue = true;
    else if (text[i] === ']') inValue = false;
    else if (text[i] === ';' && !inValue) found.push(i);
  }
  return found;
}

const open = (text: string, host: 'sgf' | 'goban') =>
  analyse(openDocument('file:///a', 1, host, text), DEFAULT_SETTINGS);

describe('the node at a place of the text', () => {
  it('is one for the board, the tree, the commands of branches and those that go to nodes', () => {
    let silent = 0;
    const law = fc.property(records, (text) => {
      const document = open(text, 'sgf');
      const starts = beginnings(text);
      const tree = moveTree(document, { offset: 0 })!;
      expect(tree.places).toEqual(starts);
      const copied = (offset: number) =>
        editBranch(document, { uri: '', version: 1, offset, action: 'copy' });
      const at = (offset: number) => sequenceAt(document, { offset })!;
      const games = gamesOf(document);
      // A board is made of all frames of its line: each node is asked for once, at its beginning or somewhere in it.
      const asked = new Set<number>();
      for (let offset = 0; offset <= text.length; offset++) {
        const node = Math.max(0, starts.filter((start) => start <= offset).length - 1);
        const index = tree.frames[node]!;
        const place = nodePlace(games, offset);
        if (place !== undefined) silent++;
        // As the views find it that know the board.
        const to = [navigate(document, offset, 'parent'), navigate(document, offset, 'child')];
        const seen = [
          moveAtOffset(games, offset),
          nodeAtPlace(tree, place ?? starts[node]),
          ...to.map((one) => (one === null ? -1 : nodeAtPlace(tree, one))),
        ];
        const expected = [index, node, tree.parents[node], tree.parents.indexOf(node)];
        // A comparison of vitest costs more than all that is compared here.
        if (String(seen) !== String(expected))
          expect([text, offset, ...seen]).toEqual([text, offset, ...expected]);
        // As the server says.
        if (asked.has(node) || (offset * 7 + text.length) % 5 > 0) continue;
        asked.add(node);
        const board = at(offset);
        expect([board.node, board.index]).toEqual([place, index]);
        expect(nodeAtPlace(tree, place ?? board.sequence.frames[index]?.span?.start)).toBe(node);
        expect(moveTree(document, { offset })!.current).toBe(node);
        if (offset >= (starts[0] ?? 0)) expect(copied(offset)).toEqual(copied(tree.places[node] ?? 0));
      }
    });
    fc.assert(law, { numRuns: runs(80) });
    expectSeen(silent, 200);
  });

  it('is one for the board and the tree of entries that continue one another', () => {
    const text = `${TRIPLE_KO}\n\n# One more\nfrom: #1 after 3\nmoves: W d5 B b6\nexpect: captures 1 at move 4\n`;
    const document = open(text.replace(/^(?!#)/, '# First\n').replace('#1', 'First'), 'goban');
    const { length } = document.document.text;
    for (let offset = 0; offset <= length; offset++) {
      const { sequence, index } = sequenceAt(document, { offset })!;
      const { current, ...tree } = moveTree(document, { offset })!;
      expect([offset, nodeAtPlace(tree, sequence.frames[index]?.span?.start)]).toEqual([offset, current]);
    }
  });
});
