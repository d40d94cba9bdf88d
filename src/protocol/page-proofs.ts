/** The proofs that a figure of a page carries, for readers who try to refute them. */
import * as v from 'valibot';
import type { Message } from './message.ts';
import { coordinates, look } from './player.ts';

/** What a proof is about, in the words of a table: a row for the rule, a column for the rest. */
const about = v.object({
  rule: v.string(),
  /** Who begins, and the threats. */
  when: v.string(),
  /** The player that can force an outcome, and the outcome. */
  owner: v.picklist(['black', 'white']),
  forces: v.string(),
});

/** Certificates are read by the checker itself, which assumes nothing. */
export const carriedProofs = v.object({
  /** What a button is called. */
  try: v.string(),
  /** What the table of proofs is called, and its first column. */
  choose: v.string(),
  rule: v.string(),
  /** What its words are in. */
  language: v.string(),
  look,
  coordinates,
  proofs: v.array(v.object({ claim: v.string(), about, certificate: v.unknown() })),
});
export type CarriedProofs = Message<typeof carriedProofs>;

/** A proof of a claim, as it is known where the claim is judged. */
export interface PageProof {
  /** What it proves, in a sentence. */
  readonly claim: string;
  readonly about: Message<typeof about>;
  /** With one strategy; `null` where it is too large for a page. */
  readonly certificate: unknown;
  /** Why it is left out. */
  readonly note: string | null;
  /** The region that it is about, and the supplies. */
  readonly rests: string;
}

/** A script that is written into a page. */
export interface PageScript {
  readonly text: string;
  /** Of the text, in base64: a page runs no script whose hash it does not name. */
  readonly sha256: string;
}
