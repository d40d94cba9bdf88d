import { describe, expect, test } from 'vitest';
import { Geometry } from '../../src/go/geometry.ts';
import { finish } from '../../src/go/task.ts';
import { answerFrom, beginGame, type ProofGame } from '../../src/outcome/index.ts';
import { askTripleKo } from './triple-ko.ts';

const point = (name: string) => Geometry.square(7).point(name);

describe('a game against the proof that Black wins the triple ko under positional superko', () => {
  const certificate = askTripleKo('psk', { black: 0, white: 0 }).certificate!;
  const strategy = certificate.strategies.findIndex(
    ({ forces, owner }) => owner === 'black' && forces.join() === 'white-captured',
  );
  const play = (...given: number[]) => finish(answerFrom(certificate, strategy, given))!;

  test('begins with the move of the proof', () => {
    const begun = play();
    expect(begun.line.length).toBe(1);
    expect(begun).toMatchObject({ turn: 2, ended: null, illegal: null });
  });

  test('answers every pass until White is captured', () => {
    let given: number[] = [];
    let now = play();
    while (!now.ended) {
      given = [...given, -1];
      now = play(...given);
    }
    expect(now.ended).toBe('white-captured');
    expect(given.length).toBeLessThan(4);
  });

  test('says why a move may not be made, and stops there', () => {
    expect(play(point('a1')).illegal).toEqual({ number: 0, verdict: null });
    expect(play(point('b2')).illegal).toEqual({ number: 0, verdict: null });
    expect(play(-2).illegal).toEqual({ number: 0, verdict: null });
    const verdicts = [...Geometry.square(7).neighbors.keys()].slice(0, 49).flatMap((p) => {
      const { illegal } = play(p);
      return illegal?.verdict ? [illegal.verdict.code] : [];
    });
    expect(verdicts).toContain('superko.positional');
  });

  test('wants a certificate', () => {
    expect(finish(answerFrom({ ...certificate, version: 3 as 2 }, strategy, []))).toBeNull();
    expect(finish(answerFrom(certificate, 9, []))).toBeNull();
  });

  test('answers within 50 ms, whatever is played, from a proof larger than a page has', () => {
    const large = askTripleKo('psk', { black: 12, white: 12 }).certificate!;
    expect(JSON.stringify(large).length).toBeGreaterThan(100_000);
    let slowest = 0;
    const tried = (game: ProofGame, move: number) => {
      const begun = process.cpuUsage();
      const made = finish(game.after(move));
      const { user, system } = process.cpuUsage(begun);
      slowest = Math.max(slowest, (user + system) / 1000);
      return made && !('verdict' in made) ? made : null;
    };
    for (const n of large.strategies.keys()) {
      let now = finish(beginGame(large, n));
      // Each point, a pass and a threat; then the game goes on with threats.
      for (let moves = 0; now && !now.ended && moves < 2; moves++) {
        for (let move = -1; move < 49; move++) tried(now, move);
        now = tried(now, -2);
      }
    }
    expect(slowest).toBeLessThan(50);
  });
});
