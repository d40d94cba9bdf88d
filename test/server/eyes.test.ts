import { afterEach, expect, it } from 'vitest';
import type { CodeAction, CompletionItem } from 'vscode-languageserver';
import type { EyesReply } from '../../src/protocol/eyes.ts';
import { Client } from './client.ts';

const URI = 'test:///eyes.goban';
/** Case (c) of GNU Go's text: White's eye at c4 with a ko on two diagonals. */
const ROWS = ['.X...', 'XOX..', 'O.OO.', 'OO.O.', 'O.OO.', 'XOX..', '.X...'];
const TEXT = `${ROWS.map((row) => [...row].join(' ')).join('\n')}\n`;

let client: Client;
afterEach(() => client.stop());

async function open(text: string): Promise<void> {
  client = await Client.showing(URI, text);
}

it('reads the eyes of a board that the player shows, and tells when there is none', async () => {
  await open(TEXT);
  const ask = (rows: unknown, rest: object = {}) =>
    client.request<EyesReply>('koban/eyes', { uri: URI, entry: 0, rows, ...rest });
  expect(await ask(ROWS)).toContainEqual({ point: 17, mark: { kind: 'eye', text: '2a' } });
  // After Black has taken the ko at b5.
  const taken = ['.X...', 'X.X..', 'OXOO.', ...ROWS.slice(3)];
  expect(await ask(taken)).toContainEqual({ point: 17, mark: { kind: 'eye', text: 'a+b' } });
  for (const rows of [null, [], ROWS.slice(1), ROWS.map(() => 'abcde')]) expect(await ask(rows)).toBeNull();
  expect(await ask(ROWS, { entry: 7 })).toBeNull();
  expect(await ask(ROWS, { uri: 'test:///none.goban' })).toBeNull();
  expect(client.logged).toEqual([]);
});

it('offers what an eye is worth behind a claim that asks for it, and writes what holds', async () => {
  const text = `${TEXT}eye-values: 3/4\nexpect: eye c4 is `;
  await open(text);
  const lines = text.split('\n');
  const position = { line: lines.length - 1, character: lines.at(-1)!.length };
  const textDocument = { uri: URI };
  const items = await client.request<CompletionItem[]>('textDocument/completion', { textDocument, position });
  expect(items.filter(({ detail }) => detail?.startsWith('true here: ')).map(({ label }) => label)).toEqual([
    '2a',
  ]);
  const actions = await client.request<CodeAction[]>('textDocument/codeAction', {
    textDocument,
    range: { start: position, end: position },
    context: { diagnostics: [] },
  });
  const insert = actions.find(({ title }) => title === 'Insert claims that hold')!;
  expect(JSON.stringify(insert.edit)).toContain('expect: eye c4 of white is 2a');
});
