/** The smallest positions whose outcome differs, beside a search that knows no symmetry and no order. */
import { expect, test } from 'vitest';
import { chainAt } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { ask, boundaryFor, resultOf, targetColors } from '../../src/outcome/index.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { koban, kobanLater } from '../cli/run.ts';
import { questionOf } from '../outcome/questions.ts';

const PAIR = ['psk', 'nssk'] as const;

/** Every goal on every row of up to four points, Black to move, on which the two differ. */
function* differing(): Generator<{ row: string; goal: string }> {
  for (let columns = 1; columns <= 4; columns++)
    for (let n = 0; n < 3 ** columns; n++) {
      const row = [...n.toString(3).padStart(columns, '0')].map((digit) => '.XO'[+digit]).join('');
      const asked = { rows: [row], targets: [], rule: 'psk', first: 'black' } as const;
      const { position } = questionOf(asked).game.start;
      const chains = [...position.cells.keys()].flatMap((p) => {
        const chain = chainAt(position, p);
        return chain && Math.min(...chain.points) === p ? [chain] : [];
      });
      if (chains.some(({ liberties }) => liberties.length === 0)) continue;
      const goals = chains
        .map((one) => [one])
        .concat(chains.flatMap((a) => chains.flatMap((b) => (a.color < b.color ? [[a, b]] : []))));
      for (const goal of goals) {
        const targets = goal.map(({ points }) => position.geometry.name(Math.min(...points)));
        const [first, second] = PAIR.map((rule: RuleId) => {
          const question = questionOf({ ...asked, targets, rule });
          const region = boundaryFor(question);
          if ('code' in region) throw new Error(region.code);
          return resultOf(finish(ask(question)), targetColors(region));
        });
        if (first !== second) yield { row, goal: targets.join(' or ') };
      }
    }
}

test('the smallest positions whose outcome differs are those of a plain search, and their claims hold', async () => {
  const { out } = await kobanLater(['find', '--outcome', PAIR.join(), '--up-to', '4x1', '--every']);
  const found = [...out.matchAll(/goal: capture (.*)\n[\s\S]*?\| (.*) \|/g)].map(([, goal, row]) => ({
    row: row!.replaceAll(' ', ''),
    goal: goal!,
  }));
  const sizeOf = ({ row }: { row: string }) => 10 * row.length + row.replaceAll('.', '').length;
  const all = [...differing()];
  const least = Math.min(...all.map(sizeOf));
  const plain = all.filter((one) => sizeOf(one) === least);
  const mirrored = ({ row, goal }: { row: string; goal: string }) => ({
    row: [...row].reverse().join(''),
    goal: goal.replace(/[a-d]/g, (letter) => 'dcba'['abcd'.indexOf(letter)]!),
  });
  const texts = (some: readonly object[]) => [...new Set(some.map((one) => JSON.stringify(one)))].sort();
  expect(texts([...found, ...found.map(mirrored)])).toEqual(texts(plain));
  // One of each that mirroring makes of one another.
  expect(texts(found)).toHaveLength(found.length);
  expect(koban(['check', 'found.goban'], { 'found.goban': out })).toMatchObject({ code: 0 });
});

test('what is found needs two rules, and no move', async () => {
  const { error } = await kobanLater(['find', '--outcome', 'psk', '--up-to', '2x1']);
  expect(error).toContain('psk');
  const { error: moves } = await kobanLater(['find', '--outcome', 'psk,ssk', '--moves', '2']);
  expect(moves).toContain('--moves');
});
