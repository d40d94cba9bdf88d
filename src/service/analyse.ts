import type { KobanDocument } from '../document/types.ts';
import { titleKey } from '../notation/index.ts';
import type { EntrySyntax, Problem } from '../notation/types.ts';
import { buildAnalysis } from './build.ts';
import { MESSAGES } from './messages.ts';
import { withPrintedEyes } from './printed-eyes.ts';
import { sgfOf } from './sgf/analyse.ts';
import type { Analysis, DocumentAnalysis, Overrides, PlacedAnalysis, Settings } from './types.ts';

/**
 * Links the entries of a document through `from:` and carries their moves out. Nothing is judged here. An entry is analysed again
 * only when its text, the settings, or what it continues has changed; the rest is taken over as it is, verdicts included.
 *
 * `previous` is the analysis before an edit: a changed entry keeps the verdicts of the moves that it begins with as before.
 */
export function analyse(
  document: KobanDocument,
  settings: Settings,
  previous?: DocumentAnalysis,
  overrides: Overrides = NONE,
): DocumentAnalysis {
  const links = linkEntries(document);
  const before = previous?.settings === settings && previous.overrides === overrides ? previous.entries : [];
  const placed: PlacedAnalysis[] = new Array(document.entries.length);
  const chain: number[] = [];
  for (let start = 0; start < placed.length; start++) {
    // What an entry continues may stand further down, so the chain of `from:` is built from its far end.
    for (let i = start; i >= 0 && !placed[i]; i = links.parent(i)) chain.push(i);
    while (chain.length > 0) {
      const i = chain.pop()!;
      const entry = document.entries[i]!;
      const up = links.parent(i);
      const parent = up < 0 ? null : placed[up]!;
      // Most entries stand as they stood: nothing need be looked up for them.
      const same = before[i];
      if (same && same.entry === entry && same.parent === parent && !entry.syntax.from) {
        placed[i] = same;
        continue;
      }
      const prior = previous?.entries[i]?.analysis;
      const analysis = remembered(
        withPrintedEyes(entry),
        { settings, overrides, parent: parent?.analysis ?? null, problem: links.problem(i) },
        prior,
      );
      placed[i] = { entry, index: i, analysis, parent };
    }
  }
  const games = previous?.overrides === overrides ? previous.sgf : null;
  const sgf = document.host === 'goban' ? null : sgfOf(document, settings, games, overrides);
  return { document, settings, overrides, entries: placed, sgf };
}

const NONE: Overrides = {};

export interface BuildInput {
  readonly settings: Settings;
  readonly overrides: Overrides;
  readonly parent: Analysis | null;
  /** What is wrong with `from:`, if anything. */
  readonly problem: Problem | null;
}

interface Kept extends BuildInput {
  readonly analysis: Analysis;
}

/** A few analyses for each syntax: the same text may stand twice in a document, or in two documents. */
const KEPT = new WeakMap<EntrySyntax, Kept[]>();
const KEPT_PER_TEXT = 4;

function remembered(syntax: EntrySyntax, input: BuildInput, prior: Analysis | undefined): Analysis {
  const kept = KEPT.get(syntax);
  if (kept) {
    for (const one of kept) {
      if (
        one.parent === input.parent &&
        one.settings === input.settings &&
        one.overrides === input.overrides &&
        one.problem?.message === input.problem?.message
      ) {
        return one.analysis;
      }
    }
  }
  const analysis = buildAnalysis(syntax, input, prior);
  const entry = { ...input, analysis };
  if (!kept) KEPT.set(syntax, [entry]);
  else {
    if (kept.length === KEPT_PER_TEXT) kept.shift();
    kept.push(entry);
  }
  return analysis;
}

/** Entries by title, in the order of the document. */
export function entriesByTitle(document: KobanDocument): Map<string, number[]> {
  const titles = new Map<string, number[]>();
  document.entries.forEach((entry, i) => {
    const title = entry.syntax.title;
    if (!title) return;
    const key = titleKey(title.value);
    const same = titles.get(key);
    if (same) same.push(i);
    else titles.set(key, [i]);
  });
  return titles;
}

/** Which entry a title means, seen from entry `i`: the nearest one above, else the first below; never itself unless it is the only one. */
export function entryOfTitle(
  titles: ReadonlyMap<string, readonly number[]>,
  title: string,
  i: number,
): number {
  const found = titles.get(titleKey(title)) ?? [];
  const above = found.filter((j) => j < i);
  return above.at(-1) ?? found.find((j) => j > i) ?? found[0] ?? -1;
}

interface Links {
  parent(i: number): number;
  problem(i: number): Problem | null;
}

const NO_LINKS: Links = { parent: () => -1, problem: () => null };

function linkEntries(document: KobanDocument): Links {
  const { entries } = document;
  if (!entries.some((entry) => entry.syntax.from)) return NO_LINKS;
  const titles = entriesByTitle(document);
  const parents = entries.map((entry, i) =>
    entry.syntax.from ? entryOfTitle(titles, entry.syntax.from.title.value, i) : -1,
  );
  const problems = new Map<number, Problem>();
  const error = (i: number, code: 'link.circle' | 'link.unknown-title' | 'link.too-deep') => {
    const { title } = entries[i]!.syntax.from!;
    problems.set(i, { code, severity: 'error', span: title.span, message: MESSAGES[code](title.value) });
  };
  for (const i of circular(parents)) error(i, 'link.circle');
  for (const i of problems.keys()) parents[i] = -1;
  for (const i of tooDeep(parents)) {
    error(i, 'link.too-deep');
    parents[i] = -1;
  }
  entries.forEach((entry, i) => {
    if (entry.syntax.from && parents[i]! < 0 && !problems.has(i)) error(i, 'link.unknown-title');
  });
  return { parent: (i) => parents[i]!, problem: (i) => problems.get(i) ?? null };
}

/** Each step of `from:` holds all moves before it, so a chain without end would cost its square. No book goes so far. */
const DEEPEST = 100;

/** The nodes at which chains of `next`, which have no circles, are to be cut so that none is longer than {@link DEEPEST}. */
function tooDeep(next: readonly number[]): number[] {
  const depth = new Int32Array(next.length).fill(-1);
  const cut: number[] = [];
  const chain: number[] = [];
  for (let start = 0; start < next.length; start++) {
    let i = start;
    while (i >= 0 && depth[i]! < 0) {
      chain.push(i);
      i = next[i]!;
    }
    let below = i < 0 ? -1 : depth[i]!;
    while (chain.length > 0) {
      const node = chain.pop()!;
      below++;
      if (below > DEEPEST) {
        cut.push(node);
        below = 0;
      }
      depth[node] = below;
    }
  }
  return cut;
}

/** The nodes that lie on a circle of `next`; every node has at most one next, -1 for none. */
function circular(next: readonly number[]): number[] {
  const NEW = 0;
  const state = new Int32Array(next.length);
  const found: number[] = [];
  for (let start = 0; start < next.length; start++) {
    const walk = start + 1;
    let i = start;
    while (i >= 0 && state[i] === NEW) {
      state[i] = walk;
      i = next[i]!;
    }
    if (i < 0 || state[i] !== walk) continue;
    for (let j = i; ; ) {
      found.push(j);
      j = next[j]!;
      if (j === i) break;
    }
  }
  return found;
}
