import type { Game, Ply } from '../../go/game.ts';
import type { Point } from '../../go/types.ts';
import type { CycleRole, Evidence, Verdict } from '../../rules/verdict.ts';
import { type Message, message } from '../../words/index.ts';
import { repetitionAt } from '../analysis/index.ts';

/** A cycle that shows a verdict, played out: after its plies the board is as before them. */
export interface ProofCycle {
  readonly role: CycleRole | 'repetition';
  /** `the ko in which d6 was played`. */
  readonly title: Message;
  /** It begins at the position after this move of the game. */
  readonly from: number;
  readonly plies: readonly Ply[];
  /** Stones of the board that it begins with which the rule calls hot. */
  readonly hot: readonly Point[];
}

/**
 * The cycles that show why a rule says `verdict` of move `n` of a game: those that the rule gives
 * as evidence (of its hint, if it allows the move), else the repetition of the whole board that the
 * move makes. A move that is simply allowed needs no proof.
 */
export function proofOf(game: Game, verdict: Verdict, n: number): ProofCycle[] {
  if (!mayHaveProof(verdict)) return [];
  const evidence = evidenceOf(verdict);
  const hot = evidence.flatMap((one) => (one.kind === 'points' && one.role === 'hot' ? one.points : []));
  const parts = evidence.flatMap((one) => partOf(game, one, n, hot) ?? []);
  if (parts.length > 0 || !restsOnBoard(verdict)) return parts;
  const found = repetitionAt(game, n);
  return found ? [repetition(game, found.from, n)] : [];
}

/** Whether `proofOf` has something to show, without playing anything out. */
export function hasProof(game: Game, verdict: Verdict, n: number): boolean {
  if (!mayHaveProof(verdict)) return false;
  const shown = evidenceOf(verdict).some(({ kind }) => kind === 'cycle' || kind === 'repetition');
  return shown || (restsOnBoard(verdict) && (game.plies[n - 1]?.recreates ?? null) !== null);
}

/**
 * A recapture in a ko repeats the board, and that is what the rule forbids; a suicide may repeat it
 * too, but not for that.
 */
function restsOnBoard({ verdict, code }: Verdict): boolean {
  return (verdict === 'forbidden' || verdict === 'ends') && !code?.startsWith('play.');
}

function mayHaveProof(verdict: Verdict): boolean {
  return verdict.verdict !== 'allowed' || verdict.hint !== undefined;
}

function evidenceOf({ evidence, hint }: Verdict): readonly Evidence[] {
  return [...evidence, ...(hint?.evidence ?? [])];
}

/** A cycle or a repetition played out; `null` for other evidence. */
export function partOf(game: Game, evidence: Evidence, n: number, hot: readonly Point[]): ProofCycle | null {
  if (evidence.kind === 'repetition') return repetition(game, evidence.of, n);
  if (evidence.kind !== 'cycle') return null;
  const { role, cycle } = evidence;
  const first = cycle.plays[0];
  if (!first) return null;
  const from = Math.min(Math.max(evidence.from, 0), n);
  const moves = cycle.plays.map(({ color, point }) => ({ kind: 'play', color, point }) as const);
  const plies = game.prefix(from).withAll(moves).plies.slice(from);
  const title = titleOf(role, game.start.position.geometry.name(first.point));
  return { role, title, from, plies, hot: role === 'capture' ? hot : [] };
}

function repetition(game: Game, from: number, n: number): ProofCycle {
  const title = message('proof.repetition');
  return { role: 'repetition', title, from, plies: game.plies.slice(from, n), hot: [] };
}

/** By the point of the first play. */
function titleOf(role: CycleRole, point: string): Message {
  if (role === 'hidden' || role === 'long') return message('proof.hidden', { point });
  return role === 'hot' ? message('proof.hot', { point }) : message(`proof.${role}`);
}
