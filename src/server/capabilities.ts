import {
  CodeActionKind,
  type InitializeParams,
  type InitializeResult,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { version } from '../../package.json';
import type { InitializationOptions } from '../protocol/requests.ts';
import { TOKEN_MODIFIERS, TOKEN_TYPES } from '../protocol/tokens.ts';

/** What the server answers to `initialize`. */
export function initializeResult(params: InitializeParams): InitializeResult {
  const result = registersFormatting(params) ? CAPABILITIES : WITH_FORMATTING;
  // Koban's extension asks by itself, since its server begins with the first text.
  const workspaceSymbolProvider = !isExtension(params);
  return { ...result, capabilities: { ...result.capabilities, workspaceSymbolProvider } };
}

/** Whether the client is Koban's extension. */
export function isExtension({
  initializationOptions,
}: Pick<InitializeParams, 'initializationOptions'>): boolean {
  return (initializationOptions as InitializationOptions | null | undefined)?.pictures === true;
}

/** Whether the client takes the languages that have a formatter. */
export function registersFormatting({ capabilities: { textDocument } }: InitializeParams): boolean {
  return (
    textDocument?.formatting?.dynamicRegistration === true &&
    textDocument.rangeFormatting?.dynamicRegistration === true
  );
}

const CAPABILITIES: InitializeResult = {
  serverInfo: { name: 'koban', version },
  capabilities: {
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    hoverProvider: true,
    completionProvider: { triggerCharacters: [':', ' ', '@', ',', '[', ';'], resolveProvider: true },
    definitionProvider: true,
    referencesProvider: true,
    documentHighlightProvider: true,
    renameProvider: { prepareProvider: true },
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    selectionRangeProvider: true,
    documentLinkProvider: {},
    codeLensProvider: {},
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite] },
    inlayHintProvider: true,
    semanticTokensProvider: {
      legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] },
      full: true,
      range: true,
    },
  },
};

/** For clients that cannot know that only SGF and `.goban` are formatted. */
const WITH_FORMATTING: InitializeResult = {
  ...CAPABILITIES,
  capabilities: {
    ...CAPABILITIES.capabilities,
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
  },
};
