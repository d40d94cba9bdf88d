import type { Task } from '../go/task.ts';
import type { Work } from '../service/index.ts';
import { message, say } from '../words/index.ts';
import type { Scheduler } from './scheduler.ts';

/**
 * Why a search is made, the most urgent reason first: a hover could not wait for it, diagnostics
 * and inlays rest on it, or a view (the board, the table of rules) shows it.
 */
const REASONS = ['hover', 'diagnostics', 'view'] as const;
type SearchReason = (typeof REASONS)[number];

/** A search of a document; its task once it has begun. */
interface Job {
  readonly search: Work;
  readonly uri: string;
  readonly reason: SearchReason;
  task: Task<void> | null;
}

/**
 * The jobs of a document for one reason. Collections have tens of thousands, so taking the first
 * one moves none of the others.
 */
class Queue {
  private jobs: Job[];
  private head = 0;

  constructor(jobs: Job[] = []) {
    this.jobs = jobs;
  }

  get length(): number {
    return this.jobs.length - this.head;
  }

  /** The jobs that wait, the next one first. */
  get waiting(): readonly Job[] {
    if (this.head > 0) this.jobs = this.jobs.slice(this.head);
    this.head = 0;
    return this.jobs;
  }

  get first(): Job | undefined {
    return this.jobs[this.head];
  }

  take(): Job | null {
    const job = this.jobs[this.head];
    if (job) this.head++;
    return job ?? null;
  }

  putFirst(jobs: readonly Job[]): void {
    this.jobs = [...jobs, ...this.waiting];
    this.head = 0;
  }

  putLast(jobs: readonly Job[]): void {
    for (const job of jobs) this.jobs.push(job);
  }
}

interface SearchEvents {
  /** Verdicts of these entries of the document have come. */
  searched(uri: string, analyses: ReadonlySet<object>): void;
  /** Searching has lasted for a while; `done` of `total` searches are made. */
  progress(done: number, total: number, title: string): void;
  /** Nothing is left to be searched. */
  idle(): void;
  failed(problem: unknown): void;
}

/** Milliseconds of a slice: messages wait no longer than this, as the steps of a rule are short. */
const SLICE = 4;
/**
 * Milliseconds between two reports of late verdicts; and where a report takes long, as with
 * thousands of entries, the times that it takes itself, so that most of the time is left for
 * searching.
 */
const REPORT_EVERY = 40;
const REPORT_SHARE = 10;
/**
 * Milliseconds that the searches of one document may take between two edits. After that each is
 * kept short, and may end undecided.
 */
const DOCUMENT_BUDGET = 60_000;
/** Searching that lasts for more milliseconds than this is shown to the user. */
const SHOW_AFTER = 300;

/**
 * The searches of all documents, one after the other, in slices between messages. The document that
 * was asked about last comes first; a search that it interrupts is suspended and goes on
 * afterwards.
 */
export class Searches {
  /** Of documents that wait for one, the one that was asked about last at the end. */
  private readonly jobs = new Map<string, Record<SearchReason, Queue>>();
  private readonly found = new Map<string, Set<object>>();
  private readonly abandoned = new WeakSet<object>();
  /** Milliseconds that were spent on each document since it was edited. */
  private readonly spent = new Map<string, number>();
  /** Documents of which a search was kept short. */
  private readonly hurried = new Set<string>();
  private current: Job | null = null;
  private running = false;
  private since = 0;
  private reported = 0;
  private reportEvery = REPORT_EVERY;
  private done = 0;

  constructor(
    readonly scheduler: Scheduler,
    private readonly events: SearchEvents,
  ) {}

  /**
   * The searches that the diagnostics of a document wait for now, most urgent first; they replace
   * those that its diagnostics waited for before.
   */
  want(uri: string, searches: readonly Work[]): void {
    this.suspend();
    const lists = this.listsOf(uri);
    const begun = lists.diagnostics.waiting.filter(({ task }) => task);
    const jobs = this.jobsOf(uri, 'diagnostics', searches);
    for (const { search, task } of begun) {
      const same = jobs.find((job) => isSame(job.search, search));
      if (same) same.task = task;
    }
    lists.diagnostics = new Queue(jobs);
    if (REASONS.every((reason) => lists[reason].length === 0)) this.jobs.delete(uri);
    this.start();
  }

  /**
   * Searches for a hover or a view, besides all that is wanted already. One that is wanted for the
   * same reason is not added again.
   */
  add(uri: string, reason: Exclude<SearchReason, 'diagnostics'>, searches: readonly Work[]): void {
    const lists = this.listsOf(uri);
    const known = [this.current, ...lists[reason].waiting];
    const fresh = searches.filter((one) => !known.some((job) => job && isSame(job.search, one)));
    const jobs = this.jobsOf(uri, reason, fresh);
    // Where the pointer is now matters more than where it was.
    if (reason === 'hover') lists.hover.putFirst(jobs);
    else lists[reason].putLast(jobs);
    this.start();
  }

  /**
   * The document was edited: its searches have a new budget, and those of hovers and views go on
   * only where their subject stands as it was.
   */
  edited(uri: string, stands: (subject: object) => boolean): void {
    this.spent.delete(uri);
    this.suspend();
    const lists = this.jobs.get(uri);
    if (!lists) return;
    for (const reason of ['hover', 'view'] as const)
      lists[reason] = new Queue(lists[reason].waiting.filter(({ search }) => stands(search.subject)));
  }

  closed(uri: string): void {
    this.suspend();
    this.hurried.delete(uri);
    this.jobs.delete(uri);
    this.found.delete(uri);
    this.spent.delete(uri);
  }

  get isIdle(): boolean {
    return !this.running;
  }

  /** Whether a search of the document was kept short: another one may find more. */
  wasHurried(uri: string): boolean {
    return this.hurried.has(uri);
  }

  /** Gives up what is being searched, until the entries in question change. */
  cancel(): void {
    this.suspend();
    for (const lists of this.jobs.values())
      for (const reason of REASONS)
        for (const { search } of lists[reason].waiting) this.abandoned.add(search.subject);
    this.jobs.clear();
  }

  /**
   * Does work of another kind for a moment at once, whatever is being searched; whether it is done.
   */
  spend(task: Task<unknown>, milliseconds: number): boolean {
    const end = this.scheduler.now() + milliseconds;
    try {
      do if (task.next().done) return true;
      while (this.scheduler.now() < end);
      return false;
    } catch (problem) {
      this.failed(problem);
      return true;
    }
  }

  failed(problem: unknown): void {
    this.events.failed(problem);
  }

  /**
   * Works for a moment at once on what the diagnostics of a document wait for, so that what is
   * found quickly need not be published twice. Returns what verdicts have come for.
   */
  hurry(uri: string, milliseconds: number): ReadonlySet<object> {
    const end = this.scheduler.now() + milliseconds;
    this.suspend();
    const queue = this.jobs.get(uri)?.diagnostics;
    do {
      if (!this.current && queue?.first?.search.slow) break;
      this.current ??= queue?.take() ?? null;
      if (!this.current) break;
      this.step(this.current);
    } while (this.scheduler.now() < end);
    const found = this.found.get(uri) ?? new Set();
    this.found.delete(uri);
    return found;
  }

  /** The lists of a document, which comes first from now on. */
  private listsOf(uri: string): Record<SearchReason, Queue> {
    const lists = this.jobs.get(uri) ?? {
      hover: new Queue(),
      diagnostics: new Queue(),
      view: new Queue(),
    };
    this.jobs.delete(uri);
    this.jobs.set(uri, lists);
    return lists;
  }

  private jobsOf(uri: string, reason: SearchReason, searches: readonly Work[]): Job[] {
    return searches
      .filter(({ subject }) => !this.abandoned.has(subject))
      .map((search) => ({ search, uri, reason, task: null }));
  }

  /** Puts the current search back in front of its list. */
  private suspend(): void {
    if (this.current) this.jobs.get(this.current.uri)?.[this.current.reason].putFirst([this.current]);
    this.current = null;
  }

  private start(): void {
    if (this.running || this.left() === 0) return;
    this.running = true;
    this.since = this.scheduler.now();
    this.reported = this.since;
    this.done = 0;
    this.scheduler.pause(() => this.slice());
  }

  private slice(): void {
    let now = this.scheduler.now();
    const end = now + SLICE;
    do {
      const current = (this.current ??= this.next());
      if (!current) {
        this.finish();
        return;
      }
      const before = now;
      this.step(current);
      now = this.scheduler.now();
      this.spent.set(current.uri, (this.spent.get(current.uri) ?? 0) + now - before);
    } while (now < end);
    if (now - this.reported > this.reportEvery) this.report();
    if (now - this.since > SHOW_AFTER) {
      const title = say(this.current?.search.title ?? message('work.searching'));
      this.events.progress(this.done, this.done + this.left(), title);
    }
    this.scheduler.pause(() => this.slice());
  }

  private finish(): void {
    this.running = false;
    this.report();
    this.events.idle();
  }

  /** One step of a search. A search that fails is given up; the others go on. */
  private step(job: Job): void {
    const { search, uri } = job;
    const { subject } = search;
    try {
      job.task ??= search.work(() => {
        const isOver = (this.spent.get(uri) ?? 0) > DOCUMENT_BUDGET;
        if (isOver) this.hurried.add(uri);
        return isOver;
      });
      if (!job.task.next().done) return;
      const found = this.found.get(uri);
      if (found) found.add(subject);
      else this.found.set(uri, new Set<object>([subject]));
      const lists = this.jobs.get(uri);
      lists?.[job.reason].putFirst(this.jobsOf(uri, job.reason, search.next?.() ?? []));
      const more = search.then?.();
      if (more) lists?.[job.reason].putLast(this.jobsOf(uri, job.reason, more));
    } catch (problem) {
      this.abandoned.add(subject);
      this.events.failed(problem);
    }
    this.done++;
    this.current = null;
  }

  private report(): void {
    const begun = this.scheduler.now();
    const found = [...this.found];
    this.found.clear();
    for (const [uri, analyses] of found) this.events.searched(uri, analyses);
    this.reported = this.scheduler.now();
    this.reportEvery = Math.max(REPORT_EVERY, REPORT_SHARE * (this.reported - begun));
  }

  private next(): Job | null {
    for (const [uri, lists] of [...this.jobs].reverse()) {
      for (const reason of REASONS) {
        const job = lists[reason].take();
        if (job) return job;
      }
      this.jobs.delete(uri);
    }
    return null;
  }

  private left(): number {
    let left = this.current ? 1 : 0;
    for (const lists of this.jobs.values()) for (const reason of REASONS) left += lists[reason].length;
    return left;
  }
}

function isSame(a: Work, b: Work): boolean {
  return a.subject === b.subject && a.key === b.key;
}
