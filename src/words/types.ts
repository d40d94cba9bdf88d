/**
 * What is to be said, as data: the code of a sentence and the arguments that it speaks of. A
 * message can be sent as JSON. The sentence is made where a person reads it (`say`).
 */
export interface Message {
  readonly code: string;
  readonly args: Args;
}

export type Args = Readonly<Record<string, Arg>>;
type Arg =
  | string
  | number
  | boolean
  | null
  | undefined
  | Message
  | { readonly [key: string]: Arg }
  | readonly Arg[];

/** In a catalogue: an argument that is a message, said already in the same language. */
export type Said = string & { readonly said: unique symbol };

/**
 * A moment of a game by its index: 0 is the start. Only such numbers are renumbered for an entry
 * with `first:`.
 */
export interface Moment {
  readonly move: number;
  /** The board is set up behind that move. */
  readonly setup?: true;
}

export type ColorWord = 'black' | 'white';

/** A catalogue: for each code a function of its arguments. */
// biome-ignore lint/suspicious/noExplicitAny: each sentence has arguments of its own
export type Sentences = Readonly<Record<string, (args: any) => string>>;

/** What a message gives for an argument of a sentence: messages where the sentence has words. */
export type Given<A> = A extends Said
  ? Message
  : A extends readonly (infer One)[]
    ? readonly Given<One>[]
    : A extends object
      ? { readonly [K in keyof A]: Given<A[K]> }
      : A;
