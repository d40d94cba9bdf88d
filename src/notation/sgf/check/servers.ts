import { message } from '../../../words/index.ts';
import type { Fix, Problem } from '../../types.ts';
import { pack } from '../lexis.ts';
import { ruleSetOf } from '../ruleset.ts';
import type { SgfText } from '../tree.ts';
import { readReal } from '../values.ts';
import { replacement, rewording, sgfProblem } from './messages.ts';

/** How servers of China and Korea call what FF[4] has other names for: event, date, komi. */
const NAMES: Readonly<Record<string, string>> = { TE: 'EV', RD: 'DT', KO: 'KM' };

/**
 * `TE[Spring Open]RD[2018-04-24]KO[7.5]` of a first node under the names that FF[4] has;
 * rules that stand in `KO`, under `RU`.
 */
export function serverName(sgf: SgfText, property: number, name: string): Fix[] {
  const value = sgf.firstValue(property);
  const isRules =
    name === 'KO' && value < sgf.endValue(property) && ruleSetOf(sgf.value(value).trim()) !== null;
  const other = isRules ? 'RU' : NAMES[name];
  if (other === undefined || value >= sgf.endValue(property) || sgf.find(0, pack(other)) >= 0) return [];
  if (sgf.parent(sgf.nodeOf(property)) >= 0) return [];
  const said = sgf.value(value).trim();
  const isDate = name !== 'RD' || /^\d{4}/.test(said);
  const fits = name === 'KO' && !isRules ? readReal(said) !== null : isDate && said.length > 1;
  return fits ? [rewording(message('fix.write-code', { text: other }), sgf.nameSpan(property), other)] : [];
}

/**
 * ```
 *   KM[375]   three stones and three quarters of Chinese counting, 7.5 points
 *   KM[650]   6.5 points
 * ```
 * Komi in hundredths, as servers write it, and in stones of Chinese counting, which are two points
 * each.
 */
export function serverKomi(sgf: SgfText, value: number, found: Problem[]): void {
  const komi = readReal(sgf.value(value));
  if (komi === null) return;
  const points = komi >= 50 && komi <= 1000 && komi % 25 === 0 ? komi / 100 : komi;
  const likely = points % 0.5 === 0 ? points : points * 2;
  if (likely === komi || likely % 0.5 !== 0) return;
  const span = sgf.innerSpan(value);
  const told = {
    value: sgf.value(value).trim(),
    likely: String(likely),
    stones: likely === points ? null : String(points),
  };
  const fix = replacement(message('fix.write-code', { text: String(likely) }), span, String(likely));
  found.push(sgfProblem('sgf.komi', span, told, [fix]));
}
