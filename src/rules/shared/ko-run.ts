import type { Cycle, KoPlay, SearchLimits } from '../../cycles/index.ts';
import type { Game } from '../../go/game.ts';
import type { Point } from '../../go/types.ts';
import { DEFAULT_OPTIONS, FAR, type RuleOptions } from '../rule.ts';

/** The limits of searches under the options that an author chose. */
export function searchLimits(options: RuleOptions, suicide: boolean): SearchLimits {
  const { budget, hiddenKos } = options;
  const far = options.maxCycle === FAR;
  const maxCycle = far ? DEFAULT_OPTIONS.maxCycle : options.maxCycle;
  return { budget, maxCycle, plain: hiddenKos === 'ignore', suicide, far };
}

/** A board play since the last pass or tenuki, and what was found out about it. */
export interface PlayRecord {
  readonly number: number;
  readonly ko: KoPlay;
  readonly previous: PlayRecord | null;
  /**
   * The hidden ko that begins with it, once a hint has asked; `open` when a look did not settle
   * whether there is one.
   */
  hidden?: Cycle | null | 'open';
}

export interface SpightState {
  /** Hot stones, and the play that made each. */
  readonly hot: ReadonlyMap<Point, PlayRecord>;
  /** Stones that are hot if plays that could not be decided are ko plays. */
  readonly doubtful: ReadonlyMap<Point, PlayRecord>;
  /**
   * Number of the first move of the current run of ko plays, as far as it is known; `null` when
   * there is no run.
   */
  readonly run: number | null;
  /** The board plays since the last pass or tenuki, the latest first. */
  readonly plays: PlayRecord | null;
}

const NONE: ReadonlyMap<Point, PlayRecord> = new Map();

export const COLD: SpightState = { hot: NONE, doubtful: NONE, run: null, plays: null };

/** The stones on which the Ko rule stands after a board play on `point` that emptied `captured`. */
export function heat(
  state: SpightState,
  play: PlayRecord,
  point: Point,
  captured: readonly Point[],
): SpightState {
  if (play.ko.is === 'no') return { ...COLD, plays: play };
  const gone = new Set(captured);
  const kept = (stones: ReadonlyMap<Point, PlayRecord>): Map<Point, PlayRecord> =>
    new Map([...stones].filter(([p]) => !gone.has(p)));
  const hot = kept(state.hot);
  const doubtful = kept(state.doubtful);
  if (play.ko.is === 'ko') {
    if (!gone.has(point)) hot.set(point, play);
    return { hot, doubtful, run: state.run ?? play.number, plays: play };
  }
  // Either the run goes on, and all of them are hot, or it has ended, and none is.
  for (const [p, record] of hot) doubtful.set(p, record);
  if (!gone.has(point)) doubtful.set(point, play);
  return { hot: NONE, doubtful, run: null, plays: play };
}

/** The hot stones, and those that may be: all that the Ko rule looks back to. */
export function hotPast({ hot, doubtful }: SpightState): string {
  return [hot, doubtful].map((stones) => [...stones.keys()].sort((a, b) => a - b).join('.')).join('/');
}

/** The latest play since the last pass or tenuki that put one of these stones on the board. */
export function playedLast(game: Game, play: PlayRecord, stones: readonly Point[]): PlayRecord | null {
  for (let record = play.previous; record; record = record.previous) {
    if (stones.includes(game.ply(record.number).point)) return record;
  }
  return null;
}
