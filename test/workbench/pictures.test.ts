/** Taking diagrams along, to the end: what is really on the clipboard, and what is really in the file. */
import { decode } from 'fast-png';
import { GifReader } from 'omggif';
import * as vscode from 'vscode';
import { closeAll, fileUri, ok, open, putCursor, same } from './help.ts';

/** The clipboard after *Copy As...* with the cursor at the moves of the triple ko. */
async function copied(as: string): Promise<string> {
  const editor = await open('triple-ko.goban');
  putCursor(editor, 'moves');
  await vscode.env.clipboard.writeText('nothing');
  await vscode.commands.executeCommand('koban.copyAs', { as });
  return vscode.env.clipboard.readText();
}

function pngOf(uri: string) {
  const data = /^data:image\/png;base64,([A-Za-z0-9+/=]+)$/.exec(uri)?.[1];
  ok(data, `no PNG: ${uri.slice(0, 80)}`);
  return decode(Uint8Array.from(atob(data), (c) => c.charCodeAt(0)));
}

/** Runs a command that asks for a file, takes the name that is offered, and reads the file when the command is done. */
async function saved(name: string, command: string, as: string): Promise<Uint8Array> {
  const editor = await open('triple-ko.goban');
  putCursor(editor, 'moves');
  // The editor's own dialog, on desktops too: there it would be the system's.
  await vscode.workspace
    .getConfiguration('files')
    .update('simpleDialog.enable', true, vscode.ConfigurationTarget.Global);
  let done = false;
  const running = vscode.commands.executeCommand(command, { as }).then(() => (done = true));
  // No event tells when the dialog is up; accepting nothing does nothing.
  while (!done) {
    await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  const uri = fileUri(name);
  const bytes = await vscode.workspace.fs.readFile(uri);
  await vscode.workspace.fs.delete(uri);
  return bytes;
}

describe('pictures', () => {
  afterEach(closeAll);

  it('are copied as SVG', async () => {
    const svg = await copied('svg');
    ok(svg.startsWith('<svg ') && svg.trimEnd().endsWith('</svg>'), `no SVG: ${svg.slice(0, 200)}`);
    ok(svg.includes('Triple ko'), 'the picture has no name');
  });

  it('are copied as PNG, by its address or for Markdown', async () => {
    const { width, height } = pngOf(await copied('png'));
    ok(width > 200 && height > 200, `${width} by ${height}`);
    const [, alt, uri] = /^!\[(.*)\]\((.*)\)\s*$/.exec(await copied('markdown-png')) ?? [];
    same(alt, 'Triple ko', 'alternative text');
    same(pngOf(uri ?? '').width, width, 'width');
  });

  it('are copied as text in other notations', async () => {
    const sgf = await copied('sgf');
    ok(sgf.startsWith('(;') && sgf.includes('B[db]'), `no SGF: ${sgf}`);
    ok((await copied('senseis')).startsWith('$$'), 'no diagram of Sensei’s Library');
    ok((await copied('ascii')).includes('X O'), 'no board in letters');
  });

  it('are saved as files', async () => {
    const { width } = decode(await saved('triple-ko.png', 'koban.copyAs', 'png-file'));
    ok(width > 200, `${width} wide`);
  });

  it('are saved as a GIF that has a frame for each position and goes round', async () => {
    const reader = new GifReader((await saved('triple-ko.gif', 'koban.exportAnimation', 'gif')) as Buffer);
    same([reader.numFrames(), reader.loopCount()], [7, 0], 'frames, and times to go round (0: for ever)');
  });

  it('are saved as an SVG that moves', async () => {
    const bytes = await saved('triple-ko.svg', 'koban.exportAnimation', 'animated-svg');
    ok(new TextDecoder().decode(bytes).includes('@keyframes'), 'nothing moves');
  });
});
