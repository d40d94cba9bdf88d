import type { Words } from './message.ts';

/** What the folder of a language has. */
export interface LanguageFile {
  readonly words: Partial<Words>;
}

/**
 * Each language is a file of its own, so a process has the one in use and English. Bundles have
 * `files-built.ts` in place of this.
 */
export const FILES = {
  ja: (): Promise<LanguageFile> => import('./ja/index.ts'),
  ko: (): Promise<LanguageFile> => import('./ko/index.ts'),
  'zh-hans': (): Promise<LanguageFile> => import('./zh-hans/index.ts'),
  'zh-hant': (): Promise<LanguageFile> => import('./zh-hant/index.ts'),
} as const;
