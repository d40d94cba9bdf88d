/** The proofs that a figure of a page carries, for readers who try to refute them. */
import * as v from 'valibot';
import type { Message } from './message.ts';
import { coordinates, look } from './player.ts';

/** Certificates are read by the checker itself, which assumes nothing. */
export const carriedProofs = v.object({
  /** What a button is called. */
  try: v.string(),
  /** What its words are in. */
  language: v.string(),
  look,
  coordinates,
  proofs: v.array(v.object({ claim: v.string(), certificate: v.unknown() })),
});
export type CarriedProofs = Message<typeof carriedProofs>;
