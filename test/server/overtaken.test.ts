import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import type { EntryId } from '../../src/protocol/entry-id.ts';
import { BASIC_KO } from '../fixtures/boards.ts';
import { runs } from '../runs.ts';
import { Client, SlowScheduler } from './client.ts';

const URI = 'test:///one.md';
/** The second is the first once more, and the third begins as the first does. */
const BLOCKS = [
  `\`\`\`goban\n${BASIC_KO}\nmoves: W b2\n\`\`\`\n`,
  `\`\`\`goban\n${BASIC_KO}\nmoves: W b2\n\`\`\`\n`,
  `\`\`\`goban\n${BASIC_KO}\nmoves: W b2 B pass\n\`\`\`\n`,
  '```sgf\n(;SZ[5];B[aa](;W[bb])(;W[cc]))\n```\n',
  '```sgf\n(;SZ[5];B[aa](;W[bb])(;W[cc];B[dd]))\n```\n',
];
const isGame = (block: string) => block.includes('```sgf');

/** What says in its answer which diagram it is about. */
const METHODS = ['koban/sequence', 'koban/compare', 'koban/rule'];

interface About {
  readonly entry: EntryId;
  readonly version: number;
}
type Reply = (About & { readonly sequence?: About }) | null;

let client: Client;
afterEach(() => client.stop());

/** What requests call a block by; of a game the second line. */
function idOf(blocks: readonly string[], at: number): number | string {
  const before = blocks.slice(0, at).filter((one) => isGame(one) === isGame(blocks[at] ?? '')).length;
  return isGame(blocks[at] ?? '') ? `${before}/1` : before;
}

const offsetOf = (blocks: readonly string[], at: number) => blocks.slice(0, at).join('').length;

const block = fc.constantFrom(...BLOCKS);
const arbitrary = fc.record({
  blocks: fc.array(block, { minLength: 1, maxLength: 5 }),
  at: fc.nat(4),
  edits: fc.array(fc.record({ at: fc.nat(9), insert: fc.option(block) }), { minLength: 1, maxLength: 4 }),
  byOffset: fc.boolean(),
  inside: fc.nat(30),
  method: fc.constantFrom(...METHODS),
});

it('a question that edits elsewhere overtake is about the diagram that it was asked about', async () => {
  const scheduler = new SlowScheduler(0);
  client = await Client.start(undefined, { scheduler });
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ blocks, at, edits, byOffset, inside, method }) => {
      let now = blocks;
      let mine = at % blocks.length;
      let version = 1;
      client.open(URI, now.join(''), 'markdown');
      await client.idle();
      const place = (n: number) =>
        byOffset ? { offset: offsetOf(now, n) + inside } : { entry: idOf(now, n) };
      const ask = async (n: number) => {
        const reply = await client.request<Reply>(method, { uri: URI, ...place(n) });
        const { entry, version } = reply?.sequence ?? reply ?? {};
        return { entry, version };
      };
      scheduler.held = true;
      const overtaken = ask(mine);
      for (const { at: place, insert } of edits) {
        const n = place % (now.length + (insert === null ? 0 : 1));
        if (insert === null && n === mine) continue;
        const start = offsetOf(now, n);
        const removed = insert === null ? (now[n] ?? '') : '';
        change(now.join(''), start, start + removed.length, insert ?? '', ++version);
        now = [
          ...now.slice(0, n),
          ...(insert === null ? [] : [insert]),
          ...now.slice(insert === null ? n + 1 : n),
        ];
        if (n <= mine && insert !== null) mine++;
        else if (n < mine) mine--;
      }
      scheduler.release();
      expect(await overtaken).toEqual(await ask(mine));
      void client.connection.sendNotification('textDocument/didClose', { textDocument: { uri: URI } });
    }),
    { numRuns: runs(60) },
  );
});

function change(text: string, start: number, end: number, insert: string, version: number): void {
  const position = (offset: number) => {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  };
  client.change(URI, version, [{ range: { start: position(start), end: position(end) }, text: insert }]);
}
