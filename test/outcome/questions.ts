import { readFileSync } from 'node:fs';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { type Color, type Move, opponent } from '../../src/go/types.ts';
import {
  type CanForce,
  type Goal,
  NO_SUPPLY,
  type Outcome,
  type OutcomeQuestion,
  type Supply,
} from '../../src/outcome/index.ts';
import { DEFAULT_OPTIONS, type RuleId } from '../../src/rules/rule.ts';

/** A case of `test/fixtures/outcomes.json`; several independent programs agree on them. */
export interface Case {
  readonly id: number;
  readonly kind: string;
  readonly rows: readonly string[];
  readonly targets: readonly string[];
  readonly outside?: readonly string[];
  readonly rule: RuleId;
  readonly first: 'black' | 'white';
  readonly threats: Supply;
  readonly canForce: CanForce;
}

export const CASES: readonly Case[] = JSON.parse(readFileSync('test/fixtures/outcomes.json', 'utf8')).cases;

export interface Asked {
  readonly rows: readonly string[];
  readonly targets: readonly string[];
  /** Nothing by default; `null` for the eyes of living chains. */
  readonly outside?: readonly string[] | null;
  readonly rule: RuleId;
  readonly first: 'black' | 'white';
  readonly threats?: Supply;
  readonly spare?: Supply;
  readonly passes?: 2 | 3;
  readonly goal?: Goal;
  /** Points that are played on in turn before the question, `pass` for a pass. */
  readonly moves?: readonly string[];
  readonly mover?: Color;
}

export function questionOf(asked: Asked): OutcomeQuestion {
  const { rows, targets, outside = [], rule, first, threats = NO_SUPPLY, moves = [] } = asked;
  const { goal = 'any', passes = 2, spare = NO_SUPPLY } = asked;
  const geometry = Geometry.of({ columns: rows[0]!.length, rows: rows.length });
  const toPlay = asked.mover ?? 1;
  let color: Color = toPlay;
  const made = moves.map((name): Move => {
    const mover = color;
    color = opponent(color);
    return name === 'pass'
      ? { kind: 'pass', color: mover }
      : { kind: 'play', color: mover, point: geometry.point(name) };
  });
  return {
    game: Game.of({ position: Position.of(geometry, rows), toPlay }, made),
    first: first === 'black' ? 1 : 2,
    rule,
    options: DEFAULT_OPTIONS,
    targets: targets.map((name) => geometry.point(name)),
    outside: outside?.map((name) => geometry.point(name)) ?? null,
    goal,
    threats,
    spare,
    passes,
  };
}

/** The names of points that are numbered row by row from the top left. */
export function namesOf(rows: readonly string[], points: readonly number[]): string[] {
  const columns = rows[0]!.length;
  return points.map((p) => 'abcdefgh'[p % columns]! + (rows.length - Math.floor(p / columns)));
}

/** Sets in one order, to compare. */
export function sorted(canForce: { readonly [who in 'black' | 'white']: readonly (readonly Outcome[])[] }) {
  const texts = (sets: readonly (readonly Outcome[])[]) =>
    sets.map((set) => [...set].sort().join(' ')).sort();
  return { black: texts(canForce.black), white: texts(canForce.white) };
}
