/**
 * The page and the data on outcomes: what they say differs does, and small boards are searched again
 * in another way.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { chainAt } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, type Color, EMPTY, WHITE } from '../../src/go/types.ts';
import { ask, boundaryFor, resultOf, targetColors, verify } from '../../src/outcome/index.ts';
import { RULES } from '../../src/rules/index.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { analyse, DEFAULT_SETTINGS } from '../../src/service/index.ts';
import { sampled } from '../runs.ts';
import { type Asked, questionOf } from './questions.ts';

const read = (name: string) => readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');
const PAGE = read('differences.md').split(/^(?=## Who wins on small boards$)/m)[1]!;
/** Rules that take milliseconds. */
const QUICK: readonly RuleId[] = ['none', 'basic', 'psk', 'ssk', 'nssk', 'korean', 'japanese'];
/** The boards that are searched again. */
const SMALL = [
  [2, 1],
  [3, 1],
  [4, 1],
  [2, 2],
] as const;

type Pattern = Pick<Asked, 'rows' | 'targets' | 'first'>;

/** The boards of the second part of the page. */
function positions(): Map<string, Pattern> {
  const { entries } = analyse(openDocument('differences.md', 1, 'markdown', PAGE), DEFAULT_SETTINGS);
  return new Map(
    entries.map(({ analysis: { game, syntax } }) => [
      syntax.title!.value,
      {
        rows: game.start.position.rows(),
        targets: /^goal: capture (.*)$/m.exec(syntax.text)![1]!.split(' or '),
        first: /when (black|white) begins/.exec(syntax.text)![1] as 'black' | 'white',
      },
    ]),
  );
}

function outcome(pattern: Pattern, rule: RuleId): string {
  const question = questionOf({ ...pattern, outside: [], rule, threats: { black: 0, white: 0 } });
  const region = boundaryFor(question);
  if ('code' in region) throw new Error(region.code);
  return resultOf(finish(ask(question)), targetColors(region));
}

/** Every question on a board, whoever begins, without a thought of symmetry. */
function* questions(columns: number, rows: number): Generator<Pattern> {
  for (let n = 0; n < 3 ** (columns * rows); n++) {
    const text = [...n.toString(3).padStart(columns * rows, '0')].map((digit) => '.XO'[+digit]).join('');
    const board = Array.from({ length: rows }, (_, r) => text.slice(r * columns, (r + 1) * columns));
    const asked = { rows: board, outside: [], rule: 'basic', threats: { black: 0, white: 0 } } as const;
    const { game } = questionOf({ ...asked, targets: [], first: 'black' });
    const { cells, geometry } = game.start.position;
    const heads = (color: Color) =>
      [...cells.keys()].filter(
        (p) => cells[p] === color && Math.min(...chainAt(game.start.position, p)!.points) === p,
      );
    const stones = [...cells.keys()].filter((p) => cells[p] !== EMPTY);
    if (stones.some((p) => chainAt(game.start.position, p)!.liberties.length === 0)) continue;
    const [black, white] = [heads(BLACK), heads(WHITE)];
    const targets = [...black, ...white]
      .map((p) => [p])
      .concat(black.flatMap((a) => white.map((b) => [a, b])));
    for (const points of targets)
      for (const first of ['black', 'white'] as const)
        yield { rows: board, targets: points.map((p) => geometry.name(p).toLowerCase()), first };
  }
}

const FOUND = SMALL.flatMap(([columns, rows]) =>
  [...questions(columns, rows)].map((pattern) => ({
    pattern,
    said: new Map(QUICK.map((rule) => [rule, outcome(pattern, rule)])),
  })),
);
const sizeOf = ({ rows }: Pattern) => 100 * rows.join('').length + rows.join('').replaceAll('.', '').length;

describe('examples/differences.md, second part', () => {
  const shown = positions();
  const [head = [], ...rows] = PAGE.split('\n')
    .filter((line) => /^\| +\||^\| `/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  const cells = rows.flatMap(([a, ...others]) =>
    others.flatMap((cell, i) => (cell ? [[a as RuleId, head[i + 1] as RuleId, cell] as const] : [])),
  );

  test('has a cell for every pair of rules, and no position for nothing', () => {
    const pairs = RULES.flatMap(({ id }, i) => RULES.slice(i + 1).map((one) => [id, one.id].sort().join()));
    expect(cells.map(([a, b]) => [a, b].sort().join()).sort()).toEqual(pairs.sort());
    const names = cells.flatMap(([, , cell]) => /\[(\w)\]/.exec(cell)?.[1] ?? []);
    // Two more are shown.
    expect([...shown.keys()]).toEqual(expect.arrayContaining(names.map((name) => `Position ${name}`)));
    expect(shown.size).toBe(new Set(names).size + 2);
  });

  const quick = cells.filter(([a, b]) => QUICK.includes(a) && QUICK.includes(b));
  test.each(quick)('%s and %s: %s', (a, b, cell) => {
    const pattern = shown.get(`Position ${cell[1]}`);
    if (pattern) expect(outcome(pattern, a)).not.toBe(outcome(pattern, b));
    const most = pattern ? sizeOf(pattern) : Number.POSITIVE_INFINITY;
    const smaller = FOUND.filter(
      ({ pattern: one, said }) => sizeOf(one) < most && said.get(a) !== said.get(b),
    );
    expect(smaller.map(({ pattern: one }) => one)).toEqual([]);
  });
});

interface Found {
  readonly rows: readonly string[];
  readonly goal: readonly string[];
  readonly first: 'black' | 'white';
  readonly outcomes: Readonly<Partial<Record<RuleId, string>>>;
}

const SIX_POINTS = (JSON.parse(read('six-points.json')).patterns as Found[]).map(
  ({ rows, goal, first, outcomes }) => ({ pattern: { rows, targets: goal, first }, outcomes }),
);

describe('examples/six-points.json', () => {
  const shown = SIX_POINTS.map(({ pattern }) => pattern);

  test('has as many patterns as the page says', () => {
    expect(PAGE).toContain(`On ${shown.length} boards two ko rules differ`);
  });

  test('says what each rule says', () => {
    for (const { pattern, outcomes } of sampled(1, SIX_POINTS))
      for (const rule of QUICK.slice(1)) {
        const said = outcomes[rule];
        if (said) expect([pattern.rows, rule, outcome(pattern, rule)]).toEqual([pattern.rows, rule, said]);
      }
  });

  test('has every pattern of small boards on which two ko rules differ', () => {
    const differing = FOUND.filter(
      ({ said }) => new Set(QUICK.slice(1).map((rule) => said.get(rule))).size > 1,
    );
    expect(differing.length).toBeGreaterThan(5);
    const known = new Set(shown.map(keyOf));
    expect(differing.map(({ pattern }) => pattern).filter((one) => !known.has(keyOf(one)))).toEqual([]);
  });
});

/** The same for a pattern whichever way it is turned, and with swapped colors. Boards of one row, and of two. */
function keyOf({ rows, targets, first }: Pattern): string {
  const marked = rows.map((row, y) =>
    [...row].map((cell, x) => {
      const isTarget = targets.includes(`${String.fromCharCode(97 + x)}${rows.length - y}`);
      const color = first === 'white' && cell !== '.' ? (cell === 'X' ? 'O' : 'X') : cell;
      return isTarget ? color.toLowerCase() : color;
    }),
  );
  const turned = (board: string[][]) => board[0]!.map((_, x) => board.map((row) => row[x]!));
  const turns = [marked, turned(marked)].filter((board) => board.length === rows.length);
  const mirrored = turns.flatMap((board) => [board, board.map((row) => [...row].reverse())]);
  return mirrored
    .flatMap((board) => [board, [...board].reverse()])
    .map((board) => board.map((row) => row.join('')).join('/'))
    .sort()[0]!;
}

test('every proof under ing is one under spight', () => {
  let strategies = 0;
  const asked = [
    ...[...questions(3, 1), ...questions(4, 1), ...questions(2, 2)],
    ...SIX_POINTS.map(({ pattern }) => pattern),
  ];
  for (const pattern of asked) {
    const question = questionOf({ ...pattern, outside: [], rule: 'ing', threats: { black: 0, white: 0 } });
    const options = { ...question.options, suicide: 'forbidden' } as const;
    const { certificate } = finish(ask({ ...question, options }, 2000));
    if (!certificate) continue;
    expect(finish(verify({ ...certificate, rule: 'spight' }))).toMatchObject({ holds: true });
    strategies += certificate.strategies.length;
  }
  expect(strategies).toBeGreaterThan(100);
});
