import { type InitializeParams, type MarkupContent, MarkupKind } from 'vscode-languageserver';
import { type HoverKind, type HoverPart, hoverMarkdown, hoverText, type Settings } from '../service/index.ts';
import { isExtension } from './capabilities.ts';

/** What a client can do that answers depend on. */
export interface Abilities {
  /**
   * It is Koban's extension: it shows pictures, and has the commands that links, lenses and actions
   * name.
   */
  readonly pictures: boolean;
  /** What hovers are made of. */
  readonly hovers: HoverKind;
  /** Whether hovers, and the documentation of completions, may be Markdown. */
  readonly hoverMarkdown: boolean;
  readonly completionMarkdown: boolean;
  /** Whether a completion may say where the cursor goes. */
  readonly snippets: boolean;
}

export function abilitiesOf({ capabilities, initializationOptions }: InitializeParams): Abilities {
  const { hover, completion } = capabilities.textDocument ?? {};
  const pictures = isExtension({ initializationOptions });
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

/** Hovers and pictures for the client: Markdown of its kind, or plain text. */
export function contentOf(
  parts: readonly HoverPart[],
  isMarkdown: boolean,
  kind: HoverKind,
  look: Settings,
): MarkupContent {
  return isMarkdown
    ? { kind: MarkupKind.Markdown, value: hoverMarkdown(parts, kind, look) }
    : { kind: MarkupKind.PlainText, value: hoverText(parts, look) };
}

/** A snippet without the places of the cursor. */
export function withoutStops(snippet: string): string {
  return snippet
    .replace(/\$\{\d+:((?:[^\\}]|\\.)*)\}/g, '$1')
    .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
    .replace(/\$\d+/g, '')
    .replace(/\\([$}\\])/g, '$1');
}
