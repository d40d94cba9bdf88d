import type { BuildOptions, OutputFile } from 'esbuild';

export function bundle(
  input: Pick<BuildOptions, 'entryPoints' | 'stdin'>,
  options?: { readonly keepNames?: boolean },
): Promise<{ readonly outputFiles: readonly OutputFile[]; readonly ownBytes: number }>;
