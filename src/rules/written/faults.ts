/**
 * What the clauses of a rule come to together: which of them never applies, and whether a game must
 * end.
 */
import { type ClauseCondition, type RuleClause, startCounts, type WrittenRule } from '../shared/clauses.ts';

type Recreate = Extract<ClauseCondition, { kind: 'recreate' }>;
type Qualified = Extract<ClauseCondition, { kind: 'recreate' | 'repeat' }>;

type ClauseFault =
  /** An earlier clause decides all that this one speaks of. */
  | {
      readonly fault: 'never';
      readonly line: number;
      readonly of: number;
      readonly by: 'same' | 'recreation';
    }
  /** The same where both speak of the same plays and say different things. */
  | { readonly fault: 'contradicts'; readonly line: number; readonly of: number }
  /** What the line lifts cannot be lifted so. */
  | { readonly fault: 'lift-idle'; readonly line: number };

export function clauseFaults({ clauses }: WrittenRule): ClauseFault[] {
  const faults: ClauseFault[] = [];
  for (const [i, clause] of clauses.entries()) {
    for (const earlier of clauses.slice(0, i)) {
      const by = covers(earlier, clause);
      if (!by) continue;
      const isOther = earlier.comesTo !== clause.comesTo && covers(clause, earlier) !== null;
      faults.push(
        isOther
          ? { fault: 'contradicts', line: clause.line, of: earlier.line }
          : { fault: 'never', line: clause.line, of: earlier.line, by },
      );
      break;
    }
    const { kind } = clause.condition;
    const isIdle = kind !== 'retake' && clause.lifts.some((lift) => lift !== 'pass');
    const atOnce = clause.condition.kind === 'retake' && clause.condition.atOnce && clause.lifts.length > 0;
    if (isIdle || atOnce) faults.push({ fault: 'lift-idle', line: clause.line });
  }
  return faults;
}

/** Whether a clause applies to each play to which another one applies, and how one sees that. */
function covers(earlier: RuleClause, later: RuleClause): 'same' | 'recreation' | null {
  if (!earlier.lifts.every((lift) => later.lifts.includes(lift))) {
    // What a pass lifts does not come up where nothing stands in between.
    const isAtOnce = later.condition.kind === 'retake' && later.condition.atOnce;
    if (!isAtOnce) return null;
  }
  const [a, b] = [earlier.condition, later.condition];
  if (a.kind === 'under' || b.kind === 'under')
    return a.kind === 'under' && b.kind === 'under' && a.rule === b.rule ? 'same' : null;
  if (a.kind === 'retake') return b.kind === 'retake' && (!a.atOnce || b.atOnce) ? 'same' : null;
  if (b.kind === 'retake') return b.atOnce && isTakenBack(a) ? 'recreation' : null;
  if (a.kind === 'last-but-one') return b.kind === 'last-but-one' ? 'same' : null;
  if (b.kind === 'last-but-one') return isPlain(a) && isAnyPosition(a) ? 'same' : null;
  if (!coversQualifiers(a, b)) return null;
  if (a.kind === 'repeat') return b.kind === 'repeat' ? 'same' : null;
  if (b.kind === 'repeat') return isAnyPosition(a) ? 'same' : null;
  return coversTarget(a, b) ? 'same' : null;
}

/** A play that takes a ko back at once recreates the position before the capture. */
function isTakenBack(a: Exclude<ClauseCondition, { kind: 'retake' | 'under' }>): boolean {
  if (a.kind !== 'recreate' || !isAnyPosition(a)) return false;
  const { captures, length, since, times } = a;
  const hasCaptures = captures === null || captures === 'equal';
  const hasLength =
    length === null ||
    length.is === 'even' ||
    (length.is === 'exactly' && length.n === 2) ||
    (length.is === 'more' && length.n < 2);
  const isWide = since === 'start' || (typeof since === 'object' && since.within >= 2);
  return times === 2 && hasCaptures && hasLength && isWide;
}

const isPlain = ({ captures, length, since, times }: Qualified) =>
  times === 2 && !captures && !length && since === 'start';

const isAnyPosition = (a: Qualified) =>
  a.kind === 'repeat' ||
  (a.what === 'position' && a.by === null && a.after !== 'play' && a.start !== 'forgotten');

function coversQualifiers(a: Qualified, b: Qualified): boolean {
  const hasTimes = a.times === b.times || (a.times === 2 && b.times > 2);
  const hasCaptures =
    a.captures === null ||
    a.captures === b.captures ||
    (a.captures === 'unequal' && (b.captures === 'more' || b.captures === 'fewer'));
  return hasTimes && hasCaptures && coversLength(a, b) && coversSince(a, b);
}

function coversLength({ length: a }: Qualified, { length: b }: Qualified): boolean {
  if (a === null) return true;
  if (b === null || a.of !== b.of) return false;
  if (a.is === b.is) return a.is === 'more' ? a.n <= b.n : a.n === b.n;
  if (b.is !== 'exactly') return false;
  if (a.is === 'more') return b.n > a.n;
  return (a.is === 'odd') === (b.n % 2 === 1);
}

function coversSince(a: Qualified, b: Qualified): boolean {
  const [from, other] = [a.since, b.since];
  if (typeof from === 'object') return typeof other === 'object' && other.within <= from.within;
  if (from === other) return true;
  // Where the history begins counts for some clauses as nobody's, so only a plain one is wider.
  return from === 'start' && (a.kind === 'repeat' || (a.by === null && startCounts(a)));
}

function coversTarget(a: Recreate, b: Recreate): boolean {
  if (a.what === 'situation' && b.what === 'position') return false;
  if (a.start === 'forgotten' || b.start === 'forgotten') return same(a, b);
  if (startCounts(b) && !startCounts(a)) return false;
  if (a.times > 2 && a.after !== b.after) return false;
  if (a.by !== null && a.by !== b.by) return false;
  if (a.what === 'situation' && a.after === 'any' && b.after !== 'any') return false;
  return a.after !== 'play' || b.after === 'play';
}

const same = (a: Recreate, b: Recreate) =>
  a.what === b.what && a.after === b.after && a.by === b.by && a.start === b.start;

/**
 * Whether some clause must apply sooner or later in a game that goes on, if both players agree
 * where one asks them to, or even if they do not. `false`: that does not follow from the clauses.
 *
 * A game without two passes in a row has infinitely many plays, and a board has finitely many
 * positions, so one player makes infinitely many plays behind which board and turn are the same,
 * and before which the board is. Among them are infinitely many of which any two are an even number
 * of moves and of plays apart, and more than any given number. Of those, by Ramsey's theorem,
 * infinitely many have in common how the captures of any two compare: a clause that takes that kind
 * applies to one of them.
 */
export function mustEnd({ clauses }: WrittenRule, ifAgreed: boolean): boolean {
  const stopping = clauses.flatMap(({ agreed, condition, lifts }) => {
    if ((agreed && !ifAgreed) || (condition.kind !== 'recreate' && condition.kind !== 'repeat')) return [];
    const { length, since } = condition;
    const isWide = since === 'start' || since === 'passes';
    const isOurs = condition.kind === 'repeat' || condition.by !== 'opponent';
    const isSure = length === null || length.is === 'more' || length.is === 'even';
    return isWide && isOurs && isSure && !lifts.includes('pass') ? [condition.captures] : [];
  });
  return CAPTURES.every((kind) =>
    stopping.some((asked) => asked === null || asked === kind || (asked === 'unequal' && kind !== 'equal')),
  );
}

const CAPTURES = ['equal', 'more', 'fewer'] as const;
