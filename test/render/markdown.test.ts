import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownCode, markdownImage, plainMarkdown } from '../../src/render/index.ts';
import { runs } from '../runs.ts';
import { HOSTILE, seen } from './hostile.ts';

const text = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.constantFrom('a', ' ', 'b c', '12')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => `x${parts.join('')}x`);

/** What a reader sees of a text: blanks in a row are one, other control characters are replaced. */
const visible = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\p{Cc}/gu, '\uFFFD');

describe('text in Markdown', () => {
  test.each(HOSTILE)('is %j as it stands', (hostile) => {
    for (const put of [hostile, `a ${hostile} b`, `${hostile}${hostile}`]) {
      expect(seen(`a\n\n${plainMarkdown(put)}\n\nb`).structure).toEqual(seen('a\n\na\n\nb').structure);
      expect(seen(`**${plainMarkdown(`x${put}x`)}**`).structure).toEqual(seen('**x**').structure);
      expect(visible(seen(`a ${plainMarkdown(put)}`).words)).toBe(visible(`a ${put}`));
    }
  });

  test('of a picture never ends it, and is read as it was', () => {
    fc.assert(
      fc.property(text, (alt) => {
        const { structure, words } = seen(markdownImage(alt, 'data:image/png;base64,AA=='));
        expect(structure).toEqual(seen('![x](data:image/png;base64,AA==)').structure);
        expect(visible(words)).toBe(visible(alt));
      }),
      { numRuns: runs(500) },
    );
  });

  test('as code never ends it, and is read as it was', () => {
    fc.assert(
      fc.property(text, (code) => {
        const { structure, words } = seen(`- a: ${markdownCode(code)}`);
        expect(structure).toEqual(seen('- a: `x`').structure);
        expect(visible(words)).toBe(visible(`a:  ${code}`));
      }),
      { numRuns: runs(500) },
    );
  });
});
