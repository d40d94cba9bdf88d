import { afterEach, expect, it } from 'vitest';
import type { CodeAction, CompletionItem, InlayHint } from 'vscode-languageserver';
import type { ConvertReply } from '../../src/protocol/convert.ts';
import { areRead, type EyesReply } from '../../src/protocol/eyes.ts';
import { Client, SlowScheduler } from './client.ts';

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

/** A closed board with kos, whose eyes take some hundred thousand positions. */
const CROWDED = ['OX.O.', '.OO.X', '.OX.O', '....O', '.XOXX'];

const textOf = (rows: readonly string[]) =>
  `edges: all\n${rows.map((row) => [...row].join(' ')).join('\n')}\n`;

async function openSlowly(text: string): Promise<void> {
  const capabilities = { workspace: { configuration: true, inlayHint: { refreshSupport: true } } };
  const settings = { inlayHints: { eyes: true } };
  client = await Client.start(capabilities, { scheduler: new SlowScheduler(8), settings });
  client.open(URI, text);
  await client.until(({ version }) => version === 1);
}

const values = (reply: EyesReply) => reply!.filter(({ mark }) => mark.kind === 'eye');

it('answers in parts where eyes take long, and goes on with the next question', async () => {
  await openSlowly(textOf(CROWDED));
  const ask = () => client.request<EyesReply>('koban/eyes', { uri: URI, entry: 0, rows: CROWDED });
  const parts = [await ask()];
  expect(areRead(parts[0]!)).toBe(false);
  while (!areRead(parts.at(-1)!)) parts.push(await ask());
  const whole = parts.at(-1)!;
  expect(whole.map(({ point, mark }) => [point, 'text' in mark && mark.text])).toEqual([
    [20, '4'],
    [5, '2'],
    [2, '2'],
  ]);
  for (const part of parts) expect(whole).toEqual(expect.arrayContaining([...values(part)]));
  expect(client.logged).toEqual([]);
});

it('shows what is read of the eyes of a text, and has the editor ask again when all are', async () => {
  // Another board than above, since what was read of a board is kept.
  const rows = CROWDED.map((row) => row.replaceAll(/[XO]/g, (stone) => (stone === 'X' ? 'O' : 'X')));
  await openSlowly(textOf(rows));
  const refreshed = client.next('workspace/inlayHint/refresh');
  const hints = () =>
    client.request<InlayHint[]>('textDocument/inlayHint', {
      textDocument: { uri: URI },
      range: { start: { line: 0, character: 0 }, end: { line: 6, character: 0 } },
    });
  const labels = async () => (await hints()).map(({ label }) => label);
  expect(await labels()).toContain('eye A1: …');
  await refreshed;
  expect(await labels()).toEqual(['eye C5: 2', 'eye A4: 2', 'eye A1: 4']);
});

it('mixes no answers when the text changes in between', async () => {
  const rows = CROWDED.map((row) => [...row].reverse().join(''));
  const changed = ['OOO..', 'O.O..', 'OOO..', '.....', '.....'];
  await openSlowly(textOf(rows));
  const hints = (line: number) =>
    client.request<InlayHint[] | null>('textDocument/inlayHint', {
      textDocument: { uri: URI },
      range: { start: { line: 0, character: 0 }, end: { line, character: 0 } },
    });
  const before = hints(6);
  client.change(URI, 2, [{ text: textOf(changed) }]);
  const eyes = client.request<EyesReply>('koban/eyes', { uri: URI, entry: 0, rows: changed });
  expect(await before).toBeNull();
  expect(values(await eyes)).toEqual([{ point: 6, mark: { kind: 'eye', text: '0' } }]);
  expect((await hints(6))!.map(({ label }) => label)).toEqual(['eye B4: 0']);
  // A text that is closed has no answer, and the question before it none of its own.
  const last = client.request<EyesReply>('koban/eyes', { uri: URI, entry: 0, rows: changed });
  void client.connection.sendNotification('textDocument/didClose', { textDocument: { uri: URI } });
  await last;
  expect(await client.request('koban/eyes', { uri: URI, entry: 0, rows: changed })).toBeNull();
  expect(client.logged).toEqual([]);
});

it('answers other questions while the eyes of a figure are read that is to be converted', async () => {
  const rows = [...CROWDED].reverse();
  await openSlowly(`show: eyes\n${textOf(rows)}`);
  const answered: string[] = [];
  const converted = client
    .request<ConvertReply>('koban/convert', { uri: URI, entry: 0, target: 'psgo' })
    .then((reply) => {
      answered.push('convert');
      return reply!.text;
    });
  await client.idle();
  answered.push('another');
  expect(await converted).toContain('psgoboard');
  expect(answered).toEqual(['another', 'convert']);
});
