import type { Diagnosis } from '../../service/index.ts';
import { message, say } from '../../words/index.ts';
import { printedLines } from '../printable.ts';
import type { Report } from './report.ts';

/**
 * A line for each diagnostic, as compilers print them, related places below, a count at the end.
 */
export function text(report: Report): string {
  const counts = new Counts();
  return textLines(report, counts) + counts.line(report.length);
}

/** The lines alone; what they tell of is counted. */
export function textLines(report: Report, counts: Counts): string {
  const lines: string[] = [];
  for (const { file, diagnostics } of report) {
    for (const { line, column, severity, code, message, related } of diagnostics) {
      counts.add(severity);
      lines.push(`${file}:${line}:${column}: ${severity}: ${say(message)} [${code}]`);
      for (const link of related) lines.push(`    ${file}:${link.line}:${link.column}: ${say(link.message)}`);
    }
  }
  return printedLines(lines);
}

/** How many diagnostics of each kind there were. */
export class Counts {
  readonly counts = { error: 0, warning: 0, information: 0, hint: 0 };

  add(severity: Diagnosis['severity']): void {
    this.counts[severity]++;
  }

  /** Nothing where no file was read: it has been said why. */
  line(files: number): string {
    if (files === 0) return '';
    const { error: errors, warning: warnings } = this.counts;
    return `${say(message('cli.counts', { files, errors, warnings }))}\n`;
  }
}
