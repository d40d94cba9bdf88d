/**
 * A plugin for esbuild: leaves out what only `npm run generate` reads (`src/words/define.ts`). esbuild drops code that nothing uses, but not
 * in files that a bundle also loads with `import()`, and those are nearly all that have sentences.
 */
import { readFileSync } from 'node:fs';

const WITH_DEFINITIONS = /[\\/]src[\\/](?:words[\\/]en[\\/][\w-]+|rules[\\/][\w-]+[\\/]definition)\.ts$/;
/** As they are formatted: to the first line that begins with the bracket that closes them. */
const DEFINED =
  /^export const (?:diagnostics = \{[\s\S]*?^\};|\w+ = defineRule\([\s\S]*?^\}\);)\n|^import [^;]*'[./\w-]*\/(?:define|example-boards|shared-options)\.ts';\n/gm;

export const definitionsApart = {
  name: 'koban-definitions-apart',
  setup(build) {
    build.onLoad({ filter: WITH_DEFINITIONS }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(DEFINED, ''),
      loader: 'ts',
    }));
  },
};
