/** The door of the words for `<koban-board>`, which loads those of the language of its page. */
import type { SpokenLanguage } from './languages.ts';
import type { FigureWords } from './page.ts';
import type { Sentences } from './types.ts';

export { isNoSentence, orEnglish } from './fallback.ts';

type BoardWords = Partial<FigureWords> & Sentences;

const BOARDS = {
  en: () => import('./en/boards.ts'),
  ja: () => import('./ja/boards.ts'),
  ko: () => import('./ko/boards.ts'),
  'zh-hans': () => import('./zh-hans/boards.ts'),
  'zh-hant': () => import('./zh-hant/boards.ts'),
} satisfies Record<SpokenLanguage, () => Promise<{ readonly boards: Partial<FigureWords> }>>;

/**
 * What a board says: all of it, or in a small build what most boards say, with which `say` may lack
 * a sentence.
 */
export async function boardWords(language: SpokenLanguage): Promise<BoardWords> {
  return (await BOARDS[language]()).boards;
}
