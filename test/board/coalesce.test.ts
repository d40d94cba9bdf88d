import { describe, expect, it } from 'vitest';
import { coalesced } from '../../src/board/coalesce.ts';

describe('coalesced work', () => {
  it('is done once more when it was asked for while it was done, however often', async () => {
    const ends: (() => void)[] = [];
    const work = coalesced(() => new Promise<void>((end) => ends.push(end)));
    const all = [work(), work(), work(), work()];
    expect(ends).toHaveLength(1);
    ends[0]!();
    await new Promise<void>((end) => setImmediate(end));
    expect(ends).toHaveLength(2);
    ends[1]!();
    await Promise.all(all);
    expect(ends).toHaveLength(2);
  });

  it('can be asked for again after it has failed', async () => {
    let times = 0;
    const work = coalesced(async () => {
      if (++times === 1) throw new Error('no server');
    });
    await expect(work()).rejects.toThrow('no server');
    await work();
    expect(times).toBe(2);
  });

  it('is done once more when it was asked for while it was failing', async () => {
    const fails: ((error: Error) => void)[] = [];
    const work = coalesced(() => new Promise<void>((_, fail) => fails.push(fail)));
    const [first, second, third] = [work(), work(), work()];
    fails[0]!(new Error('killed'));
    await expect(first).rejects.toThrow('killed');
    await new Promise<void>((end) => setImmediate(end));
    expect(fails).toHaveLength(2);
    fails[1]!(new Error('killed again'));
    await expect(second).rejects.toThrow('killed again');
    await expect(third).rejects.toThrow('killed again');
  });
});
