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

/** How the problems of a catalogue are made: from a code, a place and what the sentence speaks of. */
export function problemsOf<T extends Catalogue>(catalogue: T) {
  return <C extends keyof T & string>(
    code: C,
    span: Span,
    args: Parameters<T[C]['text']>[0],
    fixes: readonly Fix[] = [],
  ): Problem => {
    const { severity, text } = catalogue[code]!;
    const told = { code, severity, span, message: text(args) };
    return fixes.length > 0 ? { ...told, fixes } : told;
  };
}

/** What a message quotes of a text is not longer. */
const QUOTED = 24;

/** What a message quotes of a text: short, and without controls and halves of characters, whatever the text holds. */
export function quoted(text: string): string {
  const characters = Array.from(text.slice(0, 80), (c) =>
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(c) ? '\uFFFD' : c,
  );
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED - 1).join('')}…` : characters.join('');
}
