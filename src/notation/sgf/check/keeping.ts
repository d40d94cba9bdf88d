import type { Fix, Problem, TextEdit } from '../../types.ts';

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
  if (rewords) return false;
  const removed = lettersOf(edits.map(({ span }) => text.slice(span.start, span.end)).join(''));
  if (removed.length === 0) return false;
  const left = new Map<string, number>();
  for (const letter of lettersOf(edits.map((edit: TextEdit) => edit.text).join('')))
    left.set(letter, (left.get(letter) ?? 0) + 1);
  return removed.some((letter) => {
    const count = left.get(letter) ?? 0;
    left.set(letter, count - 1);
    return count === 0;
  });
}

/** Letters and digits; small and capital ones are the same, since points are written with both. */
function lettersOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
}
