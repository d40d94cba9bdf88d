import type { Task } from '../../../go/task.ts';
import type { Span } from '../../../notation/index.ts';
import {
  ANIMATE,
  type AnimateArguments,
  COMPARE_RULES,
  type ProofArguments,
  SHOW_PROOF,
} from '../../../protocol/commands.ts';
import { message, say } from '../../../words/index.ts';
import {
  describeMove,
  inForce,
  judgementOf,
  judgeUpTo,
  type LinkedEntries,
  type PlacedAnalysis,
} from '../../analysis/index.ts';
import { type OwnDrawing, rulesAll, verdictLine } from '../../view/index.ts';
import { picture, strips } from './pictures.ts';

export interface HoverContent {
  /** In the document. */
  readonly span: Span;
  /** Markdown; pictures are data addresses. Nothing in it is taken from the text as it stands. */
  readonly markdown: string;
}

/** Whether the time of a hover is up: for searches, or for the reading of one eye, which ends soon on any board. */
export type Expired = (what?: 'eye') => boolean;

/** What happened, what the rule in force says, the board after the move, and a line for each other rule: hovers are low, and a board is high. */
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
  for (const rule of rules) yield* until(judgeUpTo(analysis, rule, n), expired);
  const at = { uri: document.uri, entry: placed.id };
  const lines = rules.map((rule) => {
    const { title, verdict, text, inForce, proof } = verdictLine(analysis, rule, n);
    const said = ruleLine(title, verdict, text, inForce);
    return proof && settings.hovers !== 'text'
      ? `${said} · ${link(say(message('hover.show-proof')), SHOW_PROOF, { ...at, move: n, rule })}`
      : said;
  });
  const judged = judgementOf(analysis, inForce(analysis), n);
  const links =
    settings.hovers === 'text'
      ? []
      : [
          link(say(message('hover.animate')), ANIMATE, { ...at, index: n }),
          link(say(message('hover.compare')), COMPARE_RULES, at),
        ];
  const [first, ...others] = lines;
  return [
    [say(message('hover.move', { move: analysis.shown(n), deed: describeMove(analysis, n) })), ...links].join(
      ' · ',
    ),
    ...(first ? [first] : []),
    picture(analysis, settings, n, own),
    ...(others.length > 0 ? [others.join('\n')] : []),
    ...(typeof judged === 'string' ? [] : strips(analysis, settings, analysis.game, judged.verdict, n)),
  ].join('\n\n');
}

/** Drives a task as long as there is time; `undefined` when there was not enough. */
export function* until<T>(task: Task<T>, expired: () => boolean): Task<T | undefined> {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    if (expired()) return undefined;
    yield;
  }
}

const SIGNS = { allowed: '✓', forbidden: '✗', undecided: '?', ends: '=', pending: '…' } as const;

export function ruleLine(title: string, verdict: keyof typeof SIGNS, text: string, own: boolean): string {
  const name = own ? `**${title}**` : title;
  return `- ${SIGNS[verdict]} ${name}: ${text}`;
}

function link(title: string, command: string, args: AnimateArguments | ProofArguments): string {
  return `[${title}](command:${command}?${encodeURIComponent(JSON.stringify([args]))})`;
}
