import type { KobanDocument } from '../../document/index.ts';
import { connected, type Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Point, WHITE } from '../../go/types.ts';
import type { Frame, Proof } from '../../protocol/player.ts';
import type { SequenceResult } from '../../protocol/requests.ts';
import { canAnswer, ruleOf } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { isRuleId } from '../../rules/variants.ts';
import type { Evidence } from '../../rules/verdict.ts';
import { type Message, message, say } from '../../words/index.ts';
import { inForce, judgeUpTo, numberedMove, type PlacedAnalysis, ruleFor } from '../analysis/index.ts';
import type { PictureMark } from './picture.ts';
import { type ProofCycle, partOf } from './proof.ts';
import {
  boardWords,
  firstFrame,
  playFrame,
  proofSequence,
  shownAs,
  standingFrame,
} from './proof-sequence.ts';
import { verdictLine } from './verdict-lines.ts';
import { reasonOf } from './why.ts';

/**
 * What shows a verdict as a sequence: cycles, or boards that show why a move is allowed; `null`
 * when there is nothing to show. Without a rule, it is the one in force, else the one that says of
 * most plays why they are no kos; a reason of the one in force that has no evidence comes last.
 */
export function* shownVerdict(
  document: KobanDocument,
  placed: PlacedAnalysis,
  { move, rule: named }: { readonly move: number; readonly rule?: string },
): Task<SequenceResult | null> {
  const active = inForce(placed.analysis);
  const rules = named === undefined ? [active, ruleFor(placed.analysis, 'hot'), active] : [named];
  for (const [i, rule] of rules.entries()) {
    const proof = () => proofSequence(document, placed, { move, rule });
    const isBare = rules.length === 1 || i > 0 || ruleOf(active)?.searches === true;
    // The rule may have been asked only now.
    const found = proof() ?? (yield* whySequence(document, placed, { move, rule, isBare })) ?? proof();
    if (found) return found;
  }
  return null;
}

/**
 * Why a rule has nothing against a move, as boards to step through: the cycles that are no ko, what
 * a ko would have to play on, or the nearest earlier position. `isBare`: even if it has no
 * evidence.
 */
function* whySequence(
  document: KobanDocument,
  placed: PlacedAnalysis,
  asked: { readonly move: number; readonly rule: string; readonly isBare: boolean },
): Task<SequenceResult | null> {
  const { analysis } = placed;
  const { move: n, rule: name, isBare } = asked;
  const rule = isRuleId(name) ? ruleOf(name)?.id : undefined;
  if (!rule || !Number.isInteger(n) || n < 1 || n > analysis.game.length) return null;
  yield* judgeUpTo(analysis, rule, n);
  const why = yield* reasonOf(analysis, rule, n);
  if (!why || (why.evidence.length === 0 && !isBare)) return null;
  const { game } = analysis;
  const { point } = game.ply(n);
  const circle = marked('circle')(point);
  // A ko play is recognized in the position before it, a ko stone in the position after it.
  const at = canAnswer(rule, 'ko-position') ? n : n - 1;
  const frames: Frame[] = [];
  const parts: Proof['parts'][number][] = [];
  const add = (title: Message, made: readonly Frame[]) => {
    parts.push({ title: say(title), start: frames.length, length: made.length - 1 });
    frames.push(...made);
  };
  const show = (title: Message, moves: readonly number[], marks: (k: number) => readonly PictureMark[]) =>
    add(
      title,
      moves.map((k, i) => boardFrame(placed, k, marks(k), frames.length + i, why.reason)),
    );
  for (const [i, one] of why.evidence.entries()) {
    const cycle = partOf(game, one, n, []);
    if (cycle) add(cycle.title, cycleFrames(placed, cycle, why.evidence, { start: frames.length, n, rule }));
    else if (one.kind === 'move' && one.role === 'captor') {
      const captor = marked('circle')(game.ply(one.number).point);
      show(message('proof.board'), [one.number - 1, one.number, n], () => [captor]);
    } else if (one.kind === 'move' && one.role === 'nearest') {
      const differing = why.evidence.flatMap((other) => pointsOf(other, 'differs')).map(marked('needed'));
      show(message('proof.nearest'), [one.number, n], () => differing);
    } else if (one.kind === 'points' && one.role === 'ko-position') {
      // From just before its disturber appeared, since the rule asks what has come back since then.
      const next = why.evidence[i + 1];
      const first = next?.kind === 'move' && next.role === 'disturber' ? next.number - 1 : n;
      const moves = Array.from({ length: n - first + 1 }, (_, k) => first + k);
      // What stands elsewhere does not count.
      show(message('proof.ko-position'), moves, (k) => stillMarks(game.after(k), new Set(one.points)));
    } else if (one.kind === 'points' && one.role === 'needed') {
      const board = game.after(at);
      const marks = [...counted(board, one.points, point), ...stillMarks(board, new Set(one.points))];
      show(message('proof.needed'), [at], () => marks);
    } else if (one.kind === 'points' && one.role === 'still') {
      show(message('proof.still'), [at], () => [...one.points.map(marked('still')), circle]);
    }
  }
  if (parts.length === 0) show(message('proof.board'), [at], () => [circle]);
  return shownAs(document, placed, frames, {
    move: n,
    description: say(numberedMove(analysis, n)),
    verdict: { ...verdictLine(analysis, rule, n), reason: say(why.reason) },
    parts,
  });
}

/** A cycle beside the point, as frames: what it leaves as it is stands still. */
function cycleFrames(
  placed: PlacedAnalysis,
  cycle: ProofCycle,
  evidence: readonly Evidence[],
  at: { readonly start: number; readonly n: number; readonly rule: RuleId },
): Frame[] {
  const { plies, from } = cycle;
  const moving = new Set(plies.flatMap(({ point, captured }) => [point, ...captured]));
  const still = stillMarks(placed.analysis.game.after(from), moving);
  const cold = evidence.flatMap((one) => pointsOf(one, 'cold')).map(marked('circle'));
  const before = firstFrame(placed, cycle, at.start);
  const first = { ...before, marks: [...before.marks, ...cold] };
  const plays = plies.map((ply, i) => playFrame(placed, cycle, ply, { ...at, i }));
  return [first, ...plays].map((frame) => ({ ...frame, marks: [...frame.marks, ...still] }));
}

const pointsOf = (one: Evidence, role: string) =>
  one.kind === 'points' && one.role === role ? one.points : [];

const marked =
  (kind: 'circle' | 'needed' | 'still') =>
  (point: Point): PictureMark => ({ point, mark: { kind } });

/** The board after move `k`, standing for itself. */
function boardFrame(
  { analysis }: PlacedAnalysis,
  k: number,
  marks: readonly PictureMark[],
  index: number,
  reason: Message,
): Frame {
  const board = boardWords(analysis, k, analysis.game.toPlayAfter(k));
  return standingFrame(analysis, k, { index, marks }, board, { title: board, words: reason });
}

/** Points with the number of them on one of each chain or region. */
function counted(position: Position, points: readonly Point[], first: Point): PictureMark[] {
  const marks = points.map(marked('needed'));
  const left = new Set(points);
  for (const p of [first, ...points]) {
    if (!left.has(p)) continue;
    const part = connected(position, p).filter((q) => left.delete(q));
    marks.push({ point: p, mark: { kind: 'number', text: String(part.length) } });
  }
  return marks;
}

/** All stones but those on some points: they stand still. */
function stillMarks({ cells }: Position, moving: ReadonlySet<Point>): PictureMark[] {
  const stones = [...cells.keys()].filter((p) => cells[p] === BLACK || cells[p] === WHITE);
  return stones.filter((p) => !moving.has(p)).map(marked('still'));
}
