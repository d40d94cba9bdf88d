/**
 * What a rule that can be said as a text consists of, of Koban or of an author.
 * `docs/reference/rule-text.md` has the grammar, and what each word means.
 */

/** What becomes of a play to which a clause applies; `loss` and `win` are of the player of it. */
export type Consequence = 'forbidden' | 'draw' | 'no-result' | 'loss' | 'win';

/** Which earlier moves count: `pass`: from the last pass on; `passes`: from two in a row on. */
export type ClauseSince = 'start' | 'pass' | 'passes' | 'tenuki' | { readonly within: number };

/** What each player has captured between an earlier position and the play, the player compared. */
type Captures = 'equal' | 'unequal' | 'more' | 'fewer';

/** How long a cycle is, in plays or in moves, passes counted. */
export interface ClauseLength {
  readonly is: 'exactly' | 'more' | 'odd' | 'even';
  /** 0 for `odd` and `even`. */
  readonly n: number;
  readonly of: 'plays' | 'moves';
}

interface Qualifiers {
  /** At which occurrence the clause applies: 2 for what has been there once. */
  readonly times: number;
  readonly captures: Captures | null;
  readonly length: ClauseLength | null;
  readonly since: ClauseSince;
}

export type ClauseCondition =
  /** Takes back a lone stone that has taken a lone stone; `atOnce`: by the very next move. */
  | { readonly kind: 'retake'; readonly atOnce: boolean }
  /** The board before and after an earlier play was as before and after this one. */
  | ({ readonly kind: 'repeat' } & Qualifiers)
  /** As their last move but one: the same point, the same board before and after it. */
  | { readonly kind: 'last-but-one' }
  | ({
      readonly kind: 'recreate';
      /** `situation`: with the same player to move. */
      readonly what: 'position' | 'situation';
      /** What made it; `any`: not said. */
      readonly after: 'any' | 'move' | 'play';
      readonly by: 'same' | 'opponent' | null;
      /** Whether a position that nobody made counts; `null`: as the clause has it by itself. */
      readonly start: 'counts' | 'forgotten' | null;
    } & Qualifiers)
  /** Another rule forbids it. */
  | { readonly kind: 'under'; readonly rule: AlsoRule };

export type RecreateCondition = Extract<ClauseCondition, { kind: 'recreate' }>;

/** The rules that need a search and can be taken over whole. */
export const ALSO_RULES = ['spight', 'coupling'] as const;
export type AlsoRule = (typeof ALSO_RULES)[number];

/** What lifts a ban between the earlier position and the play. */
export type Lift = 'elsewhere' | 'pass' | 'threat';

export interface RuleClause {
  readonly condition: ClauseCondition;
  readonly comesTo: Consequence;
  /** The players have to agree, which no rule can see: `both`. */
  readonly agreed: boolean;
  readonly lifts: readonly Lift[];
  /** Of the text of the rule, from 1; 0 of a rule of Koban. */
  readonly line: number;
}

/** Which suicides are allowed; `several`: of chains of more than one stone. */
export type SuicideClause = 'allowed' | 'several' | 'forbidden';

/**
 * A rule: the first clause that applies to a play decides; a play to which none does is allowed.
 */
export interface WrittenRule {
  readonly clauses: readonly RuleClause[];
  readonly suicide: SuicideClause;
  /** The line that says so; 0 where none does. */
  readonly suicideLine: number;
}

/** Whether a position that nobody has made counts under a clause. */
export function startCounts({ by, start }: Pick<RecreateCondition, 'by' | 'start'>): boolean {
  return start === null ? by === null : start === 'counts';
}

/** The ban on taking a ko back at once, with which many rules begin. */
export const RETAKE_BAN: RuleClause = clauseOf({ kind: 'retake', atOnce: true });

/** A clause that nothing lifts. */
export function clauseOf(
  condition: ClauseCondition,
  comesTo: Consequence = 'forbidden',
  agreed = false,
): RuleClause {
  return { condition, comesTo, agreed, lifts: [], line: 0 };
}

/** To recreate an earlier position, or what else is said of it. */
export function recreating(said: Partial<Omit<RecreateCondition, 'kind'>> = {}): RecreateCondition {
  return {
    kind: 'recreate',
    what: 'position',
    after: 'any',
    by: null,
    start: null,
    times: 2,
    captures: null,
    length: null,
    since: 'start',
    ...said,
  };
}
