/**
 * The file that `koban` runs. Reading the program takes longer than Node's start, so it waits, and
 * `koban check` has a smaller one.
 */
import module from 'node:module';
import { version } from '../../package.json';
import type { Runnable } from './node.ts';

/** Files of their own beside this one (`scripts/build.mjs`). */
declare const require: (path: './program.ts' | './check-program.ts') => Runnable;

// Node 22 keeps what V8 has made of the program for the next start.
(module as { enableCompileCache?(): unknown }).enableCompileCache?.();
const first = process.argv[2] ?? '';
// The program tries again, and says why the version cannot be written.
if (/^(?:--version|-[Vv])$/.test(first))
  process.stdout.once('error', () => require('./program.ts').main()).write(`koban ${version}\n`);
else void (first === 'check' ? require('./check-program.ts') : require('./program.ts')).main();
