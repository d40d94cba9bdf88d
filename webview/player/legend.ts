/** What the signs mean that are on the board and on the timeline now. */
import type { PlacedMark } from '../../src/render/marks.ts';
import { FLAME, TURN, VERDICT_SIGNS } from '../../src/render/sign-paths.ts';
import { message, say } from '../../src/words/page.ts';
import { words } from '../ui/words.ts';
import { FACTS, type ShownFact } from './facts.ts';

interface LegendEntry {
  /** `null`: a tinted box. */
  readonly path: string | null;
  readonly said: string;
}

const LAST = 'M8 3.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6m0 1.8a3 3 0 1 1 0 6 3 3 0 0 1 0-6';
const MARKS = { last: LAST, hot: FLAME, repeats: TURN } as const;

export function legendOf(marks: readonly PlacedMark[], facts: readonly ShownFact[]): LegendEntry[] {
  const kinds = new Set(marks.map(({ mark }) => mark.kind));
  const entries: LegendEntry[] = [];
  for (const kind of ['last', 'hot', 'repeats'] as const)
    if (kinds.has(kind))
      entries.push({ path: MARKS[kind], said: say(message('point.mark', { mark: kind })) });
  for (const kind of ['ends', 'undecided'] as const)
    if (kinds.has(kind))
      entries.push({ path: VERDICT_SIGNS[kind], said: say(message('point.mark', { mark: kind })) });
  for (const { mark } of marks)
    if (mark.kind === 'forbidden' && !entries.some(({ path }) => path === VERDICT_SIGNS.forbidden))
      entries.push({
        path: VERDICT_SIGNS.forbidden,
        said: say(message('point.forbidden', { rules: [mark.title ?? mark.rule] })),
      });
  if (kinds.has('mouth')) entries.push({ path: null, said: say(message('point.mouth', { number: 1 })) });
  if (kinds.has('ko')) entries.push({ path: null, said: say(message('point.mark', { mark: 'ko' })) });
  for (const fact of facts)
    if (!entries.some(({ path }) => path === FACTS[fact]))
      entries.push({ path: FACTS[fact], said: words('sign.one', { sign: fact }) });
  return entries;
}
