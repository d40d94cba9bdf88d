import { splitLines } from '../../notation/index.ts';
import type { JudgeExtras } from '../../service/index.ts';
import { message } from '../../words/index.ts';
import { numberOption } from '../arguments.ts';
import { type Io, type OptionSpec, type ParsedArguments, UsageError } from '../command.ts';
import { reasonOf } from '../input.ts';
import { readText } from '../text.ts';
import { type Audited, type AuditJob, audit } from './job.ts';
import { type Pool, poolOfOne, poolOfThreads, processors } from './pool.ts';
import { isSgf } from './stream.ts';

/** What commands that audit collections take besides their own options. */
export const AUDIT_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'files-from',
    value: 'FILE',
    doc: message('help.audit.files-from'),
  },
  { name: 'shard', value: 'I/N', doc: message('help.audit.shard') },
  { name: 'summary', doc: message('help.audit.summary') },
  {
    name: 'threads',
    value: 'N',
    doc: message('help.audit.threads'),
  },
];

/** Less than this is done before a thread has started. */
const LITTLE = 1 << 19;
/** As many threads search at most, where nobody says how many. */
const MOST_SLOW = 4;
/** With more files than these, their sizes are not read: that would delay the start. */
const MANY = 10_000;

/** The files named by arguments and in a list. @throws UsageError */
export function filesOf(args: ParsedArguments, io: Io): readonly string[] {
  const list = args.option('files-from');
  if (list === undefined) return args.files;
  let text: string;
  try {
    text = readText(list, io);
  } catch (problem) {
    throw new UsageError(message('cli.file', { file: list, reason: reasonOf(problem) }));
  }
  return [...args.files, ...splitLines(text).filter((line) => line !== '')];
}

/** The same arguments with the files of the list by name: standard input can be read once only. */
export function withListed(args: ParsedArguments, io: Io): ParsedArguments {
  if (!args.has('files-from')) return args;
  const isLeft = (name: string) => name !== 'files-from';
  return {
    ...args,
    files: filesOf(args, io),
    has: (name) => isLeft(name) && args.has(name),
    option: (name) => (isLeft(name) ? args.option(name) : undefined),
  };
}

/** Whether a command must go the way of collections: some file is SGF, or an option asks for it. */
export function isAudit(args: ParsedArguments, io: Io): boolean {
  const asked = AUDIT_OPTIONS.some(({ name }) => args.has(name)) || args.option('format') === 'ndjson';
  return asked || args.files.some((file) => isSgf(file, io));
}

/** What is printed beside the verdicts. */
export function extrasOf(args: ParsedArguments): JudgeExtras {
  const isExplained = args.has('explain');
  if (!args.has('why-not')) return { isExplained };
  return { isExplained, whyNot: args.option('why-not') === 'full' ? 'full' : 'settled' };
}

export function totalOf(files: readonly string[], io: Io): number | null {
  if (files.length > MANY) return null;
  let total = 0;
  for (const file of files) {
    const size = io.sizeOf(file);
    if (size === null) return null;
    total += size;
  }
  return total;
}

/** Threads where there is enough to do for them. @throws UsageError */
export async function poolFor(
  args: ParsedArguments,
  io: Io,
  total: number | null,
  isSlow = false,
): Promise<Pool<AuditJob, Audited[]>> {
  const asked = numberOption(args, 'threads', 1, 1024);
  const isLittle = !isSlow && total !== null && total < LITTLE;
  if (io.program === null || asked === 1 || (asked === undefined && isLittle)) return poolOfOne(audit);
  // A search for grades may take 500 MB.
  const most = isSlow ? MOST_SLOW : Number.POSITIVE_INFINITY;
  return poolOfThreads(io.program, asked ?? Math.min(processors(), most));
}
