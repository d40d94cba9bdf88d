import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import { analyse, DEFAULT_SETTINGS, judgementWork } from '../../../src/service/index.ts';
import { BASIC_KO, compareAt, TRIPLE_KO } from '../marked.ts';

describe('the table of rules', () => {
  it('names the text of its entry, which need not be the first', () => {
    const before = '# One\n. .\n\n';
    const own = `# Two\n${BASIC_KO}\nmoves: W b2 B c2\n`;
    const text = `${before}${own}\n# Three\n. .\n`;
    const document = analyse(openDocument('test:///text', 1, 'goban', text), DEFAULT_SETTINGS);
    const reply = finish(compareAt(document, { entry: 1 }));
    expect(reply?.title).toBe('Two');
    expect(text.slice(reply!.span.start, reply!.span.end).trimEnd()).toBe(own.trimEnd());
  });

  it('says why a rule allows a move about which rules differ, and says nothing where they agree', () => {
    const text = `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5\n`;
    const document = analyse(openDocument('test:///text', 1, 'goban', text), DEFAULT_SETTINGS);
    const { analysis } = document.entries[0]!;
    for (const { work } of judgementWork(analysis, ['spight'])) finish(work());
    const { rows } = finish(compareAt(document, { entry: 0 }))!;
    // What has not been searched for yet disagrees with nothing.
    const known = (n: number) => rows[n - 1]!.cells.filter(({ verdict }) => verdict !== 'pending');
    const allowed = (n: number) => rows[n - 1]!.cells.filter(({ verdict }) => verdict === 'allowed');
    const reasons = (n: number) => allowed(n).filter(({ reason }) => reason !== '');
    // No rule has anything against the first three moves.
    for (const n of [1, 2, 3]) {
      expect(allowed(n)).toEqual(known(n));
      expect(reasons(n)).toEqual([]);
    }
    expect(allowed(4).length).toBeLessThan(known(4).length);
    expect(reasons(4).map(({ rule }) => rule)).toContain('psk');
    expect(reasons(4).every(({ why }) => why)).toBe(true);
  });
});
