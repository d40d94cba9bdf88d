import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { formatOf, PAGES, writePicture } from '../../src/pictures/index.ts';
import { sequenceAt } from '../../src/service/index.ts';
import { keptPicture } from '../../tools/kept-pictures.mjs';
import { marked } from '../service/marked.ts';

/** Channels may differ by so much of 255: another processor may round otherwise. */
const TOLERANCE = 2;

const { sequence } = sequenceAt(marked(readFileSync('test/fixtures/looks.goban', 'utf8')).analysis, {
  entry: 0,
})!;

const LOOKS = [
  ...(['wood', 'plain', 'theme'] as const).flatMap((look) =>
    (['light', 'dark'] as const).map((theme) => ({ look, theme })),
  ),
  ...(['high-contrast', 'high-contrast-light', 'print'] as const).map((theme) => ({
    look: 'wood' as const,
    theme,
  })),
];

describe('the pictures of the looks', () => {
  it.each(LOOKS)('show what is drawn: $look, $theme', ({ look, theme }) => {
    const options = { look, theme, cell: 30, background: PAGES[theme] };
    const now = decode(writePicture(formatOf('png'), sequence, options) as Uint8Array);
    const kept = decode(readFileSync(keptPicture(`board-${look}-${theme}`)));
    expect([now.width, now.height, now.channels]).toEqual([kept.width, kept.height, kept.channels]);
    let worst = 0;
    now.data.forEach((value, i) => {
      worst = Math.max(worst, Math.abs(value - kept.data[i]!));
    });
    expect(worst).toBeLessThanOrEqual(TOLERANCE);
  });

  it('differ from each other', () => {
    const files = LOOKS.map(({ look, theme }) =>
      readFileSync(keptPicture(`board-${look}-${theme}`)).toString('base64'),
    );
    expect(new Set(files).size).toBe(files.length);
  });
});
