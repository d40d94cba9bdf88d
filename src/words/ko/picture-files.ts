import type { pictureFiles as english } from '../en/picture-files.ts';
import type { Translated } from '../message.ts';

/** The page that a picture is saved in. */
export const pictureFiles = {
  'page.language': () => 'ko',
  'page.untitled': () => '바둑 그림',
  'page.verdict': (a) => `${a.rule}: ${a.verdict}`,
  'page.note': (a) => (/[.!?]$/.test(a.note) ? a.note : `${a.note}.`),
} satisfies Translated<typeof english>;
