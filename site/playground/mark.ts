/** The mark on the move that the board shows, in the text. */
import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Marks a part of the text; `null` for none. */
export const setMark = StateEffect.define<TextSpan | null>();
const move = Decoration.mark({ class: 'koban-move' });

export const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(set, { changes, effects, newDoc }) {
    for (const effect of effects)
      if (effect.is(setMark)) {
        const span = effect.value;
        const isThere = span !== null && span.start < span.end && span.end <= newDoc.length;
        return isThere ? Decoration.set(move.range(span.start, span.end)) : Decoration.none;
      }
    return set.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
