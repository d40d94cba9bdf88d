import { mostOfOneColor, regionsBeside } from '../../cycles/index.ts';
import type { Game, Ply } from '../../go/game.ts';
import { chainAt } from '../../go/position.ts';
import { colorName, opponent } from '../../go/types.ts';
import { type KoStoneWords, message, type RecaptureWord } from '../../words/index.ts';
import type { WhyNot } from '../rule.ts';
import { lengthOf, needed, still } from '../shared/no-ko.ts';
import type { Evidence } from '../verdict.ts';
import type { KoAnalysis } from './analysis.ts';
import type { CouplingFacts } from './facts.ts';
import { disturberOf, type OtherClass, stoneOn, type Use, useElsewhere } from './history.ts';
import { cycleEvidence } from './verdicts.ts';

/**
 * Why the rule has nothing against move `n`, from what settled that; where `isFull`, with the
 * points that a cycle would have to play on.
 */
export function whyAllowed(
  facts: CouplingFacts,
  uses: Use | null,
  game: Game,
  n: number,
  isFull: boolean,
): WhyNot | null {
  const ply = game.ply(n);
  const { analysis } = facts;
  if (ply.kind !== 'play' || !analysis) return null;
  const string = analysis.strings.find(({ points }) => points.includes(ply.point));
  const made = string
    ? koStone(facts, uses, ply, cycleEvidence(game, n, string))
    : noKoStone(analysis, ply, isFull);
  const recapture = recaptureOf(game, ply);
  const use = string ? null : ownUse(uses, n, stoneOn(ply.point));
  const earlier = use && useElsewhere(use);
  if (!recapture && !earlier) return made;
  const reason = message('why.besides', { reason: made.reason, recapture, earlier: toldOf(earlier) });
  return { ...made, reason };
}

/** Why a ko stone may be played: who is disturber of each ko position that it is played in. */
function koStone(
  facts: CouplingFacts,
  uses: Use | null,
  { after, color, number: n, point }: Ply,
  cycle: readonly Evidence[],
): WhyNot {
  const { geometry } = after;
  const evidence: Evidence[] = [...cycle];
  const positions: KoStoneWords[] = [];
  for (const [i, one] of facts.positions.entries()) {
    const { points, disturber, since } = one;
    if (!points.includes(point) || disturber === null || disturber === 'unknown' || since === null) continue;
    const isNew = since === n;
    const isInstead = facts.events.some(
      ({ kind, koPosition }) => kind === 'replaced' && koPosition === i + 1,
    );
    const use = isNew ? ownUse(uses, n, disturberOf(points)) : null;
    positions.push({
      points: geometry.names(points),
      player: colorName(color),
      disturber: colorName(disturber),
      since: isNew ? null : { move: since },
      replaced: isInstead ? colorName(opponent(color)) : null,
      isCounted: use !== null,
      earlier: toldOf(use && useElsewhere(use)),
    });
    evidence.push({ kind: 'points', role: 'ko-position', points });
    if (!isNew) evidence.push({ kind: 'move', role: 'disturber', number: since });
  }
  const reason = positions.length > 0 ? message('why.ko-stone', { positions }) : message('why.own-string');
  return { reason, evidence };
}

/** Why a stone is in no ko position: no cycle takes its chain. */
function noKoStone(analysis: KoAnalysis, { after, point }: Ply, isFull: boolean): WhyNot {
  const chain = chainAt(after, point);
  if (!chain) return { reason: message('why.no-stone'), evidence: [] };
  const { searchedTo } = analysis;
  const stones = after.geometry.names(chain.points);
  const standing = isFull ? [still(chain.points)] : [];
  if (chain.outward || chain.unknown.length > 0)
    return { reason: message('why.string-outside', { stones }), evidence: standing };
  // No plain cycle has more plays than there are points.
  const maxCycle = Number.isFinite(searchedTo) ? searchedTo : after.cells.length;
  const half = mostOfOneColor(maxCycle);
  const by = chain.points.length > half ? 'player' : 'both';
  // A cycle that takes a chain plays on all of it, and on all regions next to it (T1, T3).
  const points = isFull ? [...chain.points, ...regionsBeside(after, chain.points)] : [];
  if (isFull && (by === 'player' || points.length > maxCycle)) {
    const told = by === 'player' ? chain.points : points;
    const most = by === 'player' ? half : maxCycle;
    const args = { points: after.geometry.names(told), stones, most, by } as const;
    return { reason: message('why.string-large', args), evidence: [needed(told)] };
  }
  const reason = message('why.no-string', { stones, maxCycle: lengthOf(searchedTo) });
  return { reason, evidence: standing };
}

/** Why basic ko does not forbid to recapture at once; `null` for other plays. */
function recaptureOf(game: Game, { captured, color, number: n }: Ply) {
  const last = n > 1 ? game.ply(n - 1) : null;
  if (last?.kind !== 'play' || last.suicide || last.color === color || last.captured.length === 0)
    return null;
  if (!captured.includes(last.point)) return null;
  const by: RecaptureWord =
    last.captured.length > 1 ? 'captured' : last.chain.length > 1 ? 'chain' : 'no-ko-stones';
  return { of: { move: n - 1 }, by };
}

/** What move `n` has used up, if this is it. */
function ownUse(uses: Use | null, n: number, what: string): Use | null {
  for (let use = uses; use && use.number === n; use = use.before) if (use.what === what) return use;
  return null;
}

function toldOf(earlier: OtherClass | null) {
  return earlier && { of: { move: earlier.number }, differs: earlier.differs };
}
