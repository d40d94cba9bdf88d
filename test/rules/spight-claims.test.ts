import { describe, expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry, type GeometryShape } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, type Color, type Move, WHITE } from '../../src/go/types.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type RuleOptions } from '../../src/rules/rule.ts';
import { repeatedOddCycle } from '../../src/rules/shared/odd-cycles.ts';
import { type SpightFacts, spightWith } from '../../src/rules/spight/rule.ts';
import type { Verdict } from '../../src/rules/verdict.ts';
import { say } from '../../src/words/index.ts';
import positions from '../fixtures/positions.json';

const spight = spightWith('spight');

const boardOf = (id: string) => positions.entries.find((entry) => entry.id === id)!.board;

function judge(
  board: readonly string[],
  moves: string,
  options: Partial<RuleOptions> = {},
  shape: Partial<GeometryShape> = {},
) {
  const geometry = Geometry.of({ columns: board[0]!.length, rows: board.length, ...shape });
  const list = moves.split(/ (?=[BW] )/).map((text): Move => {
    const [who, where] = text.split(' ');
    const color: Color = who === 'B' ? BLACK : WHITE;
    if (where === 'pass' || where === 'tenuki') return { kind: where, color };
    if (where === 'setup') return { kind: where, color, position: Position.of(geometry, board) };
    return { kind: 'play', color, point: geometry.point(where!) };
  });
  const game = Game.of({ position: Position.of(geometry, board), toPlay: list[0]!.color }, list);
  const referee = new Referee(spight, game, { ...DEFAULT_OPTIONS, ...options });
  const all = game.plies.map((ply) => referee.at(ply.number));
  const { verdict, facts } = all[all.length - 1]!;
  return {
    verdict,
    facts: facts as SpightFacts,
    json: spight.toJson!(facts as SpightFacts, geometry, game),
    words: spight.describe!(facts as SpightFacts, geometry, () => []).map((one) => say(one)),
    codes: all.map((one) => one.verdict.code),
    hot: all.map((one) =>
      one.facts === null ? null : geometry.names((one.facts as SpightFacts).hot).join(' '),
    ),
    geometry,
  };
}

const TRIPLE = boardOf('spight-triple-ko-1');
const LIFE = boardOf('spight-long-life-i');

describe('the claim', () => {
  test('shows the ko of the hot stone and that of the capture, each from where it starts', () => {
    const { verdict, geometry } = judge(LIFE, 'B c1 W e1');
    expect([verdict.verdict, verdict.code]).toEqual(['forbidden', 'spight.hot-stone']);
    const cycles = verdict.evidence.flatMap((e) =>
      e.kind === 'cycle'
        ? [[e.role, e.from, e.cycle.plays.map((play) => geometry.name(play.point)).join(' ')]]
        : [],
    );
    expect(cycles).toEqual([
      ['hot', 0, 'c1 e1 d1 f1'],
      ['capture', 1, 'e1 d1 f1 c1'],
    ]);
    expect(verdict.evidence).toContainEqual({ kind: 'points', role: 'hot', points: [geometry.point('c1')] });
    expect(say(verdict.reason!)).toContain('C1 (move 1)');
    expect(say(verdict.clause!.clause)).toMatch(/^Ko rule/);
  });

  test('is printed as the notation has it', () => {
    expect(judge(TRIPLE, 'B d6 W b5').json).toEqual({
      koPlay: true,
      hot: ['b5', 'd6'],
      cycle: { length: 2, parity: 'even', plays: ['W b5', 'B b6'] },
    });
    expect(judge(TRIPLE, 'B d6 W b5').words).toEqual(['hot: B5 D6']);
    expect(judge(TRIPLE, 'B pass').json).toEqual({ koPlay: false, hot: [], cycle: null });
  });
});

describe('the run of ko plays', () => {
  test.each(['pass', 'tenuki', 'b2'])('is ended by %s, of either player', (quiet) => {
    // b2 is an eye of White’s, and his own play there part of no ko.
    const { hot, codes } = judge(TRIPLE, `B d6 W ${quiet} B pass W d5`);
    expect(hot).toEqual(['d6', '', '', 'd5']);
    expect(codes).toEqual([null, null, null, null]);
  });

  test('goes on over a play that is impossible, for that changes nothing', () => {
    expect(judge(TRIPLE, 'B d6 W a7 W b5').hot).toEqual(['d6', null, 'b5 d6']);
  });

  test('goes on after a forbidden play, which is played on', () => {
    const { codes, hot } = judge(TRIPLE, 'B d6 W b5 B f6 W d5 B b6');
    expect(codes).toEqual([null, null, null, 'spight.hot-stone', 'spight.hot-stone']);
    expect(hot[4]).toBe('b6 d5 f6');
  });
});

describe('the odd cycle rule', () => {
  const SENDING = boardOf('spight-sending-two-returning-one');
  const ROUND = 'W c6 B a6 W b6';

  test('forbids the play that completes an odd cycle for the second time', () => {
    const { codes, verdict } = judge(SENDING, `${ROUND} B pass ${ROUND}`);
    expect(codes).toEqual([null, null, null, null, null, null, 'spight.odd-cycle']);
    expect(verdict.evidence).toContainEqual({ kind: 'move', role: 'first-time', number: 3 });
    const [odd] = verdict.evidence;
    expect(odd?.kind === 'cycle' && [odd.role, odd.from, odd.cycle.plays.length]).toEqual(['odd', 4, 3]);
  });

  test('also when other plays come in between', () => {
    const { codes } = judge(SENDING, 'W c6 B tenuki W pass B a6 W b6 B pass W c6 B a6 W pass B pass W b6');
    expect(codes[codes.length - 1]).toBe('spight.odd-cycle');
    expect(codes.slice(0, -1).every((code) => code === null)).toBe(true);
  });

  test('counts no plays before setup', () => {
    const { codes } = judge(SENDING, `${ROUND} B setup ${ROUND} B pass ${ROUND}`);
    expect(codes.flatMap((code, k) => (code ? [[code, k + 1]] : []))).toEqual([['spight.odd-cycle', 11]]);
    expect(judge(SENDING, `W c6 B a6 W setup ${ROUND} B pass ${ROUND}`).codes.at(-1)).toBe(
      'spight.odd-cycle',
    );
  });

  test('forbids the third time too, and no other cycle', () => {
    const { codes } = judge(SENDING, `${ROUND} B pass ${ROUND} B pass ${ROUND}`);
    expect(codes.filter((code) => code !== null)).toEqual(['spight.odd-cycle', 'spight.odd-cycle']);
    const two = boardOf('spight-two-odd-cycles');
    expect(judge(two, 'B b1 W d1 B c1 W g1 B j1 W h1').codes).toEqual([null, null, null, null, null, null]);
  });
});

test('an odd cycle whose two times are interlaced is found', () => {
  const board = boardOf('spight-sending-two-returning-one');
  const geometry = Geometry.of({ columns: board[0]!.length, rows: board.length });
  const moves = (['c6', 'a6', 'b6'] as const).map(
    (name, k): Move => ({ kind: 'play', color: k === 1 ? BLACK : WHITE, point: geometry.point(name) }),
  );
  const { plies } = Game.of({ position: Position.of(geometry, board), toPlay: WHITE }, moves);
  // The order is all that counts here; what plays come between, to make it possible, does not.
  const order = [1, 0, 0, 1, 2, 1, 2];
  const made = order.map((k, i) => {
    const { color, point, captured, chain, before, suicide } = plies[k]!;
    const playedBefore = order.slice(0, i).lastIndexOf(k) + 1;
    return { kind: 'play', number: i + 1, color, point, captured, chain, before, suicide, playedBefore };
  });
  const found = finish(
    repeatedOddCycle({ plies: made, ply: (n: number) => made[n - 1] } as unknown as Game, 7, 1000),
  );
  expect([found?.first, found?.second]).toEqual([
    [2, 4, 5],
    [3, 6, 7],
  ]);
});

describe('hidden kos', () => {
  const SNAPBACK = boardOf('extra-snapback');

  test('are a remark where they alone would forbid a capture', () => {
    const { verdict, geometry } = judge(SNAPBACK, 'B b1 W a1');
    expect([verdict.verdict, verdict.code]).toEqual(['allowed', null]);
    const hint = verdict.hint as NonNullable<Verdict['hint']>;
    expect(hint.code).toBe('spight.hidden-ko');
    expect(say(hint.message)).toContain('B1');
    const cycles = hint.evidence.flatMap((e) =>
      e.kind === 'cycle'
        ? [[e.role, e.from, e.cycle.plays.map((play) => geometry.name(play.point)).join(' ')]]
        : [],
    );
    expect(cycles).toEqual([
      ['hidden', 0, 'b1 a1 b1 a2 a1 b2'],
      ['hidden', 1, 'a1 b1 a2 a1 b2 b1'],
    ]);
  });

  test('forbid it when they count', () => {
    const { verdict } = judge(SNAPBACK, 'B b1 W a1', { hiddenKos: 'count' });
    expect([verdict.code, verdict.hint]).toEqual(['spight.hot-stone', undefined]);
  });

  test('are not looked for after a pass, and not where the capture is of an older stone', () => {
    expect(judge(SNAPBACK, 'B b1 W pass B pass W a1').verdict.hint).toBeUndefined();
    expect(judge(boardOf('extra-basic-ko'), 'B c3').verdict.hint).toBeUndefined();
  });
});

describe('undecided', () => {
  /** The ko is four plays long; with this the search ends before it is back. */
  const budget = 3;

  test('a capture of a stone that may be hot, and whatever follows in the run', () => {
    const { codes, json, words } = judge(LIFE, 'B c1 W e1', { budget });
    expect(codes).toEqual([null, 'spight.undecided']);
    expect(json).toMatchObject({ koPlay: null, hot: [], cycle: null, undecidedHot: ['e1'] });
    expect(words).toEqual(['hot or not, undecided: E1']);
  });

  test('says why', () => {
    const { verdict } = judge(LIFE, 'B c1 W e1', { budget });
    expect(verdict.verdict).toBe('undecided');
    expect(say(verdict.reason!)).toContain('budget of 3 position');
  });

  test('ends with the run', () => {
    const { codes, json } = judge(LIFE, 'B c1 W pass B pass W e1', { budget });
    expect(codes).toEqual([null, null, null, null]);
    expect(json).toMatchObject({ undecidedHot: ['e1'] });
  });
});

describe('fragments', () => {
  test('a verdict that rests on what lies beyond says so', () => {
    const cut = ['..O', '.XO', 'XO.', '.XO', '..O'];
    const whole = judge(cut, 'B c3 W b3');
    expect(whole.codes).toEqual([null, 'spight.hot-stone']);
    const open = judge(cut, 'B c3', {}, { open: ['right'] });
    expect(open.verdict.verdict).toBe('allowed');
    expect(open.verdict.assumptions.map(({ kind }) => kind)).toContain('open');
  });
});
