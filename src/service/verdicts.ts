import { finish, type Task } from '../go/task.ts';
import type { Point } from '../go/types.ts';
import { ruleOf } from '../rules/index.ts';
import type { Judged, Referee } from '../rules/referee.ts';
import type { Marks, RuleId } from '../rules/rule.ts';
import { eyeIsKnown, readClaimedEye } from './eyes.ts';
import { renumbered, renumberedJudgement } from './renumber.ts';
import type { Analysis } from './types.ts';

/** The rule in force: the first that the entry names. */
export function inForce(analysis: Analysis): RuleId {
  return analysis.rules[0]!;
}

/**
 * What a rule says of move `n`. A rule that does not search is asked here and now; one that does only tells what it knows already,
 * for a search is driven by the shell, which may put it off or give it up.
 */
export function judgementOf(analysis: Analysis, rule: RuleId, n: number): Judged | 'pending' | 'no-rule' {
  const referee = analysis.referee(rule);
  if (!referee) return 'no-rule';
  const judged = referee.rule.searches ? referee.known(n) : referee.at(n);
  return judged ? renumberedJudgement(analysis, judged) : 'pending';
}

/**
 * Works out all moves up to `n` under a rule, in slices. Who asks for what somebody else could not wait for goes on where it rests; `hurried` is
 * asked of the one who drives.
 */
export function* settle(analysis: Analysis, rule: RuleId, n: number, hurried?: () => boolean): Task<void> {
  const referee = analysis.referee(rule);
  if (!referee || n <= 0) return;
  while (!referee.known(n)) {
    const found = RESTING.get(referee);
    const resting: Resting = found ?? { task: referee.task(n, () => resting.hurried?.() === true), hurried };
    if (!found) RESTING.set(referee, resting);
    resting.hurried = hurried;
    let rests = false;
    try {
      rests = !resting.task.next().done;
    } finally {
      if (!rests) RESTING.delete(referee);
    }
    if (rests) yield;
  }
}

/** The search of a referee that has begun and has not ended, and what its driver has to say. */
interface Resting {
  readonly task: Task<unknown>;
  hurried: (() => boolean) | undefined;
}

const RESTING = new WeakMap<Referee, Resting>();

/** Work that is still to be done. */
export interface Wanted {
  /** Tells it from other work on the same entry. */
  readonly key: string;
  /** Whether a single step of it may take long. */
  readonly slow?: boolean;
  /** `hurried`: whether searches are to be kept short from now on. */
  work(hurried?: () => boolean): Task<void>;
}

/** What the diagnostics of an entry rest on and what is not known yet: judgements by searching rules, eyes that claims speak of. */
export function missing(analysis: Analysis): Wanted[] {
  const upTo = new Map<RuleId, number>();
  const wanted: Wanted[] = [];
  const want = (rule: RuleId, n: number) => {
    if (n > 0 && n <= analysis.game.length && ruleOf(rule)?.searches) {
      upTo.set(rule, Math.max(n, upTo.get(rule) ?? 0));
    }
  };
  if (analysis.game.length > analysis.inherited) want(inForce(analysis), analysis.game.length);
  for (const { claim } of analysis.syntax.expects) {
    if (claim?.kind === 'verdict') want(claim.rule ?? inForce(analysis), analysis.index(claim.move));
    else if (claim?.kind === 'hot') want('spight', analysis.index(claim.after));
    else if (claim?.kind === 'eye' && !eyeIsKnown(analysis, claim)) {
      const key = `eye ${claim.point} ${claim.owner}`;
      wanted.push({ key, slow: true, work: () => readClaimedEye(analysis, claim) });
    }
  }
  for (const [rule, n] of upTo) {
    if (analysis.referee(rule)?.known(n)) continue;
    wanted.push({ key: `${rule} ${n}`, work: (hurried) => settle(analysis, rule, n, hurried) });
  }
  return wanted;
}

/** Does all of it at once. */
export function settleAll(analysis: Analysis): void {
  for (const one of missing(analysis)) finish(one.work());
}

/** The marks that a rule wants on the board after move `n`; none before the first move and while it is not known. */
export function marksOf(analysis: Analysis, rule: RuleId, n: number): Marks | 'pending' {
  if (n <= 0) return {};
  // An impossible play changes nothing: what was true before it still is.
  for (let i = n; i > 0; i--) {
    const judged = judgementOf(analysis, rule, i);
    if (judged === 'pending') return 'pending';
    if (judged === 'no-rule') return {};
    if (judged.facts !== null || analysis.game.plies[i - 1]!.kind !== 'void') {
      return judged.facts === null ? {} : (ruleOf(rule)?.marks?.(judged.facts) ?? {});
    }
  }
  return {};
}

/** The stones that are hot after move `n` under Spight's rule. */
export function hotAfter(analysis: Analysis, n: number): readonly Point[] | 'pending' {
  const marks = marksOf(analysis, 'spight', n);
  return marks === 'pending' ? marks : (marks.hot ?? []);
}

/** What rules say of the state of things after move `n`, in plain words: "hot: c4 f4". */
export function remarks(analysis: Analysis, rule: RuleId, n: number): string[] {
  if (n <= 0) return [];
  const judged = judgementOf(analysis, rule, n);
  if (typeof judged === 'string' || judged.facts === null) return [];
  const told = ruleOf(rule)?.describe?.(judged.facts, analysis.game.start.position.geometry) ?? [];
  return told.map((line) => renumbered(analysis, line));
}
