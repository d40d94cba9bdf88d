import type { Problem } from '../../types.ts';
import { pack } from '../lexis.ts';
import { readRectangle, type Size } from '../points.ts';
import type { SgfText } from '../tree.ts';
import { readNumber } from '../values.ts';
import { MOST_FINDINGS, sgfProblem } from './messages.ts';

const HA = pack('HA');
const AB = pack('AB');
const B = pack('B');
const W = pack('W');

/** How many nodes are searched for White's first move. */
const FAR = 400;

/**
 * `HA` beside what is there when White moves first: stones set up, or moves of Black, or both.
 * Stones without `HA` are problems and positions, and records that end before White moves have
 * nothing to compare.
 */
export function handicap(sgf: SgfText, end: number, size: Size, found: Problem[]): void {
  if (end === 0 || found.length > MOST_FINDINGS) return;
  const property = sgf.find(0, HA);
  const value = property < 0 ? -1 : sgf.firstValue(property);
  const says = value < 0 || value >= sgf.endValue(property) ? null : readNumber(sgf.value(value));
  if (says === null || says < 2) return;
  let stones = 0;
  let moves = 0;
  let node = 0;
  for (let n = 0; node >= 0 && n < FAR; node = sgf.child(node), n++) {
    if (sgf.find(node, W) >= 0) break;
    if (sgf.find(node, B) >= 0) moves++;
    const setup = sgf.find(node, AB);
    if (setup >= 0) stones += pointsOf(sgf, setup, size);
  }
  const isOver = node < 0 || sgf.find(node, W) < 0;
  if (isOver || stones === says || stones + moves === says) return;
  const told = { says, stones: stones + moves };
  found.push(sgfProblem('sgf.handicap', sgf.propertySpan(property), told));
}

function pointsOf(sgf: SgfText, property: number, size: Size): number {
  let count = 0;
  for (let v = sgf.firstValue(property); v < sgf.endValue(property) && count < FAR; v++) {
    const box = readRectangle(sgf.value(v), size);
    if (box) count += (box.right - box.left + 1) * (box.bottom - box.top + 1);
  }
  return count;
}
