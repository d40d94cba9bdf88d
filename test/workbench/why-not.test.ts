import * as vscode from 'vscode';
import { WHY_NOT_CASES, type WhyNotCase } from '../fixtures/why-not.ts';
import { closeAll, koban, ok, player, write } from './help.ts';

/** What the hover at a place says, without its pictures. */
async function hoverAt(uri: vscode.Uri, at: vscode.Position): Promise<string> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>('vscode.executeHoverProvider', uri, at);
  return hovers
    .flatMap(({ contents }) => contents.map((one) => (typeof one === 'string' ? one : one.value)))
    .join('\n');
}

/** Asks at a play with the cursor in the text, which stands beside the board; returns what the board then shows, and the hover says. */
async function ask(document: vscode.TextDocument, offset: number, { name, host, move, rule }: WhyNotCase) {
  const at = document.positionAt(offset + (host === 'sgf' ? 2 : 0));
  // As by a person: the window has told the extension of the cursor, and that the board is not in front, before it tells of the command.
  const told = new Promise((resolve) => {
    const listener = vscode.window.onDidChangeTextEditorSelection(({ textEditor, selections }) => {
      if (textEditor.document !== document || !selections[0]?.active.isEqual(at)) return;
      listener.dispose();
      resolve(null);
    });
  });
  const options = { viewColumn: vscode.ViewColumn.One, selection: new vscode.Range(at, at) };
  await vscode.window.showTextDocument(document, options);
  await told;
  const api = await koban();
  // A board gets the keys late, and by a message: it may be in front again.
  while (api.players().some(({ active }) => active)) await vscode.window.showTextDocument(document, options);
  await vscode.commands.executeCommand('koban.whyNot');
  const uri = document.uri.toString();
  const shown = await player(
    ({ proof, readyCount, title, ...state }) =>
      state.uri === uri &&
      readyCount > 0 &&
      (host === 'sgf' || title === name) &&
      proof?.move === move &&
      proof.rule === rule,
  );
  return { shown, said: await hoverAt(document.uri, at) };
}

describe('why is this not a ko', () => {
  afterEach(closeAll);

  for (const host of ['goban', 'markdown', 'sgf'] as const) {
    const cases = WHY_NOT_CASES.filter((one) => one.host === host);
    // Records are a text each, since their boards have one name; of the others all are in one.
    const texts = host === 'sgf' ? cases.map((one) => [one]) : [cases];
    it(`is answered at ${cases.length} plays of ${host} texts, on a board, and by the hover where the active rule gives the reason`, async () => {
      for (const together of texts) {
        const [before, ...marked] = together
          .map(({ text }) => text)
          .join('\n')
          .split('¦');
        const { document } = await write([before, ...marked].join(''), host, vscode.ViewColumn.One);
        let offset = 0;
        for (const [i, one] of together.entries()) {
          offset += (i === 0 ? before : marked[i - 1])?.length ?? 0;
          // A sentence by itself begins with a capital letter.
          const says = new RegExp(one.says, 'i');
          const { shown, said } = await ask(document, offset, one);
          ok(shown.frames > 0 && shown.caption !== '', `${one.name}: no board`);
          // A board that stands for itself has the reason below it.
          if (/^(psk|n?ssk)/.test(one.rule)) ok(says.test(shown.caption), `${one.name}: ${shown.caption}`);
          if (!one.hoverIsSilent) ok(says.test(said), `${one.name}: the hover says ${said.slice(0, 2000)}`);
        }
      }
    });
  }
});
