/** The problems of a text as tests. */
import type { Task } from '../go/task.ts';
import type { Span } from '../notation/index.ts';
import { message, say } from '../words/index.ts';
import {
  type CheckedProblem,
  checkedProblem,
  inDocument,
  isCheckedAsProblem,
  PROBLEMS_REQUEST,
  type ProblemSaid,
  type ProblemText,
  problemOfEntry,
  problemSaid,
  workOfProblem,
} from './analysis/index.ts';
import { type ClaimTest, entryTitle } from './features/index.ts';
import { problemOfGame } from './sgf/index.ts';
import { type DocumentAnalysis, gamesIn } from './texts.ts';

/** A problem as a test, with its place in the document. */
interface ProblemTest {
  readonly index: number;
  readonly title: string;
  readonly span: Span;
  /** Absent until it is judged. */
  readonly state?: NonNullable<ClaimTest['state']>;
  /** What `koban problems` says of it. */
  readonly said: readonly ProblemSaid[];
}

/** Those whose index is in `judged` are searched to the end, as their findings wait for it. */
export function* listedProblems(
  document: DocumentAnalysis,
  judged: Pick<ReadonlySet<number>, 'has'>,
): Task<ProblemTest[]> {
  const { entries, settings } = document;
  const listed: ProblemTest[] = [];
  const request = { ...PROBLEMS_REQUEST, states: settings.outcomeBudget };
  function* list(
    text: ProblemText | null,
    about: { readonly subject: object; readonly title: string; readonly offset: number },
  ): Task<void> {
    yield;
    if (!text || !isCheckedAsProblem(text)) return;
    const { subject, title, offset } = about;
    const at = ({ start, end }: Span): Span => ({ start: start + offset, end: end + offset });
    const index = listed.length;
    const isJudged = judged.has(index);
    if (isJudged) for (const one of workOfProblem(subject, text, request)) yield* one.work();
    const checked = isJudged ? checkedProblem(text, request) : null;
    const { isBad, said } = checked ? problemSaid(checked) : { isBad: false, said: [] };
    listed.push({
      index,
      title,
      span: at(text.span),
      ...(checked && { state: stateOf(checked, isBad) }),
      said: said.map((one) => ({ ...one, span: at(one.span) })),
    });
  }
  for (const placed of entries)
    yield* list(problemOfEntry(placed.analysis), {
      subject: placed.analysis,
      title: entryTitle(placed),
      offset: inDocument(placed, { start: 0, end: 0 }).start,
    });
  for (const [n, { game, offset }] of gamesIn(document).entries()) {
    const text = problemOfGame.get(game);
    const title = text?.title ?? say(message('outline.game', { number: n + 1 }));
    yield* list(text, { subject: game, title, offset });
  }
  return listed;
}

/** What cannot be graded is no fault of a move, and is to be looked at all the same. */
function stateOf({ status }: CheckedProblem, isBad: boolean): NonNullable<ProblemTest['state']> {
  if (isBad) return status === 'uncertain' || status === 'undecided' ? 'void' : 'fails';
  return status === 'unmarked' ? 'undecided' : 'holds';
}
