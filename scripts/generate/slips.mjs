/** *Claims by example*, and the same as data in all languages, from the corpus of slips. */
import { bundled } from '../../tools/bundled.mjs';
import { koban } from '../reference/pages.mjs';
import { CLAIMS, SGF } from '../reference/slips.mjs';
import { slipsOf, slipsPage } from '../reference/slips-page.mjs';

export const reads = 'code';

const LANGUAGES = ['ja', 'ko', 'zh-hans', 'zh-hant'];

export async function make() {
  const words = LANGUAGES.map(
    (id) => `export { words as ${id.replace('-', '')} } from './src/words/${id}/index.ts';`,
  );
  const from = await bundled({
    stdin: {
      contents: `export { run } from './src/cli/run.ts'; export { COMMANDS } from './src/cli/commands.ts';
      export { say } from './src/words/index.ts'; export { hostOf, openDocument } from './src/document/index.ts';
      export { withHelp } from './src/cli/report/help.ts';
      export { analyse, DEFAULT_SETTINGS, diagnose } from './src/service/index.ts'; ${words.join('\n')}`,
      resolveDir: '.',
    },
    platform: 'node',
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r('file:///');" },
  });
  const check = async (file, text) => {
    const { files } = await koban(from, ['check', '--format', 'json'], file, text);
    return files[0].diagnostics;
  };
  /** The messages behind what is printed in English. */
  const said = (file, text) => {
    const document = from.openDocument(file, 0, from.hostOf(file, text), text);
    const analysis = from.analyse(document, from.DEFAULT_SETTINGS);
    return from.withHelp(analysis, from.diagnose(analysis));
  };
  const say = (message) =>
    Object.fromEntries(LANGUAGES.map((id) => [id, from.say(message, from[id.replace('-', '')])]));
  const inAll = (file, text, { code, line, column, message, help }) => {
    const one = said(file, text).find(
      (other) => other.code === code && other.line === line && other.column === column,
    );
    return {
      message: { en: message, ...say(one.message) },
      ...(help && { help: { en: help.message, ...say(one.help.message) } }),
    };
  };
  const claims = await slipsOf(CLAIMS, check, inAll);
  const sgf = await slipsOf(SGF, check, inAll);
  return new Map([
    ['docs/reference/claims-by-example.md', slipsPage([...claims, ...sgf])],
    ['docs/reference/slips.json', `${JSON.stringify([...claims, ...sgf].flatMap(({ slips }) => slips))}\n`],
  ]);
}
