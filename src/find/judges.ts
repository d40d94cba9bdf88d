import { Game } from '../go/game.ts';
import { Geometry } from '../go/geometry.ts';
import { must } from '../go/must.ts';
import { Position } from '../go/position.ts';
import { finish, type Task } from '../go/task.ts';
import { BLACK, type Move, type Point, WHITE } from '../go/types.ts';
import { ruleOf, usuallyAsked } from '../rules/index.ts';
import { ALLOWED, FORBIDDEN, RULINGS, type Ruling } from '../rules/quick.ts';
import { judgeMove, optionsUnder, Referee } from '../rules/referee.ts';
import {
  DEFAULT_OPTIONS,
  type KoRule,
  type RuleAnswers,
  type RuleId,
  type RuleOptions,
  type RuleQuestion,
} from '../rules/rule.ts';
import { ownOptions } from '../rules/variants.ts';
import type { Verdict } from '../rules/verdict.ts';
import { type FoundLine, PASS } from './line.ts';
import type { SmallSize, SmallStart } from './small-board.ts';

/**
 * Suicide is forbidden whatever the rule set says: else rule sets would differ by it on every
 * board. A variant that allows it by name keeps that.
 */
export const FIND_OPTIONS: RuleOptions = { ...DEFAULT_OPTIONS, suicide: 'forbidden', bare: true };

/** How many ko plays are kept: some 5 MB in each thread. */
const MOST_KEPT = 50_000;

/** What one rule made of the moves of a line, as far as it was asked. */
interface JudgedQuest {
  readonly point: number;
  readonly game: Game;
  readonly state: unknown;
  /** What the rule says of the state of things; each rule has its own. */
  readonly facts: unknown;
  /** `null`: undecided. */
  readonly ruling: Ruling | null;
}

/** Whether a rule is a variant that allows suicide. */
export function playsSuicide(id: RuleId): boolean {
  const chosen = ownOptions(id)?.suicide;
  return chosen !== undefined && chosen !== 'forbidden';
}

/** The rule that has an answer to a question, whatever rules a condition names. */
export const asked = (question: RuleQuestion): KoRule => must(ruleOf(usuallyAsked(question)));

/** What that rule answers after a move that it judged; `undefined` where it knows nothing. */
export function answer<Q extends RuleQuestion>(
  question: Q,
  { facts }: Pick<JudgedQuest, 'facts'>,
): ReturnType<NonNullable<RuleAnswers<unknown>[Q]>> | undefined {
  if (facts === null) return undefined;
  return asked(question).answers?.[question]?.(facts) as ReturnType<NonNullable<RuleAnswers<unknown>[Q]>>;
}

/**
 * The ko positions of a position; `null` when the search ended early. The rule
 * speaks of them with the first move, so there is one: a pass.
 */
export function* koPositions(size: SmallSize, start: SmallStart): Task<readonly (readonly Point[])[] | null> {
  const game = gameOf(size, start, [PASS]);
  const judged = yield* new Referee(asked('ko-position'), game, FIND_OPTIONS).task(1);
  return answer('ko-position', judged) ?? null;
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
  private readonly koPlays = new Map<string, boolean>();
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

  /** Whether all moves of the line from number `from` on may be ko plays. */
  isRun(from: number): boolean {
    for (let n = this.line.length; n >= from; n--) if (!this.mayBeKo(n)) return false;
    return true;
  }

  /** Kept, since many lines lead to one position. */
  private mayBeKo(n: number): boolean {
    const point = this.line.move(n);
    if (point === PASS) return false;
    const before = this.line.before(n);
    const key = `${before.black} ${before.white} ${point}`;
    let found = this.koPlays.get(key);
    if (found === undefined) {
      const game = gameOf(this.size, before, [point]);
      const judged = new Referee(asked('koPlay'), game, FIND_OPTIONS).at(1);
      found = answer('koPlay', judged) !== false;
      if (this.koPlays.size >= MOST_KEPT) this.koPlays.clear();
      this.koPlays.set(key, found);
    }
    return found;
  }

  /**
   * What a rule says of the last move of the line; `null` when it does not allow all moves before,
   * or when it is undecided.
   */
  ruling(id: RuleId): Ruling | null {
    return this.at(id)?.ruling ?? null;
  }

  /** What a rule makes of the last move; `null` when it does not allow all moves before. */
  at(id: RuleId): JudgedQuest | null {
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
        const { state: after, facts } = made;
        judged.push({ point: points[n - 1] ?? PASS, game, state: after, facts, ruling });
      }
      if (n < points.length && judged[n - 1]?.ruling !== ALLOWED) return null;
    }
    return judged.at(-1) ?? null;
  }
}

/** `null`: undecided. */
function rulingOf({ verdict, outcome = 'no-result' }: Verdict): Ruling | null {
  if (verdict === 'undecided') return null;
  if (verdict === 'ends') return RULINGS[outcome];
  return verdict === 'allowed' ? ALLOWED : FORBIDDEN;
}
