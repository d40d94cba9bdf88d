/**
 * What authors use in their own CI, run as they run it: the steps of `action.yml` in a repository of
 * theirs, and the hook by pre-commit itself. Neither asks a network for anything but npm's packages.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import yaml from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: {
    readonly steps: readonly {
      readonly name?: string;
      readonly shell?: string;
      readonly env?: Readonly<Record<string, string>>;
      readonly run?: string;
    }[];
  };
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
/** In place of the registry's package, which has this version once it is released. */
const PACKAGE = `file:${process.cwd()}/dist/koban-${version}.tgz`;
const FORBIDDEN =
  '# A ko\n\n```goban\nsize: 4x4\n. X O .\nX O . O\n. X O .\n. . . .\n\nmoves: B c3 W b3\n```\n';
const ALLOWED = FORBIDDEN.replace('W b3', 'W a1 B d1');
/** The folder of the action is a clone, as a runner makes it. */
const clone = mkdtempSync(join(tmpdir(), 'koban-action-'));
/** The author's repository. */
const book = mkdtempSync(join(tmpdir(), 'koban book '));
afterAll(() => {
  for (const folder of [clone, book]) rmSync(folder, { recursive: true });
});

interface Ran {
  readonly code: number;
  readonly output: string;
}

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      command,
      args,
      { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 26 },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: `${stdout}${stderr}` }),
    );
  });
}

async function succeed(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, args, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

async function write(name: string, text: string): Promise<void> {
  mkdirSync(dirname(join(book, name)), { recursive: true });
  writeFileSync(join(book, name), text);
  await succeed('git', ['add', '-A'], book);
}

beforeAll(async () => {
  // Also what is not committed yet, so that a change is tried before it is made.
  await succeed('git', ['clone', '-q', '.', clone], process.cwd());
  const changed = await succeed('git', ['ls-files', '-zmo', '--exclude-standard'], process.cwd());
  for (const name of changed.split('\0').filter((one) => one !== '')) {
    mkdirSync(dirname(join(clone, name)), { recursive: true });
    copyFileSync(name, join(clone, name));
  }
  await succeed('git', ['add', '-A'], clone);
  const author = ['-c', 'user.name=Koban', '-c', 'user.email=koban@example.org'];
  await succeed('git', [...author, 'commit', '-qm', 'Try', '--allow-empty'], clone);
  await succeed('git', ['init', '-q'], book);
  await write('chapters/a ko.md', FORBIDDEN);
  await write('fine.md', ALLOWED);
});

describe('the action', () => {
  const action = yaml.load(readFileSync('action.yml', 'utf8')) as Action;

  /** Runs one of its steps as a runner does: an expression of the workflow is put into its variables only. */
  function step(name: string, inputs: Readonly<Record<string, string>> = {}) {
    const one = action.runs.steps.find((known) => known.name === name);
    if (one?.shell !== 'bash' || !one.run || !one.env) throw new Error(`no step ${name} in bash`);
    expect(one.run).not.toContain('${{');
    const given: Readonly<Record<string, string>> = { version: PACKAGE, ...inputs };
    const env = Object.fromEntries(
      Object.entries(one.env).map(([variable, value]) => [
        variable,
        value.replace(
          /\$\{\{ inputs\.(\w+) \}\}/,
          (_, input) => given[input] ?? action.inputs[input]?.default ?? '',
        ),
      ]),
    );
    return run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', one.run], book, env);
  }

  test('runs the version that it is', () => {
    expect(action.inputs.version?.default).toBe(version);
  });

  test('annotates a forbidden play on its line, and fails', async () => {
    const { code, output } = await step('Check');
    expect(output).toMatch(/^::error file=chapters\/a ko\.md,line=10,.*::/m);
    expect(output).not.toContain('fine.md');
    expect(code).toBe(1);
  });

  test('passes where nothing is wrong', async () => {
    expect(await step('Check', { files: 'fine.md' })).toEqual({ code: 0, output: '' });
  });

  test('takes options, and writes a report for code scanning', async () => {
    const { code } = await step('Check', { options: '--rules=no-such\n', sarif: 'koban.sarif' });
    expect(code).toBe(2);
    const { code: checked, output } = await step('Check', { options: '--rules=psk', sarif: 'koban.sarif' });
    expect(checked).toBe(1);
    expect(output).toMatch(/^::error file=chapters\/a ko\.md,line=10,.*::/m);
    const report = JSON.parse(readFileSync(join(book, 'koban.sarif'), 'utf8'));
    expect(report.runs[0].results).toHaveLength(1);
  });

  test('runs nothing of what an input holds', async () => {
    const evil = '$(touch owned) `touch owned`;touch owned\n*.md';
    await step('Check', { files: evil, options: '--rules=$(touch owned)', sarif: '' });
    expect(await succeed('git', ['ls-files', '-o'], book)).not.toContain('owned');
  });

  test('says so where no file matches', async () => {
    const { code, output } = await step('Check', { files: '*.nothing' });
    expect(output).toContain('::error::Koban found no file that matches: *.nothing');
    expect(code).toBe(2);
  });
});

/** A path alone is a command for npm 11. */
const KOBAN = { KOBAN: `koban@${PACKAGE}` };

test('the hook of pre-commit checks what is committed', async () => {
  const { code, output } = await run('pre-commit', ['try-repo', clone, 'koban', '--all-files'], book, KOBAN);
  expect(output).toContain('chapters/a ko.md:10:');
  expect(code).toBe(1);
  expect(
    (await run('pre-commit', ['try-repo', clone, 'koban', '--files', 'fine.md'], book, KOBAN)).code,
  ).toBe(0);
}, 600_000);
