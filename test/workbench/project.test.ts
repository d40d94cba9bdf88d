import * as vscode from 'vscode';
import { closeAll, codeOf, diagnostics, fileUri, open } from './help.ts';

const PROJECT = fileUri('koban.json');
const FORBIDDEN = 'superko.positional';

describe('a project', () => {
  afterEach(closeAll);

  it('gives the severities that its file has, from when it is saved until it is deleted', async () => {
    const { document } = await open('triple-ko.goban');
    const is = (severity: vscode.DiagnosticSeverity | undefined) =>
      diagnostics(document.uri, (all) => all.find((one) => codeOf(one) === FORBIDDEN)?.severity === severity);
    const write = (project: object) =>
      vscode.workspace.fs.writeFile(PROJECT, new TextEncoder().encode(JSON.stringify(project)));
    await is(vscode.DiagnosticSeverity.Information);
    await write({ severities: { [FORBIDDEN]: 'hint' } });
    await is(vscode.DiagnosticSeverity.Hint);
    await write({ severities: { [FORBIDDEN]: 'off' } });
    await is(undefined);
    await vscode.workspace.fs.delete(PROJECT);
    await is(vscode.DiagnosticSeverity.Information);
  });
});
