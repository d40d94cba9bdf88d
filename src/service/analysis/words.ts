import type { Ply } from '../../go/game.ts';
import type { Geometry } from '../../go/geometry.ts';
import type { Assumption } from '../../go/play.ts';
import { BLACK, type Cell, colorName, EMPTY, isMisplay, UNKNOWN, WHITE } from '../../go/types.ts';
import type { RuleId } from '../../rules/rule.ts';
import { plainOf } from '../../rules/variants.ts';
import type { Verdict } from '../../rules/verdict.ts';
import { isWritten, type Message, type Moment, message } from '../../words/index.ts';
import { plyOf } from './moves.ts';
import type { Analysis } from './types.ts';

/** What people read on hovers, under boards and aloud, as messages. */

/** What is on a point. */
export const CONTENT: Readonly<Record<Cell, Message>> = {
  [EMPTY]: message('point.empty'),
  [BLACK]: message('point.black'),
  [WHITE]: message('point.white'),
  [UNKNOWN]: message('point.unknown'),
};

/** A rule by itself; with the name that the entry has given it, if it has. */
export function ruleTitle(rule: RuleId, analysis?: Pick<Analysis, 'syntax'>): Message {
  const title = message('rule.title', { rule });
  const name = isWritten(rule) ? undefined : analysis && writtenName(analysis, rule);
  return name === undefined ? title : message('rule.title-named', { name, title });
}

/** The name that an entry, or one that it continues, has given a variant. */
export function writtenName({ syntax }: Pick<Analysis, 'syntax'>, rule: RuleId): string | undefined {
  for (const [name, named] of syntax.ruleNames ?? []) if (named === rule) return name;
  return undefined;
}

/** The rules of an entry, and the variants that it names or speaks of in claims. */
export function rulesNamed({ rules, syntax }: Pick<Analysis, 'rules' | 'syntax'>): RuleId[] {
  const claimed = syntax.expects.flatMap(({ claim }) =>
    claim?.kind === 'verdict' && claim.rule ? [claim.rule] : [],
  );
  const varied = [...(syntax.ruleNames?.values() ?? []), ...claimed].filter((rule) => rule !== plainOf(rule));
  return [...new Set([...rules, ...varied])];
}

/** The same within a sentence. */
export function ruleName(rule: RuleId): Message {
  return message('rule.name', { rule });
}

/** The start, move 3, the setup behind move 3: with the number that is shown. */
export function moment(analysis: Analysis, index: number): Moment {
  if (index === 0) return { move: 0 };
  const move = analysis.shown(index);
  return analysis.game.plies[index - 1]?.kind === 'setup' ? { move, setup: true } : { move };
}

/** `move 3 (White c4 takes d4)`; setup needs no description. */
export function momentInFull(analysis: Analysis, index: number): Message {
  const at = moment(analysis, index);
  if (index === 0 || at.setup) return message('moment.move', { at });
  return message('moment.in-full', { at, description: describeMove(analysis, index) });
}

/** The point of move `n` as written in answers: `c4`, `pass`, `tenuki`. */
export function pointName(analysis: Analysis, n: number): string {
  return plyPoint(plyOf(analysis, n));
}

export function plyPoint({ move, before }: Ply): string {
  return move.kind === 'play' ? before.geometry.name(move.point) : move.kind;
}

/** Whether what is written for move `n` names no point. */
export function isUnread({ origins }: Analysis, n: number): boolean {
  const origin = origins[n - 1];
  return origin?.unread === true || origin?.syntax?.target.kind === 'nowhere';
}

/** What happens at move `n`: `White c4 takes d4`, `Black passes`. */
export function describeMove(analysis: Analysis, n: number): Message {
  const ply = plyOf(analysis, n);
  if (isUnread(analysis, n)) return message('ply.unread', { color: colorName(ply.color) });
  return describePly(ply, analysis.game.start.position.geometry);
}

/** `move 4, White c4 takes d4`. */
export function numberedMove(analysis: Analysis, n: number): Message {
  return message('ply.numbered', { move: analysis.shown(n), description: describeMove(analysis, n) });
}

export function describePly(ply: Ply, geometry: Geometry = ply.before.geometry): Message {
  const color = colorName(ply.color);
  if (ply.kind === 'pass') return message('ply.pass', { color });
  if (ply.kind === 'tenuki') return message('ply.tenuki', { color });
  if (ply.kind === 'setup') return message('ply.setup');
  const point = geometry.name(ply.point);
  if (ply.kind === 'void') return message('ply.void', { color, point });
  if (ply.misplay) return message('ply.over', { color, point });
  if (ply.captured.length === 0) return message('ply.play', { color, point });
  if (ply.suicide) return message('ply.suicide', { color, point, count: ply.captured.length });
  return message('ply.takes', { color, point, stones: geometry.names(ply.captured) });
}

/** What a rule says of a move, for a message that says it in a sentence. */
export function judged(verdict: Verdict, rule: RuleId) {
  return {
    ruling: isMisplay(verdict.code)
      ? ('impossible' as const)
      : verdict.code === 'play.suicide'
        ? ('suicide' as const)
        : verdict.verdict,
    rule,
    outcome: verdict.outcome ?? null,
    reason: verdict.reason,
  };
}

export function restsOnRepetition(verdict: Verdict): boolean {
  return verdict.verdict !== 'allowed' && verdict.evidence.some((one) => one.kind === 'repetition');
}

/** What the reason of a verdict names of a repetition; who says more says the rest. */
export const repetitionTold = (verdict: Verdict): 'repetition' | 'pattern' | null =>
  restsOnRepetition(verdict)
    ? verdict.reason && 'pattern' in verdict.reason.args
      ? 'pattern'
      : 'repetition'
    : null;

/** What a verdict assumes; `null` when it depends on what is drawn alone. */
export function assumed(
  { game }: Pick<Analysis, 'game'>,
  { assumptions }: Pick<Verdict, 'assumptions'>,
): Message | null {
  const { geometry } = game.start.position;
  const names = (kind: Assumption['kind']) =>
    geometry.names(new Set(assumptions.filter((a) => a.kind === kind).map((a) => a.chain)));
  const kinds = ['open', 'unknown'] as const;
  return takenForGranted(kinds.flatMap((kind) => names(kind).map((string) => ({ kind, string }))));
}

/** The same of chains by their names. */
export function takenForGranted(
  assumptions: readonly { readonly kind: Assumption['kind']; readonly string: string }[],
): Message | null {
  if (assumptions.length === 0) return null;
  const names = (kind: Assumption['kind']) =>
    assumptions.flatMap((one) => (one.kind === kind ? [one.string] : []));
  return message('assumption.liberties', { open: names('open'), unknown: names('unknown') });
}

/** With a large first letter, as a sentence begins in languages that have such. */
export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
