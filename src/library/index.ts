/**
 * Koban as a library: reads Go positions and moves from text, says what ko rules say of them, and
 * draws them.
 *
 * ```js
 * import { draw, judge, read } from 'koban';
 *
 * const document = read('. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n');
 * const [entry] = await judge(document, { rules: ['basic', 'spight'] });
 * entry.moves[1].verdicts.basic; // { verdict: 'forbidden', code: 'basic.recapture', … }
 * const svg = await draw(document.entries[0]);
 * ```
 *
 * The module is small. Rules that search, the reading of eyes and the drawing of pictures are files
 * of their own, loaded when they are first asked for; so all functions but {@link read} and
 * {@link text} answer with promises.
 *
 * @module koban
 */
import { indexOf, linkedOf, placedOf, prepare, read as readText } from './documents.ts';
import type {
  At,
  Cycles,
  CyclesOptions,
  Document,
  DrawOptions,
  Entry,
  Eye,
  JudgedEntry,
  JudgeOptions,
  Language,
  ReadOptions,
  Rule,
} from './types.ts';

export type * from './types.ts';

/**
 * Chooses the language of problems, names of rules, reasons for the values of eyes, and alternative
 * texts, for the whole program; English before. The promise resolves when its sentences are loaded.
 * What {@link judge} says stays English.
 *
 * @throws RangeError for a language that Koban does not speak
 */
export async function speak(language: Language): Promise<void> {
  const { isLanguage, speakIn } = await import('./words.ts');
  if (!isLanguage(language)) throw new RangeError(`there is no language ${language}`);
  await speakIn(language);
}

/** All rules, in the order in which lists show them, with titles in the chosen language. */
export async function rules(): Promise<readonly Rule[]> {
  const { allRules } = await import('./rules.ts');
  return allRules();
}

/**
 * Reads a text: entries of `.goban` files, or the fences of a Markdown page. It takes any text;
 * what is wrong stands in {@link Entry.problems}. It reads no SGF: `koban convert --to goban` makes
 * entries of it.
 *
 * @throws TypeError for what is no string
 */
export function read(text: string, options: ReadOptions = {}): Document {
  return readText(text, options);
}

/**
 * What the rules say of every move, which claims hold, what repeats: the facts that `koban judge`
 * prints, searched to the end. It has an element for each entry of the document.
 *
 * @throws TypeError for a document that {@link read} did not return
 */
export async function judge(document: Document, options: JudgeOptions = {}): Promise<readonly JudgedEntry[]> {
  const linked = linkedOf(document);
  await prepare(options.rules ?? [], linked.entries);
  const { judgeEntries } = await import('./judge.ts');
  return judgeEntries(linked, options);
}

/**
 * The lengths that cycles from a position of an entry can have; by default from its start.
 *
 * @throws RangeError where no move of the entry has the number `at`
 */
export async function cycles(entry: Entry, options: CyclesOptions = {}): Promise<Cycles> {
  const { placed } = placedOf(entry);
  if (options.at !== undefined) indexOf(placed, options.at);
  const { cyclesOfEntry } = await import('./cycles.ts');
  return cyclesOfEntry(placed, options);
}

/**
 * The value of each eye in a position of an entry, by default in its start: the empty points to
 * which GNU Go, too, would give one.
 *
 * @throws RangeError where no move of the entry has the number `at`
 */
export async function eyes(entry: Entry, options: At = {}): Promise<readonly Eye[]> {
  const { placed } = placedOf(entry);
  const n = options.at === undefined ? placed.analysis.inherited : indexOf(placed, options.at);
  const { eyesOfEntry } = await import('./eyes.ts');
  return eyesOfEntry(placed, n);
}

/**
 * A position of an entry as an SVG picture, by default the one after all its moves. The same
 * arguments give the same bytes. Nothing that stands in the text is markup in it.
 *
 * @throws RangeError where no move of the entry has the number `at`, and where an option has none
 * of its values
 */
export async function draw(entry: Entry, options: DrawOptions = {}): Promise<string> {
  const { placed, document } = placedOf(entry);
  const n = options.at === undefined ? undefined : indexOf(placed, options.at);
  if (options.marks !== false) await prepare([], [placed]);
  const { drawEntry } = await import('./draw.ts');
  return drawEntry(placed, document, n, options);
}

/**
 * A position of an entry in letters, as the text draws it; by default the one after all its moves.
 *
 * @throws RangeError where no move of the entry has the number `at`
 */
export function text(entry: Entry, options: At = {}): string {
  const number = options.at ?? entry.moves.at(-1)?.number;
  if (number === undefined || number === 0) return `${entry.start.join('\n')}\n`;
  const move = entry.moves.find((one) => one.number === number);
  if (!move) throw new RangeError(`no move of this entry is shown as ${number}`);
  return `${move.board.join('\n')}\n`;
}
