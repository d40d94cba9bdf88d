import { printJson } from '../json.ts';
import { printedDiagnosis, type Report } from './report.ts';

export function json(report: Report): string {
  return printJson({
    version: 1,
    files: report.map(({ file, diagnostics }) => ({
      file,
      diagnostics: diagnostics.map(printedDiagnosis),
    })),
  });
}
