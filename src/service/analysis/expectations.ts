import type { Expectation, ExpectSyntax } from '../../notation/index.ts';
import { type Message, message } from '../../words/index.ts';
import { inBrief } from './brief.ts';
import { evaluateEyeClaim } from './eye-claims.ts';
import { knownEyes } from './eyes.ts';
import { evaluateKoClaim } from './ko-claims.ts';
import { ownMoves, plyOf, shownMoves } from './moves.ts';
import { fails, HOLDS, isVoid, type Outcome, pending } from './outcome.ts';
import { ownRepetitions } from './repetitions.ts';
import type { Analysis } from './types.ts';
import { hotAfter, inForce, judgementOf } from './verdicts.ts';
import { judged, moment } from './words.ts';

const PENDING = pending(message('actual.searching'));

function noMove(analysis: Analysis, move: number): Outcome {
  return isVoid(message('expect.no-such-move', { move, ...shownMoves(analysis) }));
}

/** Checks one claim; `null` when it could not be read, which the notation has said already. */
export function evaluate(analysis: Analysis, expect: ExpectSyntax): Outcome | null {
  const { claim } = expect;
  if (!claim) return null;
  switch (claim.kind) {
    case 'verdict':
      return verdictClaim(analysis, claim);
    case 'hot':
      return hotClaim(analysis, claim);
    case 'ko-position':
    case 'disturber': {
      const n = analysis.index(claim.after);
      if (n < 0) return noMove(analysis, claim.after);
      if (!analysis.referee('coupling')) return isVoid(message('expect.no-such-rule', { rule: 'coupling' }));
      return evaluateKoClaim(analysis, claim, n) ?? PENDING;
    }
    case 'cycle':
      return cycleClaim(analysis, claim.length);
    case 'captures':
      return capturesClaim(analysis, claim);
    case 'repetition':
      return repetitionClaim(analysis, claim);
    case 'eye':
      return evaluateEyeClaim(analysis, claim);
  }
}

type ClaimOf<Kind extends Expectation['kind']> = Extract<Expectation, { kind: Kind }>;

function verdictClaim(analysis: Analysis, claim: ClaimOf<'verdict'>): Outcome {
  const n = analysis.index(claim.move);
  if (n < 1) return noMove(analysis, claim.move);
  const rule = claim.rule ?? inForce(analysis);
  const known = judgementOf(analysis, rule, n);
  if (known === 'pending') return PENDING;
  if (known === 'no-rule') return isVoid(message('expect.no-such-rule', { rule }));
  const { verdict } = known;
  if (verdict.verdict === claim.verdict) return HOLDS;
  const under = claim.rule ? ` under ${rule}` : '';
  const failed = fails(
    message('actual.verdict', { move: claim.move, ...judged(verdict, rule) }),
    `move ${claim.move} ${verdict.verdict}${under}`,
  );
  return verdict.verdict === 'undecided' ? { ...failed, open: true } : failed;
}

function hotClaim(analysis: Analysis, claim: ClaimOf<'hot'>): Outcome {
  const n = analysis.index(claim.after);
  if (n < 0) return noMove(analysis, claim.after);
  const hot = hotAfter(analysis, n);
  if (hot === 'pending') return PENDING;
  if (!analysis.referee('spight')) return isVoid(message('expect.no-such-rule', { rule: 'spight' }));
  const { geometry } = analysis.game.start.position;
  const claimed = new Set(claim.points.map((p) => p ?? -1));
  if (claimed.size === hot.length && hot.every((p) => claimed.has(p))) return HOLDS;
  const names = hot.length > 0 ? geometry.names(hot).join(' ') : 'none';
  return fails(
    message('actual.hot', { after: moment(analysis, n), points: geometry.names(hot) }),
    `hot after ${claim.after}: ${names}`,
  );
}

/**
 * `cycle 6`: some move recreates an earlier position after exactly so many plays; passes in between
 * do not count.
 */
function cycleClaim(analysis: Analysis, length: number): Outcome {
  const { game } = analysis;
  // For each position that comes again, by the number of its earliest move: how many plays had been
  // made each time.
  const counts = new Map<number, Set<number>>();
  for (const { recreates, playCount } of game.plies) {
    if (!recreates) continue;
    const { earliest } = recreates;
    let seen = counts.get(earliest);
    if (!seen) counts.set(earliest, (seen = new Set([game.plies[earliest - 1]?.playCount ?? 0])));
    if (seen.has(playCount - length)) return HOLDS;
    seen.add(playCount);
  }
  const own = ownRepetitions(analysis)[0];
  if (!own) return fails(message('actual.no-cycle'), null);
  const { plays, passes } = own;
  const of = moment(analysis, own.from);
  const args = { move: analysis.shown(own.to), of, length: own.length, plays, passes };
  return fails(message('actual.cycle', args), `cycle ${own.plays}`);
}

function capturesClaim(analysis: Analysis, claim: ClaimOf<'captures'>): Outcome {
  const n = analysis.index(claim.move);
  if (n < 1) return noMove(analysis, claim.move);
  const { captured, before } = plyOf(analysis, n);
  if (captured.length === claim.count) return HOLDS;
  return fails(
    message('actual.captures', { move: claim.move, stones: before.geometry.names(captured) }),
    `captures ${captured.length} at move ${claim.move}`,
  );
}

function repetitionClaim(analysis: Analysis, claim: ClaimOf<'repetition'>): Outcome {
  const n = analysis.index(claim.move);
  if (n < 1) return noMove(analysis, claim.move);
  const of = analysis.index(claim.of);
  if (of < 0) return noMove(analysis, claim.of);
  const { sameAs } = plyOf(analysis, n);
  if (sameAs.includes(of)) return HOLDS;
  const latest = sameAs.at(-1);
  if (latest === undefined) return fails(message('actual.no-repetition', { move: claim.move }), null);
  const actual = message('actual.repetition', { move: claim.move, of: moment(analysis, latest) });
  return fails(actual, `repetition at move ${claim.move} of move ${analysis.shown(latest)}`);
}

/**
 * The claims that hold of an entry and that an author would like to see: what its moves take,
 * repeat, and are judged to be.
 */
export function whatHolds(analysis: Analysis): string[] {
  const lines: string[] = [];
  const { game } = analysis;
  for (const n of ownMoves(analysis)) {
    const number = analysis.shown(n);
    const ply = plyOf(analysis, n);
    if (ply.captured.length > 0) lines.push(`captures ${ply.captured.length} at move ${number}`);
    for (const rule of analysis.rules) {
      const judged = judgementOf(analysis, rule, n);
      if (typeof judged === 'string' || judged.verdict.verdict === 'allowed') continue;
      lines.push(`move ${number} ${judged.verdict.verdict} under ${rule}`);
    }
    const from = ply.sameAs.at(-1);
    if (from !== undefined) lines.push(`repetition at move ${number} of move ${analysis.shown(from)}`);
  }
  if (analysis.rules.includes('spight') && game.length > 0) {
    const hot = hotAfter(analysis, game.length);
    if (hot !== 'pending') {
      const names = hot.length > 0 ? game.start.position.geometry.names(hot).join(' ') : 'none';
      lines.push(`hot after ${analysis.shown(game.length)}: ${names}`);
    }
  }
  for (const one of ownRepetitions(analysis).slice(0, 1)) lines.push(`cycle ${one.plays}`);
  return [...lines, ...eyesThatHold(analysis)];
}

/**
 * Eyes that have been read: see `readEyesToOffer`, which reads them where the entry speaks of eyes.
 */
function eyesThatHold(analysis: Analysis): string[] {
  return (knownEyes(analysis) ?? [])
    .filter((eye) => eye.value !== null)
    .map((eye) => `eye ${eye.point} of ${eye.owner} is ${eye.symbolic}`);
}

/** What is said of a claim that fails; in brief where a hover below has the reasons. */
export function failure({ text: claim }: ExpectSyntax, { open, actual }: Outcome, isBrief = false): Message {
  const said = (isBrief && inBrief(actual, 'other')) || actual;
  return open
    ? message('expect.open', { claim, known: said })
    : message('expect.failed', { claim, instead: said });
}
