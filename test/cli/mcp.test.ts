/** Tools of language models, against the command line that they say the same as. */
import { describe, expect, it } from 'vitest';
import { argumentsOf, filesOfCall, type ToolInput, type ToolName } from '../../src/cli/mcp/call.ts';
import { doToolJob } from '../../src/cli/mcp/job.ts';
import { kobanLater } from './run.ts';

const KO =
  '# Ko\nrules: basic\n| . X O .\n| X . X O\n| . X O .\nmoves: W b2 B c2\nexpect: captures 2 at move 1\n';
const PROJECT = '{ "rules": "psk", "severities": { "expect.failed": "hint" } }';
const FILES = {
  './book/ko.goban': KO,
  // By the names that the tools and the world of these tests have for it.
  'book/koban.json': PROJECT,
  './book/koban.json': PROJECT,
  './game.sgf': '(;SZ[5]RU[Japanese];B[aa];W[bb];B[aa])',
};

async function called(name: ToolName, input: ToolInput, locale = 'en') {
  const file = typeof input.file === 'string' ? input.file : null;
  const text = typeof input.text === 'string' ? input.text : '';
  const encoded = (path: string) => FILES[path as keyof typeof FILES];
  const files = await filesOfCall({ text, file }, async (path) =>
    encoded(path) === undefined ? null : new TextEncoder().encode(encoded(path)),
  );
  return doToolJob({ args: argumentsOf(name, input, file), files, locale });
}

describe('a tool of language models', () => {
  it.each<[ToolName, ToolInput, string]>([
    ['judge', { text: KO, rules: ['psk', 'spight'] }, 'en'],
    ['judge', { file: './game.sgf' }, 'en'],
    ['check', { file: './book/ko.goban' }, 'ko'],
    ['check', { text: KO }, 'zh-TW'],
    ['outcome', { text: KO, target: 'd2', budget: 20 }, 'en'],
    ['find', { differ: 'none,basic', board: '2x2', moves: 2 }, 'en'],
    ['convert', { text: KO, to: 'sgf' }, 'en'],
    ['draw', { text: KO, format: 'txt' }, 'en'],
    ['draw', { text: KO, format: 'none' }, 'en'],
    ['check', { file: './none.goban' }, 'ja'],
  ])('%s of %j says what the command line says in %s', async (name, input, locale) => {
    const { code, out, error } = await called(name, input, locale);
    const file = typeof input.file === 'string' ? input.file : null;
    const files = { ...FILES, ...(input.text === undefined ? {} : { '-': `${input.text}` }) };
    const ran = await kobanLater(argumentsOf(name, input, file), files, locale);
    expect({ code, error, out: new TextDecoder().decode(out) }).toEqual({
      code: ran.code,
      error: ran.error,
      out: ran.out,
    });
    await kobanLater(['--version'], {}, 'en');
  });

  it('writes nothing, whatever it is asked', async () => {
    const { code, error } = await called('draw', { text: KO, out: 'stolen.png' });
    expect(code).toBe(2);
    expect(error).toContain('writes nothing');
  });
});
