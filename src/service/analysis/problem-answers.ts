/** What is said of the first moves of a problem beside its text, such as in a file of answers. */
import { place } from '../../go/play.ts';
import type { Point } from '../../go/types.ts';
import { type Message, message } from '../../words/index.ts';
import type { ProblemBranch, ProblemMove, ProblemText } from './problem-types.ts';

/** Points by their names; `elsewhere` among the right ones says that no move is needed. */
export interface ProblemAnswer {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

export const NO_MOVE = 'elsewhere';

/** No fix changes the text: the answers, which may be wrong, stand in another file. */
const NO_PEN: ProblemText['pen'] = {
  right: () => null,
  reply: () => null,
  approve: () => null,
  ko: () => null,
  turn: () => null,
  stone: () => null,
};

/**
 * A problem in which an answer stands in place of what the text says of the moves that it names;
 * why it cannot be of this problem.
 */
export function withAnswer(
  text: ProblemText | null,
  answer: ProblemAnswer | null,
): ProblemText | Message | null {
  if (!answer) return text;
  if (!text) return message('answers.no-problem');
  const { span } = text;
  const position = text.game.after(text.game.length);
  const { geometry } = position;
  const outside: string[] = [];
  const marks = new Map<Point, 'right' | 'wrong'>();
  for (const mark of ['right', 'wrong'] as const)
    for (const name of answer[mark]) {
      const point = geometry.point(name);
      if (point >= 0) marks.set(point, mark);
      else if (name !== NO_MOVE) outside.push(name);
    }
  if (outside.length > 0) return message('answers.outside', { points: outside });
  const branches = text.branches.map((branch): ProblemBranch => {
    const mark = marks.get(branch.move.point);
    return mark ? { ...branch, mark, isSaid: true, isContradicted: false } : branch;
  });
  for (const [point, mark] of marks) {
    if (branches.some(({ move }) => move.point === point)) continue;
    const placed = place(position, text.first, point);
    const move: ProblemMove =
      typeof placed === 'string'
        ? { point, span, isOccupied: true }
        : { point, span, suicide: placed.suicide ? placed.captured.length : 0 };
    // An answer has no word for a ko, so that the lack of one is no fault.
    const silent = { line: [], replies: [], ko: 'ko', isCalledKo: false } as const;
    branches.push({ move, mark, isSaid: true, isContradicted: false, ...silent });
  }
  const isElsewhere = answer.right.includes(NO_MOVE);
  const elsewhere = isElsewhere ? { span, ...text.elsewhere, mark: 'right' as const } : text.elsewhere;
  return { ...text, branches, elsewhere, pen: NO_PEN };
}
