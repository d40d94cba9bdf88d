import { finish } from '../../go/task.ts';
import type { RuleId } from '../../rules/rule.ts';
import {
  type DocumentAnalysis,
  diagnosed,
  type EntryFacts,
  entryEyes,
  type FilePlace,
  gameFindings,
  gamesIn,
  isAboutEyes,
  type JudgeExtras,
  judge,
  type NodeFacts,
  nodeFacts,
  placesIn,
  printed,
  type RegionOf,
  readEntryEyes,
  regionsOf,
  type Settings,
  type SgfGame,
  titleOf,
} from '../../service/index.ts';
import { ruleWord } from '../../words/index.ts';
import type { Io } from '../command.ts';
import { readAtTerminal } from '../reading.ts';

/** A game of SGF, as `koban judge` prints it. */
export interface GameFacts extends FilePlace {
  readonly title: string | null;
  readonly columns: number;
  readonly rows: number;
  readonly rules: readonly string[];
  /** How many moves are left out, where there are any. */
  readonly omitted?: number;
  readonly nodes: readonly NodeFacts[];
  readonly problems: EntryFacts['problems'];
}

/** The facts of a judged game. `place` is its beginning in the file, `offset` that in the batch. */
export function gameFacts(
  game: SgfGame,
  place: FilePlace,
  offset: number,
  asked: readonly RuleId[] | null,
  settings: Settings,
  regionOf: RegionOf,
  extras: JudgeExtras,
): GameFacts {
  const rules = asked ?? game.rules;
  for (const rule of rules) finish(game.verdicts.all(rule));
  const { nodes, omitted } = nodeFacts(game, place, rules, extras);
  const wrong = gameFindings(game, settings).filter(({ code }) =>
    /^sgf\.|^play\.(occupied|unknown)$/.test(code),
  );
  const problems = diagnosed(wrong, offset, regionOf).map(
    ({ related: _, verdict: __, message, ...problem }) => ({ ...problem, ...printed(message) }),
  );
  const title = titleOf(game) || null;
  const { columns, rows } = game.size;
  return {
    title,
    ...place,
    columns,
    rows,
    rules: rules.map(ruleWord),
    ...(omitted > 0 && { omitted }),
    nodes,
    problems,
  };
}

/** The entries of a text that is not SGF, and the games in its fences, in the order of the text. */
export function allFacts(
  analysis: DocumentAnalysis,
  rules: readonly RuleId[] | null,
  extras: JudgeExtras,
  io: Io,
): (EntryFacts | GameFacts)[] {
  for (const { analysis: entry } of analysis.entries)
    if (isAboutEyes(entry)) readAtTerminal(entryEyes(entry), readEntryEyes(entry), io);
  const entries = judge(analysis, rules, extras);
  const placed = gamesIn(analysis);
  if (placed.length === 0) return entries;
  const { text } = analysis.document;
  const start = { line: 1, column: 1 };
  const [placeOf, regionOf] = [placesIn(text, start), regionsOf(text, start)];
  const games = placed.map(({ game, offset }) =>
    gameFacts(game, placeOf(offset), offset, rules, analysis.settings, regionOf, extras),
  );
  return [...entries, ...games].sort((a, b) => a.line - b.line);
}
