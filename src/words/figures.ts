/** The door of the words for `<koban-board>`, which loads those of the language of its page. */
import { figure } from './en/figure.ts';
import type { SpokenLanguage } from './languages.ts';
import type { FigureWords } from './page.ts';

const FIGURES = {
  en: async () => ({ figure }),
  ja: () => import('./ja/figure.ts'),
  ko: () => import('./ko/figure.ts'),
  'zh-hans': () => import('./zh-hans/figure.ts'),
  'zh-hant': () => import('./zh-hant/figure.ts'),
} satisfies Record<SpokenLanguage, () => Promise<{ readonly figure: FigureWords }>>;

export async function figureWords(language: SpokenLanguage): Promise<FigureWords> {
  return (await FIGURES[language]()).figure;
}
