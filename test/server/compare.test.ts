import { afterEach, describe, expect, it } from 'vitest';
import type { CompareReply, SequenceReply } from '../../src/protocol/requests.ts';
import { TRIPLE_KO } from '../service/marked.ts';
import { Client, SlowScheduler } from './client.ts';

const URI = 'test:///one.goban';
const TEXT = `rules: psk, spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\n`;

let client: Client;
afterEach(() => client.stop());

function pending(reply: CompareReply): number {
  return reply!.rows.flatMap(({ cells }) => cells).filter(({ verdict }) => verdict === 'pending').length;
}

describe('the comparison', () => {
  it('has the verdicts of all rules searched for, and tells when they have come', async () => {
    client = await Client.start();
    client.open(URI, TEXT);
    await client.until(({ version }) => version === 1);
    await client.idle();
    const ask = () => client.request<CompareReply>('koban/compare', { uri: URI, entry: 0 });
    const first = await ask();
    expect(pending(first)).toBeGreaterThan(0);
    const before = client.changed.length;
    await client.idle();
    expect(client.changed.length).toBeGreaterThan(before);
    const second = await ask();
    expect(pending(second)).toBe(0);
    const told = client.changed.length;
    await client.idle();
    // Nothing is left to be searched, so asking again changes nothing.
    expect(client.changed.length).toBe(told);
  });

  it('of a long line is made in slices, so an edit need not wait for it', async () => {
    const scheduler = new SlowScheduler(1);
    client = await Client.start(undefined, { scheduler });
    const long = `edges: all\n. . .\n. . .\nmoves:${' pass'.repeat(600)}\n`;
    client.open(URI, long);
    await client.until(({ version }) => version === 1);
    scheduler.held = true;
    const table = client.request<CompareReply>('koban/compare', { uri: URI, entry: 0 });
    client.change(URI, 2, [{ text: `${long}moves: B zz9\n` }]);
    await client.until(({ version }) => version === 2);
    scheduler.release();
    // It is of the text as it is then.
    expect((await table)!.version).toBe(2);
  });

  it('is not needed for the rules that the entry names', async () => {
    client = await Client.start();
    client.open(URI, TEXT);
    await client.until(({ version }) => version === 1);
    await client.idle();
    const reply = await client.request<SequenceReply>('koban/sequence', { uri: URI, entry: 0 });
    const lines = reply!.sequence.frames[4]!.verdicts.filter(({ rule }) => rule === 'spight');
    expect(lines.map(({ verdict }) => verdict)).toEqual(['forbidden']);
  });
});

describe('a proof', () => {
  it('comes as a sequence, and not at all for nonsense', async () => {
    client = await Client.start();
    client.open(URI, TEXT);
    await client.until(({ version }) => version === 1);
    const ask = (move: unknown, rule: unknown) =>
      client.request<SequenceReply>('koban/proof', { uri: URI, entry: 0, move, rule });
    expect((await ask(6, 'psk'))!.sequence.frames).toHaveLength(7);
    for (const [move, rule] of [
      [0, 'psk'],
      [1.5, 'psk'],
      ['6', 'psk'],
      [6, 'nobody'],
      [6, null],
      [7, 'psk'],
    ]) {
      expect(await ask(move, rule)).toBeNull();
    }
  });
});
