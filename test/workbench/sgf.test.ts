import * as vscode from 'vscode';
import {
  closeAll,
  codeOf,
  diagnostics,
  fileUri,
  inText,
  ok,
  open,
  player,
  putCursor,
  replace,
  same,
} from './help.ts';

const FILE = 'game.sgf';
const board = (name: string): Thenable<void> =>
  vscode.commands.executeCommand('vscode.openWith', fileUri(name), 'koban.board');

describe('SGF', () => {
  afterEach(closeAll);

  it('is checked in variations', async () => {
    const editor = await open(FILE);
    const text = editor.document.getText();
    const found = await diagnostics(editor.document.uri, (list) => list.length > 0);
    same(found.map(codeOf), ['superko.positional'], 'codes');
    same(editor.document.offsetAt(found[0]!.range.start), text.lastIndexOf('B[dd]'), 'place');
  });

  it('shows a picture on a move, with its comment', async () => {
    const editor = await open(FILE);
    const at = editor.document.positionAt(editor.document.getText().indexOf('W[gg]') + 1);
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      editor.document.uri,
      at,
    );
    const text = hovers.flatMap(({ contents }) =>
      contents.map((one) => (one as vscode.MarkdownString).value),
    );
    ok(text.join('\n').includes('data:image/svg+xml'), 'no picture');
    ok(text.join('\n').includes('A threat'), `no comment in ${text.join('\n').slice(-200)}`);
  });

  it('shows the node that was just typed, and opens as a board at the node of the cursor', async () => {
    const editor = await open(FILE);
    putCursor(editor, ';W[hf]');
    await vscode.commands.executeCommand('koban.animate');
    // The page takes the keys when it comes up.
    await player(({ readyCount, line, index }) => readyCount > 0 && line === 1 && index === 4);
    await vscode.window.showTextDocument(editor.document, vscode.ViewColumn.One);
    // At the seam, where what is typed ends and the next node begins.
    putCursor(editor, ';W[hh]');
    await inText(editor.document, 'type', { text: ';N[typed]' });
    await player(({ line, index }) => line === 0 && index === 5);
    await inText(editor.document, 'undo');
    putCursor(editor, ';W[hf]');
    await vscode.commands.executeCommand('koban.openBoard');
    await player((state) => state.editor && state.line === 1 && state.index === 4);
  });

  it('makes a variation the main line of the text, from the board, and undo takes it back', async () => {
    const editor = await open(FILE);
    const before = editor.document.getText();
    putCursor(editor, 'W[hf]');
    await vscode.commands.executeCommand('koban.animate');
    await player(({ readyCount, line, index }) => readyCount > 0 && line === 1 && index === 4);
    await vscode.commands.executeCommand('koban.branch.main');
    await player(({ line, index, frames }) => line === 0 && index === 4 && frames === 8);
    ok(editor.document.getText() !== before, 'the text stays as it was');
    const letters = (text: string) => [...text].sort().join('');
    same(letters(editor.document.getText()), letters(before), 'characters');
    await inText(editor.document, 'undo');
    same(editor.document.getText(), before, 'after undo');
  });

  it('is formatted once', async () => {
    const editor = await open(FILE);
    const { document } = editor;
    const before = document.getText();
    await vscode.commands.executeCommand('editor.action.formatDocument');
    const once = document.getText();
    same(once.replace(/\s/g, ''), before.replace(/\s/g, ''), 'what is no blank');
    await vscode.commands.executeCommand('editor.action.formatDocument');
    same(document.getText(), once, 'formatted twice');
  });

  it('opens as a board, with its text, twice, and goes with edits', async () => {
    await board(FILE);
    const state = await player(({ editor, readyCount, frames }) => editor && readyCount > 0 && frames === 7);
    same([state.index, state.pinned, vscode.window.activeTextEditor], [0, true, undefined], 'state');
    await vscode.commands.executeCommand('workbench.action.splitEditor');
    const editor = await open(FILE);
    await replace(editor, ';W[hh]', ';W[hh];B[hg]');
    await player(({ editor, frames, index }) => editor && frames === 8 && index === 0);
  });
});
