import { capitalized } from './grammar.ts';

/** The page that a picture is saved in. */
export const pictureFiles = {
  'page.language': () => 'en',
  'page.untitled': () => 'Go diagram',
  'page.verdict': (a: { rule: string; verdict: string }) => `${a.rule}: ${a.verdict}`,
  'page.note': (a: { note: string }) =>
    /[.!?]$/.test(a.note) ? capitalized(a.note) : `${capitalized(a.note)}.`,
} as const;
