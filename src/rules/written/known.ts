import type { KoRule } from '../rule.ts';
import { plainOf } from '../variants.ts';
import { printed } from './print.ts';

/**
 * A rule of Koban, or a variant of one, as a text; `null` for those that the grammar cannot say.
 * Its verdicts are those of the rule; codes and sentences are those of a written rule.
 */
export function textOfRule({ clauses, id, own }: KoRule): string | null {
  if (!clauses) return null;
  const suicide = own?.suicide && own.suicide !== 'rule' ? own.suicide : 'forbidden';
  return [`name: as-${plainOf(id)}`, ...printed({ clauses, suicide })].join('\n');
}
