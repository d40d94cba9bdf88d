import { message, say } from '../words/index.ts';
import type { BookProblem } from './audit/book.ts';
import { type Io, UsageError } from './command.ts';
import { reasonOf } from './input.ts';
import { tell } from './printable.ts';

/** Milliseconds between two times at which what is known is written. */
const EVERY = 5000;

/** What is known of a file with certain bytes. */
interface ResumedFile {
  readonly file: string;
  readonly digest: string;
  readonly problems: readonly BookProblem[];
}

/**
 * What an earlier run has found, file by file, so that a run that was stopped goes on where it was.
 * A line of JSON for each file, behind one that says what was asked.
 */
export class Resumed {
  private readonly files = new Map<string, ResumedFile>();
  private last = Number.NEGATIVE_INFINITY;
  private isNew = false;

  private constructor(
    private readonly place: string,
    private readonly about: string,
    private readonly io: Io,
    private readonly digestOf: (bytes: Uint8Array) => string,
  ) {}

  /** What was asked otherwise, or cannot be read, is left aside. @throws UsageError */
  static async read(place: string, about: string, io: Io): Promise<Resumed> {
    const { createHash } = await import('node:crypto');
    const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');
    const found = new Resumed(place, about, io, digestOf);
    let text = '';
    try {
      text = new TextDecoder().decode(io.readBytes(place));
    } catch (problem) {
      if ((problem as { code?: unknown } | null)?.code !== 'ENOENT')
        throw new UsageError(message('cli.file', { file: place, reason: reasonOf(problem) }));
    }
    const [head, ...lines] = text.split('\n');
    if (text !== '' && !head?.startsWith('{"koban":"problems"'))
      throw new UsageError(message('cli.resume-other', { file: place }));
    if (head !== found.head) return found;
    for (const line of lines) {
      const one = parsed(line);
      if (one) found.files.set(one.file, one);
    }
    return found;
  }

  private get head(): string {
    return JSON.stringify({ koban: 'problems', version: 1, about: this.about });
  }

  /** What is known of a file as it is now; `null` for nothing. */
  known(file: string): readonly BookProblem[] | null {
    const one = this.files.get(file);
    return one && one.digest === this.digest(file) ? one.problems : null;
  }

  keep(file: string, problems: readonly BookProblem[]): void {
    const digest = this.digest(file);
    if (digest === null) return;
    this.files.set(file, { file, digest, problems });
    this.isNew = true;
    if (this.io.now() - this.last >= EVERY) this.write();
  }

  /** Whether what is known could be written. */
  write(): boolean {
    this.last = this.io.now();
    if (!this.isNew) return true;
    const lines = [this.head, ...[...this.files.values()].map((one) => JSON.stringify(one))];
    try {
      this.io.writeFile(this.place, `${lines.join('\n')}\n`);
      return true;
    } catch (problem) {
      tell(this.io, `koban: ${this.place}: ${say(reasonOf(problem))}`);
      return false;
    }
  }

  private digest(file: string): string | null {
    if (file === '-') return null;
    try {
      return this.digestOf(this.io.readBytes(file));
    } catch {
      // What cannot be read at once, or is gone, is looked at again.
      return null;
    }
  }
}

function parsed(line: string): ResumedFile | null {
  try {
    const one = JSON.parse(line) as ResumedFile;
    return typeof one.file === 'string' && typeof one.digest === 'string' && Array.isArray(one.problems)
      ? one
      : null;
  } catch {
    return null;
  }
}
