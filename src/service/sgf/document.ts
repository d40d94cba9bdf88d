import { difference, type Region } from '../../document/index.ts';
import { finish, type Task } from '../../go/task.ts';
import { sgfProblem } from '../../notation/sgf/check/index.ts';
import { type Cuts, cutting, type Outside } from '../../notation/sgf/cut.ts';
import type { Finding, Overrides, Settings } from '../types.ts';
import { Shared } from './shared.ts';
import { GameSource, Shelf } from './source.ts';
import type { PlacedGame, SgfGame } from './types.ts';

/** A region cut into games, in offsets of its own. */
interface CutRegion extends Region {
  readonly games: readonly { readonly source: GameSource; readonly start: number }[];
  readonly outside: readonly Outside[];
  /** Whether the last game has no end. */
  readonly isOpen: boolean;
}

/**
 * The games of a document. Nothing is read before somebody asks, and all can be done in slices: cutting the text into games, and reading each.
 * After an edit only what it touches is cut anew; all other games are taken over, with what is known of them, wherever they stand now.
 */
export class SgfDocument {
  private cuts: readonly CutRegion[] | null = null;
  private readonly making = new Shared(
    () => this.cutAll(),
    () => this.cuts !== null,
    (cuts) => {
      this.cuts = cuts;
      this.base = null;
    },
  );
  /** The last state that was cut before this one, until this one is. */
  private base: SgfDocument | null;
  /** Games that edits have taken out: the next edit may bring them back, as when a parenthesis is missing for a moment. */
  private spare: readonly GameSource[] = [];
  private readonly shelf: Shelf;
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
    this.shelf = before?.shelf ?? new Shelf();
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
    this.placed ??= this.cutNow().flatMap(({ games, offset }) =>
      games.map(({ source, start }) => new Placed(source, offset + start)),
    );
    return this.placed;
  }

  /** What is wrong between the games, in offsets of the document. */
  get outside(): readonly Finding[] {
    this.said ??= this.cutNow().flatMap(outsideOf);
    return this.said;
  }

  private cutNow(): readonly CutRegion[] {
    if (!this.cuts) finish(this.cutting());
    return this.cuts!;
  }

  private *cutAll(): Task<readonly CutRegion[]> {
    const { regions } = this;
    const old = this.base?.cuts ?? [];
    const gone: GameSource[] = [];
    const known = new Known(this.base?.spare ?? []);
    // Regions that stand as they were, from the beginning and from the end; those between them were changed.
    let front = 0;
    while (front < regions.length && old[front]?.text === regions[front]!.text) front++;
    let back = 0;
    const most = Math.min(regions.length, old.length) - front;
    while (back < most && old.at(-1 - back)!.text === regions.at(-1 - back)!.text) back++;
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
    return made;
  }

  private *cutOne(
    { text, offset }: Region,
    old: CutRegion | undefined,
    known: Known,
    gone: GameSource[],
  ): Task<CutRegion> {
    const games = old?.games ?? [];
    const change = old ? difference(old.text, text) : { span: { start: 0, end: 0 }, text };
    const { start, end } = change.span;
    const newEnd = start + change.text.length;
    const shift = newEnd - end;
    const endOf = (i: number) => games[i]!.start + games[i]!.source.text.length;
    let keep = 0;
    while (keep < games.length && endOf(keep) <= start && !(old!.isOpen && keep === games.length - 1)) keep++;
    const from = keep === 0 ? 0 : endOf(keep - 1);
    let next = keep;
    const cuts: Cuts = yield* cutting(text, from, keep === 0, (at) => {
      while (next < games.length && games[next]!.start + shift < at) next++;
      return at >= newEnd && next < games.length && games[next]!.start + shift === at;
    });
    if (cuts.end === text.length) next = games.length;
    const replaced = games.slice(keep, next).map(({ source }) => source);
    const made = cuts.games.map((span, i) => {
      const part = text.slice(span.start, span.end);
      const source =
        known.take(part, replaced) ??
        new GameSource(own(part), this.shelf, this.settings, this.overrides, replaced[i] ?? replaced.at(-1));
      return { source, start: span.start };
    });
    const used = new Set(made.map(({ source }) => source));
    for (const one of replaced) if (!used.has(one)) gone.push(one);
    const restStart = next < games.length ? games[next]!.start : Number.POSITIVE_INFINITY;
    const moved = <T extends { readonly start: number }>(one: T) => ({ ...one, start: one.start + shift });
    return {
      text,
      offset,
      games: [...games.slice(0, keep), ...made, ...games.slice(next).map(moved)],
      outside: [
        ...(old?.outside ?? []).filter((one) => one.start < from),
        ...cuts.outside,
        ...(old?.outside ?? [])
          .filter((one) => one.start > restStart)
          .map((one) => ({ ...moved(one), end: one.end + shift })),
      ],
      isOpen: next < games.length ? old!.isOpen : cuts.isOpen,
    };
  }

  /** Games to be kept in case that they come back: until all that stands there now is gone through, and not much more than that. */
  private spared(gone: readonly GameSource[]): readonly GameSource[] {
    const { base } = this;
    const settled = !base?.cuts?.some(({ games }) => games.some(({ source }) => !source.isChecked));
    const spare = settled ? gone : [...gone, ...base!.spare];
    let room = 1000 + this.regions.reduce((sum, { text }) => sum + text.length, 0);
    return spare.filter(({ text }) => (room -= text.length) >= 0);
  }
}

const NONE: Overrides = {};

class Placed implements PlacedGame {
  constructor(
    readonly source: GameSource,
    readonly offset: number,
  ) {}

  get game(): SgfGame {
    return this.source.game;
  }

  get end(): number {
    return this.offset + this.source.text.length;
  }
}

/** Games that are not in the text any more, by their text. */
class Known {
  private readonly byText = new Map<string, GameSource[]>();
  private readonly seen = new Set<readonly GameSource[]>();

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

  /** One of these, or one that was there earlier, with this text; no one gets it twice. */
  take(text: string, replaced: readonly GameSource[]): GameSource | undefined {
    this.add(replaced);
    return this.byText.get(text)?.shift();
  }
}

function outsideOf({ games, outside, offset }: CutRegion): Finding[] {
  return outside.map(({ kind, start, end }) => {
    const span = { start: start + offset, end: end + offset };
    if (kind === 'outside') return sgfProblem(games.length === 0 ? 'sgf.no-game' : 'sgf.outside-text', span);
    const fix = { title: 'Delete it', preferred: true, edits: [{ span, text: '' }] };
    return sgfProblem('sgf.extra-close', span, [fix]);
  });
}

/** The text in a string of its own: a slice would keep all of the document that it was cut from. */
function own(text: string): string {
  return ` ${text}`.slice(1);
}
