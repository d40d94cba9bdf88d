/** The exact search: positions that take long, how it yields, and life that needs no reading. */
import { expect, test } from 'vitest';
import { ExactSearch } from '../../../../src/eyes/reading/exact/search.ts';
import { TranspositionTable } from '../../../../src/eyes/reading/exact/transposition-table.ts';
import { UnconditionalLife } from '../../../../src/eyes/reading/exact/unconditional-life.ts';
import { NO_BAN } from '../../../../src/eyes/reading/grade.ts';
import { Geometry } from '../../../../src/go/geometry.ts';
import { Position } from '../../../../src/go/position.ts';
import { Scratch } from '../../../../src/go/scratch.ts';
import { BLACK, UNKNOWN, WHITE } from '../../../../src/go/types.ts';
import { generator } from '../../../oracle/generator.ts';
import { expectSeen, runs } from '../../../runs.ts';
import { Oracle } from '../oracle.ts';

function board(text: string): Position {
  const rows = text.split(' ');
  return Position.of(Geometry.of({ columns: rows[0]!.length, rows: rows.length }), rows);
}

function searchOn(position: Position): ExactSearch {
  const search = new ExactSearch(Scratch.from(position));
  search.table = new TranspositionTable();
  return search;
}

/**
 * Chains on small boards whose fights go round through many kos and captures, with the grades for
 * the attacker who moves first and second. They were worked out by an exhaustive solver of its own,
 * from graphs of up to three million positions.
 */
const LONG: readonly (readonly [string, string, number, number])[] = [
  ['OOO. X.O. OXO. OO..', 'b2', 3, 2],
  ['XXX. .X.X ...O OXOO', 'a1', 3, 2],
  ['XXXO X.OO .X.. .XOX', 'c1', 3, 2],
  ['XXOX O... OXOX OXO.', 'd4', 3, 2],
  ['XOO. ...X ..XO .OOO', 'b4', 2, 0],
  ['OOO. OO.X O.XX OOXX', 'd3', 1, 0],
  ['OO.. OOO. OX.. XXXX', 'a4', 0, 0],
  ['XXXO. XO.X. .O..O OXXXO', 'a4', 2, 0],
  ['XXXO. XO.X. .O..O OXXXO', 'd3', 2, 0],
  ['XXXO. XO.X. .O..O OXXXO', 'e1', 3, 1],
  ['OX.O. .XOXO ..X.O XO.XX', 'a1', 3, 1],
  ['.O..X ..X.O OXXXO .OOO.', 'e2', 2, 0],
  ['..XX. X.XXO .XO.. XOOX.', 'a3', 1, 0],
  ['.XOOO XO.XX OO.X. ..OOX', 'a2', 1, 0],
];

test.each(LONG)('%s %s: %i attacked first, %i defended first', (text, name, attacked, defended) => {
  const position = board(text);
  const target = position.geometry.point(name);
  const grades = [true, false].map((attackerMoves) => {
    const search = searchOn(position);
    const task = search.run(target, attackerMoves, NO_BAN, 180_000);
    let opened = 0;
    // Two searches at once: each has what it found to itself, and the board is put back before the
    // other's turn.
    const other = searchOn(position);
    const beside = other.run(target, !attackerMoves, NO_BAN, 180_000);
    for (;;) {
      const { done, value } = task.next();
      expect(search.nodes - opened).toBeLessThanOrEqual(302);
      opened = search.nodes;
      if (done) return [value, search.assumed];
      beside.next();
    }
  });
  expect(grades).toEqual([
    [attacked, false],
    [defended, false],
  ]);
});

test('a search yields with the board as it was, opens no more than it may, and then says that it does not know', () => {
  const position = board('.XOOO XO.XX OO.X. ..OOX');
  const scratch = Scratch.from(position);
  const search = new ExactSearch(scratch);
  search.table = new TranspositionTable();
  const task = search.run(position.geometry.point('a2'), true, NO_BAN, 5000);
  let yields = 0;
  let step = task.next();
  for (; !step.done; step = task.next()) {
    yields++;
    expect(scratch.is(position)).toBe(true);
  }
  expect(step.value).toBe(-1);
  expect(search.nodes).toBeLessThanOrEqual(5301);
  expect(yields).toBeGreaterThan(15);
});

test('what lives unconditionally no play captures, whoever is first', () => {
  const random = generator(7);
  let alive = 0;
  for (const [columns, rows] of [
    [4, 3],
    [5, 3],
    [5, 4],
  ] as const) {
    const oracle = new Oracle(columns, rows);
    for (let i = 0; i < runs(2500); i++) {
      const cells = new Uint8Array(oracle.area).map(() => [0, 0, 1, 1, 1, 2][Math.floor(random() * 6)]!);
      const stone = cells.indexOf(BLACK);
      if (stone < 0) continue;
      if (cells.some((color, p) => color > 0 && oracle.chain(cells, p).liberties === 0)) continue;
      const position = new Position(Geometry.of({ columns, rows }), cells);
      if (!new UnconditionalLife(Scratch.from(position)).has(stone)) continue;
      alive++;
      if (alive % 8 === 0) expect(oracle.grade(cells, stone, true, 3000) ?? 0).toBe(0);
      // Even if the owner passes on: the attacker plays wherever he can, for as long as anything
      // changes.
      const left = filledUp(oracle, cells, random);
      expect(left[stone]).toBe(BLACK);
    }
  }
  expectSeen(alive, 80);
});

test('what can be joined to living stones no play captures, whoever is first', () => {
  const random = generator(11);
  const joined = [0, 0];
  for (const [columns, rows] of [
    [4, 3],
    [5, 3],
    [4, 4],
  ] as const) {
    const oracle = new Oracle(columns, rows);
    for (let i = 0; i < runs(4000); i++) {
      const cells = new Uint8Array(oracle.area).map(() => [0, 0, 1, 1, 1, 2][Math.floor(random() * 6)]!);
      if (cells.some((color, p) => color > 0 && oracle.chain(cells, p).liberties === 0)) continue;
      const position = new Position(Geometry.of({ columns, rows }), cells);
      const life = new UnconditionalLife(Scratch.from(position));
      for (const [p, color] of cells.entries()) {
        if (color !== BLACK || life.has(p)) continue;
        for (const ownerMoves of [false, true]) {
          // A chain in atari whose opponent moves next is captured before it can be joined to
          // anything.
          if (!ownerMoves && oracle.chain(cells, p).liberties === 1) continue;
          if (!life.joins(p, ownerMoves, NO_BAN)) continue;
          joined[ownerMoves ? 1 : 0]!++;
          expect(oracle.grade(cells, p, !ownerMoves, 3000) ?? 0, `${cells} ${p}`).toBe(0);
        }
      }
    }
  }
  expectSeen(joined[0], 4);
  expectSeen(joined[1], 20);
});

test('an eye that is shared with nothing else is needed twice, and nothing is said of what is not drawn', () => {
  const lives = (text: string, name: string) => {
    const position = board(text);
    return new UnconditionalLife(Scratch.from(position)).has(position.geometry.point(name));
  };
  expect(lives('.X.XO XXXXO OOOO.', 'b3')).toBe(true);
  expect(lives('.XXXO XXXXO OOOO.', 'b3')).toBe(false);
  // One of the two eyes is large, and White may play where it touches no stone of Black.
  expect(lives('.X... XX... XXXXX OOOOO', 'b3')).toBe(false);
  expect(lives('.X..X XXXXX OOOOO .....', 'b3')).toBe(true);
  // Two chains with an eye each and one in common; without the eye of the one, neither lives.
  expect(lives('.XO XXO X.X OXX OO.', 'a4')).toBe(true);
  expect(lives('.XO XXO X.X OXX ..O', 'a4')).toBe(false);
  const part = Geometry.of({ columns: 5, rows: 3, open: ['right'] });
  expect(new UnconditionalLife(Scratch.from(Position.of(part, ['.X.XO', 'XXXXO', 'OOOO.']))).has(1)).toBe(
    false,
  );
  const unknown = Position.of(Geometry.of({ columns: 5, rows: 3 }), ['.X.XO', 'XXXXO', 'OOOO?']);
  expect(unknown.cells.includes(UNKNOWN)).toBe(true);
  expect(new UnconditionalLife(Scratch.from(unknown)).has(1)).toBe(false);
});

/** What stands when White has played alone for long, at random. */
function filledUp(oracle: Oracle, start: Uint8Array, random: () => number): Uint8Array {
  let cells = start;
  for (let i = 0; i < 4 * oracle.area; i++) {
    const p = Math.floor(random() * oracle.area);
    if (cells[p] === 0) cells = oracle.play(cells, WHITE, p)?.cells ?? cells;
  }
  return cells;
}
