import { afterEach, describe, expect, it } from 'vitest';
import type { ConvertReply, PasteReply, TargetChoice } from '../../src/protocol/convert.ts';
import { TRIPLE_KO } from '../service/marked.ts';
import { Client } from './client.ts';

const URI = 'test:///one.goban';
const TEXT = `# Kos\n${TRIPLE_KO}\nmoves: B d6 W b5\n`;

let client: Client;
afterEach(() => client.stop());

async function started(): Promise<Client> {
  client = await Client.start();
  client.open(URI, TEXT);
  await client.until(({ version }) => version === 1);
  return client;
}

describe('conversion', () => {
  it('lists its notations, and writes an entry in each of them', async () => {
    const { request } = await started().then((one) => ({ request: one.request.bind(one) }));
    const targets = await request<TargetChoice[]>('koban/targets', {});
    expect(targets.map(({ id }) => id)).toContain('sgf');
    for (const { id, label } of targets) {
      const reply = await request<ConvertReply>('koban/convert', { uri: URI, entry: 0, target: id });
      expect(reply).toMatchObject({ label, language: expect.any(String) });
      expect(reply!.text.length).toBeGreaterThan(40);
    }
  });

  it('takes a frame, and answers nonsense with nothing', async () => {
    const one = await started();
    const ask = (params: object) => one.request<ConvertReply>('koban/convert', { uri: URI, ...params });
    const at = await ask({ offset: 3, target: 'gnugo', index: 1 });
    expect(at!.text).toContain(' 6 O X O X O . O 6');
    for (const params of [
      { entry: 0, target: 'nothing' },
      { entry: 7, target: 'sgf' },
      { entry: 0, target: 'sgf', index: 'x' },
      { entry: 0, target: 'sgf', index: 0.5 },
      { entry: 0 },
    ]) {
      expect(await ask(params)).toBeNull();
    }
  });

  it('makes entries of what is pasted, also into a document that it does not know', async () => {
    const one = await started();
    const paste = (params: object) =>
      one.request<PasteReply>('koban/paste', {
        uri: URI,
        offset: 0,
        fence: false,
        text: '$$B T\n$$ . X\n',
        ...params,
      });
    expect(await paste({ uri: 'test:///new.md', fence: true })).toEqual({
      text: '```goban\n# T\n. X\nto-play: black\n```\n',
      count: 1,
      isEntry: false,
      label: 'Sensei’s Library ($$)',
      lost: [],
    });
    expect(await paste({ text: 'word' })).toBeNull();
    expect(await paste({ text: null })).toBeNull();
  });
});
