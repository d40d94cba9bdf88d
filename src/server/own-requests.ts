/**
 * The requests of Koban's own protocol (`src/protocol`). All speak of the text as it is when they
 * are answered, and say which version that was.
 */

import { type CancellationToken, RequestType } from 'vscode-languageserver';
import type { Task } from '../go/task.ts';
import type { Span } from '../notation/index.ts';
import { CLAIMS, type ClaimsParams, type ClaimsReply } from '../protocol/claims.ts';
import {
  CONVERT,
  type ConvertParams,
  type ConvertReply,
  MERGE,
  type MergeParams,
  PASTE,
  type PasteParams,
  TARGETS,
} from '../protocol/convert.ts';
import { EYES, type EyesParams, type EyesReply } from '../protocol/eyes.ts';
import {
  EDIT_BRANCH,
  type EditBranchParams,
  type EditBranchReply,
  MOVE_TREE,
  type MoveTreeParams,
  type MoveTreeReply,
} from '../protocol/move-tree.ts';
import { POINT, type PointParams, type PointReply } from '../protocol/point.ts';
import {
  COMPARE,
  type CompareParams,
  type CompareReply,
  DIRECTIONS,
  NAVIGATE,
  type NavigateParams,
  type NavigateReply,
  OUTCOMES,
  type OutcomesParams,
  type OutcomesReply,
  PAGE_PROOFS,
  type PageProofsReply,
  PROOF,
  type ProofParams,
  RULE,
  type RuleReply,
  SEQUENCE,
  type SequenceParams,
  type SequenceReply,
  TRIAL,
  type TrialParams,
  type TrialReply,
} from '../protocol/requests.ts';
import { WRITE, type WriteParams, type WriteReply } from '../protocol/write.ts';
import {
  compare,
  comparedRules,
  convert,
  type DocumentAnalysis,
  editBranch,
  entryOf,
  eyeMarks,
  figureWork,
  isRuleId,
  listedClaims,
  listedProblems,
  mergeRecords,
  moveTree,
  navigate,
  outcomesAt,
  ownOutcome,
  pageProofs,
  pasted,
  proving,
  readShownEyes,
  ruleAt,
  sequencing,
  targetOf,
  targets,
  trying,
  withComments,
  write,
} from '../service/index.ts';
import { message, say } from '../words/index.ts';
import { toRange } from './convert.ts';
import { drive } from './drive.ts';
import { answerPoint, EYE_WAITS } from './hovers.ts';
import { reporter } from './reporter.ts';
import { type Answer, request } from './requests.ts';

/**
 * Milliseconds that a click may wait for a rule that searches; after that the play is written, and
 * its verdict comes later.
 */
const WRITE_WAITS = 1500;

const own = <P, R>(method: string) => new RequestType<P, R, void>(method);

export const OWN_REQUESTS: readonly Answer[] = [
  request(own<SequenceParams, SequenceReply>(SEQUENCE), { onEdit: 'again' }, (d, params, { documents }) => {
    const placed = entryOf(d, params);
    if (placed && isRuleId(params.rule))
      documents.searchForEntry(d.document.uri, placed.analysis, [params.rule]);
    return sequencing(d, params);
  }),
  request(own<SequenceParams, RuleReply>(RULE), { onEdit: 'again' }, ruleAt),
  request(own<ProofParams, SequenceReply>(PROOF), { onEdit: 'again' }, proving),
  request(
    own<WriteParams, WriteReply>(WRITE),
    { fallback: (_, edited) => (edited ? { kind: 'stale' } : null) },
    (d, params, { waited }) => write(d, params, () => waited(WRITE_WAITS)),
  ),
  // The rows are those of the board that the page shows, whatever the text says by now.
  request(own<EyesParams, EyesReply>(EYES), { onEdit: 'ignore' }, (d, params, { waited }) => {
    const placed = entryOf(d, params);
    return placed ? eyeMarks(placed.analysis, params.rows, () => waited(EYE_WAITS.eye)) : null;
  }),
  request(own<PointParams, PointReply>(POINT), {}, answerPoint),
  request(own<ConvertParams, ConvertReply>(CONVERT), { onEdit: 'again' }, function* (d, params) {
    const target = targetOf(params.target);
    const placed = entryOf(d, params);
    const { index } = params;
    if (!target || !placed || (index !== undefined && !Number.isInteger(index))) return null;
    const { id, language } = target;
    // In slices, since the eyes of a board with many kos take a second or two.
    yield* readShownEyes(placed.analysis);
    const { text, lost } = convert(placed, id, index);
    const label = say(message('target.label', { target: id }));
    return { text, lost: lost.map((one) => ({ ...one, message: say(one.message) })), label, language };
  }),
  request(own<CompareParams, CompareReply>(COMPARE), { onEdit: 'again' }, (d, params, { documents }) => {
    const placed = entryOf(d, params);
    if (!placed) return null;
    const rules = comparedRules(placed.analysis).map(({ id }) => id);
    documents.searchForEntry(d.document.uri, placed.analysis, rules);
    documents.searchForView(d.document.uri, ownOutcome(placed.analysis)?.work(rules) ?? []);
    return compare(d.document, placed);
  }),
  request(own<OutcomesParams, OutcomesReply>(OUTCOMES), { onEdit: 'again' }, (d, params, { documents }) => {
    const asked = outcomesAt(d, params);
    if (!asked) return null;
    documents.searchForView(d.document.uri, asked.work);
    return asked.table;
  }),
  request(own<SequenceParams, PageProofsReply>(PAGE_PROOFS), { onEdit: 'again' }, function* (d, params) {
    const placed = entryOf(d, params);
    if (!placed) return [];
    for (const one of figureWork(placed.analysis)) yield* one.work();
    return pageProofs(placed.analysis);
  }),
  request(own<TrialParams, TrialReply>(TRIAL), { onEdit: 'again' }, trying),
  request(own<MoveTreeParams, MoveTreeReply>(MOVE_TREE), { onEdit: 'again' }, moveTree),
  request(
    own<EditBranchParams, EditBranchReply>(EDIT_BRANCH),
    { fallback: (_, edited) => (edited ? { kind: 'stale' } : null) },
    editBranch,
  ),
  request(own<NavigateParams, NavigateReply>(NAVIGATE), {}, (d, { position, direction }) => {
    if (!DIRECTIONS.includes(direction)) return null;
    const offset = navigate(d, d.document.offsetAt(position), direction);
    return offset === null ? null : d.document.positionAt(offset);
  }),
  (connection) =>
    connection.onRequest(TARGETS, () =>
      targets().map(({ id }) => ({
        id,
        label: say(message('target.label', { target: id })),
        doc: say(message('target.doc', { target: id })),
      })),
    ),
  // The documents of the next two need not be open.
  (connection, documents, scheduler) =>
    connection.onRequest(CLAIMS, async (params: ClaimsParams, token: CancellationToken) => {
      try {
        return await drive(
          claims(await documents.reading(params.uri, params.text), params),
          scheduler,
          () => token.isCancellationRequested,
        );
      } catch (problem) {
        reporter(connection).log(CLAIMS, problem);
        return null;
      }
    }),
  (connection) => connection.onRequest(MERGE, ({ ours, theirs }: MergeParams) => mergeRecords(ours, theirs)),
  (connection, documents) =>
    connection.onRequest(PASTE, async ({ uri, offset, text, fence }: PasteParams) => {
      try {
        return pasted(text, { document: (await documents.whenRead(uri)) ?? null, offset, fence });
      } catch (problem) {
        reporter(connection).log(PASTE, problem);
        return null;
      }
    }),
];

function* claims(
  reading: Task<DocumentAnalysis>,
  { judged, problems: asked }: ClaimsParams,
): Task<ClaimsReply> {
  const analysis = yield* reading;
  const { document } = analysis;
  const entries = yield* listedClaims(withComments(analysis), new Set(judged));
  const problems = asked ? yield* listedProblems(analysis, new Set(asked)) : [];
  const placed = <T extends { readonly span: Span }>({ span, ...rest }: T) => ({
    ...rest,
    range: toRange(document, span),
  });
  return {
    entries: entries.map((entry) => ({
      ...placed(entry),
      claims: entry.claims.map((one) => ({
        ...placed(one),
        messages: one.messages.map((said) => say(said)),
      })),
      errors: entry.errors.map((one) => ({ ...placed(one), message: say(one.message) })),
    })),
    problems: problems.map((problem) => ({
      ...placed(problem),
      said: problem.said.map((one) => ({ ...placed(one), message: say(one.message) })),
    })),
  };
}
