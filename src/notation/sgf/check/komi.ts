import type { Problem } from '../../types.ts';
import { pack } from '../lexis.ts';
import type { Size } from '../points.ts';
import type { SgfText } from '../tree.ts';
import { readReal } from '../values.ts';
import { MOST_FINDINGS, sgfProblem } from './messages.ts';

const RE = pack('RE');
const KM = pack('KM');

/**
 * A counted result that cannot be: half points where the komi has none, or the other way round, and
 * more points than both players can have. Results in quarters are of other ways to count.
 */
export function resultAgainstKomi(sgf: SgfText, size: Size, found: Problem[]): void {
  if (sgf.nodeCount === 0 || found.length > MOST_FINDINGS) return;
  const property = sgf.find(0, RE);
  const written = textAt(sgf, RE)?.trim() ?? '';
  const points = /^[BW]\+(\d{1,3}(?:\.\d{1,3})?)$/i.exec(written)?.[1];
  if (points === undefined) return;
  const komi = readReal(textAt(sgf, KM)?.trim() ?? '');
  const span = sgf.innerSpan(sgf.firstValue(property));
  const { columns, rows } = size;
  // Prisoners count, too, and a board is hardly ever taken twice.
  if (Number(points) > 2 * columns * rows + Math.abs(komi ?? 0)) {
    found.push(sgfProblem('sgf.result-size', span, { result: written, columns, rows }));
    return;
  }
  const [has, wants] = [Number(points) % 1, Math.abs(komi ?? 0) % 1];
  const isHalf = (part: number) => part === 0 || part === 0.5;
  if (komi === null || !isHalf(has) || !isHalf(wants) || has === wants) return;
  found.push(sgfProblem('sgf.result-komi', span, { result: written, komi }));
}

function textAt(sgf: SgfText, id: number): string | null {
  const property = sgf.find(0, id);
  const value = property < 0 ? -1 : sgf.firstValue(property);
  return value < 0 || value >= sgf.endValue(property) ? null : sgf.value(value);
}
