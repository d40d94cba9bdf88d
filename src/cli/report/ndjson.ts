import type { Report } from './index.ts';

/** One line of JSON for each diagnostic, with its file. */
export function ndjson(report: Report): string {
  return report
    .flatMap(({ file, diagnostics }) => diagnostics.map((one) => `${JSON.stringify({ file, ...one })}\n`))
    .join('');
}
