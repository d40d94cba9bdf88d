/** What the server says of the text: squiggles, and quick fixes beside what they mend. */
import { type Diagnostic as Shown, setDiagnostics } from '@codemirror/lint';
import { type LSPClientExtension, LSPPlugin } from '@codemirror/lsp-client';
import type { EditorView } from '@codemirror/view';
import type {
  CodeAction,
  CodeActionParams,
  Diagnostic,
  PublishDiagnosticsParams,
  TextEdit,
} from 'vscode-languageserver-protocol';
import { verdictOf } from './signs.ts';

const SEVERITY = ['error', 'error', 'warning', 'info', 'hint'] as const;

/** What the client of the server needs for it. */
export const diagnosing: LSPClientExtension = {
  clientCapabilities: {
    textDocument: {
      publishDiagnostics: { versionSupport: true, codeDescriptionSupport: true },
      codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } },
    },
  },
  notificationHandlers: {
    'textDocument/publishDiagnostics': (client, { uri, version, diagnostics }: PublishDiagnosticsParams) => {
      const file = client.workspace.getFile(uri);
      const view = file?.getView();
      const plugin = view && LSPPlugin.get(view);
      if (!view || !plugin || (version !== undefined && version !== file?.version)) return true;
      const at = (position: Diagnostic['range']['start']) =>
        plugin.unsyncedChanges.mapPos(plugin.fromPosition(position, plugin.syncedDoc));
      const shown = diagnostics.map(
        (one): Shown => ({
          from: at(one.range.start),
          to: at(one.range.end),
          severity: SEVERITY[one.severity ?? 1] ?? 'error',
          message: textOf(one),
          ...signOf(one),
          renderMessage: () => withFixes(view, uri, one),
        }),
      );
      view.dispatch(setDiagnostics(view.state, shown));
      return true;
    },
  },
};

const signOf = ({ code }: Diagnostic) => {
  const verdict = verdictOf(String(code));
  return verdict && { markClass: `koban-${verdict}` };
};

const textOf = ({ message }: Diagnostic): string => (typeof message === 'string' ? message : message.value);

/**
 * The message, a link to the page that explains its code, and a button for each fix once the server
 * has told them.
 */
function withFixes(view: EditorView, uri: string, diagnostic: Diagnostic): HTMLElement {
  const box = document.createElement('div');
  // Letters that turn the direction of writing turn nothing beyond the text that they are quoted
  // in.
  const said = document.createElement('bdi');
  said.textContent = textOf(diagnostic);
  box.append(said);
  const page = diagnostic.codeDescription?.href;
  if (page?.startsWith(`${location.origin}/`)) {
    const link = document.createElement('a');
    link.href = page;
    link.target = '_blank';
    link.textContent = String(diagnostic.code);
    box.append(' ', link);
  }
  const plugin = LSPPlugin.get(view);
  const params: CodeActionParams = {
    textDocument: { uri },
    range: diagnostic.range,
    context: { diagnostics: [diagnostic], only: ['quickfix'] },
  };
  plugin?.client
    .request<CodeActionParams, readonly CodeAction[] | null>('textDocument/codeAction', params)
    .then(
      (actions) => {
        const { doc } = view.state;
        for (const { title, diagnostics, edit } of actions ?? []) {
          // What is not about this problem is offered here, too.
          if (!diagnostics?.length) continue;
          const edits = editsOf(edit, uri);
          if (edits.length === 0) continue;
          const button = document.createElement('button');
          button.className = 'cm-diagnosticAction';
          button.textContent = title;
          button.addEventListener('mousedown', (event) => event.preventDefault());
          button.addEventListener('click', () => {
            // The places are those of the text as it was then.
            if (view.state.doc.eq(doc)) apply(view, plugin, edits);
          });
          box.append(button);
        }
      },
      // The text has changed, and the squiggle goes with it.
      () => undefined,
    );
  return box;
}

function editsOf(edit: CodeAction['edit'], uri: string): readonly TextEdit[] {
  const inDocuments = (edit?.documentChanges ?? []).flatMap((one) =>
    'edits' in one && one.textDocument.uri === uri
      ? one.edits.filter((part): part is TextEdit => 'newText' in part)
      : [],
  );
  return [...(edit?.changes?.[uri] ?? []), ...inDocuments];
}

function apply(view: EditorView, plugin: LSPPlugin, edits: readonly TextEdit[]): void {
  const changes = edits.map(({ range, newText }) => ({
    from: plugin.fromPosition(range.start),
    to: plugin.fromPosition(range.end),
    insert: newText,
  }));
  view.dispatch({ changes, userEvent: 'input.fix' });
  view.focus();
}
