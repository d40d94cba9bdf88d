import * as vscode from 'vscode';
import { closeAll, offers, ok, open, same, write } from './help.ts';

const DOLLARS = '$$B Shape\n$$ | . X 1\n$$ | . . a\n$$ -------\n';
const FENCE = '```goban\n# Shape\nsize: 19\n| . X 1\n| . . a\n+------\n```';

describe('other notations', () => {
  afterEach(closeAll);

  it('are pasted as entries by a command', async () => {
    const editor = await open('page.md');
    const end = editor.document.positionAt(editor.document.getText().length);
    editor.selection = new vscode.Selection(end, end);
    await vscode.env.clipboard.writeText(DOLLARS);
    await vscode.commands.executeCommand('koban.pasteDiagram');
    ok(editor.document.getText().includes(FENCE), `no fence in:\n${editor.document.getText()}`);
  });

  it('are offered to be written as entries where they stand', async () => {
    const page = `Prose.\n\n${DOLLARS}\nMore.\n`;
    const { document } = await write(page, 'markdown');
    const at = document.positionAt(page.indexOf('. X'));
    const isOffer = ({ title }: vscode.CodeAction) => title.startsWith('Convert from');
    const actions = await offers(document.uri, new vscode.Range(at, at), isOffer);
    const offer = actions.find(isOffer);
    ok(offer?.edit, `offers: ${actions.map(({ title }) => title).join(', ')}`);
    ok(await vscode.workspace.applyEdit(offer.edit), 'the edit was refused');
    same(document.getText(), `Prose.\n\n${FENCE}\n\nMore.\n`, 'the page');
  });
});
