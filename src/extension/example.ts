/**
 * *Open an Example*: a small text to try things out on, as a file without a name that need not be
 * saved.
 */
import * as vscode from 'vscode';
import { FIRST_STEPS, THEN } from './first-steps.ts';
import type { Server } from './server.ts';
import { words } from './words.ts';

/**
 * What a walkthrough asks for (`{ name, then }`); where it names nothing, the reader
 * chooses. What is named is looked up, never run as it stands.
 */
export async function openExample(server: Server, given: unknown): Promise<void> {
  const { name, then } =
    typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const chosen =
    FIRST_STEPS.find((one) => one.name === name) ??
    (await vscode.window.showQuickPick(
      FIRST_STEPS.map((one) => ({ ...one, label: words(`example.${one.name}`), description: one.language })),
      { placeHolder: words('example.which') },
    ));
  if (!chosen) return;
  const { language, text } = chosen;
  // Asked for again, the one that is open comes to the front, so that trying things out does not
  // litter the window.
  const open = vscode.workspace.textDocuments.find(
    (one) => one.isUntitled && one.languageId === language && one.getText() === text,
  );
  const document = open ?? (await vscode.workspace.openTextDocument({ language, content: text }));
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
  await vscode.commands.executeCommand(THEN[then as keyof typeof THEN]);
}

/** Where a text is open already. */
function columnOf(document: vscode.TextDocument): vscode.ViewColumn | undefined {
  const uri = document.uri.toString();
  return vscode.window.tabGroups.all.find(({ tabs }) =>
    tabs.some(({ input }) => input instanceof vscode.TabInputText && input.uri.toString() === uri),
  )?.viewColumn;
}
