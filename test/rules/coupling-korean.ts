/** What the tests of the two rules share: the fixture of whole-board positions, and games from it. */
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import type { Color, Move } from '../../src/go/types.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type KoRule, type RuleOptions } from '../../src/rules/rule.ts';
import fixture from '../fixtures/positions.json';

export interface Repetition {
  readonly afterMove: number;
  readonly equalsAfterMove: number;
  readonly length: number;
  readonly passesInCycle: number;
  readonly boardPlaysInCycle: number;
}

export interface Entry {
  readonly id: string;
  readonly board: readonly string[];
  readonly sideToMove: string;
  readonly moves: readonly string[];
  readonly expected: {
    readonly basicKoViolations: readonly number[];
    readonly firstRepetition: Repetition | null;
  };
  readonly variations?: readonly {
    readonly name: string;
    readonly sideToMove: string;
    readonly moves: readonly string[];
    readonly allRepetitions: readonly Repetition[];
  }[];
  readonly derived?: {
    readonly analysisOfStart: {
      readonly koStrings: readonly string[];
      readonly koMouths: readonly (readonly string[])[];
      readonly koCouplings: readonly {
        readonly strings: readonly string[];
        readonly mouths: readonly (readonly string[])[];
      }[];
      readonly koPositions: readonly (readonly string[])[];
    };
    readonly table: readonly {
      readonly n: number;
      readonly events: readonly string[];
      readonly violations: readonly string[];
      readonly disturbers: readonly (string | null)[];
      readonly stopped: readonly (string | null)[];
    }[];
  };
}

export const ENTRIES = fixture.entries as unknown as readonly Entry[];

export function colorOf(letter: string): Color {
  return letter === 'B' ? 1 : 2;
}

export function letterOf(color: Color): string {
  return color === 1 ? 'B' : 'W';
}

export function moveOf(geometry: Geometry, text: string): Move {
  const [letter, where] = text.split(' ') as [string, string];
  const color = colorOf(letter);
  if (where === 'pass' || where === 'tenuki') return { kind: where, color };
  return { kind: 'play', color, point: geometry.point(where) };
}

export function gameOf(
  entry: Pick<Entry, 'board' | 'sideToMove' | 'moves'>,
  { moves, sideToMove }: Pick<Entry, 'moves' | 'sideToMove'> = entry,
): Game {
  const geometry = Geometry.of({ columns: entry.board[0]!.length, rows: entry.board.length });
  return Game.of(
    { position: Position.of(geometry, entry.board), toPlay: colorOf(sideToMove) },
    moves.map((text) => moveOf(geometry, text)),
  );
}

export function referee<S, F>(rule: KoRule<S, F>, game: Game, options: Partial<RuleOptions> = {}) {
  return new Referee(rule, game, { ...DEFAULT_OPTIONS, ...options });
}

/** The board turned, mirrored or both (0 … 7), and where its points have gone. */
export function turned(
  geometry: Geometry,
  symmetry: number,
): { geometry: Geometry; to: (p: number) => number } {
  const { columns, rows } = geometry;
  const swap = (symmetry & 4) !== 0;
  const image = Geometry.of(swap ? { columns: rows, rows: columns } : { columns, rows });
  return {
    geometry: image,
    to: (p) => {
      const x = symmetry & 1 ? columns - 1 - geometry.x(p) : geometry.x(p);
      const y = symmetry & 2 ? rows - 1 - geometry.y(p) : geometry.y(p);
      return swap ? image.at(y, x) : image.at(x, y);
    },
  };
}

/** The same game after its points have gone to other points of another board, perhaps with the colors exchanged. */
export function moved(
  game: Game,
  geometry: Geometry,
  to: (p: number) => number,
  swap: boolean,
  outside: (p: number) => number = () => 0,
): Game {
  const color = (c: number) => (swap && (c === 1 || c === 2) ? 3 - c : c);
  const start = game.start.position;
  const cells = Uint8Array.from({ length: geometry.area }, (_, p) => outside(p));
  for (let p = 0; p < start.cells.length; p++) cells[to(p)] = color(start.cells[p]!);
  return Game.of(
    { position: new Position(geometry, cells), toPlay: color(game.start.toPlay) as Color },
    game.plies.map(({ move }) =>
      move.kind === 'play'
        ? { kind: 'play', color: color(move.color) as Color, point: to(move.point) }
        : { kind: move.kind as 'pass' | 'tenuki', color: color(move.color) as Color },
    ),
  );
}

/**
 * The position in a corner of a board with four more lines each way, where the border is continued: so strings at the border go on
 * and stay what they are, and nothing new can change. Lines are added on sides where `busy` has no point.
 */
export function padded(
  position: Position,
  busy: readonly number[],
): { geometry: Geometry; to: (p: number) => number; outside: (p: number) => number } {
  const { geometry } = position;
  const larger = Geometry.of({ columns: geometry.columns + 4, rows: geometry.rows + 4 });
  const left = busy.some((p) => geometry.x(p) === geometry.columns - 1) ? 4 : 0;
  const above = busy.some((p) => geometry.y(p) === 0) ? 0 : 4;
  const within = (n: number, most: number) => Math.min(Math.max(n, 0), most - 1);
  return {
    geometry: larger,
    to: (p) => larger.at(geometry.x(p) + left, geometry.y(p) + above),
    outside: (p) =>
      position.at(
        geometry.at(within(larger.x(p) - left, geometry.columns), within(larger.y(p) - above, geometry.rows)),
      ),
  };
}
