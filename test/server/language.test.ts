import { afterEach, expect, test } from 'vitest';
import type { PublishDiagnosticsParams } from 'vscode-languageserver';
import { TARGETS, type TargetChoice } from '../../src/protocol/convert.ts';
import { speakIn } from '../../src/words/index.ts';
import { Client } from './client.ts';

const RAGGED = '| . X O\n| . X\n| . . .\n+------\n';
const IN_ENGLISH =
  'This row has 2 points, but the board has 3 columns; Koban treats missing points as unknown';
const IN_JAPANESE = 'この行の点は2個ですが、盤面は3列です。足りない点は不明として扱います';
const URI = 'file:///ragged.goban';

// The language is that of the process, which other tests share.
afterEach(() => speakIn('en'));

const messages = (client: Client) => [
  ...new Set(client.published.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message))),
];
const says = (wanted: string) => (params: PublishDiagnosticsParams) =>
  params.diagnostics.some(({ message }) => message === wanted);

test.each([
  ['ja-JP', undefined, IN_JAPANESE],
  ['ja', 'en', IN_ENGLISH],
  ['en', 'ja', IN_JAPANESE],
  ['ja', 'auto', IN_JAPANESE],
  ['ja', 'klingon', IN_JAPANESE],
  ['fr', 'auto', IN_ENGLISH],
])(
  'in an editor of the locale %s with koban.language %s nothing is said in another language',
  async (locale, language, said) => {
    const client = await Client.start(undefined, { locale, settings: { language } });
    client.open(URI, RAGGED);
    await client.until(says(said));
    expect(messages(client)).toEqual([said]);
    client.stop();
  },
);

test('a client that cannot be asked for settings has the language that it names, or that of its locale', async () => {
  const client = await Client.start({}, { locale: 'en', initializationOptions: { language: 'ja' } });
  client.open(URI, RAGGED);
  await client.until(says(IN_JAPANESE));
  expect(messages(client)).toEqual([IN_JAPANESE]);
  client.stop();
});

test('a language that is chosen later is spoken from then on, and what was said is said anew', async () => {
  const client = await Client.start();
  client.open(URI, RAGGED);
  await client.until(says(IN_ENGLISH));
  const shown = client.changed.length;
  client.settings = { language: 'ja' };
  void client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  await client.until(says(IN_JAPANESE));
  // Boards and tables ask anew when they are told.
  expect(client.changed.length).toBeGreaterThan(shown);
  const hover = await client.request<{ contents: { value: string } }>('textDocument/codeAction', {
    textDocument: { uri: URI },
    range: { start: { line: 1, character: 0 }, end: { line: 1, character: 5 } },
    context: { diagnostics: [] },
  });
  expect(JSON.stringify(hover)).toContain('行に空点を補う');
  client.settings = { language: 'en' };
  const before = client.published.length;
  void client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  await client.until((params) => client.published.indexOf(params) >= before && says(IN_ENGLISH)(params));
  const targets = await client.request<readonly TargetChoice[]>(TARGETS, undefined);
  expect(targets[0]!.label).toBe('Koban entry');
  client.stop();
});
