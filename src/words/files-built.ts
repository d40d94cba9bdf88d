/**
 * The files of languages as `scripts/build.mjs` makes them: scripts beside the bundle that every
 * host can load, one way or another.
 */
import type { LanguageFile, FILES as SOURCES } from './files.ts';

declare const require: (file: string) => LanguageFile;
/** Only in Node: hosts of web extensions have a `require` too, and bundles for pages a stand-in. */
declare const __filename: string | undefined;

/**
 * A script that is imported as a module exports nothing; it leaves what it has here. A worker whose
 * scripts come from another origin does not know their address, so its starter names the folder.
 */
const left = globalThis as {
  kobanLanguages?: Partial<Record<string, LanguageFile>>;
  readonly kobanFolder?: string;
};

async function read(id: keyof typeof SOURCES): Promise<LanguageFile> {
  const file = `./words/${id}.js`;
  // Node reads a script sooner than a module.
  const words =
    typeof __filename === 'string'
      ? require(file)
      : (((await import(addressOf(file))) as { default?: LanguageFile }).default ??
        left.kobanLanguages?.[id]);
  if (!words) throw new Error(`${file} has no words`);
  return words;
}

const addressOf = (file: string): string =>
  left.kobanFolder === undefined ? file : left.kobanFolder + file.slice(1);

export const FILES: typeof SOURCES = {
  ja: () => read('ja'),
  ko: () => read('ko'),
  'zh-hans': () => read('zh-hans'),
  'zh-hant': () => read('zh-hant'),
};
