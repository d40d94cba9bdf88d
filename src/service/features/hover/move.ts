import { type Task, until } from '../../../go/task.ts';
import type { Span } from '../../../notation/index.ts';
import {
  ANIMATE,
  type AnimateArguments,
  COMPARE_RULES,
  type ProofArguments,
  SHOW_PROOF,
} from '../../../protocol/commands.ts';
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
import { type OwnDrawing, reasonOf, rulesAll, verdictLine } from '../../view/index.ts';
import { hoverPart, type RuleLine, verdictParts } from './layout.ts';
import { picture, strips } from './pictures.ts';

export interface HoverContent {
  /** In the document. */
  readonly span: Span;
  /** Markdown; pictures are data addresses. Nothing in it is taken from the text as it stands. */
  readonly markdown: string;
}

/**
 * Whether the time of a hover is up: for searches, for the reading of an eye, or for the quick one
 * that is made when that one takes too long.
 */
export type Expired = (what?: 'eye' | 'quick') => boolean;

/** What happened, what the rules say, and the board after the move. */
export function* moveHover(
  { document, settings }: Pick<LinkedEntries, 'document' | 'settings'>,
  placed: PlacedAnalysis,
  n: number,
  expired: Expired,
  /** What the text draws on the board at this move alone. */
  own?: OwnDrawing,
): Task<string> {
  const { analysis } = placed;
  const rules = rulesAll(analysis);
  // A rule that does not search is asked anyway.
  for (const rule of rules) {
    const searches = analysis.referee(rule)?.rule.searches === true;
    yield* until(judgeUpTo(analysis, rule, n), () => searches && expired());
  }
  const at = { uri: document.uri, entry: placed.id };
  const proofLink = (code: 'hover.show-proof' | 'hover.show-why', rule: RuleId) =>
    link(say(message(code)), SHOW_PROOF, { ...at, move: n, rule });
  const said = rules.map((rule): RuleLine => {
    const { title, verdict, outcome, text, proof } = verdictLine(analysis, rule, n);
    return {
      title,
      verdict,
      outcome: outcome === null || outcome === 'draw' || outcome === 'loss' ? outcome : 'no-result',
      text,
      proof: proof && settings.hovers !== 'text' ? proofLink('hover.show-proof', rule) : '',
    };
  });
  const notes = remarks(analysis, inForce(analysis), n).map((note) => say(note));
  const { facts, others, reasons } = verdictParts(settings, said, notes);
  const why = yield* until(reasonOf(analysis, inForce(analysis), n), expired);
  const reason = why
    ? [
        `- ${say(message('hover.why', { reason: why.reason }))}${settings.hovers === 'text' ? '' : ` · ${proofLink('hover.show-why', inForce(analysis))}`}`,
      ]
    : [];
  const judged = judgementOf(analysis, inForce(analysis), n);
  const claimed =
    typeof judged !== 'string' && isClaimed(analysis, n, judged.verdict)
      ? [`- ${say(message('note.expected'))}`]
      : [];
  const links =
    settings.hovers === 'text'
      ? []
      : [
          link(say(message('hover.animate')), ANIMATE, { ...at, index: n }),
          link(say(message('hover.compare')), COMPARE_RULES, at),
        ];
  const heading = say(
    message('hover.move', { move: analysis.shown(n), description: describeMove(analysis, n) }),
  );
  const shown = hoverPart(settings, {
    picture: picture(analysis, settings, n, own),
    facts:
      settings.hovers === 'tables'
        ? [heading, ...facts, ...others, links.join(' · ')]
        : [[heading, ...links].join(' · '), ...facts],
    more:
      settings.hovers === 'tables'
        ? [[...reason, ...reasons, ...claimed].join('\n')]
        : [[...others, ...reason].join('\n')],
  });
  const proofs =
    typeof judged === 'string' ? [] : strips(analysis, settings, analysis.game, judged.verdict, n);
  return [shown, ...proofs].join('\n\n');
}

function link(title: string, command: string, args: AnimateArguments | ProofArguments): string {
  return `[${title}](command:${command}?${encodeURIComponent(JSON.stringify([args]))})`;
}
