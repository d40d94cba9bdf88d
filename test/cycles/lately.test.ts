import { describe, expect, it } from 'vitest';
import { Lately } from '../../src/cycles/footprints/lately.ts';

const MOST = 10;

/** Asks so many times for other things. */
function others(kept: Lately<number>, times: number): void {
  for (let i = 0; i < times; i++) kept.get(`other ${i}`);
}

describe('what was asked for lately', () => {
  it.each(Array.from({ length: MOST }, (_, begun) => begun))(
    'outlasts ten questions, and not twenty, after %i others',
    (begun) => {
      const kept = new Lately<number>(MOST);
      others(kept, begun);
      kept.set('a', 1);
      others(kept, MOST - 1);
      expect(kept.get('a')).toBe(1);
      others(kept, MOST - 1);
      expect(kept.get('a')).toBe(1);
      others(kept, 2 * MOST);
      expect(kept.get('a')).toBeUndefined();
    },
  );

  it('is all forgotten when it is cleared', () => {
    const kept = new Lately<number>(MOST);
    kept.set('a', 1);
    others(kept, MOST);
    kept.set('b', 2);
    kept.clear();
    expect([kept.get('a'), kept.get('b')]).toEqual([undefined, undefined]);
  });
});
