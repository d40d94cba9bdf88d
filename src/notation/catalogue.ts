import { type Code, type MessageArgs, message } from '../words/index.ts';
import type { Fix, Problem, Severity, Span } from './types.ts';

/**
 * How grave each problem of a notation is, by its code. The sentences are in the catalogues of
 * `words`.
 */
type Severities = Readonly<Partial<Record<Code, Severity>>>;

/** Makes problems of a notation: from a code, a place and the arguments of the sentence. */
export function problemsOf<T extends Severities>(severities: T) {
  type Told<C extends keyof T> = C extends Code ? MessageArgs<C>[0] : never;
  function problem<C extends keyof T & Code>(
    code: C,
    span: Span,
    args: Told<C>,
    fixes: readonly Fix[] = [],
  ): Problem {
    const severity = severities[code] as Severity;
    const said = message(code, ...([args] as unknown as MessageArgs<C>));
    return fixes.length > 0
      ? { code, severity, span, message: said, fixes }
      : { code, severity, span, message: said };
  }
  /**
   * The same, with arguments and fixes that are worked out when they are read: few are ever shown.
   */
  problem.later = <C extends keyof T & Code>(
    code: C,
    span: Span,
    explain: () => { readonly args: Told<C>; readonly fixes: readonly Fix[] },
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
      severity: severities[code] as Severity,
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
