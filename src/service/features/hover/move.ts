import { type Task, until } from '../../../go/task.ts';
import { ANIMATE, COMPARE_RULES, SHOW_PROOF } from '../../../protocol/commands.ts';
import type { RuleId } from '../../../rules/rule.ts';
import { message, say } from '../../../words/index.ts';
import {
  describeMove,
  inForce,
  isClaimed,
  judgementOf,
  judgeUpTo,
  type LinkedEntries,
  type PlacedAnalysis,
  remarks,
} from '../../analysis/index.ts';
import { type OwnDrawing, reasonOf, ruleShort, rulesAll, verdictLine } from '../../view/index.ts';
import type { HoverLink, HoverPart, RuleLine } from './parts.ts';
import { boardAfter, proofPart } from './pictures.ts';

/**
 * Whether the time of a hover is up: for searches, for the reading of an eye, or for the quick one
 * that is made when that one takes too long.
 */
export type Expired = (what?: 'eye' | 'quick') => boolean;

/** What happened, what the rules say, and the board after the move. */
export function* moveHover(
  { document }: Pick<LinkedEntries, 'document'>,
  placed: PlacedAnalysis,
  n: number,
  expired: Expired,
  /** What the text draws on the board at this move alone. */
  own?: OwnDrawing,
): Task<HoverPart[]> {
  const { analysis } = placed;
  const rules = rulesAll(analysis);
  // A rule that does not search is asked anyway.
  for (const rule of rules) {
    const searches = analysis.referee(rule)?.rule.searches === true;
    yield* until(judgeUpTo(analysis, rule, n), () => searches && expired());
  }
  const at = { uri: document.uri, entry: placed.id };
  const proofLink = (code: 'hover.show-proof' | 'hover.show-why', rule: RuleId): HoverLink => ({
    title: say(message(code)),
    command: SHOW_PROOF,
    args: { ...at, move: n, rule },
  });
  const said = rules.map((rule): RuleLine => {
    const { title, verdict, outcome, text, place, proof } = verdictLine(analysis, rule, n);
    return {
      title,
      short: ruleShort(analysis, rule),
      verdict,
      outcome: outcome === 'no result' ? 'no-result' : outcome,
      text,
      proof: proof ? proofLink('hover.show-proof', rule) : null,
      place: place ?? null,
    };
  });
  const rule = inForce(analysis);
  const why = yield* until(reasonOf(analysis, rule, n), expired);
  const judged = judgementOf(analysis, rule, n);
  const isJudged = typeof judged !== 'string';
  return [
    {
      kind: 'ruling',
      picture: boardAfter(analysis, n, own),
      heading: say(
        message('hover.move', { move: analysis.shown(n), description: describeMove(analysis, n) }),
      ),
      links: [
        { title: say(message('hover.animate')), command: ANIMATE, args: { ...at, index: n } },
        { title: say(message('hover.compare')), command: COMPARE_RULES, args: at },
      ],
      rules: said,
      notes: remarks(analysis, rule, n).map((note) => say(note)),
      why: why
        ? {
            words: say(message('hover.why', { reason: why.reason })),
            proof: proofLink('hover.show-why', rule),
          }
        : null,
      claimed: isJudged && isClaimed(analysis, n, judged.verdict),
    },
    ...(isJudged ? [proofPart(analysis, analysis.game, judged.verdict, n)] : []),
  ];
}
