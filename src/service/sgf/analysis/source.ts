import { must } from '../../../go/must.ts';
import { finish, type Task } from '../../../go/task.ts';
import type { Severity } from '../../../notation/index.ts';
import { parsingSgf, type SgfText } from '../../../notation/sgf/index.ts';
import { ruleOf } from '../../../rules/index.ts';
import { message } from '../../../words/index.ts';
import { type Finding, ObjectCache, type Overrides, type Settings, type Work } from '../../analysis/index.ts';
import { GameCheck } from './check.ts';
import { claimsOf } from './claims.ts';
import { buildingGame } from './game.ts';
import { searchWork } from './problem.ts';
import type { SgfGame } from './sgf-game.ts';
import { SharedTask } from './shared-task.ts';

/** What the first work on games is called while it is shown. */
export const READING_GAMES = message('work.reading-games');

/**
 * In games of more plies all rules judge in slices beforehand; in shorter ones a rule that does not
 * search judges on demand.
 */
const LONG = 4000;

/**
 * One game tree as text, which is read, judged and checked on demand: at once, or in slices that
 * all callers share. It does not know its place in the document, so it stays while the document
 * around it changes.
 */
export class GameSource {
  private made: SgfGame | null = null;
  private readonly making = new SharedTask(
    () => buildingGame(this.text, this.settings, this.overrides, this.before ?? undefined),
    () => this.made !== null,
    (game) => {
      this.made = game;
      this.before = null;
    },
  );
  private check: GameCheck | null = null;
  private readonly checking = new SharedTask(
    () => this.checkAll(),
    () => this.isChecked,
    () => {},
  );
  /**
   * The findings of a game that was evicted, without their fixes, as these are most of their size;
   * null where it is unlikely that they are asked for.
   */
  private kept: readonly Finding[] | null = null;
  /** How many findings the game had when it was evicted; null if it never was. */
  evictedCounts: SeverityCounts | null = null;
  /** What stood in its place before an edit, as far as it was read. */
  private before: SgfGame | null;

  constructor(
    readonly text: string,
    private readonly cache: GameCache,
    private readonly settings: Settings,
    private readonly overrides: Overrides,
    before?: GameSource,
  ) {
    this.before = before?.made ?? before?.before ?? null;
  }

  get isRead(): boolean {
    return this.made !== null;
  }

  /** The game, read now if it is not. */
  get game(): SgfGame {
    return this.made ?? finish(this.reading());
  }

  *reading(): Task<SgfGame> {
    yield* this.making.drive();
    const made = must(this.made, 'the game');
    this.cache.use(this, made.plies.length + made.sgf.nodeCount + EMPTY);
    return made;
  }

  /** The game as a tree of what is written, without its moves being carried out. */
  *parsing(): Task<SgfText> {
    return this.made?.sgf ?? (yield* parsingSgf(this.text));
  }

  /**
   * Reads it and has all rules asked that answer without a search: what is asked of it then is
   * there.
   */
  *preparing(): Task<void> {
    const game = yield* this.reading();
    for (const rule of game.rules) if (!ruleOf(rule)?.searches) yield* game.verdicts.all(rule);
  }

  /** Whether all has been gone through; verdicts of searches may still come. */
  get isChecked(): boolean {
    return this.evictedCounts !== null || this.check?.isDone === true;
  }

  /** Goes through all of it. */
  checkingAll(): Task<void> {
    return this.checking.drive();
  }

  private *checkAll(): Task<void> {
    const game = yield* this.reading();
    this.check = new GameCheck(game, this.settings);
    yield* this.check.run();
  }

  /** As {@link checkingAll}, and once more if the game was evicted since. */
  *checkingWithFixes(): Task<void> {
    yield* this.checkingAll();
    if (!this.check) yield* this.checkAll();
  }

  /**
   * The findings that are known of it, in offsets of its own text, without fixes if the game was
   * evicted; the game is gone through now if it was not, or again if they were not kept.
   */
  get findings(): readonly Finding[] {
    if (!this.evictedCounts) return this.findingsWithFixes;
    return (this.kept ??= this.findingsWithFixes.map(({ fixes: _, ...rest }) => rest));
  }

  get findingsWithFixes(): readonly Finding[] {
    finish(this.checkingWithFixes());
    return must(this.check, 'the check').findings;
  }

  get counts(): SeverityCounts {
    return this.evictedCounts ?? countsOf(this.findings);
  }

  /** Work that its findings, and what else is shown of its moves, wait for. */
  pendingWork(): Work[] {
    if (this.evictedCounts) return [];
    if (!this.isChecked || !this.made) {
      const then = () => this.pendingWork();
      return [{ subject: this, key: 'game', title: READING_GAMES, work: () => this.checkingAll(), then }];
    }
    const { rules, plies, verdicts } = this.made;
    const judged = rules
      .filter((rule) => ruleOf(rule)?.searches || plies.length > LONG)
      .flatMap((rule) =>
        verdicts
          .pendingParts(rule)
          .map((upTo) => ({ subject: this, key: `${rule} ${upTo}`, work: () => verdicts.all(rule, upTo) })),
      );
    return [...judged, ...searchWork(this.made)];
  }

  /**
   * Lets go of what can be worked out again in a moment. `false` when that would take a search, or
   * is not known yet.
   */
  evict(): boolean {
    if (!this.made) return true;
    if (!this.evictedCounts) {
      if (!this.check?.isDone || this.made.rules.some((rule) => ruleOf(rule)?.searches)) return false;
      if (claimsOf(this.made).length > 0 || searchWork(this.made).length > 0) return false;
      this.evictedCounts = this.counts;
      if (this.cache.keeps(this.evictedCounts)) this.kept = this.findings;
    }
    this.check = null;
    this.made = null;
    return true;
  }
}

/** What a game takes up that has no nodes, in plies. */
const EMPTY = 20;

/**
 * About this many plies and nodes are kept of the games of a document, some twenty games; the one
 * that was used longest ago is evicted first. Games that are checked one after the other are
 * dropped while they are young, and the garbage collector removes young objects quickly.
 */
const ROOM = 10_000;

/**
 * How many findings of games that were evicted are kept. An editor shows 1,000 findings of a file;
 * games are not always checked in their order, so more are kept than that.
 */
const KEPT_FINDINGS = 2000;

/** How many findings there are, by severity. */
export type SeverityCounts = Readonly<Partial<Record<Severity, number>>>;

const MOST_SEVERE_FIRST: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

/** Counted once for findings that do not change. */
export function countsOf(findings: readonly Finding[]): SeverityCounts {
  return counts.get(findings);
}

const counts = new ObjectCache((findings: readonly Finding[]) => {
  const made: Partial<Record<Severity, number>> = {};
  for (const { severity } of findings) made[severity] = (made[severity] ?? 0) + 1;
  return made;
});

/**
 * Keeps the games of a large collection from filling the memory: of those that are not in use only
 * the findings stay.
 */
export class GameCache {
  private readonly sizes = new Map<GameSource, number>();
  private full = 0;
  /** How many findings the games had that were evicted, by severity. */
  private readonly evicted = { error: 0, warning: 0, information: 0, hint: 0 };

  constructor(private readonly room = ROOM) {}

  /**
   * Whether findings of a game that is evicted are kept. Of very many only the most severe are ever
   * shown, those that stand first; games are mostly gone through in the order of the text.
   */
  keeps(counts: SeverityCounts): boolean {
    let before = 0;
    let isWanted = false;
    for (const severity of MOST_SEVERE_FIRST) {
      const count = counts[severity] ?? 0;
      before += this.evicted[severity];
      if (count > 0 && before < KEPT_FINDINGS) isWanted = true;
      this.evicted[severity] += count;
    }
    return isWanted;
  }

  /** An edit has taken the game out for good. */
  remove(source: GameSource): void {
    for (const severity of MOST_SEVERE_FIRST) this.evicted[severity] -= source.evictedCounts?.[severity] ?? 0;
    this.full -= this.sizes.get(source) ?? 0;
    this.sizes.delete(source);
  }

  use(source: GameSource, size: number): void {
    this.full += size - (this.sizes.get(source) ?? 0);
    this.sizes.delete(source);
    this.sizes.set(source, size);
    if (this.full <= this.room) return;
    for (const [one, its] of this.sizes) {
      if (this.full <= this.room) break;
      if (one === source || !one.evict()) continue;
      this.sizes.delete(one);
      this.full -= its;
    }
  }
}
