/** What was offered once and did not help, and what comes with an offer. */
import { expect, test } from 'vitest';
import { say } from '../../../src/words/index.ts';
import { BASIC_KO, edited } from '../marked.ts';
import { offersOf, read } from './law.ts';

function offered(text: string, host: 'goban' | 'sgf' = 'goban'): { title: string; after: string }[] {
  return offersOf(read(text, host))
    .filter(({ mends }) => mends)
    .map(({ title, edits }) => ({
      title: say(title),
      after: edited(text, edits),
    }));
}

test('a tenuki before a forbidden play renumbers what is said of the moves behind it, and where others play on', () => {
  const text = (moves: string, fifth: number) =>
    `# Ko\n${BASIC_KO}\nmoves: ${moves}\nexpect: captures 1 at move ${fifth}\nshow: after ${fifth}\n\n# On\nfrom: Ko after ${fifth}\nmoves: W e1\nexpect: move ${fifth + 1} allowed\n`;
  const tenuki = offered(text('W b2 B c2', 2)).find(({ title }) => title.includes('tenuki'));
  expect(tenuki?.after).toBe(text('W b2 B tenuki W tenuki B c2', 4));
});

test('the first offer at a forbidden play claims it', () => {
  expect(offered(`${BASIC_KO}\nmoves: W b2 B c2\n`)[0]?.title).toBe(
    'Insert the claim “move 2 forbidden under basic”',
  );
  const ko = '(;SZ[5]RU[Japanese]AB[bb][ac][bd]AW[cb][bc][dc][cd];B[cc];W[bc])';
  expect(offered(ko, 'sgf')[0]?.title).toBe('Write KO[]');
});

test('another rule that forbids the same play says nothing new of it', () => {
  const ko = '(;SZ[5]RU[Chinese]AB[bb][ac][bd]AW[cb][bc][dc][cd];B[cc];W[bc])';
  const titles = offersOf(read(ko, 'sgf')).map(({ title }) => say(title));
  for (const name of ['AGA', 'Japanese']) expect(titles.join('\n')).toContain(`Write RU[${name}]`);
});

test('no tenuki is offered on a board without an outside, nor where it cannot help', () => {
  const closed = 'rules: psk\nsuicide: allowed\n+---+\n|. .|\n|. .|\n+---+\nmoves: B a1 W b2 B a2 W b1\n';
  expect(offered(closed).filter(({ title }) => title.includes('tenuki'))).toEqual([]);
});

test('no value is offered that is wrong again', () => {
  expect(offered('(;FF[7a]ST[9x]SZ[5])\n', 'sgf').filter(({ title }) => /^Write [79]$/.test(title))).toEqual(
    [],
  );
});

test('@ beside # is White', () => {
  const [first] = offered('+-------+\n| . # @ |\n| . . . |\n+-------+\n');
  expect(first?.after).toContain('| . X O |');
});

const RACE = `+---------+
| . O X . |
| O O X X |
| X X X X |
| . X X . |
+---------+
`;

test.each([
  ['a goal by a color names the chain', 'goal: capture white', 'goal: capture b4'],
  ['a goal by stones of a color, too', 'goal: kill the white stones', 'goal: capture b4'],
  [
    'who wins is what the end is',
    'goal: capture a3\nexpect: black wins',
    'expect: black can force white captured',
  ],
])('%s', (_, written, meant) => {
  expect(offered(`rules: psk\n${RACE}${written}\n`).map(({ after }) => after.includes(meant))).toContain(
    true,
  );
});

test('a color of several chains is all of them, and of none nothing', () => {
  const two = '+-------+\n| O . X |\n| X X . |\n| . . O |\n+-------+\n';
  const [all] = offered(`${two}goal: keep white\n`);
  expect(all?.after).toContain('goal: keep all of a3 and c1\n');
  expect(
    offered('+---+\n| X . |\n| . . |\n+---+\ngoal: capture white\n'.replace('+---+', '+-----+')),
  ).toEqual([]);
});

test('an option that is left out is forbidden, or each way in which it is not as usual', () => {
  const titles = (rules: string) => offered(`rules: ${rules}\n${RACE}`).map(({ title }) => title);
  expect(titles('psk without passes')).toEqual(['Write “with passes lift”']);
  expect(titles('psk without suicide')).toEqual(['Write “with suicide forbidden”']);
  expect(titles('psk without')).toEqual([]);
});

test('a point below a whole board is no tenuki', () => {
  expect(offered(`${RACE}moves: B a5\n`).map(({ title }) => title)).toEqual(['Write “a4”']);
});
