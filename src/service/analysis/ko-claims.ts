/** Claims about Jasiek's ko positions and disturbers. */
import { must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, WHITE } from '../../go/types.ts';
import type { Expectation } from '../../notation/index.ts';
import type { CouplingFacts } from '../../rules/index.ts';
import { message } from '../../words/index.ts';
import { ObjectCache } from './cache.ts';
import { learned } from './knowledge.ts';
import { plyOf } from './moves.ts';
import { fails, HOLDS, type Outcome } from './outcome.ts';
import type { Analysis } from './types.ts';
import { judgementOf } from './verdicts.ts';
import { moment } from './words.ts';

type KoClaim = Extract<Expectation, { kind: 'ko-position' | 'disturber' }>;

/** By analysis: what the rule knows of the start; `undefined` until it is read. */
const starts = new ObjectCache((_: Analysis): { facts?: CouplingFacts | null } => ({}));

/**
 * Finds the ko positions of the start. The rule speaks of them with the first move, so there is
 * one: a pass, which changes none.
 */
export function* readStart(analysis: Analysis): Task<void> {
  const referee = must(analysis.referee('coupling'));
  const color = analysis.game.toPlayAfter(0);
  const { judged } = yield* referee.hypothetical(0, { kind: 'pass', color });
  starts.get(analysis).facts = judged.facts as CouplingFacts | null;
  learned(analysis);
}

/** Whether the ko positions of the start are known. */
export function startIsRead(analysis: Analysis): boolean {
  return starts.get(analysis).facts !== undefined;
}

/** What the rule knows after move `n`; `null` where a search ended early. */
function factsAfter(analysis: Analysis, n: number): CouplingFacts | null | 'pending' {
  // An impossible play changes nothing: what was true before it still is.
  let i = n;
  while (i > 0 && plyOf(analysis, i).kind === 'void') i--;
  if (i === 0) return starts.get(analysis).facts ?? (startIsRead(analysis) ? null : 'pending');
  const judged = judgementOf(analysis, 'coupling', i);
  return typeof judged === 'string' ? 'pending' : (judged.facts as CouplingFacts | null);
}

/** `null`: the search for what the claim speaks of is still to be made. */
export function evaluateKoClaim(analysis: Analysis, claim: KoClaim, n: number): Outcome | null {
  const facts = factsAfter(analysis, n);
  if (facts === 'pending') return null;
  const { geometry } = analysis.game.start.position;
  const after = moment(analysis, n);
  const unknown = { ...fails(message('facts.no-positions'), null), open: true };
  if (claim.kind === 'disturber') {
    const found = facts?.positions.map(({ disturber }) => disturber) ?? (['unknown'] as const);
    const player = ([BLACK, WHITE] as const).find((color) => found.includes(color)) ?? null;
    if (claim.player !== null && found.includes(claim.player)) return HOLDS;
    if (found.includes('unknown')) return unknown;
    if (player === claim.player) return HOLDS;
    const word = player === null ? 'none' : player === BLACK ? 'black' : 'white';
    const actual = message('actual.disturber', { after, player: player === null ? null : (word as 'black') });
    return fails(actual, `disturber after ${claim.after}: ${word}`);
  }
  if (!facts?.analysis) return unknown;
  const { positions } = facts.analysis;
  const claimed = new Set(claim.points.map((p) => p ?? -1));
  const same = (points: readonly number[]) =>
    points.length === claimed.size && points.every((p) => claimed.has(p));
  if (claimed.size === 0 ? positions.length === 0 : positions.some(same)) return HOLDS;
  const named = positions.map((points) => geometry.names(points));
  return fails(
    message('actual.ko-positions', { after, positions: named }),
    `ko position after ${claim.after}: ${named[0]?.join(' ') ?? 'none'}`,
  );
}
