/** A claim about an outcome whose boundary has a leak, and the offers that close it. */
import { expect, test } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { actions, analyse, check, DEFAULT_SETTINGS, finishFindings } from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';

const LEFT_OUT = 'a6 b6 c6 d6 e6 f6 f5 f4 f3 f2 f1';
const LEAK = `# A left-out point beside the defender
size: 9x6
goal: capture a4
outside: ${LEFT_OUT}
+-------------
| . . . . . .
| O O O O O .
| X X X X O .
| . . . X O .
| X X X X . .
| O O O O O .
+-------------
expect: a4 lives when white begins
`;

const opened = (text: string) => {
  const document = analyse(openDocument('file:///a.goban', 1, 'goban', text), DEFAULT_SETTINGS);
  for (const { analysis } of document.entries) finishFindings(analysis);
  return document;
};
const told = (text: string) =>
  opened(text).entries.flatMap(({ analysis }) => check(analysis, DEFAULT_SETTINGS).map(({ code }) => code));

test('is named once, with the point by which, where claims are', () => {
  const twice = `${LEAK}expect: a4 lives\n`;
  const [one, ...more] = opened(twice).entries.flatMap(({ analysis }) => [
    ...check(analysis, DEFAULT_SETTINGS),
  ]);
  expect(more).toEqual([]);
  expect(one!.code).toBe('expect.leak');
  expect(twice.slice(one!.span.start, one!.span.end)).toBe('a4 lives when white begins');
  expect(say(one!.message)).toContain('Black reaches the left-out point F2 by E2');
});

test('is closed by an offer, which leaves a text of which nothing is wrong', () => {
  const document = opened(LEAK);
  const at = LEAK.indexOf('a4 lives');
  const offers = actions(document, { start: at, end: at }).filter(
    ({ mends }) => mends?.code === 'expect.leak',
  );
  expect(offers.map(({ title }) => say(title))).toEqual([
    'Draw a White stone at E2, which closes the boundary, and claim “white first kills a4”',
    'Draw a White stone at F2, which closes the boundary, and claim “white first kills a4”',
  ]);
  const outside = offers.map(({ edits }) => {
    let text = LEAK;
    for (const { span, text: put } of [...edits].sort((a, b) => b.span.start - a.span.start))
      text = text.slice(0, span.start) + put + text.slice(span.end);
    expect(told(text)).toEqual([]);
    return /^outside: (.*)$/m.exec(text)![1];
  });
  expect(outside).toEqual([LEFT_OUT, LEFT_OUT.replace(' f2', '')]);
});

test('is not offered where moves were played, nor named where there is none', () => {
  const played = LEAK.replace('expect:', 'moves: W pass B pass\nexpect:');
  const document = opened(played);
  const at = played.indexOf('a4 lives');
  expect(told(played)).toEqual(['expect.leak']);
  expect(
    actions(document, { start: at, end: at }).filter(({ mends }) => mends?.code === 'expect.leak'),
  ).toEqual([]);
  expect(told(LEAK.replace('| X X X X . .', '| X X X X O .'))).not.toContain('expect.leak');
});
