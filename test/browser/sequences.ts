/** Sequences for the player, made as the server makes them: from text, with the verdicts of the real rules. */

import fc from 'fast-check';
import { openDocument } from '../../src/document/index.ts';
import type { MoveTree } from '../../src/protocol/move-tree.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import {
  analyse,
  DEFAULT_SETTINGS,
  diagnose,
  finishFindings,
  moveTree,
  sequenceAt,
} from '../../src/service/index.ts';
import { anyPicture, anyText } from '../render/arbitrary.ts';
import { TRIPLE_KO_TEXT } from './comparisons.ts';

export * from './comparisons.ts';
export * from './examples.ts';
export * from './gallery.ts';

/** The first entry of a text, all searches done. @throws Error when the text has none. */
export function sequenceOf(text: string, rule?: string, language: 'goban' | 'sgf' = 'goban'): Sequence {
  const document = analyse(openDocument('file:///kos.goban', 1, language, text), DEFAULT_SETTINGS);
  for (const { analysis } of document.entries) finishFindings(analysis);
  const found = sequenceAt(document, { entry: 0, ...(rule !== undefined && { rule }) });
  if (!found) throw new Error(`no entry in ${text}`);
  return found.sequence;
}

export const TRIPLE_KO = sequenceOf(TRIPLE_KO_TEXT);
export const TRIPLE_KO_PSK = sequenceOf(TRIPLE_KO_TEXT, 'psk');
const OF_FOUR = TRIPLE_KO_TEXT.replace(/^rules: .*\n/m, 'rules: psk, spight, korean, basic\n');
export const OF_FOUR_RULES = sequenceOf(OF_FOUR);
export const OF_FOUR_UNDER_SPIGHT = sequenceOf(OF_FOUR, 'spight');
export const TRIPLE_KO_BASIC = sequenceOf(TRIPLE_KO_TEXT, 'basic');

/** All moves of the game of a text, as a tree. */
function movesOf(text: string): MoveTree {
  const document = analyse(openDocument('file:///kos.goban', 1, 'sgf', text), DEFAULT_SETTINGS);
  diagnose(document);
  const tree = moveTree(document, { offset: 0 });
  if (!tree) throw new Error(`no tree in ${text}`);
  return tree;
}

/** A game in SGF, with marks, comments and variations. */
const RECORD_TEXT = `(;FF[4]GM[1]SZ[9]RU[Tromp-Taylor]GN[A ko with variations]PB[Lee]BR[9p]PW[Ke]KM[6.5]RE[B+R]C[Black to play.]
AB[cc][bd][ce][ff]AW[dc][ed][de][cd]
;B[dd]BL[725];W[gg]WL[65.5]OW[3]C[A threat\\]\\: Black has to answer it at A or at B.

If Black does not, White cuts, and the stones at the top are worth nothing.]TR[gg]SQ[ff]CR[dd]MA[hh]LB[fg:A][gf:B]
(;B[gf];W[cd];B[fg];W[hh];B[hg])
(;B[fg]N[the other side];W[hf];B[gf];W[cd];B[dd]C[Back again.]))`;
export const RECORD = sequenceOf(RECORD_TEXT, undefined, 'sgf');
export const RECORD_TREE = movesOf(RECORD_TEXT);

/** A lower left corner of a 19x19 board with something unknown in it. */
export const FRAGMENT = sequenceOf(`# A corner, not all of it known
size: 19
| ? ? . . . . . .
| ? ? . X . . . .
| . . O X O . . *
| . O X X . O b .
| . . O X . a X .
| . . . . . . . ?
+----------------
moves: B e3 W a B f5
`);

const LETTERS = 'abcdefghjklmnopqrstuvwxyz';

/** Stones in knight's moves over the whole board, colors alternating. */
function knightly(size: number, count: number): string {
  const moves: string[] = [];
  for (let i = 0; moves.length < count && i < size * size; i++) {
    const p = (i * 101 + 37) % (size * size);
    moves.push(`${moves.length % 2 ? 'W' : 'B'} ${LETTERS[p % size]}${Math.floor(p / size) + 1}`);
  }
  return moves.join(' ');
}

function emptyBoard(title: string, size: number, moves: string): Sequence {
  const row = `|${' .'.repeat(size)} |\n`;
  const edge = `+${'-'.repeat(2 * size + 1)}+\n`;
  return sequenceOf(`# ${title}\n${edge}${row.repeat(size)}${edge}moves: ${moves}\n`);
}

export const WHOLE_BOARD = emptyBoard('A whole board', 19, knightly(19, 160));

/** As large and long as may be: 25x25 and 2,000 moves. */
export const LONG = emptyBoard('Long', 25, `${knightly(25, 200)} ${'B pass W pass '.repeat(900)}`);

/** Ten thousand nodes: a game of 400 moves with a variation of 24 behind each. */
function forest(): string {
  const points = knightly(19, 160)
    .split(' ')
    .filter((_, i) => i % 2 === 1);
  const sgf = (n: number) => {
    const point = points[n % points.length] ?? 'a1';
    const column = LETTERS.indexOf(point.charAt(0));
    return `${String.fromCharCode(97 + column)}${String.fromCharCode(97 + 19 - Number(point.slice(1)))}`;
  };
  const moves = (from: number, count: number) =>
    Array.from(
      { length: count },
      (_, i) => `;${(from + i) % 2 ? 'W' : 'B'}[${from + i < 160 ? sgf(from + i) : ''}]`,
    );
  let text = '(;GM[1]SZ[19]';
  const tails: string[] = [];
  for (const [n, move] of moves(0, 400).entries()) {
    text += `${move}(`;
    tails.push(`)(;${(n + 1) % 2 ? 'W' : 'B'}[]${moves(n + 2, 23).join('')})`);
  }
  return `${text};C[The end.]${tails.reverse().join('')})`;
}
const FOREST_TEXT = forest();
export const FOREST = sequenceOf(FOREST_TEXT, undefined, 'sgf');
export const FOREST_TREE = movesOf(FOREST_TEXT);

export const NASTY = [
  '</title><script>alert(1)</script><img src=x onerror=alert(1)>',
  '"\'`$',
  '{1}&amp;\u0000\u202e]]>--><svg onload=alert(1)>',
].join('');

/** Hostile text wherever text can be, also where the server would never let it through. */
export const HOSTILE: Sequence = {
  ...TRIPLE_KO,
  uri: `file:///${NASTY}`,
  title: NASTY,
  labels: [{ point: 8, text: NASTY }],
  problems: [NASTY],
  frames: TRIPLE_KO.frames.map((frame) => ({
    ...frame,
    number: NASTY,
    caption: NASTY,
    marks: [
      ...frame.marks,
      { point: 11, mark: { kind: 'label', text: NASTY } },
      { point: 13, mark: { kind: 'forbidden', rule: NASTY } },
      { point: 20, mark: { kind: 'eye', text: NASTY } },
    ],
    move: frame.move && { ...frame.move, description: NASTY },
    verdicts: frame.verdicts.map((line) => ({
      ...line,
      rule: NASTY,
      title: NASTY,
      text: NASTY,
      reason: NASTY,
      clause: NASTY,
      notes: [NASTY],
      proof: true,
    })),
    repeats: { of: 0, length: 6, pattern: 'triple-ko' },
  })),
};

/** Sequences of the right shape and of any content: points that are not on the board, ragged rows, any text. */
export const ANYTHING: readonly Sequence[] = fc
  .sample(fc.tuple(fc.array(anyPicture, { minLength: 1, maxLength: 4 }), anyText, fc.integer()), {
    numRuns: 40,
    seed: 7,
  })
  .map(([pictures, text, n], version): Sequence => {
    const { shape, labels = [], crosses = [] } = pictures[0]!;
    const frames = pictures.map(({ rows, marks = [] }, index) => ({
      index,
      number: text,
      rows,
      marks,
      move: { color: 'white' as const, point: text, at: n, captured: [n, -1, 0], description: text },
      verdicts: [
        {
          rule: text,
          title: text,
          name: text,
          verdict: 'ends' as const,
          code: null,
          text: `ends${text}`,
          outcome: 'draw' as const,
          reason: text,
          clause: text,
          notes: [text],
          proof: n % 2 === 0,
          inForce: true,
        },
      ],
      repeats: { of: Math.abs(n), length: 1, pattern: 'triple-ko' as const },
      caption: text,
      span: null,
    }));
    const { uri } = TRIPLE_KO;
    return { uri, entry: 0, version, title: text, shape, labels, marks: crosses, frames, problems: [text] };
  });
