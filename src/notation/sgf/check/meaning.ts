import { type Message, message } from '../../../words/index.ts';
import type { Problem } from '../../types.ts';
import { encodingLabel } from '../encoding.ts';
import type { Property } from '../properties/index.ts';
import { nearestRuleSet, ruleSetOf } from '../ruleset.ts';
import type { SgfText } from '../tree.ts';
import { readSimpleText } from '../values.ts';
import { isDate, isOnlyDate, writtenDate } from './date.ts';
import { GAMES } from './games.ts';
import { replacement, rewording, sgfProblem } from './messages.ts';
import { isOnlyResult, isResult, writtenResult } from './result.ts';
import { serverKomi } from './servers.ts';

const SUPERKOS = ['psk', 'ssk', 'nssk'];

/** Values whose form is free text by type, and fixed by what they say. */
export function meaning(
  sgf: SgfText,
  { name }: Property,
  value: number,
  rule: Message,
  found: Problem[],
): void {
  if (name === 'KM') serverKomi(sgf, value, found);
  if (name !== 'RE' && name !== 'DT' && name !== 'RU' && name !== 'CA' && name !== 'GM') return;
  const text = readSimpleText(sgf.value(value)).trim();
  const span = sgf.innerSpan(value);
  if (text === '') return;
  const told = { value: text };
  const written = (fix: string | null, isAll = false) =>
    fix === null
      ? []
      : [(isAll ? rewording : replacement)(message('fix.write-code', { text: fix }), span, fix)];
  if (name === 'RE' && !isResult(text))
    found.push(sgfProblem('sgf.result', span, told, written(writtenResult(text), isOnlyResult(text))));
  else if (name === 'DT' && !isDate(text))
    found.push(sgfProblem('sgf.date', span, told, written(writtenDate(text), isOnlyDate(text))));
  else if (name === 'CA' && encodingLabel(text) === null)
    found.push(sgfProblem('sgf.unknown-charset', span, told));
  else if (name === 'RU' && ruleSetOf(text) === null) {
    // One name of several rules, and nothing says which.
    const isSuperko = /^super[- ]?ko$/i.test(text);
    const near = isSuperko ? undefined : nearestRuleSet(text);
    const each = isSuperko ? SUPERKOS.flatMap((one) => written(one)) : [];
    const fixes = [...written(near ?? null), ...each.map((one) => ({ ...one, preferred: false }))];
    found.push(sgfProblem('sgf.unknown-rules', span, { ...told, rule, near }, fixes));
  } else if (name === 'GM' && text !== '1') {
    const game = GAMES[Number(text) - 1] ?? null;
    found.push(sgfProblem('sgf.not-go', span, { ...told, game }));
  }
}
