import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GROUPS, LOSSES, REFUSALS, WITHOUT_EXAMPLE } from '../scripts/reference/diagnostics.mjs';
import { CODES } from '../src/notation/goban/messages.ts';
import { SENSEIS_CODES } from '../src/notation/senseis/messages.ts';
import { SGF_CODES } from '../src/notation/sgf/check/index.ts';

describe('what is made from definitions and registries', () => {
  test('is not stale (else: npm run generate)', () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['scripts/generate.mjs', '--check'], {
      encoding: 'utf8',
    });
    expect(stdout + stderr).toBe('');
  });
});

/** Codes that the sources name in quotation marks, of these kinds. */
function codesInSources(kinds: string): Set<string> {
  const codes = new Set<string>();
  const pattern = new RegExp(`'((?:${kinds})\\.[a-z-]+)'`, 'g');
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    // The catalogues have sentences for more than problems.
    if (!file.endsWith('.ts') || file.startsWith('words/')) continue;
    for (const [, code] of readFileSync(`src/${file}`, 'utf8').matchAll(pattern)) codes.add(code!);
  }
  return codes;
}

describe('the diagnostics of the reference', () => {
  const listed = [...GROUPS.flatMap(({ rows }) => rows), ...WITHOUT_EXAMPLE].map(([code]) => code);

  test('are each listed once', () => {
    expect(listed.length).toBe(new Set(listed).size);
  });

  test('are those of the catalogues, of the service and of the rules', () => {
    // Sentences of `expect.void`, which have no code of their own.
    const sentences = new Set(['expect.no-such-move', 'expect.no-such-rule']);
    const others = codesInSources(
      'basic|board|check|colors|coupling|diagram|digits|expect|eye|fence|game|ing|japanese|korean|link|moves|pattern|play|show|spight|superko',
    );
    // Of the reasons why a file cannot be read one is a diagnostic of `check`.
    const known = new Set([...CODES, ...SENSEIS_CODES, ...SGF_CODES, ...others, 'file.not-utf8']);
    // A setting and sentences of the extension.
    for (const other of ['board.look', 'diagram.gone', 'game.none']) known.delete(other);
    for (const sentence of sentences) known.delete(sentence);
    expect(new Set(listed)).toEqual(known);
  });

  test('have every refusal and every loss', () => {
    expect(new Set(REFUSALS.map(([code]) => code))).toEqual(codesInSources('write'));
    expect(new Set(LOSSES.map(([code]) => code))).toEqual(codesInSources('lost'));
  });
});
