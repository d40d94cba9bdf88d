/** The pages of the reference that come from registries of the code (`docs/reference`). */
import { bundled } from '../../tools/bundled.mjs';
import { readManifest } from '../../tools/manifest.mjs';
import { referencePages } from '../reference/pages.mjs';

export const reads = 'code';

export async function make() {
  const registries = await bundled({
    stdin: {
      contents: `export { run } from './src/cli/run.ts'; export { COMMANDS } from './src/cli/commands.ts';
      export { BINDINGS } from './webview/player/keyboard.ts'; export { NOTATIONS } from './src/notation/index.ts'; export { RULES } from './src/rules/index.ts';
      export { page as PAGE } from './src/words/en/page.ts';
      export { choiceDoc, optionDoc, PRESETS, RULE_OPTIONS } from './src/rules/variants.ts';
      export { message, say } from './src/words/index.ts';`,
      resolveDir: '.',
    },
    platform: 'node',
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r('file:///');" },
  });
  return referencePages({ ...registries, manifest: readManifest() });
}
