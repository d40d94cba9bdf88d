/** From what is asked for (`forms.ts`) to what is searched. */
import { parseSum } from '../eyes/index.ts';
import { PATTERNS } from '../rules/index.ts';
import type { RuleId } from '../rules/rule.ts';
import { isRuleId } from '../rules/variants.ts';
import { type Message, message } from '../words/index.ts';
import { areaOf, type Bounds, type Condition, isStill } from './conditions.ts';
import { BOARD, type FindKind, FORMS, MOVES, PLAYERS, wholeNumber } from './forms.ts';
import { MOST_POINTS, type SmallSize } from './small-board.ts';

export interface RefusedRequest {
  readonly refused: Message;
}

/**
 * A condition by its kind and value, on a board of so many points. `names`: those of rules that
 * authors have written.
 */
export function conditionOf(
  kind: Exclude<FindKind, 'matching'>,
  given: string,
  points: number,
  names?: ReadonlyMap<string, RuleId>,
): Exclude<Condition, { readonly kind: 'matching' }> | RefusedRequest {
  const option = `--${kind}`;
  switch (kind) {
    case 'differ':
    case 'outcome': {
      const [a, b, ...more] = given.split(',').map((one) => {
        const word = one.trim();
        return names?.get(word) ?? (isRuleId(word) ? word : null);
      });
      if (!a || !b || a === b || more.length > 0) return { refused: message('cli.no-pair', { given }) };
      return kind === 'differ' ? { kind, pairs: [[a, b]] } : { kind, rules: [a, b] };
    }
    case 'pattern': {
      const pattern = PATTERNS.find((one) => one === given);
      if (!pattern) return { refused: message('cli.not-among', { option, choices: PATTERNS, given }) };
      return { kind: 'cycle', pattern };
    }
    case 'eye': {
      const value = parseSum(given);
      if (!value || value.unknown > 0) return { refused: message('find.no-eye-value', { given }) };
      return { kind, value };
    }
    case 'disturber': {
      const player = PLAYERS.find((one) => one === given);
      if (!player) return { refused: message('cli.not-among', { option, choices: PLAYERS, given }) };
      return { kind, player };
    }
    default: {
      const { takes, least, most: limit } = FORMS[kind];
      const most = takes === 'points' ? points : limit;
      const number = wholeNumber(given, least, most);
      if (number === null) return { refused: message('cli.no-number', { option, least, most, given }) };
      if (kind === 'cycle') return { kind, length: number };
      return kind === 'hot' ? { kind, stones: number } : { kind, points: number };
    }
  }
}

/** A board, and whether smaller ones come first. `option`: the one that says it, if one does. */
export function boardOf(
  given: string,
  option: string | null,
): { readonly board: SmallSize; readonly upTo: boolean } | RefusedRequest {
  const [, bound = '', columns, rows] = BOARD.exec(given.trim()) ?? [];
  const board = { columns: Number(columns ?? 0), rows: Number(rows ?? 0) };
  const points = areaOf(board);
  // On the command line another option says the latter.
  if (points < 1 || points > MOST_POINTS || (option !== null && bound !== ''))
    return { refused: message('find.no-size', { option, most: MOST_POINTS, given }) };
  return { board, upTo: bound !== '' };
}

/** Where a condition is looked for; no move is made for one about a position. */
export function boundsOf(
  condition: Condition,
  { board, upTo }: { readonly board: SmallSize; readonly upTo: boolean },
  { stones = areaOf(board), moves = MOVES.usual, passes = true },
): Bounds {
  return {
    board,
    ...(upTo && { upTo }),
    stones: { least: 0, most: stones },
    moves: isStill(condition) ? { least: 0, most: 0 } : { least: 1, most: moves },
    passes,
  };
}
