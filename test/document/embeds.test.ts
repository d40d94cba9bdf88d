import { describe, expect, it } from 'vitest';
import { sgfRegions } from '../../src/document/index.ts';
import { koban } from '../cli/run.ts';

const GAME = '(;SZ[9];B[ee];W[ee])';
const PAGE = `<div data-wgo="${GAME}"></div>
<div class="eidogo-player-auto">
${GAME}</div>
[sgf]${GAME}[/sgf]
[go=19]
${GAME}[/GO]
`;

describe('records that pages and forums embed', () => {
  it.each(['markdown', 'text', 'html'] as const)('are found in %s', (host) => {
    expect(
      sgfRegions(host, PAGE).map(({ text, offset }) => [text, PAGE.slice(offset).startsWith(text)]),
    ).toEqual(Array.from({ length: 4 }, () => [expect.stringContaining(GAME), true]));
  });

  it('are not found where they are named, shown, or not closed', () => {
    const shown = `Write \`[sgf]${GAME}[/sgf]\`.\n\n\`\`\`html\n[sgf]${GAME}[/sgf]\n\`\`\`\n\n[sgf]${GAME}\n`;
    expect(sgfRegions('markdown', shown)).toEqual([]);
    expect(sgfRegions('markdown', `${shown}\n[go]${GAME}[/go]`)).toHaveLength(1);
    expect(
      sgfRegions('markdown', '[sgf] is a format (; of games) [/sgf] [go](https://example.org)'),
    ).toHaveLength(0);
  });

  it('are checked at their places, and converted', () => {
    for (const file of ['a.md', 'a.txt', 'a.html']) {
      const { out } = koban(['check', file], { [file]: PAGE });
      expect(out.match(/^\S+: error: .*\[play\.occupied\]$/gm), file).toHaveLength(4);
      expect(out).toContain(`${file}:4:`);
      expect(
        koban(['convert', '--to', 'goban', file], { [file]: PAGE }).out.match(/^moves: /gm),
      ).toHaveLength(4);
    }
  });

  it.each(['[sgf](;', '[go](;', '<div class="eidogo-player">(;'])(
    'take time in proportion where %s is never closed',
    (open) => {
      const text = open.repeat(800_000 / open.length);
      const before = process.cpuUsage();
      sgfRegions('text', text);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1e6).toBeLessThan(1.5);
    },
  );
});
