import type { DiagnosticSeverity } from 'vscode-languageserver';

/** Editors show no more diagnostics of one file. */
const MOST = 1000;

/**
 * The gravest of very many findings, in their order; how many are left out; and the first of those.
 */
export interface Gravest<T> {
  readonly kept: readonly T[];
  readonly left: number;
  readonly first: T | null;
}

/** At most {@link MOST} of all, so that only those need be made into diagnostics. */
export function gravest<T>(all: readonly T[], severityOf: (one: T) => DiagnosticSeverity): Gravest<T> {
  if (all.length <= MOST) return { kept: all, left: 0, first: null };
  const counts = new Map<DiagnosticSeverity, number>();
  for (const one of all) counts.set(severityOf(one), (counts.get(severityOf(one)) ?? 0) + 1);
  let room = MOST;
  for (const [severity, count] of [...counts].sort(([a], [b]) => a - b)) {
    const here = Math.min(count, room);
    counts.set(severity, here);
    room -= here;
  }
  const kept: T[] = [];
  let first: T | null = null;
  for (const one of all) {
    const severity = severityOf(one);
    const here = counts.get(severity) ?? 0;
    counts.set(severity, here - 1);
    if (here > 0) kept.push(one);
    else first ??= one;
  }
  return { kept, left: all.length - kept.length, first };
}
