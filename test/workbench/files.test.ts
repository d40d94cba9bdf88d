/** Files that are on no disk, on a full one, read-only, or changed by others. */
import * as vscode from 'vscode';
import {
  closeAll,
  codeOf,
  diagnostics,
  fileUri,
  ok,
  player,
  putCursor,
  replace,
  revert,
  same,
  write,
} from './help.ts';

/** Files in memory, as a virtual workspace has them. */
class MemoryFiles implements vscode.FileSystemProvider {
  readonly files = new Map<string, Uint8Array>();
  full = false;
  private readonly changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.changed.event;

  watch(): vscode.Disposable {
    return { dispose: () => undefined };
  }
  stat({ path }: vscode.Uri): vscode.FileStat {
    const file = this.files.get(path);
    if (path !== '/' && !file) throw vscode.FileSystemError.FileNotFound(path);
    const type = file ? vscode.FileType.File : vscode.FileType.Directory;
    return { type, ctime: 0, mtime: 0, size: file?.length ?? 0 };
  }
  readDirectory(): [string, vscode.FileType][] {
    return [...this.files.keys()].map((path) => [path.slice(1), vscode.FileType.File]);
  }
  readFile({ path }: vscode.Uri): Uint8Array {
    const file = this.files.get(path);
    if (!file) throw vscode.FileSystemError.FileNotFound(path);
    return file;
  }
  writeFile(uri: vscode.Uri, content: Uint8Array): void {
    if (this.full) throw new vscode.FileSystemError('ENOSPC: no space left on device');
    this.files.set(uri.path, content);
    this.changed.fire([{ type: vscode.FileChangeType.Changed, uri }]);
  }
  createDirectory(): void {}
  delete({ path }: vscode.Uri): void {
    this.files.delete(path);
  }
  rename(from: vscode.Uri, to: vscode.Uri): void {
    this.files.set(to.path, this.readFile(from));
    this.files.delete(from.path);
  }
}

const NAME = 'triple-ko.goban';
const forbidden = (list: readonly vscode.Diagnostic[]): boolean =>
  list.some((one) => codeOf(one) === 'superko.positional');

/** A copy of the triple ko in another file system, in an editor and on a board. */
async function shownIn(scheme: string, files: MemoryFiles): Promise<vscode.TextEditor> {
  files.files.set(`/${NAME}`, await vscode.workspace.fs.readFile(fileUri(NAME)));
  const document = await vscode.workspace.openTextDocument(vscode.Uri.from({ scheme, path: `/${NAME}` }));
  const editor = await vscode.window.showTextDocument(document, vscode.ViewColumn.One);
  await diagnostics(document.uri, forbidden);
  putCursor(editor, 'moves');
  await vscode.commands.executeCommand('koban.animate');
  await player(({ uri, frames }) => uri === document.uri.toString() && frames === 7);
  return vscode.window.showTextDocument(document, vscode.ViewColumn.One);
}

const saved = (files: MemoryFiles): string => new TextDecoder().decode(files.files.get(`/${NAME}`));

describe('a file', () => {
  afterEach(closeAll);

  it('of a virtual file system is checked, animated, edited and saved', async () => {
    const files = new MemoryFiles();
    const registered = vscode.workspace.registerFileSystemProvider('koban-memory', files);
    const editor = await shownIn('koban-memory', files);
    await replace(editor, ' W f5', '');
    await player(({ frames }) => frames === 6);
    ok(await editor.document.save(), 'it was not saved');
    same(saved(files), editor.document.getText(), 'what was saved');
    await closeAll();
    registered.dispose();
  });

  it('on a full disk keeps what was written, in the text and on the board, until there is room', async () => {
    const files = new MemoryFiles();
    const registered = vscode.workspace.registerFileSystemProvider('koban-full', files);
    const editor = await shownIn('koban-full', files);
    const before = editor.document.getText();
    files.full = true;
    await replace(editor, ' W f5', '');
    const text = editor.document.getText();
    ok(!(await editor.document.save()), 'it was saved though there was no room');
    same([editor.document.getText(), editor.document.isDirty], [text, true], 'text, not saved');
    same(saved(files), before, 'what is on the disk');
    await player(({ frames }) => frames === 6);
    files.full = false;
    ok(await editor.document.save(), 'it was not saved though there was room');
    same(saved(files), text, 'what was saved');
    await closeAll();
    registered.dispose();
  });

  it('of a virtual folder is one of several: a record in its own editor, a fence in Markdown, a table of rules', async () => {
    const files = new MemoryFiles();
    const registered = vscode.workspace.registerFileSystemProvider('koban-folder', files);
    for (const name of [NAME, 'game.sgf', 'page.md'])
      files.files.set(`/${name}`, await vscode.workspace.fs.readFile(fileUri(name)));
    const uri = (name: string) => vscode.Uri.from({ scheme: 'koban-folder', path: `/${name}` });
    const listed = await vscode.workspace.fs.readDirectory(uri(''));
    same(listed.map(([name]) => name).sort(), ['game.sgf', 'page.md', NAME], 'names');

    await vscode.commands.executeCommand('vscode.openWith', uri('game.sgf'), 'koban.board');
    await player(({ editor, frames }) => editor && frames === 7);
    const page = await vscode.workspace.openTextDocument(uri('page.md'));
    await vscode.window.showTextDocument(page, vscode.ViewColumn.One);
    await diagnostics(page.uri, (list) => list.length > 0);
    const entry = await vscode.workspace.openTextDocument(uri(NAME));
    putCursor(await vscode.window.showTextDocument(entry, vscode.ViewColumn.One), 'moves');
    await vscode.commands.executeCommand('koban.compareRules');
    await player(({ section, frames }) => section === 'rules' && frames === 7);
    await closeAll();
    registered.dispose();
  });

  it('of SGF in its own editor, on a full disk, keeps what was written until there is room', async () => {
    const files = new MemoryFiles();
    const registered = vscode.workspace.registerFileSystemProvider('koban-full-sgf', files);
    const uri = vscode.Uri.from({ scheme: 'koban-full-sgf', path: '/game.sgf' });
    files.files.set(uri.path, await vscode.workspace.fs.readFile(fileUri('game.sgf')));
    const onDisk = () => new TextDecoder().decode(files.files.get(uri.path));
    const before = onDisk();
    await vscode.commands.executeCommand('vscode.openWith', uri, 'koban.board');
    await player(({ editor, frames }) => editor && frames === 7);
    files.full = true;
    const document = await vscode.workspace.openTextDocument(uri);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(uri, document.positionAt(before.indexOf(';W[hh]') + 6), ';B[hg]');
    ok(await vscode.workspace.applyEdit(edit), 'the edit was refused');
    await player(({ editor, frames }) => editor && frames === 8);
    ok(!(await document.save()), 'it was saved though there was no room');
    same([onDisk(), document.isDirty], [before, true], 'what is on the disk, and not saved');
    files.full = false;
    ok(await document.save(), 'it was not saved though there was room');
    same(onDisk(), document.getText(), 'what was saved');
    await closeAll();
    registered.dispose();
  });

  it('that is read-only is checked and shown', async () => {
    const files = new MemoryFiles();
    const registered = vscode.workspace.registerFileSystemProvider('koban-fixed', files, {
      isReadonly: true,
    });
    await shownIn('koban-fixed', files);
    await closeAll();
    registered.dispose();
  });

  it('that others change while it is edited stays as it is being edited, and is theirs when reverted', async () => {
    const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(fileUri(NAME)));
    const editor = await write(text, 'goban', vscode.ViewColumn.One);
    const { document } = editor;
    putCursor(editor, 'moves');
    await vscode.commands.executeCommand('koban.animate');
    await player(({ frames }) => frames === 7);
    await vscode.window.showTextDocument(document, vscode.ViewColumn.One);
    await replace(editor, ' W f5', '');
    await player(({ frames }) => frames === 6);
    const edited = document.getText();
    await vscode.workspace.fs.writeFile(
      document.uri,
      new TextEncoder().encode(text.replace('W f5', 'W e2 B c2')),
    );
    await diagnostics(document.uri, (list) => !forbidden(list));
    same([document.getText(), document.isDirty], [edited, true], 'text, not saved');
    await player(({ frames }) => frames === 6);
    await revert(document);
    await player(({ frames }) => frames === 8);
    await vscode.workspace.fs.delete(document.uri);
  });
});
