import { difference, type KobanDocument, type Region, sgfRegions } from '../../../document/index.ts';
import { countUpTo } from '../../../go/bisect.ts';
import { must } from '../../../go/must.ts';
import { finish, type Task } from '../../../go/task.ts';
import { type Fix, ownCopy, type Span } from '../../../notation/index.ts';
import { type Cuts, cutting, type Outside, sgfProblem } from '../../../notation/sgf/index.ts';
import { message } from '../../../words/index.ts';
import { type Finding, graded, type Overrides, type Settings, type Work } from '../../analysis/index.ts';
import type { SgfGame } from './sgf-game.ts';
import { SharedTask } from './shared-task.ts';
import { GameCache, GameSource, READING_GAMES } from './source.ts';

/** A document with SGF in it, and its games. */
export interface SgfAnalysis {
  readonly document: KobanDocument;
  readonly settings: Settings;
  readonly overrides: Overrides;
  readonly sgf: SgfDocument;
}

/** The games of a document: of its whole text, or of fences in it; `null` when there are none. */
export function sgfOf(
  { host, text }: KobanDocument,
  settings: Settings,
  previous: SgfDocument | null,
  overrides: Overrides,
): SgfDocument | null {
  const regions = sgfRegions(host, text);
  return regions.length > 0 ? new SgfDocument(regions, settings, overrides, previous) : null;
}

/**
 * The games of a text of nothing but SGF. Each is read and played by itself, so an edit costs the
 * game that it is in; the others are taken over with all that is known of them, wherever they stand
 * now.
 */
export function analyseSgf(
  text: string,
  settings: Settings,
  previous?: SgfDocument | null,
  overrides?: Overrides,
): SgfDocument {
  return new SgfDocument([{ text, offset: 0 }], settings, overrides, previous);
}

interface CutSource {
  readonly source: GameSource;
  readonly start: number;
  /** How many characters behind the game decide where it ends. */
  readonly beyond: number;
}

/** A region cut into games, in offsets of its own. */
interface CutRegion extends Region {
  readonly games: readonly CutSource[];
  readonly outside: readonly Outside[];
}

/**
 * The games of a document. Nothing is read before it is asked for, and all can be done in slices:
 * cutting the text into games, and reading each. After an edit only what it touches is cut again;
 * all other games are taken over, with what is known of them, wherever they stand now.
 */
export class SgfDocument {
  private cuts: readonly CutRegion[] | null = null;
  private readonly making = new SharedTask(
    () => this.cutAll(),
    () => this.cuts !== null,
    (cuts) => {
      this.cuts = cuts;
      this.base = null;
    },
  );
  /** The last state that was cut before this one, until this one is. */
  private base: SgfDocument | null;
  /**
   * Games that edits have taken out: the next edit may bring them back, as when a parenthesis is
   * missing for a moment.
   */
  private spare: readonly GameSource[] = [];
  private readonly cache: GameCache;
  private placed: readonly PlacedGame[] | null = null;
  private said: readonly Finding[] | null = null;

  constructor(
    readonly regions: readonly Region[],
    readonly settings: Settings,
    private readonly overrides: Overrides = NONE,
    previous: SgfDocument | null = null,
  ) {
    const before = previous?.settings === settings && previous.overrides === overrides ? previous : null;
    this.base = before?.cuts ? before : (before?.base ?? null);
    this.cache = before?.cache ?? new GameCache();
  }

  /**
   * Whether the findings of the place of an edit are known: until then the findings from before the
   * edit stay.
   */
  isChecked(at: number): boolean {
    return this.isCut && this.gameAt(at)?.source.isChecked !== false;
  }

  /** Does what must be done before the findings of the place of an edit are known. */
  *checkingAt(at: number): Task<void> {
    yield* this.cutting();
    yield* this.gameAt(at)?.source.checkingAll() ?? [];
  }

  /**
   * First the text is cut into games, then each is read, from the one at the last edit on, then its
   * moves are searched.
   */
  pendingWork(at: number): Work[] {
    if (!this.isCut) {
      const then = () => this.pendingWork(at);
      return [{ subject: this, key: 'cut', title: READING_GAMES, work: () => this.cutting(), then }];
    }
    const first = this.gameAt(at)?.index ?? 0;
    const unread: Work[] = [];
    const unsearched: Work[] = [];
    for (const { source } of [...this.games.slice(first), ...this.games.slice(0, first)]) {
      const list = source.isChecked ? unsearched : unread;
      for (const one of source.pendingWork()) list.push(one);
    }
    return [...unread, ...unsearched];
  }

  /** Whether all of the document is SGF, and not only fences in it. */
  get isWhole(): boolean {
    return this.regions[0]?.offset === 0;
  }

  /** Whether SGF stands at an offset of the document. */
  holds(offset: number): boolean {
    return this.regions.some((one) => one.offset <= offset && offset <= one.offset + one.text.length);
  }

  get isCut(): boolean {
    return this.cuts !== null;
  }

  /** Finds the games. */
  *cutting(): Task<void> {
    yield* this.making.drive();
  }

  get games(): readonly PlacedGame[] {
    this.placed ??= this.cutNow()
      .flatMap(({ games, offset }) => games.map(({ source, start }) => ({ source, at: offset + start })))
      .map(({ source, at }, index) => new PlacedGame(source, index, at));
    return this.placed;
  }

  /**
   * The game that an offset of the document is in, else the last that begins before it, else the
   * first.
   */
  gameAt(offset: number): PlacedGame | undefined {
    const { games } = this;
    return games[Math.max(0, countUpTo(games, offset, (game) => game.offset) - 1)];
  }

  /** What is wrong between the games, in offsets of the document. */
  get outside(): readonly Finding[] {
    return (this.said ??= graded(this.cutNow().flatMap(outsideOf), this.settings));
  }

  private cutNow(): readonly CutRegion[] {
    if (!this.cuts) finish(this.cutting());
    return must(this.cuts, 'the cut text');
  }

  private *cutAll(): Task<readonly CutRegion[]> {
    const { regions } = this;
    const old = this.base?.cuts ?? [];
    const gone: GameSource[] = [];
    const known = new KnownGames(this.base?.spare ?? []);
    // Regions that stand as they were, from the beginning and from the end; those between them were
    // changed.
    let front = 0;
    while (front < regions.length && old[front]?.text === regions[front]?.text) front++;
    let back = 0;
    const most = Math.min(regions.length, old.length) - front;
    while (back < most && old.at(-1 - back)?.text === regions.at(-1 - back)?.text) back++;
    const made: CutRegion[] = [];
    for (const [i, region] of regions.entries()) {
      const fromEnd = regions.length - i;
      const was = i < front ? old[i] : fromEnd <= back ? old.at(-fromEnd) : undefined;
      if (was) made.push({ ...was, offset: region.offset });
      else made.push(yield* this.cutOne(region, i < old.length - back ? old[i] : undefined, known, gone));
    }
    for (const { games } of old.slice(made.length - back, old.length - back))
      for (const { source } of games) gone.push(source);
    this.spare = this.spared(gone);
    const kept = new Set([...this.spare, ...known.taken]);
    for (const one of [...gone, ...(this.base?.spare ?? [])]) if (!kept.has(one)) this.cache.remove(one);
    return made;
  }

  private *cutOne(
    { text, offset }: Region,
    old: CutRegion | undefined,
    known: KnownGames,
    gone: GameSource[],
  ): Task<CutRegion> {
    const games = old?.games ?? [];
    const change = old ? difference(old.text, text) : { span: { start: 0, end: 0 }, text };
    const { start, end } = change.span;
    const newEnd = start + change.text.length;
    const shift = newEnd - end;
    const startOf = (i: number) => games[i]?.start ?? Number.POSITIVE_INFINITY;
    const endOf = (i: number) => startOf(i) + (games[i]?.source.text.length ?? 0);
    let keep = 0;
    while (endOf(keep) + (games[keep]?.beyond ?? 0) <= start) keep++;
    const from = keep === 0 ? 0 : endOf(keep - 1);
    let next = keep;
    const cuts: Cuts = yield* cutting(text, from, keep === 0, (at) => {
      while (startOf(next) + shift < at) next++;
      return at >= newEnd && startOf(next) + shift === at;
    });
    if (cuts.end === text.length) next = games.length;
    const replaced = games.slice(keep, next).map(({ source }) => source);
    const made = cuts.games.map((span, i) => {
      const part = text.slice(span.start, span.end);
      const source =
        known.take(part, replaced) ??
        new GameSource(
          old ? ownCopy(part) : part,
          this.cache,
          this.settings,
          this.overrides,
          replaced[i] ?? replaced.at(-1),
        );
      return { source, start: span.start, beyond: span.beyond };
    });
    const used = new Set(made.map(({ source }) => source));
    for (const one of replaced) if (!used.has(one)) gone.push(one);
    const moved = <T extends { readonly start: number }>(one: T) => ({ ...one, start: one.start + shift });
    return {
      text,
      offset,
      games: [...games.slice(0, keep), ...made, ...games.slice(next).map(moved)],
      outside: [
        ...(old?.outside ?? []).filter((one) => one.start < from),
        ...cuts.outside,
        ...(old?.outside ?? [])
          .filter((one) => one.start > startOf(next))
          .map((one) => ({ ...moved(one), end: one.end + shift })),
      ],
    };
  }

  /**
   * Games to be kept in case that they come back: until all that stands there now is gone through,
   * and not much more than that.
   */
  private spared(gone: readonly GameSource[]): readonly GameSource[] {
    const { base } = this;
    const allChecked = !base?.cuts?.some(({ games }) => games.some(({ source }) => !source.isChecked));
    const spare = allChecked ? gone : [...gone, ...(base?.spare ?? [])];
    const length = this.regions.reduce((sum, { text }) => sum + text.length, 0);
    let room = 1000 + length;
    return spare.filter(({ text }) => !isMost(text.length, length) && (room -= text.length) >= 0);
  }
}

const NONE: Overrides = {};

/**
 * Whether a game is long and most of its document. Nearly every edit is in such a game, which is
 * read again each time, so keeping it would only fill the memory.
 */
function isMost(length: number, whole: number): boolean {
  return length > LONG && 2 * length > whole;
}

const LONG = 50_000;

/** A game and its place in the document. */
export class PlacedGame {
  constructor(
    /** The game as text; it says whether the game has been read. */
    readonly source: GameSource,
    /** Which game of the document it is, from 0. */
    readonly index: number,
    /** Where its text begins in the document. */
    readonly offset: number,
  ) {}

  /** The game, read now if it is not. */
  get game(): SgfGame {
    return this.source.game;
  }

  /** Where its text ends in the document. */
  get end(): number {
    return this.offset + this.source.text.length;
  }
}

/** Games that are not in the text any more, by their text. */
class KnownGames {
  private readonly byText = new Map<string, GameSource[]>();
  private readonly seen = new Set<readonly GameSource[]>();
  /** Those that came back. */
  readonly taken = new Set<GameSource>();

  constructor(spare: readonly GameSource[]) {
    this.add(spare);
  }

  private add(sources: readonly GameSource[]): void {
    if (this.seen.has(sources)) return;
    this.seen.add(sources);
    for (const source of sources) {
      const same = this.byText.get(source.text);
      if (same) same.push(source);
      else this.byText.set(source.text, [source]);
    }
  }

  /** One of these, or one that was there earlier, with this text; each is given out once. */
  take(text: string, replaced: readonly GameSource[]): GameSource | undefined {
    this.add(replaced);
    const found = this.byText.get(text)?.shift();
    if (found) this.taken.add(found);
    return found;
  }
}

/** What may be the nodes of a game without its parentheses, as one. */
function asGame(written: string, { start, end }: Span): Fix[] {
  const nodes = /^\s*(;?)\s*[A-Z]{1,2}\s*\[/.exec(written);
  if (!nodes || written.length > LONGEST_NODES || written.includes('(')) return [];
  const opening = nodes[1] === ';' ? '(' : '(;';
  const edits = [
    { span: { start, end: start }, text: opening },
    { span: { start: end, end }, text: ')' },
  ];
  return [{ title: message('fix.write-code', { text: `${opening}…)` }), preferred: true, edits }];
}

const LONGEST_NODES = 100_000;

function outsideOf({ games, outside, offset, text }: CutRegion): Finding[] {
  return outside.map(({ kind, start, end }) => {
    const span = { start: start + offset, end: end + offset };
    if (kind === 'outside' && games.length === 0)
      return sgfProblem('sgf.no-game', span, asGame(text.slice(start, end), span));
    if (kind === 'outside') return sgfProblem('sgf.outside-text', span);
    const fix = { title: message('fix.delete'), preferred: true, edits: [{ span, text: '' }] };
    return sgfProblem('sgf.extra-close', span, [fix]);
  });
}
