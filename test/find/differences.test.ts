/** The page of differences: its games show what they are said to show, and nothing is smaller. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { type Bounds, type Condition, levelsOf } from '../../src/find/conditions.ts';
import { FIND_OPTIONS } from '../../src/find/judges.ts';
import { QUICK_RULES, QuestSearch } from '../../src/find/search.ts';
import type { Game } from '../../src/go/game.ts';
import { finish } from '../../src/go/task.ts';
import { EMPTY } from '../../src/go/types.ts';
import { RULES } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { analyse, DEFAULT_SETTINGS } from '../../src/service/index.ts';
import { koban } from '../cli/run.ts';
import { DEEP_UNTIL } from '../runs.ts';

const read = (name: string) => readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');
/** The first part; the second is about outcomes. */
const PAGE = read('differences.md').split(/^## Who wins on small boards$/m)[0]!;
/** As the page says. */
const MOST_MOVES = 6;

const { entries } = analyse(openDocument('differences.md', 1, 'markdown', PAGE), DEFAULT_SETTINGS);
const GAMES = new Map(entries.map(({ analysis }) => [analysis.syntax.title!.value.at(-1)!, analysis.game]));

/** The cells of the matrix: two rules, and the game that tells them apart, or `none`. */
const ROWS = PAGE.split('\n').filter(
  (line) => /^\| (`\w+`)? \|/.test(line) || /^\|\s+\|/.test(line) || /^\| `/.test(line),
);
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rule = (cell: string) => cell.replaceAll('`', '') as RuleId;
const [, ...COLUMNS] = cellsOf(ROWS[0]!).map(rule);
const CELLS = ROWS.slice(1).flatMap((row) => {
  const [first, ...cells] = cellsOf(row);
  return cells.flatMap((cell, i) =>
    cell ? [[rule(first!), COLUMNS[i]!, cell.replace(/^\[!\[(\w)\].*/, '$1')] as const] : [],
  );
});

function ruling(id: RuleId, game: Game, number: number): string {
  const { verdict, outcome } = new Referee(RULES.find((one) => one.id === id)!, game, FIND_OPTIONS).at(
    number,
  ).verdict;
  return outcome ?? verdict;
}

/** Boards of fewer points, and of as many; both are searched up to the size of the game. */
function* smaller(game: Game): Generator<Bounds> {
  const { area } = game.start.position.geometry;
  const stones = game.start.position.cells.filter((cell) => cell !== EMPTY).length;
  const bounds = (points: number, rows: number, most: { stones: number; moves: number }) => ({
    board: { columns: points / rows, rows },
    stones: { least: 0, most: most.stones },
    moves: { least: 1, most: most.moves },
    passes: true,
  });
  for (let points = 1; points <= area; points++) {
    for (let rows = 1; rows * rows <= points; rows++) {
      if (points % rows !== 0) continue;
      if (points < area) yield bounds(points, rows, { stones: points, moves: MOST_MOVES });
      else {
        if (stones > 0) yield bounds(points, rows, { stones: stones - 1, moves: MOST_MOVES });
        const least = bounds(points, rows, { stones, moves: game.length - 1 });
        yield { ...least, stones: { least: stones, most: stones } };
      }
    }
  }
}

describe('examples/differences.md', () => {
  test('has a cell for every pair of rules', () => {
    const pairs = RULES.flatMap(({ id }, i) =>
      RULES.slice(i + 1).map((other) => [id, other.id].sort().join()),
    );
    expect(CELLS.map(([a, b]) => [a, b].sort().join()).sort()).toEqual(pairs.sort());
    expect(new Set(CELLS.map(([, , name]) => name).filter((name) => name !== 'none'))).toEqual(
      new Set(GAMES.keys()),
    );
  });

  test('has a picture of each game, as it is drawn', () => {
    const titleOf = (svg: string) => /<title>(.*?)<\/title>/.exec(svg)?.[1];
    const look = ['--coordinates', 'none', '--plain', '--numbers', '--rules', 'none', '--format', 'svg'];
    for (const name of GAMES.keys()) {
      const { out } = koban(['render', ...look, '--entry', `Difference ${name}`, 'a.md'], { 'a.md': PAGE });
      const file = new RegExp(`^\\[${name.toLowerCase()}\\]: (.*)$`, 'm').exec(PAGE)?.[1] ?? '';
      expect(titleOf(read(file))).toBe(titleOf(out));
    }
  });

  test.each(CELLS.filter(([, , name]) => name !== 'none'))(
    '%s and %s: game %s tells them apart',
    (a, b, name) => {
      const game = GAMES.get(name)!;
      for (let number = 1; number < game.length; number++)
        expect([a, b].map((id) => ruling(id, game, number))).toEqual(['allowed', 'allowed']);
      expect(ruling(a, game, game.length)).not.toBe(ruling(b, game, game.length));
    },
  );

  // Rules that search take a minute; the deep run asks them, too.
  const quick = (id: RuleId) => DEEP_UNTIL !== undefined || QUICK_RULES.some((one) => one === id);
  const pairsOf = (name: string) =>
    CELLS.filter(([a, b, own]) => own === name && quick(a) && quick(b)).map(([a, b]) => [a, b] as const);
  const asked = [...GAMES].filter(([name]) => pairsOf(name).length > 0);
  test('most games are asked', () => expect(asked.length).toBeGreaterThan(GAMES.size / 2));
  test.each(asked)('nothing smaller than game %s tells its rules apart', (name, game) => {
    const pairs = pairsOf(name);
    const condition: Condition = { kind: 'differ', pairs };
    for (const bounds of smaller(game)) {
      const search = new QuestSearch(bounds, condition);
      for (const level of levelsOf(bounds, condition))
        expect(
          finish(
            search.level(
              level,
              { index: 1, count: 1 },
              pairs.map(() => false),
            ),
          ),
        ).toEqual([]);
    }
  });
});
