import type { TextChange } from '../../document/types.ts';
import type { RecordedPly } from '../../go/ply.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, EMPTY, type Move } from '../../go/types.ts';
import { writePoint } from '../../notation/sgf/points.ts';
import type { WriteAction, WriteReply } from '../../protocol/write.ts';
import type { RuleId } from '../../rules/rule.ts';
import type { DocumentAnalysis, PlacedAnalysis } from '../types.ts';
import { deedOf } from '../words.ts';
import { after, sameMove } from '../write-check.ts';
import { colorOf, objection } from '../write-judge.ts';
import { answer, refuse } from '../write-reply.ts';
import { gameIndexAt, sgfEntryOf, sgfIndexAt } from './entries.ts';
import { lineThrough } from './line.ts';
import type { SgfGame } from './types.ts';
import { type Drawn, sgfDraw } from './write-draw.ts';
import { insertions, sameNodes, UNSAFE } from './write-node.ts';

/**
 * A move in SGF: at the end of a line the next node, elsewhere a variation; nothing else of the text changes. Where the record has it
 * already, it is gone to. The edit is made only if the text with it is read as all moves that were there, and this one.
 */
export function* sgfWrite(
  document: DocumentAnalysis,
  placed: PlacedAnalysis,
  index: number,
  action: WriteAction,
  rule: RuleId,
  hurried: () => boolean,
): Task<WriteReply> {
  const sgfIndex = gameIndexAt(document.sgf!, placed.entry.offset);
  const { game, offset } = document.sgf!.games[sgfIndex]!;
  if (game.sgf.faults.length > 0) {
    return refuse('write.broken', 'There is text in this game that belongs nowhere. Mend it first.');
  }
  if (action.kind === 'tenuki') {
    return refuse('write.notation', 'SGF has the whole board: there is no play outside of it.');
  }
  if (action.kind !== 'play' && action.kind !== 'pass') {
    return sgfDraw(document, placed, index, action as Drawn);
  }
  const played = placed.analysis.game;
  const color = colorOf(played, index, action.by);
  const move: Move =
    action.kind === 'play' ? { kind: 'play', color, point: action.point } : { kind: 'pass', color };
  const node = nodeAtFrame(game, placed, index);
  if (node < 0) return refuse('write.unsafe', UNSAFE);
  const there = variationWith(game, node, move);
  if (there >= 0) {
    const at = offset + game.sgf.nodeSpan(there).start;
    const entry = sgfEntryOf(document, { offset: at })!.index;
    return { kind: 'go', entry, index: index + 1, offset: at };
  }
  if (move.kind === 'play') {
    const cell = played.after(index).at(move.point);
    if (cell !== EMPTY) {
      const name = game.geometry.name(move.point);
      return refuse('write.occupied', `There is a ${cell === BLACK ? 'black' : 'white'} stone on ${name}.`);
    }
    const forbidden = yield* objection(placed, index, move, action, rule, hurried);
    if (forbidden) return forbidden;
  }
  const text = `;${color === BLACK ? 'B' : 'W'}[${move.kind === 'play' ? writePoint(move.point, game.size) : ''}]`;
  const { edits, at } = insertions(game, node, text);
  const changes = edits.map(
    ({ span, text }): TextChange => ({
      span: { start: span.start + offset, end: span.end + offset },
      text,
    }),
  );
  const now = after(document, changes);
  const then = now.sgf!.games[sgfIndex]?.game;
  if (
    !then ||
    !sameNodes(game, then, then.sgf.nodeAt(at), 1) ||
    then.plies.length !== game.plies.length + 1
  ) {
    return refuse('write.unsafe', UNSAFE);
  }
  const made = sgfEntryOf(now, { offset: offset + at });
  const ply = made?.analysis.game.plies[index];
  if (!made || sgfIndexAt(now, offset + at) !== index + 1 || !ply || !sameMove(ply.move, move)) {
    return refuse('write.unsafe', UNSAFE);
  }
  const said = `move ${made.analysis.shown(index + 1)}, ${deedOf(ply)}`;
  return { ...answer(document, changes, made.index, index + 1, said)!, offset: offset + at } as WriteReply;
}

/** The node that a move after frame `index` of a line would follow; -1 where a node makes several moves, or the first node moves. */
function nodeAtFrame(game: SgfGame, placed: PlacedAnalysis, index: number): number {
  const line = lineOf(game, placed);
  const next = line[index];
  if (next !== undefined) {
    const node = game.plyNode[next]!;
    if (index > 0 && game.plyNode[line[index - 1]!] === node) return -1;
    return game.sgf.parent(node);
  }
  let node = index === 0 ? 0 : game.plyNode[line[index - 1]!]!;
  while (game.sgf.child(node) >= 0) node = game.sgf.child(node);
  return node;
}

/** The plies of a line, as numbers of its game. */
function lineOf(game: SgfGame, { analysis }: PlacedAnalysis): readonly number[] {
  const last = analysis.game.plies.at(-1);
  const ply = last ? game.plies.indexOf(last as RecordedPly) : -1;
  return lineThrough(game, ply).plies;
}

/** The node that makes this move right after `node`, be it behind nodes that make none; -1 for none. */
function variationWith(game: SgfGame, node: number, move: Move): number {
  for (let child of game.sgf.children(node)) {
    while (child >= 0 && game.lastPly[child] === game.lastPly[node]) child = game.sgf.child(child);
    if (child < 0) continue;
    const ply = game.lastPly[child]!;
    if (game.plyBefore[ply] === game.lastPly[node] && sameMove(game.plies[ply]!.move, move)) return child;
  }
  return -1;
}
