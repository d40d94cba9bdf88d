import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingsIn, openDrawn, sgfRegions } from '../../src/document/index.ts';
import { isInFence, mayHaveEntries } from '../../src/extension/glance.ts';
import { expectSeen } from '../runs.ts';

const PARTS = [
  '```goban\n',
  '````  Goban title\n',
  '~~~sgf\n',
  '```goban-x\n',
  '```\n',
  '~~~\n',
  '`goban`',
  '``sgf',
  '> ',
  '- ',
  '12. ',
  '* ',
  '\t',
  '    ',
  '[go]',
  '[diagram]',
  '[/go]',
  '$$ | . X O . |\n',
  '$$B A title\n',
  '$$',
  '$',
  '; ',
  '// ',
  '+---+\n',
  '| X O . |\n',
  '(;SZ[9];B[dd])\n',
  'words\n',
  '\r\n',
  '\r',
];

describe('a look at Markdown', () => {
  it('overlooks nothing that the server reads', () => {
    const texts = fc.array(fc.constantFrom(...PARTS), { maxLength: 24 }).map((parts) => parts.join(''));
    let found = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const { entries } = openDrawn('a:b', 1, 'markdown', text, drawingsIn('markdown', []));
        if (entries.length === 0 && sgfRegions('markdown', text).length === 0) return;
        found++;
        expect(mayHaveEntries(text)).toBe(true);
      }),
      { numRuns: 3000 },
    );
    expectSeen(found, 300);
  });

  it('sees no diagram in texts about other things', () => {
    for (const text of [
      '',
      'x $$y$$',
      '```gobanize\n```',
      '``` js\ngoban\n```',
      '```sgf-view\n```',
      '# goban\n',
    ])
      expect(mayHaveEntries(text), text).toBe(false);
  });

  it('sees a fence that is being typed, so that its name is completed', () => {
    for (const text of ['```gob', 'words\n\n```gob\n', '~~~ goba', '```sg\n'])
      expect(mayHaveEntries(text), text).toBe(true);
    for (const text of ['```go\nfunc main() {}\n```', '```g', '```goblin\n', '```s\n'])
      expect(mayHaveEntries(text), text).toBe(false);
  });

  it('is quick on texts that were made to hurt', () => {
    const begun = performance.now();
    for (const unit of [' ', '\t>', '`', '~', '- ', '``` ', '1', '[go]', '>', '$ ', '\n ', '```\t'])
      mayHaveEntries(unit.repeat(400_000));
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe('whether a line stands in a fence of ours', () => {
  const TEXT = 'a\n```goban\nb\n```\nc\n- ~~~ SGF x\n  d\n  ~~~\n> ```js\n> e\n> ```\n1. ````goban\n   f';
  it('knows the lines of open fences, and no others', () => {
    const lines = TEXT.split('\n');
    const inside = lines.filter((_, i) => isInFence((line) => lines[line]!, i));
    expect(inside).toEqual(['b', '```', '  d', '  ~~~', '   f']);
  });
});
