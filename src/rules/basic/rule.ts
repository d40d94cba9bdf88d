import type { KoRule, RuleId } from '../rule.ts';
import { basicKoVerdict, whyNoRecapture } from '../shared/basic-ko.ts';
import { RETAKE_BAN } from '../shared/clauses.ts';
import { quickBy } from '../shared/quick-clauses.ts';
import { noFacts, statedBy } from '../shared/stated.ts';

const CLAUSES = [RETAKE_BAN];

export const basicWith = (id: RuleId): KoRule<null, null> => ({
  ...statedBy(CLAUSES, basicKoVerdict, noFacts),
  id,
  quick: quickBy(CLAUSES),
  // biome-ignore lint/correctness/useYield: other rules search
  *whyNot(game, n) {
    return whyNoRecapture(game, n);
  },
});
