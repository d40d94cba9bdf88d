import * as vscode from 'vscode';
import { closeAll, codeOf, diagnostics, offers, ok, open, player, putCursor, same, tabs } from './help.ts';

describe('the table of rules', () => {
  afterEach(closeAll);

  it('is a section of the view beside the text, as who wins is', async () => {
    const editor = await open('triple-ko.goban');
    putCursor(editor, 'moves');
    await vscode.commands.executeCommand('koban.compareRules');
    await player(({ section, frames }) => section === 'rules' && frames === 7);
    await tabs(['triple-ko.goban'], ['Triple ko']);
    await vscode.commands.executeCommand('koban.whoWins');
    await player(({ section }) => section === 'wins');
    await tabs(['triple-ko.goban'], ['Triple ko']);
  });
});

describe('a proof', () => {
  afterEach(closeAll);

  it('is shown from a code action on a forbidden play, and left when the author goes on in the text', async () => {
    const editor = await open('triple-ko.goban');
    const { document } = editor;
    const list = await diagnostics(document.uri, (all) =>
      all.some((d) => codeOf(d) === 'superko.positional'),
    );
    const found = list.find((d) => codeOf(d) === 'superko.positional');
    ok(found, 'no diagnostic');
    const isProof = ({ title }: vscode.CodeAction) => title === 'Show the proof';
    const actions = await offers(document.uri, found.range, isProof);
    const show = actions.find(isProof);
    ok(show?.command, `no proof among ${actions.map(({ title }) => title)}`);
    await vscode.commands.executeCommand(show.command.command, ...(show.command.arguments ?? []));
    const state = await player(({ readyCount, proof }) => readyCount > 0 && proof !== null);
    same([state.proof, state.frames], [{ move: 6, rule: 'psk' }, 7], 'what is proved, frames');
    await vscode.window.showTextDocument(document, vscode.ViewColumn.One);
    putCursor(editor, 'f6', 'moves');
    const back = await player(({ proof, index }) => proof === null && index === 3);
    same(back.frames, 7, 'frames of the sequence');
  });

  it('of a rule that searches is shown by its command', async () => {
    const { document } = await open('triple-ko.goban');
    const uri = document.uri.toString();
    await vscode.commands.executeCommand('koban.showProof', { uri, entry: 0, move: 4, rule: 'spight' });
    const state = await player(({ proof }) => proof?.rule === 'spight');
    same(state.frames, 6, 'two cycles of two plays, and the boards that they begin with');
  });

  it('of an allowed play says why, from the text and from the board', async () => {
    const editor = await open('triple-ko.goban');
    putCursor(editor, 'b5', 'moves');
    await vscode.commands.executeCommand('koban.whyNot');
    const shown = await player(({ proof }) => proof !== null);
    same(shown.proof, { move: 2, rule: 'psk' }, 'the play at the cursor, under the active rule');
  });

  it('that there is none of leaves the player with the move itself', async () => {
    const { document } = await open('triple-ko.goban');
    const uri = document.uri.toString();
    await vscode.commands.executeCommand('koban.showProof', { uri, entry: 0, move: 2, rule: 'none' });
    await player(({ proof, frames, index }) => proof === null && frames === 7 && index === 2);
  });
});
