import type { Game, Ply } from '../../go/game.ts';
import { must } from '../../go/must.ts';
import type { Assumption } from '../../go/play.ts';
import type { Task } from '../../go/task.ts';
import { type Color, type Point, samePoints } from '../../go/types.ts';
import { FAR, type KoRule, type RuleId, type RuleOptions, type Step } from '../rule.ts';
import { searchLimits } from '../shared/ko-run.ts';
import { lastExchange } from '../shared/past.ts';
import { type ChosenOptions, choiceOf } from '../variants.ts';
import { granting } from '../verdict.ts';
import { Analyst, type KoAnalysis } from './analysis.ts';
import { assumptionsAt } from './assumptions.ts';
import { begun, continued, type DisturberSequence, sequencesPast, unknownSequence } from './disturber.ts';
import type { CouplingEvent, CouplingFacts, KoPositionFacts } from './facts.ts';
import { disturberOf, earlierUse, hasPlayed, stoneOn, type Use, usesPast } from './history.ts';
import { describe, marks, toJson } from './show.ts';
import { type CouplingFinding, verdictOf, violation } from './verdicts.ts';
import { whyAllowed } from './why.ts';

/** Where the text leaves room: see the README of this folder. */
type Readings = ChosenOptions<'coupling'>;

interface CouplingState {
  readonly analyst: Analyst;
  readonly readings: Readings;
  /**
   * Ko positions in the order in which they got their numbers, as {@link disturberOf} names them;
   * `null` before the first move.
   */
  readonly numbered: readonly string[] | null;
  readonly sequences: readonly DisturberSequence[];
  /**
   * The last play could not be worked out: any ko position may have a sequence that is unknown.
   */
  readonly fog: boolean;
  readonly uses: Use | null;
  /**
   * What moves since the last tenuki assumed: who is disturber, and what has been used up, may turn
   * on it.
   */
  readonly granted: readonly Assumption[];
  /** The shortest of the looks for cycles, in plays, on which the moves so far were judged. */
  readonly searchedTo: number;
}

type Result = Step<CouplingState, CouplingFacts>;

/** The Ko Coupling Rules; variants read the text otherwise where it leaves room. */
export function couplingWith(id: RuleId): KoRule<CouplingState, CouplingFacts> {
  const readings = choiceOf(id) as Readings;
  const countsEmptyMouths = readings['empty-mouths'] === 'count';
  return {
    id,
    suicide: 'forbidden',
    searches: true,
    begin: (_game, options) => ({
      analyst: new Analyst(
        searchLimits(options, options.suicide === 'allowed' || options.suicide === 'several'),
        countsEmptyMouths,
      ),
      readings,
      numbered: null,
      sequences: [],
      fog: false,
      uses: null,
      granted: [],
      searchedTo: Number.POSITIVE_INFINITY,
    }),
    step,
    pastKey: ({ fog, sequences, uses }, game) =>
      [lastExchange(game), fog ? 'fog' : '', sequencesPast(sequences), usesPast(uses)].join('; '),
    // biome-ignore lint/correctness/useYield: other rules search
    *whyNot(game, n, _options, { facts, state }) {
      return whyAllowed(facts, state.uses, game, n, true);
    },
    settled: ({ facts, state }, game, n) => whyAllowed(facts, state.uses, game, n, false),
    answers: {
      'ko-position': ({ analysis }) => analysis?.positions ?? null,
      disturber: ({ positions }) => positions,
    },
    toJson,
    marks,
    describe,
  };
}

function* step(state: CouplingState, game: Game, n: number, options: RuleOptions): Task<Result> {
  const ply = game.ply(n);
  const { analyst } = state;
  const before = yield* analyst.analyse(ply.before);
  const after = ply.kind === 'play' ? yield* analyst.analyse(ply.after) : before;
  const earlier = n > 1 ? yield* analyst.analyse(game.ply(n - 1).before) : null;
  const lengths = [before, after, earlier].map((one) => one?.searchedTo ?? state.searchedTo);
  const searchedTo = Math.min(state.searchedTo, ...lengths);
  const far = options.maxCycle === FAR ? searchedTo : null;
  const turn = new Turn({ ...state, searchedTo }, game, ply, { earlier, before, after }, far);
  const result = turn.result();
  if (ply.kind !== 'play') return result;
  const isKoStone = turn.isKoStone();
  // The ko position of a ko stone matters only to a player with an earlier play.
  const own =
    !after || (isKoStone && !hasPlayed(state.uses, ply.color))
      ? []
      : yield* analyst.strings.assumed(ply.after, ply.point, isKoStone);
  // Something assumed of a move before may have made a disturber, or used something up, without
  // being seen.
  const verdict = granting(granting(result.verdict, own), state.granted);
  const { assumptions } = granting(verdict, ply.assumptions);
  return { ...result, verdict, state: { ...result.state, granted: assumptions } };
}

/**
 * The definitions applied to the positions before the last move, before this move, and after it.
 */
interface Analyses {
  readonly earlier: KoAnalysis | null;
  readonly before: KoAnalysis | null;
  readonly after: KoAnalysis | null;
}

/** One move under the rule. */
class Turn {
  private readonly events: CouplingEvent[] = [];
  private readonly findings: CouplingFinding[] = [];
  private readonly numbered: readonly string[];
  private readonly union: readonly Point[] | null;
  private readonly number: number;
  private readonly color: Color;

  constructor(
    private readonly state: CouplingState,
    private readonly game: Game,
    private readonly ply: Ply,
    private readonly known: Analyses,
    private readonly far: number | null,
  ) {
    this.number = ply.number;
    this.color = ply.color;
    const { before } = known;
    this.union = before && [...new Set(before.positions.flat())].sort((a, b) => a - b);
    // Only ko positions of the start get their numbers without being played in.
    const numbered = [...(state.numbered ?? before?.positions.map(disturberOf) ?? [])];
    for (const koPosition of this.playedIn()) {
      const name = disturberOf(koPosition);
      if (!numbered.includes(name)) numbered.push(name);
    }
    this.numbered = numbered;
  }

  result(): Result {
    const { ply } = this;
    if (ply.kind !== 'play') {
      const by = ply.kind === 'tenuki' ? 'tenuki' : 'pass';
      this.end(this.state.sequences, by);
      // A tenuki changes the configuration outside for good: no class of positions comes again.
      return this.done([], by === 'tenuki' ? null : this.state.uses, false);
    }
    this.basicKo();
    if (!this.known.after) return this.lost();
    const playedIn = this.playedIn();
    const left = this.state.sequences.filter(({ koPosition }) => !includes(playedIn, koPosition));
    // With the other reading a ko stone elsewhere leaves the sequences as they are.
    const staying = playedIn.length > 0 && this.state.readings.elsewhere === 'continues' ? left : [];
    const ending = staying.length > 0 ? [] : left;
    this.end(ending, 'play');
    if (playedIn.length === 0) {
      const use = this.isKoStone() ? this.state.uses : this.useStone();
      this.stoppedElsewhere(ending);
      return this.done([], use, false);
    }
    this.stoppedElsewhere(left);
    let { uses } = this.state;
    const sequences: DisturberSequence[] = [...staying];
    for (const koPosition of playedIn) {
      const [sequence, use] = this.koStone(koPosition, uses);
      sequences.push(sequence);
      uses = use;
    }
    return this.done(sequences, uses, false);
  }

  /** The stone played is a stone of a ko string of the position that it makes. */
  isKoStone(): boolean {
    const { ply } = this;
    return (
      ply.kind === 'play' && !!this.known.after?.strings.some(({ points }) => points.includes(ply.point))
    );
  }

  /**
   * The ko positions in which a ko stone is played: those with its point, in the position that it
   * makes.
   */
  private playedIn(): readonly (readonly Point[])[] {
    if (!this.isKoStone()) return [];
    return (this.known.after?.positions ?? []).filter((points) => points.includes(this.ply.point));
  }

  /**
   * Basic ko: "a single ko stone that has captured a single ko stone may not be recaptured
   * immediately".
   */
  private basicKo(): void {
    const { game, known, ply } = this;
    const last = game.plies[this.number - 2];
    if (last?.kind !== 'play' || last.suicide || last.color === this.color) return;
    if (last.chain.length !== 1 || last.captured.length !== 1 || !ply.captured.includes(last.point)) return;
    const taken = koString(known.earlier, must(last.captured[0]));
    const captor = koString(known.before, last.point);
    // Two single stones that take each other in turn are a cycle of two plays, however much else is
    // not known.
    const plain = ply.captured.length === 1 && ply.chain.length === 1;
    if (plain || (taken?.points.length === 1 && captor?.points.length === 1)) {
      this.findings.push({ code: 'coupling.basic-ko', captor: last, string: captor });
    } else if (!known.earlier || !known.before) this.findings.push({ code: 'undecided' });
  }

  /**
   * Disturber: a stopped disturber plays a ko stone on a point of the ko position, and so undoes
   * the ko position itself.
   */
  private stoppedElsewhere(ending: readonly DisturberSequence[]): void {
    if (!this.isKoStone()) return;
    for (const sequence of ending) this.checkStopped(sequence);
  }

  private checkStopped(sequence: DisturberSequence): void {
    const { disturber, koPosition, stopped } = sequence;
    if (stopped === null || disturber !== this.color || !koPosition.includes(this.ply.point)) return;
    this.findings.push({
      code: 'coupling.disturber',
      koPosition: this.numberOf(koPosition),
      sequence,
      string: koString(this.known.after, this.ply.point),
    });
  }

  /** Disturber: a ko stone begins a sequence in its ko position, or goes on with one. */
  private koStone(koPosition: readonly Point[], uses: Use | null): [DisturberSequence, Use | null] {
    const { color, number, ply, state } = this;
    const old = state.sequences.find((sequence) => samePoints(sequence.koPosition, koPosition));
    if (old?.disturber === 'unknown' || (!old && state.fog)) {
      this.findings.push({ code: 'undecided' });
      return [unknownSequence(koPosition, old?.since ?? number), this.use(uses, null)];
    }
    const numbered = this.numberOf(koPosition);
    if (old && !(old.stopped && old.disturber !== color)) {
      this.checkStopped(old);
      const sequence = continued(old, number, ply.after);
      if (sequence.stopped && !old.stopped) {
        this.events.push({ kind: 'repeated', player: old.disturber as Color, koPosition: numbered });
      }
      return [sequence, uses];
    }
    if (old) this.events.push({ kind: 'replaced', player: old.disturber as Color, koPosition: numbered });
    this.events.push({ kind: 'becomes', player: color, koPosition: numbered });
    const sequence = begun(koPosition, color, number, this.isSinceBefore ? ply.before : null, ply.after);
    if (old && state.readings.replacing === 'free') return [sequence, uses];
    this.prohibition({ koPosition });
    return [sequence, this.use(uses, disturberOf(koPosition))];
  }

  /** Whether the configuration just before the disturber appeared is one that can be repeated. */
  private get isSinceBefore(): boolean {
    return this.state.readings.repeated === 'since-before';
  }

  /** Prohibition, second half: a stone that is no ko stone, once on each point. */
  private useStone(): Use | null {
    const { point } = this.ply;
    this.prohibition({ point });
    return this.use(this.state.uses, stoneOn(point));
  }

  private prohibition(what: { koPosition: readonly Point[] } | { point: Point }): void {
    const { color, ply, union } = this;
    const earlier = earlierUse(this.state.uses, { color, position: ply.before, union, ...what });
    if (earlier === 'maybe') this.findings.push({ code: 'undecided' });
    else if (earlier !== null) {
      const string = koString(this.known.after, ply.point);
      if ('point' in what) this.findings.push({ code: 'coupling.prohibition', earlier, point: what.point });
      else {
        const koPosition = this.numberOf(what.koPosition);
        const points = what.koPosition;
        this.findings.push({ code: 'coupling.prohibition', earlier, koPosition, points, string });
      }
    }
  }

  private use(before: Use | null, what: string | null): Use {
    const { color, number, ply, union } = this;
    return { before, number, color, what, point: ply.point, position: ply.before, union };
  }

  /**
   * "With the end of the ko stone move-sequence in the ko position a disturber ceases to exist."
   */
  private end(sequences: readonly DisturberSequence[], by: 'pass' | 'tenuki' | 'play'): void {
    for (const { disturber, koPosition } of sequences) {
      this.events.push({ kind: 'ends', player: disturber, koPosition: this.numberOf(koPosition), by });
    }
  }

  /** The search could not tell whether the stone played is a ko stone, or of which ko. */
  private lost(): Result {
    this.findings.push({ code: 'undecided' });
    const unknown = this.state.sequences.map(({ koPosition, since }) => unknownSequence(koPosition, since));
    return this.done(unknown, this.use(this.state.uses, null), true);
  }

  private done(sequences: readonly DisturberSequence[], uses: Use | null, fog: boolean): Result {
    const { after } = this.known;
    // A ko position that is none any more has no disturber.
    const standing = after ? sequences.filter((s) => includes(after.positions, s.koPosition)) : sequences;
    const present = after?.positions ?? [];
    const named = new Map(present.map((points) => [disturberOf(points), points]));
    const positions = this.numbered.flatMap((name) => {
      const points = named.get(name);
      return points ? [describePosition(points, standing, fog)] : [];
    });
    const facts: CouplingFacts = {
      analysis: after,
      positions,
      untouched: present.filter((points) => !this.numbered.includes(disturberOf(points))),
      events: this.events,
      violations: this.findings.flatMap((finding) => violation(finding)),
      far: this.far,
    };
    const { ply } = this;
    const verdict = verdictOf(this.findings, this.game, this.number);
    const hasEarlier = hasPlayed(this.state.uses, ply.color);
    const assumptions = assumptionsAt(ply.after, this.playedIn(), ply.assumptions, hasEarlier);
    return {
      verdict: { ...verdict, assumptions },
      facts,
      state: {
        analyst: this.state.analyst,
        readings: this.state.readings,
        numbered: this.numbered,
        sequences: standing,
        fog,
        uses,
        granted: ply.kind === 'tenuki' ? [] : this.state.granted,
        searchedTo: this.state.searchedTo,
      },
    };
  }

  /**
   * From 1: the place among the numbered ko positions that are there after the move, or were before
   * it when this one is gone.
   */
  private numberOf(koPosition: readonly Point[]): number {
    const name = disturberOf(koPosition);
    for (const analysis of [this.known.after, this.known.before]) {
      const names = analysis?.positions.map(disturberOf) ?? [];
      if (names.includes(name)) return this.numbered.filter((one) => names.includes(one)).indexOf(name) + 1;
    }
    return this.numbered.indexOf(name) + 1;
  }
}

function koString(analysis: KoAnalysis | null, point: Point) {
  return analysis?.strings.find(({ points }) => points.includes(point)) ?? null;
}

function describePosition(
  points: readonly Point[],
  sequences: readonly DisturberSequence[],
  fog: boolean,
): KoPositionFacts {
  const sequence = sequences.find(({ koPosition }) => samePoints(koPosition, points));
  if (!sequence) return { points, disturber: fog ? 'unknown' : null, since: null, stopped: null };
  const { disturber, since, stopped } = sequence;
  return { points, disturber, since, stopped: stopped && disturber !== 'unknown' ? disturber : null };
}

function includes(lists: readonly (readonly Point[])[], list: readonly Point[]): boolean {
  return lists.some((one) => samePoints(one, list));
}
