import { describe, expect, test } from 'vitest';
import { eyeOfFigure } from '../../../src/eyes/topology/figure.ts';
import { Geometry, type GeometryShape } from '../../../src/go/geometry.ts';
import { Position } from '../../../src/go/position.ts';
import { BLACK, type Side, WHITE } from '../../../src/go/types.ts';
import { eyeAt, eyesOf, fragment } from '../eyes-of.ts';

function at(rows: readonly string[], name: string, open: readonly Side[] = []) {
  const shape: GeometryShape = { columns: rows[0]!.length, rows: rows.length, open };
  const position = Position.of(Geometry.of(shape), rows);
  return eyeAt(position, position.geometry.point(name), WHITE, { mode: 'static' });
}

const whys = (rows: readonly string[], name: string, open: readonly Side[] = []) =>
  at(rows, name, open).diagonals.map((d) => `${d.value} ${d.reason}`);

describe('diagonals by pattern', () => {
  test('at the edge two diagonals count 1 each, in the corner one does, two beyond two edges nothing', () => {
    expect(whys(['.....', '.OOO.', '.O.O.'], 'c1')).toEqual(['0 own', '1 one-edge', '1 one-edge', '0 own']);
    expect(whys(['....', 'O...', '.O..'], 'a1')).toEqual([
      '1 open',
      '1 one-edge',
      '0 two-edges',
      '1 one-edge',
    ]);
  });

  test('beyond an open side nobody knows; beyond an edge too, it is the edge that counts', () => {
    expect(whys(['OOO', 'O.O'], 'b1', ['bottom'])).toEqual(['0 own', '? not-drawn', '? not-drawn', '0 own']);
    expect(whys(['OO', '.O'], 'a1', ['bottom'])).toEqual([
      '0 own',
      '? not-drawn',
      '1 one-edge',
      '1 one-edge',
    ]);
    expect(at(['OOO', 'O.O'], 'b1', ['bottom'])).toMatchObject({
      symbolic: '2?',
      value: null,
      class: null,
    });
  });

  test('a ko on the first line', () => {
    expect(whys(['.OOO', 'XO.O', 'O.OO'], 'c2')[2]).toBe('a ko-for-owner');
    expect(whys(['.OOO', 'XO.O', '.XOO'], 'c2')[2]).toBe('b ko-for-opponent');
  });

  test('a ko needs a single stone', () => {
    expect(whys(['.OOO', 'XO.O', '..OO'], 'c2')[2]).toBe('1 open');
    // Two stones in atari at b1: to take them is no ko.
    expect(whys(['XOOO', 'OO.O', 'O.OO'], 'c2')[2]).toBe('0 suicide');
    // The stone at b1 has a friend, so taking it back would take two.
    expect(whys(['.OOO.', 'XOO.O', '.XXOO', 'OOOO.'].slice(0, 3), 'd2')[2]).toBe('2 opponent-has-it');
  });

  test('where the opponent can play only to be taken at once, without a liberty, he has nothing', () => {
    expect(whys(['.O.', 'O.O', '.OO', 'OOO'].slice(0, 3), 'b2')[2]).toBe('0 suicide');
  });

  test('a ? that may be the last liberty of a chain beside the diagonal makes it unknown', () => {
    // White's stone at a2 has a liberty at a3, or is taken in a ko.
    const beside = (a3: string) => whys(['..OO', `${a3}O.O`, 'O.OO', 'XOO.'], 'c3')[2];
    expect(['.', 'O', 'X', '?'].map(beside)).toEqual([
      '0 suicide',
      '0 suicide',
      'a ko-for-owner',
      '? unknown',
    ]);
  });

  test('where the opponent takes two stones or more it is no ko, but open', () => {
    expect(whys(['..OOO', 'XXO.O', 'OO.OO', 'XXOO.'], 'd3')[2]).toBe('1 open');
  });

  test('a ? where the shape would decide makes the diagonal unknown', () => {
    expect(whys(['?OOO', '.O.O', 'O.OO', 'XO?.', '.X..'], 'c4')[2]).toBe('? unknown');
    // With another liberty of the stone drawn it is no ko, whatever stands under the ?.
    expect(whys(['?OOO', '.O.O', 'O.OO', '.O?.', '.X..'], 'c4')[2]).toBe('0 suicide');
  });

  test('next to an open side the answer is there, but says that it rests on what is drawn', () => {
    const [, , d] = at(['.OOO', 'OO.O', '.OOO'], 'c2', ['left', 'right', 'top', 'bottom']).diagonals;
    expect(d).toMatchObject({ value: '0', proven: true });
    const [, , e] = at(['.OOO', 'OO.O', 'O.OO'], 'c2', ['left', 'right', 'top', 'bottom']).diagonals;
    expect(e).toMatchObject({ value: '1', proven: false, leansOn: [9] });
    // Whatever lies beyond, Black has a stone beside b1 already.
    const [, , f] = at(['.OOO', 'OO.O', 'X.OO'], 'c2', ['left', 'right', 'top', 'bottom']).diagonals;
    expect(f).toMatchObject({ value: '1', proven: true });
  });
});

describe('eyes of a board by pattern', () => {
  const all = (rows: readonly string[]) => {
    const position = Position.of(Geometry.of({ columns: rows[0]!.length, rows: rows.length }), rows);
    return eyesOf(position, { mode: 'static' }).map(
      ({ point, owner, symbolic }) => `${position.geometry.name(point)} ${'.XO'[owner]} ${symbolic}`,
    );
  };

  test('points with one player on all sides, and the points of an eye of two', () => {
    expect(all(['.OX.', 'OXX.', 'XXXX', 'X..X'])).toEqual(['a4 O 4', 'b1 X 2', 'c1 X 2', 'd3 X 2', 'd4 X 2']);
    expect(all(['...', '...', '...'])).toEqual([]);
    expect(all(['.'])).toEqual([]);
  });

  test('nothing is an eye whose sides nobody knows', () => {
    const position = fragment(['.X.', 'X.X', '.X.']);
    expect(eyesOf(position, { mode: 'static' }).map(({ point }) => point)).toEqual([4]);
    expect(eyesOf(fragment(['?X.', '?.X', '.X.']), { mode: 'static' })).toEqual([]);
  });

  test('a point that is not empty is no eye', () => {
    const position = fragment(['.X.', 'XXX', '.X.']);
    expect(() => eyeAt(position, 4, BLACK)).toThrow(RangeError);
    expect(eyeOfFigure(position)).toBeNull();
  });
});
