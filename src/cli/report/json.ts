import { printJson } from '../json.ts';
import type { Report } from './index.ts';

export function json(report: Report): string {
  return printJson({ version: 1, files: report });
}
