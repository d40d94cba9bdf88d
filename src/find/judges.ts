import { Game } from '../go/game.ts';
import { Geometry } from '../go/geometry.ts';
import { Position } from '../go/position.ts';
import { finish } from '../go/task.ts';
import { BLACK, type Move, WHITE } from '../go/types.ts';
import { ruleOf } from '../rules/index.ts';
import { judgeMove, optionsUnder } from '../rules/referee.ts';
import { DEFAULT_OPTIONS, type RuleId, type RuleOptions } from '../rules/rule.ts';
import type { Verdict } from '../rules/verdict.ts';
import { ALLOWED, DRAW, FORBIDDEN, type FoundLine, LOSS, NO_RESULT, PASS, type Ruling } from './line.ts';
import type { SmallSize, SmallStart } from './small-board.ts';

/**
 * Suicide is forbidden whatever the rule set says: else rule sets would differ by it on every
 * board.
 */
export const FIND_OPTIONS: RuleOptions = { ...DEFAULT_OPTIONS, suicide: 'forbidden' };

/** What one rule made of the moves of a line, as far as it was asked. */
interface JudgedQuest {
  readonly point: number;
  readonly game: Game;
  readonly state: unknown;
  /** `null`: undecided. */
  readonly ruling: Ruling | null;
}

/** The game that a line from `start` is, Black making the first move. */
export function gameOf(size: SmallSize, { black, white }: SmallStart, points: readonly number[] = []): Game {
  const geometry = Geometry.of(size);
  const cells = new Uint8Array(geometry.area);
  for (let p = 0; p < cells.length; p++) cells[p] = (black >> p) & 1 ? BLACK : (white >> p) & 1 ? WHITE : 0;
  return Game.of({ position: new Position(geometry, cells), toPlay: BLACK }, points.map(moveOf));
}

/** The move on a point, or a pass, that is number `index` of a line, from 0. */
function moveOf(point: number, index: number): Move {
  const color = index % 2 === 0 ? BLACK : WHITE;
  return point === PASS ? { kind: 'pass', color } : { kind: 'play', color, point };
}

/**
 * Asks rules that search about the moves of a line. Judgements are kept by move, so lines that
 * begin alike share them.
 */
export class Judges {
  private readonly judged = new Map<RuleId, JudgedQuest[]>();
  private start: Game | null = null;
  /** How many verdicts were undecided. */
  undecided = 0;

  constructor(
    private readonly size: SmallSize,
    private readonly line: FoundLine,
  ) {}

  begin(start: SmallStart): void {
    this.start = gameOf(this.size, start);
    this.judged.clear();
  }

  /**
   * What a rule says of the last move of the line; `null` when it does not allow all moves before,
   * or when it is undecided.
   */
  ruling(id: RuleId): Ruling | null {
    const rule = ruleOf(id);
    if (!rule || !this.start) return null;
    const judged = this.judged.get(id) ?? [];
    this.judged.set(id, judged);
    const options = optionsUnder(rule, FIND_OPTIONS);
    const points = this.line.moves();
    let shared = 0;
    while (shared < judged.length && judged[shared]?.point === points[shared]) shared++;
    judged.length = shared;
    for (let n = 1; n <= points.length; n++) {
      if (n > judged.length) {
        const last = judged.at(-1);
        const before = last?.game ?? this.start;
        const game = before.with(moveOf(points[n - 1] ?? PASS, n - 1));
        const state = last ? last.state : rule.begin(game, options);
        const made = finish(judgeMove(rule, state, game, n, options));
        const ruling = rulingOf(made.verdict);
        if (ruling === null) this.undecided++;
        judged.push({ point: points[n - 1] ?? PASS, game, state: made.state, ruling });
      }
      if (n < points.length && judged[n - 1]?.ruling !== ALLOWED) return null;
    }
    return judged.at(-1)?.ruling ?? null;
  }
}

const ENDS: Readonly<Record<NonNullable<Verdict['outcome']>, Ruling>> = {
  draw: DRAW,
  'no-result': NO_RESULT,
  loss: LOSS,
};

/** `null`: undecided. */
function rulingOf({ verdict, outcome = 'no-result' }: Verdict): Ruling | null {
  if (verdict === 'undecided') return null;
  if (verdict === 'ends') return ENDS[outcome];
  return verdict === 'allowed' ? ALLOWED : FORBIDDEN;
}
