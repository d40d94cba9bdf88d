import * as vscode from 'vscode';
import type { CompareState } from '../../src/extension/compare/panel.ts';
import {
  closeAll,
  codeOf,
  diagnostics,
  koban,
  offers,
  ok,
  open,
  player,
  putCursor,
  same,
  tabs,
  when,
} from './help.ts';

/** The tables, once one of them is as `test` wants it. */
async function table(test: (state: CompareState) => boolean): Promise<CompareState> {
  const api = await koban();
  return when(api.onDidChangeComparisons, () => api.comparisons().find(test));
}

/** The verdict on the move in a row (from 0) under a rule. */
function verdict({ rules, verdicts }: CompareState, row: number, rule: string): string | undefined {
  return verdicts[row]?.[rules.indexOf(rule)];
}

describe('the table of rules', () => {
  afterEach(closeAll);

  it('opens beside the text with a row for each move, and searched verdicts come to it', async () => {
    const editor = await open('triple-ko.goban');
    putCursor(editor, 'moves');
    await vscode.commands.executeCommand('koban.compareRules');
    const state = await table(
      ({ readyCount, moves, verdicts }) =>
        readyCount > 0 && moves.length > 0 && !verdicts.flat().includes('pending'),
    );
    same(
      [state.title, state.moves.length, state.rules[0]],
      ['Ko rules: Triple ko', 6, 'psk'],
      'title, moves, rule',
    );
    same(verdict(state, 3, 'spight'), 'forbidden', 'move 4 under Spight’s rule');
    same(verdict(state, 5, 'psk'), 'forbidden', 'move 6 under positional superko');
    same(verdict(state, 5, 'basic'), 'allowed', 'move 6 under basic ko');
    await tabs(['triple-ko.goban'], ['Ko rules: Triple ko']);
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

  it('of a rule that searches is shown from the table’s command', async () => {
    const { document } = await open('triple-ko.goban');
    const uri = document.uri.toString();
    await vscode.commands.executeCommand('koban.compareRules', { uri, entry: 0 });
    await table((state) => verdict(state, 3, 'spight') === 'forbidden');
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
