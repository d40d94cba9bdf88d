/**
 * *Open an Example*: a small text to try things out on. It is a file of a file system of its own,
 * in memory, where each edit is kept at once, so the editor never asks whether to save it.
 */
import * as vscode from 'vscode';
import { type FirstStep, firstSteps, THEN } from './first-steps.ts';
import type { Server } from './server.ts';
import { words } from './words.ts';

const SCHEME = 'koban-example';
const WALKTHROUGH = 'koban.koban#first-steps';
const ENDINGS = { goban: 'goban', markdown: 'md', sgf: 'sgf' } as const;

/** As they are said now. */
const steps = () => firstSteps((code) => words(code));

const uriOf = ({ name, language }: FirstStep) =>
  vscode.Uri.from({ scheme: SCHEME, path: `/${name}.${ENDINGS[language]}` });

/**
 * What a walkthrough asks for (`{ name, then }`); where it names nothing, the reader
 * chooses. What is named is looked up, never run as it stands.
 */
export async function openExample(server: Server, given: unknown): Promise<void> {
  const { name, then } =
    typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const chosen =
    steps().find((one) => one.name === name) ??
    (await vscode.window.showQuickPick(
      steps().map((one) => ({ ...one, label: words(`example.${one.name}`), description: one.language })),
      { placeHolder: words('example.which') },
    ));
  if (!chosen) return;
  const { language, text } = chosen;
  // Asked for again, the one that is open comes to the front, so that trying things out does not
  // litter the window.
  const document = await vscode.workspace.openTextDocument(uriOf(chosen));
  // Commands speak of the entry at the cursor, and the text begins with words.
  const place = document.positionAt(Math.max(0, text.search(/^(?:moves:|\(;)/m)));
  await vscode.window.showTextDocument(document, {
    preview: false,
    selection: new vscode.Range(place, place),
    viewColumn: columnOf(document) ?? vscode.ViewColumn.Active,
  });
  const follows = typeof then === 'string' && Object.hasOwn(THEN, then);
  // The step of the walkthrough that asked for it is done, and no other one.
  await vscode.commands.executeCommand('setContext', `koban.tried.${follows ? then : chosen.name}`, true);
  if (!follows) return;
  if (language !== 'markdown') await server.start();
  const at = { uri: document.uri.toString(), offset: document.offsetAt(place), index: 0, play: true };
  // What is to be played begins at the start and moves; the others are about the text in front.
  await vscode.commands.executeCommand(THEN[then as keyof typeof THEN], ...(then === 'animate' ? [at] : []));
}

/** The walkthrough as a tab among the others: the layout is the reader's. */
export async function showFirstSteps(): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.openWalkthrough', WALKTHROUGH, false);
}

/** Where a text is open already. */
function columnOf(document: vscode.TextDocument): vscode.ViewColumn | undefined {
  const uri = document.uri.toString();
  return vscode.window.tabGroups.all.find(({ tabs }) =>
    tabs.some(({ input }) => input instanceof vscode.TabInputText && input.uri.toString() === uri),
  )?.viewColumn;
}

/** The files of examples: as they were written, until an editor writes to one that is open. */
export function serveExamples(): vscode.Disposable {
  const files = new Examples();
  return vscode.Disposable.from(
    vscode.workspace.registerFileSystemProvider(SCHEME, files, { isCaseSensitive: true }),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (document.uri.scheme === SCHEME && document.isDirty) void save(document);
    }),
    // An example that is opened again has the text that the walkthrough describes.
    vscode.workspace.onDidCloseTextDocument(({ uri }) => files.forget(uri)),
  );
}

/** Without what the user wants of a save, such as blanks taken away where the cursor stands. */
async function save(document: vscode.TextDocument): Promise<void> {
  if (vscode.window.activeTextEditor?.document === document)
    await vscode.commands.executeCommand('workbench.action.files.saveWithoutFormatting');
  else await document.save();
}

class Examples implements vscode.FileSystemProvider {
  // What an editor has written it knows, and nobody else writes.
  readonly onDidChangeFile: vscode.Event<vscode.FileChangeEvent[]> = () =>
    new vscode.Disposable(() => undefined);
  private readonly written = new Map<string, Uint8Array>();

  forget(uri: vscode.Uri): void {
    this.written.delete(uri.path);
  }

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  stat(uri: vscode.Uri): vscode.FileStat {
    return { type: vscode.FileType.File, ctime: 0, mtime: 0, size: this.readFile(uri).length };
  }

  readFile(uri: vscode.Uri): Uint8Array {
    const step = steps().find((one) => uriOf(one).path === uri.path);
    if (!step) throw vscode.FileSystemError.FileNotFound(uri);
    return this.written.get(uri.path) ?? new TextEncoder().encode(step.text);
  }

  writeFile(uri: vscode.Uri, content: Uint8Array): void {
    this.written.set(uri.path, content);
  }

  readDirectory(): [string, vscode.FileType][] {
    return [];
  }

  createDirectory(uri: vscode.Uri): void {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  delete(uri: vscode.Uri): void {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  rename(uri: vscode.Uri): void {
    throw vscode.FileSystemError.NoPermissions(uri);
  }
}
