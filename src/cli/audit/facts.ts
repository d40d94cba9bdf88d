import { finish } from '../../go/task.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type EntryFacts, judge } from '../../service/judge.ts';
import { gameFindings } from '../../service/sgf/diagnose.ts';
import { type NodeFacts, nodeFacts, type Place, placesIn } from '../../service/sgf/judge.ts';
import { titleOf } from '../../service/sgf/line.ts';
import { diagnosed, type RegionOf, regionsOf } from '../../service/sgf/regions.ts';
import type { SgfGame } from '../../service/sgf/types.ts';
import type { DocumentAnalysis, Settings } from '../../service/types.ts';

/** A game of SGF, as `koban judge` prints it. */
export interface GameFacts extends Place {
  readonly title: string | null;
  readonly columns: number;
  readonly rows: number;
  readonly rules: readonly RuleId[];
  /** How many moves are not told, where there are such. */
  readonly omitted?: number;
  readonly nodes: readonly NodeFacts[];
  readonly problems: EntryFacts['problems'];
}

/** What is told of a game, searched to the end. `place` is where it begins in its file, `offset` where in the text that `regionOf` knows. */
export function gameFacts(
  game: SgfGame,
  place: Place,
  offset: number,
  asked: readonly RuleId[] | null,
  settings: Settings,
  regionOf: RegionOf,
): GameFacts {
  const rules = asked ?? game.rules;
  for (const rule of rules) finish(game.verdicts.all(rule));
  const { nodes, omitted } = nodeFacts(game, place, rules);
  const wrong = gameFindings(game, settings).filter(({ code }) =>
    /^sgf\.|^play\.(occupied|unknown)$/.test(code),
  );
  const problems = diagnosed(wrong, offset, regionOf).map(
    ({ related: _, verdict: __, ...problem }) => problem,
  );
  const title = titleOf(game) || null;
  const { columns, rows } = game.size;
  return { title, ...place, columns, rows, rules, ...(omitted > 0 && { omitted }), nodes, problems };
}

/** The entries of a text that is no SGF, and the games in fences of it, in the order of the text. */
export function allFacts(
  analysis: DocumentAnalysis,
  rules: readonly RuleId[] | null,
): (EntryFacts | GameFacts)[] {
  const entries = judge(analysis, rules);
  if (!analysis.sgf) return entries;
  const { text } = analysis.document;
  const start = { line: 1, column: 1 };
  const [placeOf, regionOf] = [placesIn(text, start), regionsOf(text, start)];
  const games = analysis.sgf.games.map(({ game, offset }) =>
    gameFacts(game, placeOf(offset), offset, rules, analysis.settings, regionOf),
  );
  return [...entries, ...games].sort((a, b) => a.line - b.line);
}
