/** The language server killed and stopped from outside, in hosts where it is a process of its own. */
import { execFileSync } from 'node:child_process';
import * as vscode from 'vscode';
import { closeAll, codeOf, diagnostics, koban, ok, open, player, putCursor, same } from './help.ts';

/** The processes of the server that this extension host has started. */
function servers(): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === process.pid && /dist[\\/]server\.js/.test(args ?? '') ? [Number(pid)] : [];
  });
}

function signal(name: NodeJS.Signals): number {
  const [pid, ...more] = servers();
  ok(pid !== undefined && more.length === 0, `there is not one server: ${pid} ${more}`);
  process.kill(pid, name);
  return pid;
}

/** What was asked: so long after its death the server is back. */
const BACK_MS = 2000;

/** Milliseconds from `end` until a server that was started meanwhile has answered what was typed behind the moves. */
async function awayFor(editor: vscode.TextEditor, end: () => unknown): Promise<number> {
  const before = occupied(vscode.languages.getDiagnostics(editor.document.uri));
  const began = performance.now();
  await end();
  await type(editor, ' W f5');
  await diagnostics(editor.document.uri, (list) => occupied(list) === before + 1);
  await player(({ frames, gone }) => frames === 7 + before + 1 && gone === null);
  return performance.now() - began;
}

/** Types behind the moves of the first entry, one character after the other as a person does. */
async function type(editor: vscode.TextEditor, text: string, then?: (typed: number) => void): Promise<void> {
  const { document } = editor;
  const line = document.positionAt(document.getText().indexOf('moves:')).line;
  for (const [i, character] of [...text].entries()) {
    ok(
      await editor.edit((edit) => edit.insert(document.lineAt(line).range.end, character)),
      'an edit was refused',
    );
    then?.(i);
  }
}

const occupied = (list: readonly vscode.Diagnostic[]): number =>
  list.filter((one) => codeOf(one) === 'play.occupied').length;

async function shown(): Promise<vscode.TextEditor> {
  const editor = await open('triple-ko.goban');
  putCursor(editor, 'moves');
  await vscode.commands.executeCommand('koban.animate');
  await player(({ frames, readyCount }) => frames === 7 && readyCount > 0);
  return vscode.window.showTextDocument(editor.document, vscode.ViewColumn.One);
}

describe('a server that is', () => {
  afterEach(closeAll);

  it('killed while somebody types comes back: no text is lost, findings and the board follow', async () => {
    const editor = await shown();
    const before = editor.document.getText();
    let killed = 0;
    await type(editor, ' W f5', (typed) => {
      if (typed === 2) killed = signal('SIGKILL');
    });
    const [line] = /moves:.*/.exec(before) ?? [];
    same(editor.document.getText(), before.replace(line ?? '', `${line} W f5`), 'the text');
    await diagnostics(editor.document.uri, (list) => occupied(list) === 1);
    await player(({ frames, gone }) => frames === 8 && gone === null);
    ok(servers().length === 1 && servers()[0] !== killed, 'there is not one new server');
  });

  it('killed is back within two seconds, or on a slow machine as soon as one that is started anew on command', async () => {
    const editor = await shown();
    const restart = () => vscode.commands.executeCommand('koban.restartServer');
    const asked = [await awayFor(editor, restart)];
    const away = await awayFor(editor, () => signal('SIGKILL'));
    asked.push(await awayFor(editor, restart));
    console.log(`# away for ${Math.round(away)} ms, on command for ${asked.map(Math.round)}`);
    // How long the extension waits by itself is held to in test/extension/restart.test.ts.
    const limit = Math.max(BACK_MS, 3 * Math.max(...asked));
    ok(away < limit, `it was away for ${away} ms, and on command for ${asked}`);
  });

  it('killed again and again comes back each time', async () => {
    const editor = await shown();
    for (let deaths = 1; deaths <= 6; deaths++) {
      signal('SIGKILL');
      await type(editor, ' W f5');
      await diagnostics(editor.document.uri, (list) => occupied(list) === deaths);
      await player(({ frames }) => frames === 7 + deaths);
    }
    same((await koban()).players().length, 1, 'players');
  });

  it('hung is ended, and another one answers', async () => {
    const editor = await shown();
    const hung = signal('SIGSTOP');
    await type(editor, ' W f5');
    await diagnostics(editor.document.uri, (list) => occupied(list) === 1);
    await player(({ frames }) => frames === 8);
    ok(
      servers().some((pid) => pid !== hung),
      'there is no new server',
    );
    // A process that is stopped does not end by itself, whatever it is sent.
    if (servers().includes(hung)) process.kill(hung, 'SIGKILL');
  });
});
