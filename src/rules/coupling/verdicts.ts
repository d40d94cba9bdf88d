import type { Cycle, CyclePlay, KoString } from '../../cycles/index.ts';
import type { Game, Ply } from '../../go/game.ts';
import { must } from '../../go/must.ts';
import { place } from '../../go/play.ts';
import { colorName, type Point } from '../../go/types.ts';
import { ALLOWED, type Clause, type Evidence, forbidden, undecided, type Verdict } from '../verdict.ts';
import type { DisturberSequence } from './disturber.ts';

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

const SOURCE = 'Jasiek, The Ko Coupling Rules (1997)';

/**
 * The first finding that forbids decides; what could not be worked out matters only when nothing
 * forbids.
 */
export function verdictOf(findings: readonly CouplingFinding[], game: Game, n: number): Verdict {
  const clause: Clause = { source: SOURCE, clause: 'Rules' };
  for (const finding of findings) {
    if (finding.code !== 'undecided') return because(finding, game, n);
  }
  if (findings.length === 0) return ALLOWED;
  return undecided(
    'coupling.undecided',
    'the search for ko strings used up its budget, here or at an earlier move that matters here',
    clause,
  );
}

function because(finding: Exclude<CouplingFinding, { code: 'undecided' }>, game: Game, n: number): Verdict {
  switch (finding.code) {
    case 'coupling.basic-ko': {
      const { captor, string } = finding;
      return forbidden(
        finding.code,
        { source: SOURCE, clause: 'basic ko' },
        'takes back at once a single ko stone that has just captured a single ko stone',
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
        { source: SOURCE, clause: 'disturber' },
        `ko stone of the disturber in a ko position that has been repeated: move ${again} made it as it was ${whenWas(first)}, and ` +
          `${player(game, sequence.since)} has been disturber there since move ${sequence.since}`,
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
      const clause = { source: SOURCE, clause: 'prohibition' };
      const who = player(game, n);
      if ('point' in finding) {
        return forbidden(
          finding.code,
          clause,
          `${who} has put a stone that is no ko stone on this point before, with move ${finding.earlier}, from a position with the same ko positions and the ` +
            'same stones outside them',
          [{ kind: 'move', role: 'earlier-stone', number: finding.earlier }],
        );
      }
      return forbidden(
        finding.code,
        clause,
        `makes ${who} disturber of a ko position a second time, after move ${finding.earlier}, with the same ko positions and the same stones outside them`,
        [
          { kind: 'points', role: 'ko-position', points: finding.points },
          { kind: 'move', role: 'earlier-disturber', number: finding.earlier },
          ...cycleEvidence(game, n, finding.string),
        ],
      );
    }
  }
}

function whenWas(number: number): string {
  return number === 0 ? 'at the start' : `after move ${number}`;
}

function player(game: Game, n: number): string {
  return colorName(game.ply(n).color) === 'black' ? 'Black' : 'White';
}

/** The cycle that makes a string a ko string, played out from the position after move `from`. */
function cycleEvidence(game: Game, from: number, string: KoString | null): Evidence[] {
  if (!string) return [];
  let position = game.after(from);
  const plays: CyclePlay[] = [];
  for (const { color, point } of string.cycle) {
    const placed = place(position, color, point);
    if (typeof placed === 'string') return [];
    plays.push({ color, point, string: placed.string, captured: placed.captured });
    position = placed.after;
  }
  const plain = new Set(plays.map((play) => play.point)).size === plays.length;
  const cycle: Cycle = { plays, plain, parity: plays.length % 2 === 0 ? 'even' : 'odd' };
  return [{ kind: 'cycle', role: 'string', from, cycle }];
}
