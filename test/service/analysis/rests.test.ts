/** What answers about outcomes rest on, in every host: region, supplies, number of passes. */
import { describe, expect, test } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import { analyse, check, DEFAULT_SETTINGS, finishFindings, outcomesAt } from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { koban } from '../../cli/run.ts';
import { hover } from '../marked.ts';

const KO = '# Ko\nrules: basic\ngoal: capture b1\noutside: none\n+---------+\n| . X O . |\n+---------+\n';
const opened = (text: string) => {
  const document = analyse(openDocument('file:///a.goban', 1, 'goban', text), DEFAULT_SETTINGS);
  for (const { analysis } of document.entries) finishFindings(analysis, true);
  return document;
};
const hints = (text: string) => {
  const document = opened(text);
  return document.entries.flatMap(({ analysis }) =>
    check(analysis, DEFAULT_SETTINGS).map(({ code, message }) => `${code} ${say(message)}`),
  );
};

describe('a claim that holds', () => {
  const claim = 'b1 lives when black begins';
  test('says what is true with a spare move, and with another number of passes', () => {
    expect(hints(`${KO}expect: ${claim}\n`)).toEqual([
      `expect.spare “${claim}” is true only without spare moves: if White has one, “white kills b1 when black begins with spare white 1” is true instead. To say so, write “with spare none”`,
      `expect.passes “${claim}” is true only if two passes in a row end the game: with three, “white kills b1 when black begins” is true instead. To say so, write “passes: 2”`,
    ]);
  });

  test.each([
    ['spare: none\npasses: 2\n', claim],
    ['passes: 2\n', `${claim} with spare none`],
    ['', 'white first kills b1'],
  ])('says nothing where the text does, or where nothing turns: %j %s', (rows, said) => {
    expect(hints(`${KO}${rows}expect: ${said}\n`)).toEqual([]);
  });

  test('what is true instead is true, once it is written', () => {
    expect(hints(`${KO}expect: white kills b1 when black begins with spare white 1\npasses: 2\n`)).toEqual(
      [],
    );
    expect(hints(`${KO}passes: 3\nexpect: white kills b1 when black begins\n`)).toEqual([]);
  });

  test('has its hints in a folder of files, too', () => {
    const files = { 'a.goban': `${KO}expect: ${claim}\n`, 'b.goban': `${KO}expect: ${claim}\n` };
    for (const given of [['a.goban'], ['a.goban', 'b.goban']]) {
      const { out } = koban(['check', '--level', 'hint', ...given], files);
      expect(out.match(/expect\.spare/g)).toHaveLength(given.length);
    }
  });
});

describe('region and supplies', () => {
  const text = `${KO}expect: b1 lives when black begins\n`;
  const sentence = '3 points can change; threats and spare moves: none';

  test('stand in the hover of a stone behind what is known', () => {
    const said = finish(hover(opened(text), text.indexOf('X'), () => false))!.markdown;
    expect(said).toContain('Black first, no threats: Black lives (basic ko');
    expect(said).toContain(sentence);
  });

  test('stand in the hover of a claim', () => {
    const said = finish(hover(opened(text), text.indexOf('lives'), () => false))!.markdown;
    expect(said).toContain('Black first, no ko threats, no spare moves, basic ko');
    expect(said).toContain('3 points can change');
  });

  test('stand below a figure', () => {
    const { out } = koban(['render', '--format', 'html', 'a.goban'], { 'a.goban': text });
    expect(out).toContain(sentence);
    const none = koban(['render', '--format', 'html', 'a.goban'], { 'a.goban': KO });
    expect(none.out).not.toContain('can change');
  });
});

test('the end of the game is that of the goal', () => {
  const rows = '+---------+\n| X . . X |\n+---------+\n';
  const said = (goal: string) =>
    koban(['outcome', '--rules', 'basic', 'a.goban'], {
      'a.goban': `# G\ngoal: ${goal}\noutside: none\n${rows}`,
    }).out;
  expect(said('capture any of a1 d1')).toContain('The game ends when A1 (Black) or D1 (Black) is captured');
  expect(said('capture all of a1 d1')).toContain(
    'ends when all of A1 (Black) and D1 (Black) have been captured',
  );
  expect(said('keep one of a1 d1')).toContain(
    'ends when all of A1 (Black) and D1 (Black) have been captured',
  );
  expect(said('connect a1 d1')).toContain(
    'The game ends when one chain contains A1 (Black) and D1 (Black), or one of them is captured',
  );
});

test('that a drawn board was made by nobody is said where it decides under nssk', () => {
  const { out } = koban(['outcome', '--rules', 'psk,nssk', 'a.goban'], { 'a.goban': KO });
  expect(out).toContain(
    'Turns if a move of White has led to the drawn board: then Black lives (nssk, Black first, threats 0,0)',
  );
  expect(out).not.toMatch(/Turns if a move.*psk,/);
  const moved = KO.replace('outside: none', 'outside: none\nfirst: 1\nmoves: W pass');
  expect(koban(['outcome', '--rules', 'nssk', 'a.goban'], { 'a.goban': moved }).out).not.toContain(
    'Turns if a move',
  );
});

test('a table of who wins says what three passes do, once all is known', () => {
  const document = opened(KO);
  const params = { uri: 'file:///a.goban', entry: document.entries[0]!.id };
  for (;;) {
    const { table, work } = outcomesAt(document, params)!;
    const said = table.notes.filter((one) => one.startsWith('Turns if three passes'));
    if (work.length === 0) {
      expect(said.join('\n')).toContain('then Black is captured');
      return;
    }
    for (const one of work) finish(one.work());
  }
});
