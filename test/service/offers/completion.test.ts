/** What completion writes as a whole keeps the law of offers: nothing that was not wrong is wrong then. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { complete } from '../../../src/service/index.ts';
import { message, say } from '../../../src/words/index.ts';
import { expectSeen } from '../../runs.ts';
import { BASIC_KO, edited, TRIPLE_KO } from '../marked.ts';
import { read } from './law.ts';

const TEXTS = [
  `# Ko\nrules: basic\n${BASIC_KO}\nmoves: W b2 B c2\n`,
  `# T\nrules: psk, spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\n`,
  `# Ko\n${BASIC_KO}\nmoves: W b2\n\n# On\nfrom: Ko after 1\nfirst: 7\nmoves: B a1 W c2\n`,
  '# A\nsize: 5\nmoves: B c3 W d4\n\n# B, "two"\nfrom: A after 1\nmoves: W a1\n',
  '| . . ? .\n| X O . a\n+--------\nmoves: B a1\n',
  ...['sending-two-returning-one', 'triple-ko'].map((name) =>
    readFileSync(`examples/${name}.goban`, 'utf8').replace(/^expect:.*\n/gm, ''),
  ),
];

/** What is said of a claim that is offered whole, and not word by word. */
const WHOLE = say(message('complete.true-here'));

/** Errors and warnings of a text, as codes. */
const wrongIn = (text: string) =>
  read(text, 'goban')
    .found.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ code }) => code)
    .sort();

/** What completion writes behind a line that begins so, below the text. */
function written(text: string, line: string, kinds: readonly string[]) {
  const begun = `${text}${line}`;
  return complete(read(begun, 'goban').document, begun.length)
    .filter(({ kind, snippet }) => kinds.includes(kind) && !snippet)
    .map(
      ({ span, text: put, label, detail, documentation }) =>
        [label, edited(begun, [{ span, text: put }]), `${detail} ${documentation}`] as const,
    );
}

describe('completion', () => {
  test('offers whole claims that hold', () => {
    let seen = 0;
    for (const text of TEXTS) {
      const before = wrongIn(text);
      for (const begun of ['expect: ', 'expect: m'])
        for (const [label, now, said] of written(text, begun, ['claim'])) {
          if (!said.startsWith(WHOLE)) continue;
          seen++;
          // A claimed verdict is no error, so that there may be fewer.
          for (const code of wrongIn(now)) expect(before, label).toContain(code);
        }
    }
    expectSeen(seen, 15);
  });

  test('offers titles and rules that are there', () => {
    let seen = 0;
    for (const text of TEXTS) {
      const titles = written(`${text}\n# New\n`, 'from: ', ['title']);
      const rules = written(`${text}\n# New\n. X\n`, 'rules: ', ['rule']);
      const wrong = (text_: string) => wrongIn(text_).filter((code) => /^(?:link|rule|field)\./.test(code));
      for (const [label, now] of [...titles, ...rules.slice(0, 6)]) {
        seen++;
        expect(wrong(now), label).toEqual(wrong(text));
      }
    }
    expectSeen(seen, 30);
  });

  test('offers boards that can be read', () => {
    const boards = complete(read('', 'goban').document, 0).filter(({ text }) => text.includes('\n'));
    for (const { label, text } of boards)
      expect(wrongIn(text.replace(/\$\{?\d(?::([^}]*)\})?/g, '$1')), label).toEqual([]);
    expectSeen(boards.length, 4);
  });

  test('offers points where a play is possible, or says why it is not', () => {
    let seen = 0;
    for (const text of TEXTS.filter((one) => /moves: .*\n$/.test(one))) {
      const open = text.trimEnd();
      const before = wrongIn(text).filter((code) => code.startsWith('play.'));
      for (const [label, now, said] of written(open, ' ', ['point']).slice(0, 12)) {
        // An author may want to show one that is not allowed, and sees that it is none.
        if (/forbidden|suicide/.test(said)) continue;
        seen++;
        expect(
          wrongIn(now).filter((code) => code.startsWith('play.') || code.startsWith('move.')),
          label,
        ).toEqual(before);
      }
    }
    expectSeen(seen, 20);
  });
});
