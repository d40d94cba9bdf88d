import { expect, it } from 'vitest';
import { mergeRecord, takeMerge } from '../../src/extension/merge.ts';
import type { Server } from '../../src/extension/server.ts';
import { mergeRecords } from '../../src/service/index.ts';
import { newDesk } from './fake-vscode.ts';

const OURS = '(;SZ[9];B[ee])';

/** A merge that has come to its question. */
async function asked() {
  const desk = newDesk();
  desk.open('theirs.sgf', '(;SZ[9];B[ee];W[gg])');
  desk.chosen = desk.uri('theirs.sgf');
  const places = (character: number) => ({ line: 0, character });
  const document = { ...desk.open('ours.sgf', OURS), languageId: 'sgf', version: 1, positionAt: places };
  desk.activeTextEditor = { document };
  const server = {
    merge: async ({ ours, theirs }: { ours: string; theirs: string }) => mergeRecords(ours, theirs),
  };
  const merging = mergeRecord(server as unknown as Server);
  for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
  expect(desk.messages).toHaveLength(1);
  expect(desk.provider?.provideTextDocumentContent()).toContain('W[gg]');
  const rest = async () => {
    await merging;
    expect(desk.tabs).toEqual([]);
    expect(desk.provider).toBeUndefined();
    return desk.edits.flatMap(({ parts }) => parts.map(({ text }) => text));
  };
  return { desk, document, rest };
}

it('merges by the button of the message', async () => {
  const { desk, rest } = await asked();
  desk.answer('Merge');
  expect(await rest()).toEqual([expect.stringContaining('W[gg]')]);
});

it('merges by the button above the texts, after the message is gone', async () => {
  const { desk, rest } = await asked();
  desk.answer(undefined);
  takeMerge();
  expect(await rest()).toEqual([expect.stringContaining('W[gg]')]);
});

it('leaves the text as it is when the texts are closed, whatever is pressed later', async () => {
  const { desk, rest } = await asked();
  desk.closeTabs([...desk.tabs]);
  expect(await rest()).toEqual([]);
  desk.answer('Merge');
  takeMerge();
  expect(await rest()).toEqual([]);
});

it('shows each merge by an address of its own, so that none is taken for another', async () => {
  const addressOf = async () => {
    const { desk, rest } = await asked();
    const { modified } = desk.tabs[0]!.input as { modified: object };
    desk.closeTabs([...desk.tabs]);
    await rest();
    return String(modified);
  };
  const first = await addressOf();
  expect(first).toMatch(/^koban-merge:.*ours\.sgf\?/);
  expect(await addressOf()).not.toBe(first);
});

it('leaves a text that has changed meanwhile', async () => {
  const { desk, document, rest } = await asked();
  document.version++;
  takeMerge();
  expect(await rest()).toEqual([]);
  expect(desk.messages.at(-1)).toContain('changed');
});
