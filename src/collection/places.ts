import { sgfRegions } from '../document/index.ts';
import type { Task } from '../go/task.ts';
import { parsingSgf } from '../notation/sgf/index.ts';
import { type DocumentAnalysis, type FilePlace, type PlacedAnalysis, placesIn } from '../service/index.ts';
import { type Message, message } from '../words/index.ts';
import { cornersOf, findInEntry, type NamedPoints } from './entries.ts';
import type { Finder, Match } from './field.ts';
import { findInRecords, titleOfGame } from './records.ts';

interface Whereabouts {
  /** From 1, columns in UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  /** Whether it is in a game record or in an entry, and in which one of the text, from 1. */
  readonly in: 'game' | 'entry';
  readonly number: number;
  readonly title: string | null;
  /** The number of the move after which the part is on the board; 0 for the start. */
  readonly move: number;
}

/** A place of a text where a part of a board is. */
export interface FoundPlace extends Whereabouts {
  /** The lower left and the upper right point of the part. */
  readonly from: string;
  readonly to: string;
  /** How the drawn part has to be laid on it: mirrored, then turned clockwise. */
  readonly mirrored: boolean;
  readonly turned: Match['form']['turned'];
  /** Whether black and white are exchanged. */
  readonly exchanged: boolean;
}

/** Places in the order of the text, and what was looked through. */
export interface FoundInText {
  readonly places: readonly FoundPlace[];
  readonly games: number;
  readonly entries: number;
}

/** In the games of a text of SGF, which begins at a place of its file behind so many games. */
export function* findInSgf(
  text: string,
  begin: FilePlace & { readonly game: number },
  finder: Finder,
  first: boolean,
): Task<FoundInText & { readonly all: number }> {
  const sgf = yield* parsingSgf(text);
  const { matches, games } = yield* findInRecords(sgf, finder, first);
  const placeOf = placesIn(text, begin);
  const places = matches.map(
    (match): FoundPlace => ({
      ...placeOf(sgf.nodeSpan(match.node).start),
      in: 'game',
      number: begin.game + match.game + 1,
      title: titleOfGame(sgf, match.game),
      move: match.move,
      ...layOf(match, match.size),
    }),
  );
  return { places, games, entries: 0, all: sgf.games.length };
}

/** In the entries of a document, and in its fences of SGF. */
export function* findInDocument(
  { document, entries }: DocumentAnalysis,
  finder: Finder,
  first: boolean,
): Task<FoundInText> {
  const places: FoundPlace[] = [];
  for (const placed of entries) {
    for (const match of yield* findInEntry(placed.analysis, finder, first)) {
      const { line, character } = document.positionAt(offsetOf(placed, match.index));
      places.push({
        line: line + 1,
        column: character + 1,
        in: 'entry',
        number: placed.index + 1,
        title: placed.analysis.syntax.title?.value ?? null,
        move: match.move,
        ...layOf(match, placed.analysis.game.start.position.geometry),
      });
    }
  }
  let [games, game] = [0, 0];
  for (const region of sgfRegions(document.host, document.text)) {
    const { line, character } = document.positionAt(region.offset);
    const found = yield* findInSgf(
      region.text,
      { line: line + 1, column: character + 1, game },
      finder,
      first,
    );
    places.push(...found.places);
    games += found.games;
    game += found.all;
  }
  places.sort((a, b) => a.line - b.line || a.column - b.column);
  return { places, games, entries: entries.length };
}

export function placeMessage({ in: kind, number, title, move, ...lay }: FoundPlace): Message {
  const { from, to, turned, mirrored, exchanged } = lay;
  return message('find.place', { kind, number, title, move, from, to, turned, mirrored, exchanged });
}

/** The move of an entry in the text, else the beginning of the board. */
function offsetOf({ analysis, entry }: PlacedAnalysis, index: number): number {
  const origin = analysis.origins[index - 1];
  return entry.offset + (origin?.depth === 0 ? origin.span.start : (analysis.syntax.boardSpan?.start ?? 0));
}

/** Where a match is, and how the drawn part lies there. */
function layOf(match: Match, board: NamedPoints): Omit<FoundPlace, keyof Whereabouts> {
  const { isMirrored, turned, isExchanged } = match.form;
  return { ...cornersOf(match, board), mirrored: isMirrored, turned, exchanged: isExchanged };
}
