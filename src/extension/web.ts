/**
 * The extension in a web worker: VS Code for the Web, where the language server is a worker too.
 */
import * as vscode from 'vscode';
import type { KobanApi } from './extension.ts';
import type { HostWorker } from './workers.ts';

/**
 * A web host loads one file for an extension. The files that it shares with other hosts are read
 * before `activate` ends, since they are asked for where nothing can wait; each runs when it is
 * first asked for.
 */
export async function activate(context: vscode.ExtensionContext): Promise<KobanApi> {
  const place = (name: string) => vscode.Uri.joinPath(context.extensionUri, 'dist', name).toString(true);
  const [core, lsp, program] = [place('core.js'), place('lsp.js'), place('web/server.js')];
  const modules = new Map<string, () => object>([['vscode', () => vscode]]);
  const [main, drawing, outcomes, raster, library, clients] = await Promise.all([
    moduleAt<typeof import('./extension.ts')>(place('main.js'), modules),
    moduleAt<{ readonly drawing: typeof import('./drawing.ts') }>(core, modules),
    moduleAt(place('outcome.js'), modules),
    moduleAt(place('raster.js'), modules),
    moduleAt(lsp, modules),
    moduleAt<typeof import('./clients.ts')>(place('client.js'), modules),
  ]);
  modules.set('./core.js', drawing).set('./lsp.js', library);
  // What searches for outcomes, and what paints, runs when the core first looks for it.
  Object.defineProperties(globalThis, {
    kobanOutcome: { get: outcomes, configurable: true },
    kobanRaster: { get: raster, configurable: true },
  });
  const { loadDrawingBy, start } = main();
  loadDrawingBy(() => drawing().drawing);
  // The worker starts from a blob, whose address is not that of a file here, so it gets the whole
  // addresses of its files, and of the folder in which it finds languages.
  const folder = core.slice(0, core.lastIndexOf('/'));
  const run = (files: readonly string[]): Worker => {
    const [at, ...scripts] = [folder, ...files].map((one) => JSON.stringify(one));
    const script = `globalThis.kobanFolder = ${at}; importScripts(${scripts.join(', ')});`;
    return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  };
  return start(
    context,
    'web',
    (options) => clients().inWorker(run([core, lsp, program]), options),
    async (file) => hostWorker(run([core, `${folder}/${file}.js`])),
  );
}

function hostWorker(worker: Worker): HostWorker {
  return {
    post: (job) => worker.postMessage(job),
    listen(listener) {
      worker.onmessage = ({ data }: MessageEvent) => listener(data);
      worker.onerror = (event) => {
        // Else it is an error of the host as well, even where its work ends while it starts.
        event.preventDefault();
        listener({ error: event.message });
      };
    },
    end: () => worker.terminate(),
  };
}

/**
 * Reads a file of ours, which finds these modules outside of itself. What it exports is there once
 * it is asked for.
 */
async function moduleAt<T extends object>(
  address: string,
  modules: ReadonlyMap<string, () => object>,
): Promise<() => T> {
  const code = await (await fetch(address)).text();
  let exported: T | undefined;
  return () => {
    if (exported) return exported;
    const module: { exports?: T } = {};
    new Function('module', 'exports', 'require', code)(module, {}, required);
    if (!module.exports) throw new Error(`${address} exports nothing`);
    exported = module.exports;
    return exported;
  };

  function required(name: string): object {
    const found = modules.get(name);
    if (!found) throw new Error(`There is no module ${name} in a web host`);
    return found();
  }
}
