import { github } from './github.ts';
import { json } from './json.ts';
import { ndjson } from './ndjson.ts';
import type { Report } from './report.ts';
import { sarif } from './sarif.ts';
import { short, text } from './text.ts';

/**
 * The registry: one line for each format of `koban check`. Each ends with a line end, or is empty.
 */
export const REPORTS = { text, short, json, ndjson, sarif, github } as const satisfies Record<
  string,
  (report: Report, isColored?: boolean) => string
>;
