import { finish } from '../../go/task.ts';
import { parseSgf, type SgfText } from '../../notation/sgf/tree.ts';
import { readSimpleText } from '../../notation/sgf/values.ts';
import type { RuleId } from '../../rules/rule.ts';
import { buildGame, rootValue } from '../../service/sgf/game.ts';
import { type GameNodes, nodeFacts, type Place, placesIn } from '../../service/sgf/judge.ts';
import type { SgfGame } from '../../service/sgf/types.ts';
import type { Overrides, Settings } from '../../service/types.ts';
import { isOf, type Shard } from './shard.ts';
import type { Batch } from './split.ts';
import { emptyTally, type Tally } from './tally.ts';

/** How games are to be printed: as JSON that is part of a document, each on a line of its own, or not at all. */
export type GameFormat = 'json' | 'ndjson' | 'none';

/** What a thread is to do. Plain data, since it crosses between threads. */
export interface Job {
  readonly pieces: readonly Piece[];
  readonly format: GameFormat;
  /** `null`: those of each game. */
  readonly rules: readonly RuleId[] | null;
  readonly settings: Settings;
  readonly overrides: Overrides;
}

export interface Piece {
  readonly file: string;
  readonly batch: Batch;
  /** Which games of the file are to be looked at, `null` for all. */
  readonly shard: Shard | null;
}

/** What came out of a piece. */
export interface Audited {
  /** Games as text, in the order of the file. */
  readonly games: readonly string[];
  readonly tally: Tally;
}

export function audit(job: Job): Audited[] {
  return job.pieces.map((piece) => auditPiece(piece, job));
}

function auditPiece({ file, batch, shard }: Piece, job: Job): Audited {
  const sgf = parseSgf(batch.text);
  const tally = emptyTally();
  const games: string[] = [];
  const placeOf = placesIn(batch.text, batch);
  sgf.games.forEach((first, i) => {
    if (shard && !isOf(shard, batch.game + i)) return;
    const { start, end } = sgf.treeSpan(sgf.treeOf(first));
    const game = buildGame(batch.text.slice(start, end), job.settings, job.overrides);
    const rules = job.rules ?? game.rules;
    for (const rule of rules) finish(game.verdicts.all(rule));
    const place = placeOf(start);
    const told = nodeFacts(game, place, rules);
    count(tally, told, rules);
    if (job.format !== 'none') games.push(printGame(file, game, place, rules, told, job.format));
  });
  return { games, tally };
}

function count(tally: Tally, { nodes, omitted }: GameNodes, rules: readonly RuleId[]): void {
  tally.games++;
  tally.moves += nodes.length + omitted;
  for (const { captured, repeats } of nodes) {
    tally.captured += captured.length;
    if (repeats !== null) tally.repetitions++;
  }
  for (const rule of rules) {
    tally.verdicts[rule] ??= { forbidden: 0, undecided: 0, ends: 0, games: 0 };
    const sum = tally.verdicts[rule]!;
    let isIn = false;
    for (const { verdicts } of nodes) {
      const verdict = verdicts[rule]?.verdict ?? 'allowed';
      if (verdict === 'allowed') continue;
      sum[verdict]++;
      isIn = true;
    }
    if (isIn) sum.games++;
  }
}

function printGame(
  file: string,
  game: SgfGame,
  place: Place,
  rules: readonly RuleId[],
  { nodes, omitted }: GameNodes,
  format: 'json' | 'ndjson',
): string {
  const head = {
    ...(format === 'ndjson' && { file }),
    title: titleOf(game.sgf),
    ...place,
    columns: game.size.columns,
    rows: game.size.rows,
    rules,
    ...(omitted > 0 && { omitted }),
  };
  if (format === 'ndjson') return `${JSON.stringify({ ...head, nodes })}\n`;
  const lines = nodes.map((node) => `          ${JSON.stringify(node)}`);
  const list = lines.length > 0 ? `[\n${lines.join(',\n')}\n        ]` : '[]';
  return `        ${JSON.stringify(head).slice(0, -1)},"nodes":${list}}`;
}

/** `GN`, else who plays whom. */
function titleOf(sgf: SgfText): string | null {
  const said = (name: string) => readSimpleText(rootValue(sgf, name) ?? '').trim();
  if (said('GN') !== '') return said('GN');
  const players = [said('PB'), said('PW')];
  return players.some((name) => name !== '') ? players.map((name) => name || '?').join(' – ') : null;
}
