/** What is to be said of a point of the board that a page shows. */
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import type { PointReply } from '../../../src/protocol/point.ts';
import { aboutPoint, analyse, DEFAULT_SETTINGS } from '../../../src/service/index.ts';
import { TRIPLE_KO } from '../marked.ts';

const TRIPLE = `# T\nrules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5\n`;
const FALSE_EYE = `# False
+-----------+
| . O O . . |
| O O . O . |
| . O O X . |
| . . X . . |
+-----------+
`;
const CORNER = `# Corner
size: 9
| . . . .
| . O X .
| X . O .
+--------
moves: B a3
show: whole board
`;

interface Asked {
  readonly index: number;
  /** Column and row from the top left of the board that is shown. */
  readonly at: readonly [number, number];
  readonly columns: number;
  readonly by?: 'other';
  readonly rule?: string;
  readonly version?: number;
}

function about(text: string, { at: [x, y], columns, ...asked }: Asked, name = 'a.goban'): PointReply {
  const host = name.endsWith('.sgf') ? 'sgf' : 'goban';
  const document = analyse(openDocument(name, 0, host, text), DEFAULT_SETTINGS);
  const entry = host === 'sgf' ? ('0/0' as const) : 0;
  const params = { uri: name, version: 0, entry, point: y * columns + x, ...asked };
  return finish(aboutPoint(document, params, () => false));
}

describe('a point in words', () => {
  it('of a play that the active rule forbids says why, and that the other player may play there', () => {
    const taken = about(TRIPLE, { index: 3, at: [3, 2], columns: 7 });
    expect(taken?.forbidden).toBe(true);
    expect(taken?.lines[0]).toMatch(/^White D5 is forbidden under Spight’s hot-stone ko rule: .*hot/);
    const other = about(TRIPLE, { index: 3, at: [3, 2], columns: 7, by: 'other' });
    expect(other?.lines[0]).toMatch(/^Eye of Black: 2/);
    expect(other?.lines.at(-1)).toMatch(/^Black D5 is allowed/);
  });

  it('judges under the rule that the reader has chosen', () => {
    const basic = about(TRIPLE, { index: 3, at: [3, 2], columns: 7, rule: 'basic' });
    expect(basic?.forbidden).toBe(false);
    expect(basic?.lines.at(-1)).toContain('allowed under basic ko');
  });

  it('of a stone says its move, since when it is hot, and its chain', () => {
    const { lines = [] } = about(TRIPLE, { index: 3, at: [3, 1], columns: 7 }) ?? {};
    expect(lines).toEqual([
      'Move 1: Black D6 takes D5',
      'Hot since move 1',
      expect.stringMatching(/^A single black stone with \d libert/),
    ]);
    const last = about(TRIPLE, { index: 4, at: [3, 2], columns: 7 });
    expect(last?.forbidden).toBe(false);
    expect(last?.lines[0]).toMatch(
      /^Move 4 \(White D5 takes D6\) is forbidden under Spight’s hot-stone ko rule: /,
    );
  });

  it('of an eye says its value and each diagonal with its reason', () => {
    const { lines = [] } = about(FALSE_EYE, { index: 0, at: [2, 1], columns: 5 }) ?? {};
    expect(lines[0]).toMatch(/^Eye of White: /);
    expect(lines.filter((line) => /^[BD][24], /.test(line))).toHaveLength(4);
    expect(lines.join(' ')).not.toMatch(/\*\*|<|&/);
  });

  it('counts points on the whole board where the entry shows it, and knows none beyond what is drawn', () => {
    const corner = about(CORNER, { index: 1, at: [0, 6], columns: 9 });
    expect(corner?.lines[0]).toContain('Move 1');
    expect(about(CORNER, { index: 1, at: [8, 0], columns: 9 })).toBeNull();
  });

  it('answers for SGF too, and neither for another version nor beyond the game', () => {
    const sgf = '(;FF[4]GM[1]SZ[9]RU[Japanese];B[aa];W[ab])';
    expect(about(sgf, { index: 2, at: [0, 0], columns: 9 }, 'a.sgf')?.lines).toEqual([
      'Move 1: Black A9',
      'A single black stone with 1 liberty',
    ]);
    expect(about(sgf, { index: 3, at: [0, 0], columns: 9 }, 'a.sgf')).toBeNull();
    expect(about(sgf, { index: 2, at: [0, 0], columns: 9, version: 7 }, 'a.sgf')).toBeNull();
    expect(about(sgf, { index: 2, at: [0, 90], columns: 9 }, 'a.sgf')).toBeNull();
  });
});
