/** A row of the contents of the Book of Ko for a page that the index does not name yet: its title, and the first sentence of it. */
import { readdirSync, readFileSync } from 'node:fs';

export const reads = 'definitions';

const INDEX = 'examples/README.md';
/** The table of pages ends with the last of its rows. */
const PAGES = /(\| text \| what it has \|\n(?:\|.*\n)+)/;

export async function make() {
  const index = readFileSync(INDEX, 'utf8');
  const rows = readdirSync('examples')
    .filter((name) => name.endsWith('.md') && name !== 'README.md' && !index.includes(`(${name})`))
    .map((name) => {
      const [, title, about] =
        /^# (.+)\n\n([\s\S]+?)[.:](?=\s)/.exec(readFileSync(`examples/${name}`, 'utf8')) ?? [];
      if (!title) throw new Error(`examples/${name} does not begin with a title and a sentence`);
      return `| [${title}](${name}) | ${about.replace(/\s+/g, ' ')} |\n`;
    });
  return new Map([[INDEX, index.replace(PAGES, `$1${rows.join('')}`)]]);
}
