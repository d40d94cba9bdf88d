import type { DiagnosticSeverity } from 'vscode-languageserver';

/** Editors show no more diagnostics of one file. */
const MOST = 1000;

/** Findings in their order, and by severity how many of them there are. */
export interface CountedFindings<T> {
  findings(): readonly T[];
  readonly counts: readonly number[];
}

/** A finding, and the number of the list that it is from. */
export interface Listed<T> {
  readonly one: T;
  readonly list: number;
}

/**
 * The most severe of very many findings, in their order; how many are left out; and the first of
 * those.
 */
export interface CappedFindings<T> {
  readonly kept: readonly T[];
  readonly left: number;
  readonly first: T | null;
}

export function counted<T>(
  findings: readonly T[],
  severityOf: (one: T) => DiagnosticSeverity,
): CountedFindings<T> {
  const counts: number[] = [];
  for (const one of findings) add(counts, severityOf(one), 1);
  return { findings: () => findings, counts };
}

/**
 * At most {@link MOST} of all, so that only those need be made into diagnostics. The findings of a
 * list are asked for only where some of them are picked, or the first that is left out.
 */
export function capped<T>(
  lists: readonly CountedFindings<T>[],
  severityOf: (one: T) => DiagnosticSeverity,
): CappedFindings<Listed<T>> {
  const all: number[] = [];
  for (const { counts } of lists)
    for (const [severity, count] of counts.entries()) add(all, severity, count ?? 0);
  /** By severity, how many are still to be picked. */
  const room: number[] = [];
  let total = 0;
  all.forEach((count, severity) => {
    room[severity] = Math.min(count, Math.max(0, MOST - total));
    total += count;
  });
  const kept: Listed<T>[] = [];
  let first: Listed<T> | null = null;
  lists.forEach((one, list) => {
    const isPicked = one.counts.some((count, severity) => count > 0 && (room[severity] ?? 0) > 0);
    const isLeft = one.counts.some((count, severity) => count > (room[severity] ?? 0));
    if (!isPicked && (first || !isLeft)) return;
    for (const finding of one.findings()) {
      const severity = severityOf(finding);
      if ((room[severity] ?? 0) > 0) kept.push({ one: finding, list });
      else first ??= { one: finding, list };
      add(room, severity, -1);
    }
  });
  return { kept, left: total - kept.length, first };
}

function add(counts: number[], severity: number, count: number): void {
  counts[severity] = (counts[severity] ?? 0) + count;
}
