import { type KoStage, koPlay } from '../../cycles/index.ts';
import type { Game, Ply } from '../../go/game.ts';
import { must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import type { Point } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { suicideAllowed } from '../referee.ts';
import type { KoRule, RuleId, RuleOptions, Step, WhyNot } from '../rule.ts';
import { grantedSince } from '../shared/granted.ts';
import { COLD, heat, hotPast, type PlayRecord, type SpightState, searchLimits } from '../shared/ko-run.ts';
import { lengthOf, settledBy } from '../shared/no-ko.ts';
import { mayRepeatOddCycle, oddCyclePast, repeatedOddCycle } from '../shared/odd-cycles.ts';
import { lastExchange } from '../shared/past.ts';
import { isBasicKoRecapture } from '../shared/recapture.ts';
import { whyAllowed } from '../shared/why-allowed.ts';
import { type ChosenOptions, choiceOf } from '../variants.ts';
import { ALLOWED, type Evidence, forbidden, granting, undecided, type Verdict } from '../verdict.ts';
import { classOf, type IngClass } from './classify.ts';
import { tripleKoAt } from './triple-ko.ts';

const SOURCE = message('source.ing');
const FIGHTING = { source: SOURCE, clause: message('clause.ing.fighting') };
const TWIN = { source: SOURCE, clause: message('clause.ing.twin') };
const DISTURBING = { source: SOURCE, clause: message('clause.ing.disturbing') };

export interface IngFacts {
  /** The class of the ko that the move belongs to; `null` when it belongs to none. */
  readonly class: IngClass | null;
  /** Whether the move is part of a ko; `null` when the search could not decide. */
  readonly koPlay: boolean | null;
  /** Which stage of the search said so; `null` where it was not asked. */
  readonly by: KoStage | null;
  /**
   * Stones played in the current run of ko plays, whatever the class of the kos, and the twin of
   * the stone that has just taken in a triple ko.
   */
  readonly hot: readonly Point[];
  /** Stones that are hot if the undecided plays are ko plays. */
  readonly doubtful: readonly Point[];
  /**
   * With `max-cycle: far`: how long the cycles are, in plays, that were looked for; `Infinity`
   * where no longer ones matter to the class, and `null` where the author set their length.
   */
  readonly far: number | null;
}

/**
 * What Ing’s texts decide, and no more: see the README of this folder.
 */
const ING: Omit<KoRule<SpightState, IngFacts>, 'id' | 'step'> & { readonly suicide: 'several' } = {
  suicide: 'several',
  searches: true,
  begin: () => COLD,

  toJson: (facts, geometry) => ({
    class: facts.class,
    koPlay: facts.koPlay,
    hot: geometry.names(facts.hot),
    ...(facts.far !== null && { searchedTo: lengthOf(facts.far) }),
  }),

  koPlayBy: ({ by }) => by,
  answers: {
    koPlay: ({ koPlay }) => koPlay,
    hot: ({ hot, doubtful }) => ({ points: hot, doubtful }),
  },

  describe: (facts) => [
    ...(facts.class ? [message('facts.ko-class', { class: facts.class })] : []),
    ...(facts.far === null ? [] : [message('facts.searched', { searchedTo: lengthOf(facts.far) })]),
  ],
};

/** What is decided of Ing's rules; variants say what odd cycles and passes do. */
export function ingWith(id: RuleId): KoRule<SpightState, IngFacts> {
  const choice = choiceOf(id) as ChosenOptions<'ing'>;
  const oddOnce = choice['odd-cycles'] === 'once';
  return {
    ...ING,
    id,
    settled: (step, game, n, options) => withClass(settledBy(step, game, n, options), step, oddOnce),
    pastKey: (state, game, { several }) =>
      [
        hotPast(state),
        mouthsPast(state),
        lastExchange(game),
        oddOnce ? oddCyclePast(game, several) : '',
      ].join(' '),
    isOpen: (game, n, { code, verdict }) =>
      oddOnce &&
      (verdict !== 'forbidden' || code === 'ing.disturbing-ko') &&
      game.ply(n).kind === 'play' &&
      mayRepeatOddCycle(game, n),
    *whyNot(game, n, options, step) {
      // As the rule does, it looks at plain kos only.
      const plain = { ...options, hiddenKos: 'ignore' } as const;
      const suicide = suicideAllowed(ING, options);
      const why = yield* whyAllowed(game, n, plain, suicide, choice.passes === 'keep');
      return withClass(why, step, oddOnce);
    },
    step(state, game, n, options) {
      const ply = game.ply(n);
      if (ply.kind === 'play') return judge(state, game, ply, options, oddOnce);
      const next = ply.kind === 'pass' && choice.passes === 'keep' ? state : COLD;
      return {
        verdict: ALLOWED,
        facts: { class: null, koPlay: false, by: null, ...heated(game, next, []), far: null },
        state: next,
      };
    },
  };
}

/** A reason, and what kind of ko it speaks of; `null` for moves that the rule objects to. */
function withClass(
  why: WhyNot | null,
  { facts, verdict }: Step<SpightState, IngFacts>,
  oddOnce: boolean,
): WhyNot | null {
  if (!why || verdict.verdict !== 'allowed') return null;
  if (!facts.class) return why;
  return { ...why, reason: message('why.ing', { reason: why.reason, class: facts.class, oddOnce }) };
}

function* judge(
  state: SpightState,
  game: Game,
  ply: Ply,
  options: RuleOptions,
  oddOnce: boolean,
): Task<Step<SpightState, IngFacts>> {
  // The default reading of kos, plain ones only, whatever is chosen for Spight’s own rule.
  const limits = { ...searchLimits(options, suicideAllowed(ING, options)), plain: true };
  const ko = yield* koPlay(ply, limits);
  const { kind: found, searchedTo } = yield* classOf(ply, ko, { ...limits, suicide: false });
  const kind = takesInTripleKo(ply) ? 'fighting' : found;
  const play: PlayRecord = { number: ply.number, ko, previous: state.plays };
  const next = heat(state, play, ply.point, ply.captured);
  let verdict = twinTaken(game, ply) ?? captures(state, game, ply, play, kind);
  if (oddOnce && verdict.verdict === 'allowed') verdict = (yield* disturbs(game, ply, options)) ?? verdict;
  if (ko.is !== 'undecided') verdict = granting(verdict, ko.assumptions);
  if (ko.is !== 'no' && !ply.suicide) verdict = granting(verdict, grantedSince(game, play, ply.captured));
  return {
    verdict,
    facts: {
      class: kind,
      koPlay: ko.is === 'undecided' ? null : ko.is === 'ko',
      by: ko.by,
      ...heated(game, next, twins(game, ply.number)),
      far: limits.far ? Math.min(searchedTo, (ko.is === 'no' && ko.searchedTo) || searchedTo) : null,
    },
    state: next,
  };
}

function heated({ start: { position } }: Game, { hot, doubtful }: SpightState, twins: readonly Point[]) {
  const { geometry } = position;
  const surely = new Set([...hot.keys(), ...twins]);
  return {
    hot: geometry.sorted(surely),
    doubtful: geometry.sorted([...doubtful.keys()].filter((p) => !surely.has(p))),
  };
}

/** Whether a play takes a ko stone of a triple ko. */
function takesInTripleKo({ before, captured: [stone, ...more], suicide }: Ply): boolean {
  return stone !== undefined && more.length === 0 && !suicide && tripleKoAt(before, stone) !== null;
}

/**
 * The ko stones of whoever took in a triple ko with move `n`, itself among them: twin hot stones.
 * None after any other move.
 */
function twins(game: Game, n: number): readonly Point[] {
  const last = n > 0 ? game.ply(n) : null;
  if (last?.kind !== 'play' || last.suicide || last.captured.length !== 1 || last.chain.length !== 1)
    return [];
  const kos = tripleKoAt(game.after(n), last.point) ?? [];
  return kos.filter(({ owner }) => owner === last.color).map(({ stone }) => stone);
}

/** "Besides the single hot stone there is another": in a triple ko neither may be taken at once. */
function twinTaken(game: Game, { captured, color, number, suicide }: Ply): Verdict | null {
  const [stone, ...more] = captured;
  if (stone === undefined || more.length > 0 || suicide) return null;
  const hot = twins(game, number - 1);
  if (!hot.includes(stone) || game.ply(number - 1).color === color) return null;
  return forbidden('ing.fighting-ko', TWIN, message('ing.fighting-ko.twin'), [
    { kind: 'points', role: 'hot', points: [stone] },
    { kind: 'move', role: 'captor', number: number - 1 },
  ]);
}

/** Captures of stones that were played in the current run of ko plays. */
function captures(
  state: SpightState,
  game: Game,
  ply: Ply,
  play: PlayRecord,
  kind: IngClass | null,
): Verdict {
  const taken = ply.suicide ? [] : ply.captured.filter((p) => state.hot.has(p) || state.doubtful.has(p));
  if (taken.length === 0 || play.ko.is === 'no') return ALLOWED;
  const points: Evidence = { kind: 'points', role: 'hot', points: taken };
  if (play.ko.is === 'undecided' || taken.some((p) => !state.hot.has(p))) {
    return undecided('ing.undecided', message('ing.undecided.play'), FIGHTING, [points]);
  }
  const records = [...new Set(taken.map((p) => must(state.hot.get(p))))];
  const evidence: Evidence[] = [points];
  for (const { number, ko } of records) {
    if (ko.is === 'ko') evidence.push({ kind: 'cycle', role: 'hot', from: number - 1, cycle: ko.cycle });
  }
  evidence.push({ kind: 'cycle', role: 'capture', from: ply.number - 1, cycle: play.ko.cycle });
  if (isBasicKoRecapture(game, ply.number) || (kind === 'fighting' && inOneMouth(play, records))) {
    return forbidden('ing.fighting-ko', FIGHTING, message('ing.fighting-ko'), evidence);
  }
  return undecided('ing.undecided', message('ing.undecided.class'), FIGHTING, evidence);
}

/**
 * The plays since the earliest hot stone was played, as far as {@link inOneMouth} looks at them.
 */
function mouthsPast({ hot, plays }: SpightState): string {
  const oldest = Math.min(...[...hot.values()].map(({ number }) => number));
  const past: string[] = [];
  for (let record = plays; record && record.number >= oldest; record = record.previous) {
    const point = [...hot].find(([, one]) => one === record)?.[0] ?? '';
    const mouth = record.ko.is === 'ko' ? record.ko.cycle.plays.map((play) => play.point).sort() : [];
    past.push(`${point}:${[...new Set(mouth)].join('.')}`);
  }
  return past.join(' ');
}

/**
 * Whether all plays since the earliest of the captured stones was played were made in the mouth of
 * this capture’s ko.
 */
function inOneMouth(play: PlayRecord, captured: readonly PlayRecord[]): boolean {
  if (play.ko.is !== 'ko') return false;
  const mouth = new Set(play.ko.cycle.plays.map(({ point }) => point));
  const oldest = Math.min(...captured.map(({ number }) => number));
  for (let record: PlayRecord | null = play; record && record.number >= oldest; record = record.previous) {
    if (record.ko.is !== 'ko') return false;
    if (record.ko.cycle.plays.some(({ point }) => !mouth.has(point))) return false;
  }
  return true;
}

/** All odd cycles are disturbing kos, and those may be played only once. */
function* disturbs(game: Game, ply: Ply, options: RuleOptions): Task<Verdict | null> {
  const found = yield* repeatedOddCycle(game, ply.number, options.budget);
  if (found === null) return null;
  if (found === undefined) {
    return undecided('ing.undecided', message('ing.undecided.odd'), DISTURBING);
  }
  return forbidden(
    'ing.disturbing-ko',
    DISTURBING,
    message('ing.disturbing-ko', { plays: found.cycle.plays.length }),
    [
      { kind: 'cycle', role: 'odd', from: must(found.second[0]) - 1, cycle: found.cycle },
      { kind: 'move', role: 'first-time', number: must(found.first.at(-1)) },
    ],
  );
}
