import { describe, expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, type Color, type Move, WHITE } from '../../src/go/types.ts';
import { type IngFacts, ingWith } from '../../src/rules/ing/rule.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/rule.ts';
import positions from '../fixtures/positions.json';

const ing = ingWith('ing');

interface Entry {
  readonly id: string;
  readonly board: readonly string[];
  readonly sideToMove: string;
  readonly moves: readonly string[];
  readonly seedClaims?: readonly string[];
}

const entries = positions.entries as unknown as Entry[];

function refereeOf(id: string, moves?: readonly string[]) {
  const entry = entries.find((e) => e.id === id)!;
  const geometry = Geometry.of({ columns: entry.board[0]!.length, rows: entry.board.length });
  const move = (text: string): Move => {
    const [who, where] = text.split(' ');
    const color: Color = who === 'B' ? BLACK : WHITE;
    return where === 'pass'
      ? { kind: 'pass', color }
      : { kind: 'play', color, point: geometry.point(where!) };
  };
  const toPlay = entry.sideToMove === 'B' ? BLACK : WHITE;
  const position = Position.of(geometry, entry.board);
  return new Referee(ing, Game.of({ position, toPlay }, (moves ?? entry.moves).map(move)), DEFAULT_OPTIONS);
}

/** Classes that the rule finds for the moves of an example, each once. */
function classes(id: string): (string | null)[] {
  const referee = refereeOf(id);
  const found = referee.game.plies.map((ply) => (referee.at(ply.number).facts as IngFacts).class);
  return [...new Set(found)].filter((one) => one !== null);
}

/** What the text quotes of Ing, and what is found. Where life and death decide, the rule says that it does not. */
const QUOTED: readonly [string, 'fighting' | 'disturbing', readonly string[]][] = [
  ['spight-triple-ko-1', 'fighting', ['fighting']],
  ['spight-triple-ko-2a', 'disturbing', ['fighting', 'undecided']],
  ['spight-long-life-iii', 'fighting', ['fighting', 'undecided']],
  ['spight-double-hot-stones', 'fighting', ['fighting', 'undecided']],
  ['spight-sending-two-returning-one', 'disturbing', ['disturbing']],
  ['spight-round-robin-ko', 'disturbing', ['undecided']],
  ['spight-disturbing-ko-2', 'disturbing', ['undecided']],
  ['spight-triple-ko-stones', 'disturbing', ['undecided']],
];

describe('classes', () => {
  test.each(QUOTED)('%s: the text quotes %s', (id, quoted, found) => {
    const entry = entries.find((e) => e.id === id)!;
    expect(entry.seedClaims!.some((claim) => claim.includes(`Ing`) && claim.includes(quoted))).toBe(true);
    expect(classes(id)).toEqual(found);
  });

  test('of the first triple ko with a double ko seki, only the outside ko by itself is called fighting', () => {
    const referee = refereeOf('spight-triple-ko-2a');
    expect([1, 2, 3].map((n) => (referee.at(n).facts as IngFacts).class)).toEqual([
      'fighting',
      'undecided',
      'undecided',
    ]);
  });
});

describe('verdicts', () => {
  const last = (id: string, moves: readonly string[]) => {
    const { verdict, code } = refereeOf(id, moves).at(moves.length).verdict;
    return [verdict, code];
  };

  test('a basic ko may not be taken back at once, but after a pass', () => {
    expect(last('extra-basic-ko', ['B c3', 'W b3'])).toEqual(['forbidden', 'ing.fighting-ko']);
    expect(last('extra-basic-ko', ['B c3', 'W pass', 'B pass', 'W b3'])).toEqual(['allowed', null]);
  });

  test('long life is a fighting ko: the two stones may not be taken at once', () => {
    expect(last('spight-long-life-i', ['B c1', 'W e1'])).toEqual(['forbidden', 'ing.fighting-ko']);
    expect(last('spight-long-life-i', ['B c1', 'W c8', 'B d8', 'W e1'])).toEqual(['allowed', null]);
  });

  test('in a triple ko neither ko stone of who captured may be taken at once: twin hot stones', () => {
    const twins = ['forbidden', 'ing.fighting-ko'];
    expect(last('spight-triple-ko-1', ['B d6', 'W b5'])).toEqual(twins);
    expect(last('spight-triple-ko-1', ['B d6', 'W d5'])).toEqual(twins);
    expect(last('spight-triple-ko-1', ['B d6', 'W pass', 'B pass', 'W b5'])).toEqual(['allowed', null]);
    const { facts } = refereeOf('spight-triple-ko-1', ['B d6']).at(1);
    expect((facts as IngFacts).hot).toHaveLength(2);
  });

  test('a triple ko in which a chain has an eye turns on life and death', () => {
    expect(last('spight-disturbing-ko-2', ['B d7', 'W b6'])).toEqual(['allowed', null]);
    expect(last('spight-disturbing-ko-2', ['B d7', 'W b6', 'B f7', 'W d6'])).toEqual([
      'undecided',
      'ing.undecided',
    ]);
  });

  test('sending two, returning one may be played once', () => {
    const round = ['W c6', 'B a6', 'W b6'];
    expect(last('spight-sending-two-returning-one', round)).toEqual(['allowed', null]);
    expect(last('spight-sending-two-returning-one', [...round, 'B pass', ...round])).toEqual([
      'forbidden',
      'ing.disturbing-ko',
    ]);
  });

  test('the suicide of a single stone is forbidden, that of several stones is allowed', () => {
    expect(last('spight-triple-ko-1', ['B b2'])).toEqual(['forbidden', 'play.suicide']);
    const geometry = Geometry.of({ columns: 4, rows: 3 });
    const position = Position.of(geometry, ['X.OO', 'OOOO', 'O.O.']);
    const move: Move = { kind: 'play', color: BLACK, point: geometry.point('b3') };
    const under = (suicide: 'rule' | 'forbidden') =>
      new Referee(ing, Game.of({ position, toPlay: BLACK }, [move]), { ...DEFAULT_OPTIONS, suicide }).at(1);
    expect(under('rule').verdict.verdict).toBe('allowed');
    expect(under('forbidden').verdict.code).toBe('play.suicide');
  });

  test('evidence shows both kos', () => {
    const { verdict } = refereeOf('spight-long-life-i', ['B c1', 'W e1']).at(2);
    expect(
      verdict.evidence.map((e) => (e.kind === 'cycle' ? [e.role, e.from, e.cycle.plays.length] : e.kind)),
    ).toEqual(['points', ['hot', 0, 4], ['capture', 1, 4]]);
  });
});

test('a ko that needs a suicide is none where the author forbids suicide', () => {
  const rows = ['.OXXXX', '.O.XX.', 'O..XXO'];
  const geometry = Geometry.of({ columns: 6, rows: 3 });
  const start = { position: Position.of(geometry, rows), toPlay: BLACK } as const;
  const game = Game.of(start, [{ kind: 'play', color: BLACK, point: geometry.point('a2') }]);
  const under = (suicide: 'rule' | 'forbidden') =>
    new Referee(ing, game, { ...DEFAULT_OPTIONS, maxCycle: 6, suicide }).at(1).facts!.koPlay;
  expect([under('rule'), under('forbidden')]).toEqual([true, false]);
});
