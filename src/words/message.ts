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

/** What another language has to say: a sentence for each code, of the same arguments. */
export type Words = { readonly [C in Code]: (...args: Parameters<English[C]>) => string };

export type SgfPropertyName = Code extends infer C
  ? C extends `sgf.property.${infer Name}.title`
    ? Name
    : never
  : never;
