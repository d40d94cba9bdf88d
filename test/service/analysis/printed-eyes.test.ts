import { describe, expect, test } from 'vitest';
import { openDrawn } from '../../../src/document/drawn.ts';
import { finish } from '../../../src/go/task.ts';
import { actions, analyse, DEFAULT_SETTINGS, diagnose, judge } from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { hover } from '../marked.ts';

/** A figure as in a manual, with what is printed beside it. */
const figure = (printed: string) => `
      .X..
      ..OO
(a)   OO.O
      O.OO   ${printed}
      XOX.
      .X..
`;

function analysed(text: string) {
  return analyse(openDrawn('x.txt', 1, 'text', text, { kind: 'plain' }), DEFAULT_SETTINGS);
}

const told = (text: string) => diagnose(analysed(text)).filter(({ code }) => code === 'eye.differs');

describe('values of eyes that are printed beside figures', () => {
  test.each(['e = 1 + a', 'e = 1+a', 'e ~ 4', 'e < 2', 'half an eye', 'e = n'])(
    'nothing is said of %s',
    (printed) => {
      expect(told(figure(printed))).toEqual([]);
    },
  );

  test('a wrong one is a warning that says what holds, and can be mended', () => {
    const text = figure('e = 1 + b');
    const [found, ...more] = told(text);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ severity: 'warning', line: 5, column: 18 });
    expect(say(found!.message)).toContain('1+a');
    const document = analysed(text);
    // Eyes are read bit by bit; what is not known yet is not told.
    expect(diagnose(document)).not.toEqual([]);
    const at = text.indexOf('1 + b');
    const fix = actions(document, { start: at, end: at + 1 }).find(({ title }) =>
      say(title).includes('e = 1 + a'),
    );
    const [edit] = fix!.edits;
    expect(text.slice(0, edit!.span.start) + edit!.text + text.slice(edit!.span.end)).toBe(
      figure('e = 1 + a'),
    );
  });

  test('a sum of the same worth is right: a + b is 2', () => {
    const same = (printed: string) => `
      .X..
      XOX.
(c')  O.OO
      OO.O   ${printed}
      OXOO
      X.X.
      .X..
`;
    for (const printed of ['e = a + b', 'e = 2']) expect(told(same(printed))).toEqual([]);
    expect(told(same('e = 2a'))).toHaveLength(1);
  });

  test('is no expectation of an author; a wrong one is among the problems', () => {
    const facts = (text: string) => judge(analysed(text), null)[0]!;
    const wrong = facts(figure('e = 1 + b'));
    expect(wrong.expectations).toEqual([]);
    expect(wrong.problems.map(({ code }) => code)).toContain('eye.differs');
    expect(facts(figure('e = 1 + a')).problems.map(({ code }) => code)).not.toContain('eye.differs');
  });

  test('where several points could be meant, nothing is said', () => {
    const two = '\n .O..O.\nO.OO.O   e = 1 + b\n.OO.O.\n';
    expect(told(two)).toEqual([]);
  });
});

test.each([
  [figure(''), 'XOX', '`X` is Black, assumed because in GNU Go’s diagrams'],
  [`${figure('')}colors: X=white O=black\n`, 'XOX', '`X` is White\n'],
  [
    '\n. . # O .\n. # O O .\n# . # O .\n. # O . .\n. . . . .\n',
    '# O O',
    '`#` is Black, assumed because # most often stands for Black',
  ],
])('a hover names the sign of a color as the text writes it: %j', (text, at, said) => {
  const found = finish(hover(analysed(text), text.indexOf(at), () => false))!;
  expect(found.markdown.replace(/\(data:[^)]*\)/g, '')).toContain(` · ${said}`);
});

test('an eye that somebody points at comes before the board it stands on', () => {
  const text = figure('');
  const at = text.indexOf('OO.O') + 2;
  const { markdown } = finish(hover(analysed(text), at, () => false))!;
  const parts = markdown.replace(/\(data:[^)]*\)/g, '');
  expect(parts).toMatch(/^\*\*Eye of /);
  expect(parts.indexOf('**Eye of ')).toBeLessThan(parts.indexOf(' · 4×6'));
});
