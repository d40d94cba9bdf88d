/** By the number of liberties, from none to four or more. */
const PROOF_BEFORE_ATTACK = [1, 1, 2, 5, 12];
const PROOF_BEFORE_DEFENSE = [1, 1, 4, 9, 20];
const REFUTATION_BEFORE_ATTACK = [1, 8, 5, 3, 2];
const REFUTATION_BEFORE_DEFENSE = [1, 6, 3, 2, 1];

/**
 * The first guess of how many positions prove that a chain is captured: the more liberties it has,
 * up to four, the more work there is for the attacker.
 */
export function firstProof(attacks: boolean, liberties: number): number {
  return (attacks ? PROOF_BEFORE_ATTACK : PROOF_BEFORE_DEFENSE)[liberties] ?? 1;
}

/** The first guess of how many positions refute it. */
export function firstRefutation(attacks: boolean, liberties: number): number {
  return (attacks ? REFUTATION_BEFORE_ATTACK : REFUTATION_BEFORE_DEFENSE)[liberties] ?? 1;
}
