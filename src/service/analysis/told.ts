/** What is said of a text before and after changes of it. */

import { movedOffset, type TextChange } from '../../document/index.ts';
import type { Task } from '../../go/task.ts';
import type { Severity, Span } from '../../notation/index.ts';
import { check } from './check.ts';
import { inDocument } from './cursor.ts';
import { findingsWork } from './pending-work.ts';
import type { Finding, PlacedAnalysis, Settings } from './types.ts';

/** What is said of a text at a place of the document. */
export interface SaidThere {
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
  /** Of a move. Two rules that forbid one move say the same of it, each by a code of its own. */
  readonly verdict?: Finding['verdict'];
}

/** All that is said of entries, searched to the end. */
export function* toldOf(entries: readonly PlacedAnalysis[], settings: Settings): Task<SaidThere[]> {
  const found: SaidThere[] = [];
  for (const placed of entries) {
    const { analysis } = placed;
    for (const one of findingsWork(analysis)) yield* one.work();
    for (const { code, severity, span, verdict } of check(analysis, settings))
      found.push({ code, severity, span: inDocument(placed, span), ...(verdict && { verdict }) });
  }
  return found;
}

const RANKS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, information: 2, hint: 3 };

/**
 * What is said no longer, if that is so of what the changes are to mend, and if nothing as grave is
 * said now that was not said before; else `null`.
 */
export function mended(
  was: readonly SaidThere[],
  is: readonly SaidThere[],
  changes: readonly TextChange[],
  mends: Pick<Finding, 'code' | 'span'> | null,
): readonly SaidThere[] | null {
  const one = mends && was.find(({ code, span }) => code === mends.code && isSameSpan(span, mends.span));
  if (one === undefined) return null;
  const gravest = RANKS[one?.severity ?? 'warning'];
  const old = new SaidBefore(was, changes, one);
  for (const told of is) if (!old.take(told) && RANKS[told.severity] <= gravest) return null;
  return [...(one ? [one] : []), ...old.left()];
}

/** What was said before changes, to be found again after them. */
class SaidBefore {
  private readonly whole = new Map<string, SaidThere[]>();
  /** What the changes reach into may stand at about the same place. */
  private readonly near: { readonly told: SaidThere; readonly place: Span }[] = [];

  constructor(was: readonly SaidThere[], changes: readonly TextChange[], except: SaidThere | null) {
    for (const told of was) {
      if (told === except) continue;
      const { span, isWhole } = placeNow(told.span, changes);
      if (!isWhole) this.near.push({ told, place: span });
      else {
        const key = keyOf(told, span);
        const same = this.whole.get(key);
        if (same) same.push(told);
        else this.whole.set(key, [told]);
      }
    }
  }

  /** Takes out what said the same, as gravely. */
  take(now: SaidThere): boolean {
    const { severity, span } = now;
    const isAsGrave = (told: SaidThere) => RANKS[told.severity] <= RANKS[severity];
    const there = this.whole.get(keyOf(now, span)) ?? [];
    const at = there.findIndex(isAsGrave);
    if (at >= 0) {
      there.splice(at, 1);
      return true;
    }
    const near = this.near.findIndex(
      ({ told, place }) =>
        subjectOf(told) === subjectOf(now) &&
        isAsGrave(told) &&
        place.start <= span.end &&
        span.start <= place.end,
    );
    if (near >= 0) this.near.splice(near, 1);
    return near >= 0;
  }

  left(): SaidThere[] {
    return [...[...this.whole.values()].flat(), ...this.near.map(({ told }) => told)];
  }
}

function keyOf(told: SaidThere, { start, end }: Span): string {
  return `${subjectOf(told)} ${start} ${end}`;
}

function subjectOf({ code, verdict }: SaidThere): string {
  return verdict ?? code;
}

export function isSameSpan(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end;
}

/** A span after changes; not whole where they reach into it. */
function placeNow({ start, end }: Span, changes: readonly TextChange[]): { span: Span; isWhole: boolean } {
  const isWhole = changes.every(({ span }) => {
    const isEmpty = start === end && span.start === start && span.end === end;
    return !isEmpty && (span.end <= start || span.start >= end);
  });
  const from = movedOffset(start, changes);
  const to = end === start ? from : movedOffset(end, changes, true);
  if (isWhole && from !== null && to !== null) return { span: { start: from, end: to }, isWhole };
  const near = (offset: number, isEnd: boolean) => {
    let by = 0;
    for (const { span, text } of changes) {
      if (span.end <= offset) by += text.length - (span.end - span.start);
      else if (span.start <= offset) return (isEnd ? span.start + text.length : span.start) + by;
    }
    return offset + by;
  };
  return { span: { start: near(start, false), end: near(end, true) }, isWhole: false };
}
