import { describe, expect, test } from 'vitest';
import { affordable, EXAMPLES } from './examples.ts';

/** Deeper, and as long as one likes: `npm run test:literal`. */
describe('the literal rules agree on all examples of the texts', () => {
  test.each(EXAMPLES.map((example) => [example.id, example] as const))(
    '%s',
    { timeout: 120_000 },
    (_, example) => {
      for (const plain of [true, false]) {
        const [ours, literal] = example.spight(affordable(1e5, example), plain);
        expect(ours).toEqual(literal);
      }
      // It asks for all cycles that anybody can begin, so it tries the more for it.
      const [ours, literal] = example.coupling(affordable(5e3, example));
      expect(ours).toEqual(literal);
    },
  );
});
