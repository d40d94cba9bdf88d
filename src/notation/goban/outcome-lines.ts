import type { Point } from '../../go/types.ts';
import { readThreatCount } from '../claims/index.ts';
import type { Aim, EntrySyntax, NamedBoard, OutcomeSyntax } from '../types.ts';
import type { KeyName } from './keys.ts';
import { readPoint } from './points.ts';
import type { Values } from './values.ts';

/**
 * Words that begin a goal, the longer ones first. Of several chains without a word, any is to be
 * captured, and one is to be kept.
 */
const AIMS: readonly (readonly [words: readonly string[], aim: Aim])[] = [
  [['capture', 'any', 'of'], 'capture-any'],
  [['capture', 'all', 'of'], 'capture-all'],
  [['keep', 'one', 'of'], 'keep-one'],
  [['keep', 'all', 'of'], 'keep-all'],
  [['capture'], 'capture-any'],
  [['keep'], 'keep-one'],
  [['connect'], 'connect'],
  [[], 'capture-any'],
];

/** What stands between the chains of a goal, by its aim. */
const BETWEEN: Readonly<Record<Aim, string>> = {
  'capture-any': 'or',
  'keep-one': 'or',
  'capture-all': 'and',
  'keep-all': 'and',
  connect: 'and',
};

/**
 * ```
 * goal: capture d4 or a7
 * threats: black 1, white *
 * spare: white 1
 * passes: 3
 * outside: b2 e2
 * ```
 * What claims about outcomes are asked about. A word that cannot be read is a problem of its own,
 * and the others count; without a board no point is known yet.
 */
export function readOutcomeLines(values: Values, board: NamedBoard | null): Pick<EntrySyntax, 'outcome'> {
  const aim = aimOf(values);
  const goal = pointsOf(values, 'goal', board, (word, n) => n < (aim?.words ?? 0) || word === aim?.between);
  const [threats, spare] = [countsOf(values, 'threats'), countsOf(values, 'spare')];
  const passes = values.choice('passes', { 2: 2, 3: 3 } as const)?.value ?? null;
  const outside = pointsOf(values, 'outside', board, (word) => word === 'none');
  if (!goal && !threats && !spare && !passes && !outside) return {};
  return {
    outcome: { goal, aim: aim?.aim ?? null, threats, spare, passes, outside } satisfies OutcomeSyntax,
  };
}

/** What a goal wants, and how many words say so. */
function aimOf(
  values: Values,
): { readonly aim: Aim; readonly words: number; readonly between: string } | null {
  const field = values.all('goal')[0];
  if (!field) return null;
  const said: string[] = [];
  for (const { text } of values.words(field.valueSpan)) {
    said.push(text.length <= 7 ? text.toLowerCase() : '');
    if (said.length === 3) break;
  }
  for (const [words, aim] of AIMS)
    if (words.every((word, n) => said[n] === word))
      return { aim, words: words.length, between: BETWEEN[aim] };
  return null;
}

function pointsOf(
  values: Values,
  key: KeyName & ('goal' | 'outside'),
  board: NamedBoard | null,
  isFiller: (word: string, n: number) => boolean,
): readonly Point[] | null {
  const field = values.all(key)[0];
  if (!field) return null;
  const points = new Set<Point>();
  let n = 0;
  for (const { text, span } of values.words(field.valueSpan)) {
    if (text.length <= 7 && isFiller(text.toLowerCase(), n++)) continue;
    const named = readPoint(text, span, board, 'mark.off-board', values.problems);
    if (!named) values.bad(key, span);
    else if (named.kind !== 'nowhere') points.add(named.point);
  }
  return [...points];
}

const PLAYERS = { black: 'black', b: 'black', white: 'white', w: 'white' } as const;

/** `black 1 white 2`, `white *`, `none`; who is not named has none. */
function countsOf(values: Values, key: KeyName & ('threats' | 'spare')): OutcomeSyntax['threats'] {
  const field = values.all(key)[0];
  if (!field) return null;
  const counts = { black: 0, white: 0 };
  if (field.value.toLowerCase() === 'none') return counts;
  const words = [...values.words(field.valueSpan)];
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at]?.text.toLowerCase() ?? '';
    const count = readThreatCount(words[at + 1]?.text ?? '');
    if (!Object.hasOwn(PLAYERS, name) || count === null)
      return values.bad(key, { start: words[at]?.span.start ?? 0, end: field.valueSpan.end });
    counts[PLAYERS[name as keyof typeof PLAYERS]] = count;
  }
  return counts;
}
