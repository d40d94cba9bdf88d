import { type Cycle, type FirstPlay, findCycles } from '../../cycles/index.ts';
import type { Game } from '../../go/game.ts';
import type { Position } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import type { RuleOptions } from '../rule.ts';
import { type PlayRecord, playedLast } from '../shared/ko-run.ts';
import type { Verdict } from '../verdict.ts';

/** Plays that the search for one hint may try: a remark must not make anyone wait. */
const BUDGET = 4000;

/**
 * A remark on an allowed capture that would be forbidden if hidden kos counted: the captured stone
 * was played in a run of ko plays, and the capture is one, when kos count that play on a point
 * twice. `undefined` when it would not, or when a small budget does not settle it.
 */
export function* hiddenKoHint(
  game: Game,
  play: PlayRecord,
  options: RuleOptions,
  suicide: boolean,
): Task<Verdict['hint'] | undefined> {
  const ply = game.ply(play.number);
  const oldest = playedLast(game, play, ply.captured);
  if (!oldest) return undefined;
  let left = BUDGET;
  // Most often one of them is seen to be a quiet move, and that is the end of it.
  const records: PlayRecord[] = [];
  for (let record: PlayRecord | null = play; record; record = record.previous) {
    if (record.ko.is === 'no' && record.ko.noHidden) return undefined;
    records.push(record);
    if (record.number === oldest.number) break;
  }
  const { maxCycle } = options;
  const hiddenKos = (position: Position, first: FirstPlay, budget: number) =>
    findCycles({ position, first, kind: 'ko', plain: false, maxCycle, suicide, budget, limit: 1 });
  // Where one of them begins no cycle at all, nothing needs to be searched for the others.
  for (const record of records) {
    const { color, point, before } = game.ply(record.number);
    if (record.ko.is === 'no' && record.hidden === undefined) {
      const { stopped } = yield* hiddenKos(before, { color, point }, 0);
      record.hidden = stopped === null ? null : 'open';
    }
    if (isQuiet(record)) return undefined;
    yield;
  }
  for (const record of records) {
    if (record.hidden !== 'open') continue;
    const { color, point, before } = game.ply(record.number);
    const found = yield* hiddenKos(before, { color, point }, left);
    if (found.stopped === 'budget') return undefined;
    left -= found.nodes;
    record.hidden = found.cycles[0] ?? null;
    if (isQuiet(record)) return undefined;
  }
  const { geometry } = game.start.position;
  return {
    code: 'spight.hidden-ko',
    message: `would be forbidden if kos counted that play twice on a point: it captures ${geometry.name(
      game.ply(oldest.number).point,
    )}, which would be hot (hidden-kos: count)`,
    evidence: [
      { kind: 'cycle', role: 'hidden', from: oldest.number - 1, cycle: koOf(oldest) },
      { kind: 'cycle', role: 'hidden', from: play.number - 1, cycle: koOf(play) },
    ],
  };
}

/** Whether it is no ko play, even when hidden kos count, or nobody knows. */
function isQuiet({ ko, hidden }: PlayRecord): boolean {
  return ko.is === 'undecided' || (ko.is === 'no' && hidden === null);
}

function koOf(record: PlayRecord): Cycle {
  return record.ko.is === 'ko' ? record.ko.cycle : (record.hidden as Cycle);
}
