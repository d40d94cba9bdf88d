import type { KobanDocument, PlacedEntry } from '../../document/index.ts';
import { must } from '../../go/must.ts';
import { finish, type Task } from '../../go/task.ts';
import {
  type EntrySyntax,
  type Fix,
  GOBAN_SEVERITIES,
  lineEndOf,
  nearest,
  type Problem,
  type Span,
  titleInFrom,
  titleKey,
} from '../../notation/index.ts';
import { type Message, message } from '../../words/index.ts';
import { type BuildInput, buildAnalysis } from './build.ts';
import { finding } from './finding.ts';
import { withPrintedEyes } from './printed-eyes.ts';
import type { Analysis, LinkedEntries, Overrides, PlacedAnalysis, Settings } from './types.ts';
import { settingsOfDocument } from './written.ts';

/**
 * Links the entries of a document through `from:` and carries their moves out. Nothing is judged
 * here. An entry is analysed again only when its text, the settings, or what it continues has
 * changed; the rest is taken over as it is, verdicts included.
 *
 * `previous` is the analysis before an edit: a changed entry keeps the verdicts of the moves that
 * it begins with as before.
 */
export function* linkingEntries(
  document: KobanDocument,
  given: Settings,
  previous?: LinkedEntries,
  overrides: Overrides = NONE,
): Task<LinkedEntries> {
  const settings = settingsOfDocument(document, given);
  const links = linkEntries(document);
  const before = previous?.settings === settings && previous.overrides === overrides ? previous.entries : [];
  const placed: PlacedAnalysis[] = new Array(document.entries.length);
  let made = 0;
  // What an entry continues may stand further down; it is analysed first.
  for (const i of links.order) {
    const entry = must(document.entries[i], `entry ${i}`);
    const parent = placed[links.parents[i] ?? -1] ?? null;
    // Most entries stand as they stood: nothing need be looked up for them.
    const same = before[i];
    if (
      same &&
      same.entry === entry &&
      same.parent === parent &&
      !entry.syntax.from &&
      !links.problems.has(i)
    ) {
      placed[i] = same;
      continue;
    }
    const problem = links.problems.get(i) ?? null;
    const input = { settings, overrides, parent: parent?.analysis ?? null, problem };
    const analysis = remembered(withPrintedEyes(entry), input, previous?.entries[i]?.analysis);
    placed[i] = { language: 'goban', id: i, entry, index: i, analysis, parent };
    if (++made % FEW === 0) yield;
  }
  return { document, settings, overrides, entries: placed };
}

/** As {@link linkingEntries}, all at once. */
export function linkedEntries(...asked: Parameters<typeof linkingEntries>): LinkedEntries {
  return finish(linkingEntries(...asked));
}

const NONE: Overrides = {};
/** How many entries are analyzed without a pause: more than one edit touches. */
const FEW = 16;

interface KeptAnalysis extends BuildInput {
  readonly analysis: Analysis;
}

/**
 * A few analyses for each syntax: the same text may stand twice in a document, or in two documents.
 */
const KEPT = new WeakMap<EntrySyntax, KeptAnalysis[]>();
const KEPT_PER_TEXT = 4;

function remembered(syntax: EntrySyntax, input: BuildInput, prior: Analysis | undefined): Analysis {
  const kept = KEPT.get(syntax);
  if (kept) {
    for (const one of kept) {
      if (
        one.parent === input.parent &&
        one.settings === input.settings &&
        one.overrides === input.overrides &&
        sameProblem(one.problem, input.problem)
      ) {
        return one.analysis;
      }
    }
  }
  const analysis = buildAnalysis(syntax, input, prior);
  // The new key first: see `entryOf` in `notation/goban/parse.ts`.
  const entry = { analysis, ...input };
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

/**
 * Which entry a title means, seen from entry `i`: the nearest one above, else the first below;
 * never itself unless it is the only one.
 */
export function entryOfTitle(
  titles: ReadonlyMap<string, readonly number[]>,
  title: string | null,
  i: number,
): number {
  const found = title === null ? [] : (titles.get(titleKey(title)) ?? []);
  const above = found.filter((j) => j < i);
  return above.at(-1) ?? found.find((j) => j > i) ?? found[0] ?? -1;
}

interface Links {
  /** By entry: the entry that it continues, -1 for none. */
  readonly parents: readonly number[];
  readonly problems: ReadonlyMap<number, Problem>;
  /** All entries, each behind the one that it continues. */
  readonly order: Iterable<number>;
}

function unlinked(
  code: 'link.circle' | 'link.unknown-title' | 'link.too-deep',
  title: string,
  near: string | undefined,
): Message {
  if (code === 'link.too-deep') return message(code, { title, most: DEEPEST });
  return code === 'link.circle' ? message(code, { title }) : message(code, { title, near });
}

/**
 * Titles of other entries that a written one may be a misspelling of. A text may have as many
 * unknown titles as it has entries, so that after so many comparisons nothing is proposed.
 */
class NearTitles {
  /** By the key of a title: the title, and how many entries have it. */
  private titles: Map<string, { readonly title: string; count: number }> | null = null;
  private left = MOST_COMPARED;

  constructor(private readonly entries: readonly PlacedEntry[]) {}

  near(i: number, written: string): string | undefined {
    this.titles ??= this.all();
    const { titles } = this;
    this.left -= titles.size;
    if (this.left < 0) return undefined;
    const own = this.entries[i]?.syntax.title?.value;
    const known = titles.keys();
    const key = own === undefined ? undefined : titleKey(own);
    const isOther = key === undefined || titles.get(key)?.count !== 1;
    const others = isOther ? known : [...known].filter((one) => one !== key);
    const found = nearest(titleKey(written), others);
    return found && titles.get(found)?.title;
  }

  private all() {
    const titles = new Map<string, { readonly title: string; count: number }>();
    for (const { syntax } of this.entries) {
      if (!syntax.title) continue;
      const key = titleKey(syntax.title.value);
      const known = titles.get(key);
      titles.set(key, { title: syntax.title.value, count: (known?.count ?? 0) + 1 });
    }
    return titles;
  }
}

/** Some milliseconds: each offer that is tried links the entries again. */
const MOST_COMPARED = 20_000;

function writing(text: string, span: Span): Fix {
  return { title: message('fix.write', { text }), edits: [{ span, text }], preferred: true };
}

/** A fence that is never closed makes all text behind it part of its last entry. */
function openFence({ syntax: { text } }: PlacedEntry, closing: string): Problem {
  const start = Math.max(0, text.search(/\S/));
  const end = text.trimEnd().length;
  const line = text.slice(start).search(/[\r\n]|$/);
  const eol = lineEndOf(text);
  const fix: Fix = {
    title: message('fix.close-fence'),
    edits: [{ span: { start: end, end }, text: `${eol}${closing}` }],
  };
  return {
    code: 'fence.open',
    severity: GOBAN_SEVERITIES['fence.open'],
    span: { start, end: start + line },
    message: message('fence.open', { closing }),
    fixes: [fix],
  };
}

function sameProblem(a: Problem | null, b: Problem | null): boolean {
  return a === b || (a?.code === b?.code && JSON.stringify(a?.message) === JSON.stringify(b?.message));
}

function linkEntries(document: KobanDocument): Links {
  const { entries } = document;
  const problems = new Map<number, Problem>();
  const last = entries.at(-1);
  if (last?.unclosed !== undefined) problems.set(entries.length - 1, openFence(last, last.unclosed));
  if (!entries.some((entry) => entry.syntax.from)) return { parents: [], problems, order: entries.keys() };
  const titles = entriesByTitle(document);
  const named = (i: number) => entries[i]?.syntax.from?.title;
  const parents = entries.map((_, i) => entryOfTitle(titles, named(i)?.value ?? null, i));
  const titlesNear = new NearTitles(entries);
  const refuse = (i: number, code: 'link.circle' | 'link.unknown-title' | 'link.too-deep') => {
    const { value, span } = must(named(i), 'a title');
    const near = code === 'link.unknown-title' ? titlesNear.near(i, value) : undefined;
    const fixes = near === undefined ? {} : { fixes: [writing(titleInFrom(near), span)] };
    problems.set(i, finding(code, span, unlinked(code, value, near), fixes));
    parents[i] = -1;
  };
  parents.forEach((parent, i) => {
    const from = named(i);
    if (!from) return;
    if (parent < 0) refuse(i, 'link.unknown-title');
    const times = (titles.get(titleKey(from.value)) ?? []).filter((j) => j < i).length;
    if (times > 1) {
      const said = message('link.title-twice', { title: from.value, times });
      problems.set(i, finding('link.title-twice', from.span, said));
    }
  });
  const depths = cutChains(parents, refuse);
  const order = [...entries.keys()].sort((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0));
  return { parents, problems, order };
}

/**
 * Each step of `from:` holds all moves before it, so a chain without end would cost its square. No
 * book goes so far.
 */
const DEEPEST = 100;

/**
 * Cuts circles, and chains where they become too long; how many steps each entry is away from the
 * beginning of its chain.
 */
function cutChains(
  parents: readonly number[],
  cut: (i: number, code: 'link.circle' | 'link.too-deep') => void,
): ReadonlyMap<number, number> {
  const depths = new Map<number, number>();
  for (const start of parents.keys()) {
    const path = new Set<number>();
    let i = start;
    for (; i >= 0 && !depths.has(i) && !path.has(i); i = parents[i] ?? -1) path.add(i);
    const chain = [...path];
    if (path.has(i)) for (const one of chain.slice(chain.indexOf(i))) cut(one, 'link.circle');
    for (const one of chain.reverse()) {
      const parent = parents[one] ?? -1;
      const depth = parent < 0 ? 0 : (depths.get(parent) ?? 0) + 1;
      if (depth > DEEPEST) cut(one, 'link.too-deep');
      depths.set(one, depth > DEEPEST ? 0 : depth);
    }
  }
  return depths;
}
