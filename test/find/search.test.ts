import { describe, expect, it } from 'vitest';
import { Eyes } from '../../src/eyes/eyes.ts';
import { parseSum, sameSum } from '../../src/eyes/topology/values.ts';
import type { Bounds, Condition, Hit } from '../../src/find/conditions.ts';
import { QUICK_RULES } from '../../src/find/line.ts';
import { searchPart } from '../../src/find/part.ts';
import { Campaign, merge, type Quest, type QuestFound, type State } from '../../src/find/quest.ts';
import { positions, SmallBoard, type SmallSize, Symmetries } from '../../src/find/small-board.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK } from '../../src/go/types.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { plainOf } from '../../src/rules/variants.ts';
import { deepOnly } from '../runs.ts';
import { Naive } from './naive.ts';

const LEGAL: readonly [columns: number, rows: number, legal: number][] = [
  [1, 1, 1],
  [2, 1, 5],
  [3, 1, 15],
  [4, 1, 41],
  [5, 1, 113],
  [2, 2, 57],
  [3, 2, 489],
  [3, 3, 12_675],
  [4, 3, 321_689],
];

/** Boards and numbers of moves that the naive search takes long over: for the deep run. */
const DEEP: [SmallSize, number][] = [
  [{ columns: 3, rows: 2 }, 4],
  [{ columns: 2, rows: 2 }, 6],
  [{ columns: 3, rows: 2 }, 6],
  [{ columns: 5, rows: 1 }, 6],
  [{ columns: 3, rows: 3 }, 4],
];

/** Options that lines of plays and passes on small boards tell apart, and one that none does. */
const VARIANTS: readonly RuleId[] = [
  'psk with passes lift',
  'psk with setup forgotten',
  'psk with repetition loss',
  'psk with repetition draw',
  'ssk with passes count',
  'nssk with passes situations',
  'korean with repetition loss',
  'japanese with turn same',
  'none with suicide allowed',
  'psk with suicide allowed',
  'ssk with passes count and suicide allowed',
];

function bounds(board: SmallSize, moves: number): Bounds {
  return {
    board,
    stones: { least: 0, most: board.columns * board.rows },
    moves: { least: 1, most: moves },
    passes: true,
  };
}

/** The hits of all parts, which are searched in the order of `pick`. */
function campaign(quest: Quest, pick = (parts: number) => parts - 1, saved: State | null = null): State {
  const search = saved ? Campaign.resume(quest, saved) : Campaign.begin(quest);
  for (let parts = search.parts(); parts.length > 0; parts = search.parts()) {
    const next = parts[pick(parts.length)];
    if (next) search.done(next.number, finish(searchPart(next.part)));
  }
  return search.state;
}

function hitsOf(bounds: Bounds, condition: Condition): Hit[] {
  const { found } = campaign({ bounds, condition, shard: { index: 1, count: 1 } });
  return found.flatMap((one) => one?.hits ?? []);
}

function text(naive: Naive, { columns, rows }: SmallSize, { start, moves }: Hit): string {
  let board = '';
  for (let p = 0; p < columns * rows; p++)
    board += (start.black >> p) & 1 ? 'X' : (start.white >> p) & 1 ? 'O' : '.';
  return naive.canonical({ board, moves });
}

describe('positions', () => {
  it.each(LEGAL)(
    'of %ix%i, one for each class, make all legal ones (Tromp and Farnebäck)',
    (columns, rows, legal) => {
      const size = { columns, rows };
      const board = new SmallBoard(size);
      const symmetries = new Symmetries(size);
      let all = 0;
      for (let stones = 0; stones <= board.area; stones++) {
        for (const one of positions(board, symmetries, stones))
          all += symmetries.order / (1 + symmetries.stabilizer(one).length);
      }
      expect(all).toBe(legal);
    },
  );

  it.each([
    [3, 2],
    [3, 3],
    [5, 1],
  ])('of %ix%i fall into as many classes as Burnside’s lemma says', (columns, rows) => {
    const size = { columns, rows };
    const board = new SmallBoard(size);
    const symmetries = new Symmetries(size);
    let classes = 0;
    for (let stones = 0; stones <= board.area; stones++)
      classes += [...positions(board, symmetries, stones)].length;
    const naive = new Naive(columns, rows);
    const distinct = new Set(naive.boards().map((one) => naive.canonical({ board: one, moves: [] })));
    expect(classes).toBe(distinct.size);
  });
});

describe('the smallest examples', () => {
  it.each([
    [{ columns: 2, rows: 2 }, 5],
    [{ columns: 4, rows: 1 }, 5],
    [{ columns: 3, rows: 2 }, 3],
    ...deepOnly(...DEEP),
  ])('of pairs of rules on %j are those of a naive search', (board, moves) => {
    const naive = new Naive(board.columns, board.rows);
    const pairs = QUICK_RULES.flatMap((a, i) => QUICK_RULES.slice(i + 1).map((b) => [a, b] as const));
    const hits = hitsOf(bounds(board, moves), { kind: 'differ', pairs });
    for (const [nth, [a, b]] of pairs.entries()) {
      const mine = hits.filter(({ pair }) => pair === nth);
      const theirs = naive.differ(a, b, moves);
      expect([a, b, mine.map((hit) => text(naive, board, hit)).sort()]).toEqual([a, b, theirs?.lines ?? []]);
      if (theirs) expect(mine[0]).toMatchObject({ stones: theirs.stones });
    }
  });

  it.each([
    [{ columns: 2, rows: 2 }, 5],
    [{ columns: 3, rows: 1 }, 6],
  ])('of variants on %j are those of a naive search', (board, moves) => {
    const naive = new Naive(board.columns, board.rows);
    const pairs = VARIANTS.map((rule) => [rule, plainOf(rule)] as const);
    const both = [...pairs, ...VARIANTS.slice(1).map((rule, i) => [VARIANTS[i] ?? rule, rule] as const)];
    const hits = hitsOf(bounds(board, moves), { kind: 'differ', pairs: both });
    let differing = 0;
    for (const [nth, [a, b]] of both.entries()) {
      const mine = hits.filter(({ pair }) => pair === nth);
      const theirs = naive.differ(a, b, moves);
      expect([a, b, mine.map((hit) => text(naive, board, hit)).sort()]).toEqual([a, b, theirs?.lines ?? []]);
      if (theirs) differing++;
    }
    expect(differing).toBeGreaterThan(both.length / 3);
  });

  it.each([
    [{ columns: 2, rows: 2 }, 4, 'even'],
    [{ columns: 3, rows: 2 }, 2, undefined],
    [{ columns: 3, rows: 2 }, 4, 'odd'],
    [{ columns: 4, rows: 1 }, 5, undefined],
    ...deepOnly([{ columns: 3, rows: 3 }, 3, 'odd'] as const, [{ columns: 3, rows: 3 }, 4, 'odd'] as const),
  ] as const)('of cycles on %j of %i moves, %s, are those of a naive search', (board, length, parity) => {
    const naive = new Naive(board.columns, board.rows);
    const hits = hitsOf(bounds(board, length), { kind: 'cycle', length, ...(parity && { parity }) });
    expect(hits.map((hit) => text(naive, board, hit)).sort()).toEqual(
      naive.cycle(length, parity)?.lines ?? [],
    );
  });
});

describe('the smallest positions with an eye', () => {
  const values = ['0', '2', '3', '4', '2a', '1+a', '2b'].map((text) => parseSum(text)!);
  it.each<readonly [number, number]>([[3, 2], [7, 1], ...deepOnly([3, 3] as const)])(
    'on %ix%i are those among all positions',
    (columns, rows) => {
      const naive = new Naive(columns, rows);
      const least = values.map(() => ({ stones: Number.POSITIVE_INFINITY, boards: new Set<string>() }));
      for (const board of naive.boards()) {
        const cells = Uint8Array.from([...board].map((glyph) => '.XO'.indexOf(glyph)));
        const eyes = new Eyes(new Position(Geometry.of({ columns, rows }), cells)).all();
        const stones = board.replaceAll('.', '').length;
        for (const [i, value] of values.entries()) {
          const found = least[i]!;
          if (stones > found.stones) continue;
          if (!eyes.some(({ owner, sum }) => owner === BLACK && sameSum(sum, value))) continue;
          if (stones < found.stones) found.boards.clear();
          found.stones = stones;
          found.boards.add(naive.canonical({ board, moves: [] }));
        }
      }
      const size = { columns, rows };
      for (const [i, value] of values.entries()) {
        const quiet = { ...bounds(size, 0), moves: { least: 0, most: 0 } };
        const hits = hitsOf(quiet, { kind: 'eye', value });
        expect(hits.map((hit) => text(naive, size, hit)).sort()).toEqual([...least[i]!.boards].sort());
      }
      expect(least.filter(({ boards }) => boards.size > 0).length).toBeGreaterThan(0);
    },
  );
});

describe('a search of boards up to a size', () => {
  const none = { least: 0, most: 0 };

  it.each<{ columns: number; found: number; condition: Condition; moves?: Bounds['moves'] }>([
    {
      columns: 3,
      found: 3,
      condition: {
        kind: 'differ',
        pairs: [
          ['psk', 'ssk'],
          ['none', 'basic'],
          ['basic', 'nssk'],
        ],
      },
    },
    { columns: 3, found: 1, condition: { kind: 'cycle', length: 4, parity: 'odd' } },
    { columns: 3, found: 1, condition: { kind: 'cycle', pattern: 'sending-two-returning-one' } },
    { columns: 3, found: 1, condition: { kind: 'hot', stones: 1 } },
    // Boards of one and of two rows, with as many points.
    { columns: 4, found: 1, condition: { kind: 'eye', value: parseSum('2')! }, moves: none },
    { columns: 3, found: 1, condition: { kind: 'ko-position', points: 3 }, moves: none },
  ])('finds the smallest that searches of each size find: %j', ({ columns, found, condition, moves }) => {
    const most = { ...bounds({ columns, rows: 2 }, 5), ...(moves && { moves }) };
    const whole = { bounds: { ...most, upTo: true }, condition, shard: { index: 1, count: 1 } };
    const mine = campaign(whole);
    const sizes = Array.from({ length: columns }, (_, i) => ({ columns: i + 1, rows: 1 })).concat(
      Array.from({ length: columns - 1 }, (_, i) => ({ columns: i + 2, rows: 2 })),
    );
    const size = ({ level }: QuestFound) => [level.points, level.stones, level.moves].join();
    const theirs = mine.found.map((_, pair) => {
      const all = sizes.flatMap(
        (board) => campaign({ ...whole, bounds: { ...most, board } }).found[pair] ?? [],
      );
      const least = all.map(size).sort()[0];
      return all.filter((one) => size(one) === least).flatMap(({ hits }) => hits);
    });
    expect(mine.found.map((one) => one?.hits ?? [])).toEqual(theirs);
    expect(theirs.filter((hits) => hits.length > 0)).toHaveLength(found);
    const shards = Array.from({ length: 8 }, (_, i) =>
      campaign({ ...whole, shard: { index: i + 1, count: 8 } }),
    );
    expect(merge(shards)).toEqual({ found: mine.found, parts: null });
    const saved = Campaign.begin(whole);
    for (const { number, part } of saved.parts()) saved.done(number, finish(searchPart(part)));
    expect(campaign(whole, () => 0, JSON.parse(JSON.stringify(saved.state)))).toEqual(mine);
  });
});

describe('a search that is interrupted or shared', () => {
  const quest: Quest = {
    bounds: bounds({ columns: 3, rows: 2 }, 4),
    condition: {
      kind: 'differ',
      pairs: [
        ['psk', 'ssk'],
        ['basic', 'spight'],
        ['korean', 'japanese'],
        ['psk', 'psk'],
      ],
    },
    shard: { index: 1, count: 1 },
  };
  const whole = campaign(quest);

  it('finds the same when it is killed after any part and goes on from what was saved', () => {
    let saved = JSON.stringify(Campaign.begin(quest).state);
    for (;;) {
      const search = Campaign.resume(quest, JSON.parse(saved));
      const [next] = search.parts();
      if (!next) break;
      search.done(next.number, finish(searchPart(next.part)));
      saved = JSON.stringify(search.state);
    }
    expect(JSON.parse(saved)).toEqual(whole);
  });

  it('does not go on from the state of another search', () => {
    const other = { ...quest, bounds: bounds({ columns: 2, rows: 2 }, 5) };
    expect(() => Campaign.resume(other, whole)).toThrow(RangeError);
  });

  it('finds in eight shards what it finds in one', () => {
    const shards = Array.from({ length: 8 }, (_, i) =>
      campaign({ ...quest, shard: { index: i + 1, count: 8 } }, () => 0),
    );
    expect(merge(shards)).toEqual({ found: whole.found, parts: null });
    expect(merge(shards.slice(1)).parts).toEqual({ of: 8, given: 7 });
  });
});
