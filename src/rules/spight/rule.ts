import { type Cycle, type KoPlay, type KoStage, koAtGlance, koPlay } from '../../cycles/index.ts';
import type { Game, Ply } from '../../go/game.ts';
import { must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Point } from '../../go/types.ts';
import { type Message, message } from '../../words/index.ts';
import { suicideAllowed } from '../referee.ts';
import { FAR, type KoRule, type RuleId, type RuleOptions, type Step } from '../rule.ts';
import { grantedSince } from '../shared/granted.ts';
import {
  COLD,
  heat,
  hotPast,
  type PlayRecord,
  playedLast,
  type SpightState,
  searchLimits,
} from '../shared/ko-run.ts';
import { lengthOf, settledBy } from '../shared/no-ko.ts';
import { mayRepeatOddCycle, oddCyclePast, repeatedOddCycle } from '../shared/odd-cycles.ts';
import { whyAllowed } from '../shared/why-allowed.ts';
import { type ChosenOptions, choiceOf } from '../variants.ts';
import { ALLOWED, type Evidence, forbidden, granting, undecided, type Verdict } from '../verdict.ts';
import { hiddenKoHint } from './hint.ts';

const SOURCE = message('source.spight');
const KO_RULE = {
  source: SOURCE,
  clause: message('clause.spight.ko'),
};
const ODD_CYCLE_RULE = {
  source: SOURCE,
  clause: message('clause.spight.odd'),
};

/** What the rule knows after a move. */
export interface SpightFacts {
  /**
   * Whether the move was a ko play; no pass or tenuki is one. `null` when the search could not
   * decide.
   */
  readonly koPlay: boolean | null;
  /** Which stage of the search said so; `null` where it was not asked. */
  readonly by: KoStage | null;
  /** The ko that makes it one: a shortest without suicide, and where there is none, with it. */
  readonly cycle: Cycle | null;
  /** Hot stones after the move, by column, then row. */
  readonly hot: readonly Point[];
  /** Stones that are hot if the undecided plays are ko plays. */
  readonly doubtful: readonly Point[];
  /** Number of the first move of the run of ko plays that the move belongs to. */
  readonly run: number | null;
  /** How far the search went; `null` where it ends at the longest cycle that the author set. */
  readonly far: {
    /** Longer kos were not looked for; `Infinity` where none exists, `null` for a ko play. */
    readonly searchedTo: number | null;
    /** Whether the verdict is the same however long the kos are that count. */
    readonly anyLength: boolean;
  } | null;
}

/** For moves whose verdict does not depend on the length of cycles. */
const SURE = { searchedTo: null, anyLength: true } as const;
const IDLE: SpightFacts = {
  koPlay: false,
  by: null,
  cycle: null,
  hot: [],
  doubtful: [],
  run: null,
  far: null,
};

const SPIGHT: Omit<KoRule<SpightState, SpightFacts>, 'id' | 'step'> & { readonly suicide: 'forbidden' } = {
  suicide: 'forbidden',
  searches: true,
  begin: () => COLD,

  toJson(facts, geometry) {
    const { koPlay, hot, doubtful, cycle, far } = facts;
    return {
      koPlay,
      hot: geometry.names(hot),
      cycle: cycle && {
        length: cycle.plays.length,
        parity: cycle.parity,
        plays: cycle.plays.map((play) => `${play.color === BLACK ? 'B' : 'W'} ${geometry.name(play.point)}`),
      },
      ...(doubtful.length > 0 ? { undecidedHot: geometry.names(doubtful) } : {}),
      ...(far && { searchedTo: far.searchedTo && lengthOf(far.searchedTo), anyLength: far.anyLength }),
    };
  },

  koPlayBy: ({ by }) => by,
  answers: {
    koPlay: ({ koPlay }) => koPlay,
    hot: ({ hot, doubtful }) => ({ points: hot, doubtful }),
  },
  ko: (facts) => facts.cycle,

  describe(facts, geometry) {
    const lines: Message[] = [];
    if (facts.hot.length > 0) lines.push(message('facts.hot', { points: geometry.names(facts.hot) }));
    if (facts.doubtful.length > 0) {
      lines.push(message('facts.doubtful', { points: geometry.names(facts.doubtful) }));
    }
    const { far } = facts;
    if (far && (far.searchedTo !== null || !far.anyLength)) {
      const searchedTo = far.searchedTo && lengthOf(far.searchedTo);
      lines.push(message('facts.far', { searchedTo, holds: far.anyLength }));
    }
    return lines;
  },
};

/** Spight's rule; variants say what odd cycles and passes do. */
export function spightWith(id: RuleId): KoRule<SpightState, SpightFacts> {
  const choice = choiceOf(id) as ChosenOptions<'spight'>;
  return {
    ...SPIGHT,
    id,
    settled: settledBy,
    pastKey: (state, game, { several }) =>
      choice['odd-cycles'] === 'once' ? `${hotPast(state)} ${oddCyclePast(game, several)}` : hotPast(state),
    isOpen: (game, n, { code, verdict }) =>
      choice['odd-cycles'] === 'once' &&
      (verdict !== 'forbidden' || code === 'spight.odd-cycle') &&
      game.ply(n).kind === 'play' &&
      mayRepeatOddCycle(game, n),
    whyNot: (game, n, options) =>
      whyAllowed(game, n, options, suicideAllowed(SPIGHT, options), choice.passes === 'keep'),
    step(state, game, n, options) {
      const ply = game.ply(n);
      const far = options.maxCycle === FAR ? SURE : null;
      if (ply.kind === 'pass' && choice.passes === 'keep')
        return { verdict: ALLOWED, facts: factsOf(game, state, null, far), state };
      if (ply.kind !== 'play') return { verdict: ALLOWED, facts: far ? { ...IDLE, far } : IDLE, state: COLD };
      const ko = koAtGlance(ply, searchLimits(options, suicideAllowed(SPIGHT, options)));
      // Most plays are quiet: they take nothing, are the first on their point, and begin no ko.
      if (ko?.is === 'no' && ply.captured.length === 0 && ply.playedBefore === 0)
        return {
          verdict: ALLOWED,
          facts: IDLE,
          state: { ...COLD, plays: { number: n, ko, previous: state.plays } },
        };
      return judge(state, game, ply, ko, options, choice['odd-cycles'] === 'once');
    },
  };
}

function* judge(
  state: SpightState,
  game: Game,
  ply: Ply,
  glance: KoPlay | null,
  options: RuleOptions,
  oddOnce: boolean,
): Task<Step<SpightState, SpightFacts>> {
  const suicide = suicideAllowed(SPIGHT, options);
  const ko = glance ?? (yield* koPlay(ply, searchLimits(options, suicide)));
  const play: PlayRecord = { number: ply.number, ko, previous: state.plays };
  let verdict = koRule(state, game, ply, play, options);
  if (oddOnce && verdict.verdict !== 'forbidden') {
    verdict = (yield* oddCycleRule(game, ply, options)) ?? verdict;
  }
  const isRemarked = options.hiddenKos === 'ignore' && !options.bare;
  if (verdict.verdict === 'allowed' && isRemarked && ply.captured.length > 0) {
    const hint = yield* hiddenKoHint(game, play, options, suicide);
    if (hint) verdict = { ...verdict, hint };
  }
  if (ko.is !== 'undecided') verdict = granting(verdict, ko.assumptions);
  if (ko.is !== 'no' && !ply.suicide) verdict = granting(verdict, grantedSince(game, play, ply.captured));
  const next = heat(state, play, ply.point, ply.captured);
  const far = options.maxCycle === FAR ? farFacts(game, ply, play, verdict) : null;
  return { verdict, facts: factsOf(game, next, ko, far), state: next };
}

/** How far the search for a play went, and whether its verdict turns on that. */
function farFacts(game: Game, ply: Ply, play: PlayRecord, { verdict }: Verdict): SpightFacts['far'] {
  const isNone = ({ ko }: PlayRecord) => ko.is === 'no' && ko.searchedTo === Number.POSITIVE_INFINITY;
  // A longer ko could make one more play a ko play. After a play that begins no ko of any length,
  // earlier stones stay cold.
  const isCold = (point: Point) => {
    const since = playedLast(game, play, [point]);
    for (let record = play.previous; since && record; record = record.previous) {
      if (isNone(record)) return true;
      if (record === since) return false;
    }
    return true;
  };
  const { ko } = play;
  const holds = verdict !== 'allowed' || ply.suicide || isNone(play) || ply.captured.every(isCold);
  return {
    searchedTo: ko.is === 'no' ? (ko.searchedTo ?? null) : null,
    anyLength: verdict !== 'undecided' && holds,
  };
}

/** What is known in a state, after a play of which `ko` says whether it is a ko play, or a pass. */
function factsOf(
  game: Game,
  { hot, doubtful, run }: SpightState,
  ko: KoPlay | null,
  far: SpightFacts['far'],
): SpightFacts {
  const { geometry } = game.start.position;
  return {
    koPlay: ko?.is === 'undecided' ? null : ko?.is === 'ko',
    by: ko?.by ?? null,
    cycle: ko?.is === 'ko' ? ko.cycle : null,
    hot: geometry.sorted(hot.keys()),
    doubtful: geometry.sorted(doubtful.keys()),
    run,
    far,
  };
}

/** "A hot stone may not be captured unless that capture is not a ko play." */
function koRule(state: SpightState, game: Game, ply: Ply, play: PlayRecord, options: RuleOptions): Verdict {
  // A player never captures their own stones: a suicide takes no hot stone in the sense of the
  // rule.
  const taken = ply.suicide ? [] : ply.captured;
  const hot = taken.filter((p) => state.hot.has(p));
  const doubtful = taken.filter((p) => state.doubtful.has(p));
  const { geometry } = game.start.position;
  const { ko } = play;
  if (ko.is === 'no' || hot.length + doubtful.length === 0) return ALLOWED;
  if (ko.is === 'undecided') {
    return undecided(
      'spight.undecided',
      message('spight.undecided.play', {
        stones: geometry.names([...hot, ...doubtful]),
        searchedTo: ko.searchedTo,
        budget: options.budget,
      }),
      KO_RULE,
      [{ kind: 'points', role: 'hot', points: [...hot, ...doubtful] }],
    );
  }
  const capture: Evidence = { kind: 'cycle', role: 'capture', from: ply.number - 1, cycle: ko.cycle };
  if (hot.length === 0) {
    const open = must(openPlay(play));
    return undecided(
      'spight.undecided',
      message('spight.undecided.stone', { stones: geometry.names(doubtful), open: { move: open } }),
      KO_RULE,
      [
        { kind: 'points', role: 'doubtful', points: doubtful },
        capture,
        { kind: 'move', role: 'undecided', number: open },
      ],
    );
  }
  const evidence: Evidence[] = [{ kind: 'points', role: 'hot', points: hot }];
  for (const record of new Set(hot.map((p) => must(state.hot.get(p))))) {
    evidence.push({ kind: 'move', role: 'hot', number: record.number });
    if (record.ko.is === 'ko') {
      evidence.push({ kind: 'cycle', role: 'hot', from: record.number - 1, cycle: record.ko.cycle });
    }
  }
  evidence.push(capture);
  const stones = hot.map((p) => ({
    point: geometry.name(p),
    since: { move: must(state.hot.get(p)).number },
  }));
  return forbidden('spight.hot-stone', KO_RULE, message('spight.hot-stone', { stones }), evidence);
}

/** The latest move before `play` that could not be decided. */
function openPlay(play: PlayRecord): number | undefined {
  for (let record = play.previous; record; record = record.previous) {
    if (record.ko.is === 'undecided') return record.number;
  }
  return undefined;
}

/** "An odd cycle may be played once only, even with intervening plays." */
function* oddCycleRule(game: Game, ply: Ply, options: RuleOptions): Task<Verdict | null> {
  const found = yield* repeatedOddCycle(game, ply.number, options.budget);
  if (found === null) return null;
  if (found === undefined) {
    return undecided(
      'spight.undecided',
      message('spight.undecided.odd', { budget: options.budget }),
      ODD_CYCLE_RULE,
    );
  }
  const { cycle, first, second } = found;
  return forbidden(
    'spight.odd-cycle',
    ODD_CYCLE_RULE,
    message('spight.odd-cycle', { plays: cycle.plays.length, first: first.map((move) => ({ move })) }),
    [
      { kind: 'cycle', role: 'odd', from: must(second[0]) - 1, cycle },
      { kind: 'move', role: 'first-time', number: must(first.at(-1)) },
    ],
  );
}
