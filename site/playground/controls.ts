/** The words on the controls of the page, and what can be chosen in its lists. */
import { LANGUAGES } from '../../src/words/playground.ts';
import { language, words } from './languages.ts';
import { type Colors, chosenColors } from './theme.ts';

export const find = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

/** What a new text of each notation begins with. */
export const STARTS: Readonly<Record<string, string>> = {
  '.goban': '',
  '.md': '# \n\n```goban\n```\n',
  '.sgf': '',
};
const TAGS: Readonly<Record<string, string>> = { 'zh-hans': 'zh-Hans', 'zh-hant': 'zh-Hant' };

export function label(): void {
  document.title = words('playground.name');
  document.documentElement.lang = TAGS[language] ?? language;
  const said = {
    title: words('playground.name'),
    documents: words('playground.documents'),
    open: words('playground.open'),
    save: words('playground.save'),
    share: words('playground.share'),
    table: words('playground.table'),
  };
  for (const [id, text] of Object.entries(said)) find(id).textContent = text;
  const labels = {
    name: words('playground.file'),
    examples: words('playground.examples'),
    language: words('playground.language'),
    colors: words('playground.colors'),
    more: words('playground.more'),
  };
  for (const [id, text] of Object.entries(labels)) find(id).setAttribute('aria-label', text);
  options('language', LANGUAGES, language);
  const colors = {
    system: words('playground.colors-system'),
    light: words('playground.colors-light'),
    dark: words('playground.colors-dark'),
  } satisfies Record<Colors, string>;
  options('colors', colors, chosenColors());
}

/** New texts, and the pages of the gallery. */
export async function listExamples(): Promise<void> {
  options('examples', { '': words('playground.examples') });
  for (const ending of Object.keys(STARTS))
    options('examples', { [ending]: words('playground.new', { ending }) });
  options('examples', (await (await fetch('examples.json')).json()) as Record<string, string>);
}

function options(id: string, choices: Readonly<Record<string, string>>, chosen?: string): void {
  const select = find<HTMLSelectElement>(id);
  for (const [value, text] of Object.entries(choices))
    select.add(new Option(text, value, false, value === chosen));
}
