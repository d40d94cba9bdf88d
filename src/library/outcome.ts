/** Who wins what, loaded when it is first asked for. */
import { finish } from '../go/task.ts';
import { BLACK, type Color, WHITE } from '../go/types.ts';
import { DEFAULT_STATES, MOST_THREATS, NO_SUPPLY } from '../outcome/index.ts';
import { RULES } from '../rules/index.ts';
import { loadOutcomes, outcomeFacts, outcomesOf, type PlacedAnalysis } from '../service/index.ts';
import { say, speakInFull } from '../words/index.ts';
import { checkOptions, type Kind } from './check-options.ts';
import { type Spoken, saying } from './origins.ts';
import type { OutcomeOptions, Outcomes, RuleId } from './types.ts';

export { loadOutcomes };

const KINDS = {
  targets: 'points',
  outside: 'points',
  rules: 'rules',
  first: ['black', 'white'],
  threats: 'anything',
  spare: 'anything',
  passes: [2, 3],
  robust: 'boolean',
  goal: ['capture-any', 'capture-all', 'keep-one', 'keep-all', 'connect'],
  states: [1, 1e9],
} as const satisfies Record<string, Kind>;

/** @throws as `checkOptions` */
export function checkQuestion({ at: _, ...options }: OutcomeOptions = { targets: [] }): void {
  checkOptions(options, KINDS);
  const { targets, threats = NO_SUPPLY, spare = NO_SUPPLY } = options;
  if (!targets || targets.length === 0)
    throw new TypeError('targets is needed: a point of each chain that is at stake');
  for (const [name, supply] of Object.entries({ threats, spare })) {
    checkOptions(supply, { black: [0, Number.POSITIVE_INFINITY], white: [0, Number.POSITIVE_INFINITY] });
    for (const count of [supply.black, supply.white])
      if (count !== Number.POSITIVE_INFINITY && !(Number.isInteger(count) && count <= MOST_THREATS))
        throw new RangeError(`${name} are whole numbers up to ${MOST_THREATS}, or Infinity, not ${count}`);
  }
}

export const rulesAsked = ({ rules }: OutcomeOptions): readonly RuleId[] =>
  rules && rules.length > 0 ? rules : RULES.map(({ id }) => id);

export function outcomesOfEntry(
  placed: PlacedAnalysis,
  n: number,
  options: OutcomeOptions,
  spoken: Spoken,
): Outcomes {
  speakInFull();
  const { targets, outside = null, first, threats = NO_SUPPLY, states = DEFAULT_STATES } = options;
  const { spare = NO_SUPPLY, passes = 2, goal = 'capture-any', robust = false } = options;
  const firsts: readonly Color[] = first ? [first === 'black' ? BLACK : WHITE] : [BLACK, WHITE];
  const supplies = { threats: [threats], spare: [spare], passes, aim: goal, robust };
  const request = { targets, outside, rules: rulesAsked(options), firsts, ...supplies, states };
  const found = finish(outcomesOf(placed, n, request));
  if ('code' in found) throw new RangeError(saying(spoken, () => say(found)));
  return outcomeFacts(found);
}
