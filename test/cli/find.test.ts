import { describe, expect, it } from 'vitest';
import { koban, kobanLater } from './run.ts';

const QUEST = ['find', '--differ', 'psk,ssk', '--board', '2x2'];

describe('koban find', () => {
  it('prints the smallest example as an entry that koban check finds nothing wrong with', async () => {
    const { code, out } = await kobanLater(QUEST);
    expect(code).toBe(0);
    expect(out).toContain('expect: move 5 forbidden under psk\nexpect: move 5 allowed under ssk\n');
    const checked = koban(['check', 'found.goban'], { 'found.goban': out });
    expect(checked.code).toBe(0);
  });

  it('says that there is none, and on what it searched', async () => {
    const { code, out, error } = await kobanLater(['find', '--cycle', '3', '--board', '2x1']);
    expect([code, out]).toEqual([1, '']);
    expect(error).toBe('koban find: there is none on 2x1, positions of up to 2 stones, up to 3 moves\n');
  });

  it('prints the same, put together of eight shards', async () => {
    const whole = await kobanLater([...QUEST, '--format', 'json']);
    const shards: Record<string, string> = {};
    for (let i = 1; i <= 8; i++)
      shards[`${i}.json`] = (await kobanLater([...QUEST, '--shard', `${i}/8`])).out;
    const merged = await kobanLater(['find', '--merge', '--format', 'json', ...Object.keys(shards)], shards);
    expect(merged.out).toBe(whole.out);
    const { '3.json': _lost, ...seven } = shards;
    const lacking = await kobanLater(['find', '--merge', ...Object.keys(seven)], seven);
    expect([lacking.code, lacking.error]).toEqual([
      2,
      'koban find: the search has 8 shards, and 7 of them are here\n',
    ]);
  });

  it('goes on from a checkpoint, and refuses that of another search', async () => {
    const first = await kobanLater([...QUEST, '--checkpoint', 'saved.json']);
    const saved = { 'saved.json': first.written.get('saved.json') ?? '' };
    const again = await kobanLater([...QUEST, '--checkpoint', 'saved.json'], saved);
    expect([again.code, again.out]).toEqual([0, first.out]);
    const other = await kobanLater(['find', '--cycle', '2', '--checkpoint', 'saved.json'], saved);
    expect([other.code, other.error]).toEqual([
      2,
      'koban find: saved.json holds another search, or none; name another file or remove it\n',
    ]);
  });

  it.each([
    [[], 'say what to find'],
    [['--differ', 'psk,ssk', '--cycle', '3'], 'say what to find'],
    [['--differ', 'psk'], 'two different rules'],
    [['--differ', 'psk,psk'], 'two different rules'],
    [['--differ', 'psk,sks'], 'there is no rule “sks”'],
    [['--cycle', '3', '--board', '6x6'], 'at most 30 points'],
    [['--cycle', '3', '--board', '0x6'], '--board takes columns and rows'],
    [['--cycle', '3', '--moves', '2'], '--moves is less than --cycle 3'],
    [['--cycle', '3', '--stones', '99'], '--stones takes a whole number from 0 to 9'],
    [['--cycle', '3', 'file.goban'], 'only --merge takes files'],
    [['--merge', 'file.goban'], 'cannot be read as the output'],
  ])('refuses %j', async (args, message) => {
    const { code, error } = await kobanLater(['find', ...args], { 'file.goban': '# no JSON' });
    expect([code, error]).toEqual([2, expect.stringContaining(message)]);
  });
});
