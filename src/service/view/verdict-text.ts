/** A verdict in one line, for views that show nothing else. */
import type { Verdict } from '../../rules/verdict.ts';
import { type Message, message, say } from '../../words/index.ts';

export function textOf(verdict: Verdict, clause: Message | null, notes: readonly Message[]): Message {
  return message('verdict.short', {
    ruling: verdict.verdict,
    outcome: verdict.outcome ?? null,
    reason: verdict.reason,
    clause: saysMore(verdict) ? clause : null,
    notes,
  });
}

/** The clause of basic ko has the words of its reason. */
function saysMore({ clause }: Verdict): boolean {
  return clause?.clause.code !== 'clause.basic';
}

export const sayAll = (...all: Parameters<typeof textOf>): string => say(textOf(...all));
