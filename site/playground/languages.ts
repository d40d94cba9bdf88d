/** The language of the page, and its sentences. */
import {
  languageOf,
  type PlaygroundWords,
  playgroundWords,
  type SpokenLanguage,
} from '../../src/words/playground.ts';

const KEY = 'koban.language';

/** The one that the reader chose here, else that of the browser. */
export const language: SpokenLanguage = languageOf(localStorage.getItem(KEY) ?? navigator.language);

/** Takes hold with the next load of the page. */
export function choose(id: string): void {
  localStorage.setItem(KEY, id);
}

let spoken: PlaygroundWords | undefined;

export async function loadWords(): Promise<void> {
  spoken = await playgroundWords(language);
}

/** A sentence; those of the language have to be loaded before. */
export function words<C extends keyof PlaygroundWords>(
  code: C,
  ...args: Parameters<PlaygroundWords[C]>
): string {
  if (!spoken) throw new Error(`${code} is said too early`);
  return (spoken[code] as (...args: unknown[]) => string)(...args);
}
