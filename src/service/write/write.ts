import type { Game } from '../../go/game.ts';
import type { Task } from '../../go/task.ts';
import { colorName, EMPTY, type Move, UNKNOWN } from '../../go/types.ts';
import type { EntryId } from '../../protocol/entry-id.ts';
import type { VariationLines, WriteReply } from '../../protocol/write.ts';
import { message } from '../../words/index.ts';
import {
  describePly,
  drawingOf,
  inForce,
  type LinkedEntries,
  moment,
  numberedMove,
  type PlacedAnalysis,
  plyOf,
  sameMove,
  sameMoves,
} from '../analysis/index.ts';
import { drawing } from './board.ts';
import { isOfRows, marking } from './marks.ts';
import { appendings, branchings } from './moves.ts';
import { colorOf, isPlayed, objection, type PlayAction, type WriteRequest } from './refusal.ts';
import { answer, refuse } from './reply.ts';
import {
  type EntryEdit,
  heirsKeep,
  isWorse,
  madeOf,
  movesOf,
  othersSame,
  sameDrawing,
  sameLines,
} from './reread.ts';
import { naming } from './rule.ts';

/**
 * What an author does at a position of an entry, as an edit of the text, or why there is none. The
 * verdict of a play that is written before its rule has an answer comes as those of all moves do.
 */
export function* writeEntry(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  request: WriteRequest,
): Task<WriteReply> {
  const { analysis } = placed;
  const { index, action } = request;
  if (!drawingOf(analysis)) {
    return refuse('write.no-board', message('refused.no-board'));
  }
  if (action.kind === 'rule') return naming(document, placed, index, action.rule);
  if (action.kind === 'setup') return drawing(document, placed, index, action);
  if (action.kind === 'label' || action.kind === 'mark' || action.kind === 'line') {
    const inRows = action.kind !== 'line' && isOfRows(analysis, action);
    return inRows ? drawing(document, placed, index, action) : marking(document, placed, index, action);
  }
  if (!isPlayed(action)) return refuse('write.notation', message('refused.notation'));
  return yield* playing(document, placed, { ...request, action });
}

function* playing(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  request: WriteRequest<PlayAction>,
): Task<WriteReply> {
  const { analysis } = placed;
  const { game } = analysis;
  const { index, action } = request;
  const color = colorOf(game, index, action.by);
  const move: Move =
    action.kind === 'play' ? { kind: 'play', color, point: action.point } : { kind: action.kind, color };
  const there = found(document, placed, index, move);
  if (there && action.how === undefined) return { kind: 'go', ...there };
  if (move.kind === 'play') {
    const cell = game.after(index).at(move.point);
    const name = game.start.position.geometry.name(move.point);
    if (cell === UNKNOWN) {
      return refuse('write.unknown', message('refused.unknown', { point: name }));
    }
    if (cell !== EMPTY) {
      return refuse('write.occupied', message('refused.occupied', { point: name, color: colorName(cell) }));
    }
    const forbidden = yield* objection(placed, request, move);
    if (forbidden) return forbidden;
  }
  if (action.how === 'branch') return branch(document, placed, index, move, action.variation);
  const next = game.plies[index];
  if (next) {
    const args = { at: moment(analysis, index), description: describePly(next) };
    return refuse('write.not-last', message('refused.not-last', args), [
      { title: message('refused.offer-variation'), action: { ...action, how: 'branch' } },
    ]);
  }
  return yield* append(document, placed, move, request);
}

/**
 * Where the text has the move already: as the next one, or as the first of a variation that begins
 * here.
 */
function found(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  index: number,
  move: Move,
): { entry: EntryId; index: number } | null {
  const { game } = placed.analysis;
  const goesOn = (other: Game) =>
    other.start === game.start &&
    (index === 0 || other.plies[index - 1] === game.plies[index - 1]) &&
    sameMove(other.plies[index]?.move, move);
  if (goesOn(game)) return { entry: placed.id, index: index + 1 };
  // Only what continues this entry, or another as it does: equal boards of other diagrams are other
  // games.
  const other = document.entries.find(
    ({ analysis }) => analysis.parent !== null && index >= analysis.inherited && goesOn(analysis.game),
  );
  return other ? { entry: other.id, index: index + 1 } : null;
}

function* append(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  move: Move,
  { action, hurried }: WriteRequest<PlayAction>,
): Task<WriteReply> {
  const heirs = document.entries.filter(
    ({ parent, entry }) => parent === placed && !entry.syntax.from?.after,
  );
  if (heirs.length === 0 || action.how === 'pin' || action.how === 'follow')
    return yield* appended(document, placed, move, heirs, action.how, hurried);
  const tried = function* (how: 'pin' | 'follow') {
    return (yield* appended(document, placed, move, heirs, how, hurried))?.kind === 'edit';
  };
  return inherited(placed, heirs, action, yield* tried('pin'), yield* tried('follow'));
}

/** The move at the end of an entry; `heirs` go on from there. */
function* appended(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  move: Move,
  heirs: readonly PlacedAnalysis[],
  how: PlayAction['how'],
  hurried: () => boolean,
): Task<WriteReply> {
  const { analysis } = placed;
  const { game } = analysis;
  const pins: EntryEdit[] = [];
  if (how === 'pin') {
    for (const heir of heirs) {
      const end = heir.entry.syntax.from?.title.span.end ?? 0;
      const text = ` after ${analysis.shown(game.length)}`;
      // A title in quotation marks ends behind them.
      const quoted = /["”’']/.test(heir.entry.syntax.text[end] ?? '') ? 1 : 0;
      pins.push({ placed: heir, edit: { span: { start: end + quoted, end: end + quoted }, text } });
    }
  }
  const wanted = [...movesOf(analysis), move];
  for (const edits of appendings(analysis, move)) {
    const tried = madeOf(document, [...edits.map((edit) => ({ placed, edit })), ...pins]);
    const then = tried?.now.entries[placed.index]?.analysis;
    if (!then || !sameMoves(movesOf(then), wanted)) continue;
    if (!then.game.start.position.equals(game.start.position) || then.shift !== analysis.shift) continue;
    if (!sameDrawing(analysis.syntax.diagram, then.syntax.diagram)) continue;
    if (!sameLines(analysis, then, ['moves']) || isWorse(document, tried.now)) continue;
    const othersKeep =
      how === 'follow'
        ? yield* heirsKeep(document, tried, placed, hurried)
        : othersSame(document, tried.now, placed.index);
    if (!othersKeep) continue;
    const said = numberedMove(then, game.length + 1);
    return answer(document, tried.changes, placed.index, game.length + 1, said);
  }
  return refuse('write.unsafe', UNSAFE);
}

const UNSAFE = message('refused.unsafe');

/**
 * Other entries go on from the last move of this one, and a new last move would come in between.
 */
function inherited(
  placed: PlacedAnalysis,
  heirs: readonly PlacedAnalysis[],
  action: PlayAction,
  canPin: boolean,
  canFollow: boolean,
): WriteReply {
  const { analysis } = placed;
  const titles = heirs.map(({ entry }) => entry.syntax.title?.value ?? null);
  const at = moment(analysis, analysis.game.length);
  const pin = {
    title: message('refused.offer-pin', { titles, at }),
    action: { ...action, how: 'pin' },
  } as const;
  const follow = {
    title: message('refused.offer-follow', { titles }),
    action: { ...action, how: 'follow' },
  } as const;
  return refuse('write.continued', message('refused.continued', { titles }), [
    { title: message('refused.offer-variation'), action: { ...action, how: 'branch' } },
    ...(canPin ? [pin] : []),
    ...(canFollow ? [follow] : []),
  ]);
}

function branch(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  index: number,
  move: Move,
  lines?: VariationLines,
): WriteReply {
  const { analysis } = placed;
  const wanted = [...movesOf(analysis).slice(0, index), move];
  for (const edits of branchings(document, analysis, index, move, lines)) {
    const tried = madeOf(
      document,
      edits.map((edit) => ({ placed, edit })),
    );
    const then = tried?.now.entries[placed.index + 1]?.analysis;
    const same = tried?.now.entries[placed.index]?.analysis;
    if (!tried || !then || !same || !sameMoves(movesOf(then), wanted)) continue;
    if (then.parent !== same || then.shift !== analysis.shift) continue;
    if (!sameMoves(movesOf(same), movesOf(analysis)) || isWorse(document, tried.now)) continue;
    if (lines?.rule && inForce(then) !== lines.rule) continue;
    if (!sameDrawing(analysis.syntax.diagram, same.syntax.diagram)) continue;
    if (!othersSame(document, tried.now, placed.index, 1)) continue;
    const said = message('wrote.variation', { description: describePly(plyOf(then, index + 1)) });
    return answer(document, tried.changes, placed.index + 1, index + 1, said);
  }
  return refuse('write.unsafe', UNSAFE);
}
