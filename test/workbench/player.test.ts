import * as vscode from 'vscode';
import { closeAll, koban, ok, open, player, putCursor, replace, same, tabs, when, write } from './help.ts';

const animate = (...args: unknown[]): Thenable<void> =>
  vscode.commands.executeCommand('koban.animate', ...args);

describe('the player', () => {
  afterEach(closeAll);

  it('opens beside the text with the entry at the cursor, and its page comes up', async () => {
    const editor = await open('triple-ko.goban');
    putCursor(editor, 'moves');
    await animate();
    const state = await player(({ readyCount, frames }) => readyCount > 0 && frames > 0);
    same([state.title, state.entry, state.frames], ['Triple ko', 0, 7], 'title, entry, frames');
    await tabs(['triple-ko.goban'], ['Triple ko']);
  });

  it('opens from a code lens at the entry and the frame it names', async () => {
    const { document } = await open('triple-ko.goban');
    await animate({ uri: document.uri.toString(), entry: 0, index: 2 });
    await player(({ entry, index }) => entry === 0 && index === 2);
  });

  it('opens for no text that has no diagram', async () => {
    const before = (await koban()).players().length;
    await write('# Words\n\nNo board.\n', 'markdown');
    await animate();
    await vscode.commands.executeCommand('koban.compareRules');
    same((await koban()).players().length, before, 'players');
  });

  it('says when its text is closed, and goes on when it is opened again', async () => {
    const { document } = await open('triple-ko.goban');
    await vscode.commands.executeCommand('koban.animateInNewPlayer', {
      uri: document.uri.toString(),
      entry: 0,
    });
    await player(({ readyCount, frames }) => readyCount > 0 && frames === 7);
    // The editor closes a text when no tab shows it any more; changing its language does the same at once.
    await vscode.languages.setTextDocumentLanguage(document, 'plaintext');
    await player(({ gone }) => gone !== null);
    await vscode.languages.setTextDocumentLanguage(document, 'goban');
    await player(({ gone, frames }) => gone === null && frames === 7);
  });

  it('is where the cursor has gone meanwhile when it comes up again after being hidden', async () => {
    const editor = await open('triple-ko.goban');
    putCursor(editor, 'd6', 'moves');
    await animate();
    await player(({ readyCount, index }) => readyCount === 1 && index === 1);
    const { document: other } = await write('over it', 'plaintext', vscode.ViewColumn.Two);
    await vscode.window.showTextDocument(editor.document, vscode.ViewColumn.One);
    putCursor(editor, 'f6', 'moves');
    await player(({ index }) => index === 3);
    await vscode.window.showTextDocument(other, vscode.ViewColumn.Two);
    await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
    await player(({ readyCount, index }) => readyCount === 2 && index === 3);
    // What the page says of itself comes before what it is asked next.
    await vscode.window.showTextDocument(editor.document, vscode.ViewColumn.One);
    putCursor(editor, 'b6', 'moves');
    await player(({ index }) => index === 5);
  });

  it('keeps its place when it is moved to another group', async () => {
    const editor = await open('triple-ko.goban');
    await animate({ uri: editor.document.uri.toString(), entry: 0, index: 4 });
    await player(({ readyCount, index }) => readyCount === 1 && index === 4);
    await vscode.commands.executeCommand('workbench.action.moveEditorToPreviousGroup');
    await tabs(['triple-ko.goban', 'Triple ko']);
    // Its page is there and hears what is written: an edit comes through, and the place is the same.
    const edit = new vscode.WorkspaceEdit();
    const end = editor.document.positionAt(editor.document.getText().indexOf(' W f5'));
    edit.delete(editor.document.uri, new vscode.Range(end, end.translate(0, ' W f5'.length)));
    ok(await vscode.workspace.applyEdit(edit), 'the edit was refused');
    const moved = await player(({ frames, readyCount }) => frames === 6 && readyCount >= 1);
    same([moved.entry, moved.index, moved.gone], [0, 4, null], 'entry, index, gone');
  });

  it('shows two players of one text side by side, each where it is', async () => {
    const editor = await open('triple-ko.goban');
    const uri = editor.document.uri.toString();
    await vscode.commands.executeCommand('koban.animateInNewPlayer', { uri, entry: 0, index: 2 });
    await animate({ uri, entry: 1, index: 4 });
    await player(({ pinned, entry, index }) => pinned && entry === 0 && index === 2);
    await player(({ pinned, entry, index }) => !pinned && entry === 1 && index === 4);
    await replace(editor, 'W d5 B b6 W f5', 'W d5 B b6');
    await player(({ pinned, index, frames }) => pinned && index === 2 && frames === 6);
    await player(({ pinned, index, frames }) => !pinned && index === 4 && frames === 5);
  });

  it('opens once for a document, however often it is asked to', async () => {
    const editor = await open('triple-ko.goban');
    for (let time = 0; time < 3; time++) await animate({ uri: editor.document.uri.toString(), entry: 0 });
    same((await koban()).players().length, 1, 'players');
  });

  it('turns to the text that the author turns to, and stays where it is locked', async () => {
    const editor = await open('triple-ko.goban');
    await animate({ uri: editor.document.uri.toString(), entry: 0, index: 2 });
    await player(({ index, frames }) => frames === 7 && index === 2);
    const other = await open('page.md');
    putCursor(other, 'moves:');
    const { uri } = other.document;
    await player((state) => state.uri === uri.toString() && state.frames === 3);
    same((await koban()).players().length, 1, 'players');
    await animate({ uri: uri.toString() });
    await vscode.commands.executeCommand('koban.toggleLock');
    await player(({ pinned }) => pinned);
    await open('triple-ko.goban');
    await animate({ uri: editor.document.uri.toString(), entry: 0 });
    await player((state) => !state.pinned && state.uri === editor.document.uri.toString());
    ok(
      (await koban()).players().some((state) => state.pinned && state.uri === uri.toString()),
      'turned',
    );
  });

  it('opens the walkthrough as a tab, and leaves the layout alone', async () => {
    const { document } = await open('triple-ko.goban');
    await animate();
    await player(({ readyCount }) => readyCount > 0);
    await vscode.window.showTextDocument(document, vscode.ViewColumn.One);
    const { tabGroups } = vscode.window;
    const before = tabGroups.all.length;
    const isOpen = () => tabGroups.all.some(({ activeTab }) => activeTab?.label === 'Welcome') || undefined;
    await vscode.commands.executeCommand('koban.firstSteps');
    await when(tabGroups.onDidChangeTabs, isOpen);
    same(tabGroups.all.length, before, 'columns');
  });
});
