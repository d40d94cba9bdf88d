/** First moves as a view shows them: signs on the board, a list in words, and the zone. */
import { type Color, colorName, EMPTY, opponent, type Point } from '../../go/types.ts';
import { type GoalProblem, type GradedMove, type Grades, rankOf } from '../../outcome/index.ts';
import type { FirstMoves } from '../../protocol/outcomes.ts';
import type { Mark } from '../../protocol/player.ts';
import { message, say } from '../../words/index.ts';
import {
  type Analysis,
  type AskedFirstMoves,
  type FirstMovesKnown,
  firstMovesInFigure,
  firstMovesOf,
  firstMovesWork,
  ruleName,
  type Work,
} from '../analysis/index.ts';
import type { AskedChains } from './outcome-table.ts';
import type { PictureMark } from './picture.ts';

/** What a figure of the entry shows on the board after move `n`, of first moves. */
export function figureMoves(
  analysis: Analysis,
  n: number,
): { readonly marks: readonly PictureMark[]; readonly zone: readonly number[] } | null {
  const asked = firstMovesInFigure(analysis);
  return asked?.index === n ? gradedPicture(analysis, asked) : null;
}

/** The signs of first moves, and the zone, as far as they are known. */
export function gradedPicture(
  analysis: Analysis,
  asked: AskedFirstMoves,
): { readonly marks: readonly PictureMark[]; readonly zone: readonly number[] } | null {
  const known = firstMovesOf(analysis, asked);
  return known && !('code' in known) ? { marks: marksOf(known, asked.first), zone: zoneShown(known) } : null;
}

/** The same moves in words, from the best to the worst. */
export const gradedWords = (analysis: Analysis, asked: AskedFirstMoves): FirstMoves['all'] =>
  shown(analysis, asked).all;

/**
 * The same in words, for a reader who cannot see the signs; `null` for none and during the search.
 */
export function figureMovesWords(analysis: Analysis): string | null {
  const asked = firstMovesInFigure(analysis);
  if (!asked) return null;
  const { all, state, title } = shown(analysis, asked);
  if (state === 'none') return title;
  if (state === 'pending') return null;
  const known = firstMovesOf(analysis, asked);
  // Without it a reader takes moves that work for answers.
  const isUnneeded = known && !('code' in known) && known.grades && isNotNeeded(known.grades);
  const needless = isUnneeded ? [say(message('output.grades.no-need'))] : [];
  return say(message('graded.said', { title, all: [...all.map(({ says }) => says), ...needless] }));
}

/** Whose first moves are asked about: of the player whose turn it is, then of the other. */
function askedOf(analysis: Analysis, { asked, index, points }: AskedChains): AskedFirstMoves[] {
  const turn = analysis.game.toPlayAfter(index);
  return [turn, opponent(turn)].map((first) => ({
    index,
    points,
    first,
    ...(asked?.goal && { isAll: asked.goal === 'all' }),
    ...(asked?.passes && { passes: asked.passes }),
  }));
}

/** What the first moves of either player come to, as far as that is known. */
export function firstMovesShown(analysis: Analysis, chains: AskedChains | null): FirstMoves[] {
  if (!chains || chains.points.length === 0 || chains.asked?.goal === 'connect') return [];
  return askedOf(analysis, chains).map((asked) => shown(analysis, asked));
}

/** The searches that first moves wait for. */
export function firstMovesShownWork(analysis: Analysis, chains: AskedChains): Work[] {
  if (chains.asked?.goal === 'connect') return [];
  return askedOf(analysis, chains).flatMap((asked) => firstMovesWork(analysis, asked));
}

function shown(analysis: Analysis, asked: AskedFirstMoves): FirstMoves {
  const { first } = asked;
  const color = colorName(first);
  const known = firstMovesOf(analysis, asked);
  const nothing = { first: color, marks: [], zone: [], all: [] };
  if (!known) return { ...nothing, state: 'pending', title: say(message('wins.pending')), notes: [] };
  if ('code' in known) return { ...nothing, state: 'none', title: say(known), notes: [] };
  const { grades, isDone, passes, problem, rule } = known;
  const { geometry } = problem.position;
  const title = say(
    message('graded.title', { first: color, rule: ruleName(rule), passes, threats: grades?.asked ?? 2 }),
  );
  return {
    first: color,
    state: isDone ? 'known' : 'pending',
    title,
    notes: grades && isDone ? [...rightWords(grades), zoneWords(known, first)] : [],
    marks: marksOf(known, first),
    zone: [...zoneShown(known)],
    all: sorted(grades).map((move) => {
      const { point, grade, threats, reply } = move;
      return {
        point: point ?? 0,
        canTry: isDone && grade !== 'undecided' && grades?.certificate != null,
        says: say(
          message('graded.one', {
            point: geometry.name(point ?? 0),
            grade,
            threats,
            reply: reply === null ? null : geometry.name(reply),
          }),
        ),
      };
    }),
  };
}

function sorted(grades: Grades | null): readonly GradedMove[] {
  if (!grades) return [];
  return grades.moves
    .filter(({ grade }) => grade !== 'undecided')
    .sort((a, b) => rankOf(b, grades.asked) - rankOf(a, grades.asked));
}

/** The threats of a ko that the mover can spare; with a minus those that they lack. */
function koText({ grade, threats }: Pick<GradedMove, 'grade' | 'threats'>): string {
  return grade === 'needs' ? `-${threats}` : threats === 0 ? '0' : `+${threats}`;
}

function gradeMark(move: GradedMove, color: Color, isDone: boolean): Mark {
  const { grade } = move;
  const about = { kind: 'grade', color: colorName(color) } as const;
  if (grade === 'holds' || grade === 'needs') return { ...about, grade: 'ko', text: koText(move) };
  return { ...about, grade: grade === 'undecided' && !isDone ? 'pending' : grade };
}

/** The sign of each empty point on which is played. */
function marksOf(known: FirstMovesKnown, first: Color): PictureMark[] {
  const { grades, isDone, problem, rule } = known;
  return problem.points.map((point): PictureMark => {
    const move = grades?.moves.find((one) => one.point === point);
    if (move) return { point, mark: gradeMark(move, first, isDone) };
    if (grades && isRetake(problem, point))
      return { point, mark: { kind: 'forbidden', rule, title: say(ruleName(rule)) } };
    if (grades) return { point, mark: { kind: 'forbidden', rule: null } };
    return { point, mark: { kind: 'grade', grade: 'pending', color: colorName(first) } };
  });
}

/** Whether a play takes the stone whose retake is banned. Other forbidden plays are suicide. */
function isRetake({ banned, position }: GoalProblem, point: Point): boolean {
  if (banned === null) return false;
  const { cells, geometry } = position;
  const free = geometry.adjacent(banned).filter((p) => cells[p] === EMPTY);
  return free.length === 1 && free[0] === point;
}

/** The zone of the right move where one is proven, else where play is. */
function zoneShown({ grades, isDone, problem, zones }: FirstMovesKnown): readonly number[] {
  const proven = isDone ? grades?.right.map((point) => zones.get(point)).find((zone) => zone != null) : null;
  return proven ?? problem.points;
}

function zoneWords({ grades, problem, zones }: FirstMovesKnown, first: Color): string {
  const right = grades?.right.find((point) => zones.get(point) != null);
  const { geometry } = problem.position;
  return say(
    right === undefined
      ? message('graded.region')
      : message('graded.zone', { owner: colorName(first), point: geometry.name(right) }),
  );
}

function isNotNeeded({ asked, elsewhere, isPartial, moves }: Grades): boolean {
  const best = Math.max(0, ...moves.map((one) => rankOf(one, asked)));
  return !isPartial && rankOf(elsewhere, asked) > 0 && rankOf(elsewhere, asked) >= best;
}

function rightWords(grades: Grades): string[] {
  const { isPartial, problem, right } = grades;
  if (isNotNeeded(grades)) return [say(message('output.grades.no-need'))];
  const points = problem.position.geometry.names(right);
  return [say(message('output.grades.right', { points, isPartial }))];
}

/** Here it is there from the beginning: see `first-moves-later.ts`. */
export async function loadFigureMoves(_analysis: Analysis): Promise<void> {}
