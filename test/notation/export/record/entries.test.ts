import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { openDocument } from '../../../../src/document/index.ts';
import { gobanOfSgf } from '../../../../src/notation/export/record/entries.ts';
import type { EntrySyntax } from '../../../../src/notation/types.ts';
import { analyse, convertEntries, DEFAULT_SETTINGS } from '../../../../src/service/index.ts';
import { message } from '../../../../src/words/index.ts';
import { runs } from '../../../runs.ts';
import { anyText } from '../../goban/arbitrary.ts';

const read = (text: string) => analyse(openDocument('a.goban', 0, 'goban', text), DEFAULT_SETTINGS);
const errors = (text: string) =>
  read(text).entries.flatMap(({ analysis }) =>
    [...analysis.syntax.problems, ...analysis.problems]
      .filter(({ severity }) => severity === 'error')
      .map(({ code }) => code),
  );
/** What an entry is about: its board and its moves, whatever it is written as. */
const gist = (text: string) =>
  read(text).entries.map(({ analysis }) => ({
    title: analysis.syntax.title?.value,
    start: analysis.game.start.position.rows(),
    place: analysis.game.start.position.geometry.origin,
    open: [...analysis.game.start.position.geometry.open].sort(),
    toPlay: analysis.game.start.toPlay,
    moves: analysis.game.plies.map(({ move }) => move),
    first: analysis.shown(1),
    drawn: marksOf(analysis.syntax),
    labels: [...analysis.labels].sort(),
    rules: analysis.syntax.rules.map(({ value }) => value),
    expects: analysis.syntax.expects.map((one) => one.text),
  }));
/** In an order that does not depend on where it came from. */
const marksOf = ({ diagram, drawn }: EntrySyntax) => {
  const { signs = [], lines = [] } = diagram ?? drawn ?? {};
  return [...signs, ...lines].map((one) => JSON.stringify(Object.entries(one).sort())).sort();
};
const sgfOf = (text: string) =>
  convertEntries(read(text), 'sgf')
    .entries.map((entry) => entry.text)
    .join('');

describe('suicide', () => {
  const BOARD = '+-----+\n| . . |\n| . . |\n+-----+\n';

  test.each([
    ['NZ', 'rules: ssk\nsuicide: allowed\n'],
    ['Tromp-Taylor', 'rules: psk\nsuicide: allowed\n'],
    ['koSIMPLEscoreAREAtaxNONEsui1', 'rules: basic\nsuicide: several\n'],
    ['koPOSITIONALscoreAREAtaxNONEsui0', 'rules: psk\n'],
    ['GOE', 'rules: ing\n'],
    ['Chinese', 'rules: psk\n'],
  ])('RU[%s] becomes lines that judge alike', (rules, lines) => {
    expect(gobanOfSgf(`(;SZ[2]RU[${rules}];B[aa])`).text).toBe(`# Game\n${BOARD}${lines}moves: B a2\n`);
  });

  test.each([
    ['psk', 'Tromp-Taylor'],
    ['ssk', 'NZ'],
  ])('%s with it is a rule set of its own, and comes back', (rule, name) => {
    const text = `# A game\n${BOARD}rules: ${rule}\nmoves: B a1\nsuicide: allowed\n`;
    const { text: sgf, lost } = convertEntries(read(text), 'sgf').entries[0]!;
    expect(sgf).toContain(`RU[${name}]`);
    expect(lost).toEqual([]);
    const [back] = read(gobanOfSgf(sgf).text).entries;
    expect(back!.analysis.options.suicide).toBe('allowed');
    expect(back!.analysis.rules).toEqual([rule]);
    expect(back!.analysis.problems).toEqual([]);
  });

  test.each([
    ['rules: basic\nsuicide: allowed', ['lost.rules']],
    ['suicide: allowed', ['lost.rules']],
    ['rules: ing\nsuicide: forbidden', ['lost.rules']],
    ['rules: ing\nsuicide: allowed', ['lost.rules']],
    ['rules: psk\nsuicide: forbidden', ['lost.rules']],
    ['rules: psk\nsuicide: allowed', []],
    ['rules: ing', []],
  ])('%j: what no rule set says is told to be lost', (lines, codes) => {
    const { lost } = convertEntries(read(`# A\n${BOARD}${lines}\n`), 'sgf').entries[0]!;
    expect(lost.map(({ code }) => code)).toEqual(codes);
  });
});

describe('SGF as entries', () => {
  it('has the board, its labels and marks, comments and moves', () => {
    const { text, lost } = gobanOfSgf(
      '(;SZ[5]GN[A game]RU[Japanese]PL[W]AB[aa][bb:bc]AW[cc]LB[dd:a][ee:12]MA[ae]C[Two\nlines];W[de]C[Why?];B[])',
    );
    expect(text).toBe(`# A game
+-----------+
| X . . . . |
| . X . . . |
| . X O . . |
| . . . a . |
| * . . . . |
+-----------+
rules: japanese
label: e1=12
; Two
; lines
moves: W d1
; Why?
moves: B pass
`);
    expect(lost).toEqual([]);
    expect(errors(text)).toEqual([]);
  });

  it('has variations that continue it, and boards where a game is set up anew', () => {
    const { text, entries } = gobanOfSgf(
      '(;SZ[9];B[aa];W[bb](;B[cc];AB[ii];W[hh])(;B[dd]N[Other](;W[ee])(;W[ff]))(;AW[gg];B[ab]))',
    );
    expect(entries).toBe(5);
    expect(text.match(/^(?:#|from:).*$/gm)).toEqual([
      '# Game',
      '# Other',
      'from: Game after 2',
      '# Other, variation 1 at 4',
      'from: Other after 3',
      '# Game, variation 2 at 3',
      '# Game, set up',
    ]);
    expect(errors(text)).toEqual([]);
    const boards = gist(text).map(({ start, moves }) => [start.join('').replace(/\./g, ''), moves.length]);
    expect(boards).toEqual([
      ['', 3],
      ['', 4],
      ['', 4],
      ['XOO', 1],
      ['XOXX', 1],
    ]);
  });

  it('gives every game and every variation a title of its own', () => {
    const { text } = gobanOfSgf('(;SZ[5]GN[# A after 3];B[aa])(;SZ[5]GN[a];B[bb](;W[cc])(;W[dd]N[A]))');
    expect(text.match(/^# .*$/gm)).toEqual(['# # A after 3', '# a', '# A (2)']);
  });

  it.each(['Life after 3', 'Life after move 3', '"Life"', '# Life', '#Life', 'Life '.repeat(40).trim()])(
    'keeps the title %s, and finds it again',
    (title) => {
      const { text } = gobanOfSgf(`(;SZ[5]GN[${title}];B[aa]TR[aa][bb](;W[cc])(;W[dd]))`);
      expect(gist(text)[0]!.title).toBe(title);
      expect(errors(text)).toEqual([]);
    },
  );

  it('cuts a title without end, and says so', () => {
    const { text, lost } = gobanOfSgf(`(;SZ[5]GN[${'a'.repeat(1001)}])`);
    expect(gist(text)[0]!.title).toBe('a'.repeat(1000));
    expect(lost.map(({ code }) => code)).toEqual(['lost.title']);
  });

  it('draws the largest boards of SGF, with all their moves', () => {
    const { text, lost } = gobanOfSgf('(;SZ[52];B[aa];W[ZZ];B[Za];W[zA])(;SZ[26:33];B[za])');
    expect(lost).toEqual([]);
    expect(text).toMatch(/^moves: B a52 bbb1 bbb52 aa26$/m);
    const [large, wide] = gist(text);
    expect([large!.moves.length, wide!.moves.length]).toEqual([4, 1]);
    const [one] = convertEntries(read(text), 'senseis').entries;
    expect(one!.lost.map(({ code }) => code)).toEqual(['lost.size']);
  });

  it('tells what it cannot hold', () => {
    const { text, lost } = gobanOfSgf('(;SZ[9]RU[House]LB[aa:much too long]AR[aa:aa];B[zz])');
    expect(lost.map(({ code }) => code)).toEqual(['lost.signs', 'lost.lines', 'lost.rules', 'lost.moves']);
    expect(text).toContain('moves: B tenuki');
  });

  it('has what is drawn at moves, but for the mark of the move itself', () => {
    const { text, lost } = gobanOfSgf(
      '(;SZ[5]GN[G]CR[aa]TR[bb]LB[cc:12]AB[bb];B[cc]CR[cc];W[dd]SQ[cc]AR[cc:dd]N[Look];B[ee](;W[ea]TR[ea]TR[aa])(;W[eb]LB[eb:w]TW[aa:ba]))',
    );
    expect(text).toBe(`# G
+-----------+
| . . . . . |
| . X . . . |
| . . . . . |
| . . . . . |
| . . . . . |
+-----------+
circle: a5
triangle: b4
label: c3=12
moves: B c3 d2 e1 e5

# Look
from: G after 2
square: c3
arrow: c3-d2

# G, position 4
from: G after 4
triangle: e5 a5

# G, variation 1 at 4
from: G after 3
moves: W e4

# G, variation 1 at 4, position 4
from: G, variation 1 at 4 after 4
territory: W a5 b5
label: e4=w
`);
    expect(lost).toEqual([{ code: 'lost.signs', message: message('loss.last-move-marks') }]);
    expect(errors(text)).toEqual([]);
  });

  it('survives variations as deep as they like, and names that are all alike', () => {
    const deep = `${'(;B[aa]'.repeat(3000)}${'(;W[bb]N[x])'.repeat(1)}${')(;W[cc]N[x])'.repeat(2999)})`;
    expect(gobanOfSgf(`(;SZ[9]${deep})`).entries).toBeGreaterThan(1000);
    expect(gobanOfSgf(`(;SZ[9]${'(;B[aa]N[x])'.repeat(20_000)})`).entries).toBe(20_000);
  });

  test('no text makes it fail', () => {
    const pieces = [
      '(',
      ';',
      ')',
      'B[aa]',
      'W[bb]',
      'AB[cc:dd]',
      'C[x',
      ']',
      'SZ[9]',
      'SZ[0]',
      'LB[aa:b]',
      'N[n]',
      'AE[aa]',
    ];
    const texts = fc.oneof(
      anyText,
      fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((p) => `(;${p.join('')}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(errors(gobanOfSgf(text).text).filter((code) => code !== 'entry.no-board')).toEqual([]);
      }),
      { numRuns: runs(600) },
    );
  });
});

describe('goban to SGF to goban', () => {
  const MOVES = ['a1', 'b1', 'c3', 'pass', 'tenuki', 'd4', 'e5', 'B a2', 'W b2', 'B c1'];
  const books = fc.record({
    size: fc.integer({ min: 5, max: 9 }),
    cells: fc.array(fc.constantFrom(...'....XO'), { minLength: 81, maxLength: 81 }),
    whole: fc.boolean(),
    toPlay: fc.constantFrom('black', 'white'),
    rules: fc.constantFrom('', 'rules: psk\n', 'rules: spight, psk\n', 'rules: basic\n'),
    moves: fc.array(fc.constantFrom(...MOVES), { maxLength: 8 }),
    branch: fc.array(fc.constantFrom(...MOVES), { minLength: 1, maxLength: 4 }),
    after: fc.nat({ max: 8 }),
    first: fc.constantFrom(1, 7),
    own: fc.constantFrom('', 'rules: ssk\n', 'rules: ssk, basic\n'),
  });

  test('is the same boards, moves, rules and claims', () => {
    fc.assert(
      fc.property(books, ({ size, cells, whole, toPlay, rules, moves, branch, after, first, own }) => {
        const rows = Array.from({ length: size }, (_, y) => cells.slice(y * size, (y + 1) * size));
        rows[0]![0] = 'a';
        const edge = '+-----\n';
        const board = rows.map((row) => `| ${row.join(' ')}${whole ? ' |' : ''}\n`).join('');
        const text = `# Main
${whole ? '' : 'size: 19\n'}${whole ? edge : ''}${board}${edge}${rules}to-play: ${toPlay}
${first === 1 ? '' : `first: ${first}\n`}${moves.length > 0 ? `moves: ${moves.join(' ')}\n` : ''}expect: cycle 6

# Side
from: Main after ${moves.length === 0 ? 0 : Math.min(after, moves.length) + (after > 0 ? first - 1 : 0)}
${own}moves: ${branch.join(' ')}
`;
        const before = gist(text);
        const back = gist(gobanOfSgf(sgfOf(text)).text);
        expect(back).toEqual(before);
      }),
      { numRuns: runs(120) },
    );
  });
});
