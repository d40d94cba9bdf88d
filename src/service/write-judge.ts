import type { Game } from '../go/game.ts';
import type { Task } from '../go/task.ts';
import { BLACK, type Color, type Move, opponent, WHITE } from '../go/types.ts';
import type { By, WriteAction, WriteOffer, WriteReply } from '../protocol/write.ts';
import type { RuleId } from '../rules/rule.ts';
import type { PlacedAnalysis } from './types.ts';
import { because, deedOf, isImpossible, ruling } from './words.ts';
import { refuse } from './write-reply.ts';

export type Played = Extract<WriteAction, { kind: 'play' | 'pass' | 'tenuki' }>;

export function colorOf(game: Game, index: number, by: By | undefined): Color {
  const turn = game.toPlayAfter(index);
  if (by === undefined) return turn;
  if (by === 'other') return opponent(turn);
  return by === 'black' ? BLACK : WHITE;
}

/** What the rule in force says against a play; `null` for nothing, and while it is not known. */
export function* objection(
  { analysis }: PlacedAnalysis,
  index: number,
  move: Move,
  action: Played,
  rule: RuleId,
  hurried: () => boolean,
): Task<WriteReply> {
  if (action.kind === 'play' && action.anyway) return null;
  const referee = analysis.referee(rule);
  if (!referee) return null;
  const task = referee.hypothetical(index, move);
  for (;;) {
    const step = task.next();
    if (step.done) {
      const { ply, judged } = step.value;
      const { verdict } = judged;
      if (verdict.verdict !== 'forbidden') return null;
      const message = `${deedOf(ply)} ${ruling(verdict, rule)}${because(verdict)}.`;
      const offers: WriteOffer[] = isImpossible(verdict)
        ? []
        : [{ title: 'Write it all the same', action: { ...action, anyway: true } as WriteAction }];
      return refuse(verdict.code ?? 'write.forbidden', message, offers);
    }
    if (hurried()) return null;
    yield;
  }
}
