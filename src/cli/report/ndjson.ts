import { jsonOf } from '../printable.ts';
import type { Report } from './report.ts';

/** One line of JSON for each diagnostic, with its file. */
export function ndjson(report: Report): string {
  return report
    .flatMap(({ file, diagnostics }) => diagnostics.map((one) => `${jsonOf({ file, ...one })}\n`))
    .join('');
}
