import type { KoRule } from '../rule.ts';
import { basicKoVerdict } from '../shared/basic-ko.ts';

export const basic: KoRule<null, null> = {
  id: 'basic',
  suicide: 'forbidden',
  searches: false,
  begin: () => null,
  step: (_state, game, n) => ({ verdict: basicKoVerdict(game, n), facts: null, state: null }),
};
