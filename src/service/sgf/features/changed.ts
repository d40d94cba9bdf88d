import type { KobanDocument } from '../../../document/index.ts';
import type { Task } from '../../../go/task.ts';
import type { Finding, PlacedAnalysis } from '../../analysis/index.ts';
import { claimsOf, mayClaim } from '../analysis/claims.ts';
import type { PlacedGame, SgfDocument } from '../analysis/document.ts';
import { searchWork } from '../analysis/problem.ts';
import { movedFinding } from './diagnose.ts';
import { placedClaims } from './listed-claims.ts';

/**
 * Games of one version of a text that the other version has not, and what is wrong between all
 * games.
 */
export interface GamesApart {
  readonly games: readonly PlacedGame[];
  readonly outside: readonly Finding[];
}

const NONE: GamesApart = { games: [], outside: [] };

/** What two versions of a text have apart from each other. */
export function* gamesApart(
  { sgf: before }: { readonly sgf: SgfDocument | null },
  { sgf: now }: { readonly sgf: SgfDocument | null },
): Task<{ readonly gone: GamesApart; readonly made: GamesApart }> {
  if (before === now) return { gone: NONE, made: NONE };
  yield* before?.cutting() ?? [];
  yield* now?.cutting() ?? [];
  const sources = (one: SgfDocument | null) => new Set(one?.games.map(({ source }) => source));
  const [old, fresh] = [sources(before), sources(now)];
  const apart = (one: SgfDocument | null, other: typeof old): GamesApart =>
    one ? { games: one.games.filter(({ source }) => !other.has(source)), outside: one.outside } : NONE;
  return { gone: apart(before, fresh), made: apart(now, old) };
}

/** The comments of games that claim something, as entries of their document. */
export function claimsIn(document: KobanDocument, { games }: GamesApart): PlacedAnalysis[] {
  return games
    .filter(({ source }) => mayClaim(source.text))
    .flatMap((home) => claimsOf(home.game).map(({ analysis }) => placedClaims(document, home, analysis, 0)));
}

/** All that is to be said of games, searched to the end, in offsets of the document. */
export function* findingsApart({ games, outside }: GamesApart): Task<Finding[]> {
  const found = [...outside];
  for (const { source, offset } of games) {
    yield* source.checkingWithFixes();
    const { game } = source;
    yield* game.verdicts.all(game.ruleInForce);
    for (const one of searchWork(game)) yield* one.work();
    for (const one of source.findingsWithFixes) found.push(movedFinding(one, offset));
  }
  return found;
}
