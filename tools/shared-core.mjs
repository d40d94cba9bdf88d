/**
 * The pure core as one file for all hosts. Several bundles of the extension need the same half a
 * megabyte of code; esbuild shares code between ES modules only, and neither the Node extension
 * host nor a worker loads those. So each bundle that shares the core takes the names that it uses
 * from `dist/core.js`, and that file is made of exactly these names.
 */
import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import * as esbuild from 'esbuild';

const ROOT = resolve(import.meta.dirname, '..');
const SHARED = /^src\/(?:words|go|cycles|rules|eyes|notation|document|service|render|pictures|preview)\//;
/** Files of its rooms that only the tools of language models need, and that are therefore in that bundle. */
const APART = [
  'src/notation/sgf/encoding.ts',
  'src/notation/sgf/servers.ts',
  'src/service/export/judge.ts',
  'src/service/export/verdict-facts.ts',
  'src/service/sgf/export/judge.ts',
];
/** How a bundle asks for a name of the core; its banner has to define the function. */
const ASKED = /\bkobanCore\(["']([^"'#]+)#([\w$]+)["']\)/g;

const inProject = (path) => relative(ROOT, path).split(sep).join('/');

/**
 * A plugin for esbuild: what a bundle imports of the core's rooms becomes calls of
 * `kobanCore("file#name")`.
 */
export const fromCore = {
  name: 'koban-from-core',
  setup(build) {
    let names;
    build.onStart(async () => {
      names = await exportedNames();
    });
    build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, resolveDir, importer }) => {
      const file = inProject(resolve(resolveDir, path));
      const from = inProject(importer);
      const isOwn = APART.includes(from) || !SHARED.test(from);
      return SHARED.test(file) && isOwn && !APART.includes(file)
        ? { path: file, namespace: 'koban-core' }
        : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: 'koban-core' }, ({ path }) => ({
      contents: names
        .get(path)
        .map((name) => {
          const apart = APART.find(
            (file) => file.startsWith(`${dirname(path)}/`) && names.get(file).includes(name),
          );
          return apart
            ? `export { ${name} } from ${JSON.stringify(join(ROOT, apart))};`
            : `export const ${name} = /* @__PURE__ */ kobanCore("${path}#${name}");`;
        })
        .join('\n'),
      resolveDir: ROOT,
    }));
  },
};

/**
 * The source of the core: the names that these bundles ask for, and what the extension loads when
 * it first draws.
 */
export function coreSource(bundles) {
  const asked = new Set(
    bundles.flatMap((text) => [...text.matchAll(ASKED)].map(([, file, name]) => `${file}#${name}`)),
  );
  const lines = [...asked].sort().map((one) => {
    const [file, name] = one.split('#');
    return `export { ${name} as "${one}" } from './${file}';`;
  });
  return [...lines, `export * as drawing from './src/extension/drawing.ts';`].join('\n');
}

/** The names that each file of the core exports when it runs, so without its types. */
async function exportedNames() {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(sep).join('/')}`)
    .filter((file) => SHARED.test(file) && /(?<!\.d)\.ts$/.test(file));
  const { metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: files,
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return new Map(
    Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) =>
      entryPoint ? [[entryPoint, exports]] : [],
    ),
  );
}
