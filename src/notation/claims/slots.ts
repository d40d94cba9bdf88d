/** The values that several kinds of claims have. */
import { BLACK, type Color, type Point, WHITE } from '../../go/types.ts';
import type { RuleId } from '../../rules/rule.ts';
import type { Word } from '../text.ts';
import {
  type ClaimNames,
  either,
  type FormPart,
  form,
  maybe,
  type Slot,
  type SlotRead,
  type SlotType,
  slot,
  value,
} from './form.ts';

/** No number of a claim has more digits. */
const MOST_DIGITS = 5;

function numeric(type: SlotType): Slot<number> {
  return {
    type,
    shown: '',
    read(words, at) {
      const text = words[at]?.text ?? '';
      return text.length <= MOST_DIGITS && /^[0-9]+$/.test(text)
        ? { value: Number(text), next: at + 1 }
        : null;
    },
    write: String,
  };
}

export function number<const N extends string>(name: N) {
  return slot(name, numeric('number'));
}

/** The shown number of a move of the entry. */
export function move<const N extends string>(name: N) {
  return slot(name, numeric('move'));
}

/** The shown number of a move, or 0 for the start. */
export function moment<const N extends string>(name: N) {
  return slot(name, numeric('moment'));
}

/** Words and phrases, one of which is the value. */
export function choice<const N extends string, const C extends string>(name: N, choices: readonly C[]) {
  const of: Slot<C> = {
    type: 'choice',
    shown: choices.join('|'),
    choices,
    read(words, at) {
      const found = choices.find((one) => isPhrase(words, at, one.split(' ')));
      return found ? { value: found, next: at + found.split(' ').length } : null;
    },
    write: (said) => said,
  };
  return slot(name, of);
}

function isPhrase(words: readonly Word[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, i) => isWord(words[at + i], word));
}

/** Whether a word of a text is this word of the notation, in any case. */
export function isWord(word: Word | undefined, expected: string): boolean {
  return word?.text.length === expected.length && word.text.toLowerCase() === expected;
}

const COLORS = { black: BLACK, white: WHITE } as const;
const COLOR_WORDS = ['black', 'white'] as const;

export function color<const N extends string>(name: N) {
  const of: Slot<Color> = {
    type: 'choice',
    shown: COLOR_WORDS.join('|'),
    choices: COLOR_WORDS,
    read(words, at) {
      const found = COLOR_WORDS.find((word) => isWord(words[at], word));
      return found ? { value: COLORS[found], next: at + 1 } : null;
    },
    write: (said) => COLOR_WORDS.find((word) => COLORS[word] === said) ?? null,
  };
  return slot(name, of);
}

/** A coordinate or a label. */
function pointAt(word: Word, names: ClaimNames): Omit<SlotRead<Point | null>, 'next'> {
  const named = names.point(word);
  if (named) return { value: named.point, faults: named.faults };
  return {
    value: null,
    faults: [{ code: 'expect.no-point', span: word.span, args: { written: word.text } }],
  };
}

/** One point; a claim whose point is not known claims nothing. */
export function point<const N extends string>(name: N) {
  const of: Slot<Point> = {
    type: 'point',
    shown: 'POINT',
    read(words, at, names) {
      const word = words[at];
      if (!word) return null;
      const read = pointAt(word, names);
      return { ...read, value: read.value ?? -1, isVoid: read.value === null, next: at + 1 };
    },
    write: (said, nameOf) => nameOf(said),
  };
  return slot(name, of);
}

/** All points up to the end of the claim; `null` for each that is not known. */
function allPoints<const N extends string>(name: N) {
  const of: Slot<readonly (Point | null)[]> = {
    type: 'points',
    shown: 'POINTS',
    read(words, at, names) {
      if (at >= words.length) return null;
      const read = words.slice(at).map((word) => pointAt(word, names));
      return {
        value: read.map((one) => one.value),
        next: words.length,
        faults: read.flatMap(({ faults = [] }) => faults),
        openTo: words.length,
      };
    },
    write(said, nameOf) {
      if (said.length === 0) return null;
      return said.map((one) => (one === null ? '?' : nameOf(one))).join(' ');
    },
  };
  return slot(name, of);
}

/** The points that a claim ends with, or `none`, which is an empty list. */
export function pointsOrNone<const N extends string>(
  name: N,
): FormPart<{
  readonly [K in N]: readonly (Point | null)[];
}> {
  const none = value(
    { [name]: [] } as unknown as { readonly [K in N]: readonly (Point | null)[] },
    form`none`,
  );
  return either(allPoints(name), none);
}

/** A part with one field, or `none`, which is `null`. */
export function orNone<T extends object>(part: FormPart<T>, name: keyof T & string) {
  return either(part, value({ [name]: null } as { readonly [K in keyof T]: null }, form`none`));
}

/**
 * A rule, its options with it, or a name that a `rule:` line gives. One that nothing announces is
 * only taken for a rule where it is one.
 */
function rule<const N extends string>(name: N, announced: 'announced' | 'bare' = 'announced') {
  const of: Slot<RuleId> = {
    type: 'rule',
    shown: 'RULE',
    read(words, at, names) {
      const first = words[at];
      if (!first || (announced === 'bare' && !names.isRule(first))) return null;
      const read = names.rule(words, at);
      if (read.rule !== null) return { value: read.rule, next: read.next, openTo: read.next };
      // Where a variant goes wrong nothing shows where it ends.
      const faults = read.problem ? [read.problem] : [];
      return { value: 'none', next: words.length, faults, isVoid: true, openTo: words.length };
    },
    write: (said, _, ruleName) => ruleName(said),
  };
  return slot(name, of);
}

/** `under spight with passes keep`, which may be missing. */
export const UNDER_RULE = maybe(form`under ${rule('rule')}`, rule('rule', 'bare'));
