/**
 * Parts of a build that are files of their own beside it, since most sessions never need them. The
 * core has a stand-in for the door of each (`scripts/build.mjs`), which loads it when it is first
 * asked for something. Nothing waits there, so it is loaded at once.
 */

/** A worker whose scripts come from another origin gets their address from its starter. */
const host = globalThis as {
  readonly kobanFolder?: string;
  importScripts?(address: string): void;
};
declare const require: (file: string) => unknown;
/** Only in Node: bundles for pages have a stand-in of `require`. */
declare const __filename: string | undefined;

/**
 * What a file exports. `name`: where it leaves that if there are no modules, as a property of the
 * global object; hosts of web extensions have it there from the beginning. @throws Error where it
 * cannot be loaded
 */
export function partAt<T>(file: string, name: string): () => T {
  let there: { readonly part: T } | undefined;
  return () => {
    there ??= { part: loaded<T>(file, name) };
    return there.part;
  };
}

function loaded<T>(file: string, name: string): T {
  const left = () => (globalThis as Record<string, unknown>)[name] as T | undefined;
  const before = left();
  if (before) return before;
  if (typeof __filename === 'string') return require(file) as T;
  host.importScripts?.(host.kobanFolder === undefined ? file : host.kobanFolder + file.slice(1));
  const after = left();
  if (!after) throw new Error(`${file} cannot be loaded`);
  return after;
}
