/** Rules that authors write: those of a text, and those that are in force for it. */
import { type KobanDocument, ruleRegions } from '../../document/index.ts';
import { readRuleText, writtenId } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import type { RuleText } from '../../rules/text.ts';
import { rulesIn } from './setting-list.ts';
import type { RuleSource, Settings, WrittenSource } from './types.ts';

/** A rule that stands in a text. */
export interface PlacedRule {
  readonly read: RuleText;
  /** Of its first character, in the document. */
  readonly offset: number;
  /** Its first line in the document, from 0. */
  readonly line: number;
}

const KEPT = new WeakMap<KobanDocument, readonly PlacedRule[]>();

/** The rules that a document has, in the order of its text. */
export function rulesOfDocument(document: KobanDocument): readonly PlacedRule[] {
  const kept = KEPT.get(document);
  if (kept) return kept;
  const may = document.host === 'korule' || document.host === 'markdown' || document.host === 'text';
  const regions = may ? ruleRegions(document.host, document.text) : [];
  const placed = regions.map(({ text, offset }) => ({
    read: readRuleText(text),
    offset,
    line: document.positionAt(offset).line,
  }));
  KEPT.set(document, placed);
  return placed;
}

/** The rule at an offset of a document. */
export function ruleTextAt(document: KobanDocument, offset: number): PlacedRule | undefined {
  return rulesOfDocument(document).find(
    ({ offset: start, read }) => offset >= start && offset <= start + read.text.length,
  );
}

const EFFECTIVE = new WeakMap<Settings, Map<string, Settings>>();
const BASE = new WeakMap<Settings, Settings>();
/** Settings of one base that are kept: as many texts have rules of their own. */
const MOST_KEPT = 50;

/**
 * The settings under which a document is read: with the names of the rules that are written for it.
 * The nearest goes first: a fence of the text, then a file in its folder or above, then the
 * project. The same object for the same rules.
 */
export function settingsOfDocument(document: KobanDocument, given: Settings): Settings {
  return settingsWith(document.uri, rulesOfDocument(document), given);
}

/** The same for texts that have no rule of their own: records, which are read one by one. */
export function settingsOfRecords(given: Settings): Settings {
  return settingsWith('', [], given);
}

function settingsWith(place: string, own: readonly PlacedRule[], given: Settings): Settings {
  const base = BASE.get(given) ?? given;
  if (own.length === 0 && base.written.length === 0) return base;
  const sources: readonly WrittenSource[] = [
    ...base.written,
    ...own.map(({ line, read }) => ({ uri: place, line, text: read.text })),
  ];
  const key = JSON.stringify(own.length === 0 ? null : sources.slice(base.written.length));
  const known = EFFECTIVE.get(base) ?? new Map<string, Settings>();
  EFFECTIVE.set(base, known);
  const kept = known.get(key);
  if (kept) return kept;
  const ruleNames = new Map<string, RuleId>();
  const ruleSources = new Map<RuleId, RuleSource>();
  for (const { line, lines, name, text, uri } of sources) {
    const read = readRuleText(text, name);
    const id = writtenId(read);
    if (!id || read.name === null) continue;
    // The last one is the nearest: it is listed last, too.
    ruleNames.delete(read.name);
    ruleNames.set(read.name, id);
    ruleSources.set(id, { uri, line, ...(lines && { lines }) });
  }
  const rules = rulesIn(base.ruleWords, ruleNames) ?? base.rules;
  const effective: Settings = { ...base, rules, ruleNames, ruleSources };
  BASE.set(effective, base);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, effective);
  return effective;
}

/** Here what reads rules is there from the beginning: see `written-later.ts`. */
export async function loadRulesOfDocuments(): Promise<void> {}
