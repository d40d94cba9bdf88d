import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../src/document/index.ts';
import { OFF_BOARD, PASS, readMove } from '../../../../src/notation/sgf/points.ts';
import { analyse, analyseSgf, DEFAULT_SETTINGS, sequenceAt } from '../../../../src/service/index.ts';
import { findingsOf } from '../../../../src/service/sgf/features/diagnose.ts';

describe('whose turn it is', () => {
  it.each([
    ['(;SZ[3];B[aa])', ['black', 'white']],
    ['(;SZ[3]AB[aa]HA[2];)', ['white']],
    ['(;SZ[3]HA[2];)', ['black']],
    ['(;SZ[3]PL[W])', ['white']],
    ['(;SZ[3];W[aa])', ['white', 'black']],
    // Setup leaves it, unless it says.
    ['(;SZ[3];B[aa];AB[bb])', ['black', 'white', 'white']],
    ['(;SZ[3];B[aa];AB[bb]PL[B])', ['black', 'white', 'black']],
    ['(;SZ[3];AB[bb])', ['black', 'black']],
    ['(;SZ[3];AB[bb]PL[W];W[aa])', ['white', 'white', 'black']],
  ])('%s', (text, turns) => {
    const document = analyse(openDocument('test:///a.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);
    const { sequence } = sequenceAt(document, { entry: 0 })!;
    expect(sequence.frames.map(({ toPlay }) => toPlay)).toEqual(turns);
  });
});

describe('tt', () => {
  it.each([
    [9, 9, PASS],
    [19, 19, PASS],
    [13, 19, PASS],
    [19, 20, OFF_BOARD],
    [20, 19, OFF_BOARD],
    [20, 20, 399],
  ])('on %i×%i', (columns, rows, point) => {
    expect(readMove('tt', { columns, rows })).toBe(point);
    expect(readMove(' tt ', { columns, rows })).toBe(point);
  });
});

describe('after an edit of PL', () => {
  it('moves are judged anew where the first position had the other player to move', () => {
    const game = (pl: string) =>
      `(;SZ[4]RU[AGA]PL[${pl}]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[];B[];W[bb])`;
    let now = analyseSgf(game('B'), DEFAULT_SETTINGS);
    const situational = () => findingsOf(now).some(({ code }) => code === 'superko.situational');
    expect(situational()).toBe(true);
    for (const [pl, is] of [
      ['W', false],
      ['B', true],
    ] as const) {
      now = analyseSgf(game(pl), DEFAULT_SETTINGS, now);
      expect(situational()).toBe(is);
    }
  });
});

describe('after an edit of RU', () => {
  const game = (ru: string) => `(;SZ[3]RU[${ru}]AB[ba][bb][ac]AW[aa];W[ab])`;

  it('moves are judged anew where only suicide is another matter', () => {
    let now = analyseSgf(game('NZ'), DEFAULT_SETTINGS);
    expect(findingsOf(now)).toEqual([]);
    for (const [ru, codes] of [
      ['AGA', ['play.suicide']],
      ['NZ', []],
      ['koSITUATIONALsui0', ['play.suicide']],
      ['koSITUATIONALsui1', []],
      ['ko_situational sui false', ['play.suicide']],
      ['koSITUATIONALscoreAREAtaxNONEsuiTRUE', []],
    ] as const) {
      now = analyseSgf(game(ru), DEFAULT_SETTINGS, now);
      expect(findingsOf(now).map(({ code }) => code)).toEqual(codes);
    }
  });
});
