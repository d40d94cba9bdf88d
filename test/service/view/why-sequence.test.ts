import { describe, expect, it } from 'vitest';
import { proofAt } from '../../../src/service/index.ts';
import { marked } from '../marked.ts';

/** The boards that show why a rule allows a move of the first entry. */
function why(source: string, move: number, rule: string) {
  const { analysis } = marked(source);
  return proofAt(analysis, { entry: 0, move, rule })?.sequence ?? null;
}

const names = (sequence: ReturnType<typeof why>, frame: number, kind: string) =>
  sequence?.frames[frame]?.marks.filter(({ mark }) => mark.kind === kind).map(({ point }) => point);

describe('why a move is allowed', () => {
  it('marks points that a ko would need, with its count, and dims the other stones', () => {
    const shown = why(
      'edges: all\nrules: spight\n. . . .\n. . . .\n. X O .\n. . . .\nmoves: B d4',
      1,
      'spight',
    );
    expect(shown?.proof?.verdict.verdict).toBe('allowed');
    expect(shown?.proof?.verdict.reason).toMatch(/14 points/);
    expect(shown?.proof?.parts).toEqual([{ title: 'points that a ko would need', start: 0, length: 0 }]);
    expect(names(shown, 0, 'needed')).toHaveLength(14);
    expect(names(shown, 0, 'still')).toEqual([9, 10]);
    expect(shown?.frames[0]?.marks).toContainEqual({ point: 3, mark: { kind: 'number', text: '14' } });
    expect(shown?.frames[0]?.caption).toMatch(/^The starting position, Black to play: no ko /);
  });

  it('plays the ko of a ko play, and circles the stones that are not hot', () => {
    const ko = '. X O .\nX O . O\n. X O .';
    const shown = why(`edges: all\nrules: spight\n${ko}\nmoves: B c2`, 1, 'spight');
    expect(shown?.proof?.verdict.reason).toMatch(/B2 is not hot/);
    expect(shown?.frames.map(({ move }) => move?.point ?? null)).toEqual([null, 'c2', 'b2']);
    expect(names(shown, 0, 'circle')).toEqual([5]);
    expect(names(shown, 0, 'still')).not.toContain(5);
  });

  it('shows the nearest earlier position beside that after the move, and marks what differs', () => {
    const shown = why('edges: all\nrules: psk\n. . .\n. . .\n. . .\nmoves: B a1 W b2 B c3', 3, 'psk');
    expect(shown?.frames.map(({ rows }) => rows.join('/'))).toEqual(['.../.../X..', '..X/.O./X..']);
    expect(names(shown, 0, 'needed')).toEqual([2, 4]);
    expect(names(shown, 1, 'needed')).toEqual([2, 4]);
  });

  it('shows under the coupling rules the cycle of a ko stone, and its ko position since the disturber appeared', () => {
    const ko = '. X O .\nX O . O\n. X O .';
    const source = `edges: all\nrules: coupling\n${ko}\nmoves: B c2 W pass B pass W b2`;
    const first = why(source, 1, 'coupling');
    expect(first?.proof?.parts.map(({ title, length }) => [title, length])).toEqual([
      ['a cycle that makes a ko string', 2],
      ['the ko position', 0],
    ]);
    // The veil leaves the ko position out.
    expect(names(first, 3, 'still')).not.toContain(5);
    expect(names(first, 3, 'still')).not.toContain(6);
    expect(first?.proof?.verdict.reason).toMatch(
      /Black the disturber of the ko position B2 C2, for the first/,
    );
    // A double ko: move 2 is White's, and Black is the disturber since move 1.
    const double = 'OOOOOO.\nOXO.OOO\nX.XOXXX\nXXXXX.X\nXXXXXXX\nOOOOOOO\nO.OOO.O'.replace(
      /(?<=.)(?=.)/g,
      ' ',
    );
    const pair = `edges: all\nrules: coupling\n${double}\nmoves: B d6 W b5`;
    const second = why(pair, 2, 'coupling');
    const { start, length } = second!.proof!.parts.at(-1)!;
    expect(length).toBe(2);
    expect(second?.frames.slice(start).map(({ rows }) => rows[1])).toEqual(['OXO.OOO', 'OXOXOOO', 'O.OXOOO']);
  });

  const ko = '. X O .\nX O . O\n. X O .';

  it('is nothing where the rule objects, and under rules that give no reason', () => {
    const source = `edges: all\nrules: spight\n${ko}\nmoves: B c2 W b2`;
    expect(why(source, 1, 'none')).toBeNull();
    for (const rule of ['spight', 'basic', 'korean', 'japanese'])
      expect(why(source, 2, rule)?.proof?.verdict.verdict).toBe('forbidden');
  });

  it('marks the stone of the move before, which basic ko may forbid to recapture', () => {
    const two = 'edges: all\nrules: basic\n. O . X .\nO X X X X\nO O X . X\n. O X X X\nmoves: W c4 B a4 W b4';
    const shown = why(two, 3, 'basic');
    expect(shown?.proof?.verdict.reason).toBe(
      'basic ko does not forbid it, since move 2 captured more than one stone',
    );
    expect(shown?.frames.map(({ rows }) => rows[0])).toEqual(['.OOX.', 'X..X.', '.O.X.']);
    expect([0, 1, 2].map((i) => names(shown, i, 'circle'))).toEqual([[0], [0], [0]]);
  });
});
