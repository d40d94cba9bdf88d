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

/**
 * The sentences of one file of English in another language: the same codes, of the same arguments.
 * A file says of itself that it `satisfies SentencesLike<typeof english>`; then a sentence too few
 * or too many does not compile.
 */
export type SentencesLike<E> = {
  readonly [C in keyof E]: E[C] extends (...args: infer A) => string ? (...args: A) => string : never;
};

/** What another language has to say: a sentence for each code, of the same arguments. */
export type Words = SentencesLike<English>;

export type SgfPropertyName = Code extends infer C
  ? C extends `sgf.property.${infer Name}.title`
    ? Name
    : never
  : never;
