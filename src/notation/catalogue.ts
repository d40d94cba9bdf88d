import type { Fix, Problem, Severity, Span } from './types.ts';

/** One line of a catalogue of messages: how grave it is, and the sentence, of what it speaks of. */
export interface Entry<A> {
  readonly severity: Severity;
  readonly text: (args: A) => string;
}

// biome-ignore lint/suspicious/noExplicitAny: each text has arguments of its own, which the code ties to it
export type Catalogue = Readonly<Record<string, Entry<any>>>;

const of =
  (severity: Severity) =>
  <A = undefined>(text: (args: A) => string): Entry<A> => ({ severity, text });

export const error = of('error');
export const warning = of('warning');
export const information = of('information');
export const hint = of('hint');

/** Makes problems of a catalogue: from a code, a place and the arguments of the sentence. */
export function problemsOf<T extends Catalogue>(catalogue: T) {
  type Args<C extends keyof T> = Parameters<T[C]['text']>[0];
  function problem<C extends keyof T & string>(
    code: C,
    span: Span,
    args: Args<C>,
    fixes: readonly Fix[] = [],
  ): Problem {
    const { severity, text } = catalogue[code] as Entry<Args<C>>;
    const told = { code, severity, span, message: text(args) };
    return fixes.length > 0 ? { ...told, fixes } : told;
  }
  /** The same, with a sentence and fixes that are made when they are read: few are ever shown. */
  problem.later = <C extends keyof T & string>(
    code: C,
    span: Span,
    explain: () => { readonly args: Args<C>; readonly fixes: readonly Fix[] },
  ): Problem => {
    let known: Problem | null = null;
    const read = (): Problem => {
      if (known) return known;
      const { args, fixes } = explain();
      known = problem(code, span, args, fixes);
      return known;
    };
    return {
      code,
      severity: (catalogue[code] as Entry<Args<C>>).severity,
      span,
      get message() {
        return read().message;
      },
      get fixes() {
        // Absent where there are none, as in all other problems.
        return read().fixes as readonly Fix[];
      },
    };
  };
  return problem;
}

/** What a message quotes of a text is not longer. */
const QUOTED = 24;

/** A quotation of a text in a message: short, without controls and halves of characters. */
export function quoted(text: string): string {
  const characters = Array.from(text.slice(0, 80), (c) =>
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(c) ? '\uFFFD' : c,
  );
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED - 1).join('')}…` : characters.join('');
}
