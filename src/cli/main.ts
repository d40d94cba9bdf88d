/**
 * The file that `koban` runs. Reading the program takes longer than Node's start, so it waits, and
 * `koban check` has a smaller one.
 */
import { join } from 'node:path';
import { version } from '../../package.json';
import type { Runnable } from './node.ts';

/** Files of their own beside this one (`scripts/build.mjs`). */
declare const require: {
  (path: './program.ts' | './check-program.ts'): Runnable;
  (path: './compile-cache.ts'): typeof import('./compile-cache.ts');
};

const kept = (name: string): Runnable | null =>
  require('./compile-cache.ts').loadKept(join(__dirname, name)) as Runnable | null;
const check = () => kept('cli-check.js') ?? require('./check-program.ts');
const program = () => kept('cli-program.js') ?? require('./program.ts');

const first = process.argv[2] ?? '';
// The program tries again, and says why the version cannot be written.
if (/^(?:--version|-[Vv])$/.test(first))
  process.stdout.once('error', () => program().main()).write(`koban ${version}\n`);
else void (first === 'check' ? check() : program()).main();
