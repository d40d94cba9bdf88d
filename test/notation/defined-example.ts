import { EXAMPLES } from '../../scripts/reference/diagnostics.mjs';

/**
 * Codes that a test has no example of and that their definitions have none of either. What is left to a definition alone (`src/words/en`)
 * must be caused by its example and nothing else with it, at a place that is not empty.
 */
export function withoutExample(
  codes: readonly string[],
  problemsIn: (text: string) => readonly { code: string; span: { start: number; end: number } }[],
): string[] {
  return codes.filter((code) => {
    const example = EXAMPLES[code];
    const problems = typeof example === 'string' ? problemsIn(example) : [];
    const [one] = problems;
    return problems.length !== 1 || one?.code !== code || one.span.start === one.span.end;
  });
}
