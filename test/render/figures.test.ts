import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookFigure, type FigureOptions, figures } from '../../src/render/index.ts';
import { sequenceAt } from '../../src/service/index.ts';
import { runs } from '../runs.ts';
import { marked, TRIPLE_KO } from '../service/marked.ts';

function lineOf(text: string) {
  return sequenceAt(marked(text).analysis, { entry: 0 })!.sequence;
}

/** The drawn board with its numbers, and what is said below. */
function told({ picture, caption }: BookFigure): string[] {
  const rows = picture.rows.map((row) => [...row]);
  for (const { point, mark } of picture.marks ?? []) {
    const { columns } = picture.shape;
    if (mark.kind === 'number') rows[Math.floor(point / columns)]![point % columns] = mark.text;
  }
  return [...rows.map((row) => row.join('')), caption];
}

const KO = '+---------+\n| . X O . .\n| X . X O .\n| . X O . .\n';

describe('figures', () => {
  test('numbers stand on stones, and a play on a point that has one is said', () => {
    const line = lineOf(`${KO}moves: W b2 B e1 W e2 B c2 W d1 B b2`);
    expect(figures(line).map(told)).toEqual([['.XO..', 'X1XO3', '.XO52', 'Moves 1–6: 4 at C2, 6 at 1']]);
  });

  test('a figure has at least one move, whatever is asked for', () => {
    const line = lineOf('size: 7\nmoves: a1 b1 c1');
    const moves = (most: number) => figures(line, { moves: most }).map(({ from, to }) => to - from);
    expect([-3, 1, 2.9, 0, Number.NaN].map(moves)).toEqual([[1, 1, 1], [1, 1, 1], [2, 1], [3], [3]]);
  });

  test('the chains of a goal are outlined as they stand where the figure begins', () => {
    const line = lineOf(`${KO}goal: capture d2\nmoves: B e1 W d1 B e3`);
    const outlined = figures(line, { moves: 2 }).map(({ picture }) => picture.asked?.chains);
    expect(outlined).toEqual([[8], [8, 12, 13]]);
  });

  test('a stone without a number gets a letter where there are no coordinates', () => {
    const line = lineOf(`${KO}moves: W b2 B e1 W e2 B c2`);
    const [figure] = figures(line, { names: 'letters' });
    expect(told(figure!)).toEqual(['.XO..', 'X1aO3', '.XO.2', 'Moves 1–4: 4 at a']);
  });

  test('ten moves to a figure, or as many as wanted; the next one begins with the board as it is then', () => {
    const moves = 'a1 b1 c1 d1 e1 f1 g1 a2 b2 c2 d2 e2';
    const line = lineOf(`size: 7\nmoves: ${moves}`);
    expect(figures(line).map(({ title }) => title)).toEqual(['Moves 1–10', 'Moves 11–12']);
    expect(line.frames[10]!.rows.slice(5)).toEqual(['OXO....', '.O.OXOX']);
    expect(told(figures(line)[1]!).slice(5, 7)).toEqual(['OXO1112..', '.O.OXOX']);
    expect(figures(line, { moves: 5 }).map(({ from, to }) => [from, to])).toEqual([
      [0, 5],
      [5, 10],
      [10, 12],
    ]);
    expect(figures(line, { moves: 5, numbers: 'restart' }).map(({ title }) => title)).toEqual([
      'Moves 1–5',
      'Moves 1–5',
      'Moves 1–2',
    ]);
  });

  test('a new figure where a point is played again, if wanted', () => {
    const line = lineOf(`${KO}moves: W b2 B e1 W e2 B c2 W d1 B b2`);
    const made = figures(line, { again: 'split' });
    expect(made.map(({ title, notes }) => [title, notes])).toEqual([
      ['Moves 1–3', []],
      ['Moves 4–5', []],
      ['Move 6', []],
    ]);
  });

  test('passes and plays elsewhere are said, and the numbers are those of the text', () => {
    const line = lineOf('size: 5\nfirst: 7\nmoves: c3 pass tenuki d4');
    expect(figures(line)[0]!.caption).toBe('Moves 7–10: 8 pass, 9 elsewhere');
  });

  test('a forbidden play carries its sign, and the words say it', () => {
    const line = lineOf(`${TRIPLE_KO}\nrules: basic\nmoves: B d6 W c6`);
    const [figure] = figures(line);
    expect(figure!.alt).toContain('White 2 C6');
    const ko = figures(lineOf(`${KO}rules: basic\nmoves: W b2 B c2`))[0]!;
    expect(ko.caption).toBe('Moves 1–2: 2 at C2 (forbidden)');
    expect(ko.alt).toBe('Moves 1–2. White 1 B2 takes C2; Black 2 C2 takes B2, forbidden under basic ko.');
  });

  test('a play on a stone is impossible, and no rule forbids it', () => {
    const [figure] = figures(lineOf(`${KO}rules: basic\nmoves: W b2 B b1`));
    const { caption, alt } = figure!;
    expect([caption, alt]).toEqual([
      'Moves 1–2: 2 at B1 (impossible)',
      'Moves 1–2. White 1 B2 takes C2; Black 2 B1, impossible.',
    ]);
  });

  test('a position without moves is one figure', () => {
    const made = figures(lineOf(KO));
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ from: 0, to: 0, title: '', caption: '', alt: 'The position.' });
  });

  test('law: every move is drawn or told exactly once, and figures follow each other', () => {
    const play = fc.oneof(
      { weight: 8, arbitrary: fc.tuple(fc.constantFrom(...'abc'), fc.integer({ min: 1, max: 3 })) },
      { weight: 1, arbitrary: fc.constant(['pass', ''] as const) },
      { weight: 1, arbitrary: fc.constant(['tenuki', ''] as const) },
    );
    const options: fc.Arbitrary<FigureOptions> = fc.record({
      moves: fc.integer({ min: 1, max: 12 }),
      again: fc.constantFrom('caption', 'split'),
      names: fc.constantFrom('coordinates', 'letters'),
    });
    fc.assert(
      fc.property(fc.array(play, { maxLength: 25 }), options, (plays, chosen) => {
        const line = lineOf(`size: 3\nsuicide: allowed\nmoves: ${plays.map((p) => p.join('')).join(' ')}`);
        const made = figures(line, chosen);
        let at = 0;
        for (const { picture, from, to, notes } of made) {
          expect(from).toBe(at);
          expect(to - from).toBeLessThanOrEqual(chosen.moves!);
          at = to;
          const drawn = (picture.marks ?? []).filter(
            ({ mark }) => mark.kind === 'number' && /\d/.test(mark.text),
          );
          const numbers = [
            ...drawn.map(({ mark }) => (mark as { text: string }).text),
            ...notes.map((note) => note.split(' ')[0]!),
          ];
          const wanted = line.frames.slice(from + 1, to + 1).map(({ number }) => number);
          expect(numbers.sort()).toEqual([...wanted].sort());
          for (const { point } of drawn) {
            const x = point % 3;
            expect(line.frames[from]!.rows[Math.floor(point / 3)]![x]).toBe('.');
            expect(picture.rows[Math.floor(point / 3)]![x]).not.toBe('.');
          }
        }
        expect(at).toBe(plays.length);
      }),
      { numRuns: runs(60) },
    );
  });
});
