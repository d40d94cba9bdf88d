import type { Report } from './index.ts';

export function json(report: Report): string {
  return `${JSON.stringify({ version: 1, files: report }, null, 2)}\n`;
}
