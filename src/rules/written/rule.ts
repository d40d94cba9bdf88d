import type { Game } from '../../go/game.ts';
import { must } from '../../go/must.ts';
import { repetition } from '../../go/repetition.ts';
import { isTask, type Task } from '../../go/task.ts';
import { colorName } from '../../go/types.ts';
import { type Message, message, type WrittenRuleWord, writtenParts } from '../../words/index.ts';
import type { KoRule, Recurrence, RuleOptions, Step, WhyNot } from '../rule.ts';
import { whyNoRecapture } from '../shared/basic-ko.ts';
import type { AlsoRule, Consequence, RuleClause } from '../shared/clauses.ts';
import { earlier, nearestPosition, whyNoRepetition } from '../shared/nearest.ts';
import { quickBy } from '../shared/quick-clauses.ts';
import { momentOf, recreation } from '../shared/recreation.ts';
import { type AskedClause, applying, clauseEvidence, clauseKey } from '../shared/stated.ts';
import { ALLOWED, type Clause, type Evidence, ends, forbidden, undecided, type Verdict } from '../verdict.ts';
import { lastButOne, lastMoves } from './last-but-one.ts';
import { printedClause, SUICIDE } from './print.ts';
import { QualifiedOccurrences } from './qualified.ts';
import { readRuleText } from './read.ts';
import { retakeKey, retaken } from './retake.ts';

/** The states of the rules that a text takes over whole, in the order of its clauses. */
type WrittenState = readonly unknown[];

/** How the rules are made that a text may take over. */
type OtherRule = (rule: AlsoRule) => KoRule<unknown, unknown>;

/** A clause as it is asked. */
interface WrittenClause extends AskedClause {
  readonly other: KoRule<unknown, unknown> | null;
}

/** Why a clause applies to a move: what it says, and what shows it. */
interface ClauseHit {
  readonly reason: Message;
  readonly evidence: readonly Evidence[];
}

/**
 * The rule that a text states: its clauses are asked in their order, and the first that applies
 * decides. A text with a line that cannot be read judges nothing: each verdict is undecided and
 * names the line.
 */
export function writtenWith(id: WrittenRuleWord, otherRule: OtherRule): KoRule<WrittenState, null> {
  const { name, text, title } = must(writtenParts(id));
  const { rule, unread } = readRuleText(text, name);
  const source = message('written.title', { title });
  const asked = rule.clauses.map((clause): WrittenClause => {
    const { condition, lifts } = clause;
    const isLooking = condition.kind === 'recreate' || condition.kind === 'repeat';
    return {
      clause,
      occurrences: isLooking ? new QualifiedOccurrences(condition, lifts) : null,
      other: condition.kind === 'under' ? otherRule(condition.rule) : null,
    };
  });
  const others = asked.filter(({ other }) => other !== null);
  const cited = (clause: RuleClause): Clause => citedLine(source, clause.line, printedClause(clause));

  /** What the clauses say of move `n`, when the other rules have said what they say. */
  function decided(game: Game, n: number, said: readonly Verdict[]): Verdict {
    if (unread.length > 0)
      return undecided('written.unread', message('written.unread', { rule: name, lines: unread }));
    if (game.ply(n).kind !== 'play') return ALLOWED;
    let doubt: Verdict | null = null;
    let k = 0;
    for (const one of asked) {
      const verdict = one.other ? said[k++] : undefined;
      if (verdict?.verdict === 'undecided') {
        doubt ??= { ...verdict, clause: cited(one.clause) };
        continue;
      }
      const hit = verdict ? taken(verdict) : hitOf(one, game, n);
      if (!hit) continue;
      // What is forbidden in any case is forbidden, whatever the open clause says.
      if (doubt && one.clause.comesTo !== 'forbidden') return doubt;
      return judged(one.clause, hit, game, n);
    }
    return doubt ?? ALLOWED;
  }

  function judged(clause: RuleClause, { evidence, reason }: ClauseHit, game: Game, n: number): Verdict {
    const { agreed, condition, comesTo } = clause;
    if (comesTo === 'forbidden') return forbidden(CODES[condition.kind], cited(clause), reason, evidence);
    const player = colorName(game.ply(n).color);
    const said = message('written.ends', { reason, outcome: comesTo, player, agreed });
    return ends(comesTo, 'written.ends', cited(clause), said, evidence);
  }

  return {
    id,
    suicide: rule.suicide,
    ...(rule.suicideLine > 0 && {
      suicideClause: citedLine(source, rule.suicideLine, SUICIDE[rule.suicide]),
    }),
    ...(unread.length > 0 && { unread }),
    searches: others.some(({ other }) => other?.searches),
    ends: endsOf(rule.clauses),
    begin: (game, options) => others.map(({ other }) => other?.begin(game, options)),
    step(state, game, n, options) {
      if (others.length === 0) return { verdict: decided(game, n, []), facts: null, state };
      return stepping(others, state, game, n, options, decided);
    },
    pastKey: (state, game, recurrence) => {
      const keys = asked.map((one) => {
        const { other } = one;
        if (!other) return keyOf(one, game, recurrence);
        const own = state[others.indexOf(one)];
        return other.pastKey?.(own, game, recurrence) ?? wholePast(game, recurrence);
      });
      return keys.join(' | ');
    },
    isOpen: (game, n, verdict) =>
      unread.length > 0 || others.some(({ other }) => other?.isOpen?.(game, n, verdict) ?? false),
    quick: unread.length > 0 ? undefined : quickBy(rule.clauses),
    *whyNot(game, n, _options, { verdict }) {
      if (verdict.verdict !== 'allowed') return null;
      const looking = asked.flatMap(({ occurrences }) => occurrences ?? []);
      const hasRetake = asked.some(({ clause }) => clause.condition.kind === 'retake');
      const { kind, recreates } = game.ply(n);
      const other = (): WhyNot | null => {
        if (kind !== 'play' || looking.length === 0) return null;
        if (!recreates)
          return nearestPosition(game, n, 0, (k) => looking.some((one) => one.isAsked(game, n, k)));
        const of = momentOf(game, recreates.latest);
        return { reason: message('written.uncounted', { of }), evidence: earlier(recreates.latest) };
      };
      if (!hasRetake) return other();
      return looking.length > 0 ? whyNoRepetition(game, n, other) : whyNoRecapture(game, n);
    },
  };
}

/** The same of a rule that takes over others: they search. */
function* stepping(
  others: readonly WrittenClause[],
  state: WrittenState,
  game: Game,
  n: number,
  options: RuleOptions,
  decided: (game: Game, n: number, said: readonly Verdict[]) => Verdict,
): Task<Step<WrittenState, null>> {
  const said: Verdict[] = [];
  const after: unknown[] = [];
  for (const [i, { other }] of others.entries()) {
    const made = must(other).step(state[i], game, n, options);
    const step = isTask(made) ? yield* made : made;
    said.push(step.verdict);
    after.push(step.state);
  }
  return { verdict: decided(game, n, said), facts: null, state: after };
}

const CODES: Readonly<Record<RuleClause['condition']['kind'], string>> = {
  retake: 'written.retake',
  recreate: 'written.recreation',
  repeat: 'written.repetition',
  'last-but-one': 'written.repetition',
  under: 'written.also',
};

function citedLine(source: Message, line: number, text: string): Clause {
  return { source, clause: message('written.clause', { line, text }), line };
}

/** What another rule forbids; `null` for what it does not. */
function taken({ evidence, reason, verdict }: Verdict): ClauseHit | null {
  return verdict === 'forbidden' && reason ? { reason, evidence } : null;
}

function hitOf(asked: WrittenClause, game: Game, n: number): ClauseHit | null {
  const { clause } = asked;
  const of = appliesBy(asked, game, n);
  if (of < 0) return null;
  return { reason: reasonOf(asked, game, n, of), evidence: clauseEvidence({ clause, game, n, of }) };
}

/** The earlier move by which a clause applies to play `n`; -1 where it does not. */
function appliesBy(asked: WrittenClause, game: Game, n: number): number {
  const { condition, lifts } = asked.clause;
  if (condition.kind === 'retake') return retaken(game, n, condition.atOnce, lifts)?.number ?? -1;
  if (condition.kind === 'last-but-one') return lastButOne(game, n, lifts.includes('pass'));
  return applying(asked, game, n);
}

/** What of the past bears on a clause. */
function keyOf(asked: WrittenClause, game: Game, recurrence: Recurrence): string {
  const { condition, lifts } = asked.clause;
  if (condition.kind === 'retake' && !condition.atOnce) return retakeKey(game, lifts);
  if (condition.kind === 'last-but-one') return lastMoves(game, recurrence);
  return clauseKey(asked, game, recurrence);
}

function reasonOf({ clause, occurrences }: WrittenClause, game: Game, n: number, of: number): Message {
  const { condition } = clause;
  if (condition.kind === 'retake')
    return message('written.retake', { of: { move: of }, atOnce: of === n - 1 });
  const told = recreation(game, repetition(game, of, n));
  const isOften = 'times' in condition && condition.times > 2;
  const times = isOften ? 1 + (occurrences?.all(game, n).length ?? 0) : 0;
  if (condition.kind !== 'recreate') return message('written.repeats', { ...told, times });
  const { by, what } = condition;
  return message('written.recreates', { ...told, times, by, sameTurn: what === 'situation' });
}

/** All moves with their boards. */
function wholePast(game: Game, recurrence: Recurrence): string {
  return game.plies
    .map(({ color, kind, number, point }) => `${kind} ${color} ${point} ${recurrence.board(number)}`)
    .join();
}

/** How a play may end the game. */
function endsOf(clauses: readonly RuleClause[]): Exclude<Consequence, 'forbidden'>[] {
  return [...new Set(clauses.flatMap(({ comesTo }) => (comesTo === 'forbidden' ? [] : [comesTo])))];
}
