import type { KobanDocument } from '../../document/index.ts';
import type { Game } from '../../go/game.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Color, colorName, isMisplay, type Move, opponent, WHITE } from '../../go/types.ts';
import type { By, WriteAction, WriteParams, WriteReply } from '../../protocol/write.ts';
import type { RuleId } from '../../rules/rule.ts';
import { message } from '../../words/index.ts';
import {
  type Analysis,
  describePly,
  judged,
  type PlacedAnalysis,
  renumberedJudgement,
} from '../analysis/index.ts';
import { refuse } from './reply.ts';

export type PlayAction = Extract<WriteAction, { kind: 'play' | 'pass' | 'tenuki' }>;

/** What an author does at a position, after so many moves of its game. */
export interface WriteRequest<A extends WriteAction = WriteAction> {
  readonly index: number;
  readonly action: A;
  /** It judges a play, and may search. */
  readonly rule: RuleId;
  /** Whether a play is to be written before the rule has an answer. */
  readonly hurried: () => boolean;
}

export function isPlayed(action: WriteAction): action is PlayAction {
  return action.kind === 'play' || action.kind === 'pass' || action.kind === 'tenuki';
}

export function colorOf(game: Game, index: number, by: By | undefined): Color {
  const turn = game.toPlayAfter(index);
  if (by === undefined) return turn;
  if (by === 'other') return opponent(turn);
  return by === 'black' ? BLACK : WHITE;
}

/** What the rule in force says against a play; `null` for nothing, and while it is not known. */
export function* objection(
  { analysis }: PlacedAnalysis,
  { index, action, rule, hurried }: WriteRequest<PlayAction>,
  move: Move,
): Task<WriteReply> {
  if (action.kind === 'play' && action.anyway) return null;
  const referee = analysis.referee(rule);
  if (!referee) return null;
  const task = referee.hypothetical(index, move);
  for (;;) {
    const step = task.next();
    if (step.done) {
      const { ply, judged: found } = step.value;
      const { verdict } = renumberedJudgement(analysis, found);
      if (verdict.verdict !== 'forbidden') return null;
      // What it would take is no part of the sentence: "Black c2 takes b2 is forbidden" is none.
      const description =
        move.kind === 'play'
          ? message('ply.play', {
              color: colorName(move.color),
              point: ply.before.geometry.name(move.point),
            })
          : describePly(ply);
      const why = message('verdict.play', { ...judged(verdict, rule), description });
      const mayPlay = action.kind === 'play' && !isMisplay(verdict.code);
      const offers = mayPlay
        ? [{ title: message('refused.offer-anyway'), action: { ...action, anyway: true } }]
        : [];
      return refuse(verdict.code ?? 'write.forbidden', why, offers);
    }
    if (hurried()) return null;
    yield;
  }
}

/** Why a request cannot be carried out whatever the text is written in; `null` when it can. */
export function refusalOf(
  document: KobanDocument,
  { game }: Analysis,
  { version, index, action }: WriteParams,
): WriteReply {
  const isFrame = Number.isInteger(index) && index >= 0 && index <= game.length;
  if (version !== document.version || !isFrame) return { kind: 'stale' };
  const { area } = game.start.position.geometry;
  const isPoint = (point: number) => Number.isInteger(point) && point >= 0 && point < area;
  const points = [...('point' in action ? [action.point] : []), ...('to' in action ? [action.to] : [])];
  return points.every(isPoint) ? null : refuse('write.off-board', message('refused.off-board'));
}
