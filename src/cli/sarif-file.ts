import { message, say } from '../words/index.ts';
import { type Io, type ParsedArguments, UsageError } from './command.ts';
import { reasonOf } from './input.ts';
import { tell } from './printable.ts';
import { REPORTS } from './report/index.ts';
import type { Report } from './report/report.ts';

/** The file of `--sarif`; `null` without it. @throws UsageError */
export function sarifFile(args: ParsedArguments): string | null {
  const file = args.option('sarif') ?? null;
  if (file !== null && args.has('summary')) throw new UsageError(message('cli.summary-format'));
  return file;
}

/** Writes what was found beside what is printed; a file that cannot be written is reported. */
export function writeSarif(file: string, report: Report, io: Io): boolean {
  try {
    io.writeFile(file, REPORTS.sarif(report), { follows: true });
    return true;
  } catch (problem) {
    tell(io, `koban: ${file}: ${say(reasonOf(problem))}`);
    return false;
  }
}
