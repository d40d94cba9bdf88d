import { afterEach, describe, expect, it } from 'vitest';
import type { WriteAction, WriteReply } from '../../src/protocol/write.ts';
import { BASIC_KO, TRIPLE_KO } from '../service/marked.ts';
import { Client } from './client.ts';

const URI = 'test:///one.goban';

let client: Client;
afterEach(() => client.stop());

async function open(text: string): Promise<void> {
  client = await Client.showing(URI, text);
}

function ask(index: number, action: WriteAction, version = 1): Promise<WriteReply> {
  return client.request<WriteReply>('koban/write', { uri: URI, entry: 0, version, index, action });
}

describe('a click', () => {
  it('is answered with an edit, or with the reason why there is none', async () => {
    const text = `${BASIC_KO}\nmoves: W b2`;
    await open(text);
    expect(await ask(1, { kind: 'play', point: 15 })).toMatchObject({
      kind: 'edit',
      version: 1,
      edits: [{ start: text.length, end: text.length, text: ' B a1' }],
    });
    expect(await ask(1, { kind: 'play', point: 12 })).toMatchObject({
      kind: 'refused',
      code: 'basic.recapture',
    });
    expect(await ask(1, { kind: 'pass' }, 0)).toEqual({ kind: 'stale' });
    expect(await client.request('koban/write', { uri: 'test:///none', entry: 0 })).toBeNull();
  });

  it('waits for a rule that searches', async () => {
    await open(`rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6\n`);
    expect(await ask(3, { kind: 'play', point: 17 })).toMatchObject({
      kind: 'refused',
      code: 'spight.hot-stone',
      offers: [{ action: { anyway: true } }],
    });
  });
});
