import { describe, expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { type Placed, place } from '../../src/go/play.ts';
import { Position } from '../../src/go/position.ts';
import type { CouplingEvent, CouplingFacts, Violation } from '../../src/rules/coupling/facts.ts';
import { couplingWith } from '../../src/rules/coupling/rule.ts';
import { say } from '../../src/words/index.ts';
import { Naive } from '../find/naive.ts';
import { ENTRIES, type Entry, gameOf, letterOf, moved, padded, referee, turned } from './coupling-korean.ts';

const coupling = couplingWith('coupling');

const JASIEK = ENTRIES.filter((entry) => entry.derived && entry.id.startsWith('jasiek'));

/**
 * The tables follow the ko positions of the start. In two entries a ko position of the text's definitions comes into being on the way, in
 * which nothing is ever played; the tables do not list it, and here is that it is one. `1 B a1, W b1` of the first is a corner ko.
 */
const UNTOUCHED: Record<string, Record<number, string[][]>> = {
  'jasiek-basic-ko-threat': { 6: [['a1', 'a2']], 7: [['a1', 'a2']] },
  'jasiek-eternal-life': { 3: [['e1', 'f1', 'g1', 'h1']] },
};

describe('the tables of Jasiek’s rules', () => {
  test('there are eight', () => expect(JASIEK.length).toBe(8));

  for (const entry of JASIEK) {
    test(entry.id, () => {
      const game = gameOf(entry);
      const { geometry } = game.start.position;
      const judge = referee(coupling, game);
      const { analysisOfStart, table } = entry.derived!;
      for (const row of table) {
        const { facts, verdict } = judge.at(row.n);
        const about = `move ${row.n}`;
        expect(facts!.events.map(eventAsInTheTables(entry, row.n)), about).toEqual(row.events);
        expect(
          facts!.violations.map((v) => violationAsInTheTables(v, letter(entry, row.n))),
          about,
        ).toEqual(row.violations);
        expect(
          facts!.positions.map(({ points }) => geometry.names(points)),
          about,
        ).toEqual(analysisOfStart.koPositions);
        expect(facts!.positions.map(disturber), about).toEqual(row.disturbers);
        expect(
          facts!.positions.map(({ stopped }) => stopped && letterOf(stopped)),
          about,
        ).toEqual(row.stopped);
        expect(
          facts!.untouched.map((points) => geometry.names(points)),
          about,
        ).toEqual(UNTOUCHED[entry.id]?.[row.n] ?? []);
        expect(verdict.verdict, about).toBe(row.violations.length > 0 ? 'forbidden' : 'allowed');
        expect(verdict.code, about).toBe(facts!.violations[0]?.code ?? null);
      }
    });
  }
});

describe('the definitions at the start of each table', () => {
  for (const entry of JASIEK) {
    test(entry.id, () => {
      const game = gameOf({ ...entry, moves: [`${entry.sideToMove} pass`] });
      const { geometry, cells } = game.start.position;
      const { analysisOfStart } = entry.derived!;
      const analysis = referee(coupling, game).at(1).facts!.analysis!;
      const names = (lists: readonly (readonly number[])[]) => lists.map((list) => geometry.names(list));
      expect(names(analysis.positions)).toEqual(analysisOfStart.koPositions);
      expect(names(analysis.mouths)).toEqual(analysisOfStart.koMouths);
      expect(
        analysis.strings
          .map(({ points, color }) => `${letterOf(color)}:${geometry.names(points).join()}`)
          .sort(),
      ).toEqual([...analysisOfStart.koStrings].sort());
      const couplings = analysis.couplings.map(({ strings, mouths }) => ({
        strings: strings
          .map(
            (string) =>
              `${'.BW'[cells[string[0]!]!]}:${string.map((p) => geometry.name(p)).sort()[0]}(${string.length})`,
          )
          .sort(),
        mouths: names(mouths),
      }));
      expect(couplings).toEqual(
        analysisOfStart.koCouplings.map(({ strings, mouths }) => ({ strings: [...strings].sort(), mouths })),
      );
    });
  }
});

describe('the same wherever and by whomever it is played', () => {
  for (const entry of JASIEK) {
    test(entry.id, () => {
      const game = gameOf(entry);
      const { geometry } = game.start.position;
      const plain = summary(
        game.length,
        (n) => referee(coupling, game).at(n).facts!,
        geometry,
        (p) => p,
        false,
      );
      const own = referee(coupling, game);
      const busy = game.plies.flatMap(({ number }) => own.at(number).facts!.analysis!.mouths.flat());
      const larger = padded(game.start.position, busy);
      for (let symmetry = 0; symmetry < 16; symmetry++) {
        const swap = symmetry >= 8;
        const image = turned(geometry, symmetry & 7);
        const other = moved(game, image.geometry, image.to, swap);
        const judge = referee(coupling, other);
        const back = inverse(geometry.area, image.to);
        expect(
          summary(other.length, (n) => judge.at(n).facts!, geometry, back, swap),
          `${symmetry}`,
        ).toEqual(plain);
      }
      const outer = moved(game, larger.geometry, larger.to, false, larger.outside);
      const judge = referee(coupling, outer);
      const back = inverse(geometry.area, larger.to);
      expect(summary(outer.length, (n) => judge.at(n).facts!, geometry, back, false)).toEqual(plain);
    });
  }
});

/** Ko positions, disturbers and violations after each move, in terms of the game that another one is the image of. */
function summary(
  moves: number,
  facts: (n: number) => CouplingFacts,
  geometry: Geometry,
  back: (p: number) => number,
  swap: boolean,
) {
  return Array.from({ length: moves }, (_, i) => {
    const { positions, violations, untouched } = facts(i + 1);
    return {
      positions: positions
        .map((one) => {
          const color = (c: typeof one.disturber) => (swap && typeof c === 'number' ? 3 - c : c);
          return `${geometry.names(one.points.map(back))} ${color(one.disturber)} ${color(one.stopped)} ${one.since}`;
        })
        .sort(),
      untouched: untouched.map((points) => geometry.names(points.map(back)).join(' ')).sort(),
      violations: violations.map(({ code }) => code),
    };
  });
}

function inverse(area: number, to: (p: number) => number): (p: number) => number {
  const back = new Map(Array.from({ length: area }, (_, p) => [to(p), p]));
  return (p) => back.get(p) ?? -1;
}

function letter(entry: Entry, n: number): string {
  return entry.moves[n - 1]![0]!;
}

function disturber({ disturber }: CouplingFacts['positions'][number]): string | null {
  return typeof disturber === 'number' ? letterOf(disturber) : disturber;
}

function eventAsInTheTables(entry: Entry, n: number) {
  return (event: CouplingEvent): string => {
    const player = event.player === 'unknown' ? '?' : letterOf(event.player);
    const where = `ko position ${event.koPosition}`;
    switch (event.kind) {
      case 'becomes':
        return `${player} becomes disturber of ${where}`;
      case 'ends':
        return `${where}: disturber ${player} ends${event.by === 'play' ? '' : ` (${event.by})`}`;
      case 'replaced':
        return `disturber ${player} ceases, sequence continued by opponent ${letter(entry, n)}`;
      case 'repeated':
        return `configuration of ${where} repeated -> disturber ${player} is stopped`;
    }
  };
}

function violationAsInTheTables(violation: Violation, player: string): string {
  if (violation.code === 'coupling.basic-ko') return 'basic ko';
  if ('point' in violation) return 'prohibition: no ko stone';
  const where = `ko position ${violation.koPosition}`;
  return violation.code === 'coupling.disturber'
    ? `disturber rule: configuration of ${where} has been repeated, ${player} may not play a ko stone there`
    : `prohibition: ${player} would become disturber of ${where} a second time in the same class`;
}

describe('evidence', () => {
  let violations = 0;
  for (const entry of JASIEK) {
    test(`${entry.id}: the cycle that makes the ko string can be played, and ends where it begins`, () => {
      const game = gameOf(entry);
      const judge = referee(coupling, game);
      for (const { number } of game.plies) {
        const { verdict } = judge.at(number);
        if (verdict.verdict !== 'forbidden') continue;
        violations++;
        const shown = verdict.evidence.flatMap((one) => (one.kind === 'cycle' ? [one] : []));
        expect(shown.map(({ role }) => role)).toEqual(['string']);
        const { from, cycle } = shown[0]!;
        let position = game.after(from);
        for (const { color, point, captured } of cycle.plays) {
          const placed = place(position, color, point) as Placed;
          expect(placed.captured).toEqual(captured);
          position = placed.after;
        }
        expect(position.equals(game.after(from))).toBe(true);
        expect(cycle.plays.some(({ captured }) => captured.includes(game.plies[number - 1]!.point))).toBe(
          true,
        );
        const moves = verdict.evidence.flatMap((one) => (one.kind === 'move' ? [one] : []));
        expect(moves.length).toBeGreaterThan(0);
        for (const { number: earlier } of moves) expect(earlier).toBeLessThan(number);
      }
    });
  }

  test('is of more than one violation', () => {
    expect(violations).toBeGreaterThan(1);
  });

  test('basic ko shows the captor', () => {
    const entry = JASIEK.find(({ id }) => id === 'jasiek-basic-ko')!;
    const { verdict } = referee(coupling, gameOf({ ...entry, moves: ['B c3', 'W b3'] })).at(2);
    expect(verdict).toMatchObject({ verdict: 'forbidden', code: 'coupling.basic-ko' });
    expect(verdict.evidence).toContainEqual({ kind: 'move', role: 'captor', number: 1 });
  });
});

describe('what is not in the tables', () => {
  // So the text need not say whether the basic ko clause is about recaptures that take more.
  test('a stone that takes back a single captor takes nothing else, on any board of 3x3', () => {
    const tables = new Naive(3, 3);
    const { area, boards, after, taken, chain } = tables;
    let recaptures = 0;
    for (let i = 0; i < boards.length * 2 * area; i++) {
      const p = i % area;
      const color = Math.floor(i / area) % 2;
      const point = Math.log2(taken[i]!);
      if (after[i]! < 0 || chain[i] !== 1 << p || !Number.isInteger(point) || point === p) continue;
      const all = taken[tables.at(after[i]!, 1 - color, point)]!;
      if (((all >> p) & 1) === 0) continue;
      expect(all).toBe(1 << p);
      recaptures++;
    }
    expect(recaptures).toBe(768);
  });

  const seki = JASIEK.find(({ id }) => id === 'jasiek-double-ko-seki')!;
  const sending = JASIEK.find(({ id }) => id === 'jasiek-sending-two')!;

  test('the other player who goes on becomes the disturber', () => {
    // Black 3 breaks basic ko, and repeats what his own first move made: he is stopped, and White goes on.
    const moves = ['B d6', 'W b5', 'B b6', 'W d5', 'B d6'];
    const game = gameOf({ ...seki, moves });
    const judge = referee(coupling, game);
    expect(judge.at(3).verdict.code).toBe('coupling.basic-ko');
    expect(judge.at(3).facts!.positions[0]).toMatchObject({ disturber: 1, stopped: 1 });
    expect(judge.at(4).facts!.events.map((event) => event.kind)).toEqual(['replaced', 'becomes']);
    expect(judge.at(4).facts!.positions[0]).toMatchObject({ disturber: 2, stopped: null, since: 4 });
  });

  test('a tenuki ends the past: what was done before it may be done again', () => {
    const again = gameOf({ ...sending, moves: ['W c6', 'B a6', 'W b6', 'B pass', 'W c6'] });
    expect(referee(coupling, again).at(5).verdict.code).toBe('coupling.prohibition');
    const elsewhere = gameOf({ ...sending, moves: ['W c6', 'B a6', 'W b6', 'B tenuki', 'W c6'] });
    expect(referee(coupling, elsewhere).at(5).verdict.verdict).toBe('allowed');
  });

  test('without a budget nothing is concluded but what is certain', () => {
    const entry = JASIEK.find(({ id }) => id === 'jasiek-basic-ko')!;
    const moves = ['B c3', 'W b3', 'B pass', 'W e5', 'B pass', 'W d5'];
    const judge = referee(coupling, gameOf({ ...entry, moves }), { budget: 1 });
    expect([1, 2, 3, 4].map((n) => judge.at(n).verdict.code)).toEqual([
      'coupling.undecided',
      'coupling.basic-ko',
      null,
      'coupling.undecided',
    ]);
    expect(judge.at(1).facts!.analysis).toBeNull();
    expect(
      coupling.toJson!(judge.at(1).facts!, judge.game.start.position.geometry, judge.game),
    ).toMatchObject({
      complete: false,
    });
  });

  test('doubt ends where it no longer matters', () => {
    // Move 1 cannot be worked out here; a play elsewhere after it ends whatever it began, and does nothing else.
    const rows = ['OOOOOO.', 'OXO.OOO', 'X.XOXXX', 'XXXXX.X', 'XXXXXXX', 'OOOOOOO', 'O.OOO.O'];
    const game = gameOf({ board: rows, sideToMove: 'B', moves: ['B d6', 'W pass', 'B f4'] });
    const judge = referee(coupling, game, { budget: 9 });
    expect(judge.at(1).verdict.verdict).toBe('undecided');
    expect(judge.at(2).verdict.verdict).toBe('allowed');
    expect(judge.at(2).facts!.positions.every(({ disturber }) => disturber === null)).toBe(true);
  });

  test('a search yields, and goes on from where it was', () => {
    const corner = ENTRIES.find(({ id }) => id === 'korean-18-pair-of-double-kos-corners')!;
    const task = referee(coupling, gameOf(corner)).task(1);
    let yields = 0;
    for (let step = task.next(); !step.done; step = task.next()) yields++;
    expect(yields).toBeGreaterThan(0);
  });

  test('the empty point of a neighboring mouth counts: these eight mouths are eight ko positions', () => {
    const ring = { board: ['.X.', 'XOX', 'O.O'], sideToMove: 'B', moves: ['B pass'] };
    const { analysis } = referee(coupling, gameOf(ring), { maxCycle: 8 }).at(1).facts!;
    expect(analysis!.mouths).toHaveLength(8);
    expect(analysis!.couplings).toEqual([]);
    expect(analysis!.positions).toEqual(analysis!.mouths);
  });

  test('on a part of the board it says what the outside is taken to do', () => {
    const geometry = Geometry.of({ columns: 4, rows: 3, open: ['top', 'right', 'bottom', 'left'] });
    const position = Position.of(geometry, ['.XO.', 'XO.O', '.XO.']);
    const play = { kind: 'play', color: 1, point: geometry.point('c2') } as const;
    const free = referee(coupling, Game.of({ position, toPlay: 1 }, [play])).at(1);
    expect(free.facts!.positions.map(({ points }) => geometry.names(points))).toEqual([['b2', 'c2']]);
    expect(free.verdict.assumptions).toEqual([]);
    const tight = Position.of(geometry, ['OXOX', 'XO.O', 'OXOX']);
    const held = referee(coupling, Game.of({ position: tight, toPlay: 1 }, [play])).at(1);
    const names = held.verdict.assumptions.map(({ kind, chain }) => `${kind} ${geometry.name(chain)}`);
    expect(names.sort()).toEqual(['a2', 'b1', 'b3', 'c1', 'c3', 'd2'].map((p) => `open ${p}`));
  });

  test('what it tells people', () => {
    const game = gameOf({ ...seki, moves: ['B d6', 'W b5'] });
    const { facts } = referee(coupling, game).at(2);
    const { geometry } = game.start.position;
    expect(coupling.describe!(facts!, geometry, () => ['b', 'c']).map((message) => say(message))).toEqual([
      'ko position 1 (kos b and c): B5 B6 D5 D6; disturber: Black since move 1',
    ]);
    expect(coupling.toJson!(facts!, geometry, game)).toMatchObject({
      koPositions: [['b5', 'b6', 'd5', 'd6']],
      disturbers: ['black'],
      mouths: [
        ['b5', 'b6'],
        ['d5', 'd6'],
      ],
      complete: true,
    });
    expect(coupling.marks!(facts!).mouths).toHaveLength(2);
  });
});
