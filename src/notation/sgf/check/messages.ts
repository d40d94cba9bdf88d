import { type Message, type MessageArgs, message } from '../../../words/index.ts';
import { SGF_SEVERITIES } from '../../generated/sgf-severities.ts';
import type { Fix, Problem, Severity, Span } from '../../types.ts';

/** The most problems of one game: a text that is no game would fill a list. */
export const MOST_FINDINGS = 5000;

type SgfCode = keyof typeof SGF_SEVERITIES;

/** A problem of the catalogue: its arguments, if it has some, and its fixes. */
export function sgfProblem<C extends SgfCode>(
  code: C,
  span: Span,
  ...rest: [...MessageArgs<C>, fixes?: readonly Fix[]]
): Problem {
  const isFixes = Array.isArray(rest[0]);
  const args = (isFixes ? [] : rest.slice(0, 1)) as unknown as MessageArgs<C>;
  const fixes = (isFixes ? rest[0] : rest[1]) as readonly Fix[] | undefined;
  const severity: Severity = SGF_SEVERITIES[code];
  return {
    code,
    severity,
    span,
    message: message(code, ...args),
    ...(fixes && fixes.length > 0 && { fixes }),
  };
}

export function insertion(title: Message, offset: number, text: string): Fix {
  return replacement(title, { start: offset, end: offset }, text);
}

export function replacement(title: Message, span: Span, text: string): Fix {
  return { title, preferred: true, edits: [{ span, text }] };
}

/** A replacement by other words for the same, so that letters that it loses say nothing. */
export function rewording(title: Message, span: Span, text: string): Fix {
  return { ...replacement(title, span, text), rewords: true };
}
