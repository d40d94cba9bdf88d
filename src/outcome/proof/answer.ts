import type { Task } from '../../go/task.ts';
import { BLACK, type Color } from '../../go/types.ts';
import type { Verdict } from '../../rules/verdict.ts';
import type { Outcome } from '../types.ts';
import { type Certificate, END, PASS, readCertificate, THREAT } from './certificate.ts';
import { type GameTurn, Turns } from './turns.ts';

/** What comes of a line that is played against a strategy. */
interface Answered {
  /**
   * The moves so far, with those of the owner of the proof: points, -1 for a pass, -2 for a threat.
   */
  readonly line: readonly number[];
  /** Whose turn it is now; the owner's only when the game is over. */
  readonly turn: Color;
  /** The position, the game and the threats that are left. */
  readonly at: GameTurn;
  /** How the game has ended, `null` where it goes on. */
  readonly ended: Outcome | null;
  /**
   * The first move of the opponent that may not be made, by its place among those that were given,
   * and the rule's verdict on it; `null` for one that cannot be made under any rule. Nothing behind
   * it was played.
   */
  readonly illegal: { readonly number: number; readonly verdict: Verdict | null } | null;
}

/**
 * Plays against a strategy of a certificate: the moves of the opponent are given, those of its
 * owner come from the proof. Every legal move has an answer, so it does not search; of rules that
 * search for cycles only the moves of the line are judged.
 * @returns `null` where the certificate cannot be read, has no such strategy, or is none that
 * `verify` would pass.
 */
export function* answerFrom(
  value: Certificate,
  strategy: number,
  given: readonly number[],
): Task<Answered | null> {
  const read = readCertificate(value);
  const proof = read?.certificate.strategies[strategy];
  if (!read || !proof) return null;
  const turns = new Turns(read.claim);
  const owner = proof.owner === 'black' ? BLACK : 2;
  let at = yield* turns.begin();
  let node = 0;
  let ended: Outcome | null = null;
  const line: number[] = [];
  const told = (illegal: Answered['illegal'] = null): Answered => ({
    line,
    turn: at.turn,
    at,
    ended,
    illegal,
  });
  for (let k = 0; ; ) {
    const steps: readonly number[] | undefined = proof.nodes[node];
    if (!steps) return null;
    const isOwners = at.turn === owner;
    if (!isOwners && k === given.length) return told();
    const move = isOwners ? steps[0] : given[k];
    if (move === undefined) return null;
    if (move !== PASS && move !== THREAT && ![...turns.points(at)].includes(move))
      return isOwners ? null : told({ number: k, verdict: null });
    const made = yield* turns.make(at, move);
    if (made.legal === 'no') return isOwners ? null : told({ number: k, verdict: made.verdict });
    line.push(move);
    at = made.next;
    ended = made.ends;
    if (!isOwners) k++;
    if (ended) return told();
    let to: number = END;
    for (let i = 0; i < steps.length; i += 2) if (steps[i] === move) to = steps[i + 1] ?? END;
    node = to;
  }
}
