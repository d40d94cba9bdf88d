import { type Diagnosis, printed } from '../../service/index.ts';

/** What is printed of each file. */
export type Report = readonly { readonly file: string; readonly diagnostics: readonly Diagnosis[] }[];

/** A diagnostic as programs read it: sentences in English, with what they speak of. */
export function printedDiagnosis({ message, related, ...rest }: Diagnosis) {
  return {
    ...rest,
    ...printed(message),
    related: related.map(({ message: said, ...place }) => ({ ...place, code: said.code, ...printed(said) })),
  };
}
