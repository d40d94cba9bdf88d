/** Eyes as entries speak of them; what they are worth is tested with `src/eyes`. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_A } from '../../../src/eyes/topology/choice.ts';
import { Geometry } from '../../../src/go/geometry.ts';
import { Position } from '../../../src/go/position.ts';
import { finish } from '../../../src/go/task.ts';
import { areRead } from '../../../src/protocol/eyes.ts';
import { whatHolds } from '../../../src/service/analysis/expectations.ts';
import { entryEyes, eyeFacts, knownEyes } from '../../../src/service/analysis/eyes.ts';
import { claimProposals } from '../../../src/service/features/complete/claims.ts';
import { readEyesToOffer } from '../../../src/service/features/offers.ts';
import {
  check,
  eyesIn,
  findingsWork,
  finishFindings,
  inlays,
  readEyes,
  readEyesToShow,
} from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { eyesOf } from '../../eyes/eyes-of.ts';
import { BASIC_KO, eyeMarksAt, hover, marked } from '../marked.ts';

/** Case (c) of GNU Go's text, as a fragment: White's eye with a ko on two diagonals. */
const CASE_C = `\
. X . . .
X O X . .
O . O O .
O O ¦. O .
O . O O .
X O X . .
. X . . .`;

/** White's eye at f5, whose diagonals take some reading. */
const BUSY = `\
. . X . . O . . . . .
X O . . . . . O . X .
. . X . . . . . . . .
. . . . X O . X X . .
. X . X O . O . . . .
. . X . X O X . O . .
. . . X O ¦. O . O . .
. . X O . O X O O . .
. . . O O X . X . . O
. . . O O X X . . X .
. . . . . . . . . X .`;

/** The same with rows above it, so that nobody has read this very board. */
const unread = (board: string, rows: number) =>
  `${board.split('\n')[0]!.replace(/[^ ]/g, '.')}\n`.repeat(rows) + board;

function claim(text: string, settings = {}): string[] {
  const { analysis } = marked(`${CASE_C}\nexpect: eye c4 ${text}`, settings);
  const [one] = analysis.entries;
  finishFindings(one!.analysis);
  return check(one!.analysis, analysis.settings).flatMap(({ code, fixes }) =>
    code.startsWith('expect') ? [fixes?.[0]?.edits[0]?.text ?? code] : [],
  );
}

describe('claims about eyes', () => {
  it.each(['is 2a', 'is a+a', 'of white is 2a', 'is better than proper'])('eye c4 %s', (text) => {
    expect(claim(text)).toEqual([]);
  });

  it.each([
    ['is 1+b', 'eye c4 is 2a'],
    ['is half', 'eye c4 is better than proper'],
    ['of white is 2', 'eye c4 of white is 2a'],
  ])('eye c4 %s: %s', (text, instead) => {
    expect(claim(text)).toEqual([instead]);
  });

  it('speak of empty points', () => {
    const { analysis } = marked(`${CASE_C}\nexpect: eye b4 is 1`);
    const [one] = analysis.entries;
    finishFindings(one!.analysis);
    expect(check(one!.analysis, analysis.settings).map(({ code }) => code)).toEqual(['expect.void']);
  });

  it('are read later, and do not keep the rest waiting', () => {
    const { analysis } = marked(`${unread(CASE_C, 1)}\nmoves: B z9\nexpect: eye c4 is half`);
    const [one] = analysis.entries;
    expect(findingsWork(one!.analysis)).toEqual([expect.objectContaining({ slow: true })]);
    expect(check(one!.analysis, analysis.settings).map(({ code }) => code)).toEqual(['move.off-board']);
    finishFindings(one!.analysis);
    expect(findingsWork(one!.analysis)).toEqual([]);
  });
});

describe('the eyes of an entry', () => {
  it('are those of the drawn position, by the values that it chooses', () => {
    const { analysis } = marked(`eye-values: a=3/4\n${CASE_C}\nmoves: W c4`);
    expect(eyeFacts(analysis.entries[0]!.analysis)).toContainEqual({
      point: 'c4',
      owner: 'white',
      symbolic: '2a',
      value: '3/2',
      number: 1.5,
      class: 'better than proper eye',
    });
  });

  it('are left alone where the entry is about moves', () => {
    const { analysis } = marked(`${CASE_C}\nmoves: W c4`);
    expect(eyeFacts(analysis.entries[0]!.analysis)).toEqual([]);
  });

  it('are told on hover, with each diagonal', () => {
    const { analysis, offset } = marked(CASE_C);
    const { markdown } = finish(hover(analysis, offset, () => false))!;
    expect(markdown).toContain('**Eye of White at C4**: 2a (7/4), better than proper eye');
    expect(markdown.split('\n').filter((line) => /^- [A-E]\d \*\*[ab012]\*\*: /.test(line))).toHaveLength(4);
    expect(markdown).toContain('- B3 **a**: Black has to take a ko to get it');
    expect(markdown).toContain('Vital for both: B3, B5.');
  });

  it('are drawn on hover, the worth of each diagonal on it, and told later when nobody can wait', () => {
    const { analysis, offset } = marked(CASE_C);
    const { markdown } = finish(hover(analysis, offset, () => false))!;
    const picture = /!\[([^\]]*)\]\([^)]*\)/.exec(markdown)!;
    expect(picture[1]).toContain('Eye values: C4 is 2a');
    expect(picture[1]).toMatch(/Labels: .*a at B3/);
    const busy = marked(`${BUSY}\nedges: all`);
    const late = finish(hover(busy.analysis, busy.offset, () => true))!;
    expect(late.markdown).toContain('still reading the eye');
    expect(late.markdown).not.toContain('Eye of White');
    // Plays near the fight are soon read.
    const near = finish(hover(busy.analysis, busy.offset, (what) => what === 'eye'))!;
    expect(near.markdown).toContain('by moves near the fight and not proven: Eye of White: ');
    // It is read meanwhile.
    finish(hover(busy.analysis, busy.offset, () => false));
    const again = finish(hover(busy.analysis, busy.offset, () => true))!;
    expect(again.markdown).toContain('Eye of White at F5');
  });

  it('are shown by the part of the board around them, without the letters of the text', () => {
    const rows = Array.from({ length: 19 }, () => '. '.repeat(19).trim());
    rows[9] = '. . . . . . . . O O . . . . . . . . .';
    rows[10] = '. . . . . . . . O ¦. O . . . . . . . .';
    rows[11] = '. . . . . . . . a O . . . . . . . . .';
    const { analysis, offset } = marked(`${rows.join('\n')}\nedges: all`);
    const { markdown } = finish(hover(analysis, offset, () => false))!;
    const alt = /!\[([^\]]*)\]/.exec(markdown)![1];
    expect(alt).toContain('Part of a 19 by 19 board, H7 to M11');
    expect(alt).toContain('Eye values: K9 is 0');
    expect(alt).toMatch(/Labels: 0 at L10, 0 at L8, 0 at J8, 0 at J10/);
  });

  it('come first in the hover unless they are false and the entry is not about eyes', () => {
    const first = (text: string) => {
      const { analysis, offset } = marked(text);
      return /Eye of|If \w+ plays/.exec(finish(hover(analysis, offset, () => false))!.markdown)![0];
    };
    const mouth = BASIC_KO.replace('| X . X', '| X ¦. X');
    expect(first(CASE_C)).toBe('Eye of');
    expect(first(mouth)).toBe('If Black plays');
    expect(first(`${mouth}\nexpect: eye b2 is false`)).toBe('Eye of');
  });

  it('are shown at a claim about them', () => {
    const { analysis, offset } = marked(`${CASE_C.replace('¦', '')}\nexpect: eye ¦c4 is half`);
    const { markdown } = finish(hover(analysis, offset, () => false))!;
    expect(markdown).toMatch(/^✗ false: as an eye of White, C4 has the value 2a \(7\/4\)/);
    expect(markdown).toContain('**Eye of White at C4**: 2a (7/4), better than proper eye');
    expect(markdown).toContain('Labels: 0 at D5');
  });

  it('are offered where a claim asks for one, and written where an entry speaks of eyes', () => {
    const { analysis, text } = marked(`${CASE_C}\nexpect: eye c4 is half`);
    const [one] = analysis.entries;
    finish(readEyesToOffer(analysis, text.length, () => false));
    expect(claimProposals(one!.analysis, 'eye c4 is ', 'eye c4 is ')[0]).toMatchObject({ label: '2a' });
    expect(whatHolds(one!.analysis)).toContain('eye c4 of white is 2a');
  });

  it('are not offered when there is no time to read them', () => {
    const { analysis, text } = marked(`${unread(BUSY, 1)}\nedges: all\nexpect: eye f5 is `);
    const [one] = analysis.entries;
    const offered = () =>
      claimProposals(one!.analysis, 'eye f5 is ', '')
        .filter(({ detail }) => detail?.startsWith('true here: '))
        .map(({ label }) => label);
    finish(readEyesToOffer(analysis, text.length, () => true));
    expect(offered()).toEqual([]);
    finish(readEyesToOffer(analysis, text.length, () => false));
    expect(offered()).toHaveLength(1);
  });

  it('stand behind the rows of the board when that is wanted, as far as they are read', () => {
    const { analysis, text } = marked(`# Two\n${unread(CASE_C, 2)}\n; end`, { inlayEyes: true });
    const all = { start: 0, end: text.length };
    const told = () =>
      inlays(analysis, all).map(
        ({ label, offset }) => `${text.slice(0, offset).split('\n').at(-1)} ${label}`,
      );
    expect(told()).toEqual(['O . O O . eye B5: …', 'O O . O . eye C4: …', 'O . O O . eye B3: …']);
    expect(inlays(analysis, all)[1]!.tooltip).toMatch(
      /^C4: Koban is still reading the eye here \(\d+ positions so far\)\.$/,
    );
    expect(finish(readEyesToShow(analysis, { start: text.length, end: text.length }, () => true))).toEqual(
      [],
    );
    expect(finish(readEyesToShow(analysis, all, () => false))).toEqual([]);
    expect(told()).toEqual(['O . O O . eye B5: 4', 'O O . O . eye C4: 2a', 'O . O O . eye B3: 4']);
  });

  it('are read by the work that is left, and kept with an entry when many other boards are read', () => {
    const { analysis } = marked(`${unread(BUSY, 2)}\nedges: all`, { inlayEyes: true });
    const [placed] = analysis.entries;
    const read = () => finish(readEyesToShow(analysis, { start: 0, end: 9 }, () => true));
    expect(knownEyes(placed!.analysis)).toBeNull();
    finish(read()[0]!.work());
    for (let i = 0; i < 25; i++) {
      const rows = Array.from({ length: 5 }, (_, y) =>
        '.....'.replaceAll('.', (_, x) => (5 * y + x === i ? 'X' : '.')),
      );
      eyesIn(Position.of(Geometry.square(5), rows), 'reading', DEFAULT_A);
    }
    expect(knownEyes(placed!.analysis)).not.toBeNull();
    expect(read()).toEqual([]);
  });

  it('are marks as far as they are read, with a mark for each that is not, and never another value', () => {
    const board = unread(BUSY, 3);
    const { analysis } = marked(`${board}\nedges: all`);
    const rows = board.replace('¦', '').replaceAll(' ', '').split('\n');
    const ask = (expired: () => boolean) =>
      finish(eyeMarksAt(analysis, { uri: 'a', entry: 0, rows }, expired))!;
    // Each question has time for one step, and so comes one step farther than the one before it.
    const parts = [ask(() => true)];
    while (!areRead(parts.at(-1)!)) parts.push(ask(() => true));
    const whole = ask(() => false);
    expect(parts.at(-1)).toEqual(whole);
    const values = parts.map((part) => part.filter(({ mark }) => mark.kind === 'eye'));
    expect(new Set(values.map(({ length }) => length)).size).toBeGreaterThan(3);
    for (const [i, known] of values.entries()) {
      expect(whole).toEqual(expect.arrayContaining([...known]));
      expect(known).toEqual(expect.arrayContaining([...(values[i - 1] ?? [])]));
      const marked = new Set(parts[i]!.map(({ point }) => point));
      expect(whole.every(({ point }) => marked.has(point))).toBe(true);
    }
  });

  it('are marks on any board of the entry that the player shows, and nothing for what is no board of it', () => {
    const { analysis } = marked(CASE_C);
    const rows = ['.X...', 'XOX..', 'O.OO.', 'OO.O.', 'O.OO.', 'XOX..', '.X...'];
    const ask = (given: unknown) =>
      finish(eyeMarksAt(analysis, { uri: 'a', entry: 0, rows: given as string[] }));
    expect(ask(rows)).toContainEqual({ point: 17, mark: { kind: 'eye', text: '2a' } });
    const taken = rows.map((row, y) => (y === 2 ? 'OXOO.' : y === 1 ? 'X.X..' : row));
    expect(ask(taken)).toContainEqual({ point: 17, mark: { kind: 'eye', text: 'a+b' } });
    for (const bad of [
      null,
      'x',
      [],
      rows.slice(1),
      rows.map((row) => `${row}.`),
      rows.map(() => 'abcde'),
      [7],
    ]) {
      expect(ask(bad)).toBeNull();
    }
  });
});

describe('what has been read', () => {
  const claimed = (text: string) => entryEyes(marked(text).analysis.entries[0]!.analysis);

  it('is kept while the text around the board is edited, and found again when an edit is taken back', () => {
    const store = claimed(CASE_C);
    expect(claimed(`# A title\n${CASE_C}\nmoves: W c4\nexpect: eye c4 is 2a`)).toBe(store);
    expect(claimed(CASE_C.replace('. X . . .', '. X . O .'))).not.toBe(store);
    expect(claimed(`${CASE_C}\nedges: all`)).not.toBe(store);
    expect(claimed(`${CASE_C}\neye-values: a=1/2`)).not.toBe(store);
    expect(claimed(CASE_C)).toBe(store);
  });

  it('is what would be read anew, after any edits', () => {
    const rows = ['. . . . . .', '. X X O . .', 'X . X O O .', '. X X . O .', 'O O O O O .', '. . . . . .'];
    const geometry = Geometry.square(6);
    const edit = fc.record({ p: fc.nat({ max: 35 }), glyph: fc.constantFrom('X', 'O', '.') });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        const cells = [...rows.join(' ').replace(/ /g, '')];
        // Each edit, and then each of them taken back.
        const texts = [[...cells]];
        for (const { p, glyph } of edits) {
          cells[p] = glyph;
          texts.push([...cells]);
        }
        for (const text of [...texts, ...texts.reverse()]) {
          const lines = Array.from({ length: 6 }, (_, y) => text.slice(6 * y, 6 * y + 6).join(''));
          const position = Position.of(geometry, lines);
          const kept = finish(readEyes(eyesIn(position, 'static', DEFAULT_A)));
          expect(kept).toEqual(eyesOf(position, { mode: 'static', a: DEFAULT_A }));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('a claim about an eye with a diagonal that nobody knows', () => {
  // The diagonal b5 is under a ?, so the eye is worth a+?: anything from a to 2+a.
  const told = (claim: string) => {
    const { analysis } = marked(
      `¦? X ? ?\n. ? O O\nO O . O\nO . O O\nX O X ?\n? X ? ?\nexpect: eye c4 of white is ${claim}`,
    );
    const [{ analysis: entry }] = analysis.entries as [(typeof analysis.entries)[number]];
    finish(readEyes(entryEyes(entry)));
    return check(entry, analysis.settings).flatMap(({ code, message }) =>
      code.startsWith('expect') ? [say(message).split(':')[0]] : [],
    );
  };

  it.each([
    ['1+a', ['“eye c4 of white is 1+a” cannot be decided']],
    ['a+b', ['“eye c4 of white is a+b” cannot be decided']],
    ['better than half eye', ['“eye c4 of white is better than half eye” cannot be decided']],
    ['2b', ['“eye c4 of white is 2b” is false']],
    ['1+2a', ['“eye c4 of white is 1+2a” is false']],
    ['3+a', ['“eye c4 of white is 3+a” is false']],
    ['a false eye', ['“eye c4 of white is a false eye” is false']],
  ])('is %s', (claim, messages) => {
    expect(told(claim)).toEqual(messages);
  });
});

describe('a claim about an eye that is read', () => {
  // The case (c') of the text: a ko for each side, a+b, which makes 2 whatever a is.
  const told = (claim: string) => {
    const rows =
      '......... ..X...... .XOX..... .O.OO.... .OO.O.... .OXOO.... .X.X..... ..X...... .........'.replaceAll(
        ' ',
        '\n',
      );
    const { analysis } = marked(`¦${rows}\nedges: all\nexpect: eye d5 of white is ${claim}`);
    const [{ analysis: entry }] = analysis.entries as [(typeof analysis.entries)[number]];
    finish(readEyes(entryEyes(entry)));
    return check(entry, analysis.settings).flatMap(({ code, message }) =>
      code.startsWith('expect') ? [say(message)] : [],
    );
  };

  it.each(['a+b', '2', 'b+a', 'proper', '1+1'])('holds that is %s, and says what is not proven', (claim) => {
    expect(told(claim)).toEqual([
      `“eye d5 of white is ${claim}” is true, but not proven for C4 and C6: not every move was searched`,
    ]);
  });

  it('holds and says no more where every play was tried', () => {
    const { analysis } = marked('. X .\nX . X\n. X .\nedges: all\nexpect: eye b2 of black is 0');
    const entry = analysis.entries[0]!.analysis;
    finish(readEyes(entryEyes(entry)));
    expect(check(entry, analysis.settings).filter(({ code }) => code.startsWith('expect'))).toEqual([]);
  });

  it.each(['1+b', '2b', '3', 'half', '1', '2+a'])(
    'does not hold that is %s, and says what was not read to the end',
    (claim) => {
      expect(told(claim)).toEqual([
        `“eye d5 of white is ${claim}” is false: as an eye of White, D5 has the value a+b (2), proper eye (not proven for C4 and C6: not every move was searched)`,
      ]);
    },
  );
});
