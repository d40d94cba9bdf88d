import { describe, expect, it } from 'vitest';
import { parseSum } from '../../src/eyes/index.ts';
import type { Bounds, Condition } from '../../src/find/conditions.ts';
import { searchPart } from '../../src/find/part.ts';
import {
  Campaign,
  merge,
  type Quest,
  type QuestFound,
  type State,
  secondsLeft,
  undecidedIn,
} from '../../src/find/quest.ts';
import { positions, SmallBoard, type SmallSize, Symmetries } from '../../src/find/small-board.ts';
import { finish } from '../../src/go/task.ts';
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
    expect(classes).toBe(new Naive(columns, rows, false).classes());
  });
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
    expect(merge(shards)).toEqual({ found: mine.found, undecided: undecidedIn(mine), parts: null });
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

  it('estimates the time left by what this run has done, not by what was saved before', () => {
    const steady = Campaign.begin(quest);
    const shares = [steady.progress.share];
    for (let [next] = steady.parts(); next; [next] = steady.parts()) {
      steady.done(next.number, finish(searchPart(next.part)));
      shares.push(steady.progress.share);
    }
    const [half = 0, last = 0] = [shares[shares.length >> 1], shares.at(-1)];
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    // Each thousandth of the work takes a second.
    expect(secondsLeft(1000 * (last - half), last, half)).toBeCloseTo(1000 * (1 - last), 6);
    expect(secondsLeft(1000 * last, last)).toBeCloseTo(1000 * (1 - last), 6);
    expect(secondsLeft(5, half, half)).toBeNull();
  });

  it('finds in eight shards what it finds in one', () => {
    const shards = Array.from({ length: 8 }, (_, i) =>
      campaign({ ...quest, shard: { index: i + 1, count: 8 } }, () => 0),
    );
    expect(merge(shards)).toEqual({ found: whole.found, undecided: undecidedIn(whole), parts: null });
    expect(merge(shards.slice(1)).parts).toEqual({ of: 8, given: 7 });
  });
});
