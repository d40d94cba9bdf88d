/** How severe each diagnostic is, from their definitions beside the sentences (`src/words/en`). */
import { madeComment } from '../../tools/definitions.mjs';
import { diagnosticFiles } from '../../tools/diagnostic-definitions.mjs';

export const reads = 'definitions';

/** Files whose diagnostics a notation reports; the service and the edges report the others. */
const NOTATIONS = ['goban', 'found', 'sgf'];

export async function make() {
  const tables = new Map([...NOTATIONS, 'service'].map((name) => [name, {}]));
  for (const [name, groups] of await diagnosticFiles()) {
    // What rules say is as severe as the verdict.
    if (groups.play && !groups.claims) continue;
    const table = tables.get(NOTATIONS.includes(name) ? name : 'service');
    for (const codes of Object.values(groups))
      for (const [code, { severity }] of Object.entries(codes)) if (table && severity) table[code] = severity;
  }
  const text = (/** @type {[string, object]} */ [name, table]) =>
    `export const ${name.toUpperCase()}_SEVERITIES = ${JSON.stringify(table)} as const satisfies Readonly<Record<string, Severity>>;\n`;
  const file = (
    entries,
  ) => `${madeComment('how severe each diagnostic is, from the definitions in `src/words/en`')}
import type { Severity } from '../problem.ts';

${entries.map(text).join('\n')}`;
  // The library loads the check of SGF with the first record, and so its table.
  const isOfSgf = (/** @type {[string, object]} */ [name]) => name === 'sgf';
  return new Map([
    ['src/notation/generated/severities.ts', file([...tables].filter((one) => !isOfSgf(one)))],
    ['src/notation/generated/sgf-severities.ts', file([...tables].filter(isOfSgf))],
  ]);
}
