import { BLACK } from '../../go/types.ts';
import type { DrawnLine, PointSign } from '../../notation/index.ts';
import type { Drawn, Mark } from '../../protocol/player.ts';
import { type Analysis, drawingOf } from '../analysis/index.ts';

/** For what has a part `drawn`; nothing where nothing is drawn. */
export function drawnPart(analysis: Analysis): { readonly drawn?: Drawn } {
  const { diagram, drawn: own } = analysis.syntax;
  // What is drawn on the board of an entry is said of that entry; another that continues it says
  // its own.
  const { signs = [], lines = [] } = diagram ?? own ?? {};
  return drawnOf(signs, lines, drawingOf(analysis)?.blanks ?? []);
}

export function drawnOf(
  signs: readonly PointSign[],
  lines: readonly DrawnLine[],
  blanks: readonly number[],
): { readonly drawn?: Drawn } {
  if (signs.length + lines.length + blanks.length === 0) return {};
  const marks = signs.flatMap((sign) => {
    const mark = markOf(sign);
    return mark ? [{ point: sign.point, mark }] : [];
  });
  return { drawn: { signs: marks, lines, blanks } };
}

/** Longer texts do not fit on a point. */
const MOST_TEXT = 8;

function markOf({ kind, color, text }: PointSign): Mark | null {
  switch (kind) {
    case 'circle':
    case 'square':
    case 'triangle':
    case 'cross':
      return { kind };
    case 'last-move':
      return { kind: 'last' };
    case 'territory':
      return { kind, color: color === BLACK ? 'black' : 'white' };
    case 'margin':
      return { kind: 'label', text: '!' };
    case 'label':
    case 'number':
    case 'other':
      return text ? { kind: 'label', text: [...text].slice(0, MOST_TEXT).join('') } : null;
  }
}
