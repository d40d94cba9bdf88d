/** What a build that loads the rules that search later knows of them before (`src/rules/searching-later.ts`). */
import { bundled } from '../../tools/bundled.mjs';
import { madeComment } from '../../tools/definitions.mjs';
import { ruleFolders } from '../../tools/rule-definitions.mjs';

export const reads = 'rules';

export async function make() {
  const { RULES } = await bundled({ entryPoints: ['src/rules/index.ts'] });
  const defined = (await ruleFolders()).flatMap(({ rules }) => rules);
  for (const { id, searches = false } of defined) {
    const rule = RULES.find((one) => one.id === id);
    if (rule.searches !== searches)
      throw new Error(`${id}: rule.ts and definition.ts differ on whether it searches`);
  }
  const known = RULES.filter(({ searches }) => searches).map(({ id, suicide, answers = {} }) => [
    id,
    { suicide, answers: Object.keys(answers) },
  ]);
  const text = `${madeComment('what is known of the rules that search before they are loaded')}
export const KNOWN_OF_SEARCHING = ${JSON.stringify(Object.fromEntries(known))} as const;
`;
  return new Map([['src/rules/generated/known.ts', text]]);
}
