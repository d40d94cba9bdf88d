/**
 * What an author feels in a collection of 10 MB: the real server, an edit in the middle of it, and
 * a hover in another file meanwhile.
 */
import { readFileSync } from 'node:fs';
import { Client, quiet } from './client.mjs';

const OTHER = '# Corner\n. X O .\nX . X O\n. X O .\nmoves: W b2\n';

function offsetOf(text, at) {
  const before = text.slice(0, at);
  return { line: before.split('\n').length - 1, character: at - before.lastIndexOf('\n') - 1 };
}

/**
 * Milliseconds that a process has worked, in ticks of a hundredth of a second; 0 where the system
 * does not tell.
 */
function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return 0;
  }
}

/**
 * Milliseconds: from opening to the first and the last diagnostics, of edits until their
 * diagnostics, of hovers in the other file.
 */
export async function large(server, text) {
  const client = new Client(process.execPath, [server, '--stdio']);
  await client.start({ workspace: { configuration: true }, textDocument: { publishDiagnostics: {} } });
  const other = 'file:///other.goban';
  const uri = 'file:///large.sgf';
  client.notify('textDocument/didOpen', {
    textDocument: { uri: other, languageId: 'goban', version: 1, text: OTHER },
  });
  const hovers = [];
  let busy = true;
  const hover = async () => {
    while (busy) {
      const start = performance.now();
      const { at } = await client.request('textDocument/hover', {
        textDocument: { uri: other },
        position: { line: 1, character: 2 },
      });
      hovers.push(at - start);
      await quiet(20);
    }
  };
  await client.request('textDocument/hover', {
    textDocument: { uri: other },
    position: { line: 1, character: 2 },
  });
  const hovering = hover();
  const idle = processorTime(client.process.pid);
  const begun = performance.now();
  let first = 0;
  let last = begun;
  const hear = () =>
    client
      .next('textDocument/publishDiagnostics', ({ uri: of }) => of === uri)
      .then(({ at }) => {
        first ||= at - begun;
        last = at;
        return hear();
      });
  void hear();
  client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'sgf', version: 1, text } });
  do await quiet(100);
  while (first === 0 || performance.now() - last < 1500);
  const all = last - begun;
  const cpu = processorTime(client.process.pid) - idle;
  const edits = [];
  const middle = offsetOf(text, text.indexOf('[', text.length / 2) + 1);
  for (let version = 2; version < 32; version++) {
    const start = performance.now();
    const heard = client.next(
      'textDocument/publishDiagnostics',
      (params) => params.uri === uri && params.version === version,
    );
    client.notify('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [
        {
          range: { start: middle, end: { ...middle, character: middle.character + 1 } },
          text: 'abcdefghij'[version % 10],
        },
      ],
    });
    edits.push((await heard).at - start);
  }
  busy = false;
  await hovering;
  let memory = 0;
  try {
    memory =
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${client.process.pid}/status`, 'utf8'))?.[1]) / 1000;
  } catch {}
  client.process.kill();
  return { first, all, cpu, edits, hovers, memory };
}
