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
