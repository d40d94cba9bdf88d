import { describe, expect, it } from 'vitest';
import { parseEntry } from '../../../src/notation/index.ts';
import { message, say } from '../../../src/words/index.ts';

describe('suggestions', () => {
  it('are worked out for the problems that are read, and for no others', () => {
    const text = `# A\n. .\n. .\n${'ruels: basic\n'.repeat(150)}rules: ${'bsaic '.repeat(200)}\nsuicide: alowed\n`;
    const { problems } = parseEntry(text);
    const unread = problems.filter((one) => Object.getOwnPropertyDescriptor(one, 'message')?.get);
    expect(unread.length).toBeGreaterThan(300);
    expect(new Set(unread.map(({ code }) => code))).toEqual(
      new Set(['field.unknown-key', 'rule.unknown', 'field.value']),
    );
    const first = unread[0]!;
    expect(say(first.message)).toContain('rules');
    expect(first.fixes).toEqual([
      {
        title: message('fix.write', { text: 'rules' }),
        edits: [{ span: first.span, text: 'rules' }],
        preferred: true,
      },
    ]);
    expect(first.fixes).toBe(first.fixes);
  });
});
