import { describe, expect, it } from 'vitest';
import { finish } from '../../../../src/go/task.ts';
import { analyseSgf, DEFAULT_SETTINGS } from '../../../../src/service/index.ts';
import { findingsOf } from '../../../../src/service/sgf/features/diagnose.ts';

/** The codes of all that is said, in the order of the text. */
function codes(text: string): string[] {
  const document = analyseSgf(text, DEFAULT_SETTINGS);
  for (const { game } of document.games) finish(game.verdicts.all(game.rules[0]!));
  return findingsOf(document).map(({ code }) => code);
}

/**
 * What SGFC, the reference checker of FF[4], reports of a file, by the numbers of its documentation (version 2.2): a text of our own that has
 * the fault, and the codes that we give it. Its numbers of command lines, files and memory are left out.
 */
const TOLD: [number: number, what: string, text: string, codes: string[]][] = [
  [6, 'what looks like SGF before the game', 'W[dd] (;C[x])', ['sgf.outside-text']],
  [7, 'no game', 'A letter', ['sgf.no-game']],
  [8, 'text between properties', '(;C[x] abc;N[y])', ['sgf.stray-text']],
  [8, 'an aside in parentheses', '(;C[x] (an aside) ;N[y])', ['sgf.stray-text']],
  [9, 'a missing )', '(;C[x](;C[y])', ['sgf.unclosed-tree']],
  [10, 'the end within a value', '(;C[x', ['sgf.unclosed-tree', 'sgf.unclosed-value']],
  [11, 'a name that is no name', `(;${'X'.repeat(101)}[x])`, ['sgf.unknown-property']],
  [12, 'an empty variation', '(;C[x]())', ['sgf.empty-variation']],
  [13, 'several values', '(;PB[x][y])', ['sgf.several-values']],
  [14, 'a value that is none', '(;C[x];W[7])', ['sgf.wrong-value']],
  [14, 'a color that is none, in an old file', '(;FF[3]PL[x])', ['sgf.wrong-value']],
  [15, 'a value with blanks', '(;C[x];W[d d])', ['sgf.wrong-value']],
  [15, 'words behind a number', '(;C[x];W[dd]OW[3 left])', ['sgf.wrong-value']],
  [16, 'a long name', '(;FF[4];White[dd])', ['sgf.long-name']],
  [17, 'a list without a point', '(;AW[])', ['sgf.wrong-value']],
  [18, 'a size that is none', '(;SZ[big])', ['sgf.wrong-value']],
  [18, 'a version that is none', '(;FF[x])', ['sgf.wrong-value']],
  [18, 'a game that is none', '(;GM[Go])', ['sgf.wrong-value']],
  [19, 'another game', '(;GM[3])', ['sgf.not-go']],
  [20, 'a property without a value', '(;C[x];PL)', ['sgf.no-value']],
  [21, 'a variation that begins with one', '(;C[x]((;W[dd])))', ['sgf.empty-variation']],
  [22, 'a zero byte', '(;C[\0])', ['sgf.nul']],
  [23, 'half a label', '(;FF[4]LB[dd])', ['sgf.wrong-value']],
  [24, 'a move in the first node', '(;W[dd])', ['sgf.root-move']],
  [25, 'a blank in a point of a line', '(;LN[d d:ee])', ['sgf.wrong-value']],
  [28, 'a property twice', '(;N[x]N[y])', ['sgf.duplicate-property']],
  [30, 'setup beside a move', '(;C[x];AB[dd]W[ee])', ['sgf.setup-and-move']],
  [31, 'a name of three letters', '(;ABC[x])', ['sgf.unknown-property']],
  [32, 'a size further on', '(;C[x];SZ[9])', ['sgf.root-property']],
  [33, 'a result in words', '(;RE[nobody knows])', ['sgf.result']],
  [33, 'a date in words', '(;DT[last summer])', ['sgf.date']],
  [35, 'a private property', '(;ZZ[x])', ['sgf.unknown-property']],
  [36, 'a game without ;', '(C[x])', ['sgf.no-node']],
  [37, 'two moves in a node', '(;C[x];B[dd]W[ee])', ['sgf.two-moves']],
  [38, 'two marks on a point', '(;CR[dd]SQ[dd])', ['sgf.two-marks']],
  [38, 'a point twice in a list', '(;AW[dd][dd])', ['sgf.point-twice']],
  [38, 'a stone set up twice', '(;AW[dd]AB[dd])', ['sgf.two-stones']],
  [39, 'a stone where one is', '(;AW[dd];AW[dd])', ['sgf.stone-on-stone']],
  [39, 'an empty point emptied', '(;C[x];AE[dd])', ['sgf.nothing-there']],
  [40, 'a property of older versions', '(;FF[4]SC[dd])', ['sgf.old-property']],
  [41, 'good for both', '(;GB[1]DM[1])', ['sgf.contradiction']],
  [42, 'a good move that is bad', '(;FF[4];W[dd]TE[1]BM[1])', ['sgf.contradiction']],
  [43, 'an annotation without a move', '(;C[x];DO[])', ['sgf.no-move']],
  [44, 'about the game in two nodes', '(;PB[x];DT[2024])', ['sgf.second-info']],
  [46, 'a version to come', '(;FF[5])', ['sgf.wrong-value']],
  [47, 'a square in two numbers', '(;SZ[9:9])', ['sgf.square-size']],
  [50, 'a board that is too large', '(;SZ[53])', ['sgf.wrong-value']],
  [51, 'a form of FF[4] in an older file', '(;FF[2]SZ[9:13])', ['sgf.newer-form']],
  [52, 'an empty value beside others', '(;VW[][dd])', ['sgf.several-values']],
  [53, 'different games', '(;C[x])(;GM[3])', ['sgf.not-go']],
  [54, 'a value without a name', '(;[dd])', ['sgf.no-name']],
  [58, 'a play on a stone', '(;C[x];B[dd];W[dd])', ['play.occupied']],
  [61, 'handicap stones that are not there', '(;HA[3]AB[dd];W[pp])', ['sgf.handicap']],
  [63, 'two moves of one color', '(;C[x];B[dd];W[dp];W[pd])', ['sgf.turn']],
  [65, 'a pass of FF[4] in an older file', '(;FF[3];W[])', ['sgf.newer-form']],
  [66, 'a node behind variations', '(;C[x](;C[y]);C[z])', ['sgf.late-node']],
  [67, 'a variation without ;', '(;C[x](N[y]))', ['sgf.no-node']],
  [71, 'characters that could not be read', '(;C[\ufffd])', ['sgf.lost-characters']],
  [72, 'an encoding that nobody knows', '(;CA[xyz])', ['sgf.unknown-charset']],
];

/** What it reports and we do not, and why. */
const UNTOLD: [number: number, what: string, text: string, why: string][] = [
  [17, 'an empty text', '(;C[];N[])', 'programs write them, and nothing is lost'],
  [45, 'different versions in a file', '(;FF[3])(;FF[4])', 'each game is read by its own'],
  [55, 'an empty node', '(;C[x];;N[y])', 'it is reported only where it is deleted'],
  [56, 'a move taken back by setup', '(;C[x];W[dd](;B[ee])(;AE[dd];W[pp]))', 'it plays as it is meant'],
  [
    57,
    'the same in all variations',
    '(;C[x];W[dd](;AE[dd];W[pp])(;AE[dd];W[dp]))',
    'it plays as it is meant',
  ],
  [59, 'komi of a private property', '(;KI[13])', 'what programs add is theirs'],
  [60, 'two games', '(;C[x])(;C[y])', 'that is a collection'],
  [61, 'black stones without a handicap', '(;AB[dd][pp])', 'that is a problem'],
  [62, 'setup in the game', '(;C[x];W[dd];AB[pp]AE[dd])', 'lessons and diagrams have it'],
  [74, 'different encodings in a file', '(;CA[Big5])(;CA[UTF-8])', 'an editor has decoded the text already'],
  [
    76,
    '10,000 variations in each other',
    '(;C[x]'.repeat(10_001) + ')'.repeat(10_001),
    'no depth is too deep',
  ],
];

describe('what the reference checker of FF[4] reports', () => {
  it.each(TOLD)('%i, %s, is told', (_number, _what, text, expected) => {
    expect(codes(text).sort()).toEqual([...expected].sort());
  });

  it.each(UNTOLD)('%i, %s, is no fault', (_number, _what, text) => {
    expect(codes(text)).toEqual([]);
  });

  it('is all of it', () => {
    // Of command lines, files, memory and what is only done while converting.
    const others = [1, 2, 3, 4, 5, 26, 27, 29, 34, 48, 49, 64, 68, 69, 70, 73, 75];
    const numbers = new Set([...others, ...TOLD.map(([n]) => n), ...UNTOLD.map(([n]) => n)]);
    expect(Array.from({ length: 76 }, (_, i) => i + 1).filter((n) => !numbers.has(n))).toEqual([]);
  });
});
