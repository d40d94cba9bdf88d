/** Verdicts in the gutter, by the signs that they have on boards. */
import { setDiagnosticsEffect } from '@codemirror/lint';
import { RangeSet, StateField } from '@codemirror/state';
import { EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';
import { VERDICT_SIGNS } from '../../src/render/sign-paths.ts';

type Verdict = 'forbidden' | 'ends' | 'undecided';

/** What a diagnostic of a move says, by its code; `undefined` for all others. */
export function verdictOf(code: string): Verdict | undefined {
  if (/^\w+\.undecided$/.test(code)) return 'undecided';
  if (/^(?:korean|japanese)\.repetition$/.test(code)) return 'ends';
  return /^(?:(?:basic|superko|spight|coupling|ing)\.(?!hidden)|play\.suicide$)/.test(code)
    ? 'forbidden'
    : undefined;
}

class Sign extends GutterMarker {
  constructor(override readonly elementClass: string) {
    super();
  }
}

const signs = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(set, { changes, effects, newDoc }) {
    for (const effect of effects)
      if (effect.is(setDiagnosticsEffect)) {
        const found = effect.value.flatMap(({ from, markClass }) =>
          markClass ? [new Sign(markClass).range(newDoc.lineAt(from).from)] : [],
        );
        return RangeSet.of(found, true);
      }
    return set.map(changes);
  },
  provide: (field) => gutterLineClass.from(field),
});

const look = (verdict: Verdict, color: string) => ({
  [`.koban-${verdict} .cm-lint-marker`]: {
    content: 'normal',
    backgroundColor: color,
    mask: `url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="${VERDICT_SIGNS[verdict]}"/></svg>') center / contain no-repeat`,
    forcedColorAdjust: 'none',
  },
});

export const verdictsInGutter = [
  signs,
  EditorView.theme({
    ...look('undecided', 'var(--number)'),
    ...look('ends', 'var(--number)'),
    ...look('forbidden', 'var(--keyword)'),
  }),
];
