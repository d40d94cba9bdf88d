/** Tools for language models, asked by the client of the protocol's own library. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'koban-mcp-'));
const inside = join(folder, 'inside');
const program = resolve('dist/cli.js');
const KO =
  '# Ko\nrules: basic\n| . X O .\n| X . X O\n| . X O .\nmoves: W b2 B c2\nexpect: captures 2 at move 1\n';
const client = new Client({ name: 'test', version: '1' });
/** What VS Code starts, which has no command line. */
const alone = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  mkdirSync(inside);
  writeFileSync(join(inside, 'ko.goban'), KO);
  writeFileSync(join(folder, 'outside.goban'), KO);
  symlinkSync(join(folder, 'outside.goban'), join(inside, 'link.goban'));
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'], cwd: inside }),
  );
  await alone.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [resolve('dist/tool-server.js')],
      cwd: inside,
    }),
  );
});
afterAll(async () => {
  await client.close();
  await alone.close();
  rmSync(folder, { recursive: true, force: true });
});

const koban = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [program, ...args], { cwd: inside, input });
const both = (name: string, input: Record<string, unknown>) =>
  Promise.all(
    [client, alone].map((one) =>
      one.callTool({ name, arguments: input }).then(
        ({ content, isError = false }) => ({ content, isError }),
        (problem: Error) => ({ content: [{ type: 'text', text: problem.message }], isError: true }),
      ),
    ),
  );
const call = async (name: string, input: Record<string, unknown>) => {
  const [own, other] = await both(name, input);
  expect(other).toEqual(own);
  return own!;
};
const texts = (said: string) => (said === '' ? [] : [{ type: 'text', text: said }]);

describe('koban mcp', () => {
  it('lists the tools, each of which reads and writes nothing', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'judge',
      'check',
      'outcome',
      'find',
      'convert',
      'draw',
      'eyes',
      'cycles',
      'explain',
    ]);
    for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true });
    for (const name of ['judge', 'check', 'outcome', 'eyes', 'cycles'])
      expect(tools.find((one) => one.name === name)?.outputSchema).toMatchObject({
        required: ['version', 'files'],
      });
  });

  it('teaches the notation before the first call, in fifteen lines', () => {
    for (const one of [client, alone]) {
      const said = one.getInstructions() ?? '';
      expect(said.split('\n')).toHaveLength(15);
      for (const word of ['edges: all', 'moves:', 'expect:', 'both-stay', 'tromp-taylor'])
        expect(said).toContain(word);
    }
  });

  describe('answers what a model asks first, at the first call', () => {
    const board = '. X O .\nX . X O\n. X O .\nedges: all\n';
    const asked = async (name: string, input: Record<string, unknown>) => {
      const {
        structuredContent,
        content,
        isError = false,
      } = await client.callTool({ name, arguments: input });
      expect(isError, JSON.stringify(content)).toBe(false);
      return structuredContent as {
        files: { entries: Record<string, unknown>[]; diagnostics: { code: string }[] }[];
      };
    };
    it('may White retake the ko?', async () => {
      const text = '. X O .\nX . X O\n. X O .\nmoves: W b2 B c2\n';
      const { files } = await asked('judge', { text, rules: ['psk'] });
      expect(files[0]!.entries[0]!.moves).toMatchObject([
        {},
        { verdicts: { psk: { verdict: 'forbidden' } } },
      ]);
    });
    it('does this chain live, under one rule?', async () => {
      const { files } = await asked('outcome', {
        text: board,
        target: 'c3',
        rules: ['tromp-taylor'],
        first: 'black',
      });
      const { outcomes } = files[0]!.entries[0] as { outcomes: { says: string }[] };
      expect(outcomes).toHaveLength(1);
      expect(outcomes[0]!.says).toMatch(/\w+ \w+/);
    });
    it('which cycles begin here?', async () => {
      const { files } = await asked('cycles', {
        text: '. X O .\nX . X O\n. X O .\nedges: all\n',
        maxCycle: 4,
      });
      expect(files[0]!.entries[0]).toHaveProperty('lengths');
    });
    it('what is the value of this eye?', async () => {
      const { files } = await asked('eyes', { text: '+-----\n| . X\n| X X\n', point: 'a2' });
      expect(files[0]!.entries[0]).toHaveProperty('eyes');
    });
    it('is my diagram right, and why not?', async () => {
      const { files } = await asked('check', { text: `${board}moves: B z9\n` });
      const [problem] = files[0]!.diagnostics;
      const { content } = await client.callTool({ name: 'explain', arguments: { code: problem!.code } });
      expect(content).toMatchObject([{ type: 'text', text: expect.stringContaining(problem!.code) }]);
    });
  });

  it.each([
    ['judge', { text: KO, rules: ['psk', 'spight'] }],
    ['judge', { text: '(;SZ[5]RU[Japanese]AB[bb][ac][bd]AW[cb][bc][dc][cd];B[cc];W[bc](;B[aa])(;B[ea]))' }],
    ['judge', { text: 'no board' }],
    ['check', { file: 'ko.goban' }],
    ['check', { text: '# A page\n\n```goban\n. X O\nmoves: B z9\n```\n' }],
    [
      'outcome',
      { text: '+---+\n|. X|\n|O .|\n+---+\n', target: 'b2', rules: ['psk', 'basic'], threats: ['1,0'] },
    ],
    [
      'outcome',
      { text: '+-----+\n|. X X|\n|X X .|\n|O O O|\n+-----+\n', target: 'a3', each: true, rules: ['psk'] },
    ],
    ['eyes', { text: '+-----\n| . X\n| X X\n' }],
    ['cycles', { file: 'ko.goban', maxCycle: 6 }],
  ] as const)('%s of %j answers with what its schemas say', async (name, input) => {
    const { tools } = await client.listTools();
    const { structuredContent, isError = false } = await client.callTool({ name, arguments: input });
    expect(isError).toBe(false);
    const said = structuredContent as Record<string, unknown>;
    const { outputSchema } = tools.find((one) => one.name === name)!;
    for (const schema of [outputSchema!, JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8'))]) {
      const ajv = new Ajv2020({ strict: false, validateFormats: false });
      expect(ajv.validate(schema, structuredContent), JSON.stringify(ajv.errors)).toBe(true);
      // A schema that takes anything would say nothing.
      for (const wrong of [{}, { ...said, files: 'none' }, { ...said, files: [7] }])
        expect(ajv.validate(schema, wrong)).toBe(false);
    }
  });

  it.each([
    ['judge', { text: KO, rules: ['psk', 'spight'] }, ['judge', '--rules', 'psk,spight', '-'], KO],
    ['judge', { file: 'ko.goban' }, ['judge', './ko.goban'], ''],
    ['check', { file: 'ko.goban' }, ['check', '--format', 'json', './ko.goban'], ''],
    ['check', { text: 'nothing' }, ['check', '--format', 'json', '-'], 'nothing'],
    [
      'outcome',
      { file: 'ko.goban', target: 'd2', threats: ['0,0', '1,0'], budget: 300 },
      [
        'outcome',
        '--format',
        'json',
        '--target',
        'd2',
        '--threats',
        '0,0',
        '--threats',
        '1,0',
        '--budget',
        '300',
        './ko.goban',
      ],
      '',
    ],
    [
      'find',
      { differ: 'none,basic', board: '3x2', moves: 2 },
      ['find', '--differ', 'none,basic', '--board', '3x2', '--moves', '2'],
      '',
    ],
    ['convert', { text: KO, to: 'sgf' }, ['convert', '--to', 'sgf', '-'], KO],
    ['draw', { text: KO, format: 'txt', at: 1 }, ['render', '--format', 'txt', '--at', '1', '-'], KO],
  ] as const)('%s of %j says what the command line says', async (tool, input, args, text) => {
    const { stdout, stderr, status } = koban(args, text);
    expect(stdout.length).toBeGreaterThan(0);
    expect(await call(tool, input)).toEqual({
      content: [...texts(String(stdout)), ...texts(String(stderr))],
      isError: status === 2,
    });
  });

  it('draws a picture with the bytes of the command line', async () => {
    const { content } = await call('draw', { text: KO });
    const data = koban(['render', '--format', 'png', '-'], KO).stdout.toString('base64');
    expect(content).toEqual([{ type: 'image', data, mimeType: 'image/png' }]);
  });

  it.each([
    ['check', { file: '../outside.goban' }, 'no file below the folder'],
    ['check', { file: join(folder, 'outside.goban') }, 'no file below the folder'],
    ['check', { file: 'link.goban' }, 'no file below the folder'],
    ['check', { file: '.' }, 'no file below the folder'],
    ['check', { file: 'none.goban' }, 'no file below the folder'],
    ['check', {}, 'either text or file'],
    ['check', { text: KO, file: 'ko.goban' }, 'either text or file'],
    ['find', { cycle: 2, eye: '1' }, 'exactly one'],
    ['draw', { text: KO, out: 'stolen.png' }, 'additional'],
    ['draw', { text: KO, format: '--out=stolen' }, 'format'],
    ['convert', { text: KO, to: 'nothing' }, 'nothing'],
  ])('%s of %j is refused, and says why', async (tool, input, why) => {
    for (const answer of await both(tool, input)) {
      expect(answer.isError).toBe(true);
      expect(JSON.stringify(answer.content)).toContain(why);
    }
  });

  it.each([client, alone])('ends a call that the client cancels, and answers the next', async (one) => {
    const stop = new AbortController();
    const long = one.callTool(
      { name: 'find', arguments: { cycle: 12, board: '5x6', moves: 12 } },
      { signal: stop.signal },
    );
    setImmediate(() => stop.abort());
    await expect(long).rejects.toThrow();
    expect((await call('check', { file: 'ko.goban' })).isError).toBe(false);
  });

  it.each([[program, 'mcp'], [resolve('dist/tool-server.js')]])(
    'answers after lines that are no requests: %s',
    async (...args) => {
      const server = spawn(process.execPath, args, { cwd: inside });
      const hostile = [
        'null',
        '5',
        '"x"',
        '[]',
        '{',
        '',
        '{"jsonrpc":"2.0"}',
        '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":null}',
        '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"__proto__"}}',
        '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"check","arguments":[]}}',
        '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"check","arguments":{"__proto__":1,"file":"\\u0000"}}}',
        '{"jsonrpc":"2.0","method":"notifications/cancelled","params":null}',
        `{"jsonrpc":"2.0","id":5,"method":"${'x'.repeat(1 << 20)}"}`,
      ];
      const initialize = {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      };
      const requests = [
        { id: 'a', method: 'initialize', params: initialize },
        { method: 'notifications/initialized' },
      ].map((one) => JSON.stringify({ jsonrpc: '2.0', ...one }));
      const last = '{"jsonrpc":"2.0","id":"z","method":"ping"}';
      server.stdin.write(`${[...requests, ...hostile, last].join('\n')}\n`);
      let said = '';
      for await (const piece of server.stdout) {
        said += piece;
        if (said.includes('"id":"z"')) break;
      }
      expect(said).toMatch(/"id":"z","result"|"result":\{\},"jsonrpc":"2.0","id":"z"/);
      server.kill();
    },
  );

  it('answers forty calls at once', async () => {
    const one = await client.callTool({ name: 'check', arguments: { file: 'ko.goban' } });
    const calls = Array.from({ length: 40 }, () =>
      alone.callTool({ name: 'check', arguments: { file: 'ko.goban' } }),
    );
    for (const { content } of await Promise.all(calls)) expect(content).toEqual(one.content);
  });
});
