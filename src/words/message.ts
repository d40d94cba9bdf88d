import type { English } from './en/index.ts';
import type { Args, Given, Message } from './types.ts';

/** The codes of all sentences; English is the catalogue that the others follow. */
export type Code = keyof English;

type ArgsOf<C extends Code> = Parameters<English[C]> extends [infer A, ...unknown[]] ? [args: Given<A>] : [];

/** A message of the catalogue. */
export function message<C extends Code>(code: C, ...[args]: ArgsOf<C>): Message {
  return { code, args: (args ?? {}) as Args };
}

export type MessageArgs<C extends Code> = ArgsOf<C>;

/** All sentences of a part of English in some language: the same codes, of the same arguments. */
export type SentencesLike<E> = {
  readonly [C in keyof E]: E[C] extends (...args: infer A) => string ? (...args: A) => string : never;
};

/**
 * What another language has of a file of English, whose sentences it says of itself that it
 * `satisfies`: codes that English has, of the same arguments. What it lacks is said in English.
 */
export type Translated<E> = Partial<SentencesLike<E>>;

/** A sentence for each code. */
export type Words = SentencesLike<English>;

export type SgfPropertyName = Code extends infer C
  ? C extends `sgf.property.${infer Name}.title`
    ? Name
    : never
  : never;
