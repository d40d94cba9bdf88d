import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import { analyse, DEFAULT_SETTINGS } from '../../../src/service/index.ts';
import { BASIC_KO, compareAt } from '../marked.ts';

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
});
