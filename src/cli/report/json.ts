import { printJson } from '../json.ts';
import type { Report } from './report.ts';

export function json(report: Report): string {
  return printJson({ version: 1, files: report });
}
