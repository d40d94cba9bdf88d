/**
 * The recipes of `docs/how-to/audit.md`, run as they stand there, in a shell: each is held to the
 * output of one process. Of a cluster there is the variable that it sets for a task.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import yaml from 'js-yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'koban-audit-'));
const PAGE = readFileSync('docs/how-to/audit.md', 'utf8').split('\n## Run at scale\n')[1] ?? '';
const FILES = 53;
const PARTS = 50;

/** The content of the fence that has this in it. */
function recipe(part: string): string {
  const found = [...PAGE.matchAll(/^```\w+\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);
  return found.find((text) => text.includes(part)) ?? '';
}

async function shell(script: string, variables: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, ...variables };
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], {
    cwd: folder,
    env,
    maxBuffer: 1 << 28,
  });
  return stdout;
}

const file = (name: string) => readFileSync(join(folder, name), 'utf8');
const partsOf = (run: (part: number) => Promise<string>) =>
  Array.from({ length: PARTS }, (_, part) => part).reduce(
    (before, part) => before.then(() => run(part)).then(() => undefined),
    Promise.resolve<undefined>(undefined),
  );

let one: string;

beforeAll(async () => {
  writeFileSync(
    join(folder, 'koban'),
    `#!/bin/sh\nexec '${process.execPath}' '${resolve('dist/cli.js')}' "$@"\n`,
  );
  chmodSync(join(folder, 'koban'), 0o755);
  mkdirSync(join(folder, 'games'));
  const ko = 'AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]';
  for (let i = 0; i < FILES; i++) {
    const games = Array.from(
      { length: 1 + (i % 3) },
      (_, n) => `(;SZ[5]GN[${i} ${n}]${ko}${n === 1 ? ';W[bb]' : ''})`,
    );
    writeFileSync(join(folder, `games/${(i * 29) % FILES}.sgf`), games.join('\n'));
  }
  await shell(recipe('find games'));
  one = file('all.ndjson');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('one process judges all games, and finds what is forbidden', () => {
  expect(one.trim().split('\n')).toHaveLength(105);
  expect(one.match(/"verdict":"forbidden"/g)).toHaveLength(35);
});

test('GNU Parallel makes the same bytes', async () => {
  await shell(`rm all.ndjson\n${recipe('parallel -k')}`);
  expect(file('all.ndjson')).toBe(one);
});

test('the tasks of Slurm and the pods of Kubernetes make the same bytes', async () => {
  const [cut = '', batch = '', merge = ''] = recipe('sbatch').split('\n');
  await shell(cut);
  const wrapped = /--wrap '([^']*)'/.exec(batch)?.[1] ?? '';
  await partsOf((part) => shell(wrapped, { SLURM_ARRAY_TASK_ID: String(part) }));
  await shell(`rm -f all.ndjson\n${merge}`);
  expect(file('all.ndjson')).toBe(one);

  const job = yaml.load(recipe('completionMode')) as {
    spec: { completions: number; template: { spec: { containers: { args: string[] }[] } } };
  };
  expect(job.spec.completions).toBe(PARTS);
  const [script = ''] = job.spec.template.spec.containers[0]?.args ?? [];
  await shell('rm part-*.ndjson');
  const here = script.replace('node /koban/cli.js', 'koban');
  await partsOf((part) => shell(here, { JOB_COMPLETION_INDEX: String(part) }));
  await shell(`rm -f all.ndjson\n${merge}`);
  expect(file('all.ndjson')).toBe(one);
});

test('the program of Spark makes the same bytes of the lines of each partition', async () => {
  const program = /\.pipe\("([^"]*)"\)/.exec(recipe('sparkContext'))?.[1] ?? '';
  await shell(
    `for list in list-*; do ${program} < $list > part-\${list#list-}.ndjson; done; cat part-*.ndjson > all.ndjson`,
  );
  expect(file('all.ndjson')).toBe(one);
});

test('totals of parts add up to those of one process', async () => {
  const totals = 'koban judge --rules psk --summary --format json --files-from';
  await shell(`for list in list-0*; do ${totals} $list > part-$list.json; done; cat list-0* > some.txt`);
  await shell(recipe('jq -s'));
  expect(JSON.parse(file('all.json'))).toEqual(JSON.parse(await shell(`${totals} some.txt`)));
});
