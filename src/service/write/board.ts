import { BLACK, EMPTY, WHITE } from '../../go/types.ts';
import type { Diagram } from '../../notation/index.ts';
import type { WriteAction, WriteReply } from '../../protocol/write.ts';
import { type Analysis, type LinkedEntries, type PlacedAnalysis, sameMoves } from '../analysis/index.ts';
import { type DrawnPoint, drawnAt, freeLabel, isEmpty, redrawing } from './drawing.ts';
import { answer, refuse } from './reply.ts';
import { after, changesOf, isWorse, movesOf, othersSame, sameDrawing, sameLines } from './reread.ts';

type RowAction = Extract<WriteAction, { kind: 'setup' | 'label' | 'mark' }>;

/** Changes the drawn position: stones, labels and marks. What moves have changed is not drawn, and not changed here. */
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
    const title = from ? `“${from.title.value}”` : 'another entry';
    return refuse(
      'write.not-drawn',
      `This entry continues ${title} and draws no board of its own. Change the board there.`,
    );
  }
  const old = drawnAt(diagram, action.point);
  const { position } = analysis.game.start;
  if (action.kind === 'setup' && analysis.game.after(index).at(action.point) !== position.at(action.point)) {
    return refuse(
      'write.played',
      `Moves have changed what is on ${name}. Go to the start to change what is drawn.`,
    );
  }
  if (old.kind === 'digit') {
    return refuse(
      'write.digit',
      `A move is drawn on ${name} as a digit. Take it out of the diagram by hand.`,
    );
  }
  const drawn = wanted(diagram, action, old);
  if ('refused' in drawn) return refuse(drawn.code, drawn.refused.replaceAll('{name}', name));
  if (old.kind === 'label' && isNamed(analysis, old.label)) {
    const message = `The label ${old.label} stands in moves or claims of this entry, so it stays. Rename it in the text (F2).`;
    return refuse('write.label-used', message);
  }
  const edit = redrawing(analysis, diagram, action.point, drawn);
  if (!edit) return refuse('write.ragged', `The drawn row ends before ${name}. Mend the row first.`);
  const changes = changesOf([{ placed, edit }]);
  const now = after(document, changes);
  const then = now.entries[placed.index]?.analysis;
  const right =
    then?.syntax.diagram &&
    sameDrawing(diagram, then.syntax.diagram, action.point) &&
    JSON.stringify(drawnAt(then.syntax.diagram, action.point)) === JSON.stringify(drawn) &&
    sameLines(analysis, then) &&
    sameMoves(movesOf(then), movesOf(analysis)) &&
    now.entries.length === document.entries.length;
  if (!right) {
    return refuse(
      'write.unsafe',
      `With that on ${name} the board would be read otherwise. Change it by hand.`,
    );
  }
  if (isWorse(document, now)) {
    return refuse('write.breaks', `With that on ${name}, moves of this entry could not be played.`);
  }
  // Entries that continue this one have another board now, which is what is wanted; a label changes none.
  if (action.kind !== 'setup' && !othersSame(document, now, placed.index)) {
    return refuse('write.label-used', `Another entry names the label on ${name}. Change it by hand.`);
  }
  return answer(document, changes, placed.index, index, said(name, drawn));
}

type Refused = { readonly refused: string; readonly code: string };

function wanted(diagram: Diagram, action: RowAction, old: ReturnType<typeof drawnAt>): DrawnPoint | Refused {
  const empty: DrawnPoint = { kind: 'cell', cell: EMPTY };
  if (action.kind === 'setup') {
    const cell = action.stone === null ? EMPTY : action.stone === 'black' ? BLACK : WHITE;
    if (old.kind === 'cell' && old.cell === cell) {
      return {
        code: 'write.same',
        refused: action.stone === null ? '{name} is empty.' : `There is a ${action.stone} stone on {name}.`,
      };
    }
    return { kind: 'cell', cell };
  }
  if (!isEmpty(old)) {
    return {
      code: 'write.not-empty',
      refused: 'Labels and marks stand on empty points, and {name} is not drawn empty.',
    };
  }
  if (action.kind === 'mark') return old.kind === 'mark' ? empty : { kind: 'mark' };
  if (action.label === null) {
    return old.kind === 'label' ? empty : { code: 'write.same', refused: '{name} has no label.' };
  }
  const label = action.label === 'next' ? freeLabel(diagram) : action.label;
  if (label === undefined) return { code: 'write.no-label', refused: 'All letters are in use.' };
  if (!/^[a-z]$/.test(label)) return { code: 'write.no-label', refused: 'A label is a letter from a to z.' };
  if (old.kind === 'label' && old.label === label)
    return { code: 'write.same', refused: `{name} is ${label} already.` };
  if (diagram.labels.some((one) => one.label === label)) {
    return { code: 'write.label-taken', refused: `Another point is ${label} already.` };
  }
  return { kind: 'label', label };
}

/** Whether moves or claims of the entry name a label, so that they would lose their point with it. */
export function isNamed({ syntax }: Analysis, label: string): boolean {
  const word = new RegExp(`(?:^|[^a-z0-9])${label}(?:$|[^a-z0-9])`, 'i');
  return (
    syntax.moves.some(({ target }) => target.kind === 'label' && target.label === label) ||
    syntax.expects.some(({ text }) => word.test(text))
  );
}

function said(name: string, drawn: DrawnPoint): string {
  if (drawn.kind === 'mark') return `${name} is marked`;
  if (drawn.kind === 'label') return `${name} is labelled ${drawn.label}`;
  if (drawn.cell === EMPTY) return `${name} is empty`;
  return `a ${drawn.cell === BLACK ? 'black' : 'white'} stone on ${name}`;
}
