import fc from 'fast-check';
import { expect, test } from 'vitest';
import { banAfter } from '../../../../src/eyes/reading/ban.ts';
import { DEFENDER_THREATENS, LOST, NO_BAN, WON } from '../../../../src/eyes/reading/grade.ts';
import { KeptReadings } from '../../../../src/eyes/reading/kept.ts';
import { alike } from '../../../../src/eyes/reading/moves/depths.ts';
import { enoughAt, LAST_STAGE, MoveGenerator } from '../../../../src/eyes/reading/moves/move-generator.ts';
import { type KeptNearby, NearReader } from '../../../../src/eyes/reading/near.ts';
import { NodeExpander } from '../../../../src/eyes/reading/proof/node-expander.ts';
import { Findings, TranspositionTable } from '../../../../src/eyes/reading/proof/transposition-table.ts';
import { Reader } from '../../../../src/eyes/reading/reader.ts';
import { Geometry } from '../../../../src/go/geometry.ts';
import { Position } from '../../../../src/go/position.ts';
import { Scratch } from '../../../../src/go/scratch.ts';
import { finish } from '../../../../src/go/task.ts';
import { BLACK, type Color, EMPTY, type Point, WHITE } from '../../../../src/go/types.ts';
import { breathe } from '../../../oracle/breathe.ts';
import { expectSeen, runs } from '../../../runs.ts';
import { boards } from '../boards.ts';

/**
 * What is found out for one question serves others: it has to be what they would have come to
 * themselves. Where many kos go round within the limits of a reading, its answer may hang on the
 * order in which positions are opened, with or without what is shared; such answers are never
 * called proven. So the boards of the two laws with `SEED` are always the same, in deep runs, too.
 */
const SEED = 1;
const RUNS = runs(6);
const NODES = 12_000;

/** One stone of each chain short of liberties. */
function chains(board: Scratch): Point[] {
  const points = Array.from({ length: board.area }, (_, p) => p);
  return points.filter((p) => board.cells[p] !== EMPTY && board.root(p) === p && board.liberties(p, 5) < 5);
}

test('a play beside a chain comes to what reading it by itself tells', () => {
  const found = { yes: 0, no: 0 };
  fc.assert(
    fc.property(boards, (position) => {
      const reader = new Reader(position, { nodes: NODES });
      const { board } = reader;
      for (let p = 0; p < board.area; p++) {
        if (board.cells[p] !== EMPTY) continue;
        for (const color of [BLACK, WHITE] as const) {
          const { answer } = reader.safe(color, p);
          if (answer !== 'yes' && answer !== 'no') continue;
          const removed = board.play(color, p);
          const ban = banAfter(board, p, removed);
          const alone = board.suicide
            ? { grade: WON }
            : finish(new NearReader(board, NODES, undefined).read(p, true, ban, 1, ''));
          board.undo();
          expect(alone.grade).toBe(answer === 'yes' ? LOST : WON);
          if (besideShort(board, color, p)) found[answer]++;
        }
      }
    }),
    { numRuns: RUNS / 2, seed: SEED },
  );
  expectSeen(Math.min(found.yes, found.no), RUNS);
});

function besideShort(board: Scratch, color: Color, p: Point): boolean {
  const near = [...board.geometry.around.subarray(4 * p, 4 * p + 4)];
  return near.some((n) => board.cells[n] === color && board.liberties(n, 5) < 5);
}

test('what a reading has told is not read again: the play that saves, and what no ko bears on', () => {
  const counts = { plays: 0, quiet: 0, again: 0 };
  fc.assert(
    fc.property(boards, (position) => {
      let readings = 0;
      const kept: KeptNearby = new KeptReadings();
      kept.find = () => {
        readings++;
        return undefined;
      };
      const reader = new Reader(position, { nodes: NODES, kept });
      const { board } = reader;
      for (const p of chains(board)) {
        const color = board.cells[p] as Color;
        const attack = reader.attack(p);
        const defense = reader.defend(p);
        readings = 0;
        finish(reader.contesting(p));
        if (readings > 0) counts.again++;
        if (attack.answer !== 'yes' || defense.answer !== 'yes' || attack.kos || defense.kos) continue;
        expect(readings).toBe(0);
        counts.quiet++;
        const move = defense.move;
        if (move === null || defense.stopped || !isBeside(board, move, p)) continue;
        for (const q of board.chain(p)) expect(reader.defend(q)).toBe(defense);
        const beside = [...board.geometry.around.subarray(4 * move, 4 * move + 4)];
        const joined = beside.filter((n) => board.cells[n] === color && board.liberties(n, 5) < 5);
        // Of each of them, how it fares has to be known, and that the play saves it, too.
        for (const n of joined) finish(reader.contesting(n));
        if (joined.some((n) => reader.defend(n).move !== move || reader.defend(n).stopped)) continue;
        readings = 0;
        expect(reader.safe(color, move)).toMatchObject({ answer: 'yes', move });
        expect(readings).toBe(0);
        counts.plays++;
      }
    }),
    { numRuns: 4 * RUNS },
  );
  expectSeen(Math.min(counts.plays, counts.quiet), RUNS);
  expect(counts.again).toBeGreaterThan(0);
});

function isBeside(board: Scratch, p: Point, chain: Point): boolean {
  const near = [...board.geometry.around.subarray(4 * p, 4 * p + 4)];
  return near.some((n) => board.cells[n] === board.cells[chain] && board.root(n) === board.root(chain));
}

/**
 * Limits near the fight count plays: a ko is taken back at once up to play 8 and no later. The
 * table keeps a position without the number of plays that led to it, so what it says is that of the
 * line in which the search met it first. A search that begins with more in its table meets
 * positions in another order. So an answer may differ only where a ko was met, is never called
 * proven then, and differs in hardly one reading of two hundred; the next test shows such a
 * position.
 */
test('questions about kos take from those before what hangs on no ko, and come to the same', async () => {
  const sum = { shared: 0, alone: 0, readings: 0, different: 0 };
  const read = (board: Scratch, p: Point, attacks: boolean) =>
    finish(new NearReader(board, NODES, undefined).read(p, attacks, NO_BAN, 0, ''));
  const forgetKos = TranspositionTable.prototype.forgetKos;
  await fc.assert(
    fc.asyncProperty(boards, async (position) => {
      const board = Scratch.from(position);
      for (const p of chains(board)) {
        for (const attacks of [true, false]) {
          await breathe();
          TranspositionTable.prototype.forgetKos = forgetKos;
          const shared = read(board, p, attacks);
          TranspositionTable.prototype.forgetKos = TranspositionTable.prototype.forget;
          const alone = read(board, p, attacks);
          TranspositionTable.prototype.forgetKos = forgetKos;
          sum.shared += shared.nodes;
          sum.alone += alone.nodes;
          sum.readings++;
          if (shared.grade === alone.grade && shared.kos === alone.kos) continue;
          sum.different++;
          expect(shared.kos || alone.kos).toBe(true);
          expect(shared.proven || alone.proven).toBe(false);
        }
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(sum.different).toBeLessThanOrEqual(Math.floor(sum.readings / 200));
  expect(sum.shared).toBeLessThan(sum.alone);
});

/**
 * The reading of c2 in `.XXO.O/.XO.OO/XX.OX./.OOOO./..XXX./X...XO` (seed 1149295515) comes to this
 * position after eight plays and after nine: White has just taken a ko at f2, and Black could take
 * back at f3. The question whether c2 is captured in all three games meets it at play 8 if it is
 * asked by itself, and answers no; after the question before it, it meets it at play 9, and answers
 * yes.
 */
test('a ko is taken back at play 8 and not at play 9, so an answer hangs on where a line meets it', () => {
  const rows = '.XXO.O .XO.OO XX.O.O .OOOO. .OXXXO XOX.XX'.split(' ');
  const board = Scratch.from(Position.of(Geometry.square(6), rows));
  const { geometry } = board;
  const grades = [7, 8, 9, 10].map(
    (plays) =>
      finish(
        new NearReader(board, NODES, undefined).read(
          geometry.point('c2'),
          false,
          geometry.point('f3'),
          plays,
          '',
        ),
      ).grade,
  );
  expect(grades).toEqual([DEFENDER_THREATENS, DEFENDER_THREATENS, WON, WON]);
});

test('at depths that are alike a position has the same plays, and the same is seen after them', () => {
  const kinds = new Set<number>();
  fc.assert(
    fc.property(boards, (position) => {
      const board = Scratch.from(position);
      const generator = new MoveGenerator(board, new Uint8Array(board.area + 1));
      const expander = new NodeExpander(board, new Uint8Array(board.area + 1));
      for (const p of chains(board)) {
        expander.begin(new Findings(), p, true, NO_BAN, 4);
        /** By kind of depth. */
        const seen = new Map<number, string>();
        for (let depth = 0; depth < 30; depth++) {
          const lists = [];
          for (const attacks of [true, false]) {
            for (let stage = 0; stage <= LAST_STAGE; stage++) {
              generator.list(p, attacks, depth, stage, stage === 2);
              lists.push([...generator.plays.points.subarray(0, generator.plays.count)]);
            }
          }
          const after = [depth, depth + 1].map((d) => [enoughAt(d), expander.limitAt(d)]);
          const all = JSON.stringify([lists, after, depth > 12]);
          const kind = alike(depth);
          kinds.add(kind);
          expect(all).toBe(seen.get(kind) ?? all);
          seen.set(kind, all);
        }
      }
    }),
    { numRuns: RUNS },
  );
  expect(kinds.size).toBeLessThan(12);
});
