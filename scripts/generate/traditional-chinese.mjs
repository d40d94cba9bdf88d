/** Traditional Chinese, from the sentences in Simplified and the terms that differ (`src/words/zh-hant/from-simplified.json`). */
import { readdirSync, readFileSync } from 'node:fs';
import { madeComment } from '../../tools/definitions.mjs';
import { traditionalChinese } from '../../tools/traditional-chinese.mjs';

export const reads = 'definitions';

const FROM = 'src/words/zh-hans';
const TO = 'src/words/zh-hant/generated';
/** Has a file of its own in Traditional. */
const OWN = 'grammar.ts';

export async function make() {
  const inTraditional = traditionalChinese();
  const files = readdirSync(FROM).filter((name) => name.endsWith('.ts') && name !== OWN);
  return new Map(
    files.map((name) => {
      const code = readFileSync(`${FROM}/${name}`, 'utf8')
        // The conventions of a language stand where people write it.
        .replace(/^\/\*\*.*?\*\/\n/s, '')
        .replaceAll("from '../", "from '../../")
        .replaceAll(`from './${OWN}'`, `from '../${OWN}'`)
        .replaceAll("'zh-Hans'", "'zh-Hant'");
      return [
        `${TO}/${name}`,
        `${madeComment('what is said in Simplified Chinese')}\n${inTraditional(code)}`,
      ];
    }),
  );
}
