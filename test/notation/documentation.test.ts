import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { KEYS } from '../../src/notation/goban/keys.ts';
import { EYE_CLASSES } from '../../src/notation/index.ts';

const PAGE = readFileSync(new URL('../../docs/reference/notation.md', import.meta.url), 'utf8');

describe('the page for authors', () => {
  test.each(KEYS.map((key) => key.name))('has the key %s', (name) => {
    expect(PAGE).toContain(`\n| \`${name}\` |`);
  });

  test('has every class of eye', () => {
    const claims = readFileSync(new URL('../../docs/reference/claims.md', import.meta.url), 'utf8');
    for (const name of EYE_CLASSES) expect(claims).toContain(`\`${name}\``);
  });

  test('shows an entry that has nothing wrong', () => {
    const { entries } = openDocument('notation.md', 1, 'markdown', PAGE);
    expect(entries.map((entry) => entry.syntax.title?.value)).toEqual([
      'Basic ko',
      'Two in atari',
      'A game that is over',
      'Where a ladder goes',
    ]);
    expect(entries[0]!.syntax.problems).toEqual([]);
    expect(entries[0]!.syntax.expects.map((expected) => expected.claim?.kind)).toEqual(['verdict']);
  });
});
