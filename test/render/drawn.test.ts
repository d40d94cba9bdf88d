import { describe, expect, it } from 'vitest';
import { boardAlt, boardSvg, figures } from '../../src/render/index.ts';
import { pointAlts } from '../../src/render/points.ts';
import type { BoardPicture } from '../../src/render/svg.ts';
import { LOOKS } from '../../src/render/theme.ts';
// Speaks English, which pictures are put into words in.
import '../../src/words/index.ts';

const PICTURE: BoardPicture = {
  shape: { columns: 4, rows: 3, open: [], origin: { column: 1, row: 1 }, whole: null },
  rows: ['XO..', '.X.?', '...?'],
  drawn: {
    signs: [
      { point: 0, mark: { kind: 'circle' } },
      { point: 1, mark: { kind: 'square' } },
      { point: 2, mark: { kind: 'triangle' } },
      { point: 5, mark: { kind: 'cross' } },
      { point: 6, mark: { kind: 'territory', color: 'white' } },
      { point: 8, mark: { kind: 'label', text: '<b>' } },
    ],
    lines: [
      { kind: 'arrow', from: { x: 0, y: 0 }, to: { x: 2, y: 2 } },
      { kind: 'line', from: { x: 0, y: 2 }, to: { x: 9, y: 2 } },
      { kind: 'line', from: { x: 1, y: 1 }, to: { x: 1, y: 1 } },
    ],
    blanks: [7],
  },
};

describe('signs, arrows and blanks', () => {
  it('are drawn in every look, and nothing of a text gets out', () => {
    for (const themes of Object.values(LOOKS))
      for (const theme of Object.values(themes)) {
        const svg = boardSvg(PICTURE, { theme });
        for (const name of ['circle', 'square', 'triangle', 'lines'])
          expect(svg.match(new RegExp(`class="koban-${name}"`, 'g'))).toHaveLength(1);
        expect(svg).toContain('&lt;b&gt;');
        expect(svg).not.toContain('NaN');
        // A line without a length is none: an arrow and a line, each with its rim.
        expect(/koban-lines">(.*?)<\/g>/.exec(svg)![1]!.match(/<path/g)).toHaveLength(4);
      }
  });

  it('are told in words', () => {
    expect(boardAlt(PICTURE)).toBe(
      'Go board, 4 by 3. 2 black stones, 1 white stone. 1 unknown point. Circles: A3. Squares: B3. Triangles: C3. Marked: B2. White points: C2. Labels: <b> at A1. Arrows: A3 to C1. Lines: A1 to a point outside, B2 to B2.',
    );
    const { shape, drawn } = PICTURE;
    const frames = [{ rows: PICTURE.rows, marks: [], move: null, verdicts: [], repeats: null }] as never;
    const words = pointAlts({ shape, labels: [], marks: [], drawn: drawn!, frames }, 0);
    expect(words.slice(0, 3)).toEqual([
      'A3, black stone, circle',
      'B3, white stone, square',
      'C3, empty, triangle',
    ]);
    expect(words[6]).toBe('C2, empty, point of White');
    expect(figures({ shape, labels: [], marks: [], drawn: drawn!, frames })[0]!.picture.drawn).toBe(drawn);
  });

  it('leave blanks without lines and without hatching', () => {
    const blank = boardSvg({ ...PICTURE, drawn: { signs: [], lines: [], blanks: [7, 11] } });
    expect(blank).not.toContain('koban-unknown');
    expect(boardSvg({ ...PICTURE, drawn: { signs: [], lines: [], blanks: [] } })).toContain('koban-unknown');
  });

  it('show the last move of a drawing until another is played', () => {
    const drawn = { signs: [{ point: 0, mark: { kind: 'last' as const } }], lines: [], blanks: [] };
    expect(boardAlt({ ...PICTURE, drawn })).toContain('Last play: A3');
    const played = boardAlt({ ...PICTURE, drawn, marks: [{ point: 5, mark: { kind: 'last' } }] });
    expect(played).toContain('Last play: B2.');
  });
});
