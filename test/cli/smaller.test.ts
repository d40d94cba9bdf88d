/** Where a question is undecided, a smaller one is named that is decided: as a line that can be pasted. */
import { describe, expect, test } from 'vitest';
import { argumentsOf, type ToolInput } from '../../src/cli/mcp/call.ts';
import { doToolJob } from '../../src/cli/mcp/job.ts';
import { openDocument } from '../../src/document/index.ts';
import { finish } from '../../src/go/task.ts';
import { actions, analyse, DEFAULT_SETTINGS, finishFindings, outcomesAt } from '../../src/service/index.ts';
import { koban } from './run.ts';

const RING = `+---------------+
| . . . . . . . |
| . X X X X X . |
| . X . . . X . |
| . X . O . X . |
| . X . . . X . |
| . X X X X X . |
| . . . . . . . |
+---------------+`;

/** Each is undecided with a small budget, or since it is large. */
const UNDECIDED = {
  'a large region with a small one in it': `# Ring\nrules: psk\ngoal: capture d4\n${RING}\nexpect: d4 lives\n`,
  'two chains, of which one is dead': `# Two
rules: basic
goal: capture all of b1 and a4
+---------------+
| . . . . . . . |
| . . . . . . . |
| . . X . . . . |
| O X . . . . . |
| X X . . . . . |
| X X X X . . . |
| . O . X . . . |
+---------------+
expect: black kills b1
`,
  'a rule that searches, about a chain in atari': `# Atari
rules: spight
goal: capture d4
+---------------+
| . . . . . . . |
| . . . . . . . |
| . . . X . . . |
| . . X O . . . |
| . . . X . . . |
| . . . . . . . |
| . . . . . . . |
+---------------+
expect: d4 lives when white begins
`,
};

const opened = (text: string) =>
  analyse(openDocument('file:///a.goban', 1, 'goban', text), { ...DEFAULT_SETTINGS, outcomeBudget: 2000 });

const codesOf = (text: string) => {
  const { out } = koban(['check', '--format', 'json', '-'], { '-': text });
  const { files } = JSON.parse(out) as { files: { diagnostics: { code: string; message: string }[] }[] };
  return files.flatMap(({ diagnostics }) => diagnostics);
};

interface Answered {
  readonly entries: readonly {
    readonly smaller?: readonly { options: ToolInput; lines?: string[]; says: string }[];
    readonly outcomes: readonly { says: string }[];
  }[];
}
const answered = (out: string) => (JSON.parse(out) as { files: Answered[] }).files[0]!.entries[0]!;

describe.each(Object.entries(UNDECIDED))('of %s', (_, text) => {
  const rules = /rules: (\w+)/.exec(text)![1]!;

  test('the command that koban outcome prints is decided', () => {
    const { out, code } = koban(['outcome', '--rules', rules, '--budget', '2000', 'a b.goban'], {
      'a b.goban': text,
    });
    expect(code).toBe(1);
    const [line = ''] = /^ +koban outcome .*$/m.exec(out) ?? [];
    const words = line.trim().replaceAll("'", '').split(' ').slice(1);
    expect(words.splice(-2).join(' ')).toBe('a b.goban');
    const again = koban([...words, 'a b.goban'], { 'a b.goban': text });
    expect([again.code, again.error]).toEqual([0, '']);
    expect(again.out).not.toContain('undecided');
  });

  test('its options in JSON are a call of the tool, and its lines hold', async () => {
    const { out } = koban(['outcome', '--rules', rules, '--budget', '2000', '--format', 'json', '-'], {
      '-': text,
    });
    const { smaller = [] } = answered(out);
    expect(smaller.length).toBeGreaterThan(0);
    for (const { options, lines, says } of smaller) {
      const input: ToolInput = { text, ...options };
      const files = { '-': new TextEncoder().encode(text) };
      const { code, out: said } = await doToolJob({ args: argumentsOf('outcome', input, null), files });
      expect(code).toBe(0);
      expect(answered(new TextDecoder().decode(said)).outcomes.map((one) => one.says)).toEqual([says]);
      const pasted = text.replace(/^expect: .*$/m, lines!.join('\n'));
      expect(codesOf(pasted).filter(({ code }) => /^expect\.(?!spare)/.test(code))).toEqual([]);
    }
  });

  test('the claim that cannot be decided names it, and an offer puts it there', () => {
    const document = opened(text);
    const { analysis } = document.entries[0]!;
    finishFindings(analysis);
    const at = text.indexOf('expect: ') + 8;
    const [offer] = actions(document, { start: at, end: at });
    expect(offer).toMatchObject({ mends: { code: 'expect.open' }, preferred: false });
    let written = text;
    for (const { span, text: put } of [...offer!.edits].sort((a, b) => b.span.start - a.span.start))
      written = written.slice(0, span.start) + put + written.slice(span.end);
    expect(codesOf(written).filter(({ code }) => /^expect\.(?!spare)/.test(code))).toEqual([]);
    const [{ message } = { message: '' }] = codesOf(text).filter(({ code }) => code === 'expect.open');
    expect(message).toMatch(/A smaller question is decided \(.+\): White is captured; “.+” says? so$/);
  });
});

test('the table of who wins says it, too, once all else is known', () => {
  const document = opened(UNDECIDED['a large region with a small one in it']);
  const params = { uri: 'file:///a.goban', entry: document.entries[0]!.id };
  const notes = () => outcomesAt(document, params)!.table.notes.join('\n');
  for (const one of outcomesAt(document, params)!.work) finish(one.work());
  expect(notes()).not.toContain('smaller');
  for (const one of outcomesAt(document, params)!.work) finish(one.work());
  expect(notes()).toContain(
    'A smaller question is decided (8 points in play): White is captured; “outside: a1 ',
  );
  expect(outcomesAt(document, params)!.work).toEqual([]);
});
