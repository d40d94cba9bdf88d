import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import type { Ply } from '../../src/go/ply.ts';
import { Position } from '../../src/go/position.ts';
import { Recorder } from '../../src/go/recorder.ts';
import { BLACK, type Color, type Move, UNKNOWN, WHITE } from '../../src/go/types.ts';
import { runs } from '../runs.ts';
import { fragments } from './random.ts';

const GEOMETRY = Geometry.square(3);

type Step = { back: number } | { move: (geometry: Geometry) => Move };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc
    .record({
      kind: fc.integer({ min: 0, max: 19 }),
      color: fc.constantFrom<Color>(BLACK, WHITE),
      at: fc.nat(999),
      cells: fc.array(fc.constantFrom(0, 0, 1, 2), { minLength: 36, maxLength: 36 }),
    })
    .map(({ kind, color, at, cells }): Step => {
      if (kind < 5) return { back: 1 + (at % 6) };
      return {
        move: (geometry) => {
          if (kind === 5) return { kind: 'pass', color };
          if (kind > 6) return { kind: 'play', color, point: at % geometry.area };
          return {
            kind: 'setup',
            color,
            position: new Position(geometry, Uint8Array.from(cells.slice(0, geometry.area))),
          };
        },
      };
    }),
  { maxLength: 120 },
);

const facts = (ply: Ply) => ({
  number: ply.number,
  kind: ply.kind,
  captured: ply.captured,
  suicide: ply.suicide,
  recreates: ply.recreates,
  sameAs: ply.sameAs,
  origin: ply.origin,
  playedBefore: ply.playedBefore,
  chain: ply.chain,
  counts: [ply.playCount, ply.passCount, ply.setupCount],
  after: ply.after.rows(),
});

describe('taking back and setup', () => {
  it('leaves a recorder as one that never went there', () => {
    fc.assert(
      fc.property(fragments(), steps, (position, list) => {
        const start = { position, toPlay: BLACK } as const;
        const recorder = new Recorder(position, BLACK);
        const moves: Move[] = [];
        const plies: Ply[] = [];
        for (const step of list) {
          if ('back' in step) {
            for (let i = Math.min(step.back, moves.length); i > 0; i--) {
              recorder.back();
              moves.pop();
              plies.pop();
            }
          } else {
            const move = step.move(position.geometry);
            moves.push(move);
            plies.push(recorder.add(move));
          }
        }
        expect(plies.map(facts)).toEqual(Game.of(start, moves).plies.map(facts));
      }),
      { numRuns: runs(160) },
    );
  });

  it('knows the latest play on the same point and whether all is seen, in games that go on from others too', () => {
    fc.assert(
      fc.property(fragments(), steps, fc.nat(99), (position, list, part) => {
        const moves = list.flatMap((step) => ('move' in step ? [step.move(position.geometry)] : []));
        const cut = Math.floor((part * moves.length) / 99);
        const { plies } = Game.of({ position, toPlay: BLACK }, moves.slice(0, cut)).withAll(moves.slice(cut));
        const latest = new Map<number, number>();
        for (const { kind, point, number, playedBefore, seen, before } of plies) {
          expect(seen).toBe(!position.geometry.hasOpenSide && !before.cells.includes(UNKNOWN));
          expect(playedBefore).toBe(kind === 'play' || kind === 'void' ? (latest.get(point) ?? 0) : 0);
          if (kind === 'play') latest.set(point, number);
        }
      }),
      { numRuns: runs(80) },
    );
  });

  it('knows since when a stone stands where a play finds one', () => {
    let occupied = 0;
    fc.assert(
      fc.property(fragments(), steps, (position, list) => {
        const moves = list.flatMap((step) => ('move' in step ? [step.move(position.geometry)] : []));
        const game = Game.of({ position, toPlay: BLACK }, moves);
        for (const { misplay, number, point, before } of game.plies) {
          if (misplay !== 'occupied') continue;
          occupied++;
          let since = number - 1;
          while (since > 0 && game.after(since - 1).at(point) === before.at(point)) since--;
          expect(game.occupiedSince(number)).toBe(since);
        }
      }),
      { numRuns: runs(160) },
    );
    expect(occupied).toBeGreaterThan(50);
  });

  it('compares positions as they are, across setup', () => {
    const empty = Position.of(GEOMETRY, ['...', '...', '...']);
    const game = Game.of({ position: empty, toPlay: BLACK }, [
      { kind: 'play', color: BLACK, point: 0 },
      { kind: 'setup', color: BLACK, position: empty },
      { kind: 'setup', color: WHITE, position: Position.of(GEOMETRY, ['O..', '...', '...']) },
      { kind: 'setup', color: WHITE, position: empty },
      { kind: 'play', color: BLACK, point: 0 },
    ]);
    expect(game.plies.map((ply) => ply.origin)).toEqual([1, 0, 3, 0, 1]);
    // Setup recreates nothing by itself; a play after it does.
    expect(game.plies.map((ply) => ply.recreates?.earliest ?? null)).toEqual([null, null, null, null, 1]);
  });
});
