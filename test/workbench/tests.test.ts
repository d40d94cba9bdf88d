import * as vscode from 'vscode';
import { closeAll, fileUri, koban, ok, same, when } from './help.ts';

describe('the claims of the workspace', () => {
  const uri = fileUri('claimed.goban');
  const text = (moves: number) =>
    `# Ko\nrules: basic\n| . X O .\n| X . X O\n| . X O .\nmoves: W b2 B c2\nexpect: move 2 is forbidden\nexpect: captures ${moves} at move 1\n`;
  const save = (moves: number) => vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text(moves)));

  // Once: news of a file that goes and comes again may reach the list after it is run.
  before(() => save(2));
  after(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(uri);
  });

  it('stand in entries whose titles the editor finds in all files', async () => {
    const found = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(
      'vscode.executeWorkspaceSymbolProvider',
      'ko',
    );
    const named = (name: string) =>
      found
        .filter((one) => one.name === name)
        .map(({ location }) => `${location.uri}:${location.range.start.line}`);
    same(named('Ko').includes(`${uri}:0`), true, 'the entry');
    same(
      named('Triple ko').some((place) => place.endsWith('triple-ko.goban:0')),
      true,
      'other files',
    );
  });

  it('are tests, in files that are not open, and say what the command line says', async () => {
    const { tested, onDidTest } = await koban();
    const ours = () => tested().filter(({ id }) => id.startsWith(uri.toString()));
    const ran = when(onDidTest, () => ours()[1], tested);
    await vscode.commands.executeCommand('testing.refreshTests');
    await vscode.commands.executeCommand('testing.runAll');
    await ran;
    same(
      ours().map(({ label, state }) => [label, state]),
      [
        ['move 2 is forbidden', 'holds'],
        ['captures 2 at move 1', 'fails'],
      ],
      'states',
    );
    ok(ours()[1]?.messages[0]?.includes('captures 2 at move 1'), 'the message names no claim');
    const others = tested().filter(({ id }) => id.includes('triple-ko.goban'));
    const gone = when(onDidTest, () => ours().length === 0 || undefined, tested);
    await vscode.workspace.fs.delete(uri);
    await vscode.commands.executeCommand('testing.refreshTests');
    await vscode.commands.executeCommand('testing.runAll');
    await gone;
    await save(2);
    same(others.length > 0 && others.every(({ state }) => state === 'holds'), true, 'other files');
  });
});
