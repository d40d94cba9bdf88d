import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GROUPS, LOSSES, REFUSALS, WITHOUT_EXAMPLE } from '../scripts/reference/diagnostics.mjs';

describe('what is made from definitions and registries', () => {
  test('is not stale (else: npm run generate)', () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['scripts/generate.mjs', '--check'], {
      encoding: 'utf8',
    });
    expect(stdout + stderr).toBe('');
  });
});

/** The sources, without what only says or defines. */
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^words[\\/]|generated[\\/]|definition\.ts$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

const codesAfter = (before: string, kinds = '[a-z]+') =>
  new Set(
    [...SOURCES.matchAll(new RegExp(`${before}'((?:${kinds})\\.[a-z0-9-]+)'`, 'g'))].map(([, code]) => code!),
  );

describe('the diagnostics of the reference', () => {
  const listed = [...GROUPS.flatMap(({ rows }) => rows), ...WITHOUT_EXAMPLE].map(([code]) => code);

  test('are each listed once', () => {
    expect(listed.length).toBe(new Set(listed).size);
  });

  test('are those that something reports', () => {
    const named = codesAfter('');
    expect(listed.filter((code) => !named.has(code ?? ''))).toEqual([]);
    // The compiler knows the codes of notations and of findings, by their severities.
    const kinds = [...new Set(listed.map((code = '') => code.slice(0, code.indexOf('.'))))].join('|');
    const before = '(?:\\bcode: |\\bcode = |\\b(?:forbidden|undecided)\\(|\\bends\\(\\w+, )';
    const reported = codesAfter(before, kinds);
    expect(reported.size).toBeGreaterThan(10);
    expect([...reported].filter((code) => !listed.includes(code))).toEqual([]);
  });

  test('have every refusal and every loss', () => {
    expect(new Set(REFUSALS.map(([code]) => code))).toEqual(codesAfter('', 'write'));
    expect(new Set(LOSSES.map(([code]) => code))).toEqual(codesAfter('', 'lost'));
  });
});
