import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  createMessageConnection,
  type Hover,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';

const GAMES: string[][] = JSON.parse(readFileSync('test/fixtures/eye-games.json', 'utf8'))
  .map(({ rows }: { rows: string[] }) => rows)
  .filter((rows: string[]) => rows.length === 19);

/**
 * The hovers in a process of its own, in which nothing has run before, up to the first that has what is wanted: at a column and
 * a row of a whole board, from the top left.
 */
async function hoversUntil(wanted: string, rows: readonly string[], x: number, y: number): Promise<string[]> {
  const server = spawn(process.execPath, ['dist/server.js', '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  try {
    connection.listen();
    await connection.sendRequest('initialize', {
      processId: null,
      rootUri: null,
      locale: 'en',
      capabilities: {},
      initializationOptions: { pictures: true },
    });
    await connection.sendNotification('initialized', {});
    const uri = 'file:///game.goban';
    const text = `edges: all\n${rows.map((row) => [...row].join(' ')).join('\n')}\n`;
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'goban', version: 1, text },
    });
    const hovers: string[] = [];
    do {
      const { contents } = await connection.sendRequest<Hover>('textDocument/hover', {
        textDocument: { uri },
        position: { line: 1 + y, character: 2 * x },
      });
      hovers.push((contents as { value: string }).value.replace(/\(data:[^)]*\)/g, '()'));
    } while (!hovers.at(-1)?.includes(wanted));
    return hovers;
  } finally {
    connection.dispose();
    server.kill();
  }
}

it.each([
  ['White at c19', 0, 2, 0],
  ['White at j8', 4, 8, 11],
  ['Black at a1', 12, 0, 18],
])(
  'a server that has just started tells of the eye of %s, or that it is still being read',
  async (eye, game, x, y) => {
    const hovers = await hoversUntil(`**Eye of ${eye}**: `, GAMES[game]!, x, y);
    // How many there are depends on the machine: a hover waits for an eye, but not for long.
    for (const early of hovers.slice(0, -1)) expect(early).toContain('Koban is still reading the eye here');
  },
);
