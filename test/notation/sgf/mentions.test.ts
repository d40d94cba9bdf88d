import { describe, expect, it } from 'vitest';
import { mentionedPoint, mentionsIn } from '../../../src/notation/sgf/index.ts';

const found = (text: string) =>
  mentionsIn(text).map(({ start, end, ...one }) => [text.slice(start, end), one.kind]);

describe('what a comment speaks of', () => {
  it.each<[string, [string, string][]]>([
    [
      'Black D4, then q16.',
      [
        ['D4', 'point'],
        ['q16', 'point'],
      ],
    ],
    [
      '(C3)(d4)',
      [
        ['C3', 'point'],
        ['d4', 'point'],
      ],
    ],
    [
      '黒Ｄ４は第34手',
      [
        ['Ｄ４', 'point'],
        ['第34', 'move'],
      ],
    ],
    [
      '34手目と12수째',
      [
        ['34手目', 'move'],
        ['12수째', 'move'],
      ],
    ],
    [
      'see move 34 and #5',
      [
        ['move 34', 'move'],
        ['#5', 'move'],
      ],
    ],
    [
      'as in "Joseki" or 「定石」',
      [
        ['"Joseki"', 'node'],
        ['「定石」', 'node'],
      ],
    ],
    ['MP3, x86_64, B2.5, UTF8, v4.2, C&#39;', []],
    ['AB12 is a word, aa12 is a point', [['aa12', 'point']]],
    ['https://a.b/?x=d4', [['d4', 'point']]],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('is a point of the board, or none', () => {
    const board = { columns: 9, rows: 9 };
    const at = (text: string) =>
      mentionsIn(text).flatMap((one) => (one.kind === 'point' ? mentionedPoint(board, one) : []));
    expect(at('a9 A1 j1 i1 k1 a10 a0')).toEqual([0, 72, 80, -1, -1, -1, -1]);
  });
});
