import { describe, expect, test } from 'vitest';
import { koban } from './run.ts';

const board = (title: string, top: string, lines: string) => `# ${title}
${lines.startsWith('goal') ? 'goal: keep one of a3\n' : ''}+---------
| ${top}
| X X X X O .
| O O O O O .
| . . . . . .
${lines.replace(/^goal /, '')}

`;

const BOOK = [
  board('Right', '. . . X O .', 'goal moves: B b4'),
  board('Wrong', '. . . X O .', 'goal moves: B a4'),
  board('Inferred', '. . . X O .', 'moves: W b4'),
  board('Not needed', '. X . X O .', 'goal moves: B a4'),
  board('Leak', '. . . X . .', 'goal moves: B b4'),
  board('No move', '. . . X O .', 'goal toplay: B'),
].join('');

describe('koban problems', () => {
  test('says of each problem what its marked move comes to', () => {
    const { out, code } = koban(['problems', 'book.goban'], { 'book.goban': BOOK });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/^book.goban:\d+: /, ''));
    expect(lines).toEqual([
      'Right: The marked move B4 is proven',
      'Wrong: The marked move A4 is not right: refuted by B4; right: B4',
      'Inferred: The marked move B4 is proven',
      'Not needed: No move is needed: the goal is reached as well without one',
      'Leak: The boundary is uncertain at E4, so Koban grades no move',
      'No move: No move is marked; right: B4',
      '6 problems, 3 to look at',
    ]);
    expect(code).toBe(1);
  });

  test('reads records of games, and gives facts for programs', () => {
    const record = '(;GM[1]FF[4]SZ[6]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec];B[ba];W[aa])';
    const { out, code } = koban(['problems', '--format', 'json', 'one.sgf'], { 'one.sgf': record });
    const [file] = JSON.parse(out).files;
    expect(code).toBe(0);
    expect(file.problems[0]).toMatchObject({
      goal: 'keep-one',
      inferred: true,
      passes: 3,
      status: 'proven',
      marked: [{ point: 'b6', grade: 'works' }],
      right: ['b6'],
    });
  });
});
