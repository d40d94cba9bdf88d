import type { Game } from '../../go/game.ts';
import { must } from '../../go/must.ts';
import { repetition } from '../../go/repetition.ts';
import { isTask, type Task } from '../../go/task.ts';
import { colorName } from '../../go/types.ts';
import { type Message, message, type WrittenRuleWord, writtenParts } from '../../words/index.ts';
import {
  DRAW,
  FORBIDDEN,
  LOSS,
  NO_RESULT,
  ALLOWED as QUICKLY_ALLOWED,
  type Quick,
  type QuickLine,
  type Ruling,
  WIN,
} from '../quick.ts';
import type { KoRule, Recurrence, RuleOptions, Step, WhyNot } from '../rule.ts';
import { whyNoRecapture } from '../shared/basic-ko.ts';
import { earlier, nearestPosition, whyNoRepetition } from '../shared/nearest.ts';
import { lastExchange } from '../shared/past.ts';
import { momentOf, recreation, repetitionEvidence } from '../shared/recreation.ts';
import { ALLOWED, type Clause, type Evidence, ends, forbidden, undecided, type Verdict } from '../verdict.ts';
import { type AlsoRule, type Consequence, type RuleClause, startCounts } from './clauses.ts';
import { Occurrences } from './occurrences.ts';
import { printedClause, SUICIDE } from './print.ts';
import { readRuleText } from './read.ts';
import { retakeKey, retaken } from './retake.ts';

/** The states of the rules that a text takes over whole, in the order of its clauses. */
type WrittenState = readonly unknown[];

/** How the rules are made that a text may take over. */
type OtherRule = (rule: AlsoRule) => KoRule<unknown, unknown>;

/** A clause as it is asked. */
interface AskedClause {
  readonly clause: RuleClause;
  readonly occurrences: Occurrences | null;
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
  const asked = rule.clauses.map((clause): AskedClause => {
    const { condition, lifts } = clause;
    const isLooking = condition.kind === 'recreate' || condition.kind === 'repeat';
    return {
      clause,
      occurrences: isLooking ? new Occurrences(condition, lifts) : null,
      other: condition.kind === 'under' ? otherRule(condition.rule) : null,
    };
  });
  const others = asked.filter(({ other }) => other !== null);
  const cited = (clause: RuleClause): Clause => citedLine(source, clause.line, printedClause(clause));

  /** What the clauses say of move `n`, when the other rules have said what they say. */
  function decided(game: Game, n: number, said: readonly Verdict[]): Verdict {
    if (unread.length > 0) return undecided('written.unread', message('written.unread', { lines: unread }));
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
    searches: others.some(({ other }) => other?.searches),
    ends: endsOf(rule.clauses),
    begin: (game, options) => others.map(({ other }) => other?.begin(game, options)),
    step(state, game, n, options) {
      if (others.length === 0) return { verdict: decided(game, n, []), facts: null, state };
      return stepping(others, state, game, n, options, decided);
    },
    pastKey: (state, game, recurrence) => {
      const keys = asked.map((one) => {
        const { clause, occurrences, other } = one;
        const { condition, lifts } = clause;
        if (occurrences) return occurrences.pastKey(game, recurrence);
        if (condition.kind === 'retake')
          return condition.atOnce ? lastExchange(game) : retakeKey(game, lifts);
        if (other) {
          const own = state[others.indexOf(one)];
          return other.pastKey?.(own, game, recurrence) ?? wholePast(game, recurrence);
        }
        return lastMoves(game, recurrence);
      });
      return keys.join(' | ');
    },
    isOpen: (game, n, verdict) =>
      unread.length > 0 || others.some(({ other }) => other?.isOpen?.(game, n, verdict) ?? false),
    ...quickly(asked, unread.length > 0),
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
  others: readonly AskedClause[],
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

function hitOf({ clause, occurrences }: AskedClause, game: Game, n: number): ClauseHit | null {
  const { condition, lifts } = clause;
  switch (condition.kind) {
    case 'retake': {
      const captor = retaken(game, n, condition.atOnce, lifts);
      if (!captor) return null;
      const { number, point } = captor;
      return {
        reason: message('written.retake', { of: { move: number }, atOnce: number === n - 1 }),
        evidence: [
          { kind: 'move', role: 'captor', number },
          { kind: 'points', role: 'captor', points: [point] },
        ],
      };
    }
    case 'recreate':
    case 'repeat': {
      const of = occurrences?.of(game, n) ?? -1;
      if (of < 0) return null;
      const found = repetition(game, of, n);
      const told = recreation(game, found);
      const times = condition.times > 2 ? (occurrences?.seen(game, n) ?? 0) : 0;
      const reason =
        condition.kind === 'repeat'
          ? message('written.repeats', { ...told, times })
          : message('written.recreates', {
              ...told,
              times,
              by: condition.by,
              sameTurn: condition.what === 'situation',
            });
      return { reason, evidence: [repetitionEvidence(found)] };
    }
    case 'last-but-one': {
      const of = lastButOne(game, n, lifts.includes('pass'));
      if (of < 0) return null;
      const found = repetition(game, of, n);
      return {
        reason: message('written.repeats', { ...recreation(game, found), times: 0 }),
        evidence: [repetitionEvidence(found)],
      };
    }
    default:
      return null;
  }
}

/** The player's last move but one, if move `n` is the same play again; -1 else. */
function lastButOne(game: Game, n: number, passLifts: boolean): number {
  const ply = game.ply(n);
  if (!ply.recreates) return -1;
  let back = 0;
  for (let k = n - 1; k > 0; k--) {
    const last = game.ply(k);
    if (passLifts && last.kind === 'pass') return -1;
    if (last.kind === 'void' || last.kind === 'setup' || last.color !== ply.color || ++back < 2) continue;
    const isSame =
      last.kind === 'play' &&
      last.point === ply.point &&
      last.origin === ply.origin &&
      originAt(game, k - 1) === originAt(game, n - 1);
    return isSame ? k : -1;
  }
  return -1;
}

const originAt = (game: Game, n: number): number => (n === 0 ? 0 : game.ply(n).origin);

/** The last moves of each player, by which a play is their last move but one again. */
function lastMoves(game: Game, recurrence: Recurrence): string {
  const told: string[] = [];
  const seen = [0, 0, 0];
  for (let k = game.length; k > 0 && Math.min(seen[1] ?? 0, seen[2] ?? 0) < 2; k--) {
    const { color, kind, point } = game.ply(k);
    told.push(`${kind} ${color} ${point} ${recurrence.board(k - 1)} ${recurrence.board(k)}`);
    if (kind !== 'void' && kind !== 'setup') seen[color] = (seen[color] ?? 0) + 1;
  }
  return told.join();
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

const RULINGS: Readonly<Record<Consequence, Ruling>> = {
  forbidden: FORBIDDEN,
  draw: DRAW,
  'no-result': NO_RESULT,
  loss: LOSS,
  win: WIN,
};

/**
 * What the rule says on small boards, of a rule whose clauses ask for nothing but boards and whose
 * move it is.
 */
function quickly(asked: readonly AskedClause[], isUnread: boolean): { quick?: Quick } {
  const tests = asked.map(({ clause }) => quickTest(clause));
  if (isUnread || tests.includes(null)) return {};
  const known = tests as ((line: QuickLine) => boolean)[];
  return {
    quick(line) {
      const i = known.findIndex((applies) => applies(line));
      return i < 0 ? QUICKLY_ALLOWED : RULINGS[must(asked[i]).clause.comesTo];
    },
  };
}

function quickTest({ condition, lifts }: RuleClause): ((line: QuickLine) => boolean) | null {
  if (lifts.length > 0) return null;
  if (condition.kind === 'retake') return condition.atOnce ? (line) => line.recaptures : null;
  if (condition.kind !== 'recreate' || condition.captures || condition.times > 2) return null;
  const { after, by, length, since, start, what } = condition;
  if (since !== 'start' || start === 'forgotten' || length) return null;
  const counted = startCounts(condition);
  if (what === 'position' && by === null && after !== 'play') return (line) => line.repeats() >= 0;
  return (line) => {
    const step = what === 'situation' || by === 'same' ? 2 : 1;
    const isOther = by === 'opponent';
    // With the same player to move, a position that the opponent made is none.
    if (what === 'situation' && isOther) return counted && line.length % 2 === 0 && line.same(line.length, 0);
    for (let k = line.length - (isOther ? 1 : step); k >= 0; k -= isOther ? 2 : step) {
      if (k > 0 && after === 'play' && line.isPass(k)) continue;
      if (k === 0 && !counted) continue;
      if (line.same(line.length, k)) return true;
    }
    // What nobody made counts whoever made what is compared.
    return by !== null && counted && what === 'position' && line.same(line.length, 0);
  };
}
