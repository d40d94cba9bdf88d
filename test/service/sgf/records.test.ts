import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodePieces } from '../../../src/cli/sgf-text.ts';
import { analyseSgf, DEFAULT_SETTINGS } from '../../../src/service/index.ts';
import { findingsOf } from '../../../src/service/sgf/features/diagnose.ts';

/**
 * Games from servers and programs, in five encodings: those that `@sabaki/sgf` (MIT) brings for its own tests, and those of
 * `test/fixtures/records` (its README names sources and licences).
 */
const FOLDERS = [
  path.join(path.dirname(createRequire(import.meta.url).resolve('@sabaki/sgf')), '../tests/sgf'),
  path.join(import.meta.dirname, '../../fixtures/records'),
];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sgf'))
    .map((file) => [file, path.join(folder, file)] as const),
);

/** What is truly wrong with them. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  // A character of its comments is cut in two.
  'japanese_bad.sgf': ['sgf.lost-characters \ufffd'],
  'katago-foxlike.sgf': ['sgf.duplicate-property AP'],
  'katago-messy.sgf': [
    'sgf.turn W[ic]',
    'sgf.turn W[id]',
    'sgf.turn W[ie]',
    'sgf.turn W[if]',
    'sgf.turn W[ig]',
    'sgf.turn W[ih]',
  ],
  'katrain-fox-sgf-error.sgf': ['sgf.duplicate-property AP'],
  'katrain-fox-sgf-works.sgf': ['sgf.duplicate-property AP'],
  'utf16le.sgf': ['sgf.setup-and-move PL[B]', 'sgf.setup-and-move PL[W]'],
  'utf8bom.sgf': ['sgf.setup-and-move PL[B]', 'sgf.setup-and-move PL[W]'],
};

describe('records of games', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThanOrEqual(20);
  });

  it.each(files)('%s has no false alarm', (file, where) => {
    const text = [...decodePieces([readFileSync(where)])].join('');
    const analysis = analyseSgf(text, DEFAULT_SETTINGS);
    expect(analysis.games.length).toBeGreaterThan(0);
    const found = findingsOf(analysis).filter(
      ({ severity }) => severity === 'error' || severity === 'warning',
    );
    expect(found.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`)).toEqual(
      WRONG[file] ?? [],
    );
  });
});
