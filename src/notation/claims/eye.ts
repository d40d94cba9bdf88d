import { nearest } from '../suggest.ts';
import { defineClaim, form, maybe, type Slot, slot } from './form.ts';
import { color, point } from './slots.ts';

/** Classes of eyes, as claims name them; "eye" may follow. */
export const EYE_CLASSES = [
  'better than proper',
  'proper',
  'better than half',
  'half',
  'worse than half',
  'false',
  'worse than false',
] as const;

type EyeClaim =
  | { readonly kind: 'value'; readonly symbolic: string }
  | { readonly kind: 'class'; readonly name: string };

/** A value, such as `1+b`, or a class: all up to the end of the claim. */
const WORTH: Slot<EyeClaim> = {
  type: 'worth',
  shown: '1+b|half|better than half|…',
  choices: EYE_CLASSES,
  goesOn(begun) {
    const start = `${begun.filter((word) => word !== 'a').join(' ')} `;
    return EYE_CLASSES.flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
  },
  read(words, at) {
    const [first, last] = [words[at], words.at(-1)];
    if (!first || !last) return null;
    const rest = words.slice(at).map(({ text }) => text.toLowerCase());
    const worth = eyeClass(rest) ?? symbolic(rest.join(''));
    const read = { next: words.length, openTo: words.length };
    if (worth) return { ...read, value: worth };
    const span = { start: first.span.start, end: last.span.end };
    const near = nearestClass(rest);
    const args = { written: rest.join(' '), near };
    const fault = { code: 'expect.eye-worth' as const, span, args, right: near };
    return { ...read, value: { kind: 'class', name: '' }, isVoid: true, faults: [fault] };
  },
  write: (worth) => (worth.kind === 'class' ? worth.name : worth.symbolic),
};

/** What the eye on a point is worth. */
export const eye = defineClaim('eye', {
  order: 7,
  form: form`eye ${point('point')} ${maybe(form`of ${color('owner')}`)} is ${slot('claim', WORTH)}`,
});

function eyeClass(words: readonly string[]): EyeClaim | null {
  const name = className(words);
  return EYE_CLASSES.some((known) => known === name) ? { kind: 'class', name } : null;
}

function className(words: readonly string[]): string {
  return (words.at(-1) === 'eye' ? words.slice(0, -1) : words)
    .filter((word) => word !== 'a' && word !== 'an')
    .join(' ');
}

/** `better than a half eye` */
const MOST_WORDS = 5;
const CLASS_WORDS = ['better', 'worse', 'than', 'proper', 'half', 'false', 'eye'] as const;

function nearestClass(words: readonly string[]): string | undefined {
  if (words.length > MOST_WORDS) return undefined;
  // Word by word: "worse than proper" is no misspelling of "better than proper".
  const meant = className(words.map((word) => nearest(word, CLASS_WORDS) ?? word));
  return EYE_CLASSES.find((known) => known === meant);
}

/**
 * A sum of whole numbers, a and b: `1+b`, `b + 1`, `a+a`, `2a`. The answer is written in one way:
 * number, a, b, each once, so that equal values are equal texts.
 */
function symbolic(written: string): EyeClaim | null {
  if (written.length > 24 || !/^[0-9]*[ab]?(?:\+[0-9]*[ab]?)*$/.test(written)) return null;
  let [constant, a, b] = [0, 0, 0];
  for (const term of written.split('+')) {
    if (term === '') return null;
    const letter = /[ab]$/.exec(term)?.[0];
    const n = letter ? Number(term.slice(0, -1) || '1') : Number(term);
    if (letter === 'a') a += n;
    else if (letter === 'b') b += n;
    else constant += n;
  }
  const terms = [constant > 0 ? String(constant) : '', times(a, 'a'), times(b, 'b')].filter((t) => t !== '');
  return { kind: 'value', symbolic: terms.join('+') || '0' };
}

function times(n: number, letter: string): string {
  return n === 0 ? '' : n === 1 ? letter : `${n}${letter}`;
}

/** Rows of `docs/reference/claims.md`: a claim, and when it holds. */
export const REFERENCE = [
  [
    'eye c3 is 1+b',
    'the eye at c3 has this value: a sum of numbers, `a` and `b` in any order, or its result (`2` for `a+b`)',
  ],
  [
    'eye c3 of white is better than half',
    'the eye of White at c3 is of this class; the word `eye` may follow',
  ],
] as const;
