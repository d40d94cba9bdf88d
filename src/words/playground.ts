/**
 * The door of the words for the playground of the site: what it says itself, and what the extension
 * says of boards.
 */
import { extension } from './en/extension.ts';
import { playground } from './en/playground.ts';
import type { ExtensionWords } from './extension.ts';
import { orEnglish } from './fallback.ts';
import type { SpokenLanguage } from './languages.ts';
import type { SentencesLike } from './message.ts';

export { LANGUAGES, languageOf, type SpokenLanguage } from './languages.ts';

type Own = SentencesLike<typeof playground>;
export type PlaygroundWords = ExtensionWords & Own;

const FILES = {
  en: () => ({ said: { extension }, own: { playground } }),
  ja: () => ({ said: import('./ja/extension.ts'), own: import('./ja/playground.ts') }),
  ko: () => ({ said: import('./ko/extension.ts'), own: import('./ko/playground.ts') }),
  'zh-hans': () => ({ said: import('./zh-hans/extension.ts'), own: import('./zh-hans/playground.ts') }),
  'zh-hant': () => ({ said: import('./zh-hant/extension.ts'), own: import('./zh-hant/playground.ts') }),
} as const;

export async function playgroundWords(language: SpokenLanguage): Promise<PlaygroundWords> {
  const { said, own } = FILES[language]();
  return orEnglish<PlaygroundWords>(
    { ...extension, ...playground },
    { ...(await said).extension, ...(await own).playground },
  );
}
