import { type Diagnosis, printed } from '../../service/index.ts';
import type { HelpedDiagnosis } from './help.ts';

/** What is printed of each file. */
export type Report = readonly {
  readonly file: string;
  readonly diagnostics: readonly HelpedDiagnosis[];
  /** Its lines, where the report shows what an author wrote. */
  readonly lines?: readonly string[];
}[];

/** The severities, the most severe first. */
export const LEVELS = ['error', 'warning', 'information', 'hint'] as const;
export type ReportLevel = (typeof LEVELS)[number];

/** The diagnostics that are at least as severe. */
export function upToLevel(diagnostics: readonly Diagnosis[], level: ReportLevel): readonly Diagnosis[] {
  const least = LEVELS.indexOf(level);
  return diagnostics.filter(({ severity }) => LEVELS.indexOf(severity) <= least);
}

/** The first error, else the first warning. */
export function gravest(diagnostics: readonly Diagnosis[]): Diagnosis | undefined {
  const first = (wanted: Diagnosis['severity']) => diagnostics.find(({ severity }) => severity === wanted);
  return first('error') ?? first('warning');
}

/** A diagnostic as programs read it: sentences in English, with what they speak of. */
export function printedDiagnosis({ message, related, help, ...rest }: HelpedDiagnosis) {
  return {
    ...rest,
    ...printed(message),
    ...(help && { help: { code: help.message.code, ...printed(help.message), edits: help.edits } }),
    related: related.map(({ message: said, ...place }) => ({ ...place, code: said.code, ...printed(said) })),
  };
}
