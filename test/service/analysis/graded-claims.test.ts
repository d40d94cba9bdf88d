/** Claims about first moves; what grades are is tested with `src/outcome`. */
import { describe, expect, it } from 'vitest';
import { check, finishFindings } from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { marked } from '../marked.ts';

/** Black's three in a row: the point in the middle lives. */
const THREE = `goal: keep one of a3
to-play: B
+---------
| . . . X O .
| X X X X O .
| O O O O O .
| . . . . . .
`;

/** Black, who begins, saves one of the chains only by a ko. */
const KO = `goal: capture all of a3 e2 e4
to-play: B
+-------------
| O . . X X O
| X O X . . O
| . X O . X O
| O O O O O O
`;

function said(lines: string): string[] {
  const { analysis } = marked(lines);
  return analysis.entries.flatMap(({ analysis: one }) => {
    finishFindings(one);
    return check(one, analysis.settings)
      .filter(({ code }) => /^(?:expect|field)\./.test(code))
      .map(({ code, message }) => `${code} ${say(message)}`);
  });
}

describe('a claim about first moves', () => {
  it.each(['b4 works', 'a4 fails', 'c4 fails after 0', 'only b4 works', 'only b4 saves a3'])(
    'holds: %s',
    (claim) => {
      expect(said(`${THREE}expect: ${claim}`)).toEqual([]);
      // It is about the board before the moves of the entry.
      expect(said(`${THREE}moves: B b4\nexpect: ${claim}`)).toEqual([]);
    },
  );

  it.each([
    ['a4 works', 'expect.failed', 'A4: Fails; right: B4'],
    ['b4 fails', 'expect.failed', 'B4: Works'],
    ['b4 needs 1 threat', 'expect.failed', 'B4: Works'],
    ['only a4 saves a3', 'expect.failed', 'right: B4'],
    ['only b4 kills a3', 'expect.void', 'write “saves”'],
    ['only b4 saves e4', 'expect.void', ''],
    ['e1 works', 'expect.void', 'E1 is not a first move'],
  ])('fails: %s', (claim, code, what) => {
    const [one] = said(`${THREE}expect: ${claim}`);
    expect(one).toContain(code);
    expect(one).toContain(what);
  });

  it('says how many threats a ko needs', () => {
    for (const claim of ['b4 needs 1 threat', 'only b4 saves a3'])
      expect(said(`${KO}expect: ${claim}`)).toEqual([]);
    expect(said(`${KO}expect: b4 needs 2 threats`)[0]).toContain('needs 1 threat');
    expect(said(`${KO}expect: b4 holds 1 threat`)[0]).toContain('needs 1 threat');
  });

  it('speaks of another board where it says so', () => {
    expect(said(`${THREE}moves: B a4 W f1\nexpect: c4 fails after 2`)).toEqual([]);
  });

  it('needs a goal', () => {
    expect(said(`${KO.replace(/goal.*\n/, '')}expect: a4 works`)[0]).toContain('expect.void');
  });
});
