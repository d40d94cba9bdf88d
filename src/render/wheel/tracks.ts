/**
 * A cycle as tracks: each ko, a region of points that change, with what stands in it after every
 * play. Pure. Tracks are equal after two plays exactly when the boards are.
 */
import { koLetter } from '../../go/ko-letter.ts';
import { must } from '../../go/must.ts';
import type { Frame, Sequence, Stone } from '../../protocol/player.ts';
import type { ShownCycle } from './cycles.ts';

/** What a lane shows: black, white, or the empty board. */
type LaneContent = 'X' | 'O' | '.';

export interface WheelKo {
  /** The place in {@link Sequence.kos}, and the letter of that place. */
  readonly nth: number;
  readonly letter: string;
  /** By rows from the top left point. */
  readonly points: readonly number[];
  readonly track: number;
  /** The first and the last play that change it, from 1. */
  readonly first: number;
  readonly last: number;
  /** How many stones are in it at the start, and after each play that changes it. */
  readonly states: readonly { readonly play: number; readonly black: number; readonly white: number }[];
}

/**
 * A ko has as many lanes as tell its states apart: one for a ko of two points, which a black or a
 * white stone holds. Each lane is a letter of {@link LaneContent} for the start and for each play.
 */
interface Track {
  /** Several only where there are more kos than tracks: one at a time differs from its start. */
  readonly kos: readonly WheelKo[];
  readonly lanes: readonly string[];
}

/** A play of the cycle, and the lane that it turns over. */
export interface TrackTurn {
  /** From 1. */
  readonly play: number;
  /** The frame after it. */
  readonly frame: number;
  /** As on the board. */
  readonly number: string;
  /** Who plays or passes. */
  readonly color: Stone | null;
  /** Null of a pass, and of what changes nothing. */
  readonly at: {
    readonly ko: WheelKo;
    readonly lane: number;
    readonly point: string;
  } | null;
}

export interface Tracks {
  /** Of all moves, passes too. */
  readonly length: number;
  readonly tracks: readonly Track[];
  /** In the order of their letters. */
  readonly kos: readonly WheelKo[];
  readonly turns: readonly TrackTurn[];
}

/** With more kos than these, those share a track of which one is over before the other begins. */
export const MOST_TRACKS = 7;

type PlayedSequence = Pick<Sequence, 'shape' | 'frames' | 'kos'>;

const KNOWN = new WeakMap<ShownCycle, Tracks>();

/** The tracks of a cycle of a sequence. */
export function tracksOf(sequence: PlayedSequence, cycle: ShownCycle): Tracks {
  const known = KNOWN.get(cycle);
  if (known) return known;
  const made = make(sequence, cycle);
  KNOWN.set(cycle, made);
  return made;
}

/**
 * The letter of the ko that the play of a frame turns over; `null` where it is none of the cycle,
 * or the cycle has one ko only.
 */
export function koOfPlay(sequence: PlayedSequence, cycle: ShownCycle, index: number): string | null {
  if (index <= cycle.from || index > cycle.to) return null;
  const { kos, turns } = tracksOf(sequence, cycle);
  return kos.length < 2 ? null : (turns[index - cycle.from - 1]?.at?.ko.letter ?? null);
}

function make({ shape, frames, kos: known = [] }: PlayedSequence, { from, to }: ShownCycle): Tracks {
  const played = frames.slice(from, to + 1);
  const { columns } = shape;
  const histories = historiesOf(played, columns * shape.rows, columns);
  const regions = named(regionsOf(histories, columns, shape.rows), known);
  const drafts = regions.map(({ points, nth }) => {
    const laned = lanesOf(points, histories, columns);
    const lanes = laned.map(({ shows }) => shows);
    const changes = changesOf(lanes);
    const stones = (k: number, color: LaneContent) =>
      points.filter((point) => histories.get(point)?.[k] === color).length;
    const states = [0, ...changes].map((k) => ({ play: k, black: stones(k, 'X'), white: stones(k, 'O') }));
    return { nth, points, laned, lanes, states, first: changes[0] ?? 0, last: changes.at(-1) ?? 0 };
  });
  const shared = share(drafts);
  const kos = drafts.map(({ nth, points, first, last, states }, n) => {
    const track = shared.findIndex((members) => members.includes(n));
    return { nth, letter: koLetter(nth), points, track, first, last, states };
  });
  const laneAt = new Map<number, { ko: WheelKo; lane: number }>();
  drafts.forEach(({ laned }, n) => {
    laned.forEach(({ points }, lane) => {
      for (const point of points) laneAt.set(point, { ko: must(kos[n]), lane });
    });
  });
  return {
    length: to - from,
    kos,
    tracks: shared.map((members) => ({
      kos: members.map((n) => must(kos[n])),
      lanes: together(members.map((n) => must(drafts[n]))),
    })),
    turns: played.slice(1).map((frame, i) => turnOf(frame, from, i + 1, laneAt)),
  };
}

/** Of each point that changes, what stands on it after each play. */
function historiesOf(frames: readonly Frame[], area: number, columns: number): Map<number, string> {
  const glyph = (frame: Frame, point: number) => {
    const shown = frame.rows[Math.floor(point / columns)]?.[point % columns];
    return shown === 'X' || shown === 'O' ? shown : '.';
  };
  const found = new Map<number, string>();
  for (let point = 0; point < area; point++) {
    const history = frames.map((frame) => glyph(frame, point)).join('');
    if ([...history].some((one) => one !== history[0])) found.set(point, history);
  }
  return found;
}

/** Connected points, each region and their list by columns from the left, each from the top. */
function regionsOf(changing: ReadonlyMap<number, string>, columns: number, rows: number): number[][] {
  const met = new Set<number>();
  const regions: number[][] = [];
  for (let x = 0; x < columns; x++) {
    for (let y = 0; y < rows; y++) {
      const first = y * columns + x;
      if (met.has(first) || !changing.has(first)) continue;
      met.add(first);
      const region = [first];
      for (const point of region)
        for (const next of besides(point, columns))
          if (changing.has(next) && !met.has(next)) {
            met.add(next);
            region.push(next);
          }
      regions.push(region.sort((a, b) => (a % columns) - (b % columns) || a - b));
    }
  }
  return regions;
}

/**
 * The regions with their places among the kos that are known, in the order of these; what is not
 * known, or a second region of one ko, comes behind them.
 */
function named(
  regions: readonly number[][],
  known: NonNullable<Sequence['kos']>,
): { readonly points: number[]; readonly nth: number }[] {
  const taken = new Set<number>();
  let next = known.length;
  const found = regions.map((points) => {
    const place = known.findIndex((ko, n) => !taken.has(n) && points.some((point) => ko.includes(point)));
    const nth = place < 0 ? next++ : place;
    taken.add(nth);
    return { points, nth };
  });
  return found.sort((a, b) => a.nth - b.nth);
}

function besides(point: number, columns: number): number[] {
  const x = point % columns;
  return [
    point - columns,
    point + columns,
    ...(x > 0 ? [point - 1] : []),
    ...(x < columns - 1 ? [point + 1] : []),
  ];
}

interface Lane {
  readonly points: readonly number[];
  /** What each of the points shows, each history once. */
  readonly histories: readonly string[];
  readonly shows: string;
}

/**
 * The lanes of a region, few enough to tell its states apart: points share one where at any time
 * only one color stands on them, and the lane alone tells what stands where. Neighbors go first,
 * since they are a ko.
 */
function lanesOf(region: readonly number[], histories: ReadonlyMap<number, string>, columns: number): Lane[] {
  const lanes: Lane[] = [];
  for (const point of region) {
    const history = must(histories.get(point));
    const part: Lane = { points: [point], histories: [history], shows: history };
    const isBeside = (n: number) =>
      besides(point, columns).some((one) => must(lanes[n]).points.includes(one));
    const order = [...lanes.keys()].sort((a, b) => Number(isBeside(b)) - Number(isBeside(a)));
    const fitting = order.find((n) => join(must(lanes[n]), part));
    if (fitting === undefined) lanes.push(part);
    else lanes[fitting] = must(join(must(lanes[fitting]), part));
  }
  return lanes;
}

function join(a: Lane, b: Lane): Lane | null {
  const histories = [...new Set([...a.histories, ...b.histories])];
  const points = [...a.points, ...b.points];
  const meaning = new Map<string, string>();
  let shows = '';
  for (let k = 0; k < must(histories[0]).length; k++) {
    const stands = histories.map((history) => history[k]).join('');
    const [black, white] = [stands.includes('X'), stands.includes('O')];
    if (black && white) return null;
    const content = black ? 'X' : white ? 'O' : '.';
    if ((meaning.get(content) ?? stands) !== stands) return null;
    meaning.set(content, stands);
    shows += content;
  }
  return { points, histories, shows };
}

/** The plays that change some lane. */
function changesOf(lanes: readonly string[]): number[] {
  const found: number[] = [];
  for (let k = 1; k < (lanes[0] ?? '').length; k++)
    if (lanes.some((lane) => lane[k] !== lane[k - 1])) found.push(k);
  return found;
}

type Draft = Pick<WheelKo, 'first' | 'last'> & { readonly lanes: readonly string[] };

/**
 * Which kos are on one track. Kos that share one have one lane each, the same color at their start,
 * and plays at different times; the soonest goes first onto the first track that is free.
 */
function share(kos: readonly Draft[]): number[][] {
  if (kos.length <= MOST_TRACKS) return kos.map((_, n) => [n]);
  const tracks: number[][] = [];
  const order = kos.map((_, n) => n).sort((a, b) => must(kos[a]).first - must(kos[b]).first || a - b);
  for (const n of order) {
    const ko = must(kos[n]);
    const free = tracks.find((members) => {
      const last = must(kos[must(members.at(-1))]);
      const alike = ko.lanes.length === 1 && last.lanes.length === 1;
      return alike && last.lanes[0]?.[0] === ko.lanes[0]?.[0] && last.last < ko.first;
    });
    if (free) free.push(n);
    else tracks.push([n]);
  }
  return tracks.sort((a, b) => must(a[0]) - must(b[0]));
}

/** Between their plays, all kos of a track are as at the start. */
function together(kos: readonly Draft[]): readonly string[] {
  const [one, ...more] = kos.map(({ lanes }) => lanes);
  if (more.length === 0) return must(one);
  const rest = must(one?.[0]);
  const shown = [...rest].map((_, k) => {
    const ko = kos.find(({ first, last }) => first <= k && k < last);
    return ko?.lanes[0]?.[k] ?? rest[0];
  });
  return [shown.join('')];
}

function turnOf(
  { move, number }: Frame,
  from: number,
  play: number,
  laneAt: ReadonlyMap<number, { readonly ko: WheelKo; readonly lane: number }>,
): TrackTurn {
  const turned = move && move.at >= 0 ? laneAt.get(move.at) : undefined;
  const at = move && turned ? { ...turned, point: move.point } : null;
  return { play, frame: from + play, number, color: move?.color ?? null, at };
}
