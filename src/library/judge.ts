/** The facts of judged entries, loaded when they are first asked for. */
import { judge, type LinkedEntries } from '../service/index.ts';
import { speakInFull } from '../words/index.ts';
import { noMore } from './documents.ts';
import type { JudgedEntry, JudgeOptions } from './types.ts';

export function judgeEntries(linked: LinkedEntries, options: JudgeOptions): readonly JudgedEntry[] {
  const { rules = null, ...more } = options;
  noMore(more);
  speakInFull();
  return judge(linked, rules);
}
