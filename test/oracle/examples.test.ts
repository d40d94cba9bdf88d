import { describe, expect, test } from 'vitest';
import { breathe } from './breathe.ts';
import { affordable, EXAMPLES } from './examples.ts';

/** Deeper, and as long as one likes: `npm run test:literal`. */
describe('the literal rules agree on all examples of the texts', () => {
  test.each(EXAMPLES.map((example) => [example.id, example] as const))('%s', async (_, example) => {
    await breathe();
    for (const plain of [true, false]) {
      const [ours, literal] = example.spight(affordable(1e3, example), plain);
      expect(ours).toEqual(literal);
    }
    const [ingOurs, ingLiteral] = example.ing(affordable(1e2, example));
    expect(ingOurs).toEqual(ingLiteral);
    // It asks for all cycles that anybody can begin, so it tries the more for it.
    const [ours, literal] = example.coupling(affordable(4e2, example));
    expect(ours).toEqual(literal);
  });
});
