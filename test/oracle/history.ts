/** Rules that look back over the history, with all their options, read off their definitions. No code shared with `src/`. */
import type { Moment } from './board.ts';

/** The values of the options, as texts name them. */
export type OracleChoice = Readonly<Record<string, string>>;

/** The number of the earliest moment that the last one, a play, may not recreate; -1 for none. */
export function literalSuperko(
  rule: 'psk' | 'ssk' | 'nssk',
  history: readonly Moment[],
  { passes, setup }: OracleChoice,
): number {
  const now = history.at(-1)!;
  return history.slice(0, -1).findIndex((earlier, k) => {
    if (!isSame(earlier, now)) return false;
    if (passes === 'lift' && history.slice(k + 1, -1).some(({ kind }) => kind === 'pass')) return false;
    const isMove = earlier.kind !== 'start' && earlier.kind !== 'setup';
    if (rule === 'nssk')
      return isMove && earlier.by === now.by && (passes === 'situations' || /play|tenuki/.test(earlier.kind));
    if (setup === 'forgotten' && !wasPlayed(history, k)) return false;
    if (rule === 'psk') return true;
    if (passes === 'count' && (earlier.kind === 'pass' || earlier.kind === 'void')) return false;
    return earlier.toMove === now.toMove;
  });
}

/** The number of the earliest moment of a repetition that ends the game under the Japanese rule; -1 for none. */
export function literalJapanese(history: readonly Moment[], { passes, turn, times }: OracleChoice): number {
  const now = history.at(-1)!;
  const lastPass = history.slice(0, -1).reduce((last, { kind }, k) => (kind === 'pass' ? k : last), -1);
  const from = passes === 'lift' && lastPass >= 0 ? lastPass : 0;
  const occurrences = history.slice(0, -1).flatMap((earlier, k) => {
    if (k < from || !isSame(earlier, now)) return [];
    if (turn === 'same' && earlier.toMove !== now.toMove) return [];
    // What changes neither the board nor, as far as it matters, the turn is no new occurrence.
    if (k !== from && (earlier.kind === 'void' || (earlier.kind === 'pass' && turn === 'any'))) return [];
    return [k];
  });
  return occurrences.length + 1 >= Number(times) ? (occurrences[0] ?? -1) : -1;
}

/** Whether the last moment, a play, recreates an earlier one, as the Korean commentary has it. */
export function literalKorean(history: readonly Moment[]): boolean {
  return history.slice(0, -1).some((earlier) => isSame(earlier, history.at(-1)!));
}

function isSame(a: Moment, b: Moment): boolean {
  return a.board === b.board && a.outside === b.outside;
}

/** Whether a player made the board of a moment, be it by a play elsewhere. */
function wasPlayed(history: readonly Moment[], k: number): boolean {
  const makers = history.slice(0, k + 1).filter(({ kind }) => kind !== 'pass' && kind !== 'void');
  const maker = makers.at(-1);
  return maker?.kind === 'play' || maker?.kind === 'tenuki';
}
