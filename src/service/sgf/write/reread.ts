import { edit, type TextChange } from '../../../document/index.ts';
import { must } from '../../../go/must.ts';
import type { TextEdit } from '../../../notation/index.ts';
import type { WriteReply } from '../../../protocol/write.ts';
import type { Message } from '../../../words/index.ts';
import { answer } from '../../write/index.ts';
import { type PlacedGame, type SgfAnalysis, sgfOf } from '../analysis/document.ts';
import type { PlacedLine } from '../analysis/entries.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';

/** A document with some edits of one game made, read again. */
interface Reread {
  readonly changes: readonly TextChange[];
  readonly now: SgfAnalysis;
  /** The game in the place of the edited one; `undefined` where there is none any more. */
  readonly edited: SgfGame | undefined;
}

/**
 * The document as it would be after edits of a game, whose spans count from the beginning of the
 * game.
 */
export function after(
  { document, settings, overrides, sgf }: SgfAnalysis,
  { offset, index }: PlacedGame,
  edits: readonly TextEdit[],
): Reread {
  const changes = edits.map(({ span, text }) => ({
    span: { start: span.start + offset, end: span.end + offset },
    text,
  }));
  const written = edit(document, [...changes].reverse(), document.version + 1);
  const now = must(sgfOf(written, settings, sgf, overrides), 'the edited game');
  return {
    changes,
    now: { document: written, settings, overrides, sgf: now },
    edited: now.games[index]?.game,
  };
}

/** The edit as an answer, with the place of the text to go to. */
export function reply(
  document: SgfAnalysis,
  changes: readonly TextChange[],
  line: PlacedLine,
  index: number,
  offset: number,
  said: Message,
): WriteReply {
  return { ...answer(document, changes, line.id, index, said), offset };
}
