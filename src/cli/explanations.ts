/**
 * What is known of diagnostics beyond their sentences: made by `npm run generate` of what stands
 * beside each sentence. A build has it in a file of its own (`explanations-built.ts`).
 */
import EXPLANATIONS from './generated/explanations.json';
import REMEDIES from './generated/remedies.json';

/** What is known of a code: in English why it comes and what to do, and a text that has it. */
export interface Explanation {
  readonly severity: string;
  readonly cause: string;
  readonly remedy: string;
  readonly example?: string;
  readonly file?: string;
}

export const explanations = (): Readonly<Record<string, Explanation>> => EXPLANATIONS;

/** By language what it says of cause and remedy, by code. It may lack some. */
type Remedies = Readonly<Partial<Record<string, Readonly<Record<string, readonly string[]>>>>>;

export const remedies = (): Remedies => REMEDIES;

export function explanationOf(code: string): Explanation | undefined {
  const all = explanations();
  return Object.hasOwn(all, code) ? all[code] : undefined;
}
