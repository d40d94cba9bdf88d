/** What a careful reader of the workflows asks for: nothing in them changes without a change here, and no job may do more than it has to. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import yaml from 'js-yaml';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { absolute, relativeLinks } from '../scripts/release/links.mjs';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, { readonly 'timeout-minutes'?: number; readonly steps: Step[] }>>;
}

const read = (file: string) => yaml.load(readFileSync(file, 'utf8'));
const WORKFLOWS = globSync('.github/workflows/*.yml', { dot: true }).sort();

describe.each(WORKFLOWS)('%s', (file) => {
  const { permissions, jobs } = read(file) as Workflow;

  test('may read, and what more a job may do, the job says', () => {
    expect(permissions).toEqual({ contents: 'read' });
  });

  test('ends its jobs, and leaves no credentials behind', () => {
    for (const [name, job] of Object.entries(jobs)) {
      expect(job['timeout-minutes'], name).toBeGreaterThan(0);
      for (const { uses, with: given } of job.steps)
        if (uses?.startsWith('actions/checkout@')) expect(given?.['persist-credentials'], name).toBe(false);
    }
  });

  test('runs no text of a stranger as a command', () => {
    for (const { steps } of Object.values(jobs))
      for (const { run = '' } of steps) expect(run).not.toMatch(/\$\{\{(?!\s*matrix\.)/);
  });
});

test.each([...WORKFLOWS, 'action.yml'])('%s names each action by its commit', (file) => {
  const used = [...readFileSync(file, 'utf8').matchAll(/uses: (.+)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(0);
  for (const one of used) expect(one).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every folder with packages of its own is kept up to date', () => {
  const { updates } = read('.github/dependabot.yml') as {
    updates: { 'package-ecosystem': string; directories?: string[] }[];
  };
  const kept = updates.flatMap(({ directories = [] }) => directories);
  const locks = globSync('**/package-lock.json', { ignore: ['**/node_modules', 'dist', 'site/dist'] });
  expect([...kept].sort()).toEqual(locks.map((lock) => `/${dirname(lock).replace(/^\.$/, '')}`).sort());
});

test.each(['README.md', 'CHANGELOG.md', 'docs/reference/library.md'])(
  '%s can stand alone in a store',
  (page) => {
    const text = readFileSync(page, 'utf8');
    expect(relativeLinks(text)).not.toEqual([]);
    const alone = absolute(text, `https://host.example/OWNER/koban/${dirname(page)}`);
    expect(relativeLinks(alone)).toEqual([]);
    expect(alone).not.toContain('/../');
  },
);
