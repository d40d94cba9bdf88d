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
 * The last hover in a process of its own, in which nothing has run before, after those that say that the eye is still being
 * read: at a column and a row of a whole board, from the top left.
 */
async function lastHover(rows: readonly string[], x: number, y: number): Promise<string> {
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
    // How many there are depends on the machine: a hover waits for an eye, but not for long.
    for (;;) {
      const { contents } = await connection.sendRequest<Hover>('textDocument/hover', {
        textDocument: { uri },
        position: { line: 1 + y, character: 2 * x },
      });
      const hover = (contents as { value: string }).value.replace(/\(data:[^)]*\)/g, '()');
      if (!hover.includes('Koban is still reading the eye here')) return hover;
    }
  } finally {
    connection.dispose();
    server.kill();
  }
}

it.each([
  ['White at C19', 0, 2, 0],
  ['White at J8', 4, 8, 11],
  ['Black at A1', 12, 0, 18],
])(
  'a server that has just started tells of the eye of %s, after it has told that it is being read',
  async (eye, game, x, y) => {
    expect(await lastHover(GAMES[game]!, x, y)).toContain(`**Eye of ${eye}**: `);
  },
);
