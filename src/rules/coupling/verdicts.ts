import type { Cycle, CyclePlay, KoString } from '../../cycles/index.ts';
import type { Game, Ply } from '../../go/game.ts';
import { must } from '../../go/must.ts';
import { place } from '../../go/play.ts';
import { colorName, type Point } from '../../go/types.ts';
import { type ColorWord, message } from '../../words/index.ts';
import { momentOf } from '../shared/recreation.ts';
import { ALLOWED, type Clause, type Evidence, forbidden, undecided, type Verdict } from '../verdict.ts';
import type { DisturberSequence } from './disturber.ts';
import type { Violation } from './facts.ts';

/** What a move breaks, with all that a verdict needs to show it. */
export type CouplingFinding =
  | { readonly code: 'undecided' }
  | { readonly code: 'coupling.basic-ko'; readonly captor: Ply; readonly string: KoString | null }
  | {
      readonly code: 'coupling.disturber';
      readonly koPosition: number;
      readonly sequence: DisturberSequence;
      readonly string: KoString | null;
    }
  | {
      readonly code: 'coupling.prohibition';
      readonly earlier: number;
      readonly koPosition: number;
      readonly points: readonly Point[];
      readonly string: KoString | null;
    }
  | { readonly code: 'coupling.prohibition'; readonly earlier: number; readonly point: Point };

const SOURCE = message('source.jasiek');

/**
 * The first finding that forbids decides; what could not be worked out matters only when nothing
 * forbids.
 */
export function verdictOf(findings: readonly CouplingFinding[], game: Game, n: number): Verdict {
  const clause: Clause = { source: SOURCE, clause: message('clause.jasiek.rules') };
  for (const finding of findings) {
    if (finding.code !== 'undecided') return because(finding, game, n);
  }
  if (findings.length === 0) return ALLOWED;
  return undecided('coupling.undecided', message('coupling.undecided'), clause);
}

function because(finding: Exclude<CouplingFinding, { code: 'undecided' }>, game: Game, n: number): Verdict {
  switch (finding.code) {
    case 'coupling.basic-ko': {
      const { captor, string } = finding;
      return forbidden(
        finding.code,
        { source: SOURCE, clause: message('clause.jasiek.basic-ko') },
        message('coupling.basic-ko'),
        [
          { kind: 'move', role: 'captor', number: captor.number },
          { kind: 'points', role: 'captor', points: [captor.point] },
          ...cycleEvidence(game, n - 1, string),
        ],
      );
    }
    case 'coupling.disturber': {
      const { sequence, string } = finding;
      const { first, again } = must(sequence.stopped);
      return forbidden(
        finding.code,
        { source: SOURCE, clause: message('clause.jasiek.disturber') },
        message('coupling.disturber', {
          player: player(game, sequence.since),
          since: { move: sequence.since },
          again: { move: again },
          first: momentOf(game, first),
        }),
        [
          { kind: 'points', role: 'ko-position', points: sequence.koPosition },
          { kind: 'move', role: 'disturber', number: sequence.since },
          { kind: 'move', role: 'repeated', number: first },
          { kind: 'move', role: 'repetition', number: again },
          ...cycleEvidence(game, n, string),
        ],
      );
    }
    case 'coupling.prohibition': {
      const clause = { source: SOURCE, clause: message('clause.jasiek.prohibition') };
      const args = { player: player(game, n), earlier: { move: finding.earlier } };
      if ('point' in finding) {
        return forbidden(finding.code, clause, message('coupling.prohibition.stone', args), [
          { kind: 'move', role: 'earlier-stone', number: finding.earlier },
        ]);
      }
      return forbidden(finding.code, clause, message('coupling.prohibition', args), [
        { kind: 'points', role: 'ko-position', points: finding.points },
        { kind: 'move', role: 'earlier-disturber', number: finding.earlier },
        ...cycleEvidence(game, n, finding.string),
      ]);
    }
  }
}

function player(game: Game, n: number): ColorWord {
  return colorName(game.ply(n).color);
}

/** The cycle that makes a string a ko string, played out from the position after move `from`. */
export function cycleEvidence(game: Game, from: number, string: KoString | null): Evidence[] {
  if (!string) return [];
  let position = game.after(from);
  const plays: CyclePlay[] = [];
  for (const { color, point } of string.cycle) {
    const placed = place(position, color, point);
    if (typeof placed === 'string') return [];
    plays.push({ color, point, chain: placed.chain, captured: placed.captured });
    position = placed.after;
  }
  const plain = new Set(plays.map((play) => play.point)).size === plays.length;
  const cycle: Cycle = { plays, plain, parity: plays.length % 2 === 0 ? 'even' : 'odd' };
  return [{ kind: 'cycle', role: 'string', from, cycle }];
}

/** What a finding breaks; nothing where it is open. */
export function violation(finding: CouplingFinding): Violation[] {
  switch (finding.code) {
    case 'undecided':
      return [];
    case 'coupling.basic-ko':
      return [{ code: finding.code }];
    case 'coupling.disturber':
      return [{ code: finding.code, koPosition: finding.koPosition }];
    case 'coupling.prohibition':
      return 'koPosition' in finding
        ? [{ code: finding.code, koPosition: finding.koPosition }]
        : [{ code: finding.code, point: finding.point }];
  }
}
