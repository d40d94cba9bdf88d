import type { KobanDocument } from '../../document/index.ts';
import { connected, type Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, colorName, type Point, WHITE } from '../../go/types.ts';
import type { Frame, Proof } from '../../protocol/player.ts';
import type { SequenceResult } from '../../protocol/requests.ts';
import { ruleOf } from '../../rules/index.ts';
import { isRuleId, plainOf } from '../../rules/variants.ts';
import type { Evidence } from '../../rules/verdict.ts';
import { type Message, message, say } from '../../words/index.ts';
import { inForce, judgeUpTo, moment, numberedMove, type PlacedAnalysis } from '../analysis/index.ts';
import type { PictureMark } from './picture.ts';
import { partOf } from './proof.ts';
import { firstFrame, playFrame, proofSequence, shownAs } from './proof-sequence.ts';
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
  const rules = named === undefined ? [active, 'spight', active] : [named];
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
  const at = plainOf(rule) === 'coupling' ? n : n - 1;
  const frames: Frame[] = [];
  const parts: Proof['parts'][number][] = [];
  const add = (title: Message, made: readonly Frame[]) => {
    parts.push({ title: say(title), start: frames.length, length: made.length - 1 });
    frames.push(...made);
  };
  for (const [i, one] of why.evidence.entries()) {
    const cycle = partOf(game, one, n, []);
    if (cycle) {
      const { plies, from } = cycle;
      const start = frames.length;
      const moving = new Set(plies.flatMap(({ point, captured }) => [point, ...captured]));
      const cold = why.evidence.flatMap((other) => pointsOf(other, 'cold')).map(marked('circle'));
      const before = firstFrame(placed, cycle, start);
      const first = { ...before, marks: [...before.marks, ...cold] };
      const plays = plies.map((ply, i) => playFrame(placed, cycle, ply, { start, i, n, rule }));
      const still = stillMarks(game.after(from), moving);
      add(
        cycle.title,
        [first, ...plays].map((frame) => ({ ...frame, marks: [...frame.marks, ...still] })),
      );
    }
    if (one.kind === 'move' && one.role === 'captor') {
      const marks = [marked('circle')(game.ply(one.number).point)];
      const boards = [one.number - 1, one.number, n].map((k, i) =>
        boardFrame(placed, k, marks, frames.length + i, why.reason),
      );
      add(message('proof.board'), boards);
    }
    if (one.kind === 'move' && one.role === 'nearest') {
      const marks = why.evidence.flatMap((other) => pointsOf(other, 'differs')).map(marked('needed'));
      add(
        message('proof.nearest'),
        [one.number, n].map((k, i) => boardFrame(placed, k, marks, frames.length + i, why.reason)),
      );
    }
    if (one.kind !== 'points') continue;
    const board = game.after(at);
    if (one.role === 'ko-position') {
      // From just before its disturber appeared, since the rule asks what has come back since then.
      const next = why.evidence[i + 1];
      const first = next?.kind === 'move' && next.role === 'disturber' ? next.number - 1 : n;
      const inside = one.points.map((p): PictureMark => ({ point: p, mark: { kind: 'ko', group: 0 } }));
      const boards = Array.from({ length: n - first + 1 }, (_, i) => {
        const marks = [...inside, ...stillMarks(game.after(first + i), new Set(one.points))];
        return boardFrame(placed, first + i, marks, frames.length + i, why.reason);
      });
      add(message('proof.ko-position'), boards);
    } else if (one.role === 'needed') {
      const marks = [...counted(board, one.points, point), ...stillMarks(board, new Set(one.points))];
      add(message('proof.needed'), [boardFrame(placed, at, marks, frames.length, why.reason)]);
    } else if (one.role === 'still') {
      const marks = [...one.points.map(marked('still')), circle];
      add(message('proof.still'), [boardFrame(placed, at, marks, frames.length, why.reason)]);
    }
  }
  if (parts.length === 0) add(message('proof.board'), [boardFrame(placed, at, [circle], 0, why.reason)]);
  return shownAs(document, placed, frames, {
    move: n,
    description: say(numberedMove(analysis, n)),
    verdict: { ...verdictLine(analysis, rule, n), reason: say(why.reason) },
    parts,
  });
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
  marks: PictureMark[],
  index: number,
  reason: Message,
): Frame {
  const { game } = analysis;
  const toPlay = colorName(game.toPlayAfter(k));
  const board = message('proof.first', { from: moment(analysis, k), toPlay });
  return {
    index,
    number: '',
    rows: game.after(k).rows(),
    marks,
    move: null,
    verdicts: [],
    repeats: null,
    caption: say(message('proof.titled', { title: board, words: reason })),
    brief: say(board),
    span: null,
  };
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
