import type { Game } from '../go/game.ts';
import { finish, type Task } from '../go/task.ts';
import { BLACK, EMPTY, type Move, UNKNOWN } from '../go/types.ts';
import type { WriteParams, WriteReply } from '../protocol/write.ts';
import type { RuleId } from '../rules/rule.ts';
import { entryOf } from './cursor.ts';
import { isRuleId } from './settings.ts';
import { isSgfAt, preparing } from './sgf/entries.ts';
import { sgfWrite } from './sgf/write.ts';
import type { Analysis, DocumentAnalysis, PlacedAnalysis } from './types.ts';
import { inForce } from './verdicts.ts';
import { capitalized, deedOf, listOf } from './words.ts';
import { drawing } from './write-board.ts';
import {
  after,
  changesOf,
  type EntryEdit,
  isWorse,
  movesOf,
  othersSame,
  sameDrawing,
  sameLines,
  sameMove,
  sameMoves,
} from './write-check.ts';
import { colorOf, objection, type Played } from './write-judge.ts';
import { isOfRows, marking } from './write-marks.ts';
import { appendings, branchings } from './write-moves.ts';
import { answer, refuse } from './write-reply.ts';

/**
 * What an author does at a position, as an edit of the text, or why there is none. A play is judged by the rule in force, which may
 * search; when `hurried` says so before it has an answer, the play is written, and its verdict comes as those of all moves do.
 */
export function* write(
  document: DocumentAnalysis,
  params: WriteParams,
  hurried: () => boolean = () => false,
): Task<WriteReply> {
  if (document.sgf) yield* preparing(document.sgf, params);
  const placed = entryOf(document, params);
  if (!placed) return null;
  if (params.version !== document.document.version) return { kind: 'stale' };
  const { analysis } = placed;
  const { index, action } = params;
  const { game } = analysis;
  if (!Number.isInteger(index) || index < 0 || index > game.length) return { kind: 'stale' };
  const { columns, rows } = game.start.position.geometry;
  const size = columns * rows;
  const isPoint = (point: number) => Number.isInteger(point) && point >= 0 && point < size;
  if (('point' in action && !isPoint(action.point)) || ('to' in action && !isPoint(action.to))) {
    return refuse('write.off-board', 'There is no such point on this board.');
  }
  if (isSgfAt(document, placed.entry.offset))
    return yield* sgfWrite(document, placed, index, action, ruleFor(analysis, params), hurried);
  if (action.kind === 'comment' || action.kind === 'remove') {
    return refuse('write.notation', 'That can be written into SGF only. Here it is a matter of the text.');
  }
  let root = analysis;
  while (!root.syntax.diagram && root.parent) root = root.parent;
  if (!root.syntax.diagram) {
    return refuse(
      'write.no-board',
      'This entry has no board that could be played on. Mend it in the text first.',
    );
  }
  if (action.kind === 'setup') return drawing(document, placed, index, action);
  if (action.kind === 'label' || action.kind === 'mark' || action.kind === 'line') {
    const inRows = action.kind !== 'line' && isOfRows(analysis, action);
    return inRows ? drawing(document, placed, index, action) : marking(document, placed, index, action);
  }
  return yield* playing(document, placed, index, action, ruleFor(analysis, params), hurried);
}

function ruleFor(analysis: Analysis, { rule }: WriteParams): RuleId {
  return isRuleId(rule) && analysis.referee(rule) ? rule : inForce(analysis);
}

/** As {@link write}, all at once. */
export function writeNow(document: DocumentAnalysis, params: WriteParams): WriteReply {
  return finish(write(document, params));
}

function* playing(
  document: DocumentAnalysis,
  placed: PlacedAnalysis,
  index: number,
  action: Played,
  rule: RuleId,
  hurried: () => boolean,
): Task<WriteReply> {
  const { analysis } = placed;
  const { game } = analysis;
  const color = colorOf(game, index, action.by);
  const move: Move =
    action.kind === 'play' ? { kind: 'play', color, point: action.point } : { kind: action.kind, color };
  const there = found(document, placed, index, move);
  if (there && action.how === undefined) return { kind: 'go', ...there };
  if (move.kind === 'play') {
    const cell = game.after(index).at(move.point);
    const name = game.start.position.geometry.name(move.point);
    if (cell === UNKNOWN) {
      return refuse('write.unknown', `Nobody knows what is on ${name}, so nothing can be played there.`);
    }
    if (cell !== EMPTY) {
      return refuse('write.occupied', `There is a ${cell === BLACK ? 'black' : 'white'} stone on ${name}.`);
    }
    const forbidden = yield* objection(placed, index, move, action, rule, hurried);
    if (forbidden) return forbidden;
  }
  if (action.how === 'branch') return branch(document, placed, index, move);
  if (index < game.length) {
    const next = game.plies[index]!;
    const message = `After ${index === 0 ? 'the start' : `move ${analysis.shown(index)}`} the text goes on with ${deedOf(next)}.`;
    return refuse('write.not-last', message, [
      { title: 'Begin a variation', action: { ...action, how: 'branch' } },
    ]);
  }
  return append(document, placed, move, action);
}

/** Where the text has the move already: as the next one, or as the first of a variation that begins here. */
function found(
  document: DocumentAnalysis,
  placed: PlacedAnalysis,
  index: number,
  move: Move,
): { entry: number; index: number } | null {
  const { game } = placed.analysis;
  const goesOn = (other: Game) =>
    other.start === game.start &&
    (index === 0 || other.plies[index - 1] === game.plies[index - 1]) &&
    sameMove(other.plies[index]?.move, move);
  if (goesOn(game)) return { entry: placed.index, index: index + 1 };
  // Only what continues this entry, or another as it does: equal boards of other diagrams are other games.
  const other = document.entries.find(
    ({ analysis }) => analysis.parent !== null && index >= analysis.inherited && goesOn(analysis.game),
  );
  return other ? { entry: other.index, index: index + 1 } : null;
}

function append(document: DocumentAnalysis, placed: PlacedAnalysis, move: Move, action: Played): WriteReply {
  const { analysis } = placed;
  const { game } = analysis;
  const heirs = document.entries.filter(
    ({ parent, entry }) => parent === placed && !entry.syntax.from?.after,
  );
  if (heirs.length > 0 && action.how !== 'pin' && action.how !== 'follow')
    return inherited(placed, heirs, action);
  const pins: EntryEdit[] = [];
  if (action.how === 'pin') {
    for (const heir of heirs) {
      const end = heir.entry.syntax.from!.title.span.end;
      const text = ` after ${analysis.shown(game.length)}`;
      // A title in quotation marks ends behind them.
      const quoted = /["”’']/.test(heir.entry.syntax.text[end] ?? '') ? 1 : 0;
      pins.push({ placed: heir, edit: { span: { start: end + quoted, end: end + quoted }, text } });
    }
  }
  const wanted = [...movesOf(analysis), move];
  for (const edits of appendings(analysis, move)) {
    const changes = changesOf([...edits.map((edit) => ({ placed, edit })), ...pins]);
    const now = after(document, changes);
    const then = now.entries[placed.index]?.analysis;
    if (!then || !sameMoves(movesOf(then), wanted)) continue;
    if (!then.game.start.position.equals(game.start.position) || then.shift !== analysis.shift) continue;
    if (!sameDrawing(analysis.syntax.diagram, then.syntax.diagram)) continue;
    if (!sameLines(analysis, then, ['moves']) || isWorse(document, now)) continue;
    if (action.how !== 'follow' && !othersSame(document, now, placed.index)) continue;
    const said = `move ${then.shown(game.length + 1)}, ${deedOf(then.game.plies[game.length]!)}`;
    return answer(document, changes, placed.index, game.length + 1, said);
  }
  return refuse('write.unsafe', UNSAFE);
}

const UNSAFE =
  'The text around it is such that the move would be read otherwise, or would change something else. Write it by hand.';

/** Other entries go on from the last move of this one, and a new last move would come in between. */
function inherited(placed: PlacedAnalysis, heirs: readonly PlacedAnalysis[], action: Played): WriteReply {
  const { analysis } = placed;
  const names = listOf(
    heirs.map(({ entry }) => `“${entry.syntax.title?.value ?? 'an entry without a title'}”`),
  );
  const last = analysis.game.length === 0 ? 'the start' : `move ${analysis.shown(analysis.game.length)}`;
  const goes = heirs.length === 1 ? 'continues' : 'continue';
  return refuse('write.continued', `${names} ${goes} this entry after its last move.`, [
    { title: 'Begin a variation', action: { ...action, how: 'branch' } },
    { title: `Write it here; ${names} ${goes} after ${last}, as before`, action: { ...action, how: 'pin' } },
    { title: `Write it here; ${names} ${goes} after the new move`, action: { ...action, how: 'follow' } },
  ]);
}

function branch(document: DocumentAnalysis, placed: PlacedAnalysis, index: number, move: Move): WriteReply {
  const { analysis } = placed;
  const wanted = [...movesOf(analysis).slice(0, index), move];
  for (const edits of branchings(document, analysis, index, move)) {
    const changes = changesOf(edits.map((edit) => ({ placed, edit })));
    const now = after(document, changes);
    const then = now.entries[placed.index + 1]?.analysis;
    const same = now.entries[placed.index]?.analysis;
    if (!then || !same || !sameMoves(movesOf(then), wanted)) continue;
    if (then.parent !== same || then.shift !== analysis.shift) continue;
    if (!sameMoves(movesOf(same), movesOf(analysis)) || isWorse(document, now)) continue;
    if (!sameDrawing(analysis.syntax.diagram, same.syntax.diagram)) continue;
    if (!othersSame(document, now, placed.index, 1)) continue;
    const said = `a variation, ${capitalized(deedOf(then.game.plies[index]!))}`;
    return answer(document, changes, placed.index + 1, index + 1, said);
  }
  return refuse('write.unsafe', UNSAFE);
}
