import type { Game } from '../../go/game.ts';
import { repetition } from '../../go/repetition.ts';
import type { KoRule, Recurrence } from '../rule.ts';
import { ALLOWED, type Evidence, type Verdict } from '../verdict.ts';
import type { RuleClause } from './clauses.ts';
import { Occurrences } from './occurrences.ts';
import { lastExchange } from './past.ts';
import { captorTakenBack } from './recapture.ts';
import { repetitionEvidence } from './recreation.ts';

/** A clause that asks for boards and moves alone, ready to be asked. */
export interface AskedClause {
  readonly clause: RuleClause;
  /** Of a clause that looks at earlier positions or plays. */
  readonly occurrences: Occurrences | null;
}

function asking(clause: RuleClause): AskedClause {
  const { condition } = clause;
  return { clause, occurrences: condition.kind === 'recreate' ? new Occurrences(condition) : null };
}

/**
 * The earlier move by which a clause applies to play `n`: what is taken back at once, or recreated;
 * -1 where it does not apply.
 */
export function applying({ clause, occurrences }: AskedClause, game: Game, n: number): number {
  if (occurrences) return occurrences.of(game, n);
  return clause.condition.kind === 'retake' ? (captorTakenBack(game, n)?.number ?? -1) : -1;
}

/** What a reader can check the clause against that applies to play `n` by move `of`. */
export function clauseEvidence({ clause, game, n, of }: Omit<ClauseFound, 'facts'>): Evidence[] {
  if (clause.condition.kind !== 'retake') return [repetitionEvidence(repetition(game, of, n))];
  return [
    { kind: 'move', role: 'captor', number: of },
    { kind: 'points', role: 'captor', points: [game.ply(of).point] },
  ];
}

/** What of the past bears on a clause. */
export function clauseKey({ occurrences }: AskedClause, game: Game, recurrence: Recurrence): string {
  return occurrences ? occurrences.pastKey(game, recurrence) : lastExchange(game);
}

/** What a rule of clauses has in common with all others. */
type Stated<Facts> = Required<
  Pick<KoRule<null, Facts>, 'clauses' | 'suicide' | 'searches' | 'begin' | 'step' | 'pastKey'>
>;

/** A clause that applies to play `n`, by the earlier move `of`, and what the rule knows of it. */
export interface ClauseFound<Facts = unknown> {
  readonly clause: RuleClause;
  readonly game: Game;
  readonly n: number;
  readonly of: number;
  readonly facts: Facts;
}

/**
 * A rule of Koban that its clauses state: they are asked in their order, and the first that applies
 * to a play decides. `judged`: what the rule says then. `factsOf`: what it says beside its verdict.
 */
export function statedBy<Facts>(
  clauses: readonly RuleClause[],
  judged: (found: ClauseFound<Facts>) => Verdict,
  factsOf: (game: Game, n: number) => Facts,
): Stated<Facts> {
  const asked = clauses.map(asking);
  return {
    clauses,
    suicide: 'forbidden',
    searches: false,
    begin: () => null,
    step(_state, game, n) {
      const facts = factsOf(game, n);
      if (game.ply(n).kind === 'play') {
        for (const one of asked) {
          const of = applying(one, game, n);
          if (of < 0) continue;
          const { clause } = one;
          return { verdict: judged({ clause, game, n, of, facts }), facts, state: null };
        }
      }
      return { verdict: ALLOWED, facts, state: null };
    },
    pastKey: (_state, game, recurrence) => asked.map((one) => clauseKey(one, game, recurrence)).join(' | '),
  };
}

/** Of a rule that says nothing beside its verdict. */
export const noFacts = (): null => null;
