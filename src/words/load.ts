import { english } from './en/index.ts';
import type { SpokenLanguage } from './languages.ts';
import type { Words } from './message.ts';
import { speak } from './say.ts';
import type { Sentences } from './types.ts';

type Loaded = { readonly words: Partial<Words> };

/** Each language is a file of its own (`scripts/build.mjs`), so a process has the one in use and English. */
const FILES: Readonly<Record<Exclude<SpokenLanguage, 'en'>, () => Promise<Loaded>>> = {
  ja: () => import('./ja/index.ts'),
  ko: () => import('./ko/index.ts'),
  'zh-hans': () => import('./zh-hans/index.ts'),
  'zh-hant': () => import('./zh-hant/index.ts'),
};

/** All sentences of a language. */
export async function loadWords(language: SpokenLanguage): Promise<Sentences> {
  if (!(language in FILES)) return english;
  const { words } = await FILES[language as keyof typeof FILES]();
  return { ...english, ...words };
}

/** Speaks a language. What is said meanwhile is said in the language before it, so an edge waits for this before its first sentence. */
export async function speakIn(language: SpokenLanguage): Promise<void> {
  speak(await loadWords(language));
}
