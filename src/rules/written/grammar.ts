/**
 * The lines of a written rule. All words that a clause may have stand here: reading, completion,
 * the nearest clause, hovers and the grammars of editors follow from it.
 */

import {
  ALSO_RULES,
  type ClauseCondition,
  type Lift,
  type RuleClause,
  type SuicideClause,
} from '../shared/clauses.ts';
import { Automaton, either, maybe, number, says, type WordPart, type WordsSaid } from './automaton.ts';

/** How often a position occurs. */
export const ORDINALS = [
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

/** No length of a cycle and no window is longer. */
const MOST_MOVES = 99;

const SINCE: WordPart = maybe(
  either(
    says('since', 'start', ', since the start'),
    says('since', 'pass', ', since the last pass'),
    says('since', 'passes', ', since two passes in a row'),
    says('since', 'tenuki', ', since the last tenuki'),
    [', within the last', number('within', 1, MOST_MOVES), 'moves'],
  ),
);

const UNIT: WordPart = either(says('unit', 'plays', 'plays'), says('unit', 'moves', 'moves'));

const TIMES: WordPart = maybe(
  'the',
  either(...ORDINALS.map((word, i) => says('times', String(i + 2), word))),
  'time',
);

const CAPTURES: WordPart = maybe(
  'with',
  either(
    says('captures', 'equal', 'equal captures'),
    says('captures', 'unequal', 'unequal captures'),
    says('captures', 'more', 'more captures by the player'),
    says('captures', 'fewer', 'fewer captures by the player'),
  ),
);

const LENGTH: WordPart = maybe(
  'in a cycle of',
  either(
    says('length', 'exactly', number('n', 1, MOST_MOVES)),
    says('length', 'more', ['more than', number('n', 1, MOST_MOVES)]),
    says('length', 'odd', 'an odd number of'),
    says('length', 'even', 'an even number of'),
  ),
  UNIT,
);

const START: WordPart = maybe(
  either(
    says('start', 'counts', ', the start counts'),
    says('start', 'forgotten', ', the start does not count'),
  ),
);

const WHAT: WordPart = either(says('what', 'position', 'position'), says('what', 'situation', 'situation'));

const WHOSE: WordPart = maybe(
  either(says('by', 'same', 'of the same player'), says('by', 'opponent', 'of the opponent')),
);

const TARGET: WordPart = either(says('after', 'any', ['an earlier', WHAT]), [
  'the',
  WHAT,
  'after an earlier',
  either(says('after', 'move', 'move'), says('after', 'play', 'play')),
  WHOSE,
]);

/** What a play does, in the form that follows `may not`, or `that`. */
function condition(s: '' | 's'): WordPart {
  return either(
    says('kind', 'retake', [`retake${s} a ko`, maybe(says('when', 'at-once', 'at once'))]),
    says('kind', 'recreate', [`recreate${s}`, TARGET, TIMES, CAPTURES, LENGTH, SINCE, START]),
    says('kind', 'repeat', [`repeat${s} an earlier play`, TIMES, CAPTURES, LENGTH, SINCE]),
    says('kind', 'last-but-one', `repeat${s} the player's last move but one`),
  );
}

/** What follows what a clause asks for, in this order. */
export const QUALIFIERS = [TIMES, CAPTURES, LENGTH, SINCE, START].map((part) => new Automaton(part));

export const CLAUSES = new Automaton(
  either(
    says('line', 'ban', ['a play may not', condition('')]),
    says('line', 'end', [
      'a play that',
      condition('s'),
      'ends the game:',
      either(
        says('then', 'draw', 'draw'),
        says('then', 'no-result', 'no result'),
        says('then', 'loss', 'loss'),
        says('then', 'win', 'win'),
      ),
      maybe(says('agreed', 'both', ', if both players agree')),
    ]),
    says('line', 'suicide', [
      'suicide',
      either(
        says('suicide', 'forbidden', 'is forbidden'),
        says('suicide', 'several', 'of several stones is allowed'),
        says('suicide', 'allowed', 'is allowed'),
      ),
    ]),
    says('line', 'lift', [
      either(
        says('lift', 'elsewhere', 'a move elsewhere lifts'),
        says('lift', 'pass', 'a pass lifts'),
        says('lift', 'threat', 'a threat and its answer lift'),
      ),
      'the ban',
    ]),
    says('line', 'also', [
      'everything that',
      either(...ALSO_RULES.map((rule) => says('rule', rule, rule))),
      'forbids is forbidden',
    ]),
  ),
);

/** What one line of the grammar says. */
export type LineMeaning =
  | { readonly is: 'clause'; readonly clause: Omit<RuleClause, 'line' | 'lifts'> }
  | { readonly is: 'lift'; readonly lift: Lift }
  | { readonly is: 'suicide'; readonly suicide: SuicideClause };

/** What a line that the automaton has read means. */
export function meaningOf(said: WordsSaid): LineMeaning {
  switch (said.line) {
    case 'suicide':
      return { is: 'suicide', suicide: said.suicide as SuicideClause };
    case 'lift':
      return { is: 'lift', lift: said.lift as Lift };
    default:
      return {
        is: 'clause',
        clause: {
          condition: conditionOf(said),
          comesTo: said.line === 'end' ? (said.then as RuleClause['comesTo']) : 'forbidden',
          agreed: said.agreed === 'both',
        },
      };
  }
}

function conditionOf(said: WordsSaid): ClauseCondition {
  if (said.line === 'also') return { kind: 'under', rule: said.rule as (typeof ALSO_RULES)[number] };
  const { kind } = said;
  if (kind === 'retake') return { kind, atOnce: said.when === 'at-once' };
  if (kind === 'last-but-one') return { kind };
  const qualifiers = {
    times: Number(said.times ?? 2),
    captures: (said.captures ?? null) as Extract<ClauseCondition, { kind: 'repeat' }>['captures'],
    length:
      said.length === undefined
        ? null
        : {
            is: said.length as 'exactly' | 'more' | 'odd' | 'even',
            n: Number(said.n ?? 0),
            of: said.unit as 'plays' | 'moves',
          },
    since:
      said.within === undefined
        ? ((said.since ?? 'start') as Exclude<Extract<ClauseCondition, { kind: 'repeat' }>['since'], object>)
        : { within: Number(said.within) },
  };
  if (kind === 'repeat') return { kind, ...qualifiers };
  return {
    kind: 'recreate',
    what: said.what as 'position' | 'situation',
    after: said.after as 'any' | 'move' | 'play',
    by: (said.by ?? null) as 'same' | 'opponent' | null,
    start: (said.start ?? null) as 'counts' | 'forgotten' | null,
    ...qualifiers,
  };
}
