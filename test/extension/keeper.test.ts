import { describe, expect, it } from 'vitest';
import { Keeper } from '../../src/extension/keeper.ts';

function kept(end: (old: number) => Promise<void> = async () => undefined) {
  let count = 0;
  const ended: number[] = [];
  const warnings: string[] = [];
  const keeper = new Keeper(
    async () => ++count,
    async (old) => {
      ended.push(old);
      await end(old);
    },
    (message) => warnings.push(message),
  );
  return { keeper, ended, warnings };
}

describe('what runs once', () => {
  it('is begun when first wanted, and once', async () => {
    const { keeper, ended } = kept();
    expect(keeper.current).toBeUndefined();
    expect(await Promise.all([keeper.start(), keeper.start()])).toEqual([1, 1]);
    expect(ended).toEqual([]);
  });

  it('is begun anew after the old one has ended', async () => {
    const { keeper, ended } = kept();
    await keeper.start();
    expect(await keeper.restart()).toBe(2);
    expect(ended).toEqual([1]);
    expect(await keeper.start()).toBe(2);
  });

  it('is begun anew though the old one does not stop in time', async () => {
    const { keeper, warnings } = kept(() => Promise.reject(new Error('Stopping the server timed out')));
    await keeper.start();
    expect(await keeper.restart()).toBe(2);
    expect(warnings).toEqual(['Error: Stopping the server timed out']);
  });

  it('is begun anew after one that could not be begun', async () => {
    let fails = true;
    const warnings: string[] = [];
    const keeper = new Keeper(
      async () => {
        if (fails) throw new Error('no server');
        return 'server';
      },
      async () => undefined,
      (message) => warnings.push(message),
    );
    await expect(keeper.start()).rejects.toThrow('no server');
    fails = false;
    expect(await keeper.restart()).toBe('server');
    expect(warnings).toEqual(['Error: no server']);
  });

  it('leaves one running however many ask at once, and ends each that was begun before', async () => {
    const { keeper, ended } = kept();
    await keeper.start();
    const all = await Promise.all([keeper.restart(), keeper.restart(), keeper.start(), keeper.restart()]);
    const last = await keeper.start();
    expect(all).toContain(last);
    expect([...ended, last].sort()).toEqual(Array.from({ length: last }, (_, i) => i + 1));
  });
});
