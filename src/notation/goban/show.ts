import type { Word } from '../text.ts';
import type { EntrySyntax, Located, ShowSyntax, Span } from '../types.ts';
import { problem } from './messages.ts';
import { type Values, wholeNumber } from './values.ts';

type ShowPart = keyof ShowSyntax;

/**
 * ```
 * show: eyes, hot, moves, after 3, numbers 1-6, whole board
 * ```
 * Each part once, in any order; commas may be left out. A word that is none of these is a problem
 * of its own, and the others count.
 */
export function readShow(values: Values): Pick<EntrySyntax, 'show'> {
  const field = values.all('show')[0];
  if (!field) return {};
  const words = [...values.words(field.valueSpan)];
  const told: { -readonly [P in ShowPart]: ShowSyntax[P] } = {
    eyes: false,
    hot: null,
    moves: null,
    whole: null,
    after: null,
    numbers: null,
  };
  const bad = (span: Span) => values.bad('show', span);
  const seen = new Set<ShowPart>();
  const isNew = (part: ShowPart, { text, span }: Word) => {
    if (seen.has(part)) values.problems.push(problem('show.twice', span, { word: text }));
    return seen.size < seen.add(part).size;
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (!word) break;
    const next = words[i + 1];
    const name = word.text.length <= 8 ? word.text.toLowerCase() : '';
    switch (name) {
      case 'eyes':
        if (isNew('eyes', word)) told.eyes = true;
        break;
      case 'hot':
        if (isNew('hot', word)) told.hot = word.span;
        break;
      case 'moves':
        if (isNew('moves', word)) told.moves = word.span;
        break;
      case 'whole':
        if (next?.text.toLowerCase() !== 'board') {
          bad(word.span);
          break;
        }
        i++;
        if (isNew('whole', word)) told.whole = { start: word.span.start, end: next.span.end };
        break;
      case 'after': {
        const spare = next?.text.toLowerCase() === 'move' ? 1 : 0;
        const said = words[i + 1 + spare];
        const number = said && wholeNumber(said.text);
        if (number === undefined || number === null) bad(isNumeral(said) ? said.span : word.span);
        if (isNumeral(said)) i += 1 + spare;
        if (said && typeof number === 'number' && isNew('after', word))
          told.after = { value: number, span: said.span };
        break;
      }
      case 'numbers': {
        const value = next && rangeOf(next);
        if (!value) bad(isNumeral(next) ? next.span : word.span);
        if (isNumeral(next)) i++;
        if (value && isNew('numbers', word)) told.numbers = value;
        break;
      }
      default:
        bad(word.span);
    }
  }
  return { show: told };
}

/** Whether a word was meant to be a number, so that it is no word of its own. */
function isNumeral(word: Word | undefined): word is Word {
  return word !== undefined && /^[\d-]/.test(word.text);
}

/** `1-6`, `1–6`, or one number. */
function rangeOf({ text, span }: Word): NonNullable<ShowSyntax['numbers']> | null {
  const [first = '', last = first, ...more] = text.length <= 13 ? text.split(/[-–]/) : [];
  const [from, to] = [wholeNumber(first), wholeNumber(last)];
  if (from === null || to === null || from > to || more.length > 0) return null;
  return { value: { from, to }, span } satisfies Located<{ from: number; to: number }>;
}

/** The value of the line, empty for nothing. */
export function printShow({ eyes, hot, moves, after, numbers, whole }: ShowSyntax): string {
  const parts = [
    eyes && 'eyes',
    hot && 'hot',
    moves && 'moves',
    after && `after ${after.value}`,
    numbers && `numbers ${numbers.value.from}-${numbers.value.to}`,
    whole && 'whole board',
  ];
  return parts.filter((part) => part).join(', ');
}
