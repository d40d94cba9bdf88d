import { type Cycle, findCycles, isRuledOut } from '../../cycles/index.ts';
import type { Game } from '../../go/game.ts';
import type { Task } from '../../go/task.ts';
import { message } from '../../words/index.ts';
import type { RuleOptions } from '../rule.ts';
import { type PlayRecord, playedLast, searchLimits } from '../shared/ko-run.ts';
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
  const { maxCycle } = searchLimits(options, suicide);
  // Where one of them begins no cycle at all, nothing needs to be searched for the others.
  for (const record of records) {
    const { color, point, before } = game.ply(record.number);
    if (record.ko.is === 'no' && record.hidden === undefined)
      record.hidden = isRuledOut(before, { color, point }, { maxCycle, suicide }) ? null : 'open';
    if (isQuiet(record)) return undefined;
    yield;
  }
  for (const record of records) {
    if (record.hidden !== 'open') continue;
    const { color, point, before: position } = game.ply(record.number);
    const question = { position, first: { color, point }, kind: 'ko', plain: false, suicide } as const;
    const found = yield* findCycles({ ...question, maxCycle, budget: left, limit: 1 });
    if (found.stopped === 'budget') return undefined;
    left -= found.nodes;
    record.hidden = found.cycles[0] ?? null;
    if (isQuiet(record)) return undefined;
  }
  const { geometry } = game.start.position;
  return {
    code: 'spight.hidden-ko',
    message: message('spight.hidden-ko', { captured: geometry.name(game.ply(oldest.number).point) }),
    evidence: [
      { kind: 'cycle', role: 'hidden', from: oldest.number - 1, cycle: koOf(oldest) },
      { kind: 'cycle', role: 'hidden', from: play.number - 1, cycle: koOf(play) },
    ],
  };
}

/** Whether it is no ko play, even when hidden kos count, or whether that is unknown. */
function isQuiet({ ko, hidden }: PlayRecord): boolean {
  return ko.is === 'undecided' || (ko.is === 'no' && hidden === null);
}

function koOf(record: PlayRecord): Cycle {
  return record.ko.is === 'ko' ? record.ko.cycle : (record.hidden as Cycle);
}
