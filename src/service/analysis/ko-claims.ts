/** Claims about Jasiek's ko positions and disturbers. */
import { must } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import type { CouplingFacts } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { message } from '../../words/index.ts';
import { ObjectCache } from './cache.ts';
import { learned } from './knowledge.ts';
import { plyOf } from './moves.ts';
import { type Checked, fails } from './outcome.ts';
import type { Analysis } from './types.ts';
import { judgementOf } from './verdicts.ts';
import type { Work } from './work.ts';

/** By analysis: what the rule knows of the start; `undefined` until it is read. */
const starts = new ObjectCache((_: Analysis): { facts?: CouplingFacts | null } => ({}));

/**
 * Finds the ko positions of the start. The rule speaks of them with the first move, so there is
 * one: a pass, which changes none.
 */
function* readStart(analysis: Analysis): Task<void> {
  const referee = must(analysis.referee('coupling'));
  const color = analysis.game.toPlayAfter(0);
  const { judged } = yield* referee.hypothetical(0, { kind: 'pass', color });
  starts.get(analysis).facts = judged.facts as CouplingFacts | null;
  learned(analysis);
}

/** Whether the ko positions of the start are known. */
function startIsRead(analysis: Analysis): boolean {
  return starts.get(analysis).facts !== undefined;
}

/** What the rule knows after move `n`; `null` where a search ended early. */
export function factsAfter(analysis: Analysis, n: number): CouplingFacts | null | 'pending' {
  // An impossible play changes nothing: what was true before it still is.
  let i = n;
  while (i > 0 && plyOf(analysis, i).kind === 'void') i--;
  if (i === 0) return starts.get(analysis).facts ?? (startIsRead(analysis) ? null : 'pending');
  const judged = judgementOf(analysis, 'coupling', i);
  return typeof judged === 'string' ? 'pending' : (judged.facts as CouplingFacts | null);
}

/** What a claim about ko positions comes to where a search ended early. */
export const UNKNOWN_POSITIONS: Checked = { ...fails(message('facts.no-positions'), null), open: true };

/** What both kinds of claims about ko positions need. */
export const koFacts = {
  rule: (): RuleId => 'coupling',

  work(analysis: Analysis, { after }: { readonly after: number }): Work | null {
    if (analysis.index(after) !== 0 || startIsRead(analysis)) return null;
    return { subject: analysis, key: 'ko-positions', work: () => readStart(analysis) };
  },
} as const;
