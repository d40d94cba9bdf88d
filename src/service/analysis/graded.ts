import type { Finding, Settings } from './types.ts';

/** Findings with the severities that the author gives them, without those that are off. */
export function graded(findings: readonly Finding[], { severities }: Settings): readonly Finding[] {
  if (Object.keys(severities).length === 0) return findings;
  return findings.flatMap((finding) => {
    const grade = Object.hasOwn(severities, finding.code) ? severities[finding.code] : undefined;
    if (grade === 'off') return [];
    return grade === undefined ? [finding] : [{ ...finding, severity: grade }];
  });
}
