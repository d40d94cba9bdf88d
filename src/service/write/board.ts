import { BLACK, EMPTY, WHITE } from '../../go/types.ts';
import type { Diagram } from '../../notation/index.ts';
import type { WriteAction, WriteReply } from '../../protocol/write.ts';
import { type Message, message } from '../../words/index.ts';
import { type Analysis, type LinkedEntries, type PlacedAnalysis, sameMoves } from '../analysis/index.ts';
import { type DrawnPoint, drawnAt, freeLabel, isEmpty, redrawing } from './drawing.ts';
import { answer, type Refusal, refuse } from './reply.ts';
import { isWorse, madeOf, movesOf, othersSame, sameDrawing, sameLines } from './reread.ts';

type RowAction = Extract<WriteAction, { kind: 'setup' | 'label' | 'mark' }>;

/**
 * Changes the drawn position: stones, labels and marks. What moves have changed is not drawn, and
 * not changed here.
 */
export function drawing(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  index: number,
  action: RowAction,
): WriteReply {
  const { analysis } = placed;
  const { diagram, from } = analysis.syntax;
  const name = analysis.game.start.position.geometry.name(action.point);
  if (!diagram) {
    const title = from?.title.value ?? null;
    return refuse('write.not-drawn', message('refused.not-drawn', { title }));
  }
  const old = drawnAt(diagram, action.point);
  const { position } = analysis.game.start;
  if (action.kind === 'setup' && analysis.game.after(index).at(action.point) !== position.at(action.point)) {
    return refuse('write.played', message('refused.played', { point: name }));
  }
  if (old.kind === 'digit') {
    return refuse('write.digit', message('refused.digit', { point: name }));
  }
  const drawn = wanted(diagram, action, old, name);
  if (drawn.kind === 'refused') return drawn;
  if (old.kind === 'label' && isNamed(analysis, old.label)) {
    return refuse('write.label-used', message('refused.label-in-use', { label: old.label }));
  }
  const edit = redrawing(analysis, diagram, action.point, drawn);
  if (!edit) return refuse('write.ragged', message('refused.ragged', { point: name }));
  const tried = madeOf(document, [{ placed, edit }]);
  const then = tried?.now.entries[placed.index]?.analysis;
  const right =
    tried &&
    then?.syntax.diagram &&
    sameDrawing(diagram, then.syntax.diagram, action.point) &&
    JSON.stringify(drawnAt(then.syntax.diagram, action.point)) === JSON.stringify(drawn) &&
    sameLines(analysis, then) &&
    sameMoves(movesOf(then), movesOf(analysis)) &&
    tried.now.entries.length === document.entries.length;
  if (!tried || !right) {
    return refuse('write.unsafe', message('refused.unsafe'));
  }
  if (isWorse(document, tried.now)) {
    return refuse('write.breaks', message('refused.breaks', { point: name }));
  }
  // Entries that continue this one have another board now, which is what is wanted; a label changes
  // none.
  if (action.kind !== 'setup' && !othersSame(document, tried.now, placed.index)) {
    return refuse('write.label-used', message('refused.label-elsewhere', { point: name }));
  }
  return answer(document, tried.changes, placed.index, index, said(name, drawn));
}

function wanted(
  diagram: Diagram,
  action: RowAction,
  old: ReturnType<typeof drawnAt>,
  point: string,
): DrawnPoint | Refusal {
  const empty: DrawnPoint = { kind: 'cell', cell: EMPTY };
  if (action.kind === 'setup') {
    const cell = action.stone === null ? EMPTY : action.stone === 'black' ? BLACK : WHITE;
    if (old.kind !== 'cell' || old.cell !== cell) return { kind: 'cell', cell };
    const color = action.stone;
    const why = color
      ? message('refused.occupied', { point, color })
      : message('refused.is-empty', { point });
    return refuse('write.same', why);
  }
  if (!isEmpty(old)) {
    return refuse('write.not-empty', message('refused.not-empty', { point }));
  }
  if (action.kind === 'mark') return old.kind === 'mark' ? empty : { kind: 'mark' };
  if (action.label === null) {
    return old.kind === 'label' ? empty : refuse('write.same', message('refused.no-label-there', { point }));
  }
  const label = action.label === 'next' ? freeLabel(diagram) : action.label;
  if (label === undefined) return refuse('write.no-label', message('refused.no-letter-left'));
  if (!/^[a-z]$/.test(label)) return refuse('write.no-label', message('refused.label-letter'));
  if (old.kind === 'label' && old.label === label)
    return refuse('write.same', message('refused.label-there', { point, label }));
  if (diagram.labels.some((one) => one.label === label)) {
    return refuse('write.label-taken', message('refused.label-taken', { label }));
  }
  return { kind: 'label', label };
}

/**
 * Whether moves or claims of the entry name a label, so that they would lose their point with it.
 */
export function isNamed({ syntax }: Analysis, label: string): boolean {
  const word = new RegExp(`(?:^|[^a-z0-9])${label}(?:$|[^a-z0-9])`, 'i');
  return (
    syntax.moves.some(({ target }) => target.kind === 'label' && target.label === label) ||
    syntax.expects.some(({ text }) => word.test(text))
  );
}

function said(point: string, drawn: DrawnPoint): Message {
  if (drawn.kind === 'mark') return message('wrote.marked', { point });
  if (drawn.kind === 'label') return message('wrote.label', { point, label: drawn.label });
  if (drawn.cell === EMPTY) return message('wrote.empty', { point });
  return message('wrote.stone', { point, color: drawn.cell === BLACK ? 'black' : 'white' });
}
