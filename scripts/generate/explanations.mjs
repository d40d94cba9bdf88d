/** What `koban explain` and SARIF know of each code, from the list that the page of diagnostics is made of. */
import { EXAMPLES, GROUPS, SEVERITIES, WITHOUT_EXAMPLE } from '../reference/diagnostics.mjs';

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
  return new Map([['src/cli/explanations.json', JSON.stringify(made)]]);
}
