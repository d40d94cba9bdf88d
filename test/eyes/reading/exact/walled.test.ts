/**
 * Eyes with kos in the midst of large boards, held to an exhaustive solver for the part that live
 * walls close off.
 */
import { expect, test } from 'vitest';
import { Eyes } from '../../../../src/eyes/eyes.ts';
import type { DiagonalValue } from '../../../../src/eyes/topology/values.ts';
import { Geometry } from '../../../../src/go/geometry.ts';
import { Position } from '../../../../src/go/position.ts';
import { BLACK, type Color, WHITE } from '../../../../src/go/types.ts';
import { generator } from '../../../oracle/generator.ts';
import { expectSeen, runs } from '../../../runs.ts';
import { ofStone } from '../../value-oracle.ts';
import { type Part, partWithEye } from './walled-parts.ts';

const POSITIONS = runs(60);
const SEED = 5;
/** States of the solver for one question. */
const MOST = 3000;

/**
 * What a diagonal of the part is worth; `null` where the solver comes to no end, or a capture
 * elsewhere may bear on it.
 */
function worth({ walled, cells, owner }: Part, d: number): DiagonalValue | null {
  const grade = (board: Uint8Array, attackerMoves: boolean, ban = -1) =>
    walled.chain(board, d).walled ? 0 : walled.grade(board, d, attackerMoves, MOST, ban);
  if (cells[d] !== 0) {
    const attacked = grade(cells, true);
    const defended = attacked === 0 ? 0 : grade(cells, false);
    return attacked === null || defended === null ? null : ofStone(attacked, defended);
  }
  /** The grade of a stone that is played there: 3 for a suicide. */
  const played = (color: Color) => {
    const after = walled.play(cells, color, d);
    return after ? grade(after.cells, true, after.ban) : 3;
  };
  const theirs = played((3 - owner) as Color);
  if (theirs === null) return null;
  if (theirs > 0) return theirs === 3 ? '0' : 'a';
  const ours = played(owner);
  return ours === null || ours === 3 ? null : ours === 0 ? '1' : 'b';
}

test(
  'diagonals in closed parts of large boards are worth what they are said to be, proven or not',
  () => {
    const random = generator(SEED);
    const seen = { compared: 0, proven: 0, kos: 0 };
    const otherwise: string[] = [];
    for (let i = 0; i < POSITIONS; i++) {
      const part = partWithEye(random);
      const position = Position.of(Geometry.square(part.rows.length), part.rows);
      const eye = new Eyes(position).at(part.onBoard(part.eye), part.owner);
      for (const { point, value, reason, proven } of eye.diagonals) {
        const d = point === null ? -1 : part.inPart(point);
        // An own stone needs no reading, and within an eye space nothing is read.
        if (d < 0 || value === '?' || ['own', 'eye-space', 'long-string'].includes(reason)) continue;
        const wanted = worth(part, d);
        if (wanted === null) continue;
        seen.compared++;
        if (proven) seen.proven++;
        if (wanted === 'a' || wanted === 'b') seen.kos++;
        if (value === wanted) continue;
        const about = `${part.rows.join('/')} ${position.geometry.name(point!)}: ${value} (${reason}), not ${wanted}, of ${part.owner} at ${part.onBoard(part.eye)}`;
        otherwise.push(about);
      }
    }
    expect(otherwise).toEqual([]);
    expectSeen(seen.compared, POSITIONS / 2);
    expectSeen(seen.proven, POSITIONS / 60);
    expectSeen(seen.kos, POSITIONS / 12);
  },
  60_000 + 200 * POSITIONS,
);

/** What a reading of moves near the fight alone gets wrong, since kos bear on each other there. */
test.each([
  [
    'XXXXXXXXX/XXXXXXXXX/XXXXOOXOX/XXXO.O.OX/XX.XOO..X/XXX.XOOOX/XXXXXXXXX/XXXXXXXXX/.........',
    'd6',
    BLACK,
    'c5',
    '0',
  ],
  [
    'XXXXXXXXX/XXXXXXXXX/XX.XOOO.X/XXXO.O.OX/XXO.OOOXX/XX.O.OOXX/XXXXXXXXX/XXXXXXXXX/.........',
    'e4',
    WHITE,
    'd5',
    'b',
  ],
  [
    'X..XXX.../OOX.XX.../O.OXXX.../OOX.XX.../XXXXXX.../XXXXXX.../........./........./.........',
    'c7',
    BLACK,
    'd8',
    'a',
  ],
] as const)('%s: %s as a diagonal of %i at %s is %s', (text, diagonal, owner, point, wanted) => {
  const rows = text.split('/');
  const position = Position.of(Geometry.square(rows.length), rows);
  const { diagonals } = new Eyes(position).at(position.geometry.point(point), owner);
  const of = diagonals.find((one) => one.point === position.geometry.point(diagonal));
  expect(of).toMatchObject({ value: wanted, proven: false });
});
