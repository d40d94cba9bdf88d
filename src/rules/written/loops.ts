import { Game } from '../../go/game.ts';
import { Geometry } from '../../go/geometry.ts';
import { Position } from '../../go/position.ts';
import { finish } from '../../go/task.ts';
import { BLACK, type Color, EMPTY, type Move, WHITE } from '../../go/types.ts';
import { judgeMove } from '../referee.ts';
import { DEFAULT_OPTIONS, type KoRule } from '../rule.ts';

/** A position from which players who want to can go round. */
export interface Loop {
  readonly pattern:
    | 'basic-ko'
    | 'sending-two-returning-one'
    | 'eternal-life'
    | 'triple-ko'
    | 'cyclic-ko'
    | 'other';
  readonly rows: readonly string[];
  /** Moves that must come before the loop; most loops need none. */
  readonly lead: readonly string[];
  /** Moves of alternating colors, `pass` among them, after which the board is as it was. */
  readonly moves: readonly string[];
}

/** The shortest first. The shapes are well known; the boards around them are our own. */
const LOOPS: readonly Omit<Loop, 'lead'>[] = [
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
  for (const loop of LOOPS) for (const begun of begunAnywhere(loop)) if (goesOn(rule, begun)) return begun;
  return null;
}

/** A loop from each of its positions on: what stands before a pass may not count behind it. */
function* begunAnywhere({ moves, pattern, rows }: Omit<Loop, 'lead'>): Generator<Loop> {
  const whole = { pattern, rows, lead: [], moves };
  yield whole;
  const round = gameOf(whole, 1);
  for (let n = 1; n < moves.length; n++)
    yield { ...whole, rows: rowsOf(round.after(n)), moves: [...moves.slice(n), ...moves.slice(0, n)] };
}

function rowsOf({ cells, geometry: { columns } }: Position): string[] {
  const signs = Array.from(cells, (cell) => (cell === BLACK ? 'X' : cell === WHITE ? 'O' : '.')).join('');
  return signs.match(new RegExp(`.{${columns}}`, 'g')) ?? [];
}

/** The loop of these moves, from a position on. */
export function loopFrom(position: Position, lead: readonly Move[], moves: readonly Move[]): Loop {
  const { geometry } = position;
  const said = (move: Move) => {
    const by = move.color === BLACK ? 'B' : 'W';
    return `${by} ${move.kind === 'play' ? geometry.name(move.point) : 'pass'}`;
  };
  return { pattern: 'other', rows: rowsOf(position), lead: lead.map(said), moves: moves.map(said) };
}

/** Some rounds of a loop. */
function gameOf({ lead, moves, rows }: Loop, rounds: number): Game {
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
  const all = [...lead, ...Array.from({ length: rounds }, () => moves).flat()];
  const toPlay = all[0]?.startsWith('W') ? WHITE : BLACK;
  return Game.of({ position: new Position(geometry, cells), toPlay }, all.map(read));
}

/** Whether a rule allows a loop for so long that it allows it for ever. */
export function goesOn(rule: KoRule, loop: Loop): boolean {
  const game = gameOf(loop, Math.max(ROUNDS, Math.ceil(MOVES / loop.moves.length)));
  let state = rule.begin(game, DEFAULT_OPTIONS);
  for (let n = 1; n <= game.length; n++) {
    const made = judgeMove(rule, state, game, n, DEFAULT_OPTIONS);
    const judged = finish(made);
    if (judged.verdict.verdict !== 'allowed') return false;
    state = judged.state;
  }
  return true;
}
