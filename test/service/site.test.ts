import { expect, test } from 'vitest';
import { DIAGNOSTICS_PAGE, placeOfCode } from '../../src/service/site.ts';

/** `npm run release` tries a build that knows its site. */
test('a code is explained in the repository, while there is no site', () => {
  expect(DIAGNOSTICS_PAGE).toBeUndefined();
  expect(placeOfCode('play.occupied')).toBe('docs/reference/diagnostics.md#play-occupied');
  expect(placeOfCode('play.occupied', 'https://koban.example/d.html')).toBe(
    'https://koban.example/d.html#play-occupied',
  );
});
