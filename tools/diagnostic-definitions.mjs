/** The definitions of diagnostics, which stand beside their sentences: in `src/words/en`, and with the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { definitionsOf } from './bundled.mjs';
import { ruleFolders } from './rule-definitions.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const WORDS = `${ROOT}/src/words`;
const FOLDER = `${WORDS}/en`;
/** What begins a file comes before what others add to its groups. */
const FIRST = ['goban', 'rules'];

/**
 * By the name of the file, groups of definitions by their codes; those of rules are of the group `play`.
 * A refusal and a loss are the texts of what causes them and of what to do.
 * @returns {Promise<Map<string, Record<string, Record<string, any>>>>}
 */
export async function diagnosticFiles() {
  const names = filesIn(FOLDER)
    .map((file) => file.slice(0, -'.ts'.length))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const modules = await definitionsOf(
    FOLDER,
    names.map((name) => `${name}.ts`),
  );
  const play = (await ruleFolders()).map(({ diagnostics }) => diagnostics);
  const found = new Map(names.map((name, i) => [name, modules[i].diagnostics]));
  return found.set('rules of their own', { play: Object.assign({}, ...play) });
}

const rank = (name) => (FIRST.includes(name) ? 0 : 1);

/** What a language says of causes and remedies, by code. @param {string} language @returns {Promise<Record<string, [string, string]>>} */
export async function explainedIn(language) {
  const folder = `${WORDS}/${language}`;
  const modules = await definitionsOf(folder, filesIn(folder));
  return Object.assign({}, ...modules.map(({ diagnostics }) => diagnostics));
}

const filesIn = (folder) =>
  readdirSync(folder).filter(
    (file) =>
      file.endsWith('.ts') && /^export const diagnostics = /m.test(readFileSync(`${folder}/${file}`, 'utf8')),
  );
