/** The definitions of diagnostics, which stand beside their sentences: in `src/words/en`, and with the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { definitionsOf } from './bundled.mjs';
import { ruleFolders } from './rule-definitions.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = `${ROOT}/src/words/en`;
/** What begins a file comes before what others add to its groups. */
const FIRST = ['goban', 'rules'];

/**
 * By the name of the file, groups of definitions by their codes; those of rules are of the group `play`.
 * A refusal and a loss are the texts of what causes them and of what to do.
 * @returns {Promise<Map<string, Record<string, Record<string, any>>>>}
 */
export async function diagnosticFiles() {
  const names = readdirSync(FOLDER)
    .filter((file) =>
      /^export const diagnostics = /m.test(
        file.endsWith('.ts') ? readFileSync(`${FOLDER}/${file}`, 'utf8') : '',
      ),
    )
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
