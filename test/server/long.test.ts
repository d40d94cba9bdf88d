import { afterEach, expect, it } from 'vitest';
import type { DocumentSymbol } from 'vscode-languageserver';
import { Client, SlowScheduler } from './client.ts';

const URI = 'test:///long.goban';
const text = (title: string) => `# ${title}\n. X O\n${'; text\n'.repeat(30_000)}`;

let client: Client;
afterEach(() => client.stop());

const titles = async () => {
  const symbols = await client.request<DocumentSymbol[]>('textDocument/documentSymbol', {
    textDocument: { uri: URI },
  });
  return symbols.map(({ name }) => name);
};

it('hears messages while it reads a long entry, and answers for the newest version', async () => {
  const scheduler = new SlowScheduler(1);
  client = await Client.start(undefined, { scheduler });
  client.open(URI, text('One'));
  await client.until(({ version }) => version === 1);
  expect(await titles()).toEqual(['One']);
  scheduler.held = true;
  client.change(URI, 2, [{ text: text('Two') }]);
  const asked = titles();
  client.change(URI, 3, [{ text: text('Three') }]);
  await client.idle();
  // Reading has not ended, and nothing of a version that is half read is told.
  expect(client.published.at(-1)?.version).toBe(1);
  scheduler.release();
  expect(await asked).toEqual(['Three']);
  await client.until(({ version }) => version === 3);
  expect(client.published.map(({ version }) => version)).not.toContain(2);
});

it('takes an edit while it cuts a long text that was pasted', async () => {
  const scheduler = new SlowScheduler(1);
  client = await Client.start(undefined, { scheduler });
  const page = '```goban\n# One\n. X\n```\n';
  client.open(URI, page, 'markdown');
  await client.until(({ version }) => version === 1);
  scheduler.held = true;
  const [start, title] = [
    { line: 0, character: 0 },
    { line: 20_001, character: 2 },
  ];
  client.change(URI, 2, [{ range: { start, end: start }, text: '```goban\n```\n'.repeat(10_000) }]);
  const asked = titles();
  client.change(URI, 3, [{ range: { start: title, end: title }, text: 'Now ' }]);
  await client.idle();
  expect(client.published.at(-1)?.version).toBe(1);
  scheduler.release();
  expect(await asked).toEqual(['Now One']);
});
