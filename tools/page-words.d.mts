import type { StdinOptions } from 'esbuild';

export const PAGE_LANGUAGES: readonly string[];
export function pageWords(language: string): StdinOptions;
