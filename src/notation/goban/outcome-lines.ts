import type { Point } from '../../go/types.ts';
import { readThreatCount } from '../claims/index.ts';
import type { EntrySyntax, NamedBoard, OutcomeSyntax } from '../types.ts';
import type { KeyName } from './keys.ts';
import { readPoint } from './points.ts';
import type { Values } from './values.ts';

/** Words of `goal:` that say nothing which the points do not say. */
const FILLERS = new Set(['capture', 'or']);

/**
 * ```
 * goal: capture d4 or a7
 * threats: black 1, white *
 * outside: b2 e2
 * ```
 * What claims about outcomes are asked about. A word that cannot be read is a problem of its own,
 * and the others count; without a board no point is known yet.
 */
export function readOutcomeLines(values: Values, board: NamedBoard | null): Pick<EntrySyntax, 'outcome'> {
  const [goal, threats, outside] = [
    pointsOf(values, 'goal', board, (word) => FILLERS.has(word)),
    threatsOf(values),
    pointsOf(values, 'outside', board, (word) => word === 'none'),
  ];
  if (!goal && !threats && !outside) return {};
  return { outcome: { goal, threats, outside } satisfies OutcomeSyntax };
}

function pointsOf(
  values: Values,
  key: KeyName & ('goal' | 'outside'),
  board: NamedBoard | null,
  isFiller: (word: string) => boolean,
): readonly Point[] | null {
  const field = values.all(key)[0];
  if (!field) return null;
  const points = new Set<Point>();
  for (const { text, span } of values.words(field.valueSpan)) {
    if (text.length <= 7 && isFiller(text.toLowerCase())) continue;
    const named = readPoint(text, span, board, 'mark.off-board', values.problems);
    if (!named) values.bad(key, span);
    else if (named.kind !== 'nowhere') points.add(named.point);
  }
  return [...points];
}

const PLAYERS = { black: 'black', b: 'black', white: 'white', w: 'white' } as const;

/** `black 1 white 2`, `white *`, `none`; who is not named has none. */
function threatsOf(values: Values): OutcomeSyntax['threats'] {
  const field = values.all('threats')[0];
  if (!field) return null;
  const counts = { black: 0, white: 0 };
  if (field.value.toLowerCase() === 'none') return counts;
  const words = [...values.words(field.valueSpan)];
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at]?.text.toLowerCase() ?? '';
    const count = readThreatCount(words[at + 1]?.text ?? '');
    if (!Object.hasOwn(PLAYERS, name) || count === null)
      return values.bad('threats', { start: words[at]?.span.start ?? 0, end: field.valueSpan.end });
    counts[PLAYERS[name as keyof typeof PLAYERS]] = count;
  }
  return counts;
}
