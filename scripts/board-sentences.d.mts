import type { Plugin } from 'vite';

export function isOfBoards(code: string): boolean;
export const boardSentences: Plugin;
