import type { ColorWord, Moment, Said } from '../types.ts';
import { COLOR, count, list, moment, number } from './grammar.ts';
import { type Length, positionAt, within } from './rule-parts.ts';

/** More points than there are plays: `by` says whose plays. */
export interface WhyBound {
  readonly points: readonly string[];
  readonly most: number;
  readonly by: 'player' | 'both';
}
/** What a search looked at, one by one; `null` where it was settled otherwise. */
export interface Searched {
  readonly maxCycle: Length;
  readonly states: number | null;
}
const looked = ({ maxCycle, states }: Searched) =>
  states === null
    ? ''
    : `: all ${count(states, 'state')}${maxCycle === 'any' ? '' : ` within ${count(maxCycle, 'play')}`} were looked at`;
const bound = ({ by, most, points }: WhyBound, what: string) =>
  by === 'both'
    ? `${what} would play on ${count(points.length, 'point')}, but has at most ${count(most, 'play')}`
    : `one player would play on ${count(points.length, 'point')}, but has at most ${count(most, 'play')}`;

/** Stones that are not hot: `since` played them, and the run of ko plays `ended` later. */
export interface ColdStones {
  readonly points: readonly string[];
  readonly since: Moment | null;
  readonly ended: Moment | null;
}
const cold = ({ points, since, ended }: ColdStones) => {
  const stones = `${list(points)} ${points.length === 1 ? 'is' : 'are'} not hot`;
  if (since === null) return `${stones}, since no move played there`;
  if (ended === null) return `${stones}: ${moment(since)} is not a ko play`;
  return `${stones}: ${moment(ended)} ended the run of ko plays`;
};

/** An earlier move that did the same with other ko positions, or other stones outside them. */
export interface DoneBefore {
  readonly of: Moment;
  readonly differs: 'ko-positions' | 'stones';
}
const DIFFERS = { 'ko-positions': 'other ko positions', stones: 'other stones outside the ko positions' };

/** A ko position in which `player` plays a ko stone. */
export interface KoStoneWords {
  readonly points: readonly string[];
  readonly player: ColorWord;
  readonly disturber: ColorWord;
  /** The move with which the disturber appeared; `null` for this one. */
  readonly since: Moment | null;
  /** Who had to stop, so that the other player becomes the disturber. */
  readonly replaced: ColorWord | null;
  /** Whether the prohibition counts that the player becomes the disturber. */
  readonly isCounted: boolean;
  readonly earlier: DoneBefore | null;
}
const koStone = (a: KoStoneWords) => {
  const where = `the ko position ${a.points.join(' ')}`;
  if (a.since === null) {
    const cause = a.replaced
      ? `, because ${COLOR[a.replaced]}, the disturber until now, may not play a ko stone there any more`
      : '';
    const first = a.earlier
      ? `; ${moment(a.earlier.of)} did so too, but with ${DIFFERS[a.earlier.differs]}`
      : a.isCounted
        ? ', for the first time with these ko positions and these stones outside them'
        : '';
    return `it makes ${COLOR[a.player]} the disturber of ${where}${cause}${first}`;
  }
  const since = `${COLOR[a.disturber]} has been the disturber of ${where} since ${moment(a.since)}`;
  return a.disturber === a.player
    ? `${since}, and no move before this one repeated it`
    : `${since}, and only the disturber can be stopped`;
};

/** Why basic ko does not forbid a recapture: which of its conditions does not hold. */
export type RecaptureWord = 'captured' | 'chain' | 'no-ko-stones';
const RECAPTURE: Readonly<Record<RecaptureWord, (last: string) => string>> = {
  captured: (last) => `${last} captured more than one stone`,
  chain: (last) => `${last} captured with a chain of more than one stone`,
  'no-ko-stones': (last) =>
    `the stone of ${last} and the stone that it captured are not both ko stones by themselves`,
};

/**
 * Why basic ko does not forbid a capture: `late`, since the move before captured nothing;
 * `elsewhere`, since that move's stone is not captured; `more`, since others are captured with it.
 */
export type BasicWord = 'late' | 'elsewhere' | 'more' | Exclude<RecaptureWord, 'no-ko-stones'>;
const BASIC: Readonly<Record<BasicWord, (last: string) => string>> = {
  ...RECAPTURE,
  late: () => 'it does not come right after a capture',
  elsewhere: (last) => `it does not capture the stone of ${last}`,
  more: (last) => `it captures more than the stone of ${last}`,
};

/** What is said of the class of a ko where the rule has nothing against the play. */
export interface IngWhy {
  readonly reason: Said;
  readonly class: 'fighting' | 'disturbing' | 'undecided';
  readonly oddOnce: boolean;
}
const ingClass = ({ class: kind, oddOnce }: IngWhy) => {
  if (kind === 'fighting') return 'its ko is a fighting ko';
  if (kind === 'undecided') return 'the class of its ko is undecided, and does not matter here';
  return oddOnce
    ? 'an odd cycle is a disturbing ko, and the play does not complete one for the second time'
    : 'an odd cycle is a disturbing ko, and under this variant those may be repeated';
};

/** Points that differ; where they are many, only how many. */
const differing = (points: readonly string[]) =>
  points.length > 12 ? count(points.length, 'point') : list(points);

/** Why a rule has nothing against a move. */
export const why = {
  'why.region': (a: { points: readonly string[]; most: number; maxCycle: Length; by: 'player' | 'both' }) =>
    `no ko ${within(a.maxCycle)} begins with it: a ko would play on the whole empty region around it, ${count(a.points.length, 'point')}, but ${a.by === 'both' ? 'has' : 'one player would have to fill it with'} at most ${count(a.most, 'play')}`,
  'why.large': (a: { most: number; by: 'player' | 'both'; maxCycle: Length }) =>
    `no ko ${within(a.maxCycle)} begins with it: a ko would play on the whole empty region around it, more than ${count(a.most, 'point')}${a.by === 'both' ? '' : ', by one player'}`,
  'why.chains': (a: WhyBound & { stones: readonly string[]; maxCycle: Length }) =>
    `no ko ${within(a.maxCycle)} begins with it: a ko can capture its stone only together with ${count(a.stones.length, 'stone')} beside it, so ${bound(a, 'a ko')}`,
  'why.outside': (a: { stones: readonly string[]; maxCycle: Length }) =>
    `no ko ${within(a.maxCycle)} begins with it: a ko can capture its stone only together with the chain at ${a.stones[0]}, which has liberties outside the diagram`,
  'why.takes-nothing': () => 'it is a ko play, but it captures nothing',
  'why.not-hot': (a: { stones: readonly ColdStones[] }) =>
    `it is a ko play, but ${a.stones.map(cold).join('; ')}`,
  'why.string-large': (a: WhyBound & { stones: readonly string[] }) =>
    `its stone is in no ko position: ${a.by === 'both' ? '' : 'in a cycle that takes its chain, '}${bound(a, 'a cycle that takes its chain')}`,
  'why.string-outside': (_: { stones: readonly string[] }) =>
    'its stone is in no ko position: its chain has liberties outside the diagram',
  'why.no-string': (a: { stones: readonly string[]; maxCycle: Length }) =>
    `its stone is in no ko position: no cycle ${within(a.maxCycle)} takes its chain`,
  'why.no-stone': () => 'its stone is in no ko position: the play is suicide and leaves no stone',
  'why.own-string': () =>
    'its stone is in no ko position: in a cycle only its own player removes it, by suicide',
  'why.ko-stone': (a: { positions: readonly KoStoneWords[] }) =>
    `its stone is a ko stone: ${a.positions.map(koStone).join('; ')}`,
  'why.besides': (a: {
    reason: Said;
    recapture: { of: Moment; by: RecaptureWord } | null;
    earlier: DoneBefore | null;
  }) =>
    [
      a.reason,
      ...(a.recapture
        ? [
            `basic ko does not forbid this recapture, since ${RECAPTURE[a.recapture.by](moment(a.recapture.of))}`,
          ]
        : []),
      ...(a.earlier
        ? [
            `${moment(a.earlier.of)} of the same player on this point was made with ${DIFFERS[a.earlier.differs]}`,
          ]
        : []),
    ].join('; '),
  'why.odd': (a: { plays: readonly string[]; maxCycle: Length }) =>
    `no ko ${within(a.maxCycle)} begins with it: the cycle of ${count(a.plays.length, 'play')} that begins with it is odd`,
  'why.long': (a: { plays: readonly string[]; maxCycle: number }) =>
    `the shortest ko that begins with it has ${count(a.plays.length, 'play')}, and Koban searches kos of up to ${count(a.maxCycle, 'play')}`,
  'why.hidden': (a: { plays: readonly string[]; points: readonly string[] }) =>
    `the ko of ${count(a.plays.length, 'play')} that begins with it is hidden: it plays on ${list(a.points)} twice`,
  'why.no-cycle': (a: Searched) => `no cycle ${within(a.maxCycle)} begins with it${looked(a)}`,
  'why.no-ko': (a: Searched) => `no ko ${within(a.maxCycle)} begins with it${looked(a)}`,
  'why.basic': (a: { by: BasicWord; of: Moment }) =>
    `basic ko does not forbid it, since ${BASIC[a.by](moment(a.of))}`,
  'why.both': (a: { first: Said; second: Said }) => `${a.first}; ${a.second}`,
  'why.ing': (a: IngWhy) => `${a.reason}; ${ingClass(a)}`,
  'why.seldom': (a: { of: Moment; seen: number; times: number }) =>
    `it recreates ${positionAt(a.of)}, which has now occurred ${count(a.seen, 'time')}, and this variant asks for ${number(a.times)}`,
  'why.nearest': (a: { of: Moment; points: readonly string[] }) =>
    `apart from the position just before it, the nearest earlier position that counts is ${positionAt(a.of)}, which differs on ${differing(a.points)}`,
  'why.ssk': (a: { of: Moment }) => `it recreates ${positionAt(a.of)}, but with the other player to move`,
  'why.uncounted': (a: { of: Moment }) =>
    `it recreates ${positionAt(a.of)}, which does not count under this variant`,
  'why.nssk': (a: { of: Moment }) =>
    `it recreates ${positionAt(a.of)}, which no play of the same player made`,
};
