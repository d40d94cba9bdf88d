import type { Scratch } from '../../go/scratch.ts';
import type { Point } from '../../go/types.ts';

/**
 * Questions that are remembered, and readings of one question on boards that differ where it
 * matters.
 */
const MOST_QUESTIONS = 6_000;
const MOST_READINGS = 4;

interface KeptEntry<T> {
  /** Points and what stands there, one character each. */
  readonly scope: string;
  readonly reading: T;
}

/**
 * Readings of many boards of one geometry, each with the points that it depends on: it holds on
 * every board that has the same there, as after a play elsewhere. The oldest are forgotten.
 */
export class KeptReadings<T> {
  private readonly questions = new Map<string, KeptEntry<T>[]>();

  /** What was read on a board that is like this one wherever it matters. */
  find(question: string, { cells }: Scratch): T | undefined {
    const entries = this.questions.get(question);
    return entries?.find(({ scope }) => holds(scope, cells))?.reading;
  }

  keep(question: string, { cells }: Scratch, points: readonly Point[], reading: T): void {
    const scope = String.fromCharCode(...points.map((p) => (p << 2) | (cells[p] ?? 0)));
    const before = this.questions.get(question) ?? [];
    this.questions.delete(question);
    this.questions.set(question, [{ scope, reading }, ...before.slice(0, MOST_READINGS - 1)]);
    if (this.questions.size > MOST_QUESTIONS) {
      const [oldest] = this.questions.keys();
      if (oldest !== undefined) this.questions.delete(oldest);
    }
  }
}

function holds(scope: string, cells: Uint8Array): boolean {
  for (let i = 0; i < scope.length; i++) {
    const code = scope.charCodeAt(i);
    if (cells[code >> 2] !== (code & 3)) return false;
  }
  return true;
}
