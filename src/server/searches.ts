import type { Task } from '../go/task.ts';
import type { SgfDocument } from '../service/sgf/document.ts';
import type { GameSource } from '../service/sgf/source.ts';
import type { Analysis } from '../service/types.ts';
import type { Wanted } from '../service/verdicts.ts';
import type { World } from './world.ts';

/** What a search is about: an entry, a game of SGF, or a text that is being cut into games. */
export type Subject = Analysis | GameSource | SgfDocument;

export interface Search extends Wanted {
  readonly analysis: Subject;
  /** What it is called where long work is shown; a search for cycles when it is not given. */
  readonly title?: string;
  /** What turns out to be wanted when it is done. */
  then?(): readonly Search[];
}

interface SearchEvents {
  /** Verdicts of these entries of the document have come. */
  settled(uri: string, analyses: ReadonlySet<Subject>): void;
  /** Searching has lasted for a while; `done` of `total` searches are made. */
  progress(done: number, total: number, title: string): void;
  /** Nothing is left to be searched. */
  idle(): void;
  failed(problem: unknown): void;
}

/** How long one slice of searching lasts: messages wait no longer than this, and the steps of a rule are short. */
const SLICE = 4;
/**
 * Late verdicts are told together, but not much later than they are found; and where it takes long to tell them, as with thousands of
 * entries, not so often that little else is done.
 */
const TELL_EVERY = 40;
const TELL_SHARE = 10;
/** What the searches of one document may take until it is edited, all in all; from then on each is kept short, and may end undecided. */
const PATIENCE = 60_000;
/** Searching that lasts longer than this shows. */
const SHOW_AFTER = 300;

/**
 * Searches of all documents, one after the other, in slices between messages. An edit replaces the list of its document, so what is
 * not wanted any more is dropped; a search that is still wanted goes on where it is.
 */
export class Searches {
  private readonly wanted = new Map<string, Search[]>();
  private readonly found = new Map<string, Set<Subject>>();
  private readonly abandoned = new WeakSet<Subject>();
  /** Milliseconds that were spent on each document since it was edited. */
  private readonly spent = new Map<string, number>();
  private current: (Search & { readonly uri: string; readonly task: Task<void> }) | null = null;
  private running = false;
  private since = 0;
  private told = 0;
  private patience = TELL_EVERY;
  private done = 0;

  constructor(
    private readonly world: World,
    private readonly events: SearchEvents,
  ) {}

  /** What a document waits for now, most urgent first. */
  want(uri: string, searches: readonly Search[]): void {
    const open = searches.filter(({ analysis }) => !this.abandoned.has(analysis));
    const { current } = this;
    if (current?.uri === uri) {
      const still = open.findIndex((one) => sameSearch(one, current));
      if (still >= 0) open.splice(still, 1);
      else this.current = null;
    }
    if (open.length > 0) this.wanted.set(uri, open);
    else this.wanted.delete(uri);
    this.start();
  }

  /** The document was edited, so there is new patience with it; or closed. */
  edited(uri: string): void {
    this.spent.delete(uri);
  }

  /** Gives up what is being searched, until the entries in question change. */
  cancel(): void {
    for (const list of this.wanted.values()) for (const { analysis } of list) this.abandoned.add(analysis);
    if (this.current) this.abandoned.add(this.current.analysis);
    this.wanted.clear();
    this.current = null;
  }

  /** Does work of another kind for a moment at once, whatever is being searched. */
  spend(task: Task<unknown>, milliseconds: number): void {
    const end = this.world.now() + milliseconds;
    try {
      while (!task.next().done && this.world.now() < end);
    } catch (problem) {
      this.events.failed(problem);
    }
  }

  /** Works on one document for a moment at once, so that what is found quickly need not be told twice. */
  hurry(uri: string, milliseconds: number): ReadonlySet<Subject> {
    const end = this.world.now() + milliseconds;
    if (this.current && this.current.uri !== uri) return new Set();
    do {
      if (!this.current && this.wanted.get(uri)?.[0]?.slow) break;
      this.current ??= this.take(uri);
      if (!this.current || this.current.slow) break;
      this.step();
    } while (this.world.now() < end);
    const found = this.found.get(uri) ?? new Set();
    this.found.delete(uri);
    return found;
  }

  private start(): void {
    if (this.running || (!this.current && this.wanted.size === 0)) return;
    this.running = true;
    this.since = this.world.now();
    this.told = this.since;
    this.done = 0;
    this.world.pause(() => this.slice());
  }

  private slice(): void {
    let now = this.world.now();
    const end = now + SLICE;
    do {
      this.current ??= this.takeAny();
      if (!this.current) {
        this.finish();
        return;
      }
      const { uri } = this.current;
      const before = now;
      this.step();
      now = this.world.now();
      this.spent.set(uri, (this.spent.get(uri) ?? 0) + now - before);
    } while (now < end);
    if (now - this.told > this.patience) this.tell();
    if (now - this.since > SHOW_AFTER) {
      const title = this.current?.title ?? 'searching for cycles';
      this.events.progress(this.done, this.done + this.left(), title);
    }
    this.world.pause(() => this.slice());
  }

  private finish(): void {
    this.running = false;
    this.tell();
    this.events.idle();
  }

  /** One step of the current search. A search that fails is given up; the others go on. */
  private step(): void {
    const current = this.current!;
    try {
      if (!current.task.next().done) return;
      const found = this.found.get(current.uri);
      if (found) found.add(current.analysis);
      else this.found.set(current.uri, new Set<Subject>([current.analysis]));
      this.add(current.uri, current.then?.() ?? []);
    } catch (problem) {
      this.abandoned.add(current.analysis);
      this.events.failed(problem);
    }
    this.done++;
    this.current = null;
  }

  /** Puts searches behind the others of a document. */
  private add(uri: string, searches: readonly Search[]): void {
    const open = searches.filter(({ analysis }) => !this.abandoned.has(analysis));
    const list = this.wanted.get(uri);
    if (list) for (const one of open) list.push(one);
    else if (open.length > 0) this.wanted.set(uri, [...open]);
  }

  private tell(): void {
    const begun = this.world.now();
    const found = [...this.found];
    this.found.clear();
    for (const [uri, analyses] of found) this.events.settled(uri, analyses);
    this.told = this.world.now();
    this.patience = Math.max(TELL_EVERY, TELL_SHARE * (this.told - begun));
  }

  private takeAny(): typeof this.current {
    // The document that was edited last stands last.
    const uri = [...this.wanted.keys()].at(-1);
    return uri === undefined ? null : this.take(uri);
  }

  private take(uri: string): typeof this.current {
    const list = this.wanted.get(uri);
    const next = list?.shift();
    if (list?.length === 0) this.wanted.delete(uri);
    if (!next) return null;
    const hurried = () => (this.spent.get(uri) ?? 0) > PATIENCE;
    return { ...next, uri, task: next.work(hurried) };
  }

  private left(): number {
    let left = this.current ? 1 : 0;
    for (const list of this.wanted.values()) left += list.length;
    return left;
  }
}

function sameSearch(a: Search, b: Search): boolean {
  return a.analysis === b.analysis && a.key === b.key;
}
