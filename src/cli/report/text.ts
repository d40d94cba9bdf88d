import type { Report } from './index.ts';

/** One line for each diagnostic, as compilers print them, with what it refers to below; a count at the end. */
export function text(report: Report): string {
  const lines: string[] = [];
  const counts = { error: 0, warning: 0, information: 0, hint: 0 };
  for (const { file, diagnostics } of report) {
    for (const { line, column, severity, code, message, related } of diagnostics) {
      counts[severity]++;
      lines.push(`${file}:${line}:${column}: ${severity}: ${message} [${code}]`);
      for (const link of related) lines.push(`    ${file}:${link.line}:${link.column}: ${link.message}`);
    }
  }
  const files = report.length === 1 ? '1 file' : `${report.length} files`;
  const told = [plural(counts.error, 'error'), plural(counts.warning, 'warning')].join(', ');
  lines.push(`${files}: ${told}`);
  return `${lines.join('\n')}\n`;
}

function plural(n: number, noun: string): string {
  return `${n === 0 ? 'no' : n} ${noun}${n === 1 ? '' : 's'}`;
}
