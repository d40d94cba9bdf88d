/** A page of the extension, bundled as `scripts/build.mjs` does it. */
import '../../tools/made.mjs';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The files that come of entry points or a text, and how many bytes of them are of our own files, not of packages.
 *
 * @param {Pick<esbuild.BuildOptions, 'entryPoints' | 'stdin'>} input
 */
export async function bundle(input, { keepNames = false } = {}) {
  const { metafile, outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: input.entryPoints,
    stdin: input.stdin,
    bundle: true,
    minify: true,
    keepNames,
    legalComments: 'none',
    charset: 'utf8',
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    format: 'iife',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'warning',
  });
  const parts = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const own = parts.filter(([file]) => !file.startsWith('node_modules/'));
  return { outputFiles, ownBytes: own.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0) };
}
