/** Why basic ko, the rules built on it and Ing's rules allow a move is checked from literal rules, on random games. */
import { expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, type Color, type Move, WHITE } from '../../src/go/types.ts';
import { ruleOf, settledWhyNot, whyNotOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type RuleId, type RuleOptions } from '../../src/rules/rule.ts';
import { breathe } from '../oracle/breathe.ts';
import { CouplingOracle } from '../oracle/coupling.ts';
import { type OracleBoard, type OraclePlay, oracleBoard, oraclePlay, sameBoard } from '../oracle/cycles.ts';
import { eventfulBoard } from '../oracle/eventful.ts';
import { generator } from '../oracle/generator.ts';
import { type OracleClass, oracleClasses, oracleIng } from '../oracle/ing.ts';
import { expectSeen, runs } from '../runs.ts';

/** The longest cycle that is looked for. */
const MOST = 6;

interface Played {
  readonly start: OracleBoard;
  readonly game: Game;
  /** By number of moves: the last of them, `null` for a pass; first the start. */
  readonly plays: readonly (OraclePlay | null)[];
  readonly boards: readonly OracleBoard[];
}

/** A game of captures, most of them, with passes and without suicide. */
function randomGame(random: () => number, length: number, passes: number): Played {
  const rows = eventfulBoard(random);
  const geometry = Geometry.of({ columns: rows[0]?.length ?? 0, rows: rows.length });
  const start = oracleBoard(rows);
  const moves: Move[] = [];
  const plays: (OraclePlay | null)[] = [null];
  const boards = [start];
  while (moves.length < length) {
    const color = moves.length % 2 === 0 ? BLACK : WHITE;
    const now = boards.at(-1) as OracleBoard;
    const made = [...now.stones.keys()].flatMap(
      (p) => (now.stones[p] === 0 && oraclePlay(now, color, p, false)) || [],
    );
    const taking = made.filter(({ play }) => play.captured.length > 0);
    const from = taking.length > 0 && random() < 0.8 ? taking : made;
    const one = random() < passes ? undefined : from[Math.floor(random() * from.length)];
    moves.push(one ? { kind: 'play', color, point: one.play.point } : { kind: 'pass', color });
    plays.push(one?.play ?? null);
    boards.push(one?.after ?? now);
  }
  const position = Position.of(geometry, rows);
  return { start, game: Game.of({ position, toPlay: BLACK }, moves), plays, boards };
}

interface Said {
  readonly code: string;
  readonly args: Record<string, unknown>;
}

/** What is said of a move at full length and from what settled it; both are the same, but under Ing. */
function said(
  id: RuleId,
  game: Game,
  n: number,
  options: RuleOptions,
): [full: Said | null, brief: Said | null] {
  const judged = new Referee(ruleOf(id)!, game, options).at(n);
  const task = whyNotOf({ rule: id, game, n, options, judged });
  const full = task ? finish(task) : null;
  const brief = settledWhyNot({ rule: id, game, n, options, judged });
  return [full, brief].map((one) => one && (one.reason as unknown as Said)) as [Said | null, Said | null];
}

/** Why basic ko does not forbid a play; `forbids` where it does, `null` for what nobody takes for a recapture. */
function basic({ plays }: Played, n: number): string | null {
  const [last, play] = [plays[n - 1], plays[n]];
  if (!play || play.captured.length === 0) return null;
  if (!last || last.captured.length === 0)
    return plays.slice(1, n).some((one) => one?.captured.length && play.captured.includes(one.point))
      ? 'late'
      : null;
  if (!play.captured.includes(last.point)) return 'elsewhere';
  if (last.captured.length > 1) return 'captured';
  // Before it captured, the stone stood alone.
  if (last.chain.length > 1) return 'chain';
  return play.captured.length > 1 ? 'more' : 'forbids';
}

/** Which earlier positions count for a variant: numbers of moves, 0 for the start. */
interface Counted {
  readonly id: RuleId;
  readonly times: number;
  counts(played: Played, n: number, k: number): boolean;
}

const sameTurn = (n: number, k: number) => (n - k) % 2 === 0;
const noPassSince = ({ plays }: Played, n: number, k: number) => plays.slice(k + 1, n).every((one) => one);
const byPlay = ({ plays }: Played, k: number) => k === 0 || plays[k] !== null;

const REPETITION: readonly Counted[] = [
  { id: 'korean', times: 2, counts: () => true },
  // A pass leaves what was there, and that has been counted.
  { id: 'japanese', times: 2, counts: (played, _, k) => byPlay(played, k) },
  { id: 'japanese with times 3', times: 3, counts: (played, _, k) => byPlay(played, k) },
  { id: 'japanese with turn same', times: 2, counts: (_, n, k) => sameTurn(n, k) },
  {
    id: 'japanese with turn same and times 3 and passes lift',
    times: 3,
    counts: (played, n, k) => sameTurn(n, k) && noPassSince(played, n, k),
  },
];

test('a small checker verifies why basic ko and repetition have nothing against a play', async () => {
  const random = generator(91);
  const seen: Record<string, number> = {};
  const see = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  for (let round = 0; round < runs(60); round++) {
    if (round % 20 === 0) await breathe();
    const played = randomGame(random, 14, round % 3 === 0 ? 0.25 : 0.05);
    const { game, plays, boards } = played;
    const { geometry } = game.start.position;
    for (let n = 1; n < plays.length; n++) {
      const play = plays[n];
      const ko = basic(played, n);
      const what = `${boards[0]?.stones.join('')} move ${n} of ${JSON.stringify(game.plies.map(({ move }) => move))}`;
      const [full, brief] = said('basic', game, n, DEFAULT_OPTIONS);
      expect(brief, what).toEqual(full);
      const isNone = !play || ko === null || ko === 'forbids';
      expect(full, what).toEqual(
        isNone ? null : { code: 'why.basic', args: { by: ko, of: { move: n - 1 } } },
      );
      see(`basic ${ko}`);
      for (const { id, times, counts } of REPETITION) {
        const [why, settled] = said(id, game, n, DEFAULT_OPTIONS);
        expect(settled, what).toEqual(why);
        const same = plays.slice(0, n).flatMap((_, k) => (sameBoard(boards[k]!, boards[n]!) ? [k] : []));
        const occurred = same.filter((k) => counts(played, n, k));
        const isNew =
          play?.captured.length === 0 && !plays.slice(1, n).some((one) => one?.point === play.point);
        if (!play || ko === 'forbids' || occurred.length + 1 >= times || isNew) {
          expect(why, `${id}: ${what}`).toBeNull();
          continue;
        }
        const parts =
          why?.code === 'why.both' ? [why.args.first as Said, why.args.second as Said] : why ? [why] : [];
        const first = parts.filter(({ code }) => code === 'why.basic');
        expect(first, what).toEqual(isNone ? [] : [full]);
        const [second] = parts.filter(({ code }) => code !== 'why.basic');
        see(`${id} ${second?.code}`);
        const { of } = (second?.args ?? {}) as { of?: { move: number } };
        if (occurred.length > 0) {
          expect(second, what).toMatchObject({
            code: 'why.seldom',
            args: { of: { move: occurred.at(-1) }, seen: occurred.length + 1, times },
          });
        } else if (same.length > 0) {
          expect([second?.code, of?.move], what).toEqual(['why.uncounted', same.at(-1)]);
        } else {
          const differing = (k: number) =>
            boards[n]!.stones.flatMap((stone, p) => (stone === boards[k]!.stones[p] ? [] : [p]));
          const others = plays.slice(0, n - 1).flatMap((_, k) => (counts(played, n, k) ? [k] : []));
          const least = Math.min(...others.map((k) => differing(k).length));
          const nearest = others.filter((k) => differing(k).length === least).at(-1);
          expect(of?.move, `${id}: ${what}`).toBe(nearest);
          if (nearest !== undefined)
            expect(second?.args.points, what).toEqual(geometry.names(differing(nearest)));
        }
      }
    }
  }
  if (process.env.SEEN) console.log(seen);
  for (const by of ['late', 'elsewhere', 'captured', 'chain', 'more', 'forbids'])
    expectSeen(seen[`basic ${by}`], 0);
  for (const { id } of REPETITION) expectSeen(seen[`${id} why.nearest`], 0);
  expectSeen(seen['japanese with times 3 why.seldom'], 0);
  expectSeen(seen['japanese with turn same why.uncounted'], 0);
});

test('and why a play is allowed in a ko under Ing’s rules, and in which', async () => {
  const random = generator(92);
  const seen: Record<string, number> = {};
  const rules = { maxCycle: MOST, suicide: false, plain: true };
  const options: RuleOptions = { ...DEFAULT_OPTIONS, maxCycle: MOST, suicide: 'forbidden' };
  for (let round = 0; round < runs(30); round++) {
    if (round % 5 === 0) await breathe();
    const { start, game, plays, boards } = randomGame(random, 9, 0.07);
    const moves = plays.slice(1).map((play, i) => ({
      color: (i % 2 === 0 ? BLACK : WHITE) as Color,
      point: play ? play.point : ('pass' as const),
    }));
    const coupling = new CouplingOracle(start.columns, MOST, true);
    /** By move, once for both rules. */
    const classes: OracleClass[][] = [];
    for (const [id, oddOnce] of [
      ['ing', true],
      ['ing with odd-cycles allowed', false],
    ] as const) {
      const literal = oracleIng(start, moves, rules, oddOnce);
      for (const [i, { koPlay, codes }] of literal.entries()) {
        const play = plays[i + 1];
        const [full, brief] = said(id, game, i + 1, options);
        const what = `${id} ${start.stones.join('')} move ${i + 1} of ${JSON.stringify({ moves, full, brief })}`;
        // Where several kos of one length begin with a play, the code may be that of any of them.
        if (!play || (koPlay && !codes.includes(null)) || (!koPlay && codes[0] !== null)) {
          expect([full, brief], what).toEqual([null, null]);
          continue;
        }
        classes[i] ??= oracleClasses(boards[i]!, moves[i]!.color, play.point, MOST, {
          suicide: false,
          coupling,
        });
        const kinds = classes[i]!.map(({ class: kind }) => kind);
        for (const why of [full, brief]) {
          const isClassed = why?.code === 'why.ing';
          expect(kinds, what).toContain(isClassed ? why.args.class : null);
          if (isClassed) expect(why.args.oddOnce, what).toBe(oddOnce);
          const reason = isClassed ? (why.args.reason as Said) : why;
          const isKoReason = reason?.code === 'why.takes-nothing' || reason?.code === 'why.not-hot';
          expect(isKoReason, what).toBe(koPlay);
          if (koPlay) expect(reason?.code === 'why.takes-nothing', what).toBe(play.captured.length === 0);
          const key = `${isClassed ? why.args.class : 'none'}${koPlay ? ` ${reason?.code}` : ''}`;
          seen[key] = (seen[key] ?? 0) + 1;
        }
      }
    }
  }
  if (process.env.SEEN) console.log(seen);
  for (const key of ['none', 'disturbing', 'fighting why.not-hot', 'undecided why.not-hot'])
    expectSeen(seen[key], 0);
});
