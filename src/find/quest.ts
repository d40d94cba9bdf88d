/**
 * A search as a whole: which levels it goes through, what it has found, and how it goes on after it
 * was interrupted. Parts of a level are plain data, so threads can search them side by side.
 */
import {
  areaOf,
  type Bounds,
  boardsOf,
  bySize,
  type Condition,
  type Hit,
  levelsOf,
  pairsOf,
  type QuestShard,
  type SearchLevel,
} from './conditions.ts';
import { nameOf, type SmallSize } from './small-board.ts';

export interface Quest {
  readonly bounds: Bounds;
  readonly condition: Condition;
  /** The part of the starting positions that this process searches. */
  readonly shard: QuestShard;
}

/** One part of one level: on one board, the `board` of its bounds. */
export interface QuestPart {
  readonly bounds: Bounds;
  readonly condition: Condition;
  readonly level: SearchLevel;
  readonly shard: QuestShard;
  readonly decided: readonly boolean[];
}

export interface PartResult {
  readonly hits: readonly Hit[];
  readonly plays: number;
  readonly undecided: number;
}

/**
 * What is known of one pair of rules: the level at which it differs first, and all hits of that
 * level.
 */
export interface QuestFound {
  readonly level: SearchLevel;
  readonly hits: readonly Hit[];
}

/** All that a search has found out so far; it survives the process as JSON. */
export interface State {
  readonly version: 3;
  readonly quest: Quest;
  /** How many levels are done. */
  levels: number;
  /**
   * Of the level under way: what its parts have found, `null` for those that are still to be
   * searched.
   */
  parts: (readonly Hit[] | null)[];
  /** By pair; one for conditions without pairs. */
  readonly found: (QuestFound | null)[];
  plays: number;
  /**
   * By level: how many verdicts were undecided, or positions had an eye of no proven value. They
   * could not be compared.
   */
  readonly undecided: number[];
}

/**
 * How many parts a level has on each board: few enough to cost nothing, many enough to save often.
 * A level with fewer lines than `LITTLE` is one part.
 */
const PARTS = 32;
const LITTLE = 1000;

/** A search under way. */
export class Campaign {
  private readonly levels: readonly SearchLevel[];

  private constructor(readonly state: State) {
    this.levels = levelsOf(state.quest.bounds, state.quest.condition);
  }

  static begin(quest: Quest): Campaign {
    const found = Array.from({ length: pairsOf(quest.condition) }, () => null);
    const search = new Campaign({ version: 3, quest, levels: 0, parts: [], found, plays: 0, undecided: [] });
    search.state.parts = search.noParts();
    return search;
  }

  /** Goes on where a search was saved. @throws RangeError when the state is of another quest. */
  static resume(quest: Quest, state: State): Campaign {
    if (state.version !== 3 || JSON.stringify(state.quest) !== JSON.stringify(quest))
      throw new RangeError('the saved search is another one');
    return new Campaign(state);
  }

  /** The level under way; `null` when the search has ended. */
  get level(): SearchLevel | null {
    if (this.state.found.every((one) => one !== null)) return null;
    return this.levels[this.state.levels] ?? null;
  }

  /**
   * Levels done and levels in all, and about how much of the work is done; a search may end before
   * the last level.
   */
  get progress(): { readonly done: number; readonly all: number; readonly share: number } {
    const { levels, parts, quest } = this.state;
    const work = this.levels.map((level) => workOf(quest, level));
    const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
    const now = ((work[levels] ?? 0) * parts.filter((part) => part !== null).length) / (parts.length || 1);
    return {
      done: levels,
      all: this.levels.length,
      share: (sum(work.slice(0, levels)) + now) / (sum(work) || 1),
    };
  }

  /**
   * Has parts searched, `width` at once, to the end, or until there is no answer to one.
   * `searched`: an answer has been taken down.
   */
  async run<R extends { readonly result: PartResult }>(
    width: number,
    search: (part: QuestPart) => Promise<R | null> | R,
    searched: (answer: R) => void,
  ): Promise<void> {
    let isGoing = true;
    for (let parts = this.parts(); parts.length > 0 && isGoing; parts = this.parts()) {
      const queue = parts.values();
      const work = async () => {
        for (const { number, part } of queue) {
          const answer = await search(part);
          isGoing &&= answer !== null;
          if (!isGoing || !answer) return;
          this.done(number, answer.result);
          searched(answer);
        }
      };
      await Promise.all(Array.from({ length: width }, work));
    }
  }

  /**
   * The parts of the level under way that are still to be searched; none when the search has ended.
   */
  parts(): { readonly number: number; readonly part: QuestPart }[] {
    const { level } = this;
    if (!level) return [];
    const { quest, parts, found } = this.state;
    const { condition, shard } = quest;
    const boards = boardsOn(quest, level);
    const count = parts.length / boards.length;
    const decided = found.map((one) => one !== null);
    return parts.flatMap((done, number) => {
      const board = boards[Math.floor(number / count)];
      if (done || !board) return [];
      const { upTo: _, ...bounds } = { ...quest.bounds, board };
      // Every Nth of the positions of our own shard.
      const own = { index: shard.index + shard.count * (number % count), count: shard.count * count };
      return [{ number, part: { bounds, condition, level, shard: own, decided } }];
    });
  }

  /** Takes down what came of a part; with the last one the level is done. */
  done(number: number, { hits, plays, undecided }: PartResult): void {
    const { state, level } = this;
    if (!level) return;
    state.parts[number] = hits;
    state.plays += plays;
    state.undecided[state.levels] = (state.undecided[state.levels] ?? 0) + undecided;
    if (state.parts.some((part) => part === null)) return;
    const all = state.parts.flatMap((part) => part ?? []);
    for (let pair = 0; pair < state.found.length; pair++) {
      const own = inOrder(
        state.quest,
        all.filter((hit) => hit.pair === pair),
      );
      if (own.length > 0) state.found[pair] = { level, hits: own };
    }
    state.levels++;
    state.parts = this.noParts();
  }

  /** As many for each board as its part of the level is worth. */
  private noParts(): null[] {
    const { level } = this;
    if (!level) return [];
    const { quest } = this.state;
    const count = workOf(quest, level) < LITTLE ? 1 : PARTS;
    return Array.from({ length: count * boardsOn(quest, level).length }, () => null);
  }
}

/** The boards of a level. */
function boardsOn({ bounds }: Quest, { points }: SearchLevel): SmallSize[] {
  return boardsOf(bounds).filter((board) => areaOf(board) === points);
}

/**
 * About how many lines of play a level has on all its boards: ways to put the stones on the points,
 * and to play on what is empty.
 */
function workOf(quest: Quest, level: SearchLevel): number {
  const { condition } = quest;
  const { stones, moves } = level;
  const points = condition.kind === 'matching' ? condition.blanks.unknown.length : level.points;
  let work = boardsOn(quest, level).length;
  for (let n = 0; n < stones; n++) work *= (2 * (points - n)) / (n + 1);
  for (let n = 0; n < moves; n++) work *= Math.max(1, level.points - stones - n);
  return work;
}

/**
 * By board and starting position; lines from one position are in order, since one part has all of
 * them.
 */
function inOrder({ bounds }: Quest, hits: readonly Hit[]): Hit[] {
  const names = boardsOf(bounds).map(nameOf);
  const place = ({ board }: Hit) => names.indexOf(nameOf(board));
  return [...hits].sort((a, b) => place(a) - place(b) || a.ordinal - b.ordinal);
}

/**
 * Seconds that a search may still take at most, if it goes on as fast: `share` of its work is done,
 * and `before` was done so many `seconds` ago. `null` while nothing is known.
 */
export function secondsLeft(seconds: number, share: number, before = 0): number | null {
  return share > before ? (seconds * (1 - share)) / (share - before) : null;
}

/** What could not be compared, at all levels of a search. */
export function undecidedIn({ undecided }: Pick<State, 'undecided'>): number {
  return undecided.reduce((all, one) => all + one, 0);
}

interface Merged {
  readonly found: readonly (QuestFound | null)[];
  readonly undecided: number;
  readonly parts: 'differ' | { readonly of: number; readonly given: number } | null;
}

/**
 * What searches of all shards of one quest have found together: the same as one search of the
 * whole. `parts`: why they cannot be put together.
 */
export function merge(states: readonly State[]): Merged {
  const [first] = states;
  if (!first) return { found: [], undecided: 0, parts: null };
  const count = first.quest.shard.count;
  const indexes = new Set(states.map(({ quest }) => quest.shard.index));
  const same = ({ quest }: State) =>
    JSON.stringify({ ...quest, shard: 0 }) === JSON.stringify({ ...first.quest, shard: 0 });
  if (!states.every((state) => same(state) && state.quest.shard.count === count))
    return { found: [], undecided: 0, parts: 'differ' };
  if (indexes.size !== count || states.length !== count)
    return { found: [], undecided: 0, parts: { of: count, given: indexes.size } };
  const found = first.found.map((_, pair) => {
    const all = states.flatMap(({ found }) => found[pair] ?? []);
    const [least] = all.map(({ level }) => level).sort(bySize);
    if (!least) return null;
    const own = all.filter(({ level }) => bySize(level, least) === 0);
    const hits = inOrder(
      first.quest,
      own.flatMap(({ hits }) => hits),
    );
    return { level: least, hits };
  });
  // One search ends with the level that decides the last pair; shards that find nothing go on.
  const levels = levelsOf(first.quest.bounds, first.quest.condition);
  const ends = found.map((one) => levels.findIndex((level) => one && bySize(level, one.level) === 0));
  const end = ends.includes(-1) ? levels.length : Math.max(...ends) + 1;
  const undecided = states.reduce(
    (all, state) => all + undecidedIn({ undecided: state.undecided.slice(0, end) }),
    0,
  );
  return { found, undecided, parts: null };
}
