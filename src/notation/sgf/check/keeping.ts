import { losesLetters } from '../../letters.ts';
import type { Fix, Problem } from '../../types.ts';

/**
 * No preferred fix loses a letter that a person typed: one that would is offered, and not
 * preferred. A fix that says the same in other words is let pass.
 */
export function keeping(text: string, problem: Problem): Problem {
  const { fixes } = problem;
  if (!fixes?.some((fix) => fix.preferred && loses(text, fix))) return problem;
  const kept = fixes.map((fix) =>
    fix.preferred && loses(text, fix) ? { title: fix.title, edits: fix.edits } : fix,
  );
  return { ...problem, fixes: kept };
}

/** Whether a fix takes away a letter or a digit that it does not put back. */
export function loses(text: string, { edits, rewords }: Fix): boolean {
  return !rewords && losesLetters(text, edits);
}
