import { RULE_IDS } from '../../src/rules/rule.ts';
import { boards } from '../../src/words/en/boards.ts';
import { extension } from '../../src/words/en/extension.ts';
import { page } from '../../src/words/en/page.ts';
import { playground } from '../../src/words/en/playground.ts';
import { isNoSentence } from '../../src/words/fallback.ts';
import { english } from '../../src/words/index.ts';
import { samplesOfSentences } from '../../tools/samples.mjs';

/**
 * What is left of an argument that is not there, of a list without members, of a pattern that was not filled in. Lines in Sensei's notation are
 * written with braces.
 */
export const FAULTS =
  /undefined|null|NaN|\[object|\{(?![A-Z]{2} C3 E5\})|(?<!\{[A-Z]{2} C3 E5)\}|\$\{| {2}|[ ,]$| [,.](?=\s|$)|[、，]$|[、，]{2}|(?<!`)``(?!`)/;

/** All sentences of English. */
export const ENGLISH: Readonly<Record<string, (args: never) => string>> = {
  ...english,
  ...page,
  ...boards,
  ...extension,
  ...playground,
};

/** Samples of what each sentence takes, by its code. Reading the types takes seconds, so all tests share them. */
export const SAMPLES = new Map([...samplesOfSentences().values()].flatMap((file) => [...file]));

/** The names of the rules. */
export const RULE_NAMES = new Map([['rule.name', RULE_IDS.map((rule) => ({ rule }))]]);

type Catalogue = Readonly<Record<string, ((args: never) => string) | undefined>>;

/** What a language says of samples; it may lack sentences, and words for them. */
export function saidBy(
  catalogue: Catalogue,
  adapt: (args: unknown) => unknown = (args) => args,
  samples: ReadonlyMap<string, readonly unknown[]> = SAMPLES,
): (readonly [code: string, sentence: string, args: unknown])[] {
  return [...samples].flatMap(([code, all]) => {
    const sentence = catalogue[code];
    if (!sentence) return [];
    return all.flatMap((args) => {
      try {
        return [[code, sentence(adapt(args) as never), args] as const];
      } catch (problem) {
        if (isNoSentence(problem)) return [];
        throw problem;
      }
    });
  });
}
