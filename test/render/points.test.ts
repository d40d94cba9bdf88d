import { describe, expect, test } from 'vitest';
import { pointAlts } from '../../src/render/points.ts';
import { sequenceAt } from '../../src/service/index.ts';
import { BASIC_KO, marked } from '../service/marked.ts';

function alts(text: string, index: number): string[] {
  return pointAlts(sequenceAt(marked(text).analysis, { entry: 0 })!.sequence, index);
}

describe('points in words', () => {
  test('what stands there, the move that put it there, and its marks', () => {
    const text = `${BASIC_KO}\nfirst: 7\nmoves: W b2 B e1 W e2 B c2 W d1`;
    expect(alts(text, 0)[11]).toBe('B2, empty');
    expect(alts(text, 1)[11]).toBe('B2, white stone, move 7, last play');
    expect(alts(text, 3)[11]).toBe('B2, white stone, move 7');
    expect(alts(text, 4)[11]).toBe('B2, empty');
    expect(alts(text, 4)[12]).toBe('C2, black stone, move 10, last play');
  });

  test('unknown points, labels, marks, stars, and plays that are impossible', () => {
    expect(alts('| ? a *\n| . X .\n+-----\n', 0)).toEqual([
      'A2, unknown',
      'B2, empty, label a',
      'C2, empty, marked',
      'A1, empty',
      'B1, black stone',
      'C1, empty',
    ]);
    expect(alts('size: 5', 0)[12]).toBe('C3, empty, star point');
    expect(alts('size: 2\nmoves: B A1 W A1', 2)[2]).toMatch(/^A1, black stone, move 1, impossible/);
  });

  test('a play that a rule forbids has the name of the rule, not its identifier', () => {
    const text = `${BASIC_KO}\nrules: psk\nmoves: W b2 B c2`;
    expect(alts(text, 2).filter((told) => told.includes('forbidden'))).toEqual([
      'C2, black stone, move 2, last play, forbidden under positional superko',
    ]);
  });
});
