/**
 * Entries in other notations, and diagrams of other notations as entries: commands, and what
 * pasting offers.
 */
import * as vscode from 'vscode';
import type { AnimateArguments } from '../protocol/commands.ts';
import type { Lost, PasteReply, TargetChoice } from '../protocol/convert.ts';
import { hasEntries } from './entries.ts';
import { sayNoDiagram } from './player/place.ts';
import type { Server } from './server.ts';
import { words } from './words.ts';

/**
 * *Convert Entry to...*: asks for a notation, opens the entry in it beside, and reports losses.
 */
export async function convertEntry(server: Server, given?: AnimateArguments): Promise<void> {
  const place = given ?? atCursor();
  if (!place) {
    sayNoDiagram();
    return;
  }
  const choice = await pickTarget(server);
  if (!choice) return;
  const converted = await server.convert({ ...place, target: choice.id });
  if (!converted || converted.text === '') {
    sayNoDiagram();
    return;
  }
  const languages = await vscode.languages.getLanguages();
  const language = languages.includes(converted.language) ? converted.language : 'plaintext';
  const document = await vscode.workspace.openTextDocument({ content: converted.text, language });
  await vscode.window.showTextDocument(document, vscode.ViewColumn.Beside);
  tellLosses(converted.label, converted.lost);
}

async function pickTarget(server: Server): Promise<TargetChoice | undefined> {
  const targets = await server.targets();
  const items = targets.map((target) => ({ label: target.label, detail: target.doc, target }));
  const picked = await vscode.window.showQuickPick(items, {
    placeHolder: words('convert.to'),
    matchOnDetail: true,
  });
  return picked?.target;
}

function atCursor(): AnimateArguments | undefined {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !hasEntries(editor.document)) return undefined;
  return { uri: editor.document.uri.toString(), offset: editor.document.offsetAt(editor.selection.active) };
}

/** What a notation could not hold is said once, and not in the way of typing. */
export function tellLosses(label: string, lost: readonly Lost[]): void {
  if (lost.length === 0) return;
  const losses = lost.map(({ message }) => message);
  void vscode.window.showInformationMessage(words('convert.lost', { target: label, losses }));
}

/** *Paste Diagram*: the clipboard's diagrams as entries, at the cursor. */
export async function pasteDiagram(server: Server): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !takesEntries(editor.document)) {
    void vscode.window.showInformationMessage(words('paste.where'));
    return;
  }
  const text = await vscode.env.clipboard.readText();
  const reply = await ask(server, editor.document, editor.selection.start, text);
  if (!reply) {
    void vscode.window.showInformationMessage(words('paste.nothing'));
    return;
  }
  if (!(await editor.edit((edit) => edit.replace(editor.selection, reply.text)))) {
    void vscode.window.showInformationMessage(words('text.unchanged'));
    return;
  }
  if (reply.lost.length > 0) tellLosses(words('paste.entry'), reply.lost);
}

function takesEntries({ languageId }: vscode.TextDocument): boolean {
  return languageId === 'goban' || languageId === 'markdown';
}

function ask(
  server: Server,
  document: vscode.TextDocument,
  at: vscode.Position,
  text: string,
): Promise<PasteReply> {
  const fence = document.languageId === 'markdown';
  return server.paste({ uri: document.uri.toString(), offset: document.offsetAt(at), text, fence });
}

/**
 * Pasting offers the converted form beside the text as it is. The editor has had this since 1.97
 * and the extension also runs in older ones, so what it needs is described here and looked for;
 * without it the command is there.
 */
export function offerWhenPasting(server: Server): vscode.Disposable {
  const api = vscode as unknown as PasteApi;
  const { DocumentPasteEdit, DocumentDropOrPasteEditKind: Kind } = api;
  if (!api.languages.registerDocumentPasteEditProvider || !DocumentPasteEdit || !Kind) {
    return new vscode.Disposable(() => undefined);
  }
  const kind = Kind.Text.append('koban');
  return api.languages.registerDocumentPasteEditProvider(
    [{ language: 'goban' }, { language: 'markdown' }],
    {
      async provideDocumentPasteEdits(document, ranges, transfer, _context, token) {
        const range = ranges[0];
        const text = await transfer.get('text/plain')?.asString();
        if (!range || !text || ranges.length > 1 || !mayBeDiagram(text) || token.isCancellationRequested)
          return undefined;
        const reply = await ask(server, document, range.start, text);
        if (!reply) return undefined;
        const { count, label } = reply;
        const edit = new DocumentPasteEdit(
          reply.text,
          words('paste.offer', { count, notation: label }),
          kind,
        );
        // What was copied is pasted as it is unless the author chooses otherwise, or nothing could
        // read it.
        if (document.languageId !== 'goban' || reply.isEntry) edit.yieldTo = [Kind.Text];
        return [edit];
      },
    },
    { providedPasteEditKinds: [kind], pasteMimeTypes: ['text/plain'] },
  );
}

/** A quick look before the server is asked: most of what is pasted is a word or a line. */
function mayBeDiagram(text: string): boolean {
  return /\$\$|^\s*\(\s*;/.test(text) || (text.includes('\n') && /[.·]\s?[.·XO]/.test(text));
}

/** What stands in the editor's interface since 1.97, as far as it is used here. */
interface PasteKind {
  append(...parts: string[]): PasteKind;
}

interface PasteEdit {
  yieldTo?: readonly PasteKind[];
}

interface PasteProvider {
  provideDocumentPasteEdits(
    document: vscode.TextDocument,
    ranges: readonly vscode.Range[],
    transfer: vscode.DataTransfer,
    context: unknown,
    token: vscode.CancellationToken,
  ): Promise<PasteEdit[] | undefined>;
}

interface PasteApi {
  readonly DocumentPasteEdit?: new (text: string, title: string, kind: PasteKind) => PasteEdit;
  readonly DocumentDropOrPasteEditKind?: { readonly Text: PasteKind };
  readonly languages: {
    registerDocumentPasteEditProvider?(
      selector: vscode.DocumentSelector,
      provider: PasteProvider,
      metadata: {
        readonly providedPasteEditKinds: readonly PasteKind[];
        readonly pasteMimeTypes: readonly string[];
      },
    ): vscode.Disposable;
  };
}
