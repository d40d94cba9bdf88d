/** What is found in a problem: marks that are wrong, or lack something. */
import { type Color, colorName, opponent, type Point } from '../../go/types.ts';
import type { Fix, TextEdit } from '../../notation/index.ts';
import type { GradedLine, GradedMove, LineQuestion } from '../../outcome/index.ts';
import { type Message, message } from '../../words/index.ts';
import { finding } from './finding.ts';
import type { CheckedProblem, ProblemBranch, ProblemMove, ProblemText } from './problem-types.ts';
import type { Finding } from './types.ts';

/** What is to be said of a problem. */
export function findingsIn(problem: Omit<CheckedProblem, 'findings'>): Finding[] {
  const { grades, marked, question, report, status, text, why } = problem;
  const { pen, span } = text;
  const { geometry } = question.game.start.position;
  const name = (point: Point) => geometry.name(point);
  const found: Finding[] = [];
  const fix = (said: Message, edits: readonly TextEdit[] | null): Fix[] =>
    edits && edits.length > 0 ? [{ title: said, edits }] : [];
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
  if (status === 'not-needed') {
    found.push(finding('problem.not-needed', span, message('problem.not-needed')));
    return found;
  }
  const { asked, right } = grades;
  const rightNames = geometry.names(right);
  const [only] = right;
  if (status === 'unmarked') {
    const said = message('problem.unmarked', { right: rightNames });
    const fixes = right
      .slice(0, 3)
      .flatMap((point) =>
        fix(message('fix.problem-right', { point: name(point), inPlace: false }), pen.right(point, null)),
      );
    found.push(finding('problem.unmarked', span, said, { fixes }));
  }
  for (const { branch, move } of marked) {
    const { point, span: at } = branch.move;
    if (!right.includes(point)) {
      const said = message('problem.refuted', {
        point: name(point),
        grade: move?.grade ?? 'fails',
        threats: move?.threats ?? 0,
        asked,
        reply: move?.reply == null ? null : name(move.reply),
        right: rightNames,
      });
      const fixes = right
        .slice(0, 3)
        .flatMap((one) =>
          fix(message('fix.problem-right', { point: name(one), inPlace: true }), pen.right(one, branch)),
        );
      found.push(finding('problem.refuted', at, said, { fixes }));
    } else if (move && move.grade !== 'works' && !branch.saysKo) {
      const { grade, threats } = move;
      const said = message('problem.ko', { point: name(point), grade, threats, asked });
      const fixes = fix(
        message('fix.problem-ko', { point: name(point) }),
        pen.ko(branch, grade === 'needs' ? `Ko: ${threats} needed` : 'Ko'),
      );
      found.push(finding('problem.ko', at, said, { fixes }));
    }
    const slip = slipIn(branch, grades.lines);
    if (slip) {
      const said = message('problem.line', {
        number: slip.number,
        point: name(slip.move.point),
        isKo: slip.isKo,
      });
      found.push(finding('problem.line', slip.move.span, said));
    }
  }
  const wrong = text.branches.filter(({ mark }) => mark === 'wrong');
  for (const branch of wrong) {
    const { point, span: at } = branch.move;
    const graded = grades.moves.find((one) => one.point === point);
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
        : fix(message('fix.problem-reply', { point: name(graded.reply) }), pen.reply(branch, graded.reply));
    if (branch.replies.length === 0) {
      if (graded.reply === null) continue;
      const said = message('problem.no-refutation', { point: name(point), reply: name(graded.reply) });
      found.push(finding('problem.no-refutation', at, said, { fixes }));
    } else if (branch.replies.every((reply) => isAnswered(grades.lines, [point, reply.point]))) {
      const place = name(branch.replies[0]?.point ?? 0);
      const reply = graded.reply === null ? null : name(graded.reply);
      const said = message('problem.weak-refutation', { point: name(point), place, reply });
      found.push(finding('problem.weak-refutation', branch.replies[0]?.span ?? at, said, { fixes }));
    }
  }
  const more = unnamed(text, right).filter((point) => !wrong.some(({ move }) => move.point === point));
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

/** Whether the first player is known to reach the goal all the same behind a reply. */
function isAnswered(lines: readonly GradedLine[], moves: readonly Point[]): boolean {
  return lines.some(
    (one) =>
      one.reaches === true && one.moves.length === moves.length && moves.every((p, i) => p === one.moves[i]),
  );
}

/** The first move of a solution behind which the goal is lost, or a ko. */
function slipIn(
  { line, move }: ProblemBranch,
  lines: readonly GradedLine[],
): { readonly number: number; readonly move: ProblemMove; readonly isKo: boolean } | null {
  const all = [move, ...line];
  for (const one of lines) {
    const isOwn = one.moves.length > 2 && one.moves.every((p, i) => p === all[i]?.point);
    const last = all[one.moves.length - 1];
    if (!isOwn || one.reaches !== false || !last) continue;
    const isKo = lines.some(
      ({ moves, others, reaches }) =>
        others === 0 &&
        reaches === true &&
        moves.length === one.moves.length &&
        moves.every((p, i) => p === one.moves[i]),
    );
    return { number: one.moves.length, move: last, isKo };
  }
  return null;
}

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
