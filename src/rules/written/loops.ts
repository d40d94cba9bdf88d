import { Game } from '../../go/game.ts';
import { Geometry } from '../../go/geometry.ts';
import { Position } from '../../go/position.ts';
import { finish } from '../../go/task.ts';
import { BLACK, type Color, EMPTY, type Move, WHITE } from '../../go/types.ts';
import { judgeMove } from '../referee.ts';
import { DEFAULT_OPTIONS, type KoRule } from '../rule.ts';

/** A position from which players who want to can go round. */
export interface Loop {
  readonly pattern: 'basic-ko' | 'sending-two-returning-one' | 'eternal-life' | 'triple-ko' | 'cyclic-ko';
  readonly rows: readonly string[];
  /** Moves of alternating colors, `pass` among them, after which the board is as it was. */
  readonly moves: readonly string[];
}

/** The shortest first. The shapes are well known; the boards around them are our own. */
const LOOPS: readonly Loop[] = [
  { pattern: 'basic-ko', rows: ['X.'], moves: ['W b1', 'B a1'] },
  {
    pattern: 'sending-two-returning-one',
    rows: ['.O.XX.', 'OXXXXX', 'OXX.XX', 'OXXXXX', 'OOOOOO', 'O.OO.O'],
    moves: ['W c6', 'B a6', 'W b6', 'B pass'],
  },
  {
    pattern: 'eternal-life',
    rows: ['O.OOOO.O', 'OOOOOOOO', 'OOOOOOOO', 'OOOOOOOO', 'OOOOOOOO', 'XXXXXOOO', 'XOOOXXOO', '.O.X.OX.'],
    moves: ['B c1', 'W e1', 'B d1', 'W f1'],
  },
  {
    pattern: 'triple-ko',
    rows: ['OOOOOOO', 'OXO.O.O', 'X.XOXOX', 'XXXXXXX', 'OOOOOOO', 'O.OO.OO', 'OOOOOOO'],
    moves: ['B d6', 'W b5', 'B f6', 'W d5', 'B b6', 'W f5'],
  },
  {
    pattern: 'cyclic-ko',
    rows: [
      'X.XXXXXXX.X',
      'XXXXXXXXXXX',
      'XXXXXXXXXXX',
      'XXXXXXXXXXX',
      'XXXXXXXXXXX',
      'XXXXXXXXXXX',
      'OOOOOOOOOOO',
      '.OOXXXXXOOO',
      'OOOXX.XXOOO',
      'OOOXXXXXOOO',
      'O.X.OX.O.XO',
    ],
    moves: ['B b1', 'W g1', 'B j1', 'W d1', 'B c1', 'W h1', 'B k1', 'W e1'],
  },
];

/**
 * After so many rounds and moves every count and window of a clause is past: what has been allowed
 * so long is allowed without end.
 */
const ROUNDS = 12;
const MOVES = 120;

/** The first loop that a rule without a search lets go on for ever; `null` where it stops all. */
export function endlessLoop(rule: KoRule): Loop | null {
  if (rule.searches) return null;
  return LOOPS.find((loop) => goesOn(rule, loop)) ?? null;
}

/** The first round of a loop. */
function roundOf({ moves, rows }: Loop): Game {
  const geometry = Geometry.of({ columns: rows[0]?.length ?? 1, rows: rows.length });
  const cells = Uint8Array.from(rows.join(''), (sign) =>
    sign === 'X' ? BLACK : sign === 'O' ? WHITE : EMPTY,
  );
  const names = new Map(Array.from(cells, (_, p) => [geometry.name(p), p]));
  const read = (said: string): Move => {
    const [by, at = ''] = said.split(' ');
    const color: Color = by === 'B' ? BLACK : WHITE;
    const point = names.get(at);
    return point === undefined ? { kind: 'pass', color } : { kind: 'play', color, point };
  };
  const toPlay = moves[0]?.startsWith('W') ? WHITE : BLACK;
  return Game.of({ position: new Position(geometry, cells), toPlay }, moves.map(read));
}

function goesOn(rule: KoRule, loop: Loop): boolean {
  const round = roundOf(loop).plies.map(({ move }) => move);
  const rounds = Math.max(ROUNDS, Math.ceil(MOVES / round.length));
  const game = Game.of(roundOf(loop).start, Array.from({ length: rounds }, () => round).flat());
  let state = rule.begin(game, DEFAULT_OPTIONS);
  for (let n = 1; n <= game.length; n++) {
    const made = judgeMove(rule, state, game, n, DEFAULT_OPTIONS);
    const judged = finish(made);
    if (judged.verdict.verdict !== 'allowed') return false;
    state = judged.state;
  }
  return true;
}
