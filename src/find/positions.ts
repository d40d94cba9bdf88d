/** Where a part of a board is in files: what a worker does for *Find This Position...*. */
import {
  type BoardPattern,
  type Box,
  Finder,
  type FoundPlace,
  findInDocument,
  findInSgf,
  isBlank,
  partOf,
  patternOf,
  patternOfEntry,
  placeMessage,
} from '../collection/index.ts';
import { dollarsIn, hostOf, isTooLarge, openDocument, openDrawn } from '../document/index.ts';
import { finish } from '../go/task.ts';
import type { BoardShape } from '../protocol/player.ts';
import { analyse, DEFAULT_SETTINGS } from '../service/index.ts';
import { message, say } from '../words/index.ts';

/** A board that is shown, or a part of it; or a drawing as it stands in a text. */
export type WantedPosition =
  | { readonly shape: BoardShape; readonly rows: readonly string[]; readonly part: Box | null }
  | { readonly drawing: string };

/** A file of the workspace: its bytes, or its text where an editor has it open. */
export interface SearchedFile {
  readonly name: string;
  readonly content: Uint8Array | string;
}

export interface FileWithPlaces {
  /** Which of the files that were given. */
  readonly file: number;
  /** `text` says the place in words. */
  readonly places: readonly (FoundPlace & { readonly text: string })[];
}

/** `refused`: why there is nothing to look for. */
export type FoundPositions = { readonly found: readonly FileWithPlaces[] } | { readonly refused: string };

export function positionsIn(wanted: WantedPosition, files: readonly SearchedFile[]): FoundPositions {
  const pattern = patternFrom(wanted);
  if (!pattern) return { refused: say(message('find.no-board')) };
  if (isBlank(pattern)) return { refused: say(message('find.all-unknown')) };
  const finder = new Finder(pattern);
  const found = files.map((file, index) => ({
    file: index,
    places: placesIn(file, finder).map((place) => ({ ...place, text: say(placeMessage(place)) })),
  }));
  return { found: found.filter(({ places }) => places.length > 0) };
}

function patternFrom(wanted: WantedPosition): BoardPattern | null {
  if ('drawing' in wanted) {
    const { entries } = analyse(openDocument('part.goban', 1, 'goban', wanted.drawing), DEFAULT_SETTINGS);
    const [entry] = entries;
    return entry ? patternOfEntry(entry.analysis, entry.analysis.inherited) : null;
  }
  const { shape, rows, part } = wanted;
  const cells = Uint8Array.from(rows.join(''), (sign) => Math.max(0, '.XO?'.indexOf(sign)));
  if (cells.length !== shape.columns * shape.rows) return null;
  const pattern = patternOf(shape, cells);
  return part ? partOf(pattern, part) : pattern;
}

/** The first place of each game and entry. */
function placesIn({ name, content }: SearchedFile, finder: Finder): readonly FoundPlace[] {
  const text = typeof content === 'string' ? content : textOf(content);
  if (isTooLarge(text)) return [];
  const begin = { line: 1, column: 1, game: 0 };
  const host = hostOf(name, text);
  if (host === 'sgf') return finish(findInSgf(text, begin, finder, true)).places;
  const drawings = host === 'markdown' ? dollarsIn('markdown') : null;
  return finish(
    findInDocument(analyse(openDrawn(name, 1, host, text, drawings), DEFAULT_SETTINGS), finder, true),
  ).places;
}

/** What all engines have, though the language alone does not name it. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** Coordinates are ASCII in every encoding, so a wrong one costs letters of titles at most. */
function textOf(bytes: Uint8Array): string {
  const decoded = (label: string, fatal: boolean): string | null => {
    try {
      return new TextDecoder(label, { fatal }).decode(bytes);
    } catch {
      return null;
    }
  };
  const byByte = decoded('windows-1252', false) ?? '';
  const stated = /CA\s*\[\s*([\w-]+)/.exec(byByte.slice(0, 1 << 16))?.[1];
  return decoded('utf-8', true) ?? (stated && decoded(stated, false)) ?? byByte;
}
