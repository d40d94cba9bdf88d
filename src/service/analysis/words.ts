import type { Ply } from '../../go/game.ts';
import type { Geometry } from '../../go/geometry.ts';
import type { Assumption } from '../../go/play.ts';
import { BLACK, type Cell, type Color, EMPTY, UNKNOWN, WHITE } from '../../go/types.ts';
import { withinSentence } from '../../render/words.ts';
import { ruleOf } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import type { Verdict } from '../../rules/verdict.ts';
import { plyOf } from './moves.ts';
import type { Analysis } from './types.ts';

/** Sentences that people read, on hovers, under boards and aloud. */

export function colorTitle(color: Color): string {
  return color === BLACK ? 'Black' : 'White';
}

/** What is on a point. */
export const CONTENT: Readonly<Record<Cell, string>> = {
  [EMPTY]: 'empty',
  [BLACK]: 'a black stone',
  [WHITE]: 'a white stone',
  [UNKNOWN]: 'unknown',
};

export function ruleTitle(rule: RuleId): string {
  return ruleOf(rule)?.title ?? rule;
}

/** The same within a sentence: what is no proper name begins with a small letter. */
export function ruleName(rule: RuleId): string {
  return withinSentence(ruleTitle(rule));
}

/** `the start`, `move 3`, `the setup behind move 3`. */
export function moment(analysis: Analysis, index: number): string {
  if (index === 0) return 'the start';
  const move = `move ${analysis.shown(index)}`;
  return analysis.game.plies[index - 1]?.kind === 'setup' ? `the setup behind ${move}` : move;
}

/** `move 3 (White c4 takes d4)`; setup says all of itself. */
export function momentInFull(analysis: Analysis, index: number): string {
  const told = moment(analysis, index);
  const isMove = index > 0 && analysis.game.plies[index - 1]?.kind !== 'setup';
  return isMove ? `${told} (${describeMove(analysis, index)})` : told;
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
export function describeMove(analysis: Analysis, n: number): string {
  const ply = plyOf(analysis, n);
  if (isUnread(analysis, n)) return `${colorTitle(ply.color)}’s move cannot be read`;
  return describePly(ply, analysis.game.start.position.geometry);
}

export function describePly(ply: Ply, geometry: Geometry = ply.before.geometry): string {
  const who = colorTitle(ply.color);
  if (ply.kind === 'pass') return `${who} passes`;
  if (ply.kind === 'tenuki') return `${who} plays elsewhere`;
  if (ply.kind === 'setup') return 'the board is set up';
  const at = geometry.name(ply.point);
  if (ply.kind === 'void') return `${who} ${at} cannot be played`;
  if (ply.captured.length === 0) return `${who} ${at}`;
  if (ply.suicide) {
    const count = ply.captured.length;
    return `${who} ${at} is suicide${count > 1 ? ` of ${count} stones` : ''}`;
  }
  return `${who} ${at} takes ${stones(geometry.names(ply.captured))}`;
}

const FEW = 4;

function stones(names: readonly string[]): string {
  return names.length <= FEW ? listOf(names) : `${names.length} stones`;
}

export function listOf(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** `is forbidden under Spight’s ko rule`, `ends the game under the Korean rules, a draw`. */
export function ruling(verdict: Verdict, rule: RuleId): string {
  const under = `under ${ruleName(rule)}`;
  switch (verdict.verdict) {
    case 'allowed':
      return `is allowed ${under}`;
    case 'forbidden':
      return isImpossible(verdict) ? 'is impossible' : `is forbidden ${under}`;
    case 'undecided':
      return `is undecided ${under}`;
    case 'ends':
      return `ends the game ${under}, ${verdict.outcome === 'draw' ? 'a draw' : 'no result'}`;
  }
}

/** Whether it is no rule's verdict: the play cannot be made at all. */
export function isImpossible({ code }: Verdict): boolean {
  return code === 'play.occupied' || code === 'play.unknown';
}

/** What a verdict takes for granted, as a sentence part; empty when it stands on what is drawn. */
export function assumed(
  { game }: Pick<Analysis, 'game'>,
  { assumptions }: Pick<Verdict, 'assumptions'>,
): string {
  const { geometry } = game.start.position;
  const names = (kind: Assumption['kind']) =>
    geometry.names(new Set(assumptions.filter((a) => a.kind === kind).map((a) => a.string)));
  const kinds = ['open', 'unknown'] as const;
  return takenForGranted(kinds.flatMap((kind) => names(kind).map((string) => ({ kind, string }))));
}

/** The same of strings by their names. */
export function takenForGranted(
  assumptions: readonly { readonly kind: Assumption['kind']; readonly string: string }[],
): string {
  const names = (kind: Assumption['kind']) =>
    assumptions.flatMap((one) => (one.kind === kind ? [one.string] : []));
  const parts: string[] = [];
  const open = names('open');
  const unknown = names('unknown');
  // Not "the string": it may be one that a play yet to come would make.
  const live = (at: readonly string[]) =>
    at.length === 1 ? `a string at ${at[0]} has a liberty` : `strings at ${listOf(at)} have liberties`;
  if (open.length > 0) parts.push(`${live(open)} beyond the open side`);
  if (unknown.length > 0) parts.push(`${live(unknown)} under a “?”`);
  return parts.length > 0 ? `taken for granted: ${parts.join('; ')}` : '';
}

/** That the worth of some diagonals of an eye is not proven, by their names. */
export function readNearby(diagonals: readonly string[]): string {
  return `read near the fight only, so not proven: ${listOf(diagonals)}`;
}

/** The reason, behind a colon; empty for a verdict that gives none. */
export function because(verdict: Verdict): string {
  return verdict.reason ? `: ${verdict.reason}` : '';
}

export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
