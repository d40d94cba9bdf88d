import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Game } from '../../src/go/game.ts';
import type { Geometry } from '../../src/go/geometry.ts';
import { ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/rule.ts';
import { randomGame } from '../go/random.ts';
import { OracleGame, type Stone } from '../oracle/board.ts';
import { runs } from '../runs.ts';

const RULES = ['none', 'basic', 'psk', 'ssk', 'nssk', 'japanese'] as const;
const GAMES = runs(160);

const stone = (color: number): Stone => (color === 1 ? 'X' : 'O');
const at = (geometry: Geometry, p: number) => `${geometry.x(p)},${geometry.y(p)}`;

describe('an independent slow board', () => {
  it(`agrees on captures and on every verdict in ${GAMES} random games`, () => {
    const seen = new Map<string, number>();
    const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('allowed', 'forbidden'), (seed, suicide) => {
        const { start, moves } = randomGame(seed, 6, 40);
        const { geometry } = start.position;
        const { open } = geometry;
        const sides = {
          left: open.has('left'),
          right: open.has('right'),
          top: open.has('top'),
          bottom: open.has('bottom'),
        };
        const oracle = new OracleGame(
          start.position.rows(),
          stone(start.toPlay),
          sides,
          suicide === 'allowed',
        );
        const game = Game.of(start, moves);
        const options = { ...DEFAULT_OPTIONS, suicide: suicide as 'allowed' | 'forbidden' };
        const referees = RULES.map((id) => new Referee(ruleOf(id)!, game, options));
        const said = moves.map((move) =>
          oracle.move({
            kind: move.kind as 'play' | 'pass' | 'tenuki',
            stone: stone(move.color),
            at: move.kind === 'play' ? at(geometry, move.point) : '',
          }),
        );
        const ours = game.plies.map((ply) => ({
          kind: ply.kind,
          captured: ply.captured.map((p) => at(geometry, p)).sort(),
          suicide: ply.suicide,
          chain: ply.chain.length,
          rows: ply.after.rows(),
          sameAs: ply.sameAs,
          verdicts: Object.fromEntries(
            referees.map((referee) => {
              const { verdict, code, evidence } = referee.at(ply.number).verdict;
              const repeated = evidence.find((one) => one.kind === 'repetition');
              count(code ?? verdict);
              const kind = code === 'japanese.repetition' ? 'ends' : code ? 'forbidden' : 'allowed';
              const text = repeated ? `${code} ${repeated.of}` : (code ?? 'allowed');
              return [referee.rule.id, verdict === kind ? text : `${verdict} with ${code}`];
            }),
          ),
        }));
        expect(ours).toEqual(said);
        count('game');
      }),
      { numRuns: GAMES },
    );
    // The games must have been worth judging.
    const least = {
      game: GAMES,
      'play.suicide': 0.8 * GAMES,
      'play.occupied': 0.8 * GAMES,
      'basic.recapture': 0.4 * GAMES,
      'superko.positional': 0.8 * GAMES,
      'superko.situational': 0.8 * GAMES,
      'superko.natural-situational': 0.8 * GAMES,
      'japanese.repetition': 0.4 * GAMES,
    };
    for (const [what, number] of Object.entries(least)) {
      expect(seen.get(what) ?? 0, what).toBeGreaterThanOrEqual(number);
    }
  });
});
