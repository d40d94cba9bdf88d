import * as vscode from 'vscode';
import { closeAll, codeOf, diagnostics, fileUri, koban, ok, same, when } from './help.ts';

const FORBIDDEN = 'superko.positional';
const TEXT =
  '# In the other\n| . X O .\n| X . X O\n| . X O .\nmoves: W b2 B c2\nexpect: move 2 is forbidden under basic\n';

const bytes = (text: string) => new TextEncoder().encode(text);

// A window of one folder would start the extension anew to take in a second one.
(vscode.workspace.workspaceFile ? describe : () => {})('a workspace of several folders', () => {
  const [first] = vscode.workspace.workspaceFolders ?? [];
  const other = fileUri('.').with({ path: `${fileUri('.').path.replace(/\/$/, '')}-other` });
  const at = (name: string) => vscode.Uri.joinPath(other, name);

  before(async () => {
    const triple = await vscode.workspace.fs.readFile(fileUri('triple-ko.goban'));
    await vscode.workspace.fs.createDirectory(other);
    await vscode.workspace.fs.writeFile(at('triple-ko.goban'), triple);
    await vscode.workspace.fs.writeFile(at('other.goban'), bytes(TEXT));
    const added = when(
      vscode.workspace.onDidChangeWorkspaceFolders,
      () => vscode.workspace.workspaceFolders?.length === 2 || undefined,
    );
    vscode.workspace.updateWorkspaceFolders(1, 0, { uri: other });
    await added;
  });

  after(async () => {
    await closeAll();
    if (!vscode.workspace.getWorkspaceFolder(other)) return;
    vscode.workspace.updateWorkspaceFolders(1, 1);
    await vscode.workspace.fs.delete(other, { recursive: true });
  });

  const is = async (uri: vscode.Uri, severity: vscode.DiagnosticSeverity | undefined) => {
    await vscode.window.showTextDocument(uri);
    await diagnostics(uri, (all) => all.find((one) => codeOf(one) === FORBIDDEN)?.severity === severity);
  };
  const { Hint } = vscode.DiagnosticSeverity;

  // The play is claimed to be forbidden, so it is a hint.
  it('has a koban.json for each', async () => {
    await is(at('triple-ko.goban'), Hint);
    await vscode.workspace.fs.writeFile(
      at('koban.json'),
      bytes(JSON.stringify({ severities: { [FORBIDDEN]: 'off' } })),
    );
    await is(at('triple-ko.goban'), undefined);
    await is(fileUri('triple-ko.goban'), Hint);
    await vscode.workspace.fs.delete(at('koban.json'));
    await is(at('triple-ko.goban'), Hint);
  });

  it('has settings for each', async () => {
    const settings = (uri: vscode.Uri) => vscode.workspace.getConfiguration('koban', uri);
    const Folder = vscode.ConfigurationTarget.WorkspaceFolder;
    await settings(other).update('severities', { [FORBIDDEN]: 'off' }, Folder);
    await is(at('triple-ko.goban'), undefined);
    await is(fileUri('triple-ko.goban'), Hint);
    await settings(other).update('severities', undefined, Folder);
    await is(at('triple-ko.goban'), Hint);
  });

  it('has the entries and the claims of all of them', async () => {
    const found = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(
      'vscode.executeWorkspaceSymbolProvider',
      'o',
    );
    const places = found.map(({ name, location }) => `${name} ${location.uri}`);
    ok(places.includes(`In the other ${at('other.goban')}`), 'the entry of the other folder');
    ok(places.includes(`Triple ko ${fileUri('triple-ko.goban')}`), 'the entry of the first folder');
    const { tested, onDidTest } = await koban();
    const of = (uri: vscode.Uri) => tested().filter(({ id }) => id.startsWith(uri.toString()));
    const ran = when(onDidTest, () => of(at('other.goban'))[0], tested);
    await vscode.commands.executeCommand('testing.refreshTests');
    await vscode.commands.executeCommand('testing.runAll');
    await ran;
    same(
      of(at('other.goban')).map(({ state }) => state),
      ['holds'],
      'the claim of the other folder',
    );
    ok(first && of(first.uri).length > 0, 'no claim of the first folder');
  });
});
