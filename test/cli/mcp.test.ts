/** Tools of language models, against the command line that they say the same as. */
import { describe, expect, it, vi } from 'vitest';
import { argumentsOf, filesOfCall, type ToolInput, type ToolName } from '../../src/cli/mcp/call.ts';
import { doToolJob } from '../../src/cli/mcp/job.ts';
import { callTool } from '../../src/cli/mcp/runs.ts';
import TOOLS from '../../src/cli/mcp/tools.json';
import { TARGETS } from '../../src/notation/export/index.ts';
import { OUTCOMES } from '../../src/outcome/types.ts';
import { RULES } from '../../src/rules/index.ts';
import { TRIPLE_KO } from '../fixtures/boards.ts';
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

describe('the primer of language models', () => {
  const said = TOOLS.instructions.join('\n');
  const namesIn = (pattern: RegExp) =>
    pattern
      .exec(said)![1]!
      .split(/, | and /)
      .map((name) => name.replace(/ \(.*\)$/, ''));

  it('names all rules, rule sets that there are, and all outcomes', async () => {
    expect(new Set(namesIn(/Rules: ([^.]*)\./))).toEqual(new Set(RULES.map(({ id }) => id)));
    expect(new Set(namesIn(/Words of outcomes: (.*)\.$/m))).toEqual(new Set(OUTCOMES));
    for (const name of namesIn(/Names of rule sets: ([^.]*)\./)) {
      const { code, error } = await kobanLater(['judge', '--rules', name, '-'], { '-': KO });
      expect({ code, error }, name).toEqual({ code: 0, error: '' });
    }
  });

  it('has only lines that can be read, and claims of forms that there are', async () => {
    const lines = [...said.matchAll(/"([a-z-]+: [^"]+)"/g)].map(([, line]) => line!);
    const options = [...said.matchAll(/Options: "([^"]+)"/g)].map(([, option]) => `rules: ${option}`);
    const quoted = [...lines.filter((line) => line !== 'key: value'), ...options];
    expect(quoted.length).toBeGreaterThan(12);
    for (const line of quoted) {
      const rows = Array.from({ length: 9 }, () => '| . . . . . . . . . |\n').join('');
      const edge = `+${'-'.repeat(19)}+\n`;
      const text = `# T\n${edge}${rows}${edge}${line}\n`;
      const { out } = await kobanLater(['check', '--format', 'json', '-'], { '-': text });
      const codes: string[] = JSON.parse(out).files[0].diagnostics.map(({ code }: { code: string }) => code);
      // What is said of this empty board, and not of the line.
      expect(
        codes.filter((code) => !/^(?:expect\.(?:failed|void|open)|goal\.)/.test(code)),
        line,
      ).toEqual([]);
    }
  });

  it('names each notation that can be written', () => {
    const { description } = TOOLS.tools.convert;
    for (const { id } of TARGETS) expect(description).toContain(id);
  });
});

describe('a call that takes long', () => {
  /** Runs a tool here, on a clock of which each look takes so many milliseconds. */
  async function calledOn(milliseconds: number, input: ToolInput) {
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += milliseconds));
    const here: Parameters<typeof callTool>[0] = async ({ args, text }, _, tell) => {
      const { code, out, error } = await doToolJob(
        { args, files: { '-': new TextEncoder().encode(text) } },
        tell,
      );
      return { code, out, error };
    };
    const told: [number, string][] = [];
    try {
      const progress = (count: number, said: string) => void told.push([count, said]);
      const { structuredContent: facts, isError } = await callTool(
        here,
        'outcome',
        input,
        new AbortController().signal,
        progress,
      );
      const { files } = facts as {
        files: { entries: { outcomes: { rule: string }[]; notAsked?: { rule: string }[] }[] }[];
      };
      return { told, isError, time, entry: files[0]!.entries[0]! };
    } finally {
      clock.mockRestore();
    }
  }
  const INPUT = { text: `# Triple ko\n${TRIPLE_KO}`, target: 'd4,a7' };

  it('reports answers as they come', async () => {
    const { entry, told } = await calledOn(50, { ...INPUT, rules: ['psk', 'basic', 'none'], spare: ['0,0'] });
    expect(entry.outcomes).toHaveLength(6);
    expect(entry.notAsked).toBeUndefined();
    expect(told.map(([count]) => count)).toEqual(told.map((_, n) => n + 1));
    const rows = told.map(([, said]) => said).filter((said) => /, (Black|White) first/.test(said));
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatch(/^psk, Black first, threats 0,0: White is captured$/);
  });

  it('ends before a client stops waiting, with what is proven and what was not asked', async () => {
    const { entry, isError, time, told } = await calledOn(1000, { ...INPUT });
    expect(isError).toBe(false);
    // A client waits for a minute.
    expect(time).toBeLessThan(50_000);
    expect(told.length).toBeGreaterThan(0);
    expect(entry.outcomes.length).toBeGreaterThan(0);
    expect(entry.notAsked!.length).toBeGreaterThan(0);
    expect(entry.outcomes.length + entry.notAsked!.length).toBe(20);
  });
});
