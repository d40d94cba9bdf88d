import type { KobanDocument } from '../document/index.ts';
import { finish, type Task } from '../go/task.ts';
import type { Span } from '../notation/index.ts';
import type { EntryId } from '../protocol/entry-id.ts';
import type { MoveTree } from '../protocol/move-tree.ts';
import type { Sequence } from '../protocol/player.ts';
import type { SequenceResult } from '../protocol/requests.ts';
import type { WriteParams, WriteReply } from '../protocol/write.ts';
import type { RuleId } from '../rules/rule.ts';
import {
  byPlace,
  entriesWork,
  entryAt,
  entryBefore,
  inForce,
  isRuleId,
  type LanguageId,
  type LinkedEntries,
  linkingEntries,
  moveBefore,
  type Offer,
  type Overrides,
  type PlacedAnalysis,
  placeAt,
  rulesOfDocument,
  type Settings,
  settingsOfDocument,
  type Work,
} from './analysis/index.ts';
import { type Conversion, convertEntry, type TargetId } from './export/index.ts';
import * as Features from './features/index.ts';
import * as Sgf from './sgf/index.ts';
import {
  type AskedChains,
  chainsInRecord,
  chainsMeant,
  moveTreeOf,
  sequenceOf,
  shownVerdict,
  treeOf,
  WholeBoard,
} from './view/index.ts';
import { refusalOf, type WriteRequest, writeEntry } from './write/index.ts';
import { inPart, onWhole } from './write-whole.ts';

/**
 * A text, its goban entries, and its games of SGF: the whole text is SGF, or fences in it are;
 * `null` where there is none.
 */
export interface DocumentAnalysis extends LinkedEntries {
  readonly sgf: Sgf.SgfDocument | null;
}

/** Where a request points: at an entry, or at an offset of the text, which goes before. */
export interface Where {
  readonly entry?: EntryId;
  readonly offset?: number;
}

/**
 * Links the entries of a document and finds its games; nothing is judged. What an edit did not
 * touch is taken over from `previous`, the analysis before the edit, with all that is known of it.
 */
export function* analysing(
  document: KobanDocument,
  given: Settings,
  previous?: DocumentAnalysis,
  overrides: Overrides = NONE,
): Task<DocumentAnalysis> {
  const settings = settingsOfDocument(document, given);
  const games = previous?.overrides === overrides ? previous.sgf : null;
  const sgf = document.host === 'goban' ? null : Sgf.sgfOf(document, settings, games, overrides);
  return { ...(yield* linkingEntries(document, settings, previous, overrides)), sgf };
}

/** As {@link analysing}, all at once. */
export function analyse(...asked: Parameters<typeof analysing>): DocumentAnalysis {
  return finish(analysing(...asked));
}

const NONE: Overrides = {};

/** A board of an entry: after so many moves, else the one that an offset of the text is about. */
interface BoardWhere {
  readonly index?: number | undefined;
  readonly offset?: number | undefined;
}

/**
 * What a text can be written in. This file is the only one outside the rooms of SGF that knows how
 * many languages there are.
 */
interface Language {
  /** Reads, in slices, what a question about a place depends on. */
  prepare(document: DocumentAnalysis, where: Where | Span): Task<void>;
  hover(
    document: DocumentAnalysis,
    offset: number,
    expired: Features.Expired,
  ): Task<Features.HoverContent | null>;
  /** What can be written at an offset; `typed` is the character that made the editor ask. */
  complete(document: DocumentAnalysis, offset: number, typed?: string): Features.Completion[];
  /** Reads the eyes that `complete` and `actions` can offer at an offset. */
  readOffers(document: DocumentAnalysis, offset: number, expired: () => boolean): Task<void>;
  write(document: DocumentAnalysis, placed: PlacedAnalysis, request: WriteRequest): Task<WriteReply>;
  sequence(document: DocumentAnalysis, placed: PlacedAnalysis, rule: RuleId): Task<Sequence>;
  moveTree(document: DocumentAnalysis, placed: PlacedAnalysis, offset?: number): MoveTree;
  /** The move, by its index in the game, that an offset belongs to; `null` for none. */
  moveAt(document: DocumentAnalysis, placed: PlacedAnalysis, offset: number): number | null;
  /** The entry, with what is asked about who wins there. */
  asking(document: DocumentAnalysis, placed: PlacedAnalysis, at: BoardWhere): PlacedAnalysis;
  /** The chains that are meant there, for who wins. */
  chains(document: DocumentAnalysis, placed: PlacedAnalysis, at: BoardWhere): AskedChains | null;
  /** Whether a play elsewhere can be written. */
  readonly canTenuki: boolean;
  /** Where the node of a record begins that an offset belongs to, if it makes no move. */
  nodeAt(document: DocumentAnalysis, offset: number): number | undefined;
  /** See `SequenceResult.comment`; `undefined` outside of comments. */
  commentAt(document: DocumentAnalysis, offset: number): SequenceResult['comment'];
  convert(placed: PlacedAnalysis, target: TargetId, index?: number): Conversion;
}

const GOBAN: Language = {
  *prepare() {},
  hover: Features.hover,
  complete: Features.complete,
  readOffers: Features.readEyesToOffer,
  write: writeEntry,
  sequence: (document, placed, rule) =>
    sequenceOf(document.document, placed, rule, { tree: treeOf(document, placed) }),
  moveTree: moveTreeOf,
  moveAt: (_, { analysis, entry }, offset) => {
    const at = offset - entry.offset;
    // A drawn point means the board that is drawn.
    return moveBefore(analysis, at) ?? (placeAt(analysis, at)?.kind === 'point' ? analysis.inherited : null);
  },
  asking: (_, placed) => placed,
  chains: (_, { analysis, entry }, { offset }) =>
    chainsMeant(analysis, offset === undefined ? null : offset - entry.offset),
  canTenuki: true,
  nodeAt: () => undefined,
  commentAt: () => undefined,
  convert: ({ analysis }, target, index) => convertEntry(analysis, target, index),
};

const SGF: Language = {
  *prepare({ sgf }, where) {
    if (sgf) yield* Sgf.preparing(sgf, where);
  },
  hover: (document, offset, expired) => Sgf.sgfHover(gamesOf(document), offset, expired),
  complete: (document, offset, typed) => Sgf.sgfComplete(gamesOf(document), offset, typed),
  *readOffers(document, offset) {
    yield* SGF.prepare(document, { offset });
    // The line is kept, and is work enough for one slice where it is long.
    if (document.sgf) Sgf.lineAt(gamesOf(document), { offset });
    yield;
  },
  write: (document, placed, request) => Sgf.sgfWrite(gamesOf(document), lineOf(placed), request),
  sequence(document, placed, rule) {
    const line = lineOf(placed);
    const parts = {
      tree: Sgf.sgfTree(line),
      frame: Sgf.recordOf(line),
      ...Sgf.gamesBeside(gamesOf(document), line),
      ...Sgf.recordInfo(line),
    };
    return sequenceOf(document.document, placed, rule, parts);
  },
  moveTree: (document, placed, at) => Sgf.sgfMoveTree(gamesOf(document), lineOf(placed), at),
  moveAt: (document, _, offset) => Sgf.moveAtOffset(gamesOf(document), offset),
  asking: (document, placed, at) => {
    const line = lineOf(placed);
    return {
      ...placed,
      analysis: Sgf.askingInProblem(line.home.game, line, indexIn(document, at), claimedIn(document, at)),
    };
  },
  chains: (document, { analysis }, at) =>
    chainsInRecord(analysis, indexIn(document, at), claimedIn(document, at)),
  canTenuki: false,
  nodeAt: (document, offset) => Sgf.nodePlace(gamesOf(document), offset),
  commentAt: (document, offset) => Sgf.pointMentioned(gamesOf(document), offset),
  convert: (placed, target, index) => Sgf.convertSgf(lineOf(placed), target, index),
};

const indexIn = (document: DocumentAnalysis, { index, offset }: BoardWhere): number =>
  index ?? (offset === undefined ? 0 : Sgf.moveAtOffset(gamesOf(document), offset));

const claimedIn = (document: DocumentAnalysis, { offset }: BoardWhere) =>
  offset === undefined ? null : Sgf.claimedAt(gamesOf(document), offset);

const LANGUAGES: Readonly<Record<LanguageId, Language>> = { goban: GOBAN, sgf: SGF };

function languageAt({ sgf }: DocumentAnalysis, offset: number): Language {
  return sgf?.holds(offset) ? SGF : GOBAN;
}

/** The games of a text that has any. */
export function gamesOf(document: DocumentAnalysis): Sgf.SgfAnalysis {
  const { sgf } = document;
  if (!sgf) throw new Error('this document has no SGF');
  return { ...document, sgf };
}

function lineOf(placed: PlacedAnalysis): Sgf.PlacedLine {
  if (placed.language !== 'sgf') throw new Error('this entry is no line of SGF');
  return placed as Sgf.PlacedLine;
}

export function prepare(document: DocumentAnalysis, where: Where | Span): Task<void> {
  return SGF.prepare(document, where);
}

/**
 * The entry with an id, or the one at an offset, else the last that begins before it, else the
 * first.
 */
export function entryOf(document: DocumentAnalysis, where: Where): PlacedAnalysis | undefined {
  const { sgf, entries } = document;
  const { entry, offset } = where;
  if (sgf && (sgf.isWhole || (offset === undefined && typeof entry === 'string')))
    return Sgf.lineAt(gamesOf(document), where);
  if (offset === undefined && typeof entry === 'number' && (entry > 0 || entries.length > 0))
    return entries[entry];
  return nearestEntry(document, offset ?? 0);
}

/**
 * In a text that may have entries and fences of SGF: what stands at an offset, else above it, else
 * the first.
 */
function nearestEntry(document: DocumentAnalysis, offset: number): PlacedAnalysis | undefined {
  const { sgf, entries } = document;
  if (sgf?.holds(offset)) return Sgf.lineAt(gamesOf(document), { offset });
  const here = entryAt(document, offset);
  if (here) return here;
  const above = entryBefore(entries, offset);
  const first = above ?? entries[0];
  const game = sgf?.gameAt(offset);
  if (!game) return first;
  const isNearer =
    !first ||
    (game.offset <= offset
      ? !above || above.entry.offset <= game.offset
      : !above && game.offset < first.entry.offset);
  return isNearer ? Sgf.lineAt(gamesOf(document), { offset: Math.max(offset, game.offset) }) : first;
}

/** All entries, and the main line of each game, in the order of the text. */
export function allEntries(document: DocumentAnalysis): PlacedAnalysis[] {
  const { entries, sgf } = document;
  const lines = sgf?.games.flatMap(
    (game) => Sgf.lineAt(gamesOf(document), { entry: `${game.index}/0` }) ?? [],
  );
  return [...entries, ...(lines ?? [])].sort((a, b) => a.entry.offset - b.entry.offset);
}

/** The entries of a text, and the comments of its games that claim something. */
export function withComments(document: DocumentAnalysis): LinkedEntries {
  const { entries, sgf } = document;
  if (!sgf) return document;
  return { ...document, entries: [...entries, ...Sgf.claimEntries(gamesOf(document), entries.length)] };
}

/** The entry that an offset lies in; `undefined` outside of all. */
export function entryUnder(document: DocumentAnalysis, offset: number): PlacedAnalysis | undefined {
  return document.sgf?.holds(offset) ? Sgf.lineAt(gamesOf(document), { offset }) : entryAt(document, offset);
}

export function hover(
  document: DocumentAnalysis,
  offset: number,
  expired: Features.Expired,
): Task<Features.HoverContent | null> {
  const ofRule = Features.hoverRule(document, offset);
  if (ofRule) return answered(ofRule);
  return languageAt(document, offset).hover(document, offset, expired);
}

// biome-ignore lint/correctness/useYield: what is known at once is an answer, too
function* answered<T>(answer: T): Task<T> {
  return answer;
}

export function complete(document: DocumentAnalysis, offset: number, typed?: string): Features.Completion[] {
  return (
    Features.completeRule(document, offset) ?? languageAt(document, offset).complete(document, offset, typed)
  );
}

/**
 * What may be offered at a part of the document: fixes of what is wrong there, then more. Each is
 * tried before it is offered (`offers.ts`).
 */
export function offersAt(document: DocumentAnalysis, within: Span): Offer[] {
  if (document.sgf?.holds(within.start)) return Sgf.sgfActions(gamesOf(document), within);
  return [...Features.ruleFixes(document, within), ...Features.fixes(document, within)];
}

/** Does in slices what {@link offersAt} would do at once. */
export function* preparingOffers({ sgf }: DocumentAnalysis, within: Span): Task<void> {
  if (sgf) yield* Sgf.checkingWithin(sgf, within);
}

export function readOffers(document: DocumentAnalysis, offset: number, expired: () => boolean): Task<void> {
  return languageAt(document, offset).readOffers(document, offset, expired);
}

/**
 * What an author does at a position, as an edit, or why there is none. A play is judged by the rule
 * in force; when `hurried` says so before a search has an answer, the play is written.
 */
export function* write(
  document: DocumentAnalysis,
  params: WriteParams,
  hurried: () => boolean = () => false,
): Task<WriteReply> {
  yield* prepare(document, params);
  const placed = entryOf(document, params);
  if (!placed) return null;
  const { language, analysis } = placed;
  const whole = WholeBoard.of(analysis);
  const own = whole ? inPart(whole, params) : params;
  const refused = refusalOf(document.document, analysis, own);
  if (refused) return refused;
  const { index, action } = own;
  const rule = isRuleId(own.rule) && analysis.referee(own.rule) ? own.rule : inForce(analysis);
  const reply = yield* LANGUAGES[language].write(document, placed, { index, action, rule, hurried });
  return whole ? onWhole(whole, reply) : reply;
}

/** All moves of the game that an entry is part of, as a tree, and which one an offset means. */
export function moveTree(document: DocumentAnalysis, where: Where): MoveTree | null {
  const placed = entryOf(document, where);
  return placed ? LANGUAGES[placed.language].moveTree(document, placed, where.offset) : null;
}

/** The entry that is meant, as it asks who wins on a board of it. */
export function askingAt(
  document: DocumentAnalysis,
  where: Where,
  index: number | undefined,
): PlacedAnalysis | undefined {
  const placed = entryOf(document, where);
  return placed && LANGUAGES[placed.language].asking(document, placed, { offset: where.offset, index });
}

/** The chains that an author means there; without a place, those that the entry speaks of. */
export function chainsMeantAt(
  document: DocumentAnalysis,
  placed: PlacedAnalysis,
  at: BoardWhere,
): AskedChains | null {
  return LANGUAGES[placed.language].chains(document, placed, at);
}

/** Whether a play elsewhere can be written. */
export function canTenuki({ language }: PlacedAnalysis): boolean {
  return LANGUAGES[language].canTenuki;
}

/**
 * The sequence of an entry, with the frame that belongs to the offset. With `rule` it is judged as
 * if the entry named that rule.
 */
export function* sequencing(
  document: DocumentAnalysis,
  where: Where & { readonly rule?: string },
): Task<SequenceResult | null> {
  const placed = entryOf(document, where);
  if (!placed) return null;
  const { language, analysis } = placed;
  const { rule = null, offset } = where;
  const sequence = yield* LANGUAGES[language].sequence(
    document,
    placed,
    isRuleId(rule) ? rule : inForce(analysis),
  );
  const index = offset === undefined ? null : LANGUAGES[language].moveAt(document, placed, offset);
  const begin = sequence.show?.at ?? analysis.inherited;
  const shown = Math.min(index ?? begin, sequence.frames.length - 1);
  const node = offset === undefined ? undefined : LANGUAGES[language].nodeAt(document, offset);
  const comment = offset === undefined ? undefined : LANGUAGES[language].commentAt(document, offset);
  return {
    sequence,
    index: shown,
    ...(index === null && { elsewhere: true }),
    ...(node !== undefined && { node }),
    ...(comment !== undefined && { comment }),
  };
}

/** As {@link sequencing}, all at once. */
export function sequenceAt(
  document: DocumentAnalysis,
  where: Where & { readonly rule?: string },
): SequenceResult | null {
  return finish(sequencing(document, where));
}

/** See `shownVerdict`. */
export function* proving(
  document: DocumentAnalysis,
  where: Where & { readonly move: number; readonly rule?: string },
): Task<SequenceResult | null> {
  const placed = entryOf(document, where);
  return placed ? yield* shownVerdict(document.document, placed, where) : null;
}

/** As {@link proving}, all at once. */
export function proofAt(...asked: Parameters<typeof proving>): SequenceResult | null {
  return finish(proving(...asked));
}

/**
 * An entry in another notation; of SGF a whole game, or with `index` the position after so many
 * moves of a line.
 */
export function convert(placed: PlacedAnalysis, target: TargetId, index?: number): Conversion {
  return LANGUAGES[placed.language].convert(placed, target, index);
}

export function* symbols(document: DocumentAnalysis): Task<Features.SymbolNode[]> {
  const games = document.sgf ? yield* Sgf.sgfSymbols(gamesOf(document)) : [];
  const all = [...(yield* Features.symbols(document)), ...games];
  return games.length > 0 ? all.sort((a, b) => a.span.start - b.span.start) : all;
}

/** The entries and games of a text that have titles, in their order. */
export function* titles(document: DocumentAnalysis): Task<Features.TitleNode[]> {
  const games = document.sgf ? yield* Sgf.sgfTitles(gamesOf(document)) : [];
  return [...Features.titles(document), ...games].sort((a, b) => a.span.start - b.span.start);
}

export function* folding(document: DocumentAnalysis): Task<Features.Fold[]> {
  const games = document.sgf ? yield* Sgf.sgfFolding(gamesOf(document)) : [];
  return [...games, ...Features.folding(document)];
}

export function inlays(document: DocumentAnalysis, within: Span): Features.Inlay[] {
  const games = document.sgf ? Sgf.sgfInlays(gamesOf(document), within) : [];
  return [...games, ...Features.inlays(document, within)];
}

/** All findings of a document, searched to the end. */
export function diagnose(document: DocumentAnalysis, isHinting = false): Features.Diagnosis[] {
  const found = [...Features.diagnoseRules(document), ...Features.diagnose(document, isHinting)].sort(
    byPlace,
  );
  const { sgf } = document;
  if (!sgf) return found;
  for (const { game } of sgf.games) {
    finish(game.verdicts.all(game.ruleInForce));
    for (const one of Sgf.searchWork(game)) finish(one.work());
  }
  const regionAt = Sgf.regionsOf(document.document.text, { line: 1, column: 1 });
  return [...found, ...Sgf.diagnosed(Sgf.findingsOf(sgf), 0, regionAt)].sort(byPlace);
}

/** The findings of the games of a document as far as they are known, in the order of the text. */
export function gameFindingsSoFar({ sgf }: DocumentAnalysis): Sgf.PlacedFindings[] {
  return sgf ? Sgf.findingsSoFar(sgf) : [];
}

/** What is known of the game that a line of SGF belongs to; `null` for other entries. */
export function lineFacts(placed: PlacedAnalysis): Sgf.LineFacts | null {
  return placed.language === 'sgf' ? Sgf.factsOfLine(lineOf(placed)) : null;
}

/** The games of SGF in a document. */
export function gamesIn({ sgf }: DocumentAnalysis): readonly Sgf.PlacedGame[] {
  return sgf?.games ?? [];
}

export function isAnalysed({ document, entries, sgf }: DocumentAnalysis): boolean {
  return entries.length > 0 || sgf !== null || rulesOfDocument(document).length > 0;
}

/**
 * Whether the findings of the place of an edit are known: until then the findings from before the
 * edit stay.
 */
export function isChecked({ sgf }: DocumentAnalysis, at: number): boolean {
  return sgf?.isChecked(at) ?? true;
}

export function* checkingAt({ sgf }: DocumentAnalysis, at: number): Task<void> {
  if (sgf) yield* sgf.checkingAt(at);
}

/**
 * All work that what the editor shows of a document waits for, in the order in which it is to be
 * done; `at` is where the last edit was.
 */
export function pendingWork(document: DocumentAnalysis, at = 0): Work[] {
  return [...(document.sgf?.pendingWork(at) ?? []), ...entriesWork(document, at)];
}

/** A picture for a completion of a point; `null` where there is no such board. */
export function pointPicture(
  d: DocumentAnalysis,
  at: number,
  one: Features.OfferedPoint,
): Features.HoverPart | null {
  if (d.sgf?.holds(at)) return Sgf.sgfPointPicture(gamesOf(d), at, one);
  const placed = entryAt(d, at);
  return placed ? Features.pointPicture(placed.analysis, one) : null;
}
