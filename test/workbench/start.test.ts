/** How long the editor itself says that starting the extension took. No test is about time: the figures are printed. */
import * as vscode from 'vscode';
import { koban, when } from './help.ts';

describe('Starting', () => {
  it('is in the editor’s own table of activations', async () => {
    await koban();
    await vscode.commands.executeCommand('perfview.show');
    const row = await when(vscode.workspace.onDidChangeTextDocument, () => {
      const table = vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === 'perf')?.getText();
      return /^\| koban\.koban\s*\|.*$/m.exec(table ?? '')?.[0];
    });
    const [, , , load, call, finish] = row.split('|').map((cell) => cell.trim());
    console.log(
      `The extension is loaded in ${load} ms, activated in ${call} ms, and ready after ${finish} ms`,
    );
    await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  });
});
