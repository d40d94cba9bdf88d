import type { Task } from '../go/task.ts';
import { searchMatching } from './matching.ts';
import type { PartResult, QuestPart } from './quest.ts';
import { QuestSearch } from './search.ts';

/** Searches one part. */
export function* searchPart({ bounds, condition, level, shard, decided }: QuestPart): Task<PartResult> {
  if (condition.kind === 'matching')
    return yield* searchMatching(condition.blanks, bounds.board, level, shard);
  const search = new QuestSearch(bounds, condition);
  const hits = yield* search.level(level, shard, decided);
  return { hits, plays: search.plays, undecided: search.undecided };
}
