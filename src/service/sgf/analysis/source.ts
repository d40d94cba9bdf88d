import { must } from '../../../go/must.ts';
import { finish, type Task } from '../../../go/task.ts';
import { parsingSgf, type SgfText } from '../../../notation/sgf/index.ts';
import { ruleOf } from '../../../rules/index.ts';
import { message } from '../../../words/index.ts';
import type { Finding, Overrides, Settings, Work } from '../../analysis/index.ts';
import { GameCheck } from './check.ts';
import { buildingGame } from './game.ts';
import type { SgfGame } from './sgf-game.ts';
import { Shared } from './shared.ts';

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
  private readonly making = new Shared(
    () => buildingGame(this.text, this.settings, this.overrides, this.before ?? undefined),
    () => this.made !== null,
    (game) => {
      this.made = game;
      this.before = null;
    },
  );
  private check: GameCheck | null = null;
  private readonly checking = new Shared(
    () => this.checkAll(),
    () => this.isChecked,
    () => {},
  );
  /** The findings of a game that was evicted. */
  private kept: readonly Finding[] | null = null;
  /** What stood in its place before an edit, as far as it was read. */
  private before: SgfGame | null;

  constructor(
    readonly text: string,
    private readonly shelf: Shelf,
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
    this.shelf.use(this, made.plies.length + made.sgf.nodeCount + EMPTY);
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
    return this.kept !== null || this.check?.isDone === true;
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

  /**
   * The findings that are known of it, in offsets of its own text; the game is gone through now if
   * it was not.
   */
  get findings(): readonly Finding[] {
    if (!this.isChecked) finish(this.checkingAll());
    return this.kept ?? must(this.check, 'the check').findings;
  }

  /** Work that its findings, and what else is shown of its moves, wait for. */
  pendingWork(): Work[] {
    if (this.kept) return [];
    if (!this.isChecked || !this.made) {
      const then = () => this.pendingWork();
      return [{ subject: this, key: 'game', title: READING_GAMES, work: () => this.checkingAll(), then }];
    }
    const { rules, plies, verdicts } = this.made;
    return rules
      .filter((rule) => ruleOf(rule)?.searches || plies.length > LONG)
      .flatMap((rule) =>
        verdicts
          .pendingParts(rule)
          .map((upTo) => ({ subject: this, key: `${rule} ${upTo}`, work: () => verdicts.all(rule, upTo) })),
      );
  }

  /**
   * Lets go of what can be worked out again in a moment. `false` when that would take a search, or
   * is not known yet.
   */
  evict(): boolean {
    if (!this.made || this.kept) return true;
    if (!this.check?.isDone || this.made.rules.some((rule) => ruleOf(rule)?.searches)) return false;
    this.kept = this.check.findings;
    this.check = null;
    this.made = null;
    return true;
  }
}

/** What a game takes up that has no nodes, in plies. */
const EMPTY = 20;

/**
 * About so many plies and nodes are kept of the games of a document, some twenty games; the one
 * that was used longest ago is evicted first. Games that are gone through one after the other then
 * die young, which the collector of garbage does quickly.
 */
const ROOM = 10_000;

/**
 * Keeps the games of a large collection from filling the memory: of those that are not in use only
 * the findings stay.
 */
export class Shelf {
  private readonly sizes = new Map<GameSource, number>();
  private full = 0;

  constructor(private readonly room = ROOM) {}

  /** An edit has taken the game out for good. */
  remove(source: GameSource): void {
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
