import type { RuleId } from '../rule.ts';
import { choiceOf, plainOf } from '../variants.ts';

/**
 * A rule of Koban, or a variant of one, as a text; `null` for those that the grammar cannot say.
 * Its verdicts are those of the rule; codes and sentences are those of a written rule.
 */
export function textOfRule(id: RuleId): string | null {
  const plain = plainOf(id);
  const clauses = CLAUSES[plain]?.(choiceOf(id));
  return clauses ? [`name: as-${plain}`, ...clauses].join('\n') : null;
}

type KnownChoice = Readonly<Record<string, string | null>>;

const RESULT: Readonly<Record<string, string>> = {
  draw: 'draw',
  'no-result': 'no result',
  loss: 'loss',
};

/** A ban, or what a repetition comes to instead. */
function said(target: string, comesTo: string | null | undefined, agreed = false): string {
  const result = RESULT[comesTo ?? ''];
  if (!result) return `a play may not recreate ${target}`;
  return `a play that recreates ${target} ends the game: ${result}${agreed ? ', if both players agree' : ''}`;
}

const suicide = ({ suicide: chosen }: KnownChoice): string[] =>
  chosen === 'allowed'
    ? ['suicide is allowed']
    : chosen === 'several'
      ? ['suicide of several stones is allowed']
      : [];

const SINCE = (lifts: boolean) => (lifts ? ', since the last pass' : '');
const RETAKE = 'a play may not retake a ko at once';

const CLAUSES: Readonly<Record<string, (choice: KnownChoice) => string[]>> = {
  none: (choice) => suicide(choice),
  basic: (choice) => [RETAKE, ...suicide(choice)],
  psk: (choice) => {
    const start = choice.setup === 'forgotten' ? ', the start does not count' : '';
    return [
      said(`an earlier position${SINCE(choice.passes === 'lift')}${start}`, choice.repetition),
      ...suicide(choice),
    ];
  },
  ssk: (choice) => {
    const start = choice.setup === 'forgotten' ? ', the start does not count' : '';
    const made = choice.passes === 'count' ? 'play' : 'move';
    return [
      said(
        `the situation after an earlier ${made}${SINCE(choice.passes === 'lift')}${start}`,
        choice.repetition,
      ),
      ...suicide(choice),
    ];
  },
  nssk: (choice) => {
    const made = choice.passes === 'situations' ? 'move' : 'play';
    return [
      said(
        `the position after an earlier ${made} of the same player${SINCE(choice.passes === 'lift')}`,
        choice.repetition,
      ),
      ...suicide(choice),
    ];
  },
  korean: (choice) => [RETAKE, said('an earlier position', choice.repetition), ...suicide(choice)],
  japanese: (choice) => {
    const what = choice.turn === 'same' ? 'situation' : 'position';
    const often = { '3': ' the third time', '4': ' the fourth time' }[choice.times ?? ''] ?? '';
    const agreed = choice.repetition === 'no-result';
    return [
      RETAKE,
      said(`an earlier ${what}${often}${SINCE(choice.passes === 'lift')}`, choice.repetition, agreed),
      ...suicide(choice),
    ];
  },
};
