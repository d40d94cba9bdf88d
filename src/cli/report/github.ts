import type { Diagnosis } from '../../service/index.ts';
import { english, say } from '../../words/index.ts';
import { printableText } from '../printable.ts';
import type { Report } from './report.ts';

const COMMANDS: Record<Diagnosis['severity'], string> = {
  error: 'error',
  warning: 'warning',
  information: 'notice',
  hint: 'notice',
};

/** Workflow commands that GitHub Actions turns into annotations of the changed lines. */
export function github(report: Report): string {
  return report
    .flatMap(({ file, diagnostics }) => diagnostics.map((one) => annotation(file, one)))
    .map((line) => `${line}\n`)
    .join('');
}

function annotation(
  file: string,
  { line, column, endLine, endColumn, severity, code, message }: Diagnosis,
): string {
  const properties = {
    file,
    line,
    endLine,
    // Columns are given only within one line: GitHub ignores them otherwise.
    ...(endLine === line && { col: column, endColumn }),
    title: code,
  };
  const listed = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${COMMANDS[severity]} ${listed.join(',')}::${escapeData(say(message, english))}`;
}

function escapeData(text: string): string {
  return printableText(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
