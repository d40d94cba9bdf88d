/**
 * The problem that a game of SGF is: the board before its first move, and the first moves of its
 * variations, marked as FF[4] (`TE`, `BM`, `DO`, `GB`, `GW`) or sites (RIGHT in a comment) do it.
 */
import { BLACK, type Color, colorName, opponent, type Point, WHITE } from '../../../go/types.ts';
import { pack, readPoints, readText, writePoint } from '../../../notation/sgf/index.ts';
import {
  isMeantAsProblem,
  ObjectCache,
  PROBLEMS_REQUEST,
  type ProblemBranch,
  type ProblemMark,
  type ProblemMove,
  type ProblemText,
  problemMark,
  problemTask,
  saysKo,
  type Work,
  workOfProblem,
} from '../../analysis/index.ts';
import { claimsOf, claimWork } from './claims.ts';
import { adding, insert, insertions, joined } from './edits.ts';
import { lineThrough, titleOf } from './line.ts';
import type { SgfGame } from './sgf-game.ts';

const [AB, AW, BM, C, DO, GB, GW, TE, VW] = ['AB', 'AW', 'BM', 'C', 'DO', 'GB', 'GW', 'TE', 'VW'].map(
  pack,
) as [number, number, number, number, number, number, number, number, number];

/** `null` for a game without stones before its first move. */
export const problemOfGame = new ObjectCache((game: SgfGame): ProblemText | null => {
  const { geometry, isGo, sgf, size } = game;
  if (!isGo || sgf.nodeCount === 0) return null;
  let start = 0;
  // Setup and comments may stand in nodes before the first move.
  for (let node = sgf.child(start); node >= 0 && sgf.sibling(node) < 0; node = sgf.child(node)) {
    if (game.makesPly(node) && game.ply(game.plyAt(node)).kind !== 'setup') break;
    start = node;
  }
  const ply = game.plyAt(start);
  const position = game.positionAfter(ply);
  if (position.cells.every((cell) => cell !== BLACK && cell !== WHITE)) return null;
  const plays = sgf.children(start).filter((node) => playOf(game, node) !== null);
  const [firstNode] = plays;
  const said = [titleOf(game), ...ancestors(game, start).map((node) => commentOf(game, node))].join('\n');
  const task = problemTask(said);
  const stated = ancestors(game, start).find((node) => game.toPlay[node] !== 0);
  const first =
    (firstNode === undefined ? null : game.ply(game.plyAt(firstNode)).color) ??
    (stated === undefined ? null : (game.toPlay[stated] as Color)) ??
    task.first ??
    game.start.toPlay;
  const reader = new BranchMarks(game, first);
  const nodes = plays.filter((node) => game.ply(game.plyAt(node)).color === first);
  const marks = nodes.map((node) => reader.mark(node));
  // Where a site writes RIGHT at the end of right lines, all others are wrong.
  const isBySite = marks.some((mark) => mark?.isSaid === true && mark.mark === 'right');
  const nodeOf = new Map<ProblemBranch, number>();
  const branches = nodes.map((node, i): ProblemBranch => {
    const children = sgf.children(node).flatMap((child) => moveOf(game, child, opponent(first)) ?? []);
    const branch = {
      move: moveOf(game, node, first) ?? { point: 0, span: sgf.nodeSpan(node) },
      mark: marks[i]?.mark ?? (isBySite ? ('wrong' as const) : null),
      line: solution(game, node, reader),
      replies: children,
      saysKo: saysKo(said) || reader.some(node, (one) => saysKo(commentOf(game, one))),
    };
    nodeOf.set(branch, node);
    return branch;
  });
  const claims = claimsOf.get(game).filter(({ node }) => node <= start);
  const shown = sgf.find(start, VW);
  const at = sgf.nodeSpan(0).start;
  const { game: line } = lineThrough(game, ply).analysis;
  const point = (p: Point) => writePoint(p, size);
  const letter = first === BLACK ? 'B' : 'W';
  const title = titleOf(game);
  const mayWrite = sgf.faults.length === 0 && !game.text.includes('\uFFFD');
  return {
    title: title === '' ? null : title,
    game: line.prefix(game.depth(ply)),
    options: game.options,
    outcome: claims.flatMap(({ analysis }) => analysis.syntax.outcome ?? []).at(-1),
    first,
    said: task.first,
    aim: task.aim,
    shown:
      shown < 0
        ? null
        : sgf
            .valuesOf(shown)
            .flatMap((value) => [...readPoints(value, size)])
            .filter((p) => p < geometry.area),
    branches,
    span: { start: at, end: at + 1 },
    pen: {
      right(p, wrong) {
        if (!mayWrite) return null;
        const { edits } = insertions(game, start, `;${letter}[${point(p)}]TE[1]`);
        const node = wrong ? nodeOf.get(wrong) : undefined;
        return joined(node === undefined ? edits : [...marking(game, node, 'BM'), ...edits]);
      },
      reply(branch, p) {
        const node = nodeOf.get(branch);
        if (!mayWrite || node === undefined) return null;
        const other = letter === 'B' ? 'W' : 'B';
        return joined(insertions(game, node, `;${other}[${point(p)}]`).edits);
      },
      approve(branch) {
        const node = nodeOf.get(branch);
        return !mayWrite || node === undefined ? null : marking(game, node, 'TE');
      },
      ko(branch, said) {
        const node = nodeOf.get(branch);
        if (!mayWrite || node === undefined) return null;
        const property = sgf.find(node, C);
        const value = property < 0 ? -1 : sgf.firstValue(property);
        if (value >= 0 && value < sgf.endValue(property))
          return [insert(sgf.innerSpan(value).end, `\n${said}`)];
        return [insert(sgf.nodeSpan(node).end, `C[${said}]`)];
      },
      stone(color, p) {
        if (!mayWrite) return null;
        const [name, id] = colorName(color) === 'black' ? (['AB', AB] as const) : (['AW', AW] as const);
        return [adding(game, start, name, id, point(p))];
      },
    },
  };
});

/** The problem that a game is meant as, where those of its text are checked. */
export function meantProblem(game: SgfGame): ProblemText | null {
  const text = game.chosen.checksProblems ? problemOfGame.get(game) : null;
  return text && isMeantAsProblem(text) ? text : null;
}

/** Whether a game is meant as a problem, checked or not. */
export function isProblemGame(game: SgfGame): boolean {
  const text = problemOfGame.get(game);
  return text !== null && isMeantAsProblem(text);
}

/** The searches that the findings of a game wait for, beside those of its moves. */
export function searchWork(game: SgfGame): Work[] {
  const text = meantProblem(game);
  const { outcomeBudget } = game.chosen;
  return [
    ...claimWork(game),
    ...(text ? workOfProblem(game, text, { ...PROBLEMS_REQUEST, states: outcomeBudget }) : []),
  ];
}

/** Puts a mark on a move in place of those that say otherwise. */
function marking({ sgf }: SgfGame, node: number, name: 'TE' | 'BM') {
  const own = name === 'TE' ? [BM, DO] : [TE];
  const there = own.map((id) => sgf.find(node, id)).filter((property) => property >= 0);
  const [property] = there;
  if (property === undefined) return [insert(sgf.nodeSpan(node).end, `${name}[1]`)];
  return [{ span: sgf.propertySpan(property), text: `${name}[1]` }];
}

/** The ply of a node that is a play, by either player. */
function playOf(game: SgfGame, node: number) {
  if (!game.makesPly(node)) return null;
  const ply = game.ply(game.plyAt(node));
  return ply.kind === 'play' ? ply : null;
}

function moveOf(game: SgfGame, node: number, color: Color): ProblemMove | null {
  const ply = playOf(game, node);
  if (ply?.color !== color) return null;
  return { point: ply.point, span: game.sgf.propertySpan(game.propertyOf(game.plyAt(node))) };
}

function ancestors({ sgf }: SgfGame, from: number): number[] {
  const found: number[] = [];
  for (let node = from; node >= 0; node = sgf.parent(node)) found.push(node);
  return found;
}

function commentOf(game: SgfGame, node: number): string {
  return readText(game.valueOf(node, C) ?? '');
}

/** The moves of a solution behind its first, by way of a node that is called right. */
function solution(game: SgfGame, from: number, reader: BranchMarks): ProblemMove[] {
  const { sgf } = game;
  const moves: ProblemMove[] = [];
  let color = opponent(game.ply(game.plyAt(from)).color);
  for (let node = from; moves.length < MOST_LINE; color = opponent(color)) {
    const children = sgf.children(node);
    const next =
      children.find((one) => reader.some(one, (it) => reader.own(it)?.mark === 'right')) ?? children[0];
    const move = next === undefined ? null : moveOf(game, next, color);
    if (next === undefined || !move) break;
    moves.push(move);
    node = next;
  }
  return moves;
}

const MOST_LINE = 40;

/** `isSaid`: in a comment. */
interface SaidMark {
  readonly mark: ProblemMark;
  readonly isSaid: boolean;
}

/** Reads what nodes say of whether the first move of their line is right. */
class BranchMarks {
  constructor(
    private readonly game: SgfGame,
    private readonly first: Color,
  ) {}

  /** What a node itself says. */
  own(node: number): SaidMark | null {
    const { game } = this;
    const { sgf } = game;
    const has = (id: number) => sgf.find(node, id) >= 0;
    const ply = playOf(game, node);
    const isOwn = ply === null || ply.color === this.first;
    if (isOwn && (has(BM) || has(DO))) return { mark: 'wrong', isSaid: false };
    if (isOwn && has(TE)) return { mark: 'right', isSaid: false };
    const [own, other] = this.first === BLACK ? [GB, GW] : [GW, GB];
    if (has(own)) return { mark: 'right', isSaid: false };
    if (has(other)) return { mark: 'wrong', isSaid: false };
    const mark = problemMark(commentOf(game, node));
    return mark && { mark, isSaid: true };
  }

  /** What is said of a first move: by itself, else by the ends of its lines. */
  mark(node: number): SaidMark | null {
    const own = this.own(node);
    if (own) return own;
    const said: SaidMark[] = [];
    const isRight = (one: SaidMark) => one.mark === 'right';
    this.some(node, (one) => {
      const mark = this.own(one);
      if (mark) said.push(mark);
      return mark !== null && isRight(mark);
    });
    return said.find(isRight) ?? said[0] ?? null;
  }

  /** Whether something holds of a node, or of one below it. */
  some(node: number, holds: (node: number) => boolean): boolean {
    const { sgf } = this.game;
    const open = [node];
    for (const one of open) {
      if (holds(one)) return true;
      if (open.length < MOST_NODES) open.push(...sgf.children(one));
    }
    return false;
  }
}

const MOST_NODES = 2000;
