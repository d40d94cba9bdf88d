import { describe, expect, it } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type KoRule, type RuleOptions } from '../../src/rules/rule.ts';
import { spightWith } from '../../src/rules/spight/rule.ts';
import { ALLOWED, undecided } from '../../src/rules/verdict.ts';
import { message, say } from '../../src/words/index.ts';

const spight = spightWith('spight');

const GAME = Game.of(
  { position: Position.empty(Geometry.square(5)), toPlay: 1 },
  [0, 1, 2, 3, 4, 5].map((point) => ({ kind: 'play', color: point % 2 === 0 ? 1 : 2, point })),
);

/** A rule whose search takes as many yields as it is told, and ends undecided where the budget is small. */
function ruleThatYields(yields: number, asked: RuleOptions[]): KoRule {
  return {
    id: 'spight',
    suicide: 'forbidden',
    searches: true,
    begin: () => null,
    *step(state, _game, _n, options) {
      asked.push(options);
      const small = options.budget < 10_000;
      for (let i = 0; i < (small ? 1 : yields); i++) yield;
      return { verdict: small ? undecided('x', message('coupling.undecided')) : ALLOWED, facts: null, state };
    },
  };
}

describe('the searches of a game', () => {
  it('are kept short when they have taken very long together, and the verdict says so', () => {
    const asked: RuleOptions[] = [];
    const referee = new Referee(ruleThatYields(8000, asked), GAME, DEFAULT_OPTIONS);
    const verdicts = [1, 2, 3, 4, 5, 6].map((n) => referee.at(n).verdict);
    expect(verdicts.map(({ verdict }) => verdict)).toEqual([
      'allowed',
      'allowed',
      'allowed',
      'undecided',
      'undecided',
      'undecided',
    ]);
    expect(verdicts[3]!.reason!.code).toBe('search.shortened');
    expect(say(verdicts[3]!.reason!)).toMatch(/search budget\)$/);
    expect(asked[2]!.budget).toBe(DEFAULT_OPTIONS.budget);
    expect(asked[3]!.budget).toBe(1000);
  });

  it('take no larger budget than the author gave, however long they took', () => {
    const asked: RuleOptions[] = [];
    const referee = new Referee(ruleThatYields(1, asked), GAME, { ...DEFAULT_OPTIONS, budget: 10 });
    finish(referee.task(6, () => true));
    expect(asked.map(({ budget }) => budget)).toEqual([10, 10, 10, 10, 10, 10]);
  });

  it('still settle what needs no search when they are hurried', () => {
    const referee = new Referee(spight, GAME, DEFAULT_OPTIONS);
    finish(referee.task(6, () => true));
    expect(referee.known(6)!.verdict.verdict).toBe('allowed');
  });
});

describe('what another referee knows', () => {
  it('is taken over for the moves that both games begin with, and for no other', () => {
    const judged: string[] = [];
    const rule: KoRule = {
      ...ruleThatYields(0, []),
      *step(state, game, n) {
        yield;
        judged.push(`${n}: ${game.ply(n).point}`);
        return { verdict: ALLOWED, facts: game.ply(n).point, state };
      },
    };
    const known = new Referee(rule, GAME, DEFAULT_OPTIONS);
    known.at(6);
    const other = GAME.prefix(3).with({ kind: 'play', color: 2, point: 20 });
    const referee = new Referee(rule, other, DEFAULT_OPTIONS, known);
    expect(referee.known(4)).toBeUndefined();
    expect(referee.at(4).facts).toBe(20);
    expect([1, 2, 3].map((n) => referee.at(n).facts)).toEqual([0, 1, 2]);
    expect(judged.slice(6)).toEqual(['4: 20']);
  });
});
