import { sgfProblem } from '../../notation/sgf/check/index.ts';
import { parseSgf } from '../../notation/sgf/tree.ts';
import type { Finding, Overrides, Settings } from '../types.ts';
import { buildGame } from './game.ts';
import type { PlacedGame, SgfDocument } from './types.ts';

/**
 * The games of a text. Each is read and played by itself, so that an edit costs the game it is in; others are taken over with all that is
 * known of them, wherever they stand now. `offset` is where the text begins in the document.
 */
export function analyseSgf(
  text: string,
  settings: Settings,
  previous?: SgfDocument | null,
  overrides: Overrides = {},
): SgfDocument {
  const sgf = parseSgf(text);
  const spans: { start: number; end: number }[] = [];
  for (let tree = 0; tree < sgf.treeCount; tree++) {
    if (sgf.treeParent(tree) < 0) spans.push(sgf.treeSpan(tree));
  }
  const same = previous?.settings === settings ? previous.games : [];
  const games: PlacedGame[] = new Array(spans.length);
  const take = (i: number, old: PlacedGame | undefined): boolean => {
    const { start, end } = spans[i]!;
    if (!old || old.game.text.length !== end - start || !text.startsWith(old.game.text, start)) return false;
    games[i] = old.offset === start ? old : { game: old.game, offset: start };
    return true;
  };
  // An edit changes games in one place: those before it and those behind it are there still.
  let first = 0;
  while (first < spans.length && take(first, same[first])) first++;
  let last = spans.length - 1;
  const shift = same.length - spans.length;
  while (last >= first && last + shift >= first && take(last, same[last + shift])) last--;
  for (let i = first; i <= last; i++) {
    const { start, end } = spans[i]!;
    const old = same[i] ?? (i === last ? same[i + shift] : undefined);
    games[i] = { game: buildGame(text.slice(start, end), settings, overrides, old?.game), offset: start };
  }
  const outside: Finding[] = [];
  for (const { kind, start, end } of sgf.faults) {
    if (kind === 'outside') {
      outside.push(sgfProblem(spans.length === 0 ? 'sgf.no-game' : 'sgf.outside-text', { start, end }));
    } else if (kind === 'extra-close') {
      const fix = { title: 'Delete it', preferred: true, edits: [{ span: { start, end }, text: '' }] };
      outside.push(sgfProblem('sgf.extra-close', { start, end }, [fix]));
    }
  }
  return { settings, games, outside };
}
