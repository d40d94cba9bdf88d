/** The definitions of the rules, `src/rules/FOLDER/definition.ts`. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { definitionsOf } from './bundled.mjs';
import { inCamelCase } from './definitions.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const ROOM = `${ROOT}/src/rules`;

/**
 * By folder: the rules that it defines in their order, with `make` for the function of its `rule.ts` that makes them, its English
 * sentences, and its diagnostics.
 * @typedef {ReturnType<typeof import('../src/words/define.ts').defineRule> & { folder: string, make: string }} DefinedRule
 * @returns {Promise<{ folder: string, make: string, rules: DefinedRule[], sentences: Record<string, unknown>, diagnostics: Record<string, unknown> }[]>}
 */
export async function ruleFolders() {
  const folders = readdirSync(ROOM).filter((folder) => existsSync(`${ROOM}/${folder}/definition.ts`));
  const modules = await definitionsOf(
    ROOM,
    folders.map((folder) => `${folder}/definition.ts`),
  );
  const found = folders.map((folder, i) => {
    const { sentences = {}, diagnostics = {}, ...defined } = modules[i];
    const make = `${inCamelCase(folder)}With`;
    const rules = Object.values(defined).map((rule) => ({ ...rule, folder, make }));
    return { folder, make, sentences, diagnostics, rules: rules.sort((a, b) => a.order - b.order) };
  });
  return found.sort((a, b) => a.rules[0].order - b.rules[0].order);
}

/** How many rules there are, in the words of each language. */
const COUNTS = {
  en: [(word) => `${word} ko rules`, 'eight nine ten eleven twelve thirteen fourteen fifteen'],
  ja: [(word) => `${word}つのコウのルール`, '8 9 10 11 12 13 14 15'],
  ko: [(word) => `${word} 가지 패 규칙`, '여덟 아홉 열 열한 열두 열세 열네 열다섯'],
  'zh-hans': [(word) => `${word}种劫规则`, '八 九 十 十一 十二 十三 十四 十五'],
  'zh-hant': [(word) => `${word}種劫規則`, '八 九 十 十一 十二 十三 十四 十五'],
};

/** A text in a language, with the number of these rules in it; `none` is no rule. */
export function withCount(language, text, rules) {
  const [said, words] = COUNTS[language];
  const list = words.split(' ');
  const any = new RegExp(said(`(?:${[...list].reverse().join('|')})`), 'g');
  return text.replace(any, said(list[rules.length - 1 - 8]));
}
