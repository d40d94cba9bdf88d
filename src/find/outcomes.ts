/** Outcomes of positions: about which chains they are asked, and what rules say of them. */
import type { Game } from '../go/game.ts';
import { chainAt, type Position } from '../go/position.ts';
import type { Task } from '../go/task.ts';
import { BLACK, type Point, WHITE } from '../go/types.ts';
import type { Claim } from '../notation/index.ts';
import { ask, boundaryFor, NO_SUPPLY, type OutcomeAnswer, resultOf, targetColors } from '../outcome/index.ts';
import type { RuleId } from '../rules/rule.ts';
import { statusClaim } from '../service/index.ts';
import { FIND_OPTIONS } from './judges.ts';

/** States that are looked at for one outcome: most positions of nine points take less. */
const STATES = 20_000;

/**
 * The goals of a position: each chain, and each chain of Black with each of White; one of those
 * that a symmetry of the position turns into each other. Every chain is named by its first stone.
 */
export function targetsOn(
  position: Position,
  symmetries: readonly (readonly number[])[],
): readonly (readonly Point[])[] {
  const first = new Map<Point, Point>();
  const chains: Record<1 | 2, Point[]> = { [BLACK]: [], [WHITE]: [] };
  for (const [p, cell] of position.cells.entries()) {
    if ((cell !== BLACK && cell !== WHITE) || first.has(p)) continue;
    for (const q of chainAt(position, p)?.points ?? []) first.set(q, p);
    chains[cell].push(p);
  }
  const { [BLACK]: black, [WHITE]: white } = chains;
  const all = [
    ...[...black, ...white].map((p) => [p]),
    ...black.flatMap((own) => white.map((other) => [own, other])),
  ];
  const nameOf = (points: readonly Point[]) => [...points].sort((a, b) => a - b).join();
  const seen = new Set<string>();
  return all.filter((targets) => {
    if (seen.has(nameOf(targets))) return false;
    seen.add(nameOf(targets));
    for (const map of symmetries)
      seen
        .add(nameOf(targets.map((p) => first.get(map.indexOf(p)) ?? p)))
        .add(nameOf(targets.map((p) => first.get(map[p] ?? p) ?? p)));
    return true;
  });
}

/**
 * What comes of a goal under each of these rules, Black to move, and how that is known; `unproven`
 * under a rule by which a play may win the game.
 *
 * @param outside where nobody plays; `null`: on eyes of chains that are alive without a move
 */
export function* answersOf(
  game: Game,
  targets: readonly Point[],
  rules: readonly RuleId[],
  states: number = STATES,
  outside: readonly Point[] | null = [],
): Task<{ readonly rule: RuleId; readonly answer: OutcomeAnswer; readonly result: string }[]> {
  const asked = { game, first: BLACK, options: FIND_OPTIONS, targets, outside } as const;
  const usual = { goal: 'any', threats: NO_SUPPLY, spare: NO_SUPPLY, passes: 2 } as const;
  const answers: { rule: RuleId; answer: OutcomeAnswer; result: string }[] = [];
  for (const rule of rules) {
    const question = { ...asked, ...usual, rule };
    const region = boundaryFor(question);
    if ('code' in region) throw new RangeError(region.code);
    const answer = yield* ask(question, states);
    const isProven = answer.undecided?.reason.code !== 'outcome.wins';
    const result = isProven ? resultOf(answer, targetColors(region), region.goal) : 'unproven';
    answers.push({ rule, answer, result });
  }
  return answers;
}

export function* outcomesOf(
  game: Game,
  targets: readonly Point[],
  rules: readonly RuleId[],
): Task<readonly string[]> {
  const answers = yield* answersOf(game, targets, rules);
  return answers.map(({ result }) => result);
}

/** What an answer says of each chain of a goal, as claims. */
export function outcomeClaims(
  game: Game,
  targets: readonly Point[],
  rule: RuleId,
  answer: OutcomeAnswer,
): readonly Claim[] {
  const none = { black: null, white: null, spareBlack: null, spareWhite: null } as const;
  const asked = { after: null, first: BLACK, ...none, rule } as const;
  const claims = targets.flatMap((target): Claim[] => {
    const owner = game.start.position.at(target) === BLACK ? BLACK : WHITE;
    const status = statusClaim(asked, BLACK, target, owner, [answer]);
    if (status?.kind !== 'stays') return status ? [status] : [];
    // By which repetition it stays tells rules apart.
    const { black, white } = answer.canForce;
    const own = owner === BLACK ? 'black-captured' : 'white-captured';
    const [end, or = null, other = null] =
      (owner === BLACK ? black : white).find((set) => !set.includes(own)) ?? [];
    return end ? [status, { kind: 'force', player: owner, end, or, else: other, ...asked }] : [status];
  });
  // Where a chain is captured, what comes of another is not asked.
  const captured = claims.find(({ kind }) => kind === 'kills');
  return captured ? [captured] : claims;
}
