/**
 * Koban as a library: reads Go positions and moves from text, says what ko rules say of them, and
 * draws them.
 *
 * ```js
 * import { draw, judge, read } from 'koban';
 *
 * const document = await read('. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n');
 * const [entry] = await judge(document, { rules: ['basic', 'spight'] });
 * entry.moves[1].verdicts.basic; // { verdict: 'forbidden', code: 'basic.recapture', … }
 * const svg = await draw(document.entries[0]);
 * ```
 *
 * The module is small. Rules that search, the reading of eyes and the drawing of pictures are files
 * of their own, loaded when they are first asked for; so all functions but {@link text} answer with
 * promises. Nothing is set for the whole program: what is read in a language speaks it.
 *
 * @module koban
 */
import { AT, checkOptions, JUDGING, LANG } from './check-options.ts';
import {
  hostOf,
  indexOf,
  isServerFile,
  linkedOf,
  loadForPage,
  placedOf,
  prepare,
  read as readText,
} from './documents.ts';
import { comesFrom, originOf, saying, spokenIn } from './origins.ts';
import type { FirstMovesOptions, GradedFirstMoves, ProblemReport, ProblemsOptions } from './problem-types.ts';
import { isSgf } from './sgf.ts';
import type {
  At,
  BinaryFormat,
  Board,
  Conversion,
  Cycles,
  CyclesOptions,
  Document,
  DrawOptions,
  Entry,
  Eye,
  JudgedEntry,
  JudgeOptions,
  Notation,
  OutcomeOptions,
  Outcomes,
  PositionData,
  ReadOptions,
  Rule,
  RulesOptions,
} from './types.ts';

export type * from './problem-types.ts';
export type * from './types.ts';

/** All rules, in the order in which lists show them. */
export async function rules(options: RulesOptions = {}): Promise<readonly Rule[]> {
  checkOptions(options, LANG);
  const spoken = await spokenIn(options.lang);
  const { allRules } = await import('./rules.ts');
  return allRules(spoken);
}

/**
 * Reads a text: entries of `.goban` files, the fences of a Markdown page, records of games, or
 * diagrams of other notations. It takes any text; what is wrong stands in {@link Entry.problems}.
 * Bytes may be a record in the encoding that it names; all others are UTF-8.
 *
 * @throws TypeError for what is neither a string nor bytes, and as all functions for an option that
 * there is not; RangeError for a value that an option has not
 */
export async function read(source: string | Uint8Array, options: ReadOptions = {}): Promise<Document> {
  if (typeof source !== 'string' && !(source instanceof Uint8Array))
    throw new TypeError('read() takes a string or bytes');
  checkOptions(options, READING);
  const { language, name = '', lang } = options;
  const text = typeof source === 'string' ? source : (await import('./read.ts')).decoded(source);
  const spoken = await spokenIn(lang);
  if (language !== 'text') {
    if (isSgf(text, language ?? null, name) || isServerFile(name))
      return (await import('./read.ts')).readRecord(text, options, spoken);
    const host = language ?? hostOf(name, text);
    if (host !== 'goban') await loadForPage(text);
    return saying(spoken, () => {
      const document = readText(text, { ...options, language: host });
      comesFrom(linkedOf(document), { spoken });
      return document;
    });
  }
  return (await import('./read.ts')).readForeign(text, options, spoken);
}

const READING = {
  language: ['goban', 'markdown', 'sgf', 'text'],
  name: 'text',
  ...LANG,
  ...JUDGING,
} as const;

/**
 * What the rules say of every move, which claims hold, what repeats: the facts that `koban judge`
 * prints, searched to the end. It has an element for each entry of the document.
 *
 * @throws TypeError for a document that {@link read} did not return
 */
export async function judge(
  source: Document | string,
  options: JudgeOptions = {},
): Promise<readonly JudgedEntry[]> {
  const linked = linkedOf(typeof source === 'string' ? await read(source) : source);
  checkOptions(options, { rules: 'rules' });
  await prepare(options.rules ?? [], linked.entries);
  const { judgeEntries } = await import('./judge.ts');
  return judgeEntries(linked, options.rules ?? null);
}

/**
 * The lengths that cycles from a position of an entry can have; by default from its start.
 *
 * @throws RangeError where no move of the entry has the number `at`
 */
export async function cycles(board: Board, options: CyclesOptions = {}): Promise<Cycles> {
  const { placed, at } = await boardOf(board, options);
  const kinds = { plain: 'boolean', first: ['black', 'white'], basicKo: ['forbidden', 'allowed'] } as const;
  checkOptions(options, { ...AT, ...kinds });
  if (at !== undefined) indexOf(placed, at);
  const { cyclesOfEntry } = await import('./cycles.ts');
  return cyclesOfEntry(placed, at === undefined ? options : { ...options, at });
}

/**
 * The value of each eye in a position of an entry, by default in its start: the empty points to
 * which GNU Go, too, would give one.
 *
 * @throws RangeError where no move of the entry has the number `at`
 */
export async function eyes(board: Board, options: At = {}): Promise<readonly Eye[]> {
  const { placed, document, at } = await boardOf(board, options);
  checkOptions(options, AT);
  const n = at === undefined ? placed.analysis.inherited : indexOf(placed, at);
  const { eyesOfEntry } = await import('./eyes.ts');
  return eyesOfEntry(placed, n, originOf(document).spoken);
}

/**
 * Who can force what about some chains of a position, by default the one after all moves of an
 * entry: solved, with a proof for each result that a separate program has checked.
 *
 * @throws RangeError where no move of the entry has the number `at`, and where the points name no
 * chains that the question can be about
 */
export async function outcome(board: Board, options: OutcomeOptions): Promise<Outcomes> {
  const { placed, document } = await boardOf(board);
  const { checkQuestion, loadOutcomes, outcomesOfEntry, rulesAsked } = await import('./outcome.ts');
  checkQuestion(options);
  const { at } = options;
  const n = at === undefined ? placed.analysis.game.length : indexOf(placed, at);
  await Promise.all([prepare(rulesAsked(options), [placed]), loadOutcomes()]);
  return outcomesOfEntry(placed, n, options, originOf(document).spoken);
}

/**
 * What each first move of a position comes to, by default of the one after all moves of an entry:
 * whether it works, is a ko, or fails, with proofs that a separate program has checked.
 *
 * @throws RangeError where no move of the entry has the number `at`, and where neither the options
 * nor the entry name chains
 */
export async function firstMoves(board: Board, options: FirstMovesOptions = {}): Promise<GradedFirstMoves> {
  const { placed, document } = await boardOf(board);
  const { checkFirstMoves, firstMovesOfEntry, loadOutcomes } = await import('./problems.ts');
  checkFirstMoves(options);
  const { at } = options;
  const n = at === undefined ? placed.analysis.game.length : indexOf(placed, at);
  await loadOutcomes();
  return firstMovesOfEntry(placed, n, options, originOf(document).spoken);
}

/**
 * Checks the problems of a document: entries, or games of a record, with the first moves that the
 * author marks as right or wrong. These are the facts that `koban problems` prints.
 *
 * @throws TypeError for a document that {@link read} did not return
 */
export async function problems(
  source: Document | string,
  options: ProblemsOptions = {},
): Promise<readonly ProblemReport[]> {
  const linked = linkedOf(typeof source === 'string' ? await read(source) : source);
  const { checkProblemsAsked, loadOutcomes, problemsOf } = await import('./problems.ts');
  checkProblemsAsked(options);
  await loadOutcomes();
  return problemsOf(linked, options);
}

/**
 * A position of an entry as a picture, by default the one after all its moves, in SVG. The same
 * arguments give the same bytes. Nothing that stands in the text is markup in it.
 *
 * @throws RangeError where no move of the entry has the number `at`, and where an option has none
 * of its values
 */
export function draw(
  board: Board,
  options: DrawOptions & { readonly format: BinaryFormat },
): Promise<Uint8Array>;
export function draw(
  board: Board,
  options?: DrawOptions & { readonly format?: Exclude<DrawOptions['format'], BinaryFormat> },
): Promise<string>;
export function draw(board: Board, options?: DrawOptions): Promise<string | Uint8Array>;
export async function draw(board: Board, options: DrawOptions = {}): Promise<string | Uint8Array> {
  const { placed, document } = await boardOf(board);
  const { checkDrawing, drawEntry } = await import('./draw.ts');
  checkDrawing(options);
  const n = options.at === undefined ? undefined : indexOf(placed, options.at);
  if (options.marks !== false) await prepare([], [placed]);
  return drawEntry(placed, document, n, options);
}

/**
 * An entry, or all of a document, in another notation: with all moves, or the position after the
 * move with the number `at`.
 *
 * @throws RangeError where no move has this number, and for a notation that there is not
 */
export async function convert(source: Board | Document, to: Notation, options: At = {}): Promise<Conversion> {
  const isDocument = typeof source !== 'string' && 'entries' in source;
  const one = isDocument ? null : await boardOf(source);
  const linked = one ? one.document : linkedOf(source as Document);
  const chosen = one ? [one.placed] : linked.entries;
  checkOptions(options, AT);
  const { at } = options;
  if (at !== undefined) for (const placed of chosen) indexOf(placed, at);
  const { checkNotation, convertedTo } = await import('./convert.ts');
  checkNotation(to);
  return convertedTo(to, linked, chosen, at);
}

/** What stands behind a board, and the move after which it is meant: of a position the last. */
async function boardOf(board: Board, { at }: At = {}) {
  const isText = typeof board === 'string';
  if (isText || typeof (board as PositionData | undefined)?.text !== 'string') {
    const entry = (isText ? (await read(board)).entries[0] : board) as Entry;
    if (isText && !entry) throw new RangeError('there is no board in the text');
    return { ...placedOf(entry), at };
  }
  const { text } = board as PositionData;
  const { placed, document } = placedOf(readText(text, { language: 'goban' }).entries[0] as Entry);
  const { analysis } = placed;
  return { placed, document, at: at ?? analysis.shown(analysis.game.length) };
}

/**
 * A position of an entry in letters, as the text draws it; by default the one after all its moves.
 *
 * @throws RangeError where no move of the entry has the number `at`
 */
export function text(entry: Entry, options: At = {}): string {
  checkOptions(options, AT);
  const number = options.at ?? entry.moves.at(-1)?.number;
  if (number === undefined || number === 0) return `${entry.start.join('\n')}\n`;
  const move = entry.moves.find((one) => one.number === number);
  if (!move) throw new RangeError(`no move of this entry is shown as ${number}`);
  return `${move.board.join('\n')}\n`;
}
