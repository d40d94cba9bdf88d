import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHOICES_OF_A } from '../../../src/eyes/topology/choice.ts';
import { eyeOfFigure } from '../../../src/eyes/topology/figure.ts';
import { EYE_CASES, inInterval } from '../../../src/eyes/topology/table.ts';
import { printSum, worthOf } from '../../../src/eyes/topology/values.ts';
import { Geometry } from '../../../src/go/geometry.ts';
import { Position } from '../../../src/go/position.ts';
import { BLACK, WHITE } from '../../../src/go/types.ts';
import { findDiagrams, readDiagram } from '../../../src/notation/index.ts';
import positions from '../../fixtures/positions.json';
import { swapColors } from '../../go/symmetry.ts';
import { DEEP_UNTIL } from '../../runs.ts';
import { eyeAt, eyesOf } from '../eyes-of.ts';

/**
 * The thirteen cases of "Eye Topology with Ko": from the figures by pattern, and on whole boards by
 * pattern and by reading.
 */

const figures = new Map(
  findDiagrams(readFileSync(new URL('../../fixtures/eye-figures.txt', import.meta.url), 'utf8')).map(
    (found) => {
      const { entry, facts } = readDiagram(found)!;
      const fact = (kind: string) => facts.find((one) => one.kind === kind)?.value;
      return [fact('label'), { diagram: entry.diagram!, claim: fact('eye-value') }];
    },
  ),
);

const board = (name: string): string[] => {
  const id = name.replace("''", '-dprime').replace("'", '-prime');
  return positions.entries.find((entry) => entry.id === `gnugo-eye-${id}`)!.board;
};

/** The 9x9 board, its eye at d5, on a larger one, with the eye near the middle. */
function enlarged(rows: readonly string[], size: number): { rows: string[]; x: number; y: number } {
  const left = Math.floor((size - 9) / 2);
  const blank = '.'.repeat(size);
  const middle = rows.map((row) => '.'.repeat(left) + row + '.'.repeat(size - 9 - left));
  const above = Array.from({ length: left }, () => blank);
  return {
    rows: [...above, ...middle, ...Array.from({ length: size - 9 - left }, () => blank)],
    x: 3 + left,
    y: 4 + left,
  };
}

function turned(rows: readonly string[]): string[] {
  return [...rows[0]!].map((_, x) => rows.map((row) => row[x]!).join('')).reverse();
}

/** The point `(x, y)` after `turned`. */
function turnedPoint(size: number, x: number, y: number): [number, number] {
  return [y, size - 1 - x];
}

describe.each(EYE_CASES)('case ($name)', ({ name, sum, interval }) => {
  const symbolic = printSum(sum);

  test('the figure, by pattern', () => {
    const figure = figures.get(name)!;
    const position = new Position(Geometry.of(figure.diagram), figure.diagram.cells);
    const { point, owner } = eyeOfFigure(position)!;
    expect(owner).toBe(WHITE);
    expect(eyeAt(position, point, owner, { mode: 'static' }).symbolic).toBe(symbolic);
    expect(figure.claim).toBe(symbolic);
  });

  test.each([9, 13, 19])('on %ix%i, in all positions and both colors, by pattern and by reading', (size) => {
    const geometry = Geometry.square(size);
    let { rows, x, y } = enlarged(board(name), size);
    for (let i = 0; i < 8; i++) {
      const position = Position.of(geometry, rows);
      const point = geometry.at(x, y);
      const swapped = swapColors(position);
      expect(eyeAt(position, point, WHITE, { mode: 'static' }).symbolic).toBe(symbolic);
      expect(eyeAt(swapped, point, BLACK, { mode: 'static' }).symbolic).toBe(symbolic);
      // Reading takes its time: the colors take turns, and larger boards are read in two positions.
      const isRead = DEEP_UNTIL !== undefined || size === 9 || i % 5 === 0;
      if (isRead && i % 2 === 0) expect(eyeAt(position, point, WHITE).symbolic).toBe(symbolic);
      if (isRead && i % 2 === 1) expect(eyeAt(swapped, point, BLACK).symbolic).toBe(symbolic);
      if (i === 3) {
        rows = rows.map((row) => [...row].reverse().join(''));
        x = size - 1 - x;
      } else {
        rows = turned(rows);
        [x, y] = turnedPoint(size, x, y);
      }
    }
  });

  test('among the eyes of the whole board', () => {
    const position = Position.of(Geometry.square(9), board(name));
    const eye = eyesOf(position).find(({ point }) => point === position.geometry.point('d5'))!;
    expect([eye.owner, eye.symbolic]).toEqual([WHITE, symbolic]);
  });

  test('its value lies where the text wants it, but for a = 1/2', () => {
    const position = Position.of(Geometry.square(9), board(name));
    const eye = eyeAt(position, position.geometry.point('d5'), WHITE);
    const held = CHOICES_OF_A.map((a) => inInterval(worthOf(eye.sum, a)!, interval));
    expect(held).toEqual([!["c''", 'd', "d''", 'e'].includes(name), true, true, true, true]);
  });
});

describe('vital points', () => {
  const names = (name: string, side: 'attacks' | 'defenses') => {
    const position = Position.of(Geometry.square(9), board(name));
    return position.geometry.names(eyeAt(position, position.geometry.point('d5'), WHITE)[side]);
  };

  test.each([
    ['a', ['c6'], ['c6']],
    ["b'", ['c3'], ['c3']],
    ['c', ['c4', 'c6'], ['c4', 'c6']],
    // Who takes the ko that the other holds makes him find a threat; who ends his own sees the
    // other end his.
    ["c'", ['c6'], ['c3']],
    ["c''", ['c3', 'c7'], ['c3', 'c7']],
    ['d', ['e6'], ['e6']],
    ["d'", ['e6'], ['e6']],
    ["e'", ['c6'], ['c3']],
  ])('of (%s): attack %j, defense %j', (name, attacks, defenses) => {
    expect(names(name, 'attacks')).toEqual(attacks);
    expect(names(name, 'defenses')).toEqual(defenses);
  });
});
