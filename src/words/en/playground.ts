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

  'home.diagrams': () => 'Write Go diagrams as text.',
  'home.promise': () => 'Koban proves what the ko rule says.',
  'home.lead': () =>
    'For people who write about Go: rule pages, problem collections, books, annotated games. In VS Code, on the command line, in your own pages.',
  'home.shown': () =>
    'White F5 recreates the starting position, and each rule says something else. Choose a rule, click the board to play, or change the text.',
  'home.again': () => 'Start over',
  'home.playground': () => 'Open in the playground',
  'home.install': () => 'Install',
  'home.embed': () => 'Put it on my page',
  'home.winner': () => 'Who wins this triple ko?',
  'home.winner-note': () =>
    'The game ends when A4 (Black) or A7 (White) is captured, or with two passes. Each threat is answered. Every outcome is proven: choose a cell to open the position, and try to refute the proof.',
  'home.contents': () => 'Documents',
  'home.gallery': () => 'Book of Ko',
  'home.changes': () => 'Changelog',
  'home.search': () => 'Search',
  'home.nothing': () => 'Nothing was found.',
  'home.skip': () => 'Skip to the text',
  'home.site': () => 'Site',
  'home.missing': () => 'There is no such page',
  'home.missing-text': () =>
    'The address may be old, or have a letter too many. Search for what you look for, or go to the first page.',
} as const;
