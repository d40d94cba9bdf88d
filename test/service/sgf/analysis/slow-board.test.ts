import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finish } from '../../../../src/go/task.ts';
import { buildGame, DEFAULT_SETTINGS } from '../../../../src/service/index.ts';
import { generator } from '../../../go/random.ts';
import { OracleGame, type Stone } from '../../../oracle/board.ts';
import { expectSeen, runs } from '../../../runs.ts';

const RULES = ['none', 'basic', 'psk', 'ssk', 'nssk', 'japanese'] as const;
const PROPERTIES = { '.': 'AE', X: 'AB', O: 'AW' } as const;
const WHOLE = { left: false, right: false, top: false, bottom: false };
const GAMES = runs(150);

type Glyph = keyof typeof PROPERTIES;
/** Points `column,row` from the top left, and what setup puts there. */
type Put = ReadonlyMap<string, Glyph>;
type Node =
  | { readonly put: Put; readonly turn: Stone | null }
  | { readonly stone: Stone; readonly at: string | null };

const other = (stone: Stone): Stone => (stone === 'X' ? 'O' : 'X');
const letter = (stone: Stone) => (stone === 'X' ? 'B' : 'W');
const named = (at: string) => at.replace(/\d|,/g, (one) => (one === ',' ? '' : 'abcde'.charAt(Number(one))));

/** One line of play on a small board: setup, passes, moves out of turn, on stones and into suicide. */
function record(seed: number) {
  const random = generator(seed);
  // On the smallest boards positions come back all the time, also those of setup.
  const size = [2, 2, 3, 4, 5][random(5)]!;
  const one = <T>(...of: readonly T[]): T => of[random(of.length)]!;
  const point = () => `${random(size)},${random(size)}`;
  const put = (count: number, ...glyphs: readonly Glyph[]): Put =>
    new Map(Array.from({ length: count }, () => [point(), one(...glyphs)]));
  const handicap = random(3) === 0;
  const first = handicap ? put(3, 'X') : put(random(8), 'X', 'O');
  const said = handicap ? null : one<Stone | null>('X', 'O', null, null);
  const nodes: Node[] = [];
  let turn: Stone = handicap ? 'O' : 'X';
  const empty = Array.from({ length: size }, () => '.'.repeat(size));
  const board = new OracleGame(withPut(empty, first), turn, WHOLE, true);
  let taken: readonly string[] = [];
  /** Mostly where a play can be made, and often where a stone was just taken. */
  const likely = () => {
    const rows = board.history.at(-1)!.board.split('\n');
    const free = rows.flatMap((row, y) =>
      [...row].flatMap((glyph, x) => (glyph === '.' ? [`${x},${y}`] : [])),
    );
    if (taken.length > 0 && random(2) === 0) return one(...taken);
    return free.length === 0 || random(8) === 0 ? point() : one(...free);
  };
  for (let n = 20 + random(40); n >= 0; n--) {
    if (random(8) === 0) {
      const pl = one<Stone | null>('X', 'O', null, null);
      const some = put(1 + random(4), '.', 'X', 'O');
      nodes.push({ put: some, turn: pl });
      board.setUp(withPut(board.history.at(-1)!.board.split('\n'), some), 'X');
      taken = [];
      turn = pl ?? turn;
    } else {
      const stone = random(4) === 0 ? other(turn) : turn;
      const at = random(12) === 0 ? null : likely();
      nodes.push({ stone, at });
      taken = board.move({ kind: at === null ? 'pass' : 'play', stone, at: at ?? '', over: true }).captured;
      turn = other(stone);
    }
  }
  return { size, handicap, first, said, nodes };
}

function written({ size, handicap, first, said, nodes }: ReturnType<typeof record>, rules: string): string {
  const setup = (put: Put, turn: Stone | null) =>
    [...put].map(([at, glyph]) => `${PROPERTIES[glyph]}[${named(at)}]`).join('') +
    (turn ? `PL[${letter(turn)}]` : '');
  const root = `;GM[1]FF[4]SZ[${size}]RU[${rules}]${handicap ? `HA[${first.size}]` : ''}${setup(first, said)}`;
  const rest = nodes.map((node) =>
    'put' in node
      ? `;${setup(node.put, node.turn)}`
      : `;${letter(node.stone)}[${node.at ? named(node.at) : ''}]`,
  );
  return `(${root}${rest.join('')})`;
}

/** Whose turn it is before some nodes, where no `PL` says it: the next mover's. */
function nextMover(nodes: readonly Node[], otherwise: Stone): Stone {
  const next = nodes.find((node) => 'stone' in node);
  return next && 'stone' in next ? next.stone : otherwise;
}

const withPut = (rows: readonly string[], put: Put) =>
  rows.map((row, y) => [...row].map((glyph, x) => put.get(`${x},${y}`) ?? glyph).join(''));

it(`records with setup, handicap without PL, passes and suicide are judged as a slow board judges them, ${GAMES} of them`, () => {
  const seen = new Map<string, number>();
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (seed, suicide) => {
      const made = record(seed);
      const { size, handicap, first, said, nodes } = made;
      const text = written(made, suicide ? 'NZ' : 'Chinese');
      const game = buildGame(text, DEFAULT_SETTINGS, {});
      for (const rule of RULES) finish(game.verdicts.all(rule));
      const empty = Array.from({ length: size }, () => '.'.repeat(size));
      const toMove = said ?? nextMover(nodes, handicap ? 'O' : 'X');
      const slow = new OracleGame(withPut(empty, first), toMove, WHOLE, suicide);
      expect(game.start.position.rows(), text).toEqual(withPut(empty, first));
      expect(game.plies.length).toBe(nodes.length);
      if (handicap && toMove === 'O') count('handicap');
      nodes.forEach((node, i) => {
        const ply = game.plies[i]!;
        const now = slow.history.at(-1)!;
        if ('put' in node) {
          const turn = node.turn ?? nextMover(nodes.slice(i), now.toMove);
          slow.setUp(withPut(now.board.split('\n'), node.put), other(turn));
          expect([ply.kind, ply.after.rows().join('\n')], text).toEqual([
            'setup',
            slow.history.at(-1)!.board,
          ]);
          count('setup');
          return;
        }
        const {
          verdicts,
          kind,
          rows,
          suicide: isSuicide,
        } = slow.move({
          kind: node.at === null ? 'pass' : 'play',
          stone: node.stone,
          at: node.at ?? '',
          over: true,
        });
        const ours = RULES.map((rule) => {
          const { verdict, code, evidence } = game.verdicts.at(rule, i)!.verdict;
          const repeated = evidence.find((one) => one.kind === 'repetition');
          count(code ?? verdict);
          return [rule, repeated ? `${code} ${repeated.of}` : (code ?? verdict)];
        });
        expect([ply.kind, ply.suicide, ply.after.rows(), Object.fromEntries(ours)], text).toEqual([
          kind,
          isSuicide,
          rows,
          verdicts,
        ]);
        count(kind);
        if (isSuicide && suicide) count('suicide');
      });
    }),
    { numRuns: GAMES },
  );
  // The records must have been worth judging.
  for (const what of ['setup', 'pass', 'suicide', 'play.suicide', 'play.occupied', 'superko.positional'])
    expectSeen(seen.get(what), GAMES);
  for (const what of ['handicap', 'basic.recapture', 'japanese.repetition', 'superko.situational'])
    expectSeen(seen.get(what), GAMES / 15);
});
