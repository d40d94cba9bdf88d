import type { Diagnosis } from '../../service/diagnostics.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { ndjson } from './ndjson.ts';
import { sarif } from './sarif.ts';
import { text } from './text.ts';

export type Report = readonly { readonly file: string; readonly diagnostics: readonly Diagnosis[] }[];

/** The registry: one line for each format of `koban check`. Each ends with a line end, or is empty. */
export const REPORTS = { text, json, ndjson, sarif, github } as const satisfies Record<
  string,
  (report: Report) => string
>;
