import { count } from './grammar.ts';

const some = (n: number, noun: string) => (n === 0 ? `no ${noun}s` : count(n, noun));

/** The command line. */
export const cli = {
  'cli.counts': (a: { files: number; errors: number; warnings: number }) =>
    `${count(a.files, 'file')}: ${some(a.errors, 'error')}, ${some(a.warnings, 'warning')}`,
} as const;
