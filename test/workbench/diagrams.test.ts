import * as vscode from 'vscode';
import { closeAll, codeOf, diagnostics, open, same, write } from './help.ts';

const FIGURE = '\n      XO.\n      .OX\n      X.O\n';
const isColors = (d: vscode.Diagnostic): boolean => codeOf(d) === 'colors.assumed';

describe('diagrams of other notations', () => {
  const setting = (value: readonly string[] | undefined) =>
    vscode.workspace
      .getConfiguration('koban')
      .update('diagrams.languages', value, vscode.ConfigurationTarget.Global);

  afterEach(async () => {
    await closeAll();
    await setting(undefined);
  });

  it('are read once the setting names the language, in a file that is open; nothing is lost or doubled', async () => {
    const own = await open('triple-ko.goban');
    const before = await diagnostics(own.document.uri, (all) => all.length > 0);
    const { document: text } = await write(FIGURE, 'plaintext');
    same(vscode.languages.getDiagnostics(text.uri).length, 0, 'diagnostics before the setting');
    await setting(['plaintext']);
    const found = await diagnostics(text.uri, (all) => all.some(isColors));
    same(found.filter(isColors).length, 1, 'hints about colors');
    const after = await diagnostics(own.document.uri, (all) => all.length >= before.length);
    same(after.map(codeOf).sort(), before.map(codeOf).sort(), 'diagnostics of the other file');
    await setting(undefined);
    await diagnostics(text.uri, (all) => all.length === 0);
  });

  it('are read in a pattern database without being asked for: symbols and a hover', async () => {
    const { document: text } = await write('Pattern Own1\n\nXO*\n.OX\n\n:8,ed\n', 'gnugo-patterns');
    await diagnostics(text.uri, (all) => all.some(isColors));
    const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      text.uri,
    );
    same(
      symbols.map(({ name }) => name),
      ['Own1'],
      'symbols',
    );
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      text.uri,
      new vscode.Position(2, 1),
    );
    same(hovers.length, 1, 'hovers');
  });
});
