/**
 * What the language server and its client share of the protocol's library, as one file for all
 * hosts. The servers of Node and of the browser and the client each hold the same 130 kB of it;
 * with this plugin they take the modules that know no host from `dist/lsp.js`, which is made of
 * exactly the modules that they ask for.
 */
import { relative, resolve, sep } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../node_modules');
/** The modules of the library that know no host; they import each other only. */
const SHARED =
  /^(vscode-(jsonrpc|languageserver|languageserver-protocol)\/lib\/common|vscode-languageserver-types)\//;
/** How a bundle asks for a module; its banner has to define the function. */
const ASKED = /\bkobanLsp\(["']([^"']+)["']\)/g;
/** Marks the plugin's own question to esbuild, which it leaves to esbuild. */
const OURS = Symbol('koban-from-lsp');

/** A plugin for esbuild: imports of the shared modules become calls of `kobanLsp("file")`. */
export const fromLsp = {
  name: 'koban-from-lsp',
  setup(build) {
    build.onResolve({ filter: /^(\.|vscode-)/ }, async ({ path, pluginData, ...question }) => {
      if (pluginData === OURS) return;
      const { importer, kind, resolveDir } = question;
      const found = await build.resolve(path, { importer, kind, resolveDir, pluginData: OURS });
      const file = relative(PACKAGES, found.path).split(sep).join('/');
      return SHARED.test(file) ? { path: file, namespace: 'koban-lsp' } : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: 'koban-lsp' }, ({ path }) => ({
      contents: `module.exports = kobanLsp("${path}");`,
    }));
  },
};

/** The source of `dist/lsp.js`: the modules that these bundles ask for, each run when it is first asked for. */
export function lspSource(bundles) {
  const asked = new Set(bundles.flatMap((text) => [...text.matchAll(ASKED)].map(([, file]) => file)));
  const rows = [...asked].sort().map((file) => `"${file}": () => require("./node_modules/${file}"),`);
  return ['const modules = {', ...rows, '};', 'module.exports = (file) => modules[file]();'].join('\n');
}
