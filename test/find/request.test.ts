import { expect, test } from 'vitest';
import { type FindKind, FORMS, KINDS } from '../../src/find/forms.ts';
import { doJob, type FinderReply } from '../../src/find/jobs.ts';
import { kobanLater } from '../cli/run.ts';

const VALUES: Readonly<Record<Exclude<FindKind, 'matching'>, string>> = {
  differ: 'psk,ssk',
  cycle: '2',
  pattern: 'triple-ko',
  eye: '1+a',
  'ko-position': '2',
  disturber: 'white',
  hot: '1',
  outcome: 'psk,nssk',
};

const asked = async (kind: FindKind, value: string, board: string) =>
  (await doJob({
    kind: 'quest',
    request: { kind, value, board, moves: 2 },
    language: 'en',
  })) as FinderReply<'quest'>;

test('the editor and the command line search the same', async () => {
  for (const [kind, value] of Object.entries(VALUES) as [keyof typeof VALUES, string][]) {
    const moves = /^(eye|ko-position|outcome)$/.test(kind) ? [] : ['--moves', '2'];
    const options = [`--${kind}`, value, '--up-to', '2x1', ...moves, '--shard', '1/1'];
    const { out, error } = await kobanLater(['find', ...options]);
    expect(await asked(kind, value, '≤2x1'), error).toEqual({ quest: JSON.parse(out).quest });
  }
});

test('both refuse what is no value of a kind, a number beyond its bounds, and a board of no size', async () => {
  for (const kind of KINDS.filter((one) => one !== 'matching')) {
    const form = FORMS[kind];
    const wrong = 'most' in form ? ['x', '2.5', `${form.least - 1}`, `${form.most + 1}`] : ['x'];
    for (const value of wrong) {
      const { code, error } = await kobanLater(['find', `--${kind}`, value]);
      const reply = await asked(kind, value, '3x3');
      expect([code, 'refused' in reply], `${kind} ${value}: ${error}`).toEqual([2, true]);
    }
  }
  expect(await asked('hot', '1', '6x6')).toHaveProperty('refused');
  expect((await kobanLater(['find', '--hot', '1', '--board', '≤3x3'])).code).toBe(2);
});
