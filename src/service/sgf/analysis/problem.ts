/**
 * The problem that a game of SGF is: the board before its first move, and the first moves of its
 * variations, marked as FF[4] (`TE`, `BM`, `DO`, `GB`, `GW`) or sites (RIGHT in a comment) do it.
 */
import { BLACK, type Color, opponent, WHITE } from '../../../go/types.ts';
import { packed, readPoints, readText } from '../../../notation/sgf/index.ts';
import {
  type Analysis,
  callsKo,
  inferredOutcome,
  isCalledProblem,
  isCheckedAsProblem,
  koSaid,
  ObjectCache,
  PROBLEMS_REQUEST,
  type ProblemBranch,
  type ProblemElsewhere,
  type ProblemMark,
  type ProblemMove,
  type ProblemText,
  problemMark,
  problemTask,
  type Work,
  workOfProblem,
} from '../../analysis/index.ts';
import { askingOf, askingWith, claimWork, outcomeAt } from './claims.ts';
import { type GameLine, lineThrough, titleOf } from './line.ts';
import { penOf } from './problem-pen.ts';
import type { SgfGame } from './sgf-game.ts';

const [BM, C, DO, GB, GW, TE, VW] = packed('BM', 'C', 'DO', 'GB', 'GW', 'TE', 'VW');

/** `null` for a game without stones before its first move. */
export const problemOfGame = new ObjectCache((game: SgfGame): ProblemText | null => {
  const { isGo, sgf } = game;
  if (!isGo || sgf.nodeCount === 0) return null;
  const start = startOf(game);
  const ply = game.plyAt(start);
  const position = game.positionAfter(ply);
  if (position.cells.every((cell) => cell !== BLACK && cell !== WHITE)) return null;
  const before = ancestors(game, start);
  const shownFirst = sgf.children(start).filter((node) => playOf(game, node) !== null || isPass(game, node));
  const [firstNode] = shownFirst;
  const title = titleOf(game);
  const said = [title, ...before.map((node) => commentOf(game, node))].join('\n');
  const task = problemTask(said);
  const stated = before.find((node) => game.toPlay[node] !== 0);
  const turns = {
    stated: stated === undefined ? null : (game.toPlay[stated] as Color),
    said: task.turn,
    played: firstNode === undefined ? null : game.ply(game.plyAt(firstNode)).color,
  };
  const first = turns.played ?? turns.stated ?? task.first ?? game.start.toPlay;
  const reader = new BranchMarks(game, first);
  const own = shownFirst.filter((node) => game.ply(game.plyAt(node)).color === first);
  const nodeOf = branchesOf(game, own, reader, said);
  const branches = [...nodeOf.keys()];
  const at = sgf.nodeSpan(0).start;
  const beginning = { start: at, end: at + 1 };
  const passing = own.find((node) => isPass(game, node));
  const isRightShown = branches.some(({ mark }) => mark === 'right');
  const elsewhere = (): ProblemElsewhere | null => {
    const meant = isRightShown ? null : ('right' as const);
    if (passing === undefined) return task.isElsewhere && meant ? { span: beginning, mark: meant } : null;
    const mark = reader.mark(passing)?.mark ?? (passing === firstNode ? meant : null);
    return { span: sgf.nodeSpan(passing), mark };
  };
  const { game: line } = lineThrough(game, ply).analysis;
  return {
    title: title === '' ? null : title,
    game: line.prefix(game.depth(ply)),
    options: game.options,
    outcome: outcomeAt(game, start),
    first,
    aim: task.aim,
    shown: shownPoints(game, start),
    branches,
    elsewhere: elsewhere(),
    turns: { ...turns, span: stated === undefined ? beginning : sgf.nodeSpan(stated) },
    span: beginning,
    pen: penOf(game, { start, stated, first, nodeOf }),
  };
});

const inferred = new ObjectCache((game: SgfGame) => {
  const text = problemOfGame.get(game);
  return { outcome: text && inferredOutcome(text) };
});

/**
 * As {@link askingOf}; at the start of a problem that names no chains, about those that its walls
 * enclose, as `koban problems` does.
 */
export function askingInProblem(
  game: SgfGame,
  line: GameLine,
  n: number,
  claimed: Analysis | null,
): Analysis {
  const asking = askingOf(game, line, n, claimed);
  if (claimed || asking.syntax.outcome?.goal || game.sgf.nodeCount === 0) return asking;
  if (n !== game.depth(game.plyAt(startOf(game)))) return asking;
  const { outcome } = inferred.get(game);
  return outcome ? askingWith(asking, outcome, { isInferred: true }) : asking;
}

/** The node of the position: setup and comments may stand in nodes before the first move. */
function startOf(game: SgfGame): number {
  const { sgf } = game;
  let start = 0;
  for (let node = sgf.child(start); node >= 0 && sgf.sibling(node) < 0; node = sgf.child(node)) {
    if (game.makesPly(node) && game.ply(game.plyAt(node)).kind !== 'setup') break;
    start = node;
  }
  return start;
}

/** The points that `VW` shows; `null` for all. */
function shownPoints({ geometry, sgf, size }: SgfGame, start: number): number[] | null {
  const shown = sgf.find(start, VW);
  if (shown < 0) return null;
  const points = sgf.valuesOf(shown).flatMap((value) => [...readPoints(value, size)]);
  return points.filter((p) => p < geometry.area);
}

/** The first moves that the author shows, in order, with their nodes. */
function branchesOf(
  game: SgfGame,
  first: readonly number[],
  reader: BranchMarks,
  said: string,
): ReadonlyMap<ProblemBranch, number> {
  const { sgf } = game;
  const nodes = first.filter((node) => playOf(game, node) !== null);
  const written = nodes.map((node) => reader.mark(node));
  // Where a site writes RIGHT at the end of right lines, all others are wrong.
  const isBySite = written.some((mark) => mark?.isSaid === true && mark.mark === 'right');
  const marks = written.map((one) => one?.mark ?? (isBySite ? ('wrong' as const) : null));
  const pointOf = (node: number) => game.ply(game.plyAt(node)).point;
  return new Map(
    nodes.map((node, i): [ProblemBranch, number] => {
      const { color } = game.ply(game.plyAt(node));
      const mark = marks[i] ?? null;
      const { line, ends } = solution(game, node, reader);
      const isTwice = nodes.some((other, k) => {
        const its = marks[k] ?? null;
        return pointOf(other) === pointOf(node) && its !== null && mark !== null && its !== mark;
      });
      const comments: string[] = [];
      reader.some(node, (one) => {
        comments.push(commentOf(game, one));
        return false;
      });
      const branch = {
        move: moveOf(game, node, color) ?? { point: 0, span: sgf.nodeSpan(node) },
        mark: isTwice ? ('unclear' as const) : mark,
        isSaid: written[i]?.isSaid ?? false,
        isContradicted: isTwice || written[i]?.isContradicted === true,
        line,
        replies: sgf.children(node).flatMap((child) => moveOf(game, child, opponent(color)) ?? []),
        ko: koSaid([...comments, said].join('\n')),
        isCalledKo: [node, ...ends].some((one) => callsKo(commentOf(game, one))),
      };
      return [branch, node];
    }),
  );
}

/** The problem that a game is meant as, where those of its text are checked. */
export function meantProblem(game: SgfGame): ProblemText | null {
  const text = game.chosen.checksProblems ? problemOfGame.get(game) : null;
  return text && isCheckedAsProblem(text) ? text : null;
}

/** Whether the author calls a game a problem, checked or not. */
export function isProblemGame(game: SgfGame): boolean {
  const text = problemOfGame.get(game);
  return text !== null && isCalledProblem(text);
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

/** The ply of a node that is a play, by either player. */
function playOf(game: SgfGame, node: number) {
  if (!game.makesPly(node)) return null;
  const ply = game.ply(game.plyAt(node));
  return ply.kind === 'play' ? ply : null;
}

function isPass(game: SgfGame, node: number): boolean {
  return game.makesPly(node) && game.ply(game.plyAt(node)).kind === 'pass';
}

function moveOf(game: SgfGame, node: number, color: Color): ProblemMove | null {
  const ply = playOf(game, node);
  if (ply?.color !== color) return null;
  return {
    point: ply.point,
    span: game.sgf.propertySpan(game.propertyOf(game.plyAt(node))),
    isOccupied: ply.misplay !== null,
    suicide: ply.suicide ? ply.captured.length : 0,
  };
}

function ancestors({ sgf }: SgfGame, from: number): number[] {
  const found: number[] = [];
  for (let node = from; node >= 0; node = sgf.parent(node)) found.push(node);
  return found;
}

function commentOf(game: SgfGame, node: number): string {
  return readText(game.valueOf(node, C) ?? '');
}

/** The moves of a solution behind its first, with their nodes, by way of a right one. */
function solution(game: SgfGame, from: number, reader: BranchMarks) {
  const { sgf } = game;
  const moves: ProblemMove[] = [];
  const ends: number[] = [];
  let color = opponent(game.ply(game.plyAt(from)).color);
  for (let node = from; moves.length < MOST_LINE; color = opponent(color)) {
    const children = sgf.children(node);
    const next =
      children.find((one) => reader.some(one, (it) => reader.own(it)?.mark === 'right')) ?? children[0];
    const move = next === undefined ? null : moveOf(game, next, color);
    if (next === undefined || !move) break;
    moves.push(move);
    ends.push(next);
    node = next;
  }
  return { line: moves, ends };
}

const MOST_LINE = 40;

interface SaidMark {
  readonly mark: ProblemMark;
  /** In a comment. */
  readonly isSaid: boolean;
  /** Marks of one node say different things. */
  readonly isContradicted?: boolean;
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
    const [own, other] = this.first === BLACK ? [GB, GW] : [GW, GB];
    const isWrong = (isOwn && (has(BM) || has(DO))) || has(other);
    const isRight = (isOwn && has(TE)) || has(own);
    const words = problemMark(commentOf(game, node));
    if (!isWrong && !isRight) return words && { mark: words, isSaid: true };
    const isContradicted = (isWrong && (isRight || words === 'right')) || (isRight && words === 'wrong');
    if (isContradicted) return { mark: 'unclear', isSaid: true, isContradicted };
    return { mark: isWrong ? 'wrong' : 'right', isSaid: false };
  }

  /** What is said of a first move: by itself, else by the ends of its lines. */
  mark(node: number): SaidMark | null {
    const own = this.own(node);
    if (own && own.mark !== 'shown') return own;
    const { game } = this;
    const said: SaidMark[] = [];
    this.some(node, (one) => {
      const mark = this.own(one);
      // What is unclear beside an answer in the middle of a line may be about the answer.
      const isAnswer = playOf(game, one)?.color !== this.first && game.sgf.child(one) >= 0;
      if (mark && !(mark.mark === 'unclear' && isAnswer)) said.push(mark);
      return mark?.mark === 'right';
    });
    const of = (wanted: ProblemMark) => said.find(({ mark }) => mark === wanted);
    return of('right') ?? of('wrong') ?? of('unclear') ?? own;
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
