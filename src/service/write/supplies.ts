import { appendLines, type TextEdit } from '../../notation/index.ts';
import type { WriteAction, WriteReply } from '../../protocol/write.ts';
import { message } from '../../words/index.ts';
import { after, type LinkedEntries, type PlacedAnalysis, sameMoves } from '../analysis/index.ts';
import { answer, refuse } from './reply.ts';
import { changesOf, movesOf, sameDrawing, sameLines } from './reread.ts';

type SuppliesAction = Extract<WriteAction, { kind: 'supplies' }>;
type SupplyCounts = SuppliesAction['threats'];

const KEYS = ['threats', 'spare'] as const;

/** The ko threats and spare moves with which an entry is asked about, in lines of their own. */
export function supplying(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  index: number,
  action: SuppliesAction,
): WriteReply {
  const { syntax } = placed.analysis;
  const edits = KEYS.flatMap((key): TextEdit[] => {
    const wanted = action[key];
    const { black, white } = syntax.outcome?.[key] ?? { black: 0, white: 0 };
    if (black === wanted.black && white === wanted.white) return [];
    const field = syntax.fields.find((one) => one.key === key);
    const value = countsText(wanted);
    return [field ? { span: field.valueSpan, text: value } : appendLines(syntax.text, [`${key}: ${value}`])];
  });
  const appended = edits.filter(({ span }) => span.start === span.end);
  const [first] = appended;
  // Two lines at one place are one edit.
  const changes = changesOf(
    [
      ...edits.filter((edit) => !appended.includes(edit)),
      ...(first ? [{ ...first, text: appended.map(({ text }) => text).join('') }] : []),
    ].map((edit) => ({ placed, edit })),
  );
  if (changes.length === 0) return { kind: 'go', entry: placed.id, index };
  const now = after(document, changes);
  const then = now.entries[placed.index]?.analysis;
  const isRight =
    then &&
    now.entries.length === document.entries.length &&
    KEYS.every((key) => countsText(then.syntax.outcome?.[key] ?? NONE) === countsText(action[key])) &&
    sameMoves(movesOf(then), movesOf(placed.analysis)) &&
    sameDrawing(syntax.diagram, then.syntax.diagram) &&
    sameLines(placed.analysis, then, KEYS);
  if (!isRight) return refuse('write.unsafe', message('refused.unsafe'));
  return answer(document, changes, placed.index, index, message('wins.threats', action.threats));
}

const NONE = { black: 0, white: 0 };

function countsText({ black, white }: SupplyCounts): string {
  const named = [black === 0 ? '' : `black ${black}`, white === 0 ? '' : `white ${white}`];
  return named.filter((one) => one !== '').join(' ') || 'none';
}
