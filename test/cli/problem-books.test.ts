/** What an editor of a problem book meets: marks, sides, kos, holes, impossible moves, fixes. */
import { describe, expect, test } from 'vitest';
import { kobanLater as koban } from './run.ts';

/** B19 is the only move that kills. */
const KILL = 'GM[1]FF[4]SZ[19]AB[ea][eb][dc][ec][ad][bd][cd][dd]AW[da][cb][db][ac][bc][cc]';
/** White lives without a move; so does Black in the second. */
const ALIVE = 'GM[1]FF[4]SZ[19]AB[ea][ab][bb][cb][db][eb]AW[fa][fb][ac][bc][cc][dc][ec][fc]';
/** Black is dead. */
const DEAD = 'GM[1]FF[4]SZ[19]AB[ca][cb][bc][cc]AW[da][db][dc][ad][bd][cd][dd]';
/** A19 is a ko for which Black needs a threat. */
const KO = 'GM[1]FF[4]SZ[19]AB[da][ea][bb][cb][eb][ac][bc]AW[ba][fa][fb][cc][dc][ec][fc][ad][bd][cd]';

/** What `koban problems` says of a record, and how it ends. */
async function said(record: string): Promise<[string[], number]> {
  const { out, code } = await koban(['problems', 'a.sgf'], { 'a.sgf': `(;${record})` });
  const lines = out.trimEnd().split('\n').slice(0, -1);
  return [lines.map((line) => line.replace(/^a\.sgf:1: /, '').trim()), code];
}

const PROVEN = 'The marked move B19 is proven right';

describe('koban problems', () => {
  const FINE: readonly (readonly [string, string])[] = [
    [`${KILL}C[Black to kill](;B[ba]C[正确])(;B[bb]C[不正确];W[ba])`, PROVEN],
    [`${KILL}C[Black to kill](;B[ba]C[Correct])(;B[bb]C[This is not the right move];W[ba])`, PROVEN],
    [`${KILL}C[Black to kill](;B[ba]C[Correct. B2 would be wrong])(;B[bb];W[ba])`, PROVEN],
    [`${KILL}C[Black to kill](;B[bb]C[变化];W[ba])(;B[ba]C[答案])`, PROVEN],
    [`${KILL}PL[B]C[黑先杀](;B[ba]TE[1])`, PROVEN],
    [
      `${KO}C[Black to live.](;B[aa]C[Correct. Ko])`,
      'The marked move A19 is right, and a ko: Black needs a ko threat',
    ],
    [
      `${DEAD}PL[W]C[White may play elsewhere](;W[]C[Correct! No move is needed.])`,
      'A play elsewhere is proven: Black is dead',
    ],
    [
      `${ALIVE}PL[W]C[White to play. Black is alive: tenuki](;W[tt]TE[1])`,
      'A play elsewhere is proven: Black is alive',
    ],
    [`${ALIVE}C[White to play. Black is alive: tenuki]`, 'A play elsewhere is proven: Black is alive'],
    [`${KILL}(;B[ba])`, 'The first move B19 is proven right'],
  ];
  test.each(FINE)('has nothing to look at in %s', async (record, sentence) => {
    expect(await said(record)).toEqual([[sentence], 0]);
  });

  const TO_LOOK_AT: readonly (readonly [string, ...string[]])[] = [
    [
      `${KILL}C[Black to kill](;B[ba]C[Correct])(;B[bb]C[Almost right, but W lives];W[ba])`,
      PROVEN,
      'It is not clear whether the comment calls B18 right or wrong: write RIGHT or WRONG, or TE or BM',
    ],
    [
      `${KILL}(;B[ba]TE[1])(;B[ba]BM[1])`,
      'No move is marked as right; right: B19',
      'B19 is marked both as right and as wrong',
    ],
    [
      `${KILL}(;B[bb]C[Correct];W[ba])(;B[ba]C[Wrong];W[bb])`,
      'The marked move B18 is not right: refuted by B19; right: B19',
      'B19 is marked as wrong, but it is right',
    ],
    [
      `${KO}C[Black to live.](;B[ca]C[Correct];W[aa])`,
      'The marked move C19 is not right: refuted by A19; right: A19, a ko (Black needs a ko threat)',
    ],
    [
      `${KO}C[Black to live. No ko!](;B[aa]C[Correct])`,
      'The marked move A19 is right, and a ko: Black needs a ko threat',
      'A19 is a ko, and the text says that there is none: Black needs a ko threat',
    ],
    [
      `${KILL}C[Black to kill](;B[ba]C[Correct - ko])`,
      PROVEN,
      'The text calls B19 a ko, and it works without one',
    ],
    [
      `${KILL}PL[W]C[黑先杀](;B[ba]TE[1])`,
      PROVEN,
      'PL says that White plays first, the words say Black, the first move is Black’s',
    ],
    [
      `${KILL}GN[White to live](;B[ba]TE[1])`,
      `White to live: ${PROVEN}`,
      'The words say White, the first move is Black’s',
    ],
    [
      `${KILL.replace('[eb]', '')}C[Black to kill](;B[ba]TE[1])(;B[bb]BM[1];W[ba])`,
      'The boundary is uncertain at E18, so Koban grades no move',
    ],
    [
      `${KILL}C[Black to kill](;B[ba];W[ba];B[ca]C[RIGHT])`,
      PROVEN,
      'Move 2, B19, cannot be played: a stone stands there',
    ],
    [`${KILL}C[Black to kill](;B[da]TE[1])`, 'Move 1, D19, cannot be played: a stone stands there'],
    [
      `${DEAD}PL[B]C[Black to live](;B[ab]TE[1])`,
      'The marked move A18 is not right: refuted by B19; no move is right: Black is dead',
    ],
    [`${KILL}(;B[];W[ba])`, 'A move is needed; right: B19'],
  ];
  test.each(TO_LOOK_AT)('has to be looked at: %s', async (record, first, ...rest) => {
    expect(await said(record)).toEqual([[`warning: ${first}`, ...rest.map((one) => `warning: ${one}`)], 1]);
  });

  test('says what refutes a slip of a solution, and what is right there', async () => {
    const [lines] = await said(`${KILL}C[Black to kill](;B[ba]TE[1];W[bb];B[ca])`);
    expect(lines).toContain(
      'warning: Move 3 of the solution, C19, gives the goal away: A19 refutes it; A19 keeps the goal',
    );
  });

  test('finds what koban check finds, at the same levels and with the same exit code', async () => {
    for (const record of [...FINE, ...TO_LOOK_AT].map(([one]) => `(;${one})`)) {
      const files = { 'a.sgf': record };
      const check = await koban(['check', '--problems', '--format', 'json', 'a.sgf'], files);
      const problems = await koban(['problems', '--format', 'json', 'a.sgf'], files);
      const [one] = JSON.parse(problems.out).files[0].problems;
      const all: { code: string; severity: string }[] = JSON.parse(check.out).files[0].diagnostics;
      const its = all.filter(({ code }) => code.startsWith('problem.'));
      expect([record, its.map(({ code }) => code).sort()]).toEqual([record, [...one.found].sort()]);
      expect(one.look).toBe(its.some(({ severity }) => severity === 'warning'));
      expect(problems.code).toBe(one.look ? 1 : 0);
      // A move that cannot be played is an error besides.
      if (!all.some(({ severity }) => severity === 'error')) expect(check.code).toBe(problems.code);
    }
  });

  test('names what is no problem, which is not to be looked at', async () => {
    expect(await said('GM[1]FF[4]SZ[19]AB[dd][pp]AW[dp];W[pd];B[cf]')).toEqual([
      ['Not a problem: it names no goal and no task, and marks no move'],
      0,
    ]);
  });
});

describe('koban check --problems --fix', () => {
  async function fixed(record: string): Promise<[string, string]> {
    const { error, written } = await koban(['check', '--problems', '--fix', 'a.sgf'], {
      'a.sgf': `(;${record})`,
    });
    return [String(written.get('a.sgf') ?? ''), error];
  }

  test.each([
    ['a refutation', `${KILL}(;B[ba]TE[1])(;B[bb]BM[1])`, `(;${KILL}(;B[ba]TE[1])(;B[bb]BM[1];W[ba]))`],
    [
      'PL, where words and moves agree',
      `${KILL}PL[W]C[黑先杀](;B[ba]TE[1])`,
      `(;${KILL}PL[B]C[黑先杀](;B[ba]TE[1]))`,
    ],
    ['a ko', `${KO}C[Black to live.](;B[aa]C[Correct])`, `(;${KO}C[Black to live.](;B[aa]C[Correct\nKo]))`],
    [
      'the right move, where none is marked',
      `${KILL}(;B[bb]BM[1];W[ba])`,
      `(;${KILL}\n(;B[bb]BM[1];W[ba])\n(;B[ba]TE[1]))`,
    ],
  ])('writes %s', async (_, record, wanted) => {
    const [text, error] = await fixed(record);
    expect(text.replaceAll('\n(', '(')).toBe(wanted.replaceAll('\n(', '('));
    expect(error).toContain('1 problem mended');
    expect((await said(text.slice(2, -1)))[1]).toBe(0);
  });

  test('leaves the position and the word of the author, and says so', async () => {
    for (const record of [
      `${KILL}(;B[bb]TE[1];W[ba])(;B[ba]BM[1];W[bb])`,
      `${KILL.replace('[eb]', '')}C[Black to kill](;B[ba]TE[1])`,
    ]) {
      const [text, error] = await fixed(record);
      expect(text).toBe('');
      expect(error).toContain('No fix is sure, so none was made');
    }
  });

  test('offers no mark beside a comment that says the opposite, and no second variation', async () => {
    const record = `(;${KILL}(;B[bb]C[Correct];W[ba])(;B[ba]C[Wrong];W[bb]))`;
    const swapped = `(;${KILL}(;B[bb]TE[1];W[ba])(;B[ba];W[bb]))`;
    const helps = async (text: string) =>
      (await koban(['check', '--problems', 'a.sgf'], { 'a.sgf': text })).out.match(/^ +\d+ [+] .*/gm) ?? [];
    const out = (await koban(['check', '--problems', 'a.sgf'], { 'a.sgf': record })).out;
    expect(out).not.toMatch(/C\[Correct\]BM|C\[Wrong\]TE/);
    expect((await koban(['check', '--problems', 'a.sgf'], { 'a.sgf': swapped })).out).not.toContain(
      '(;B[ba]TE[1])',
    );
    expect(await helps(record)).toEqual([]);
  });
});

test('a race of chains of both colors is no problem for `check`, and unclear to `koban problems`', async () => {
  const race = 'goal: capture a1 or c1\n+-------+\n| X . O |\n+-------+\n';
  const files = { 'a.goban': race };
  const checked = await koban(['check', '--problems', 'a.goban'], files);
  expect(checked.out + checked.error).not.toContain('problem.');
  const { out } = await koban(['problems', 'a.goban'], files);
  expect(out).toContain('The chains of a problem have one color');
});
