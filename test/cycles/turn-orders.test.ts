import { describe, expect, it } from 'vitest';
import type { Ground } from '../../src/cycles/footprints/ground.ts';
import type { Rounds } from '../../src/cycles/footprints/rounds.ts';
import { OrderMixer, type TurnOrders } from '../../src/cycles/footprints/turn-orders.ts';
import { finish } from '../../src/go/task.ts';
import { generator } from '../oracle/generator.ts';
import { expectSeen } from '../runs.ts';

const PLENTY = () => ({ left: 1_000_000 });

/** Rounds that are played in exactly these orders of colors (B and W), one edge for each letter. */
function rounds(words: readonly string[]): Rounds {
  const from: number[] = [];
  const to: number[] = [];
  const point: number[] = [];
  const home = [false];
  words.forEach((word) => {
    let state = 0;
    [...word].forEach((letter, i) => {
      const next = home.push(i === word.length - 1) - 1;
      from.push(state);
      to.push(next);
      point.push(letter === 'B' ? 0 : 1);
      state = next;
    });
  });
  // Edges are in the order of the states that they come from.
  const order = from.map((_, e) => e).sort((a, b) => from[a]! - from[b]!);
  const sorted = (list: number[]) => order.map((e) => list[e]!);
  const length = words[0]!.length;
  const ground = { points: Array.from({ length }, (_, i) => i), colors: [1, 2] } as unknown as Ground;
  const edges = { from: sorted(from), to: sorted(to), point: sorted(point) };
  return {
    ground,
    states: home.length,
    accepting: home,
    taken: new Int32Array(from.length),
    ...edges,
  };
}

/** Words that can be made by playing one of each list into each other, order kept. */
function shuffles(lists: readonly (readonly string[])[]): Set<string> {
  const all = new Set<string>();
  const mix = (rests: readonly string[], said: string): void => {
    if (rests.every((rest) => rest === '')) all.add(said);
    rests.forEach((rest, k) => {
      if (rest !== '')
        mix(
          rests.map((one, j) => (j === k ? rest.slice(1) : one)),
          said + rest[0],
        );
    });
  };
  const choose = (k: number, chosen: readonly string[]): void => {
    if (k === lists.length) mix(chosen, '');
    else for (const word of lists[k]!) choose(k + 1, [...chosen, word]);
  };
  choose(0, []);
  return all;
}

const alternates = (word: string) => !/BB|WW/.test(word);
/** Told from its midst an odd cycle may have one player play twice running, once. */
const alternatesRound = (word: string) =>
  alternates(word) ||
  (word.length % 2 === 1 && [...word].some((_, i) => alternates(word.slice(i) + word.slice(0, i))));

describe('orders of colors', () => {
  it('are one language where the words are the same, whatever they are played on', () => {
    const dictionary = new OrderMixer();
    const of = (words: string[]) => finish(dictionary.of(rounds(words), null, PLENTY()));
    expect(of(['BWB', 'BBW'])).toBe(of(['BBW', 'BWB']));
    expect(of(['BWB', 'BBW'])).not.toBe(of(['BWB']));
    expect(of(['BBW'])).toMatchObject({ length: 3, balance: 1 });
  });

  it('are those of rounds with a marked edge, where one is asked for', () => {
    const dictionary = new OrderMixer();
    const all = rounds(['BW', 'WB']);
    const opening = finish(dictionary.of(all, (e) => all.from[e] === 0 && all.point[e] === 1, PLENTY()));
    expect(opening).toBe(finish(dictionary.of(rounds(['WB']), null, PLENTY())));
  });

  it('mix exactly where some shuffle of words alternates', () => {
    const random = generator(3);
    const dictionary = new OrderMixer();
    const seen = { yes: 0, no: 0 };
    for (let i = 0; i < 400; i++) {
      const lists = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
        const letters = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
          random() < 0.5 ? 'B' : 'W',
        );
        // All words of a footprint have as many plays of each color.
        return [...new Set([letters.join(''), letters.slice().reverse().join('')])];
      });
      const languages: TurnOrders[] = lists.map(
        (words) => finish(dictionary.of(rounds(words), null, PLENTY()))!,
      );
      const words = [...shuffles(lists)];
      const expected = words.some(alternatesRound);
      expect(finish(dictionary.alternate(languages, null, PLENTY())), JSON.stringify(lists)).toBe(expected);
      seen[expected ? 'yes' : 'no']++;
    }
    expectSeen(Math.min(seen.yes, seen.no), 50);
  });

  it('with an opening are begun by the first language, and nobody plays twice running', () => {
    const dictionary = new OrderMixer();
    const of = (...words: string[]) => finish(dictionary.of(rounds(words), null, PLENTY()))!;
    const alternate = (languages: TurnOrders[], opening: 1 | 2) =>
      finish(dictionary.alternate(languages, opening, PLENTY()));
    expect(alternate([of('BW'), of('WB')], 1)).toBe(true);
    expect(alternate([of('BW'), of('WB')], 2)).toBe(false);
    expect(alternate([of('BBW')], 1)).toBe(false);
    expect(alternate([of('BWB')], 1)).toBe(true);
  });

  it('are not told when the budget ends', () => {
    const dictionary = new OrderMixer();
    expect(finish(dictionary.of(rounds(['BWBW']), null, { left: 1 }))).toBeNull();
  });
});
