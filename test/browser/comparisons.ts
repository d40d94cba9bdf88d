/** Tables of verdicts and proofs, made as the server makes them. */

import { openDocument } from '../../src/document/index.ts';
import { finish } from '../../src/go/task.ts';
import type { Comparison } from '../../src/protocol/compare.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import {
  analyse,
  comparedRules,
  DEFAULT_SETTINGS,
  judgementWork,
  proofAt,
  sequenceAt,
} from '../../src/service/index.ts';
import { compareAt, TRIPLE_KO as TRIPLE_KO_BOARD } from '../service/marked.ts';

/** Three kos, in an arrangement of our own; the sixth play brings the start back. */
export const TRIPLE_KO_TEXT = `# Triple ko
rules: spight, psk
${TRIPLE_KO_BOARD}
moves: B d6 W b5 B f6 W d5 B b6 W f5
`;

/** Without searching, as a long game is shown at first. */
function unsearched(text: string): Comparison {
  const document = analyse(openDocument('file:///kos.goban', 1, 'goban', text), DEFAULT_SETTINGS);
  return finish(compareAt(document, { entry: 0 }))!;
}

function comparisonOf(text: string): {
  before: Comparison;
  after: Comparison;
  proof: Sequence | null;
  shown: Sequence | null;
} {
  const document = analyse(openDocument('file:///kos.goban', 1, 'goban', text), DEFAULT_SETTINGS);
  const { analysis } = document.entries[0]!;
  const before = finish(compareAt(document, { entry: 0 }))!;
  const rules = comparedRules(analysis).map(({ id }) => id);
  for (const { work } of judgementWork(analysis, rules)) finish(work());
  const after = finish(compareAt(document, { entry: 0 }))!;
  const proof = proofAt(document, { entry: 0, move: 4, rule: 'spight' })?.sequence ?? null;
  const shown = sequenceAt(document, { entry: 0 })?.sequence ?? null;
  return { before, after, proof, shown };
}

const made = comparisonOf(TRIPLE_KO_TEXT);
/** While no rule has searched yet, and when all have. */
export const SEARCHING = made.before;
export const COMPARISON = made.after;
/** The moves of the table on a board. */
export const COMPARED = made.shown!;
/** Of move 4 under Spight's rule: the ko in which d6 was played, and that of the capture. */
export const PROOF = made.proof!;

export const AGREED = comparisonOf('# Quiet\nedges: all\n. . .\n. . .\n. . .\nmoves: B a1 W b2\n').after;
export const NO_MOVES = comparisonOf('# Still\nedges: all\n. . .\n').after;

const letters = 'abcdefghjklmnopqrst';
const plays = Array.from({ length: 250 }, (_, i) => {
  const p = (i * 101 + 37) % 361;
  return `${i % 2 ? 'W' : 'B'} ${letters[p % 19]}${Math.floor(p / 19) + 1}`;
});
export const GAME = unsearched(
  `# A game\nsize: 19\n+${'-'.repeat(39)}+\n${`|${' .'.repeat(19)} |\n`.repeat(19)}+${'-'.repeat(39)}+\nmoves: ${plays.join(' ')}\n`,
);
