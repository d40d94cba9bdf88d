/**
 * Writes into `package.json` what comes from registries of the code: the rules that the setting `koban.rules` offers, the
 * looks of boards, the styles of coordinates and the languages. Run it (`npm run
 * manifest`) after adding or rewording a rule; a test tells when it was forgotten.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as esbuild from 'esbuild';

const { outputFiles } = await esbuild.build({
  stdin: {
    contents: `export { RULES } from './src/rules/index.ts'; export { RULE_IDS } from './src/rules/rule.ts';
      export { COORDINATES, LOOK_NAMES } from './src/render/index.ts'; export { LANGUAGES, message, say } from './src/words/index.ts';`,
    resolveDir: '.',
  },
  bundle: true,
  format: 'esm',
  write: false,
});
const code = Buffer.from(outputFiles[0].contents).toString('base64');
const { COORDINATES, LANGUAGES, LOOK_NAMES, RULES, RULE_IDS, message, say } = await import(
  `data:text/javascript;base64,${code}`
);

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { items } = manifest.contributes.configuration.properties['koban.rules'];
// A rule that is named but not written yet keeps the words it has.
const before = new Map(items.enum.map((id, i) => [id, items.enumDescriptions[i]]));
items.enum = [...RULE_IDS];
items.enumDescriptions = RULE_IDS.map((id) => {
  const rule = RULES.find((candidate) => candidate.id === id);
  return rule ? say(message('rule.titled', { rule: id })) : (before.get(id) ?? id);
});
const { properties } = manifest.contributes.configuration;
properties['koban.coordinates'].enum = [...COORDINATES];
properties['koban.board.look'].enum = [...LOOK_NAMES];
const language = properties['koban.language'];
language.enum = ['auto', ...Object.keys(LANGUAGES)];
language.enumDescriptions = [language.enumDescriptions[0], ...Object.values(LANGUAGES)];
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
