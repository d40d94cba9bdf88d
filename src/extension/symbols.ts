/**
 * *Go to Symbol in Workspace*: entries and games by their titles. The editor asks before a text is
 * open, so the server is started for it.
 */
import * as vscode from 'vscode';
import type { SymbolInformation } from 'vscode-languageclient';
import type { Server } from './server.ts';

export function serveWorkspaceSymbols(server: Server): vscode.Disposable {
  return vscode.languages.registerWorkspaceSymbolProvider({
    async provideWorkspaceSymbols(query, token) {
      const found = await server.workspaceSymbols(query, token);
      return found.map(({ name, containerName = '', location: { uri, range } }: SymbolInformation) => {
        const { start, end } = range;
        const place = new vscode.Range(start.line, start.character, end.line, end.character);
        const location = new vscode.Location(vscode.Uri.parse(uri), place);
        return new vscode.SymbolInformation(name, vscode.SymbolKind.Class, containerName, location);
      });
    },
  });
}
