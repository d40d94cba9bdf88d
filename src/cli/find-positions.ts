/** `koban find --matching FILE --in FOLDER`: where a part of a board is in files. */
import {
  type BoardPattern,
  Finder,
  type FoundInText,
  type FoundPlace,
  findInDocument,
  findInSgf,
  isBlank,
  patternOfEntry,
  placeMessage,
} from '../collection/index.ts';
import { finish, type Task } from '../go/task.ts';
import { message, say } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { type Batch, Splitter } from './audit/split.ts';
import { isSgf } from './audit/stream.ts';
import { type ExitCode, type Io, type ParsedArguments, UsageError } from './command.ts';
import { filesAt } from './files-at.ts';
import { documentIn, hasMove, readInputs, reasonOf, recordOf } from './input.ts';
import { printJson } from './json.ts';
import { encodingOption, READ } from './options.ts';
import { printable, report, tell } from './printable.ts';
import { writtenSettings } from './project.ts';
import { sgfPieces } from './sgf-text.ts';
import { decoded, tellDoubt } from './text.ts';

/** Options that go together with `--in`. */
const WITH_IN = ['matching', 'in', 'every', 'after', 'format', 'encoding'];

/** @throws UsageError */
export function findPositions(args: ParsedArguments, io: Io, options: readonly string[]): ExitCode {
  const other = options.find((name) => args.has(name) && !WITH_IN.includes(name));
  if (other !== undefined)
    throw new UsageError(message('find.not-with', { condition: '--in', option: `--${other}` }));
  const format = choiceOption(args, 'format', ['text', 'json']) ?? 'text';
  const pattern = patternIn(args, io);
  if (!pattern) return 2;
  const search = new PositionSearch(new Finder(pattern), !args.has('every'), io, encodingOption(args));
  const places: object[] = [];
  let count = 0;
  for (const file of filesAt(args.all('in'), READ, io)) {
    const found = search.file(file);
    count += found.length;
    if (format === 'json') places.push(...found.map((place) => ({ file, ...place })));
    else
      for (const place of found)
        io.out(`${printable(`${file}:${place.line}:${place.column}: ${say(placeMessage(place))}`)}\n`);
  }
  const { files, games, entries, failed } = search;
  if (format === 'text') report(io, 'find', message('find.places', { places: count, games, entries, files }));
  else
    io.out(
      printJson({
        version: 1,
        pattern: { columns: pattern.columns, rows: pattern.rows },
        files,
        games,
        entries,
        places,
      }),
    );
  return failed ? 2 : count > 0 ? 0 : 1;
}

/** The board to look for; `null` where it cannot be read, which is said. @throws UsageError */
function patternIn(args: ParsedArguments, io: Io): BoardPattern | null {
  const given = args.option('matching');
  if (given === undefined) throw new UsageError(message('find.what'));
  const inputs = readInputs({ ...args, files: [given] }, io, writtenSettings(io), {}, { everything: true });
  if (inputs.failed) return null;
  const entries = inputs.read.flatMap(({ analysis }) => analysis.entries);
  const [entry] = entries;
  if (!entry || entries.length > 1)
    throw new UsageError(message('find.one-entry', { entries: entries.length }));
  const after = numberOption(args, 'after', 0, 99_999);
  if (after !== undefined && !hasMove(entry, after, io, given, 'drawn')) return null;
  const { analysis } = entry;
  const wrong = analysis.syntax.problems.find(({ severity }) => severity === 'error');
  if (wrong) throw new UsageError(wrong.message);
  const pattern = patternOfEntry(analysis, after === undefined ? analysis.inherited : analysis.index(after));
  if (!pattern) throw new UsageError(message('find.no-board'));
  if (isBlank(pattern)) throw new UsageError(message('find.all-unknown'));
  return pattern;
}

/** One search through any number of files, and what it has looked through. */
class PositionSearch {
  files = 0;
  games = 0;
  entries = 0;
  failed = false;

  constructor(
    private readonly finder: Finder,
    private readonly first: boolean,
    private readonly io: Io,
    private readonly encoding: string | undefined,
  ) {}

  /** The places in a file. One that cannot be read is reported. */
  file(file: string): readonly FoundPlace[] {
    const { io } = this;
    try {
      const found = isSgf(file, io) ? this.collection(file) : this.page(file);
      this.files++;
      return found;
    } catch (problem) {
      tell(io, `koban: ${file}: ${say(reasonOf(problem))}`);
      this.failed = true;
      return [];
    }
  }

  private collection(file: string): FoundPlace[] {
    const splitter = new Splitter();
    const places: FoundPlace[] = [];
    const look = (batches: readonly Batch[]) => {
      for (const batch of batches) places.push(...this.counted(findInSgf(batch.text, batch, ...this.how)));
    };
    for (const piece of sgfPieces(file, this.io, this.encoding)) look(splitter.push(piece));
    look(splitter.end());
    return places;
  }

  private page(file: string): readonly FoundPlace[] {
    const { io, encoding, how } = this;
    const read = decoded(io.readBytes(file), io, encoding);
    tellDoubt(file, read, io);
    const record = recordOf(file, read.text);
    if (record) return this.counted(findInSgf(record.text, { line: 1, column: 1, game: 0 }, ...how));
    return this.counted(findInDocument(documentIn(file, read.text, { from: 'named' }).document, ...how));
  }

  private get how(): [finder: Finder, first: boolean] {
    return [this.finder, this.first];
  }

  private counted(search: Task<FoundInText>): readonly FoundPlace[] {
    const { places, games, entries } = finish(search);
    this.games += games;
    this.entries += entries;
    return places;
  }
}
