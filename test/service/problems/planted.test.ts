import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { finish } from '../../../src/go/task.ts';
import {
  buildGame,
  checkingProblem,
  DEFAULT_SETTINGS,
  PROBLEMS_REQUEST,
  problemOfGame,
  problemWords,
} from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { IS_WHOLE } from '../../runs.ts';
import { book, branchesOf, found } from './book.ts';
import { FAULTS } from './faults.ts';

describe('a book of problems', () => {
  // Half of the book has a fault each, ten kinds in turn.
  const step = IS_WHOLE ? 1 : 5;
  const problems = [...book(step)];

  test('that is right has nothing to be found', () => {
    for (const one of problems) {
      const { right, wrong } = branchesOf(one);
      const text = `(${one.head}${right.join('')}${wrong.join('')})`;
      expect(`${text} ${found(text).join(' ')}`).toBe(`${text} `);
    }
  });

  test('loses each fault that was planted', () => {
    const wanted = IS_WHOLE ? 50 : 10;
    const planted = new Map<string, number>();
    let count = 0;
    for (let round = 0; count < wanted && round < 40; round++)
      for (const [k, [code, fault]] of FAULTS.entries()) {
        if ((planted.get(code) ?? 0) >= wanted / FAULTS.length) continue;
        const one = problems[(round * 3 + k) % problems.length];
        const text = one ? fault(one) : null;
        if (text === null) continue;
        planted.set(code, (planted.get(code) ?? 0) + 1);
        count++;
        expect(`${text} ${found(text).filter((it) => it === code)[0]}`).toBe(`${text} ${code}`);
      }
    expect(count).toBe(wanted);
  });
});

describe('the collection of the guide', () => {
  test('has the ten faults that the guide lists, and no other', () => {
    const page = readFileSync('docs/how-to/problems.md', 'utf8');
    const rows = [...page.matchAll(/^\| (\d+) \| [^|]+ \| ([^|]+) \|$/gm)];
    expect(rows.length).toBe(10);
    const games = readFileSync('examples/problems.sgf', 'utf8').split(/^(?=\(;GM)/m);
    expect(games.length).toBe(30);
    const codes = new Set<string>();
    for (const [i, game] of games.entries()) {
      const text = problemOfGame.get(buildGame(game, DEFAULT_SETTINGS));
      if (!text) throw new Error(game);
      const checked = finish(checkingProblem(text, { ...PROBLEMS_REQUEST, states: 1_000_000 }));
      const said = [problemWords(checked), ...checked.findings.map(({ message }) => message)].map((one) =>
        say(one),
      );
      const row = rows.find(([, number]) => Number(number) === i + 1);
      const found = checked.findings.map(({ code }) => code);
      if (row) {
        expect(said).toContain(row[2]);
        expect(found.length).toBe(1);
        codes.add(found[0] ?? '');
      } else expect([i + 1, ...found]).toEqual([i + 1]);
    }
    expect(codes.size).toBe(10);
  });
});
