import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '../../../../src/go/task.ts';
import { MOST_FINDINGS } from '../../../../src/notation/sgf/index.ts';
import { letterOf } from '../../../../src/notation/sgf/points.ts';
import { analyseSgf, DEFAULT_SETTINGS } from '../../../../src/service/index.ts';
import { findingsOf } from '../../../../src/service/sgf/features/diagnose.ts';
import { runs } from '../../../runs.ts';
import { eyeMarksAt, marked } from '../../marked.ts';
import { games } from '../trees.ts';

/** Where it is said that stones have no liberty, and of how many. */
const told = (text: string) =>
  findingsOf(analyseSgf(text, DEFAULT_SETTINGS))
    .filter(({ code }) => code === 'sgf.no-liberty')
    .map(({ span, message }) => {
      const { count, point } = message.args;
      return { at: span.start, value: text.slice(span.start, span.end), count, point };
    });

describe('setup that leaves stones without a liberty', () => {
  it.each([
    ['in the first node', '(;SZ[3]AB[ba][ab]AW[aa])', [['aa', 1, 'a3']]],
    ['a string', '(;SZ[4]AB[ca][cb][ac][bc]AW[aa:bb]AB[cc])', [['aa:bb', 4, 'a4']]],
    ['a board that is full', '(;SZ[2]AB[aa:bb])', [['aa:bb', 4, 'a2']]],
    [
      'two strings',
      '(;SZ[5]AB[ba][ab][da][eb]AW[aa][ea])',
      [
        ['aa', 1, 'a5'],
        ['ea', 1, 'e5'],
      ],
    ],
    ['a stone that stood there before', '(;SZ[3]AW[aa];B[ba];AB[ab]CR[aa])', [['ab', 1, 'a3']]],
    [
      'each of both colors',
      '(;SZ[2];AB[aa]AW[ba];AW[ab];AB[bb])',
      [
        ['ab', 1, 'a2'],
        ['bb', 1, 'b2'],
        ['bb', 1, 'a1'],
        ['bb', 1, 'b1'],
      ],
    ],
    ['in a variation', '(;SZ[3];B[ba](;W[cc];AB[ab]AW[aa])(;AW[aa]))', [['aa', 1, 'a3']]],
    ['once, while it stays', '(;SZ[3]AB[ba][ab]AW[aa];AB[cc];AW[ca])', [['aa', 1, 'a3']]],
    [
      'again when it comes again',
      '(;SZ[3]AB[ba][ab]AW[aa];AE[aa];AW[aa])',
      [
        ['aa', 1, 'a3'],
        ['aa', 1, 'a3'],
      ],
    ],
    [
      'of the other color',
      '(;SZ[3]AB[ba][ab]AW[aa];AW[ba][ab][ca][bb][ac]AB[aa];AE[cc])',
      [
        ['aa', 1, 'a3'],
        ['aa', 1, 'a3'],
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(told(text).map(({ value, count, point }) => [value, count, point])).toEqual(expected);
  });

  it.each([
    ['stones that are taken off with their last liberty', '(;SZ[3]AW[aa]AB[ba];AB[ab]AE[aa])'],
    ['moves, which capture', '(;SZ[3]AW[aa]AB[ba];B[ab])'],
    ['suicide', '(;SZ[3]RU[NZ]AB[ba][ab];W[aa])'],
    ['another game', '(;GM[2]SZ[3]AB[ba][ab]AW[aa])'],
    ['one liberty', '(;SZ[2]AB[aa][ab]AW[ba])'],
  ])('but not %s', (_, text) => {
    expect(told(text)).toEqual([]);
  });

  it('is told of each string that has none, and at a value that touches it', () => {
    const size = 3;
    const at = fc.tuple(fc.nat(size - 1), fc.nat(size - 1));
    const name = ([x, y]: readonly [number, number]) => letterOf(x) + letterOf(y);
    const values = fc.array(
      fc.tuple(
        fc.constantFrom('AB', 'AW', 'AE'),
        fc.oneof(
          at.map((p) => [p, p] as const),
          fc.tuple(at, at),
        ),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 5 }), (nodes) => {
        let board = new Array<string>(size * size).fill('.');
        let text = '(';
        const expected: { node: number; points: readonly string[] }[] = [];
        const starts: number[] = [];
        for (const [n, node] of nodes.entries()) {
          const before = board;
          board = [...board];
          starts.push(text.length);
          text += n === 0 ? `;SZ[${size}]` : ';';
          for (const [id, [a, b]] of node) {
            text += `${id}[${name(a)}${a === b ? '' : `:${name(b)}`}]`;
            for (let x = Math.min(a[0], b[0]); x <= Math.max(a[0], b[0]); x++)
              for (let y = Math.min(a[1], b[1]); y <= Math.max(a[1], b[1]); y++)
                board[size * y + x] = { AB: 'X', AW: 'O', AE: '.' }[id]!;
          }
          const old = dead(before, size).flat();
          for (const string of dead(board, size)) {
            if (string.some((p) => old.includes(p) && before[p] === board[p])) continue;
            expected.push({
              node: n,
              points: string.map((p) => 'abc'[p % size]! + (size - Math.floor(p / size))),
            });
          }
        }
        const found = told(`${text})`);
        const nodeOf = (offset: number) => starts.filter((start) => start < offset).length - 1;
        expect(found).toHaveLength(expected.length);
        for (const { at: offset, count, point } of found) {
          const is = (one: (typeof expected)[number]) =>
            one.node === nodeOf(offset) &&
            one.points.length === count &&
            one.points.includes(point as string);
          expect(expected.filter(is)).toHaveLength(1);
        }
        expect(new Set(found.map((one) => `${nodeOf(one.at)} ${one.point}`)).size).toBe(found.length);
      }),
      { numRuns: runs(160) },
    );
  });

  it('leaves eyes undecided, and moves as they are', () => {
    const text = '(;SZ[7]AB[dc][ec][cd][ed][ce][de][ee]AW[cc][gg];B[fg];W[aa])';
    const eyes = (source: string) => {
      const { analysis } = marked(source, {}, 'sgf');
      const { game } = analysis.sgf!.games[0]!;
      const rows = game.plies[0]!.before.rows();
      const { geometry } = game;
      const marks = finish(eyeMarksAt(analysis, { uri: analysis.document.uri, entry: 0, rows }));
      return marks!.map(
        ({ point, mark }) => `${geometry.name(point)} ${mark.kind === 'eye' ? mark.text : ''}`,
      );
    };
    expect(eyes(text)).toHaveLength(1);
    expect(eyes(text)[0]).not.toContain('?');
    const without = text.replace('AB', 'AB[fg][gf]').replace(';B[fg]', ';B[ff]');
    expect(told(without).map(({ value }) => value)).toEqual(['gg']);
    expect(eyes(without)).toEqual(['d4 ?']);
    // A play elsewhere takes nothing off.
    const { game } = marked(without, {}, 'sgf').analysis.sgf!.games[0]!;
    expect(game.plies.map(({ captured }) => captured.length)).toEqual([0, 0]);
  });

  it('never comes of moves alone', () => {
    const text = games(3).map((game) => game.replaceAll(/A[BWE](?:\[\w\w\])+/g, ''));
    fc.assert(
      fc.property(text, (game) => {
        expect(told(game)).toEqual([]);
      }),
      { numRuns: runs(40) },
    );
  });
});

/** The strings without a liberty, looked for one point after the other. */
function dead(board: readonly string[], size: number): number[][] {
  const beside = (p: number) =>
    [p - size, p + size, p % size ? p - 1 : -1, (p + 1) % size ? p + 1 : -1].filter(
      (q) => q >= 0 && q < size * size,
    );
  const found: number[][] = [];
  for (let p = 0; p < board.length; p++) {
    if (board[p] === '.' || found.some((string) => string.includes(p))) continue;
    let string = [p];
    for (;;) {
      const more = string.flatMap(beside).filter((q) => board[q] === board[p] && !string.includes(q));
      if (more.length === 0) break;
      string = [...new Set([...string, ...more])];
    }
    if (!string.some((q) => beside(q).some((r) => board[r] === '.'))) found.push(string);
  }
  return found;
}

it('a record with as many findings as are shown says that there are more where stones without a liberty follow', () => {
  const text = (count: number) => `(;SZ[3]TR${'[zz]'.repeat(count)};AB[ba][ab];AW[aa])`;
  const codes = (count: number) =>
    findingsOf(analyseSgf(text(count), DEFAULT_SETTINGS)).map(({ code }) => code);
  expect(codes(MOST_FINDINGS - 1)).toContain('sgf.no-liberty');
  expect(codes(MOST_FINDINGS)).toContain('sgf.too-many');
});
