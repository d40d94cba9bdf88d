import { describe, expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, type Color, type Move, WHITE } from '../../src/go/types.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type RuleOptions } from '../../src/rules/rule.ts';
import { type SpightFacts, spightWith } from '../../src/rules/spight/rule.ts';
import positions from '../fixtures/positions.json';
import { enlarged, type Made, VARIANTS } from './variants.ts';

const spight = spightWith('spight');

interface Entry {
  readonly id: string;
  readonly board: readonly string[];
  readonly sideToMove: string;
  readonly moves: readonly string[];
  readonly spight?: {
    readonly perMove: readonly {
      readonly n: number;
      readonly move: string;
      readonly koPlay: boolean;
      readonly cycle: readonly string[] | null;
      readonly hotAfter: readonly string[];
      readonly prohibited: boolean;
    }[];
    readonly koPlaysAllowed: readonly string[];
    readonly koPlaysProhibited: readonly string[];
  };
}

const entries = (positions.entries as unknown as Entry[]).filter((entry) => entry.spight);

/** Reads `B c3`, `W pass`. */
function moveOf(geometry: Geometry, text: string): Move {
  const [who, where] = text.split(' ');
  const color: Color = who === 'B' ? BLACK : WHITE;
  return where === 'pass' ? { kind: 'pass', color } : { kind: 'play', color, point: geometry.point(where!) };
}

function positionOf(entry: Entry): Position {
  const geometry = Geometry.of({ columns: entry.board[0]!.length, rows: entry.board.length });
  return Position.of(geometry, entry.board);
}

/** What the rule says of an entry: each move, and each play that is possible after the last. */
function judged(entry: Entry, options: RuleOptions, made: Made) {
  const { geometry } = positionOf(entry);
  const move = (text: string): Move => {
    const plain = moveOf(geometry, text);
    const color = made.color(plain.color);
    return plain.kind === 'play'
      ? { kind: 'play', color, point: made.point(plain.point) }
      : { ...plain, color };
  };
  const names = (points: readonly number[]) => geometry.names(points.map(made.back));
  const game = Game.of(
    { position: made.position, toPlay: made.color(entry.sideToMove === 'B' ? BLACK : WHITE) },
    entry.moves.slice(0, entry.spight!.perMove.length).map(move),
  );
  const referee = new Referee(spight, game, options);
  const moves = game.plies.map((ply) => {
    const { verdict, facts } = referee.at(ply.number);
    const { koPlay, hot, cycle } = facts as SpightFacts;
    return {
      koPlay,
      length: cycle?.plays.length ?? null,
      hot: names(hot),
      prohibited: verdict.verdict === 'forbidden',
    };
  });
  const next: Record<'allowed' | 'forbidden', string[]> = { allowed: [], forbidden: [] };
  const color = game.toPlayAfter(game.length);
  for (let point = 0; point < made.position.cells.length; point++) {
    if (game.after(game.length).cells[point] !== 0) continue;
    const task = referee.hypothetical(game.length, { kind: 'play', color, point });
    let step = task.next();
    while (!step.done) step = task.next();
    const { verdict, facts } = step.value.judged;
    if ((facts as SpightFacts).koPlay && step.value.ply.suicide === false) {
      next[verdict.verdict as 'allowed' | 'forbidden'].push(geometry.name(made.back(point)));
    }
  }
  return { moves, allowed: next.allowed.sort(), forbidden: next.forbidden.sort() };
}

function expected(entry: Entry) {
  const { perMove, koPlaysAllowed, koPlaysProhibited } = entry.spight!;
  return {
    moves: perMove.map((move) => ({
      koPlay: move.koPlay,
      length: move.cycle?.length ?? null,
      hot: move.hotAfter,
      prohibited: move.prohibited,
    })),
    allowed: [...koPlaysAllowed].sort(),
    forbidden: [...koPlaysProhibited].sort(),
  };
}

/** Hidden kos are the letter of the text, and only the snapback's block is of that reading. */
function holds(entry: Entry, hiddenKos: RuleOptions['hiddenKos']): boolean {
  return hiddenKos === 'count' || entry.id !== 'extra-snapback';
}

describe.each(['ignore', 'count'] as const)('every example of the text, hidden kos: %s', (hiddenKos) => {
  describe.each([8, 10, 12])('kos of at most %i plays', (maxCycle) => {
    test.each(entries.filter((entry) => holds(entry, hiddenKos)))('$id', (entry) => {
      const options = { ...DEFAULT_OPTIONS, hiddenKos, maxCycle };
      expect(judged(entry, options, VARIANTS[0]!.make(positionOf(entry)))).toEqual(expected(entry));
    });
  });

  test.each(VARIANTS.slice(1))('$name', (variant) => {
    for (const entry of entries) {
      if (!holds(entry, hiddenKos)) continue;
      const options = { ...DEFAULT_OPTIONS, hiddenKos, maxCycle: 12 };
      expect(judged(entry, options, variant.make(positionOf(entry))), entry.id).toEqual(expected(entry));
    }
  });

  test('on a larger board', () => {
    let enlargeable = 0;
    for (const entry of entries) {
      const made = enlarged(positionOf(entry));
      if (!made || !holds(entry, hiddenKos)) continue;
      enlargeable++;
      const options = { ...DEFAULT_OPTIONS, hiddenKos, maxCycle: 12 };
      expect(judged(entry, options, made), entry.id).toEqual(expected(entry));
    }
    expect(enlargeable).toBeGreaterThanOrEqual(10);
  });
});
