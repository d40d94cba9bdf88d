import { type Diagnosis, type DocumentAnalysis, evaluate, withComments } from '../../service/index.ts';
import { say, message as words } from '../../words/index.ts';
import { printable } from '../printable.ts';
import { COLOR, type Coloring, excerpt } from './excerpt.ts';
import type { Report } from './report.ts';

const plain: Coloring = (text) => text;
const ANSI = { red: 31, green: 32, yellow: 33, blue: 34, bold: 1 } as const;
const inColors: Coloring = (text, color) => `\u001b[${ANSI[color]}m${text}\u001b[0m`;

/**
 * A line for each diagnostic, as compilers print them, with the author's line, a caret and what
 * helps; related places below.
 */
export function text(report: Report, isColored = false): string {
  const paint = isColored ? inColors : plain;
  const out: string[] = [];
  for (const { file, diagnostics, lines } of report) {
    for (const one of diagnostics) {
      const { line, column, severity, code, message, related } = one;
      const place = printable(`${file}:${line}:${column}:`);
      out.push(`${place} ${paint(severity, COLOR[severity])}: ${printable(say(message))} [${code}]`);
      if (lines) out.push(...excerpt(lines, one, paint));
      if (one.clause)
        out.push(printable(`    ${one.clause.file}:${one.clause.line}:1: ${say(words('related.clause'))}`));
      for (const link of related)
        out.push(printable(`    ${file}:${link.line}:${link.column}: ${say(link.message)}`));
    }
  }
  return out.map((line) => `${line}\n`).join('');
}

/** A line for each diagnostic and each related place. */
export function short(report: Report): string {
  return text(report.map(({ file, diagnostics }) => ({ file, diagnostics })));
}

/** How many claims of a document hold. */
export function claimsHeld(document: DocumentAnalysis): number {
  let held = 0;
  for (const { analysis } of withComments(document).entries)
    for (const one of analysis.syntax.expects) if (evaluate(analysis, one)?.status === 'holds') held++;
  return held;
}

/** How many diagnostics of each kind there were, and how many claims hold. */
export class Counts {
  readonly counts = { error: 0, warning: 0, information: 0, hint: 0 };

  claims = 0;
  private toLookAt = false;

  add(diagnostics: readonly Diagnosis[]): void {
    for (const { code, severity } of diagnostics) {
      this.counts[severity]++;
      if (severity === 'warning' && code.startsWith('problem.')) this.toLookAt = true;
    }
  }

  /** Whether there was an error, or a problem that is to be looked at. */
  get isBad(): boolean {
    return this.counts.error > 0 || this.toLookAt;
  }

  /** Nothing where no file was read: it has been said why. */
  line(files: number): string {
    if (files === 0) return '';
    const { error: errors, warning: warnings } = this.counts;
    const { claims } = this;
    if (errors + warnings === 0 && claims > 0) return `${say(words('cli.claims-hold', { files, claims }))}\n`;
    return `${say(words('cli.counts', { files, errors, warnings }))}\n`;
  }
}
