/**
 * Traditional Chinese of Simplified: of a text, terms first, the longest that fits, then single characters. Both stand in
 * `src/words/zh-hant/from-simplified.json`. A character that is not there is an error, since it would stay as it is.
 */
import { readFileSync } from 'node:fs';

const TABLE = new URL('../src/words/zh-hant/from-simplified.json', import.meta.url);

/** @returns {(text: string) => string} */
export function traditionalChinese() {
  const { same, simplified, traditional, terms } = JSON.parse(readFileSync(TABLE, 'utf8'));
  const others = [...traditional];
  const characters = new Map([...same].map((one) => [one, one]));
  for (const [i, one] of [...simplified].entries()) characters.set(one, others[i]);
  const longest = Object.keys(terms).sort((a, b) => b.length - a.length);
  const parts = new RegExp(
    `${longest.map((term) => term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')}|\\p{Script=Han}|[“”‘’]`,
    'gu',
  );
  return (text) =>
    text.replace(parts, (part, at) => {
      const found = terms[part] ?? characters.get(part);
      if (found === undefined) {
        const around = text.slice(Math.max(0, at - 10), at + 10);
        throw new Error(`src/words/zh-hant/from-simplified.json lacks ${part} (${around})`);
      }
      return found;
    });
}
