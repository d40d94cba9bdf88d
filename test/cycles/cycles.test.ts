import { describe, expect, test } from 'vitest';
import { reachableArena } from '../../src/cycles/bounds/bounds.ts';
import { deadEnds } from '../../src/cycles/bounds/dead-ends.ts';
import { Parts } from '../../src/cycles/bounds/parts.ts';
import { type CyclePlay, cycleLengths, findCycles, pointsOfPlainCycles } from '../../src/cycles/index.ts';
import { searchOdd } from '../../src/cycles/search/odd.ts';
import { Geometry, type GeometryShape } from '../../src/go/geometry.ts';
import { place } from '../../src/go/play.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, type Color, EMPTY, WHITE } from '../../src/go/types.ts';
import positions from '../fixtures/positions.json';
import { containsOddCycle, everyCycle, oracleBoard } from '../oracle/cycles.ts';
import { generator } from '../oracle/generator.ts';
import { expectSeen, runs } from '../runs.ts';

const oddCycleWithin = (start: Position, plays: readonly CyclePlay[]) =>
  finish(searchOdd(start, plays, { left: Number.POSITIVE_INFINITY }));

const LIMITS = { plain: true, suicide: false, maxCycle: 12, budget: 1_000_000 };

function positionOf(rows: readonly string[], shape: Partial<GeometryShape> = {}): Position {
  return Position.of(Geometry.of({ columns: rows[0]!.length, rows: rows.length, ...shape }), rows);
}

function example(id: string): Position {
  return positionOf(positions.entries.find((entry) => entry.id === id)!.board);
}

const text = (play: { point: number; chain: readonly number[]; captured: readonly number[] }) => {
  const list = (points: readonly number[]) => [...points].sort((a, b) => a - b).join(' ');
  return `${play.point} (${list(play.chain)}) x (${list(play.captured)})`;
};

/** Crowded boards, some with cycles of every kind; random ones have few. */
const EVENTFUL = (
  'XXO./.OXX/.OOO ..XX/XXOO/.O.O XOOO/OOXX/.XO. OO.X/OXOO/XX.O OOX./.X.O/O.XX OOO./XXOO/.OX. .OXX/XXO./OOOX .O./XOX/.X. ' +
  '.OX/XO./.XX XOX/.OO/OX. X.O/XOO/O.X .X./OOX/X.O OOX/.O./XXO X.OO/OXXO/OO.X XX.X/XXOO/OO.X ..OO/XOXO/OO.X OX.X./.X.OX'
).split(' ');

describe('the literal search', () => {
  test('finds the same cycles, from every first play, of every kind', () => {
    const random = generator(7);
    const seen = { cycles: 0, odd: 0, twice: 0, kos: 0 };
    for (let round = 0; round < runs(70); round++) {
      const shape = { columns: 3 + Math.floor(random() * 3), rows: 2 + Math.floor(random() * 3) };
      let empty = 1 + Math.floor(random() * 4);
      const area = shape.columns * shape.rows;
      const cells = Array.from({ length: area }, (): string => (random() < 0.5 ? 'X' : 'O'));
      while (empty-- > 0) cells[Math.floor(random() * area)] = '.';
      const crowded = Array.from({ length: shape.rows }, (_, y) =>
        cells.slice(y * shape.columns, (y + 1) * shape.columns).join(''),
      );
      const rows = random() < 0.4 ? crowded : EVENTFUL[round % EVENTFUL.length]!.split('/');
      const position = positionOf(rows);
      const board = oracleBoard(rows);
      const suicide = random() < 0.3;
      const plain = random() < 0.5;
      for (const color of [BLACK, WHITE] as Color[]) {
        const all: { first: number; text: string; length: number; ko: boolean }[] = [];
        everyCycle({ board, color, first: null, most: 6, suicide, plain }, (cycle) => {
          all.push({
            first: cycle[0]!.point,
            text: cycle.map(text).join(', '),
            length: cycle.length,
            ko: cycle.length % 2 === 0 && !containsOddCycle(board, cycle, suicide),
          });
          return false;
        });
        const wanted = { any: () => true, even: (n: number) => n % 2 === 0, odd: (n: number) => n % 2 === 1 };
        for (let point = -1; point < area && point < position.cells.length; point++) {
          if (point >= 0 && position.cells[point] !== EMPTY) continue;
          const first = point < 0 ? { color } : { color, point };
          for (const kind of ['any', 'even', 'odd', 'ko'] as const) {
            const question = { ...LIMITS, position, first, kind, plain, suicide, maxCycle: 6, limit: 1e6 };
            const found = finish(findCycles(question));
            const expected = all.filter(
              (cycle) =>
                (point < 0 || cycle.first === point) &&
                (kind === 'ko' ? cycle.ko : wanted[kind](cycle.length)),
            );
            const where = `${rows.join('/')} ${color} at ${point}, ${kind}, plain ${plain}, suicide ${suicide}`;
            expect(found.cycles.map((c) => c.plays.map(text).join(', ')).sort(), where).toEqual(
              expected.map((cycle) => cycle.text).sort(),
            );
            expect(found.stopped, where).toBeNull();
            const [one] = finish(findCycles({ ...question, limit: 1 })).cycles;
            expect(one?.plays.length, where).toBe(found.cycles[0]?.plays.length);
            seen.cycles += found.cycles.length;
            seen.twice += found.cycles.filter((cycle) => !cycle.plain).length;
            if (kind === 'odd') seen.odd += found.cycles.length;
            if (kind === 'ko') seen.kos += found.cycles.length;
          }
        }
      }
    }
    for (const count of Object.values(seen)) expectSeen(count, 8);
  });

  test('plays all points of an arena that it touches, and none outside (closure theorem)', () => {
    const random = generator(11);
    let cycles = 0;
    for (let round = 0; round < runs(40); round++) {
      const rows = EVENTFUL[Math.floor(random() * EVENTFUL.length)]!.split('/');
      const position = positionOf(rows);
      for (const color of [BLACK, WHITE] as Color[]) {
        everyCycle(
          { board: oracleBoard(rows), color, first: null, most: 6, suicide: true, plain: false },
          (cycle) => {
            cycles++;
            const played = new Set(cycle.map((play) => play.point));
            const first = { color, point: cycle[0]!.point };
            const plain = played.size === cycle.length;
            const limits = { maxCycle: cycle.length, suicide: true, plain };
            const { arena } = finish(reachableArena(position, { ...limits, plain: false }, first));
            expect(arena).not.toBeNull();
            // T10: none of its points lies in a cluster that nobody could come back to.
            const deadPoints = finish(deadEnds(arena!, new Parts(position), limits, first, 0));
            expect(deadPoints?.some((p) => played.has(p))).toBe(false);
            const part = new Map(arena!.points.map((p, i) => [p, arena!.part[i]!]));
            for (const p of played) {
              expect(part.has(p)).toBe(true);
              // T2 and T3: whole empty regions, and whole chains with the regions next to them.
              const whole = [part.get(p)!, ...arena!.regions[part.get(p)!]!];
              for (const [q, other] of part) if (whole.includes(other)) expect(played.has(q)).toBe(true);
            }
            return false;
          },
        );
      }
    }
    expectSeen(cycles, 60);
  });

  test('two that are searched by turns come to what each comes to alone', () => {
    const random = generator(5);
    const ask = (seed: number) => {
      // Small cells side by side, so that there is much to be thinned out before the search begins.
      const cells = ['.XO.', 'X.XO', '.XO.', 'XO.O'];
      const rows = Array.from({ length: 12 }, (_, y) =>
        Array.from({ length: 12 }, (_, x) => cells[(y + seed) % 4]![(x + (seed >> 2)) % 4]!).join(''),
      );
      const position = positionOf(rows);
      const empty = [...position.cells.keys()].filter((p) => position.cells[p] === 0);
      const first = { color: BLACK as Color, point: empty[Math.floor(random() * empty.length)]! };
      const limits = { position, first, plain: true, suicide: false, maxCycle: 12, budget: 3000, limit: 1 };
      return () => findCycles({ ...limits, kind: 'ko' });
    };
    let yields = 0;
    for (let k = 0; k < 12; k++) {
      const [one, other] = [ask(k), ask(k + 1)];
      const tasks = [one(), other()];
      const found = tasks.map(() => undefined as unknown);
      while (tasks.some((_, i) => found[i] === undefined)) {
        tasks.forEach((task, i) => {
          if (found[i] !== undefined) return;
          const step = task.next();
          if (step.done) found[i] = step.value;
          else yields++;
        });
      }
      expect(found).toEqual([finish(one()), finish(other())]);
    }
    expectSeen(yields, 20);
  });

  test('a cluster without any way back is a dead end', () => {
    // A corner where nothing can be taken, and far away a ko; everything else is too large to be
    // taken.
    const rows = [
      '.OX......',
      'OXX......',
      'XX.......',
      '.........',
      '.....XO..',
      '....XO.O.',
      '.....XO..',
      '.........',
    ];
    const position = positionOf(rows);
    const limits = { maxCycle: 12, suicide: false, plain: true };
    const { arena } = finish(reachableArena(position, limits));
    const deadPoints = finish(deadEnds(arena!, new Parts(position), limits, undefined, 0))!;
    const names = (points: readonly number[]) => position.geometry.names(points);
    expect(names(arena!.points)).toEqual(['a7', 'a8', 'b8', 'f3', 'g3']);
    expect(names(deadPoints)).toEqual(['a7', 'a8', 'b8']);
  });
});

describe('lengths', () => {
  const lengths = (id: string, maxCycle: number, plain: boolean) => {
    const found = finish(
      cycleLengths({ ...LIMITS, position: example(id), maxCycle, plain, noBasicKo: true, budget: 5_000_000 }),
    );
    expect(found.stopped).toBeNull();
    for (const cycle of found.examples) {
      let now = example(id);
      for (const play of cycle.plays) {
        const placed = place(now, play.color, play.point);
        if (typeof placed === 'string') throw new Error(placed);
        expect(placed.captured).toEqual(play.captured);
        expect(placed.chain).toEqual(play.chain);
        now = placed.after;
      }
      expect(now.equals(example(id))).toBe(true);
    }
    return found.examples.map((cycle) => cycle.plays.length);
  };

  test.each([
    ['korean-13-triple-ko', 12, [6]],
    ['korean-14-eternal-life', 12, [4]],
    ['korean-15-cyclic-ko', 16, [4, 8, 12, 16]],
    ['korean-16-pair-of-double-kos', 16, [6, 8]],
    ['korean-17-quintuple-ko', 14, [6, 8, 10, 12, 14]],
    ['korean-19-three-stone-eternal-life', 12, [8, 10, 12]],
  ])('%s, up to %i plays', (id, maxCycle, expected) => {
    expect(lengths(id, maxCycle, false)).toEqual(expected);
  });

  test('a plain cycle has as many plays as points that change', () => {
    expect(lengths('korean-17-quintuple-ko', 14, true)).toEqual([6, 8, 10]);
  });
});

describe('points of plain cycles', () => {
  test('are those of all plain cycles', () => {
    let points = 0;
    for (const rows of [
      ...EVENTFUL.map((board) => board.split('/')),
      example('korean-13-triple-ko').rows(),
    ]) {
      const limits = { ...LIMITS, position: positionOf(rows), maxCycle: 8 };
      const found = finish(pointsOfPlainCycles(limits.position, limits));
      const listed = new Set<number>();
      for (const cycle of finish(findCycles({ ...limits, kind: 'any', limit: 1e6 })).cycles)
        for (const { point } of cycle.plays) listed.add(point);
      // Cycles that pass a position twice are not listed, so the list may be shorter.
      points += listed.size;
      for (const point of listed) expect(found).toContain(point);
      if (rows.length === 7) expect([...listed].sort()).toEqual([...(found ?? [])].sort());
    }
    expect(points).toBeGreaterThan(40);
  });
});

describe('odd cycles within', () => {
  const { board, moves } = positions.entries.find((entry) => entry.id === 'spight-two-odd-cycles')!;
  const position = positionOf(board);

  test('two rounds of sending two, returning one contain one', () => {
    const plays = [];
    let now = position;
    for (const move of moves) {
      const [who, where] = move.split(' ');
      const color: Color = who === 'B' ? BLACK : WHITE;
      const point = position.geometry.point(where!);
      const placed = place(now, color, point);
      if (typeof placed === 'string') throw new Error(placed);
      plays.push({ color, point, chain: placed.chain, captured: placed.captured });
      now = placed.after;
    }
    expect(now.equals(position)).toBe(true);
    expect(oddCycleWithin(position, plays)?.plays).toEqual(plays.slice(0, 3));
    expect(containsOddCycle(oracleBoard(board), plays as never, false)).toBe(true);
  });

  test('so none of their plays is a ko play', () => {
    for (const color of [BLACK, WHITE] as Color[]) {
      const question = { ...LIMITS, position, first: { color }, limit: 100 };
      expect(finish(findCycles({ ...question, kind: 'ko' })).cycles).toEqual([]);
      expect(finish(findCycles({ ...question, kind: 'odd' })).cycles.map((c) => c.plays.length)).toEqual([3]);
    }
  });

  test('a ko fight contains none', () => {
    const kos = finish(
      findCycles({ ...LIMITS, position: example('korean-17-quintuple-ko'), kind: 'even', limit: 1000 }),
    ).cycles;
    expectSeen(kos.length, 100);
    for (const cycle of kos)
      expect(oddCycleWithin(example('korean-17-quintuple-ko'), cycle.plays)).toBeNull();
  });
});

describe('a search', () => {
  const hard = {
    ...LIMITS,
    position: positionOf(['XO.O', '....', '.XO.', 'X..O']),
    kind: 'ko',
    limit: 1,
  } as const;

  test('ends undecided when its budget ends, and says how far it came', () => {
    const found = finish(findCycles({ ...hard, plain: false, budget: 3000 }));
    expect(found.stopped).toBe('budget');
    expect(found.cycles).toEqual([]);
    expect(found.searchedTo).toBeLessThan(12);
    expect(found.nodes).toBeLessThan(3100);
  });

  test('yields often, and can be left at any yield', () => {
    const task = findCycles({ ...hard, plain: false, budget: 60_000 });
    let yields = 0;
    for (let step = task.next(); !step.done; step = task.next()) yields++;
    expectSeen(yields, 10);
  });

  test('says of an occupied point that nothing begins there', () => {
    const found = finish(findCycles({ ...hard, first: { color: BLACK, point: 0 } }));
    expect(found).toMatchObject({ cycles: [], stopped: null, nodes: 0 });
  });

  test('settles a quiet play of an open board without trying a play', () => {
    const position = Position.empty(Geometry.square(19));
    const found = finish(findCycles({ ...hard, position, first: { color: BLACK, point: 180 } }));
    expect(found).toMatchObject({ cycles: [], stopped: null, nodes: 0, searchedTo: 12, assumptions: [] });
  });
});

describe('fragments', () => {
  const KO = ['.XO.', 'XO.O', '.XO.'];
  const ask = (position: Position, name: string) => {
    const point = position.geometry.point(name);
    const first = { color: BLACK as Color, point };
    return finish(findCycles({ ...LIMITS, position, first, kind: 'ko', limit: 1 }));
  };

  test('a ko away from the open sides is a ko', () => {
    const inside = ['......', '..XO..', '.XO.O.', '..XO..', '......'];
    const found = ask(positionOf(inside, { open: ['left', 'right', 'top', 'bottom'] }), 'd3');
    expect(found.cycles.map((cycle) => cycle.plays.length)).toEqual([2]);
  });

  test('a mouth on an open side is none, and the answer says what it depends on', () => {
    const cut = ['..O', '.XO', 'XO.', '.XO', '..O'];
    expect(ask(positionOf(cut), 'c3').cycles.length).toBe(1);
    const open = ask(positionOf(cut, { open: ['right'] }), 'c3');
    expect(open.cycles).toEqual([]);
    expect(open.assumptions.map(({ kind }) => kind)).toEqual(['open']);
  });

  test('so is one next to a point that nobody knows', () => {
    const unknown = ['.XO.', 'XO.?', '.XO.'];
    const found = ask(positionOf(unknown), 'c2');
    expect(found.cycles).toEqual([]);
    expect(found.assumptions.map(({ kind }) => kind)).toEqual(['unknown']);
  });

  test('what the diagram itself rules out needs no assumption', () => {
    const wide = positionOf([...KO, ...Array.from({ length: 4 }, () => '....')], { open: ['right'] });
    const found = ask(wide, 'a1');
    expect(found).toMatchObject({ cycles: [], assumptions: [], nodes: 0 });
  });
});
