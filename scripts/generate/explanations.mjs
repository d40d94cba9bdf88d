/** What `koban explain`, `koban check` and SARIF know of each code, from the list that the page of diagnostics is made of. */
import { explainedIn } from '../../tools/diagnostic-definitions.mjs';
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
    ['src/cli/generated/remedies.json', withoutKeys(JSON.stringify(await inLanguages(made)))],
  ]);
}

/** A terminal has no keys to draw. */
const withoutKeys = (text) => text.replace(/<\/?kbd>/g, '');

/** By language and code, why and what to do, where the language says both. Traditional Chinese is made of Simplified. */
async function inLanguages(codes) {
  const all = new Map();
  for (const language of ['ja', 'ko', 'zh-hans']) all.set(language, await explainedIn(language));
  const inTraditional = traditionalChinese();
  const ofSimplified = Object.entries(all.get('zh-hans')).map(([code, said]) => [
    code,
    said.map(inTraditional),
  ]);
  all.set('zh-hant', Object.fromEntries(ofSimplified));
  for (const [language, explained] of all)
    for (const code of Object.keys(explained))
      if (!(code in codes))
        throw new Error(`src/words/${language} explains ${code}, which English does not have`);
  return Object.fromEntries(all);
}
