import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { CLAIMS, type ClaimsParams, type ClaimsReply } from '../../src/protocol/claims.ts';
import { kobanLater } from '../cli/run.ts';
import { BASIC_KO } from '../fixtures/boards.ts';
import { Client } from './client.ts';

let client: Client;
afterEach(() => client.stop());

const KO = `${BASIC_KO}\nmoves: W b2 B c2`;
const WRONG = `# Wrong
rules: superko
${KO}
expect: move 2 is allowed
expect: captures 9 at move 1
expect: move 99 is forbidden
expect: nonsense

# Right
${KO}
expect: captures 1 at move 1

# Broken
. X
O .
moves: B a1 B a1
expect: captures 1 at move 1
`;
const TEXTS = {
  'wrong.goban': WRONG,
  'page.md': `Words.\n\n- a list\n\n  \`\`\`goban\n${WRONG.replace(/^/gm, '  ')}  \`\`\`\n`,
  ...Object.fromEntries(
    ['triple-ko.goban', '09-sending-two.md'].map((name) => [name, readFileSync(`examples/${name}`, 'utf8')]),
  ),
};
type Place = {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  message: string;
  severity: string;
};

describe('the claims of a text', () => {
  it.each(Object.entries(TEXTS))('of %s are judged as the command line judges them', async (name, text) => {
    client = await Client.start();
    const uri = `test:///${name}`;
    const ask = (params: Omit<ClaimsParams, 'uri' | 'text'>) =>
      client.request<ClaimsReply>(CLAIMS, { uri, text, ...params });
    const listed = await ask({});
    expect(listed.entries.length).toBeGreaterThan(0);
    expect(listed.entries.flatMap(({ claims }) => claims).filter(({ state }) => state)).toEqual([]);
    const { entries } = await ask({ judged: listed.entries.map(({ index }) => index) });
    const { out } = await kobanLater(['check', '--format', 'json', name], { [name]: text });
    const found: Place[] = JSON.parse(out).files[0].diagnostics;
    const lines = text.split('\n');
    let failing = 0;
    for (const { claims } of entries)
      for (const { range, text: claim, state, messages } of claims) {
        expect(lines[range.start.line]).toContain(claim);
        const own = found.filter(
          ({ line, column }) => line === range.start.line + 1 && column > range.start.character,
        );
        expect([claim, messages]).toEqual([claim, own.map(({ message }) => message)]);
        const isError = own.some(({ severity }) => severity === 'error');
        expect([claim, state === 'fails' || state === 'void']).toEqual([claim, isError]);
        if (isError) failing++;
      }
    const besides = entries.reduce((sum, { errors }) => sum + errors.length, 0);
    expect(failing + besides).toBe(found.filter(({ severity }) => severity === 'error').length);
  });

  it('has what is expected and what holds side by side, with the board that it is about', async () => {
    client = await Client.start();
    const { entries } = await client.request<ClaimsReply>(CLAIMS, {
      uri: 'test:///wrong.goban',
      text: WRONG,
      judged: [0],
    });
    const [allowed, captures, , unread] = entries[0]!.claims;
    expect(captures!.expected).toMatch(/\| [.XO ]+\n(?:.*\n)+expect: captures 9 at move 1\n$/);
    expect(captures!.actual).toBe(captures!.expected!.replace('captures 9', 'captures 1'));
    expect([allowed!.state, unread!.state, unread!.expected]).toEqual(['fails', 'void', undefined]);
    expect(entries[1]!.claims[0]!.state).toBeUndefined();
  });

  it('are those of the text as it is given, whatever is open', async () => {
    client = await Client.start();
    const uri = 'test:///open.goban';
    client.open(uri, `${KO}\n`);
    const ask = (text: string) => client.request<ClaimsReply>(CLAIMS, { uri, text, judged: [0] });
    expect((await ask(`${KO}\n`)).entries).toEqual([]);
    const { entries } = await ask(`${KO}\nexpect: captures 1 at move 1\n`);
    expect(entries[0]!.claims.map(({ state }) => state)).toEqual(['holds']);
  });
});
