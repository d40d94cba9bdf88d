/**
 * Writes the pages of the reference that come from registries of the code (`docs/reference`). Run it (`npm run reference`) after
 * a change of a message, a rule, a setting, a command or an option; a test tells when it was forgotten.
 */
import { writeFileSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { readManifest } from '../tools/manifest.mjs';
import { referencePages } from './reference/pages.mjs';

const { outputFiles } = await esbuild.build({
  stdin: {
    contents: `export { run } from './src/cli/run.ts'; export { COMMANDS } from './src/cli/commands.ts';
      export { BINDINGS } from './webview/player/keyboard.ts'; export { NOTATIONS } from './src/notation/index.ts'; export { RULES } from './src/rules/index.ts';
      export { page as PAGE } from './src/words/en/page.ts';
      export { choiceDoc, optionDoc, PRESETS, RULE_OPTIONS } from './src/rules/variants.ts';
      export { message, say } from './src/words/index.ts';`,
    resolveDir: '.',
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  banner: { js: "import { createRequire as r } from 'node:module'; const require = r('file:///');" },
  write: false,
});
const code = Buffer.from(outputFiles[0].contents).toString('base64');
const registries = await import(`data:text/javascript;base64,${code}`);
for (const [path, page] of await referencePages({ ...registries, manifest: readManifest() }))
  writeFileSync(path, page);
