/** The language server in a worker, and what the editor asks it by the protocol's own requests. */
import { LSPClient, type LSPClientExtension, type Transport } from '@codemirror/lsp-client';
import type { InitializationOptions } from '../../src/protocol/requests.ts';
import { CHANGED, type ChangedParams } from '../../src/protocol/requests.ts';
import { language } from './languages.ts';
import type {} from './start.ts';

/** Milliseconds that an answer may take: rules that search, in a browser with one processor. */
const PATIENCE = 60_000;

/** @param changed the analysis of a text has changed */
export function startServer(
  extensions: readonly LSPClientExtension[],
  changed: (uri: string) => void,
): LSPClient {
  const client = new LSPClient({
    rootUri: '',
    timeout: PATIENCE,
    initializationOptions: {
      language,
      diagnostics: new URL('../docs/reference/diagnostics.html', location.href).href,
    } satisfies InitializationOptions,
    sanitizeHTML: plainHtml,
    extensions,
    notificationHandlers: {
      [CHANGED]: (_client: LSPClient, { uri }: ChangedParams) => {
        changed(uri);
        return true;
      },
    },
  });
  return client.connect(transportOf(globalThis.kobanServer));
}

function transportOf(worker: Worker): Transport {
  const handlers = new Set<(message: string) => void>();
  worker.addEventListener('message', ({ data }) => {
    const message = JSON.stringify(data);
    for (const handle of handlers) handle(message);
  });
  return {
    send: (message) => worker.postMessage(JSON.parse(message)),
    subscribe: (handle) => void handlers.add(handle),
    unsubscribe: (handle) => void handlers.delete(handle),
  };
}

/** What words of ours are made of in HTML. */
const TAGS = new Set(['P', 'STRONG', 'EM', 'CODE', 'PRE', 'BR', 'HR', 'UL', 'OL', 'LI', 'H3', 'H4']);

/** The words of a hover as paragraphs, lists and boards in letters; all else becomes text. */
function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    if (TAGS.has(element.tagName))
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    else element.replaceWith(...(element.tagName === 'A' ? element.childNodes : [element.textContent ?? '']));
  }
  return body.innerHTML;
}
