import { firstOf, must } from '../../go/must.ts';
import { type Message, message } from '../../words/index.ts';
import type { Diagram, Fix, PointSign, Problem, Span } from '../types.ts';
import { say } from './messages.ts';

export interface DigitReading {
  readonly moves: Diagram['digits'];
  readonly signs: readonly PointSign[];
  readonly problems: readonly Problem[];
}

/**
 * Tells digits that are moves from those that are not. Moves begin at 1, each is drawn once and
 * none is left out; 0 is the tenth. Liberties, orders and values break that rule sooner or later.
 * Digits that keep it can still be names of points, so unless the notation or the author says more,
 * they are shown and asked about, not played.
 */
export function digitsOf(
  digits: readonly { readonly digit: number; readonly point: number }[],
  manner: 'moves' | 'numbers' | 'ask',
  spans: readonly Span[],
  /** The fix that writes a line below the diagram. */
  write: (title: Message, line: string) => Fix,
): DigitReading {
  if (digits.length === 0) return { moves: [], signs: [], problems: [] };
  const numbered = digits.map(({ digit, point }) => ({ number: digit === 0 ? 10 : digit, point }));
  const sorted = [...numbered].sort((a, b) => a.number - b.number);
  const inOrder = sorted.every(({ number }, i) => number === i + 1);
  const signs = digits.map(({ digit, point }): PointSign => ({ point, kind: 'number', text: String(digit) }));
  const first = must(spans[firstOf(sorted).point]);
  if (manner === 'moves') {
    const once = sorted.filter(({ number }, i) => sorted[i - 1]?.number !== number);
    const rest = sorted.filter(({ number }, i) => sorted[i - 1]?.number === number);
    return {
      moves: once,
      signs: rest.map(({ number, point }) => ({ point, kind: 'number', text: String(number % 10) })),
      problems: [],
    };
  }
  const numbers = () => write(message('fix.digits-are-numbers'), 'digits: numbers');
  if (inOrder && manner === 'ask') {
    const fixes = [write(message('fix.digits-are-moves'), 'digits: moves'), numbers()];
    return { moves: [], signs, problems: [say('digits.unclear', first, { last: sorted.length }, fixes)] };
  }
  if (manner === 'numbers') return { moves: [], signs, problems: [] };
  const repeated = sorted.some(({ number }, i) => sorted[i - 1]?.number === number);
  return { moves: [], signs, problems: [say('digits.numbers', first, { repeated }, [numbers()])] };
}
