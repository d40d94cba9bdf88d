/** What is found in a problem: marks that are wrong, or lack something. */
import { type Color, colorName, opponent, type Point } from '../../go/types.ts';
import type { Fix, TextEdit } from '../../notation/index.ts';
import type { GradedLine, GradedMove, LineQuestion } from '../../outcome/index.ts';
import { ruleOf } from '../../rules/index.ts';
import { suicideUnder } from '../../rules/referee.ts';
import { type Message, message, type RightWords } from '../../words/index.ts';
import { finding } from './finding.ts';
import type {
  CheckedProblem,
  ProblemBranch,
  ProblemGrades,
  ProblemMove,
  ProblemText,
} from './problem-types.ts';
import type { Finding } from './types.ts';

type Unfound = Omit<CheckedProblem, 'findings'>;

const fix = (said: Message, edits: readonly TextEdit[] | null, preferred = false): Fix[] =>
  edits && edits.length > 0 ? [{ title: said, edits, ...(preferred && { preferred }) }] : [];

/** What is to be said of a problem. */
export function findingsIn(problem: Unfound): Finding[] {
  const { grades, isElsewhere, marked, question, report, status, text, why } = problem;
  const { pen, span } = text;
  const { geometry } = question.game.start.position;
  const name = (point: Point) => geometry.name(point);
  const found: Finding[] = [];
  found.push(...textFindings(problem));
  if (why || !grades) {
    const closed = report?.leaks[0]?.closedBy ?? [];
    const color = opponent(question.game.after(question.game.length).at(question.targets[0] ?? 0) as Color);
    const fixes = closed
      .slice(0, 3)
      .flatMap((point) =>
        fix(
          message('fix.problem-stone', { color: colorName(color), point: name(point) }),
          pen.stone(color, point),
        ),
      );
    found.push(finding('problem.unclear', span, why ?? message('problem.no-group'), { fixes }));
    return found;
  }
  if (status === 'undecided') {
    found.push(finding('problem.undecided', span, message('problem.undecided', { states: grades.states })));
    return found;
  }
  const right = grades.right;
  const rightSaid = rightFacts(problem);
  if (status === 'not-needed') {
    found.push(finding('problem.not-needed', span, message('problem.not-needed', { fate: rightSaid.fate })));
    return found;
  }
  const [only] = right;
  if (isElsewhere && status === 'refuted')
    found.push(
      finding(
        'problem.refuted',
        text.elsewhere?.span ?? span,
        message('problem.needed', { right: rightSaid }),
      ),
    );
  if (status === 'unmarked') {
    const said = message('problem.unmarked', { right: rightSaid });
    const fixes = right
      .slice(0, 3)
      .flatMap((point) =>
        fix(
          message('fix.problem-right', { point: name(point), inPlace: false }),
          pen.right(point, null),
          right.length === 1 && text.branches.length > 0,
        ),
      );
    const one = finding('problem.unmarked', span, said, { fixes });
    // A position without moves may be meant for readers to solve.
    found.push(text.branches.length > 0 ? { ...one, severity: 'warning' } : one);
  }
  found.push(
    ...markedFindings(problem, grades),
    ...impossibleMoves(problem),
    ...wrongFindings(problem, grades),
  );
  const more = unnamed(text, right).filter(
    (point) => !text.branches.some(({ mark, move }) => mark === 'wrong' && move.point === point),
  );
  if (only !== undefined && more.length > 0 && marked.some(({ branch }) => right.includes(branch.move.point)))
    found.push(
      finding(
        'problem.also-right',
        marked[0]?.branch.move.span ?? span,
        message('problem.also-right', { points: geometry.names(more) }),
        {
          fixes: more
            .slice(0, 3)
            .flatMap((point) =>
              fix(
                message('fix.problem-right', { point: name(point), inPlace: false }),
                pen.right(point, null),
              ),
            ),
        },
      ),
    );
  return found;
}

/** What the text itself says in two ways, or not clearly. */
function textFindings({ question, text }: Unfound): Finding[] {
  const { pen } = text;
  const { geometry } = question.game.start.position;
  const found: Finding[] = [];
  const { played, said: inWords, span: turnSpan, stated } = text.turns;
  const isOtherStated = stated !== null && played !== null && stated !== played;
  if (isOtherStated || (inWords !== null && played !== null && inWords !== played)) {
    const word = (color: Color | null) => (color === null ? null : colorName(color));
    const said = message('problem.turn', {
      stated: word(stated),
      said: word(inWords),
      played: colorName(played),
    });
    // The moves and the words together are surer than `PL`.
    const fixes =
      isOtherStated && inWords !== stated
        ? fix(message('fix.problem-turn', { color: colorName(played) }), pen.turn(played), inWords === played)
        : [];
    found.push(finding('problem.turn', turnSpan, said, { fixes }));
  }
  for (const [i, { isContradicted, mark, move }] of text.branches.entries())
    if (mark === 'unclear' && text.branches.findIndex((one) => one.move.point === move.point) === i) {
      const said = message('problem.mark', { point: geometry.name(move.point), isContradicted });
      found.push(finding('problem.mark', move.span, said));
    }
  return found;
}

/** Of moves that are meant to be right, and of the solutions behind them. */
function markedFindings(problem: Unfound, { lines, right }: ProblemGrades): Finding[] {
  const { marked, question, text } = problem;
  const { pen } = text;
  const name = (point: Point) => question.game.start.position.geometry.name(point);
  const first = colorName(question.first);
  const found: Finding[] = [];
  for (const { branch, move } of marked) {
    const { point, span: at } = branch.move;
    if (!right.includes(point)) {
      const said = message('problem.refuted', {
        point: name(point),
        grade: move?.grade ?? 'fails',
        threats: move?.threats ?? 0,
        first,
        reply: move?.reply == null ? null : name(move.reply),
        right: rightFacts(problem),
      });
      const fixes = right
        .slice(0, 3)
        .flatMap((one) =>
          fix(message('fix.problem-right', { point: name(one), inPlace: true }), pen.right(one, branch)),
        );
      found.push(finding('problem.refuted', at, said, { fixes }));
    } else if (move && move.grade !== 'works' && branch.ko !== 'ko') {
      const { grade, threats } = move;
      const isDenied = branch.ko === 'none';
      const said = message('problem.ko', { point: name(point), grade, threats, first, isDenied });
      const fixes = fix(message('fix.problem-ko', { point: name(point) }), pen.ko(branch, 'Ko'), !isDenied);
      found.push(finding('problem.ko', at, said, { fixes }));
    } else if (move?.grade === 'works' && branch.isCalledKo)
      found.push(finding('problem.no-ko', at, message('problem.no-ko', { point: name(point) })));
    const slip = slipIn(branch, lines);
    if (slip) {
      const said = message('problem.line', {
        number: slip.number,
        point: name(slip.move.point),
        isKo: slip.isKo,
        reply: slip.reply === null ? null : name(slip.reply),
        place: slip.better === null ? null : name(slip.better),
      });
      found.push(finding('problem.line', slip.move.span, said));
    }
  }
  return found;
}

/** Of moves that are marked as wrong, and of the answers to them. */
function wrongFindings(
  { question, text }: Unfound,
  { asked, lines, moves, right }: ProblemGrades,
): Finding[] {
  const { pen } = text;
  const name = (point: Point) => question.game.start.position.geometry.name(point);
  const found: Finding[] = [];
  for (const branch of text.branches) {
    if (branch.mark !== 'wrong') continue;
    const { point, span: at } = branch.move;
    const graded = moves.find((one) => one.point === point);
    if (right.includes(point)) {
      const said = message('problem.wrong-is-right', { point: name(point) });
      const fixes = fix(message('fix.problem-approve', { point: name(point) }), pen.approve(branch));
      found.push(finding('problem.wrong-is-right', at, said, { fixes }));
      continue;
    }
    const pair = graded && failingPair(graded, asked);
    if (!graded || !pair) continue;
    const fixes =
      graded.reply === null
        ? []
        : fix(
            message('fix.problem-reply', { point: name(graded.reply) }),
            pen.reply(branch, graded.reply),
            true,
          );
    if (branch.replies.length === 0) {
      if (graded.reply === null) continue;
      const said = message('problem.no-refutation', { point: name(point), reply: name(graded.reply) });
      found.push(finding('problem.no-refutation', at, said, { fixes }));
    } else if (branch.replies.every((reply) => isAnswered(lines, [point, reply.point]))) {
      const place = name(branch.replies[0]?.point ?? 0);
      const reply = graded.reply === null ? null : name(graded.reply);
      const said = message('problem.weak-refutation', { point: name(point), place, reply });
      found.push(finding('problem.weak-refutation', branch.replies[0]?.span ?? at, said, { fixes }));
    }
  }
  return found;
}

function impossibleMoves({ question, text }: Unfound): Finding[] {
  const found: Finding[] = [];
  for (const one of text.branches) {
    const all = [one.move, ...one.line];
    const n = all.findIndex((move) => isImpossible(move, question));
    const move = all[n];
    if (!move) continue;
    const said = message('problem.impossible', {
      number: n + 1,
      point: question.game.start.position.geometry.name(move.point),
      isSuicide: !move.isOccupied,
    });
    found.push(finding('problem.impossible', move.span, said));
  }
  return found;
}

function isImpossible(
  { isOccupied, suicide = 0 }: ProblemMove,
  question: CheckedProblem['question'],
): boolean {
  const rule = ruleOf(question.rule);
  if (isOccupied || suicide === 0 || !rule) return isOccupied === true;
  const clause = suicideUnder(rule, question.options);
  return clause === 'forbidden' || (clause === 'several' && suicide === 1);
}

/** The right moves with what they come to; where there are none, what becomes of the group. */
export function rightFacts({
  grades,
  question: { first, game, goal, targets },
}: Pick<CheckedProblem, 'grades' | 'question'>): RightWords {
  const position = game.after(game.length);
  const [only] = grades?.right ?? [];
  const best = grades?.moves.find(({ point }) => point === only && only !== undefined);
  const words = {
    points: position.geometry.names(grades?.right ?? []),
    grade: best?.grade ?? null,
    threats: best?.threats ?? 0,
    first: colorName(first),
  };
  const target = targets[0] ?? 0;
  const isWhole = targets.length === 1 || goal === 'capture-all' || goal === 'keep-one';
  if (!grades || only !== undefined || !isWhole) return { ...words, fate: null };
  const isReached = grades.elsewhere.grade === 'works';
  const isFailed = [grades.elsewhere, ...grades.moves].every(({ grade }) => grade === 'fails');
  if (!isReached && !isFailed) return { ...words, fate: null };
  const color = colorName(position.at(target) as Color);
  return { ...words, fate: { color, isDead: isReached === (position.at(target) !== first) } };
}

/** Whether the first player is known to reach the goal all the same behind a reply. */
function isAnswered(lines: readonly GradedLine[], moves: readonly Point[]): boolean {
  return lines.some((one) => one.reaches === true && isSame(one.moves, moves));
}

/** A move of a solution behind which the goal is lost, or a ko. */
interface Slip {
  readonly number: number;
  readonly move: ProblemMove;
  readonly isKo: boolean;
  /** What refutes it, and what would have been right, where that is known. */
  readonly reply: Point | null;
  readonly better: Point | null;
}

type Solution = Pick<ProblemBranch, 'line' | 'move'>;

/** The first slip of a solution. */
function slipIn({ line, move }: Solution, lines: readonly GradedLine[]): Slip | null {
  const all = [move, ...line];
  for (const one of lines) {
    const { length } = one.moves;
    const isOwn = length > 2 && length % 2 === 1 && one.moves.every((p, i) => p === all[i]?.point);
    const last = all[length - 1];
    if (!isOwn || one.reaches !== false || !last) continue;
    const same = lines.find(({ moves, others }) => others === 0 && isSame(moves, one.moves));
    const isKo = same?.reaches === true;
    const reply = lines.find(
      ({ moves, others, reaches }) =>
        reaches === false && others === (isKo ? one.others : 0) && isSame(moves.slice(0, -1), one.moves),
    );
    const better = lines.find(
      ({ moves, others, reaches }) =>
        reaches === true &&
        others === one.others &&
        moves.length === length &&
        isSame(moves.slice(0, -1), one.moves.slice(0, -1)),
    );
    const end = (found: GradedLine | undefined) => found?.moves.at(-1) ?? null;
    return { number: length, move: last, isKo, reply: end(reply), better: end(better) };
  }
  return null;
}

/** What answers a slip, and what would have been right in its place. */
export function slipLines(
  { line, move }: Solution,
  { lines, moves }: Pick<ProblemGrades, 'lines' | 'moves'>,
  asked: number,
): LineQuestion[] {
  const slip = slipIn({ line, move }, lines);
  if (!slip) return [];
  const played = [move, ...line].slice(0, slip.number).map(({ point }) => point);
  const points = moves.flatMap(({ point }) => (point === null || played.includes(point) ? [] : [point]));
  return points.flatMap((point) => [
    { moves: [...played, point], own: 0, others: slip.isKo ? asked : 0 },
    { moves: [...played.slice(0, -1), point], own: 0, others: asked },
    { moves: [...played.slice(0, -1), point], own: 0, others: 0 },
  ]);
}

const isSame = (a: readonly Point[], b: readonly Point[]): boolean =>
  a.length === b.length && a.every((p, i) => p === b[i]);

/** Right moves that the author does not show, or calls wrong. */
export function unnamed({ branches }: ProblemText, right: readonly Point[]): Point[] {
  const shown = new Set(branches.flatMap(({ mark, move }) => (mark === 'wrong' ? [] : [move.point])));
  return right.filter((point) => !shown.has(point));
}

/** The threats with which a move first fails; `null` for one that works, or is not decided. */
export function failingPair(
  { grade, threats }: GradedMove,
  asked: number,
): Pick<LineQuestion, 'own' | 'others'> | null {
  if (grade === 'fails') return { own: asked, others: 0 };
  if (grade === 'needs') return { own: threats - 1, others: 0 };
  return grade === 'holds' ? { own: 0, others: threats + 1 } : null;
}
