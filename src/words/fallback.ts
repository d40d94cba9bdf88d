/**
 * What is said where a language lacks something: English. A translation may lack sentences, and
 * words in its tables.
 */
import type { Sentences } from './types.ts';

const NAME = 'NoSentence';

/** Nothing in the catalogue that is spoken says this. */
export class NoSentence extends RangeError {
  override readonly name = NAME;
}

/** Bundles have classes of their own of it, so it is known by its name. */
export const isNoSentence = (problem: unknown): boolean => problem instanceof Error && problem.name === NAME;

/**
 * The words of a language for each of a kind. A sentence that needs one that is not there is said
 * in English.
 */
/* @__NO_SIDE_EFFECTS__ */
export function table<Word extends string, Said = string>(
  words: Readonly<Partial<Record<NoInfer<Word>, Said>>>,
): Readonly<Record<Word, Said>> {
  return new Proxy(words as Record<Word, Said>, {
    get(all, word: Word) {
      if (!(word in all)) throw new NoSentence(`No word for ${String(word)}`);
      return all[word];
    },
  });
}

/** All sentences: those of a language, and English where it has none, or lacks a word for one. */
export function orEnglish<S extends Sentences>(english: S, words: Partial<S>): S {
  const all: Record<string, Sentences[string]> = { ...english };
  for (const [code, own] of Object.entries(words as Sentences)) {
    const other = english[code];
    all[code] = other ? orElse(own, other) : own;
  }
  return all as S;
}

const orElse =
  (say: Sentences[string], other: Sentences[string]): Sentences[string] =>
  (args) => {
    try {
      return say(args);
    } catch (problem) {
      if (!isNoSentence(problem)) throw problem;
      return other(args);
    }
  };
