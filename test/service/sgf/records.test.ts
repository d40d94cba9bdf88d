import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeSgf } from '../../../src/cli/decode-sgf.ts';
import { DEFAULT_SETTINGS } from '../../../src/service/settings.ts';
import { analyseSgf } from '../../../src/service/sgf/analyse.ts';
import { findingsOf } from '../../../src/service/sgf/diagnose.ts';

/** The records that `@sabaki/sgf` (MIT) brings for its own tests: games from servers and programs, in five encodings. */
const FOLDER = path.join(path.dirname(createRequire(import.meta.url).resolve('@sabaki/sgf')), '../tests/sgf');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.sgf'));

/** What is truly wrong with them. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  'utf16le.sgf': ['sgf.setup-and-move PL[B]', 'sgf.setup-and-move PL[W]'],
  'utf8bom.sgf': ['sgf.setup-and-move PL[B]', 'sgf.setup-and-move PL[W]'],
};

describe('records of games', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThanOrEqual(8);
  });

  it.each(files)('%s has no false alarm', (file) => {
    const { text } = decodeSgf(readFileSync(path.join(FOLDER, file)));
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
