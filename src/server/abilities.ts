import { type InitializeParams, MarkupKind } from 'vscode-languageserver';
import type { InitializationOptions } from '../protocol/requests.ts';
import type { Settings } from '../service/index.ts';

/** What a client can do that answers depend on. */
export interface Abilities {
  /**
   * It is Koban's extension: it shows pictures, and has the commands that links, lenses and actions
   * name.
   */
  readonly pictures: boolean;
  /** What hovers are made of. */
  readonly hovers: Settings['hovers'];
  /** Whether hovers, and the documentation of completions, may be Markdown. */
  readonly hoverMarkdown: boolean;
  readonly completionMarkdown: boolean;
  /** Whether a completion may say where the cursor goes. */
  readonly snippets: boolean;
}

export function abilitiesOf({ capabilities, initializationOptions }: InitializeParams): Abilities {
  const { hover, completion } = capabilities.textDocument ?? {};
  const pictures = (initializationOptions as InitializationOptions | null | undefined)?.pictures === true;
  const item = completion?.completionItem;
  const hasTables = capabilities.general?.markdown?.allowedTags?.includes('table') === true;
  return {
    pictures,
    hovers: pictures ? (hasTables ? 'tables' : 'pictures') : 'text',
    hoverMarkdown: pictures || hover?.contentFormat?.includes(MarkupKind.Markdown) === true,
    completionMarkdown: pictures || item?.documentationFormat?.includes(MarkupKind.Markdown) === true,
    snippets: pictures || item?.snippetSupport === true,
  };
}

/** Markdown of ours as a text: boards as they are, words without their signs. */
export function plainText(markdown: string): string {
  return markdown
    .split(/^```.*\n([\s\S]*?)^```$/m)
    .map((part, i) => (i % 2 === 1 ? part.trimEnd() : wordsOf(part)))
    .join('')
    .trim();
}

function wordsOf(markdown: string): string {
  return markdown
    .split(/`([^`]+)`/)
    .map((part, i) => (i % 2 === 1 ? part : proseOf(part)))
    .join('')
    .replace(/\n{3,}/g, '\n\n');
}

/**
 * `plainMarkdown` writes character references, so that no sign that is found here is an author's.
 */
function proseOf(markdown: string): string {
  return markdown
    .replace(/^---$/gm, '')
    .replace(/\*\*?/g, '')
    .replace(/ {2}$/gm, '')
    .replace(/\\([[\]])/g, '$1')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

/** A snippet without the places of the cursor. */
export function withoutStops(snippet: string): string {
  return snippet
    .replace(/\$\{\d+:((?:[^\\}]|\\.)*)\}/g, '$1')
    .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
    .replace(/\$\d+/g, '')
    .replace(/\\([$}\\])/g, '$1');
}
