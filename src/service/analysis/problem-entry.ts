/** The problem that an entry is: its board before its own moves, and the moves as the solution. */
import { BLACK, opponent, WHITE } from '../../go/types.ts';
import { appendLines, type TextEdit } from '../../notation/index.ts';
import { message } from '../../words/index.ts';
import { ObjectCache } from './cache.ts';
import { learned } from './knowledge.ts';
import { originOf, plyOf } from './moves.ts';
import { koSaid } from './problem-marks.ts';
import type {
  CheckedProblem,
  ProblemBranch,
  ProblemMove,
  ProblemsRequest,
  ProblemText,
} from './problem-types.ts';
import { problemTask } from './problem-words.ts';
import {
  checkedProblem,
  checkingProblem,
  isCheckedAsProblem,
  isProblemOpen,
  PROBLEMS_REQUEST,
} from './problems.ts';
import type { Analysis } from './types.ts';
import type { Work } from './work.ts';

/** The problem that an entry is meant as, where those of its text are checked. */
const meant = new ObjectCache((analysis: Analysis): ProblemText | null => {
  const text = analysis.checksProblems ? problemOfEntry(analysis) : null;
  return text && isCheckedAsProblem(text) ? text : null;
});

/** What is known of the problem that an entry is; `null` for none, and while it is searched. */
export function knownProblem(analysis: Analysis): CheckedProblem | null {
  const text = meant.get(analysis);
  return text && checkedProblem(text, { ...PROBLEMS_REQUEST, states: analysis.outcomeBudget });
}

/** The search that the problem of an entry waits for. */
export function problemWork(analysis: Analysis): Work[] {
  const text = meant.get(analysis);
  const request = { ...PROBLEMS_REQUEST, states: analysis.outcomeBudget };
  return text ? workOfProblem(analysis, text, request, () => learned(analysis)) : [];
}

/** The search that a problem waits for. */
export function workOfProblem(
  subject: object,
  text: ProblemText,
  request: ProblemsRequest,
  done: () => void = () => {},
): Work[] {
  if (!isProblemOpen(text, request)) return [];
  return [
    {
      subject,
      key: `problem ${request.rule} ${request.states} ${text.game.length} ${text.branches.length}`,
      slow: true,
      title: message('work.problem'),
      *work() {
        yield* checkingProblem(text, request);
        done();
      },
    },
  ];
}

/** `null` where no stone is drawn, and for what continues another entry. */
export function problemOfEntry(analysis: Analysis): ProblemText | null {
  const { inherited: n, syntax } = analysis;
  const game = analysis.game.prefix(n);
  const position = game.after(n);
  if (syntax.from && !syntax.outcome?.goal) return null;
  if (position.cells.every((cell) => cell !== BLACK && cell !== WHITE)) return null;
  const task = problemTask(syntax.title?.value ?? '');
  const [first, ...line] = ownPlays(analysis);
  const own = analysis.game.length > n ? plyOf(analysis, n + 1) : null;
  const turn = own && own.kind !== 'setup' ? own.color : (task.first ?? game.toPlayAfter(n));
  const branch: ProblemBranch | null = first
    ? {
        move: first,
        mark: null,
        isSaid: false,
        isContradicted: false,
        line,
        replies: line.slice(0, 1),
        ko: koSaid(syntax.text),
        isCalledKo: false,
      }
    : null;
  const { geometry } = position;
  const at = syntax.title?.span ?? syntax.boardSpan ?? { start: 0, end: 0 };
  return {
    title: syntax.title?.value ?? null,
    game,
    options: analysis.options,
    outcome: syntax.outcome,
    first: turn,
    aim: task.aim,
    shown: null,
    branches: branch ? [branch] : [],
    elsewhere: own?.kind === 'pass' || own?.kind === 'tenuki' ? { span: at, mark: 'right' } : null,
    turns: {
      stated: null,
      said: task.turn,
      played: own && own.kind !== 'setup' ? own.color : null,
      span: at,
    },
    span: at,
    pen: {
      right: (point, wrong) => {
        const name = geometry.name(point);
        if (!wrong)
          return first ? null : [appendLines(syntax.text, [`moves: ${turn === BLACK ? 'B' : 'W'} ${name}`])];
        // Moves behind another first move would be an answer to nothing.
        const isWritten = analysis.origins[n]?.syntax !== null;
        return line.length > 0 || !isWritten
          ? null
          : ([{ span: wrong.move.span, text: name }] satisfies TextEdit[]);
      },
      reply: () => null,
      approve: () => null,
      ko: () => [appendLines(syntax.text, ['; Ko'])],
      turn: () => null,
      stone: () => null,
    },
  };
}

/** The entry's own plays, as far as the players play in turn; places are those of the points. */
function ownPlays(analysis: Analysis): ProblemMove[] {
  const plays: ProblemMove[] = [];
  let turn = 0;
  for (let n = analysis.inherited + 1; n <= analysis.game.length; n++) {
    const ply = plyOf(analysis, n);
    if (ply.kind !== 'play' || (turn !== 0 && ply.color !== turn)) break;
    plays.push({ point: ply.point, span: originOf(analysis, n).targetSpan });
    turn = opponent(ply.color);
  }
  return plays;
}
