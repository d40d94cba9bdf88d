import { describe, expect, it } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, type Color, type Move, WHITE } from '../../src/go/types.ts';
import { ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type RuleId, type RuleOptions } from '../../src/rules/rule.ts';
import { say } from '../../src/words/index.ts';
import fixture from '../fixtures/positions.json' with { type: 'json' };

function moves(geometry: Geometry, text: string): Move[] {
  return text.split(/\s+(?=[BW] )/).map((play) => {
    const [color, where] = play.split(' ') as [string, string];
    const by: Color = color === 'B' ? BLACK : WHITE;
    if (where === 'pass' || where === 'tenuki') return { kind: where, color: by };
    return { kind: 'play', color: by, point: geometry.point(where) };
  });
}

function gameOf(rows: string[], text: string, toPlay?: Color): Game {
  const geometry = Geometry.of({ columns: rows[0]!.length, rows: rows.length });
  const list = moves(geometry, text);
  return Game.of({ position: Position.of(geometry, rows), toPlay: toPlay ?? list[0]!.color }, list);
}

function referee(id: RuleId, game: Game, options: Partial<RuleOptions> = {}): Referee {
  return new Referee(ruleOf(id)!, game, { ...DEFAULT_OPTIONS, ...options });
}

/** `forbidden 4 0` says that move 4 is forbidden for the position after move 0; moves not named are simply allowed. */
function verdicts(id: RuleId, game: Game, options: Partial<RuleOptions> = {}): string[] {
  const judge = referee(id, game, options);
  return game.plies.flatMap(({ number }) => {
    const { verdict } = judge.at(number);
    if (verdict.verdict === 'allowed') return [];
    const found = verdict.evidence.find((one) => one.kind === 'repetition');
    return [`${verdict.code} ${number} ${found ? `${found.of} ${found.length}` : ''}`.trim()];
  });
}

/** A triple ko: all three kos are taken and retaken. */
const TRIPLE = ['OOOOOOO', 'OXO.O.O', 'X.XOXOX', 'XXXXXXX', 'OOOOOOO', 'O.OO.OO', 'OOOOOOO'];
/** A ko in the middle. */
const KO = ['.XO.', 'X.XO', '.XO.', '....'];

describe('superko', () => {
  it('forbids the retaking of a ko under every rule that has a ko rule', () => {
    const game = gameOf(KO, 'W b3 B c3');
    expect(game.plies.map((ply) => ply.captured.length)).toEqual([1, 1]);
    expect(verdicts('none', game)).toEqual([]);
    expect(verdicts('basic', game)).toEqual(['basic.recapture 2']);
    expect(verdicts('psk', game)).toEqual(['superko.positional 2 0 2']);
    expect(verdicts('ssk', game)).toEqual(['superko.situational 2 0 2']);
    // Black did not make the position at the start, he found it.
    expect(verdicts('nssk', game)).toEqual([]);
    expect(verdicts('japanese', game)).toEqual(['basic.recapture 2']);
  });

  it('lets a pass in between lift the basic ko rule, and the natural one until the position was made by a play', () => {
    const game = gameOf(KO, 'W b3 B pass W pass B c3 W b3 B pass W pass B c3');
    expect(verdicts('basic', game)).toEqual(['basic.recapture 5']);
    expect(verdicts('psk', game)).toEqual([
      'superko.positional 4 0 4',
      'superko.positional 5 1 4',
      'superko.positional 8 0 8',
    ]);
    expect(verdicts('ssk', game)).toEqual([
      'superko.situational 4 0 4',
      'superko.situational 5 1 4',
      'superko.situational 8 0 8',
    ]);
    expect(verdicts('nssk', game)).toEqual([
      'superko.natural-situational 5 1 4',
      'superko.natural-situational 8 4 4',
    ]);
    expect(verdicts('japanese', game)).toEqual([
      'japanese.repetition 4 0 4',
      'basic.recapture 5',
      'japanese.repetition 8 0 8',
    ]);
    expect(referee('psk', game).at(4).verdict.evidence).toEqual([
      { kind: 'repetition', of: 0, length: 4, plays: 2, passes: 2 },
    ]);
  });

  it('finds the triple ko six plays later', () => {
    const game = gameOf(TRIPLE, 'B d6 W b5 B f6 W d5 B b6 W f5 B d6');
    expect(verdicts('psk', game)).toEqual(['superko.positional 6 0 6', 'superko.positional 7 1 6']);
    expect(verdicts('ssk', game)).toEqual(['superko.situational 6 0 6', 'superko.situational 7 1 6']);
    expect(verdicts('nssk', game)).toEqual(['superko.natural-situational 7 1 6']);
    expect(verdicts('japanese', game)).toEqual(['japanese.repetition 6 0 6', 'japanese.repetition 7 1 6']);
    const { verdict } = referee('japanese', game).at(6);
    expect(verdict).toMatchObject({ verdict: 'ends', outcome: 'no-result' });
  });

  it('repeats nothing across a tenuki, not even one before the first play', () => {
    for (const text of ['B d6 W b5 B tenuki W pass B b6 W d5', 'B d6 W tenuki B pass W d5 B pass W pass']) {
      const game = gameOf(TRIPLE, text);
      expect(game.plies.flatMap((ply) => ply.sameAs)).toEqual([]);
      for (const id of ['psk', 'ssk', 'nssk', 'japanese'] as const) expect(verdicts(id, game)).toEqual([]);
    }
    const after = gameOf(TRIPLE, 'W tenuki B d6 W d5');
    expect(after.plies[2]!.sameAs).toEqual([1]);
    expect(verdicts('psk', after)).toEqual(['superko.positional 3 1 2']);
  });

  it('counts the board after a tenuki as made by its player', () => {
    // A ko with a threat and its answer elsewhere: White may not take back at once.
    const fight = gameOf(TRIPLE, 'B d6 W tenuki B tenuki W d5 B d6');
    const threat = gameOf(TRIPLE, 'W tenuki B d6 W d5');
    for (const id of ['nssk', 'nssk with passes lift', 'nssk with passes situations'] as const) {
      expect(verdicts(id, fight)).toEqual(['superko.natural-situational 5 3 2']);
      expect(verdicts(id, threat)).toEqual(['superko.natural-situational 3 1 2']);
    }
  });

  it('says which position is recreated, and by what', () => {
    const reason = (game: Game, n: number, options: Partial<RuleOptions> = {}) =>
      say(referee('psk', game, options).at(n).verdict.reason!);
    const round = gameOf(TRIPLE, 'B d6 W b5 B f6 W d5 B b6 W f5 B d6');
    expect(reason(round, 6)).toBe('it recreates the starting position (a cycle of 6 plays)');
    expect(reason(round, 7)).toBe('it recreates the position after move 1 (a cycle of 6 plays)');
    expect(reason(gameOf(TRIPLE, 'B d6 W b5 B pass W pass B b6'), 5)).toBe(
      'it recreates the position after move 1 (a cycle of 4 moves, 2 of them passes)',
    );
    expect(reason(gameOf(['.O.', 'OO.', '...'], 'B a3'), 1, { suicide: 'allowed' })).toBe(
      'it leaves the board as it was (the suicide of a single stone changes nothing)',
    );
  });

  it('tells an odd cycle by who is to move', () => {
    const odd = fixture.entries.find((one) => one.id === 'spight-sending-two-returning-one')!;
    const sending = gameOf(odd.board, odd.moves.join(' '));
    expect(verdicts('psk', sending)).toEqual(['superko.positional 3 0 3']);
    expect(verdicts('ssk', sending)).toEqual([]);
    expect(verdicts('nssk', sending)).toEqual([]);
  });

  it('counts the side to move at the start', () => {
    const odd = fixture.entries.find((one) => one.id === 'spight-sending-two-returning-one')!;
    const first = odd.moves[0]!.startsWith('B') ? BLACK : WHITE;
    // The last play of the odd cycle is by the player of the first, so the other is to move after it.
    const game = gameOf(odd.board, odd.moves.join(' '), first === BLACK ? WHITE : BLACK);
    expect(verdicts('ssk', game)).toEqual(['superko.situational 3 0 3']);
  });

  it('judges a single-stone suicide, where suicide is allowed', () => {
    const rows = ['.O.', 'OO.', '...'];
    const game = gameOf(rows, 'B a3 W pass B a3');
    expect(verdicts('none', game)).toEqual(['play.suicide 1', 'play.suicide 3']);
    expect(verdicts('psk', game, { suicide: 'allowed' })).toEqual([
      'superko.positional 1 0 1',
      'superko.positional 3 0 3',
    ]);
    expect(verdicts('ssk', game, { suicide: 'allowed' })).toEqual(['superko.situational 3 1 2']);
    expect(verdicts('nssk', game, { suicide: 'allowed' })).toEqual(['superko.natural-situational 3 1 2']);
  });

  it('names points that cannot be played on and goes on', () => {
    const game = gameOf(KO, 'W b3 B b3 W pass B c3');
    expect(verdicts('psk', game)).toEqual(['play.occupied 2', 'superko.positional 4 0 4']);
  });

  describe('the fixture of positions', () => {
    it.each(fixture.entries)('$id', (entry) => {
      const toPlay = entry.sideToMove === 'B' ? BLACK : WHITE;
      const game = gameOf(entry.board, entry.moves.join(' '), toPlay);
      const { expected } = entry;
      const { geometry } = game.start.position;
      expect(game.plies.map((ply) => geometry.names(ply.captured))).toEqual(
        expected.capturesPerMove.map((names) => geometry.names(names.map((name) => geometry.point(name)))),
      );
      expect(game.after(game.length).rows()).toEqual(expected.finalBoard);
      const basic = referee('basic', game);
      const breaches = game.plies.filter((ply) => basic.at(ply.number).verdict.verdict === 'forbidden');
      expect(breaches.map((ply) => ply.number)).toEqual(expected.basicKoViolations);
      const whole = verdicts('psk', game)[0];
      const first = expected.firstRepetition;
      expect(whole).toBe(
        first ? `superko.positional ${first.afterMove} ${first.equalsAfterMove} ${first.length}` : undefined,
      );
      const turn = verdicts('ssk', game)[0];
      const situational = expected.firstSituationalRepetition;
      expect(turn).toBe(
        situational
          ? `superko.situational ${situational.afterMove} ${situational.equalsAfterMove} ${situational.length}`
          : undefined,
      );
    });
  });
});
