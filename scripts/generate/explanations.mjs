/** What `koban explain`, `koban check` and SARIF know of each code, from the list that the page of diagnostics is made of. */
import { readFileSync } from 'node:fs';
import { traditionalChinese } from '../../tools/traditional-chinese.mjs';
import {
  EXAMPLES,
  GROUPS,
  LOSSES,
  REFUSALS,
  SEVERITIES,
  WITHOUT_EXAMPLE,
} from '../reference/diagnostics.mjs';

export const reads = 'definitions';

export async function make() {
  const made = {};
  for (const { rows, file = 'a.goban', notation } of GROUPS)
    for (const [code, cause, remedy] of rows) {
      const given = EXAMPLES[code];
      const example = typeof given === 'object' ? given : { text: given, file: undefined };
      const name = notation ? 'a.md' : (example.file ?? file);
      made[code] = { severity: SEVERITIES[code], cause, remedy, example: example.text, file: name };
    }
  for (const [code, severity, cause, remedy] of WITHOUT_EXAMPLE) made[code] = { severity, cause, remedy };
  for (const [code, [cause, remedy]] of [...REFUSALS, ...LOSSES])
    made[code] = { severity: 'information', cause, remedy };
  return new Map([
    ['src/cli/generated/explanations.json', withoutKeys(JSON.stringify(made))],
    ['src/cli/generated/remedies.json', withoutKeys(JSON.stringify(inLanguages(Object.values(made))))],
  ]);
}

/** A terminal has no keys to draw. */
const withoutKeys = (text) => text.replace(/<\/?kbd>/g, '');

/** Why and what to do, in each language, by what English says of it. Traditional Chinese is made of simplified. */
function inLanguages(explanations) {
  const known = JSON.parse(readFileSync('scripts/reference/remedies.json', 'utf8'));
  const inTraditional = traditionalChinese();
  const said = new Set(explanations.flatMap(({ cause, remedy }) => [cause, remedy]));
  const kept = Object.entries(known).filter(([one]) => said.has(one));
  return Object.fromEntries(
    kept.map(([english, others]) => [english, { ...others, 'zh-hant': inTraditional(others['zh-hans']) }]),
  );
}
