import type { StdinOptions } from 'esbuild';

export const LANGUAGES: readonly string[];
export function pageWords(language: string): StdinOptions;
