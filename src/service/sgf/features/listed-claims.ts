import type { KobanDocument } from '../../../document/index.ts';
import { message, say } from '../../../words/index.ts';
import type { Analysis, PlacedAnalysis } from '../../analysis/index.ts';
import { claimsOf, mayClaim } from '../analysis/claims.ts';
import type { PlacedGame, SgfAnalysis } from '../analysis/document.ts';
import { titleOf } from '../analysis/line.ts';

/** The moves up to a node as an entry of the document; `index` is its number among those. */
export function placedClaims(
  document: KobanDocument,
  { index: nth, offset, game }: PlacedGame,
  analysis: Analysis,
  index: number,
): PlacedAnalysis {
  const [title, after] = [titleOf(game), analysis.shown(analysis.game.length)];
  const value = say(message('output.entry', { title: title === '' ? null : title, after }));
  const syntax = { ...analysis.syntax, title: { value, span: { start: 0, end: 0 } } };
  const entry = { syntax, offset, line: document.positionAt(offset).line };
  return { language: 'sgf', id: `${nth}/0`, entry, index, analysis, parent: null };
}

/** The comments that claim something, as entries of their document that begin with a number. */
export function claimEntries({ document, sgf }: SgfAnalysis, first: number): PlacedAnalysis[] {
  const some = sgf.games.filter(({ source }) => mayClaim(source.text));
  const all = some.flatMap((home) => claimsOf(home.game).map(({ analysis }) => ({ home, analysis })));
  return all.map(({ home, analysis }, i) => placedClaims(document, home, analysis, first + i));
}
