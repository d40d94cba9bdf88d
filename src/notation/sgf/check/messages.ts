import { type Message, type MessageArgs, message } from '../../../words/index.ts';
import type { Severities } from '../../catalogue.ts';
import type { Fix, Problem, Severity, Span } from '../../types.ts';

/**
 * How grave each problem of SGF is, by what it does to a reader: an error loses or changes
 * something, a warning breaks the format, a hint is merely unusual. Codes are stable.
 */
const SEVERITIES = {
  'sgf.no-game': 'error',
  'sgf.outside-text': 'information',
  'sgf.stray-text': 'error',
  'sgf.unescaped-bracket': 'error',
  'sgf.extra-close': 'error',
  'sgf.unclosed-tree': 'error',
  'sgf.unclosed-value': 'error',
  'sgf.swallowed': 'warning',
  'sgf.no-value': 'error',
  'sgf.no-name': 'error',
  'sgf.no-node': 'error',
  'sgf.late-node': 'error',
  'sgf.empty-variation': 'warning',
  'sgf.two-games': 'error',
  'sgf.lost-characters': 'warning',
  'sgf.nul': 'warning',
  'sgf.unknown-property': 'hint',
  'sgf.old-property': 'hint',
  'sgf.long-name': 'hint',
  'sgf.small-name': 'warning',
  'sgf.komi': 'hint',
  'sgf.newer-form': 'hint',
  'sgf.duplicate-property': 'warning',
  'sgf.several-values': 'warning',
  'sgf.wrong-value': 'error',
  'sgf.off-board': 'error',
  'sgf.square-size': 'hint',
  'sgf.point-twice': 'warning',
  'sgf.root-property': 'warning',
  'sgf.second-info': 'warning',
  'sgf.setup-and-move': 'warning',
  'sgf.two-moves': 'error',
  'sgf.root-move': 'hint',
  'sgf.contradiction': 'warning',
  'sgf.two-marks': 'warning',
  'sgf.handicap': 'hint',
  'sgf.no-move': 'hint',
  'sgf.result': 'hint',
  'sgf.date': 'hint',
  'sgf.time': 'hint',
  'sgf.unknown-rules': 'hint',
  'sgf.unknown-charset': 'hint',
  'sgf.not-go': 'information',
  'sgf.stone-on-stone': 'information',
  'sgf.nothing-there': 'hint',
  'sgf.two-stones': 'error',
  'sgf.no-liberty': 'warning',
  'sgf.too-many': 'information',
  'sgf.turn': 'warning',
} as const satisfies Severities;

/** The most problems of one game: a text that is no game would fill a list. */
export const MOST_FINDINGS = 5000;

type SgfCode = keyof typeof SEVERITIES;

export const SGF_CODES = Object.keys(SEVERITIES) as readonly SgfCode[];

/** A problem of the catalogue: its arguments, if it has some, and its fixes. */
export function sgfProblem<C extends SgfCode>(
  code: C,
  span: Span,
  ...rest: [...MessageArgs<C>, fixes?: readonly Fix[]]
): Problem {
  const isFixes = Array.isArray(rest[0]);
  const args = (isFixes ? [] : rest.slice(0, 1)) as unknown as MessageArgs<C>;
  const fixes = (isFixes ? rest[0] : rest[1]) as readonly Fix[] | undefined;
  const severity: Severity = SEVERITIES[code];
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
