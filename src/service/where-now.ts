import type { Task } from '../go/task.ts';
import { entryBefore } from './analysis/index.ts';
import { idNow } from './sgf/index.ts';
import type { DocumentAnalysis, Where } from './texts.ts';

/**
 * The same place in a later version of a text, where `placeNow` says where an offset of the older
 * one is, `null` for nowhere. Empty where an entry is not found again.
 */
export function* whereNow(
  { entry, offset }: Where,
  before: DocumentAnalysis,
  now: DocumentAnalysis,
  placeNow: (offset: number) => number | null,
): Task<Where> {
  if (offset !== undefined) return { offset: placeNow(offset) ?? offset };
  if (typeof entry === 'string') return { entry: yield* idNow(entry, before, now, placeNow) };
  const old = entry === undefined ? undefined : before.entries[entry];
  const start = old ? placeNow(old.entry.offset) : null;
  if (!old || start === null) return {};
  // Diagrams that stand side by side may begin at one offset.
  const last = entryBefore(before.entries, old.entry.offset);
  const found = now.entries[(entryBefore(now.entries, start)?.index ?? 0) - ((last?.index ?? 0) - old.index)];
  return found?.entry.offset === start ? { entry: found.id } : {};
}
