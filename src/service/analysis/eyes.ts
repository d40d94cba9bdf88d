import {
  type Eye,
  type EyeMode,
  Eyes,
  type KeptNearby,
  KeptReadings,
  printRational,
  type Rational,
} from '../../eyes/index.ts';
import type { Geometry } from '../../go/geometry.ts';
import type { Position } from '../../go/position.ts';
import { finish, type Task } from '../../go/task.ts';
import { BLACK, type Color, colorName, EMPTY, opponent, type Point, WHITE } from '../../go/types.ts';
import type { Claim } from '../../notation/index.ts';
import { type EyeClassWord, type Message, message } from '../../words/index.ts';
import { Answers } from './answers.ts';
import { ObjectCache } from './cache.ts';
import { learned } from './knowledge.ts';
import { RecentMap } from './recent-map.ts';
import type { Analysis } from './types.ts';

export type { Eye };

/**
 * An eye as `koban judge` and `koban eyes` print it. `value`, `number` and `class` are `null` while
 * a diagonal is unknown.
 */
export interface EyeFacts {
  readonly point: string;
  readonly owner: 'black' | 'white';
  readonly symbolic: string;
  readonly value: string | null;
  readonly number: number | null;
  readonly class: EyeClassWord | null;
  /**
   * What the reading assumes of what is not drawn: one point of each chain that is assumed to live
   * there. Left out when nothing is.
   */
  readonly assumes?: readonly { readonly kind: 'open' | 'unknown'; readonly string: string }[];
  /**
   * Diagonals of which not every play was read, so that their worth is not proven. Left out when
   * there are none.
   */
  readonly unproven?: readonly string[];
}

export interface EyeDetails extends EyeFacts {
  readonly diagonals: readonly {
    /** `null` beyond the board. */
    readonly point: string | null;
    readonly content: string;
    readonly value: string;
    readonly why: Message;
  }[];
  readonly attacks: readonly string[];
  readonly defenses: readonly string[];
}

/**
 * The position that an entry's eyes are looked at in: the drawn one, before the entry's own moves,
 * since that is the one that authors see when they write of an eye.
 */
export function drawn(analysis: Analysis): Position {
  return analysis.game.after(analysis.inherited);
}

/**
 * Fragments are judged by their patterns alone: what would have to be read lies outside of them.
 */
export function modeFor(position: Position): EyeMode {
  return position.geometry.hasOpenSide || position.hasUnknown ? 'static' : 'reading';
}

/** What is read in a position, kept with it. */
interface EyeStore {
  readonly eyes: Eyes;
  /** Single eyes that were asked for, by point and owner. */
  readonly single: Answers<Eye>;
  /** Whether a point is an eye of a color. */
  readonly found: Answers<boolean>;
  /** See {@link quickEyes}. */
  quick: Eyes | null;
  /** All eyes once they are known. */
  all: readonly Eye[] | null;
}

/** Positions that are kept: each holds a board and the tables of its reader. */
const MOST_STORES = 24;
const stores = new RecentMap<string, EyeStore>(MOST_STORES);

/** Readings of all boards of a shape, which an edit elsewhere leaves as they are. */
const readings = new ObjectCache((_: Geometry): KeptNearby => new KeptReadings());

/**
 * What is read in a position. Kept by the board itself, so that an edit elsewhere in the text, a
 * step back in the player, or an edit taken back costs no reading.
 */
export function eyesIn(position: Position, mode: EyeMode, a: Rational): EyeStore {
  const { geometry, cells } = position;
  const key = `${mode} ${printRational(a)} ${geometry.key} ${String.fromCharCode(...cells)}`;
  return stores.getOr(key, () => {
    const eyes = new Eyes(position, { mode, a, kept: readings.get(geometry) });
    return { eyes, quick: null, single: new Answers<Eye>(), found: new Answers<boolean>(), all: null };
  });
}

/** What plays near the fight alone say, for as long as an eye is still being read. */
export function quickEyes(store: EyeStore): Eyes {
  const { position, mode, a } = store.eyes;
  store.quick ??= new Eyes(position, { mode, a, kept: readings.get(position.geometry), quick: true });
  return store.quick;
}

export function entryEyes(analysis: Analysis): EyeStore {
  const position = drawn(analysis);
  return eyesIn(position, modeFor(position), analysis.eyeValue);
}

/** One point as an eye. Where the owner is left open, the stones around the point decide. */
export function eyeAt(store: EyeStore, point: Point, owner: Color | null): Eye {
  return finish(readEye(store, point, owner));
}

/** The same if it has been read. */
export function knownEye({ single }: EyeStore, point: Point, owner: Color | null): Eye | undefined {
  return single.known(`${point} ${owner}`);
}

export function* readEye(store: EyeStore, point: Point, owner: Color | null): Task<Eye> {
  if (owner === null) {
    const key = `${point} null`;
    const known = store.single.known(key);
    if (known) return known;
    const eye = yield* readEye(store, point, yield* findOwner(store, point));
    store.single.tell(key, eye);
    return eye;
  }
  return yield* store.single.once(`${point} ${owner}`, () => store.eyes.reading(point, owner));
}

/** Whether a point is an eye of a color: see `Eyes.isEye`. */
function isEye(store: EyeStore, point: Point, owner: Color): Task<boolean> {
  return store.found.once(`${point} ${owner}`, () => store.eyes.searchingEye(point, owner));
}

/** The eye that a point is; `null` for one that is none, or has a stone. */
export function* readIfEye(store: EyeStore, point: Point, owner: Color): Task<Eye | null> {
  return (yield* isEye(store, point, owner)) ? yield* readEye(store, point, owner) : null;
}

/** The points that can be an eye of a player, in the order in which eyes are listed. */
function candidates({ eyes }: EyeStore): { readonly point: Point; readonly owner: Color }[] {
  const { geometry, cells } = eyes.position;
  return geometry
    .sorted(cells.keys())
    .flatMap((point) => [BLACK, WHITE].map((owner) => ({ point, owner: owner as Color })))
    .filter(({ point, owner }) => eyes.mayBeEye(point, owner));
}

/**
 * All eyes of both players. Finds first which points are eyes, which takes little time, and then
 * reads one eye after the other. The task does not yield for eyes that are known, so each caller
 * that has time for one step only reads one step farther than the caller before it.
 */
export function* readEyes(store: EyeStore): Task<readonly Eye[]> {
  if (store.all) return store.all;
  const found: Eye[] = [];
  const all = candidates(store);
  for (const { point, owner } of all) yield* isEye(store, point, owner);
  for (const { point, owner } of all) {
    const eye = yield* readIfEye(store, point, owner);
    if (eye) found.push(eye);
  }
  store.all = found;
  return found;
}

/** The eyes that are read so far, and the points whose eyes are not. */
interface SoFar<T> {
  readonly eyes: readonly T[];
  readonly unread: readonly Point[];
}

export function eyesSoFar(store: EyeStore): SoFar<Eye> {
  if (store.all) return { eyes: store.all, unread: [] };
  const eyes: Eye[] = [];
  const unread = new Set<Point>();
  for (const { point, owner } of candidates(store)) {
    const key = `${point} ${owner}`;
    if (store.found.known(key) === false) continue;
    const eye = store.found.known(key) && store.single.known(key);
    if (eye) eyes.push(eye);
    else unread.add(point);
  }
  return { eyes, unread: [...unread] };
}

export type EyeExpectation = Extract<Claim, { kind: 'eye' }>;

/**
 * Eyes that claims speak of. Each entry keeps them: while it is read, other texts that are read by
 * turns may take all stores.
 */
const claimed = new ObjectCache((_: Analysis) => new Map<string, Eye>());

/** The eye that a claim speaks of, if it has been read. */
export function claimedEye(analysis: Analysis, { point, owner }: EyeExpectation): Eye | undefined {
  return claimed.get(analysis).get(`${point} ${owner}`) ?? knownEye(entryEyes(analysis), point, owner);
}

/** Whether the value of what a claim speaks of is known already. */
export function eyeIsKnown(analysis: Analysis, expected: EyeExpectation): boolean {
  return drawn(analysis).at(expected.point) !== EMPTY || claimedEye(analysis, expected) !== undefined;
}

export function* readClaimedEye(analysis: Analysis, { point, owner }: EyeExpectation): Task<void> {
  yield;
  if (drawn(analysis).at(point) === EMPTY)
    claimed.get(analysis).set(`${point} ${owner}`, yield* readEye(entryEyes(analysis), point, owner));
  learned(analysis);
}

/**
 * The eyes of the drawn position, once all are read. Each entry keeps them, since a text may have
 * more entries than there are stores.
 */
const entries = new ObjectCache((_: Analysis): { all: readonly Eye[] | null } => ({ all: null }));

export function* readEntryEyes(analysis: Analysis): Task<readonly Eye[]> {
  const kept = entries.get(analysis);
  kept.all ??= yield* readEyes(entryEyes(analysis));
  return kept.all;
}

/** As {@link eyesSoFar}, of the drawn position. */
export function entryEyesSoFar(analysis: Analysis): SoFar<EyeFacts> {
  const { all } = entries.get(analysis);
  const { eyes, unread } = all ? { eyes: all, unread: [] } : eyesSoFar(entryEyes(analysis));
  return { eyes: eyes.map((eye) => factsOf(eye, drawn(analysis))), unread };
}

/** The eyes of the drawn position, if they have been read. */
export function knownEyes(analysis: Analysis): readonly Eye[] | null {
  const { all } = entries.get(analysis);
  if (all) return all;
  const { eyes, unread } = eyesSoFar(entryEyes(analysis));
  return unread.length > 0 ? null : eyes;
}

/**
 * The eyes of an entry that is about eyes: one that makes a claim about an eye or chooses their
 * values, or that has no moves. To read those of every diagram of a ko would take longer than all
 * else.
 */
export function eyeFacts(analysis: Analysis): readonly EyeFacts[] {
  if (!isAboutEyes(analysis)) return [];
  return finish(readEntryEyes(analysis)).map((eye) => factsOf(eye, drawn(analysis)));
}

export function isAboutEyes(analysis: Analysis): boolean {
  const { syntax, game, inherited } = analysis;
  return speaksOfEyes(analysis) || (syntax.diagram !== null && game.length === inherited);
}

/** Whether the entry makes a claim about an eye, or chooses their values. */
export function speaksOfEyes({ syntax }: Analysis): boolean {
  return syntax.eyeValues !== null || syntax.expects.some(({ claim }) => claim?.kind === 'eye');
}

function factsOf(eye: Eye, { geometry }: Position): EyeFacts {
  const { point, owner, symbolic, value, class: kind, assumptions } = eye;
  const assumes = assumptions.map((one) => ({ kind: one.kind, string: geometry.name(one.chain) }));
  // Assumptions beyond the drawing are listed by themselves, and eye space is judged without
  // reading.
  const unproven = eye.diagonals.flatMap(({ point, value, reason, proven, leansOn }) =>
    point === null || proven || value === '?' || reason === 'eye-space' || leansOn.length > 0 ? [] : [point],
  );
  return {
    point: geometry.name(point),
    owner: colorName(owner),
    symbolic,
    value: value && printRational(value),
    number: value && value.numerator / value.denominator,
    class: kind,
    ...(unproven.length > 0 ? { unproven: geometry.names(unproven) } : {}),
    ...(assumes.length > 0 ? { assumes } : {}),
  };
}

export function eyeDetails(eye: Eye, position: Position): EyeDetails {
  const { geometry } = position;
  const { assumes, unproven, ...facts } = factsOf(eye, position);
  return {
    ...facts,
    diagonals: eye.diagonals.map(({ point, content, value, reason }) => ({
      point: point === null ? null : geometry.name(point),
      content,
      value,
      why: message('eyes.reason', { reason, owner: colorName(eye.owner) }),
    })),
    attacks: geometry.names(eye.attacks),
    defenses: geometry.names(eye.defenses),
    ...(unproven ? { unproven } : {}),
    ...(assumes ? { assumes } : {}),
  };
}

/**
 * `1+b (17/8), better than half eye`; `4, false eye`; `1+?, undecided` when a diagonal is unknown.
 */
export function worthOfEye({
  symbolic,
  value,
  class: kind,
}: Pick<EyeFacts, 'symbolic' | 'value' | 'class'>): Message {
  return message('eyes.worth', { symbolic, number: value, class: kind });
}

/**
 * Whose eye an empty point is: that of the player who has one there, else of whom more stones are
 * around it.
 */
function* findOwner(store: EyeStore, point: Point): Task<Color> {
  const has: Color[] = [];
  for (const color of [BLACK, WHITE] as const) if (yield* isEye(store, point, color)) has.push(color);
  const [only, ...others] = has;
  if (only !== undefined && others.length === 0) return only;
  const { geometry, cells } = store.eyes.position;
  let balance = 0;
  for (const around of [geometry.neighbors, geometry.diagonals]) {
    for (let k = 4 * point; k < 4 * point + 4; k++) {
      const n = around[k] ?? -1;
      if (n < 0) continue;
      const weight = around === geometry.neighbors ? 5 : 1;
      if (cells[n] === BLACK) balance += weight;
      else if (cells[n] === WHITE) balance -= weight;
    }
  }
  return balance >= 0 ? BLACK : opponent(BLACK);
}
