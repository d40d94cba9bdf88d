/** The file that `koban` runs. Reading the program takes longer than Node's start, so it waits. */
import module from 'node:module';
import { version } from '../../package.json';

/** A file of its own beside this one (`scripts/build.mjs`). */
declare const require: (path: './program.ts') => typeof import('./program.ts');

// Node 22 keeps what V8 has made of the program for the next start.
(module as { enableCompileCache?(): unknown }).enableCompileCache?.();
if (/^(?:--version|-V)$/.test(process.argv[2] ?? '')) process.stdout.write(`koban ${version}\n`);
else require('./program.ts');
