import type { OutputFile } from 'esbuild';

export function bundle(
  entryPoints: readonly string[] | Readonly<Record<string, string>>,
  options?: { readonly keepNames?: boolean },
): Promise<{ readonly outputFiles: readonly OutputFile[]; readonly ownBytes: number }>;
