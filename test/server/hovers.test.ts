import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import type { Hover } from 'vscode-languageserver';
import type { Scheduler } from '../../src/server/scheduler.ts';
import { Client, SlowScheduler } from './client.ts';

const URI = 'test:///eyes.goban';
const GAMES: string[][] = JSON.parse(readFileSync('test/fixtures/eye-games.json', 'utf8'))
  .map(({ rows }: { rows: string[] }) => rows)
  .filter((rows: string[]) => rows.length === 19);

/** A middle game on 19x19 with an eye that takes some reading; each test has its own, since what was read of a board is kept. */
const BOARDS = {
  a7: { rows: GAMES[2]!, x: 0, y: 12, eye: '**Eye of White at A7**: ' },
  h7: { rows: GAMES[11]!, x: 7, y: 12, eye: '**Eye of White at H7**: ' },
  a1: { rows: GAMES[12]!, x: 0, y: 18, eye: '**Eye of Black at A1**: ' },
  c19: { rows: GAMES[0]!, x: 2, y: 0, eye: '**Eye of White at C19**: ' },
};
type Board = (typeof BOARDS)[keyof typeof BOARDS];

let client: Client;
afterEach(() => client.stop());

const textOf = ({ rows }: Board) => `edges: all\n${rows.map((row) => [...row].join(' ')).join('\n')}\n`;

async function open(board: Board, scheduler: Scheduler): Promise<void> {
  client = await Client.start(undefined, { scheduler });
  client.open(URI, textOf(board));
  await client.until(({ version }) => version === 1);
}

const hover = ({ x, y }: Board) =>
  client.request<Hover | null>('textDocument/hover', {
    textDocument: { uri: URI },
    position: { line: 1 + y, character: 2 * x },
  });

/** Without the pictures, which are long. */
async function said(board: Board): Promise<string> {
  const { value } = (await hover(board))!.contents as { value: string };
  return value.replace(/\(data:[^)]*\)/g, '()');
}

it('waits for an eye and for the rules as long as nobody minds', async () => {
  const scheduler = new SlowScheduler(1);
  await open(BOARDS.a7, scheduler);
  const before = scheduler.time;
  const first = await said(BOARDS.a7);
  expect(first).toContain(BOARDS.a7.eye);
  expect(first).not.toContain('still');
  // Else this would say nothing.
  expect(scheduler.time - before).toBeGreaterThan(150);
});

it('tells what is known so far of an eye that takes long, and goes on when the hover is there', async () => {
  await open(BOARDS.h7, new SlowScheduler(8));
  const told = client.published.length;
  const first = await said(BOARDS.h7);
  expect(first).not.toContain(BOARDS.h7.eye);
  expect(first).toMatch(/still reading the eye here \(\d+ positions so far\)/);
  expect(first).toContain('still searching');
  // When the work is done, the diagnostics are told again.
  while (client.published.length === told) await client.idle();
  const second = await said(BOARDS.h7);
  expect(second).toContain(BOARDS.h7.eye);
  expect(second).not.toContain('still');
  expect(client.logged).toEqual([]);
});

it('says that an eye is still being read when it takes too long, and tells it the next time', async () => {
  await open(BOARDS.a1, new SlowScheduler(400));
  const told = client.published.length;
  expect(await said(BOARDS.a1)).toContain('Koban is still reading the eye here');
  while (client.published.length === told) await client.idle();
  expect(await said(BOARDS.a1)).toContain(BOARDS.a1.eye);
});

it('answers to an edit while a hover waits', async () => {
  const scheduler = new SlowScheduler(5);
  await open(BOARDS.c19, scheduler);
  scheduler.held = true;
  const waiting = hover(BOARDS.c19);
  client.change(URI, 2, [{ text: `${textOf(BOARDS.c19)}moves: B zz9\n` }]);
  const found = await client.until(({ version }) => version === 2);
  expect(found.length).toBeGreaterThan(0);
  scheduler.release();
  expect(await waiting).toBeNull();
});
