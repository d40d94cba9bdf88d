import * as vscode from 'vscode';
import { closeAll, codeOf, diagnostics, ok, open, player, putCursor } from './help.ts';

const FORBIDDEN = 'superko.positional';
const JAPANESE = /[ぁ-んァ-ヶ]|局面/;

/** Until it is undone, since all tests share a window. */
const speak = (language: string | undefined): Thenable<void> =>
  vscode.workspace.getConfiguration('koban').update('language', language, vscode.ConfigurationTarget.Global);

async function hoverAt(editor: vscode.TextEditor, text: string): Promise<string> {
  const { document } = editor;
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    document.positionAt(document.getText().indexOf(text) + 2),
  );
  return hovers
    .flatMap(({ contents }) => contents.map((one) => (one as vscode.MarkdownString).value))
    .join('\n')
    .replaceAll(/data:image\S+/g, '');
}

describe('the language', () => {
  afterEach(async () => {
    await speak(undefined);
    await closeAll();
  });

  it('changes with the setting in an open window: problems, hovers, board views and tables, and back', async () => {
    const editor = await open('triple-ko.goban');
    const { uri } = editor.document;
    const said = (language: RegExp) =>
      diagnostics(uri, (all) => all.some((one) => codeOf(one) === FORBIDDEN && language.test(one.message)));
    await said(/forbidden, it repeats .*Positional superko/);
    putCursor(editor, 'moves');
    await vscode.commands.executeCommand('koban.compareRules');
    await vscode.window.showTextDocument(editor.document, vscode.ViewColumn.One);
    putCursor(editor, 'moves');
    await vscode.commands.executeCommand('koban.animate');
    const shown = await player(({ readyCount, frames }) => readyCount > 0 && frames === 7);
    ok(!JAPANESE.test(shown.caption), shown.caption);
    ok(/superko/.test(await hoverAt(editor, 'W f5')), 'the hover is not in English to begin with');

    await speak('ja');
    await said(JAPANESE);
    // The page is loaded anew, with the buttons of that language, and shows what the server says in it.
    await player(
      ({ readyCount, frames, caption }) =>
        readyCount > shown.readyCount && frames === 7 && JAPANESE.test(caption),
    );
    const hover = await hoverAt(editor, 'W f5');
    ok(/ポジショナル・スーパーコウ/.test(hover), hover);

    await speak('en');
    await said(/forbidden, it repeats .*Positional superko/);
    await player(({ caption, frames }) => frames === 7 && !JAPANESE.test(caption));
    ok(/superko/.test(await hoverAt(editor, 'W f5')), 'the hover stays in Japanese');
  });
});
