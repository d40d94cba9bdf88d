/** The result of a game beside what the marked territory of its last position comes to. */
import { countPoints } from '../../../go/count.ts';
import { chainAt, type Position } from '../../../go/position.ts';
import { BLACK, type Color, EMPTY, opponent, type Point, WHITE } from '../../../go/types.ts';
import { pack, readNumber, readPoints, readReal, sgfProblem } from '../../../notation/sgf/index.ts';
import type { Finding } from '../../analysis/index.ts';
import { endOf } from './line.ts';
import { rootValue, type SgfGame } from './sgf-game.ts';

const [C, RE] = [pack('C'), pack('RE')];
const [TB, TW] = [pack('TB'), pack('TW')];

/**
 * Reports a counted result that no way to count gives: area or territory, with points in seki or
 * without, and what Black gives for handicap stones. Nothing is guessed: where the last node of the
 * main line marks no territory and names no dead stones (`dead: a1 c3`, `dead: none`), nothing is
 * said.
 */
export function countedResult(game: SgfGame, found: Finding[]): void {
  const { sgf } = game;
  const written = (rootValue(sgf, 'RE') ?? '').trim();
  const said = /^([BW])\+(\d{1,3}(?:\.5)?)$/i.exec(written);
  const komi = readReal((rootValue(sgf, 'KM') ?? '').trim());
  if (!said || komi === null || (komi * 2) % 1 !== 0) return;
  const ply = endOf(game, -1);
  const node = lastNode(game);
  const marked = { [BLACK]: pointsOf(game, node, TB), [WHITE]: pointsOf(game, node, TW) };
  if (ply < 0) return;
  const position = game.positionAfter(ply);
  const named = deadLine(game, node, position, found);
  if (!named && marked[BLACK].size + marked[WHITE].size === 0) return;
  const dead = named ?? deadStones(position, marked);
  if (!dead) return;
  const result = (said[1]?.toUpperCase() === 'B' ? 1 : -1) * Number(said[2]);
  const { area, territory, neutral } = counts(game, ply, position, dead, marked);
  const handicap = Math.max(0, readNumber((rootValue(sgf, 'HA') ?? '').trim()) ?? 0);
  const isArea = area.some((one) =>
    // Neutral points may be filled after the last position, and passes may cost a stone.
    [0, handicap, Math.max(0, handicap - 1)].some(
      (given) => Math.abs(one - komi - given - result) <= neutral,
    ),
  );
  if (isArea || territory.some((one) => one - komi === result)) return;
  const property = sgf.find(0, RE);
  const text = (points: number) => (points === 0 ? '0' : `${points > 0 ? 'B' : 'W'}+${Math.abs(points)}`);
  found.push(
    sgfProblem('sgf.result-count', sgf.innerSpan(sgf.firstValue(property)), {
      result: written,
      area: text((area[0] ?? 0) - komi),
      territory: text((territory[0] ?? 0) - komi),
      stones: position.geometry.names([...dead]),
    }),
  );
}

/** The last node of the main line. */
function lastNode({ sgf }: SgfGame): number {
  let node = 0;
  for (let next = sgf.child(node); next >= 0; next = sgf.child(node)) node = next;
  return node;
}

function pointsOf({ size, sgf }: SgfGame, node: number, id: number): Set<Point> {
  const property = sgf.find(node, id);
  const area = size.columns * size.rows;
  const points = property < 0 ? [] : sgf.valuesOf(property).flatMap((value) => [...readPoints(value, size)]);
  return new Set(points.filter((p) => p >= 0 && p < area));
}

/**
 * The stones of the chains that a line `dead:` of a comment names; `null` without one. A name of no
 * stone is reported.
 */
function deadLine(
  { sgf, text }: SgfGame,
  node: number,
  position: Position,
  found: Finding[],
): ReadonlySet<Point> | null {
  const property = sgf.find(node, C);
  if (property < 0 || sgf.firstValue(property) >= sgf.endValue(property)) return null;
  const { start, end } = sgf.innerSpan(sgf.firstValue(property));
  const line = /^[ \t]*dead:(.*)$/m.exec(text.slice(start, end));
  if (!line) return null;
  const from = start + line.index + line[0].length - (line[1]?.length ?? 0);
  const dead = new Set<Point>();
  for (const { 0: word, index } of (line[1] ?? '').matchAll(/[^\s,]+/g)) {
    if (word === 'none') continue;
    const at = position.geometry.point(word.toLowerCase());
    const chain = at < 0 ? null : chainAt(position, at);
    for (const p of chain?.points ?? []) dead.add(p);
    const span = { start: from + index, end: from + index + word.length };
    if (!chain) found.push(sgfProblem('sgf.dead', span, { written: word }));
  }
  return dead;
}

type MarkedTerritory = Readonly<Record<Color, ReadonlySet<Point>>>;

/**
 * Stones in the territory of the opponent, or beside it; `null` where the marks contradict each
 * other.
 */
function deadStones(position: Position, marked: MarkedTerritory): ReadonlySet<Point> | null {
  const { cells, geometry } = position;
  const dead = new Set<Point>();
  for (const color of [BLACK, WHITE] as const) {
    const others = marked[opponent(color)];
    for (const p of others) {
      if (marked[color].has(p)) return null;
      const near = cells[p] === EMPTY ? geometry.adjacent(p) : [p];
      for (const q of near) {
        if (cells[q] !== color) continue;
        for (const stone of chainAt(position, q)?.points ?? []) dead.add(stone);
      }
    }
  }
  // A stone cannot be dead and make territory.
  const isBoth = ([BLACK, WHITE] as const).some((color) =>
    [...marked[color]].some(
      (p) => cells[p] === EMPTY && geometry.adjacent(p).every((q) => cells[q] === color && dead.has(q)),
    ),
  );
  return isBoth ? null : dead;
}

/** Black's points less White's, without komi, in each way to count. */
function counts(
  game: SgfGame,
  last: number,
  position: Position,
  dead: ReadonlySet<Point>,
  marked: MarkedTerritory,
) {
  const less = (of: (color: Color) => number) => of(BLACK) - of(WHITE);
  const prisoners: Record<Color, number> = { [BLACK]: 0, [WHITE]: 0 };
  for (let ply = last; ply >= 0; ply = game.before(ply)) {
    const one = game.ply(ply);
    if (one.kind !== 'setup') prisoners[one.color] += one.captured.length;
  }
  for (const p of dead) prisoners[opponent(position.at(p) as Color)]++;
  const all = countPoints(position, dead);
  const live = countPoints(position, dead, 'two-eyes');
  const isMarked = marked[BLACK].size + marked[WHITE].size > 0;
  const own = (color: Color) =>
    new Set([...marked[color], ...[...dead].filter((p) => position.at(p) === opponent(color))]).size;
  return {
    area: [less((c) => all.stones[c] + all.territory[c].length)].concat(
      isMarked ? less((c) => all.stones[c] + own(c)) : [],
    ),
    territory: [all, live]
      .map(({ territory }) => less((c) => territory[c].length + prisoners[c]))
      .concat(isMarked ? less((c) => own(c) + prisoners[c]) : []),
    neutral: all.neutral.length,
  };
}
