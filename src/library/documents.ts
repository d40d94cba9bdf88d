/** What stands behind the documents and entries that the library hands out. */

import { type HostKind, hostOf, loadFences, mayHaveRules, openDocument } from '../document/index.ts';
import { colorName } from '../go/types.ts';

export { hostOf, isServerFile } from '../document/index.ts';
export { isWithoutReader, loadReaders } from '../notation/index.ts';

import { isLoaded, loadSearchingRules, loadWrittenRules, ruleOf } from '../rules/index.ts';
import {
  DEFAULT_SETTINGS,
  drawingOf,
  type LinkedEntries,
  lineOf,
  linkedEntries,
  loadRulesOfDocuments,
  ownMoves,
  type PlacedAnalysis,
  plyOf,
  pointName,
  rangeOf,
  type Settings,
} from '../service/index.ts';
import { isWritten, say } from '../words/index.ts';
import type { Document, Entry, Move, ReadOptions, RuleId } from './types.ts';

const documents = new WeakMap<Document, LinkedEntries>();
const entries = new WeakMap<Entry, { readonly placed: PlacedAnalysis; readonly document: LinkedEntries }>();

/** Loads what a page needs before {@link read} can take it: its fences, and rules of its own. */
export async function loadForPage(text: string): Promise<void> {
  await loadFences();
  if (mayHaveRules(text)) await loadRulesOfDocuments();
}

/** Reads entries, alone or in fences, at once. */
export function read(
  text: string,
  {
    name = '',
    language = hostOf(name, text),
    ...options
  }: Omit<ReadOptions, 'language'> & { readonly language?: HostKind } = {},
): Document {
  return handedOut(linkedEntries(openDocument(name, 0, language, text), settingsOf(options)));
}

export const settingsOf = ({
  rules,
  maxCycle,
  budget,
}: Pick<ReadOptions, 'rules' | 'maxCycle' | 'budget'>): Settings => ({
  ...DEFAULT_SETTINGS,
  ...(rules && rules.length > 0 && { rules }),
  ...(maxCycle !== undefined && { maxCycle }),
  ...(budget !== undefined && { budget }),
});

export function handedOut(linked: LinkedEntries): Document {
  const entries = linked.entries.map((placed) => entryOf(placed, linked));
  const document: Document = { entries, lost: [], problems: [] };
  documents.set(document, linked);
  return document;
}

function entryOf(placed: PlacedAnalysis, document: LinkedEntries): Entry {
  const { analysis, entry: source } = placed;
  const start = analysis.game.after(analysis.inherited);
  const hasBoard = drawingOf(analysis) !== null;
  const entry: Entry = {
    title: source.syntax.title?.value ?? null,
    line: lineOf(source),
    columns: hasBoard ? start.geometry.columns : 0,
    rows: hasBoard ? start.geometry.rows : 0,
    start: hasBoard ? start.rows() : [],
    moves: [...ownMoves(analysis)].map((n) => moveOf(placed, n)),
    rules: analysis.rules,
    problems: [...analysis.syntax.problems, ...analysis.problems].map(({ span, severity, code, message }) => {
      const { start, end } = rangeOf(source, span);
      return {
        line: start.line + 1,
        column: start.character + 1,
        endLine: end.line + 1,
        endColumn: end.character + 1,
        severity,
        code,
        message: say(message),
      };
    }),
  };
  entries.set(entry, { placed, document });
  return entry;
}

function moveOf({ analysis }: PlacedAnalysis, n: number): Move {
  const ply = plyOf(analysis, n);
  const earliest = ply.recreates?.earliest;
  return {
    number: analysis.shown(n),
    color: colorName(ply.color),
    point: pointName(analysis, n),
    captured: ply.before.geometry.names(ply.captured),
    board: ply.after.rows(),
    repeats: earliest === undefined ? null : analysis.shown(earliest),
  };
}

/** @throws TypeError when the document is not one that {@link read} has made. */
export function linkedOf(document: Document): LinkedEntries {
  const known = documents.get(document);
  if (!known) throw new TypeError('this is no document of koban: hand on what read() returned');
  return known;
}

/** @throws TypeError when the entry is not one of a document that {@link read} has made. */
export function placedOf(entry: Entry): {
  readonly placed: PlacedAnalysis;
  readonly document: LinkedEntries;
} {
  const known = entries.get(entry);
  if (!known) throw new TypeError('this is no entry of koban: hand on itself, no copy');
  return known;
}

/** @throws RangeError when no move of the entry is shown under this number. */
export function indexOf({ analysis }: PlacedAnalysis, at: number): number {
  const index = analysis.index(at);
  if (index < 0) throw new RangeError(`no move of this entry is shown as ${at}`);
  return index;
}

/** Judges all moves, searching to the end, so that pictures show all marks. */
export function judgeAll({ game, referee }: PlacedAnalysis['analysis'], rules: readonly RuleId[]): void {
  if (game.length > 0) for (const rule of rules) referee(rule)?.at(game.length);
}

/**
 * Loads the rules that search if one of these does, or is needed by a claim of the entries. @throws
 * RangeError on an unknown rule.
 */
export async function prepare(asked: readonly RuleId[], placed: readonly PlacedAnalysis[]): Promise<void> {
  const wanted = new Set<RuleId>(asked);
  for (const { analysis } of placed) {
    for (const rule of analysis.rules) wanted.add(rule);
    if (analysis.syntax.expects.length === 0) continue;
    const { loadForClaim, workOfClaim } = await import('./claims.ts');
    for (const { claim } of analysis.syntax.expects) {
      if (!claim) continue;
      await loadForClaim(claim);
      const { rule } = workOfClaim(analysis, claim);
      if (rule) wanted.add(rule);
    }
  }
  if ([...wanted].some(isWritten)) await loadWrittenRules();
  const rules = [...wanted].map((id) => {
    const rule = ruleOf(id);
    if (!rule) throw new RangeError(`there is no rule ${id}`);
    return rule;
  });
  if (!rules.every(isLoaded)) await loadSearchingRules();
}
