import { jsonOf } from '../printable.ts';
import { printedDiagnosis, type Report } from './report.ts';

/** One line of JSON for each diagnostic, with its file. */
export function ndjson(report: Report): string {
  return report
    .flatMap(({ file, diagnostics }) =>
      diagnostics.map((one) => `${jsonOf({ file, ...printedDiagnosis(one) })}\n`),
    )
    .join('');
}
