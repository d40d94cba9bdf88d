import type { Task } from '../../../go/task.ts';
import { BLACK, EMPTY, type Move } from '../../../go/types.ts';
import { ruOf, writePoint } from '../../../notation/sgf/index.ts';
import type { WriteReply } from '../../../protocol/write.ts';
import { message } from '../../../words/index.ts';
import { describePly, sameMove } from '../../analysis/index.ts';
import { colorOf, isPlayed, objection, refuse, type WriteRequest } from '../../write/index.ts';
import type { SgfAnalysis } from '../analysis/document.ts';
import { insertions } from '../analysis/edits.ts';
import { lineAt, moveAtOffset, type PlacedLine, placedLine } from '../analysis/entries.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';
import { brokenText } from './branch.ts';
import { sgfDraw } from './draw.ts';
import { sgfField } from './field.ts';
import { sameNodes, UNSAFE } from './node.ts';
import { after, reply } from './reread.ts';
import { sgfTurn } from './turn.ts';

/**
 * A move in SGF: at the end of a line the next node, elsewhere a variation; nothing else of the
 * text changes. Where the record has it already, it is gone to. The edit is made only if the text
 * with it is read as all moves that were there, and this one.
 */
export function* sgfWrite(
  document: SgfAnalysis,
  placed: PlacedLine,
  request: WriteRequest,
): Task<WriteReply> {
  const { game, offset } = placed.home;
  const { index, action } = request;
  const broken = brokenText(game);
  if (broken) return refuse('write.broken', broken);
  if (action.kind === 'field') return sgfField(document, placed, index, action);
  if (action.kind === 'rule') {
    const value = ruOf(action.rule, document.settings.ruleNames);
    if (value === null) return refuse('write.unsafe', UNSAFE);
    return sgfField(document, placed, index, { kind: 'field', name: 'RU', value });
  }
  if (action.kind === 'turn') return sgfTurn(document, placed, index, action);
  if (!isPlayed(action)) return sgfDraw(document, placed, index, action);
  if (action.kind === 'tenuki') {
    return refuse('write.notation', message('refused.no-tenuki'));
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
    const { id: entry } = placedLine(document, placed.home, game.plyAt(there));
    return { kind: 'go', entry, index: index + 1, offset: at };
  }
  if (move.kind === 'play') {
    const cell = played.after(index).at(move.point);
    if (cell !== EMPTY) {
      const name = game.geometry.name(move.point);
      return refuse(
        'write.occupied',
        message('refused.occupied', { point: name, color: cell === BLACK ? 'black' : 'white' }),
      );
    }
    const forbidden = yield* objection(placed, { ...request, action }, move);
    if (forbidden) return forbidden;
  }
  const text = `;${color === BLACK ? 'B' : 'W'}[${move.kind === 'play' ? writePoint(move.point, game.size) : ''}]`;
  const { edits, at } = insertions(game, node, text);
  const { changes, now, edited: then } = after(document, placed.home, edits);
  if (
    !then ||
    !sameNodes(game, then, then.sgf.nodeAt(at), 1) ||
    then.plies.length !== game.plies.length + 1
  ) {
    return refuse('write.unsafe', UNSAFE);
  }
  const made = lineAt(now, { offset: offset + at });
  const ply = made?.analysis.game.plies[index];
  if (!made || moveAtOffset(now, offset + at) !== index + 1 || !ply || !sameMove(ply.move, move)) {
    return refuse('write.unsafe', UNSAFE);
  }
  const said = message('ply.numbered', {
    move: made.analysis.shown(index + 1),
    description: describePly(ply),
  });
  return reply(document, changes, made, index + 1, offset + at, said);
}

/**
 * The node that a move after frame `index` of a line would follow; -1 where a node makes several
 * moves, or the first node moves.
 */
function nodeAtFrame(game: SgfGame, { plies }: PlacedLine, index: number): number {
  const [last = -1, next] = index === 0 ? [-1, plies[0]] : plies.slice(index - 1, index + 1);
  if (next !== undefined) {
    const node = game.nodeOf(next);
    return last >= 0 && game.nodeOf(last) === node ? -1 : game.sgf.parent(node);
  }
  let node = last < 0 ? 0 : game.nodeOf(last);
  while (game.sgf.child(node) >= 0) node = game.sgf.child(node);
  return node;
}

/**
 * The node that makes this move right after `node`, even if behind nodes that make none; -1 for
 * none.
 */
function variationWith(game: SgfGame, node: number, move: Move): number {
  for (let child of game.sgf.children(node)) {
    while (child >= 0 && game.plyAt(child) === game.plyAt(node)) child = game.sgf.child(child);
    if (child < 0) continue;
    const ply = game.plyAt(child);
    if (game.before(ply) === game.plyAt(node) && sameMove(game.ply(ply).move, move)) return child;
  }
  return -1;
}
