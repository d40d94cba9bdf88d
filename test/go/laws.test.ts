import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Game, type Ply } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { place } from '../../src/go/play.ts';
import { connected, Position } from '../../src/go/position.ts';
import { repetitionsAt } from '../../src/go/repetition.ts';
import { BLACK, type Color, type Move, type Point, WHITE } from '../../src/go/types.ts';
import { hashOf } from '../../src/go/zobrist.ts';
import { expectSeen, runs } from '../runs.ts';
import { Path } from './path.ts';
import { fragments, generator, randomGame } from './random.ts';
import {
  inverse,
  mapGeometry,
  mapMove,
  mapPoint,
  mapPosition,
  SYMMETRIES,
  type Symmetry,
  swapColors,
  swapMove,
} from './symmetry.ts';

const seeds = fc.integer();

/** All that can be asked of a ply, with points and positions sent through a map. */
function portrait(ply: Ply, point = (p: Point) => p, position = (p: Position) => p) {
  const set = (points: readonly Point[]) => points.map(point).sort((a, b) => a - b);
  const { number, color, kind, misplay, suicide, sameAs, recreates, origin, playCount, passCount } = ply;
  return {
    point: ply.point < 0 ? -1 : point(ply.point),
    captured: set(ply.captured),
    chain: set(ply.chain),
    // Which point stands for an assumed chain may differ; how many there are may not.
    assumptions: ply.assumptions.map((one) => one.kind).sort(),
    before: position(ply.before).rows(),
    after: position(ply.after).rows(),
    ...{ number, color, kind, misplay, suicide, sameAs, recreates, origin, playCount, passCount },
  };
}

describe('games', () => {
  it('are what place() says, move by move', () => {
    let captures = 0;
    let repetitions = 0;
    let assumptions = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const { start, moves } = randomGame(seed);
        const game = Game.of(start, moves);
        // In any order: positions are worked out when they are asked for.
        const random = generator(seed);
        for (let i = 0; i < 10; i++) {
          const { after } = game.plies[random(game.length)]!;
          expect(after.hash).toBe(hashOf(after.cells));
        }
        let now = start.position;
        game.plies.forEach((ply, i) => {
          const move = moves[i]!;
          expect(ply.move).toBe(move);
          expect(ply.before.equals(now)).toBe(true);
          const placed = move.kind === 'play' ? place(now, move.color, move.point) : null;
          if (placed === null || typeof placed === 'string') {
            expect(ply.kind).toBe(placed === null ? move.kind : 'void');
            expect(ply.misplay).toBe(placed);
          } else {
            const { captured, suicide, chain, assumptions } = ply;
            expect({ captured, suicide, chain, assumptions }).toEqual({
              captured: placed.captured,
              suicide: placed.suicide,
              chain: placed.chain,
              assumptions: placed.assumptions,
            });
            now = placed.after;
          }
          expect(ply.after.equals(now)).toBe(true);
          expect(ply.after.hash).toBe(hashOf(now.cells));
          captures += ply.suicide ? 0 : ply.captured.length;
          repetitions += ply.sameAs.length;
          assumptions += ply.assumptions.length;
        });
      }),
      { numRuns: runs(60) },
    );
    expectSeen(Math.min(captures, repetitions), 120);
    expectSeen(assumptions, 20);
  });

  it('are the same however they are put together', () => {
    fc.assert(
      fc.property(seeds, fc.nat(40), fc.nat(40), (seed, a, b) => {
        const { start, moves } = randomGame(seed, 4, 40);
        const whole = Game.of(start, moves);
        const pieces = Game.of(start, moves.slice(0, a))
          .withAll(moves.slice(a))
          .prefix(b)
          .withAll(moves.slice(b));
        let single = Game.begin(start);
        for (const move of moves) single = single.with(move);
        const portraits = whole.plies.map((ply) => portrait(ply));
        expect(pieces.plies.map((ply) => portrait(ply))).toEqual(portraits);
        expect(single.plies.map((ply) => portrait(ply))).toEqual(portraits);
        expect(whole.prefix(b).plies).toEqual(whole.plies.slice(0, b));
        expect(whole.toPlayAfter(0)).toBe(start.toPlay);
      }),
      { numRuns: runs(25) },
    );
  });

  it('show the stones before each move, in whatever order and beside whatever other game they are asked for', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = generator(seed);
        const { start, moves } = randomGame(seed, 4, 100);
        // Setup now and then, which puts another board there.
        const list = moves.map((move) => {
          if (random(30) > 0) return move;
          const cells = start.position.cells.map((cell) => (cell === 3 ? 3 : random(3)));
          const position = new Position(start.position.geometry, cells);
          return { kind: 'setup', color: move.color, position } as const;
        });
        const game = Game.of(start, list);
        const branch = game.prefix(random(60)).withAll(list.slice(60).reverse());
        const walks = [game, branch].map((one) => ({
          one,
          fresh: Game.of(
            start,
            one.plies.map(({ move }) => move),
          ),
        }));
        const at = [0, 0];
        for (let step = 0; step < 200; step++) {
          const which = random(6) === 0 ? 1 : 0;
          at[which] = random(8) > 0 ? at[which]! + 1 : random(100);
          const { one, fresh } = walks[which]!;
          const n = at[which]! % one.length;
          const { cells, geometry } = one.plies[n]!.stonesBefore;
          const { before } = fresh.plies[n]!;
          expect(geometry).toBe(before.geometry);
          expect([...cells]).toEqual([...before.cells]);
        }
      }),
      { numRuns: runs(16) },
    );
  });

  it('leave the shared beginning of a variation as it was', () => {
    fc.assert(
      fc.property(seeds, fc.nat(30), (seed, n) => {
        const { start, moves } = randomGame(seed, 4, 40);
        const game = Game.of(start, moves);
        const before = game.plies.map((ply) => portrait(ply));
        const branch = game.prefix(n).withAll(moves.slice(n).reverse());
        expect(branch.plies.slice(0, n)).toEqual(game.plies.slice(0, n));
        expect(game.plies.map((ply) => portrait(ply))).toEqual(before);
        expect(branch.plies.map((ply) => portrait(ply))).toEqual(
          Game.of(start, [...moves.slice(0, n), ...moves.slice(n).reverse()]).plies.map((ply) =>
            portrait(ply),
          ),
        );
      }),
      { numRuns: runs(25) },
    );
  });

  it('tell the same of a repetition in all its forms', () => {
    let found = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const { start, moves } = randomGame(seed, 4);
        const game = Game.of(start, moves);
        for (const ply of game.plies) {
          const one = repetitionsAt(game, ply.number);
          expect(one === null).toBe(ply.sameAs.length === 0);
          expect(ply.recreates === null).toBe(one === null);
          if (!one) continue;
          found++;
          expect([one.earliest.from, one.latest.from]).toEqual([ply.sameAs[0], ply.sameAs.at(-1)]);
          expect(ply.origin).toBe(ply.sameAs[0]);
          for (const { from, to, length, plays, passes, parity } of [one.earliest, one.latest]) {
            const between = game.plies.slice(from, to);
            expect(length).toBe(between.length);
            expect(plays).toBe(between.filter(({ kind }) => kind === 'play').length);
            expect(passes).toBe(between.filter(({ kind }) => kind === 'pass').length);
            expect(between.some(({ kind }) => kind === 'tenuki')).toBe(false);
            expect(parity).toBe(plays % 2 === 0 ? 'even' : 'odd');
          }
          const turn = ply.sameAs.find((n) => game.toPlayAfter(n) === game.toPlayAfter(ply.number));
          expect(ply.recreates!.sameTurn).toBe(turn ?? -1);
          const own = ply.sameAs.find(
            (n) =>
              n > 0 && /play|tenuki/.test(game.plies[n - 1]!.kind) && game.plies[n - 1]!.color === ply.color,
          );
          expect(ply.recreates!.ownPlay).toBe(own ?? -1);
        }
      }),
      { numRuns: runs(60) },
    );
    expectSeen(found, 120);
  });

  it('go on for thousands of moves, and forget what was before a tenuki', () => {
    const geometry = Geometry.square(9);
    const random = generator(5);
    const start = { position: Position.empty(geometry), toPlay: BLACK } as const;
    const moves: Move[] = Array.from({ length: 3000 }, (_, i) => {
      const color = i % 2 === 0 ? BLACK : WHITE;
      return random(50) === 0 ? { kind: 'tenuki', color } : { kind: 'play', color, point: random(81) };
    });
    const game = Game.of(start, moves);
    // The last first, so that all positions before it are still to be worked out.
    const last = game.plies.at(-1)!.after;
    let now: Position = start.position;
    let changes = 0;
    for (const [i, move] of moves.entries()) {
      const placed = move.kind === 'play' ? place(now, move.color, move.point) : 'occupied';
      if (typeof placed !== 'string') {
        now = placed.after;
        changes++;
      }
      if (!game.plies[i]!.after.equals(now)) expect(game.plies[i]!.after.rows()).toEqual(now.rows());
    }
    expect(last.equals(now)).toBe(true);
    expectSeen(changes, 300);
    const tenuki = game.plies.filter(({ kind }) => kind === 'tenuki').map(({ number }) => number);
    for (const ply of game.plies) {
      if (!ply.recreates) continue;
      const from = tenuki.filter((n) => n < ply.number).at(-1) ?? 0;
      expect(ply.recreates.earliest).toBeGreaterThanOrEqual(from);
    }
  });
});

describe('symmetry', () => {
  it('turns points back with the inverse, and keeps neighbors neighbors', () => {
    fc.assert(
      fc.property(fragments(), fc.constantFrom(...SYMMETRIES), ({ geometry }, symmetry) => {
        const mapped = mapGeometry(symmetry, geometry);
        expect(mapGeometry(inverse(symmetry), mapped)).toBe(geometry);
        const images = new Set<Point>();
        for (let p = 0; p < geometry.area; p++) {
          const q = mapPoint(symmetry, geometry, p);
          images.add(q);
          expect(mapPoint(inverse(symmetry), mapped, q)).toBe(p);
          expect(mapped.outward[q]).toBe(geometry.outward[p]);
          expect(around(mapped, q)).toEqual(
            around(geometry, p)
              .map((n) => mapPoint(symmetry, geometry, n))
              .sort((a, b) => a - b),
          );
        }
        expect(images.size).toBe(geometry.area);
      }),
      { numRuns: runs(40) },
    );
  });

  it('is one of eight different ones', () => {
    const [position] = fc.sample(
      fragments({ columns: 4, rows: 4 }).filter((one) => new Set(one.rows()).size === 4),
      { numRuns: 1 },
    );
    expect(new Set(SYMMETRIES.map((symmetry) => mapPosition(symmetry, position!).rows().join())).size).toBe(
      8,
    );
  });

  it('makes no difference to a game, nor does the exchange of colors', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { start, moves } = randomGame(seed, 5, 40);
        const { geometry } = start.position;
        const game = Game.of(start, moves);
        for (const symmetry of SYMMETRIES) {
          const mapped = Game.of(
            { ...start, position: mapPosition(symmetry, start.position) },
            moves.map((move) => mapMove(symmetry, geometry, move)),
          );
          expect(mapped.plies.map((ply) => portrait(ply))).toEqual(
            game.plies.map((ply) => portrait(ply, ...through(symmetry, geometry))),
          );
        }
        const swapped = Game.of(
          { position: swapColors(start.position), toPlay: (3 - start.toPlay) as Color },
          moves.map(swapMove),
        );
        expect(swapped.plies.map((ply) => portrait(ply))).toEqual(
          game.plies.map((ply) => ({ ...portrait(ply, undefined, swapColors), color: 3 - ply.color })),
        );
      }),
      { numRuns: runs(16) },
    );
  });
});

function through(symmetry: Symmetry, geometry: Geometry) {
  return [
    (p: Point) => mapPoint(symmetry, geometry, p),
    (position: Position) => mapPosition(symmetry, position),
  ] as const;
}

function around(geometry: Geometry, p: Point): Point[] {
  return [...geometry.neighbors.subarray(4 * p, 4 * p + 4)].filter((n) => n >= 0).sort((a, b) => a - b);
}

describe('Path', () => {
  it('refuses what recreates a position, and nothing else', () => {
    let refused = 0;
    fc.assert(
      fc.property(fragments(), seeds, fc.constantFrom('allowed', 'forbidden'), (start, seed, suicide) => {
        const random = generator(seed);
        const path = new Path(start, suicide as 'allowed' | 'forbidden');
        const past: Position[] = [start];
        for (let i = 0; i < 120; i++) {
          if (random(9) === 0 && past.length > 1) {
            path.undo();
            past.pop();
          } else {
            const now = past.at(-1)!;
            const p = random(start.geometry.area);
            const color = random(2) === 0 ? BLACK : WHITE;
            const placed = place(now, color, p);
            const result = path.play(color, p);
            if (typeof placed === 'string') expect(result).toBe(-1);
            else if (placed.suicide && suicide === 'forbidden') expect(result).toBe(-3);
            else if (past.some((one) => one.equals(placed.after))) {
              expect(result).toBe(-2);
              refused++;
            } else {
              expect(result).toBe(placed.captured.length);
              past.push(placed.after);
            }
          }
          expect(path.board.is(past.at(-1)!)).toBe(true);
        }
      }),
      { numRuns: runs(50) },
    );
    expectSeen(refused, 120);
  });
});

describe('connected', () => {
  it('has a point, its neighbors of the same color, theirs, and nothing else; so every point of a chain finds the same', () => {
    fc.assert(
      fc.property(fragments(), (position) => {
        const { geometry, cells } = position;
        for (let p = 0; p < geometry.area; p++) {
          const chain = connected(position, p).sort((a, b) => a - b);
          expect(chain).toContain(p);
          expect(new Set(chain).size).toBe(chain.length);
          for (const q of chain) {
            expect(cells[q]).toBe(cells[p]);
            for (const n of geometry.adjacent(q)) expect(chain.includes(n)).toBe(cells[n] === cells[p]);
            expect(connected(position, q).sort((a, b) => a - b)).toEqual(chain);
          }
        }
      }),
      { numRuns: runs(12) },
    );
  });
});
