import * as vscode from 'vscode';
import { insertEntry } from '../../src/extension/find/insert.ts';
import type { FindState } from '../../src/extension/find/panel.ts';
import { closeAll, diagnostics, koban, ok, putCursor, same, tabs, when, write } from './help.ts';

/** The searches, once one of them is as `test` wants it. */
async function search(test: (state: FindState) => boolean): Promise<FindState> {
  const api = await koban();
  return when(
    api.onDidChangeFinds,
    () => api.finds().find(test),
    () => [String(test), ...api.finds()],
  );
}

const find = (kind: string, value: string, board: string, moves = 5) =>
  vscode.commands.executeCommand('koban.findExample', { kind, value, board, moves });

describe('Find an Example...', () => {
  afterEach(closeAll);

  it('lists the smallest examples, with claims that hold, and says what was searched', async () => {
    await find('differ', 'psk,ssk', '3x1');
    const { title, status, share, found } = await search((one) => !one.running && one.readyCount > 0);
    same([title, share], ['Two rules that differ: psk, ssk on 3x1', 1], 'title, share');
    same(status, 'The smallest on 3x1: 0 stones, 5 moves. Koban searched everything smaller.', 'status');
    ok(found.length > 0, 'no example');
    await tabs(['Examples']);
    for (const text of found) {
      ok(/^expect: move 5 forbidden under psk$/m.test(text), `no claim: ${text}`);
      // A claim that does not hold would be said before the one of this line.
      const { document } = await write(`${text}expect: captures 9 at move 5\n`, 'goban');
      const [first, ...more] = await diagnostics(document.uri, (list) =>
        list.some(({ message }) => message.includes('captures')),
      ).then((list) => list.filter(({ severity }) => severity === vscode.DiagnosticSeverity.Error));
      same([first?.range.start.line, more.length], [document.lineCount - 2, 0], 'the only error');
    }
  });

  it('says that there is none', async () => {
    await find('cycle', '3', '2x1');
    const { status, found } = await search((one) => !one.running);
    same(
      [status, found],
      ['There is no such position on 2x1 with up to 2 stones and 3 moves', []],
      'status, examples',
    );
  });

  it('completes the diagram at the cursor', async () => {
    const text =
      '# One\n. .\n. .\n\n# Two\n+-------+\n| ? O X |\n| . X . |\n+-------+\nto-play: black\nmoves: ?\n';
    const editor = await write(text, 'goban');
    const place = editor.document.positionAt(text.indexOf('to-play'));
    editor.selection = new vscode.Selection(place, place);
    await find('matching', 'captures 1 at move 1', '', 0);
    const { found } = await search((one) => !one.running);
    same(found.length, 1, 'examples');
    ok(/^# Two\n\+-+\+\n\| \. O X \|\n[\s\S]*^moves: B a2$/m.test(found[0] ?? ''), found[0] ?? '');
  });

  const NEW = '# New\n. .\n';
  const FENCE = `\`\`\`goban\n${NEW}\`\`\`\n`;
  for (const [language, text, at, after] of [
    ['goban', '# One\n. .\n\n# Two\n. X\n', '. .', `# One\n. .\n\n${NEW}\n# Two\n. X\n`],
    ['goban', '# One\n. .\n\n\n# Two\n. X\n', '\n\n#', `# One\n. .\n\n${NEW}\n# Two\n. X\n`],
    ['goban', '# One\n. .\n', '# One', `${NEW}\n# One\n. .\n`],
    ['markdown', 'A\n\n```goban\n. .\n```\nB\n', '. .', `A\n\n\`\`\`goban\n. .\n\`\`\`\n\n${FENCE}\nB\n`],
    ['markdown', 'A\n```goban\n. .\n', '. .', `A\n\`\`\`goban\n. .\n\n${FENCE}`],
    ['markdown', 'A\n\nB\n', '\nB', `A\n\n${FENCE}\nB\n`],
  ] as const)
    it(`inserts an entry into ${language}, at ${JSON.stringify(at)} of ${JSON.stringify(text)}`, async () => {
      const editor = await write(text, language);
      putCursor(editor, at);
      ok(await insertEntry(editor.document, NEW), 'refused');
      same(editor.document.getText(), after, 'text');
      await vscode.commands.executeCommand('undo');
      same(editor.document.getText(), text, 'text after one undo');
    });

  it('refuses what it cannot search, and ends with its list', async () => {
    await find('hot', '1', '9x9');
    same((await koban()).finds().length, 0, 'searches');
    await find('hot', '3', '3x3');
    await search((one) => one.running && one.readyCount > 0);
    await closeAll();
    const api = await koban();
    await when(api.onDidChangeFinds, () => api.finds().length === 0 || undefined);
  });
});
