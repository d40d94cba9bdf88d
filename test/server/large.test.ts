import { afterEach, expect, it } from 'vitest';
import type { DocumentSymbol } from 'vscode-languageserver';
import { LARGEST, MOST_GAMES } from '../../src/document/index.ts';
import { Client } from './client.ts';

const URI = 'test:///large.sgf';
let client: Client;
afterEach(() => client.stop());

it('of a text that is too large it is said, nothing is read, and all is well when it is smaller', async () => {
  client = await Client.start();
  const game = '(;SZ[3];B[aa];W[aa])';
  client.open(URI, `${game}\n${' '.repeat(LARGEST)}`, 'sgf');
  client.open('test:///other.goban', '. X\nmoves: B b1\n');
  const symbols = () =>
    client.request<DocumentSymbol[] | null>('textDocument/documentSymbol', { textDocument: { uri: URI } });
  const [said, ...more] = await client.until(({ uri }) => uri === URI);
  expect([said!.code, more]).toEqual(['check.too-large', []]);
  expect(await symbols()).toEqual([]);
  expect(await client.until(({ uri }) => uri.endsWith('other.goban'))).toHaveLength(1);
  const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 100 } };
  client.change(URI, 2, [{ range, text: '' }]);
  const smaller = await client.until(({ uri, version }) => uri === URI && version === 2);
  expect(smaller.map(({ code }) => code)).toContain('play.occupied');
  expect(await symbols()).toHaveLength(1);
  client.change(URI, 3, [{ range: { start: range.start, end: range.start }, text: ' '.repeat(100) }]);
  const larger = await client.until(({ uri, version }) => uri === URI && version === 3);
  expect(larger.map(({ code }) => code)).toEqual(['check.too-large']);
});

it('of a text with too many games it is said as well', async () => {
  client = await Client.start();
  client.open(URI, '(;)'.repeat(MOST_GAMES + 1), 'sgf');
  expect((await client.until(({ uri }) => uri === URI)).map(({ code }) => code)).toEqual(['check.too-large']);
  client.change(URI, 2, [{ text: '(;SZ[3];B[aa];W[aa])' }]);
  const fewer = await client.until(({ uri, version }) => uri === URI && version === 2);
  expect(fewer.map(({ code }) => code)).toContain('play.occupied');
});
