import { number } from './grammar.ts';

/** What the playground of the site says itself, beside the pages in it. */
export const playground = {
  'playground.name': () => 'Koban playground',
  'playground.documents': () => 'Documents',
  'playground.text': () => 'Text',
  'playground.board': () => 'Board',
  'playground.more': () => 'More',
  'playground.table': () => 'Table of rules',
  'playground.file': () => 'File name',
  'playground.examples': () => 'Examples',
  'playground.new': (a: { ending: string }) => `New text: ${a.ending}`,
  'playground.open': () => 'Open…',
  'playground.save': () => 'Save',
  'playground.saved': (a: { name: string }) => `${a.name} is saved.`,
  'playground.share': () => 'Copy link',
  'playground.shared': () =>
    'The link is on the clipboard. The link itself holds the text; no server gets it.',
  'playground.shared-here': () => 'The link is in the address bar. The link itself holds the text.',
  'playground.shared-long': (a: { characters: number }) =>
    `The link has ${number(a.characters)} characters. Some programs cut long links, so save the text as a file, too.`,
  'playground.damaged': () => 'The link is damaged, so its text cannot be read.',
  'playground.language': () => 'Language',
  'playground.colors': () => 'Colors',
  'playground.colors-system': () => 'System',
  'playground.colors-light': () => 'Light',
  'playground.colors-dark': () => 'Dark',
  'playground.failed': () => 'Koban could not be loaded. Reload the page.',
  'playground.completions': () => 'Completions',
  'playground.new-name': () => 'New name',
  'playground.rename': () => 'Rename',
  'playground.close': () => 'Close',
  'playground.problems': () => 'Problems',
  'playground.no-problems': () => 'No problems',
} as const;
