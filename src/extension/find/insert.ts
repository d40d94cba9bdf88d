/** Puts an entry that was found into a text. */
import * as vscode from 'vscode';
import { fenceAround } from '../../board/index.ts';
import { withBlankLines } from './blank-lines.ts';

/**
 * Inserts an entry at the cursor, or below the entry in which the cursor is: an entry inside of
 * another one would break both. One undo takes it back. `false`: the text cannot be changed.
 */
export async function insertEntry(document: vscode.TextDocument, entry: string): Promise<boolean> {
  const editor = await vscode.window.showTextDocument(document, columnOf(document));
  const { active } = editor.selection;
  const isMarkdown = document.languageId === 'markdown';
  const at = isMarkdown ? belowFence(document, active) : await belowEntry(document, active);
  const lineAt = (line: number) => document.lineAt(line).text;
  const { above, text } = withBlankLines(isMarkdown ? `\`\`\`goban\n${entry}\`\`\`\n` : entry, {
    lineAbove: at.line > 0 ? lineAt(at.line - 1) : undefined,
    before: lineAt(at.line).slice(0, at.character),
    rest: lineAt(at.line).slice(at.character),
    lineBelow: at.line + 1 < document.lineCount ? lineAt(at.line + 1) : undefined,
  });
  const inserted = await editor.edit((edit) => edit.insert(at, above + text));
  if (!inserted) return false;
  const first = new vscode.Position(at.line + above.length, 0);
  editor.selection = new vscode.Selection(first, first);
  editor.revealRange(new vscode.Range(first, document.positionAt(document.offsetAt(first) + text.length)));
  return true;
}

/** Where the text is open. */
function columnOf(document: vscode.TextDocument): vscode.ViewColumn {
  const uri = document.uri.toString();
  const group = vscode.window.tabGroups.all.find(({ tabs }) =>
    tabs.some(({ input }) => input instanceof vscode.TabInputText && input.uri.toString() === uri),
  );
  return group?.viewColumn ?? vscode.ViewColumn.One;
}

/** A place, or the end of the fence around it; at its beginning one is still above it. */
function belowFence(document: vscode.TextDocument, at: vscode.Position): vscode.Position {
  const offset = document.offsetAt(at);
  const found = fenceAround(document.getText(), offset);
  return found && found.open.start < offset ? document.positionAt(found.close?.end ?? found.end) : at;
}

/** A place, or the end of the entry around it. */
async function belowEntry(document: vscode.TextDocument, at: vscode.Position): Promise<vscode.Position> {
  const entries = await vscode.commands.executeCommand<vscode.DocumentSymbol[] | undefined>(
    'vscode.executeDocumentSymbolProvider',
    document.uri,
  );
  const around = entries?.find(({ range }) => range.contains(at) && !range.start.isEqual(at));
  return around ? document.lineAt(around.range.end.line).range.end : at;
}
