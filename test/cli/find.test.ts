import { readFileSync } from 'node:fs';
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

  it('compares variants, whose claims hold too', async () => {
    const quest = ['find', '--differ', 'psk,psk with passes lift', '--board', '2x2', '--moves', '6'];
    const { code, out } = await kobanLater(quest);
    expect(code).toBe(0);
    expect(out).toMatch(/^rules: psk, psk with passes lift$/m);
    expect(out).toMatch(/^expect: move \d forbidden under psk$/m);
    expect(out).toMatch(/^expect: move \d allowed under psk with passes lift$/m);
    expect(koban(['check', 'found.goban'], { 'found.goban': out }).code).toBe(0);
  });

  it('compares a rule that somebody has written, by its file or its name', async () => {
    const files = { 'club.korule': '# Club\na play may not retake a ko at once\n' };
    for (const club of ['club.korule', 'club']) {
      const { code, out } = await kobanLater(['find', '--differ', `psk,${club}`, '--board', '3x1'], files);
      expect(code).toBe(0);
      expect(out).toMatch(/^# psk and club differ$/m);
      expect(out).toMatch(/^expect: move 5 forbidden under psk\nexpect: move 5 allowed under club$/m);
      expect(koban(['check', 'found.goban'], { ...files, 'found.goban': out }).code).toBe(0);
    }
    const outcome = await kobanLater(['find', '--outcome', 'psk,club', '--board', '5x1'], files);
    expect(outcome.out).toMatch(/^# The outcomes under psk and club differ$/m);
    expect(outcome.out).toMatch(/ under club$/m);
  });

  it('names a rule that cannot be read, and offers the name of one that somebody has written', async () => {
    const files = { 'club.korule': '# Club\nbe fair\n' };
    const unread = await kobanLater(['find', '--differ', 'psk,club', '--board', '3x1'], files);
    expect([unread.code, unread.out]).toEqual([2, '']);
    expect(unread.error).toMatch(/cannot read line 2 of “club”/);
    const near = await kobanLater(['find', '--differ', 'psk,clup', '--board', '3x1'], files);
    expect(near.error).toMatch(/Did you mean “?club/);
  });

  it('searches boards up to a size, the smallest first', async () => {
    const { out } = await kobanLater(['find', '--differ', 'psk,ssk', '--up-to', '3x3']);
    expect(out).toMatch(/^; The smallest on boards up to 3x3: 3 points, 0 stones, 5 moves\. Koban searched/);
    expect(koban(['check', 'found.goban'], { 'found.goban': out }).code).toBe(0);
    const none = await kobanLater(['find', '--ko-position', '4', '--up-to', '2x2']);
    expect([none.code, none.error]).toEqual([
      1,
      'koban find: There is no such position on 2x2 or a smaller board with up to 4 stones\n',
    ]);
  });

  it.each([
    [['--hot', '1', '--board', '4x1'], /^expect: hot after 2: d1$/m],
    [['--disturber', 'white', '--board', '3x1'], /^expect: disturber after \d: white$/m],
    [['--ko-position', '3', '--board', '3x1'], /^expect: ko position after 0: a1 b1 c1$/m],
    [
      ['--pattern', 'sending-two-returning-one', '--board', '3x1'],
      /^expect: repetition at move 3 of move 0$/m,
    ],
    [['--differ', 'psk,psk with suicide allowed', '--board', '2x2'], /^expect: move 5 forbidden under psk$/m],
  ])('finds %j, with claims that hold and would not hold of anything else', async (quest, claim) => {
    const { code, out } = await kobanLater(['find', ...quest]);
    expect(code).toBe(0);
    expect(out).toMatch(claim);
    expect(koban(['check', 'found.goban'], { 'found.goban': out }).code).toBe(0);
    const other = out
      .replace(/(expect: (?:hot|ko position) after \d: ).*/, '$1none')
      .replace(/(expect: disturber after \d: ).*/, '$1black')
      .replace(/(expect: repetition at move \d of move ).*/, '$11')
      .replace('move 5 forbidden', 'move 5 allowed');
    expect(koban(['check', 'found.goban'], { 'found.goban': other }).code).toBe(1);
  });

  it('says that there is none, and on what it searched', async () => {
    const { code, out, error } = await kobanLater(['find', '--cycle', '3', '--board', '2x1']);
    expect([code, out]).toEqual([1, '']);
    expect(error).toBe('koban find: There is no such position on 2x1 with up to 2 stones and 3 moves\n');
  });

  it('prints what its page says', async () => {
    const { out } = await kobanLater(['find', '--differ', 'psk,ssk', '--board', '3x3']);
    expect(readFileSync('docs/how-to/find.md', 'utf8')).toContain(`\`\`\`\n${out}\`\`\``);
  });

  it.each([
    QUEST,
    ['find', '--differ', 'basic,spight', '--up-to', '3x2'],
    ['find', '--cycle', '4', '--parity', 'odd', '--board', '3x2'],
    ['find', '--pattern', 'sending-two-returning-one', '--board', '4x1'],
    // A part that finds nothing at the level of the smallest goes on to eyes of no proven value.
    ['find', '--eye', '2', '--board', '3x2'],
    ['find', '--ko-position', '4', '--board', '3x2'],
    ['find', '--disturber', 'white', '--board', '3x2'],
    ['find', '--hot', '2', '--board', '3x2'],
    ['find', '--hot', '4', '--board', '2x2'],
  ])('prints the same, put together of eight shards: %j', async (...quest) => {
    const whole = await kobanLater([...quest, '--every']);
    const shards: Record<string, string> = {};
    for (let i = 1; i <= 8; i++)
      shards[`${i}.json`] = (await kobanLater([...quest, '--shard', `${i}/8`])).out;
    const merged = await kobanLater(['find', '--merge', '--every', ...Object.keys(shards)], shards);
    expect([merged.code, merged.out, merged.error]).toEqual([whole.code, whole.out, whole.error]);
    const { '3.json': _lost, ...seven } = shards;
    const lacking = await kobanLater(['find', '--merge', ...Object.keys(seven)], seven);
    expect([lacking.code, lacking.error]).toEqual([
      2,
      'koban find: The search has 8 parts, and 7 are here\n',
    ]);
  });

  it('counts the eyes of no proven value as open, and claims no proof then', async () => {
    const quest = ['find', '--eye', '2', '--board', '3x2', '--every'];
    const { undecided } = JSON.parse((await kobanLater([...quest, '--format', 'json'])).out);
    expect(undecided).toBe(2);
    expect((await kobanLater(quest)).error).not.toMatch(/proven|proof/i);
  });

  it('goes on from a checkpoint, and refuses that of another search', async () => {
    const first = await kobanLater([...QUEST, '--checkpoint', 'saved.json']);
    const saved = { 'saved.json': first.written.get('saved.json') ?? '' };
    const again = await kobanLater([...QUEST, '--checkpoint', 'saved.json'], saved);
    expect([again.code, again.out]).toEqual([0, first.out]);
    const other = await kobanLater(['find', '--cycle', '2', '--checkpoint', 'saved.json'], saved);
    expect([other.code, other.error]).toEqual([
      2,
      'koban find: saved.json does not hold this search. Name another file, or remove this one\n',
    ]);
  });

  it.each([
    ['folder/', 'This is a folder; name the files in it'],
    ['full/saved.json', 'There is no space left on the device'],
  ])('says why %s cannot be the checkpoint, and prints no result', async (file, reason) => {
    const { code, out, error } = await kobanLater([...QUEST, '--checkpoint', file]);
    expect([code, out, error]).toEqual([2, '', `koban find: ${file}: ${reason}\n`]);
  });

  it.each([
    [[], 'Say what to find'],
    [['--differ', 'psk,ssk', '--cycle', '3'], 'Say what to find'],
    [['--differ', 'psk'], 'two different rules'],
    [['--differ', 'psk,psk'], 'two different rules'],
    [['--differ', 'psk,sks'], 'There is no rule “sks”'],
    [['--cycle', '3', '--hot', '1'], 'Say what to find'],
    [['--differ', 'psk,ssk', '--parity', 'odd'], '--differ does not go together with --parity'],
    [['--pattern', 'triple-ko', '--claim', 'cycle 3'], '--pattern does not go together with --claim'],
    [['--eye', '1+a', '--moves', '2'], '--eye does not go together with --moves'],
    [['--hot', '0'], '--hot takes a whole number from 1 to 9'],
    [['--ko-position', '10'], '--ko-position takes a whole number from 2 to 9'],
    [['--disturber', 'red'], '--disturber takes'],
    [['--pattern', 'ko'], '--pattern takes'],
    [['--cycle', '3', '--board', '6x6'], 'at most 30 points'],
    [['--cycle', '3', '--board', '0x6'], '--board takes columns and rows'],
    [
      ['--cycle', '3', '--up-to', '6x6'],
      '--up-to takes columns and rows, such as 4x3, and at most 30 points',
    ],
    [['--cycle', '3', '--up-to', '2x2', '--board', '2x2'], 'Use either --board or --up-to, not both'],
    [['--cycle', '3', '--moves', '2'], '--moves is less than --cycle 3'],
    [['--cycle', '3', '--stones', '99'], '--stones takes a whole number from 0 to 9'],
    [['--cycle', '3', 'file.goban'], 'Only --merge takes files'],
    [['--merge', 'file.goban'], 'file.goban is not the output of “koban find --shard”'],
  ])('refuses %j', async (args, message) => {
    const { code, error } = await kobanLater(['find', ...args], { 'file.goban': '# no JSON' });
    expect([code, error]).toEqual([2, expect.stringContaining(message)]);
  });

  const PART = '# Part\n+-------+\n| ? O ? |\n| O X ? |\n| . ? . |\n+-------+\nto-play: white\n';

  it.each(['captures 1 at move 1', 'move 1 forbidden', 'captures 2 at move 1'])(
    'completes a diagram as every completed text, checked by itself, says: %s',
    async (claim) => {
      const { out } = await kobanLater(
        [
          ...[
            'find',
            '--matching',
            'part.goban',
            '--claim',
            claim,
            '--moves',
            '1',
            '--every',
            '--format',
            'json',
          ],
        ],
        { 'part.goban': PART },
      );
      const least = { size: [9, 9], texts: [] as string[] };
      for (const stones of fillings(PART.split('?').length - 1)) {
        const filled = PART.split('?').reduce((text, next, i) => text + stones[i - 1]! + next);
        const drawn = filled
          .split('\n')
          .slice(2, 5)
          .map((row) => row.replace(/[| ]/g, ''));
        const points = drawn.flatMap((row, y) =>
          [...row].flatMap((cell, x) => (cell === '.' ? [`${'abc'[x]}${3 - y}`] : [])),
        );
        for (const moves of ['', ...points.map((point) => `moves: W ${point}\n`)]) {
          const text = `${filled}expect: ${claim}\n${moves}`;
          const { code, out: said } = koban(['check', 'a.goban'], { 'a.goban': text });
          if (code !== 0 || said.includes('[board.no-liberty]')) continue;
          const size = [stones.replaceAll('.', '').length, moves === '' ? 0 : 1];
          if (size[0]! > least.size[0]! || (size[0] === least.size[0] && size[1]! > least.size[1]!)) continue;
          if (size.join() !== least.size.join()) Object.assign(least, { size, texts: [] });
          least.texts.push(text);
        }
      }
      const found = JSON.parse(out) as { stones: number; moves: number; examples: string[] };
      expect(least.texts.length).toBeGreaterThan(0);
      expect([found.stones, found.moves]).toEqual(least.size);
      expect([...found.examples].sort()).toEqual(least.texts.sort());
    },
  );

  const OPEN = '# Open\n+-------+\n| . X O |\n| ? O . |\n| . . . |\n+-------+\n';

  it.each([
    ['moves: ?', 'captures 1 at move 1', 1],
    ['moves: ? W a1 ?', 'captures 1 at move 3', 3],
    ['moves: ?*3', 'captures 1 at move 2', 2],
    ['moves: B pass ?*3', 'captures 1 at move 2', 2],
  ])(
    'fills in %s so that %s, as every line of plays, checked by itself, says',
    async (moves, claim, plays) => {
      const text = `${OPEN}${moves}\nexpect: ${claim}\n`;
      const options = ['--every', '--format', 'json', '--threads', '1'];
      const { out } = await kobanLater(['find', '--matching', 'part.goban', ...options], {
        'part.goban': text,
      });
      const found = JSON.parse(out) as { examples: string[] };
      const points = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'];
      const given = moves.replace(/^moves: /, '').match(/[BW] (?:\S+)|\?/g)!;
      const fixed = given.filter((one) => one !== '?').length;
      const lines = (open: number): string[][] =>
        open === 0 ? [[]] : lines(open - 1).flatMap((line) => points.map((point) => [...line, point]));
      const theirs: string[] = [];
      for (const stone of ['.', 'X', 'O']) {
        for (const line of lines(plays - fixed)) {
          const rest = [...line];
          const all = Array.from({ length: plays }, (_, i) => {
            const own = given[i];
            return own && own !== '?' ? own : `${i % 2 ? 'W' : 'B'} ${rest.shift()}`;
          });
          const whole = `${OPEN.replace('?', stone)}moves: ${all.join(' ')}\nexpect: ${claim}\n`;
          const { code, out: said } = koban(['check', 'a.goban'], { 'a.goban': whole });
          if (code === 0 && !said.includes('[board.no-liberty]')) theirs.push(whole);
        }
      }
      const least = Math.min(...theirs.map((one) => one.split(/[XO]/).length));
      expect(theirs.length).toBeGreaterThan(0);
      expect([...found.examples].sort()).toEqual(
        theirs.filter((one) => one.split(/[XO]/).length === least).sort(),
      );
    },
  );

  it('completes a diagram in shards, and from a checkpoint, as in one run', async () => {
    const files = { 'part.goban': `${PART}expect: captures 1 at move 1\n` };
    const quest = ['find', '--matching', 'part.goban', '--moves', '1', '--every'];
    const whole = await kobanLater([...quest, '--checkpoint', 'saved.json'], files);
    const shards: Record<string, string> = {};
    for (let i = 1; i <= 8; i++)
      shards[`${i}.json`] = (await kobanLater([...quest, '--shard', `${i}/8`], files)).out;
    const merged = await kobanLater(['find', '--merge', '--every', ...Object.keys(shards)], shards);
    expect(merged.out).toBe(whole.out);
    const saved = { ...files, 'saved.json': whole.written.get('saved.json') ?? '' };
    expect((await kobanLater([...quest, '--checkpoint', 'saved.json'], saved)).out).toBe(whole.out);
  });

  it.each([
    [PART, [], 'Nothing is claimed: add an “expect” line to the entry, or use --claim'],
    ['# Part\n', ['--claim', 'cycle 2'], 'The entry has no board to complete'],
    [`${PART}\n# Two\n| . . |\n`, [], '--matching takes a file with one entry, not 2'],
    [PART, ['--claim', 'cycle 2', '--board', '3x3'], '--matching does not go together with --board'],
    [PART, ['--claim', 'eye a1 is 1+c'], '“1+c” is not a value or a class of an eye. Write a sum such as'],
    [
      PART,
      ['--moves', '1', '--claim', 'move 1 forbidden under mine'],
      'There is no rule “mine”; the rules are',
    ],
  ])('refuses what it cannot complete, and says why', async (text, options, why) => {
    const { code, error } = await kobanLater(['find', '--matching', 'part.goban', ...options], {
      'part.goban': text,
    });
    expect(code).toBe(2);
    expect(error).toContain(`koban find: ${why}`);
  });
});

/** Every string of `.`, `X` and `O` of a length. */
function fillings(length: number): string[] {
  return length === 0
    ? ['']
    : fillings(length - 1).flatMap((text) => ['.', 'X', 'O'].map((glyph) => text + glyph));
}
