/** What a search finds, made as the editor makes it. */

import { doJob, type FinderReply } from '../../src/find/jobs.ts';
import type { ToFind } from '../../src/protocol/find.ts';
import type { ToCard } from '../../src/protocol/report.ts';

const FOUND = await Promise.all([true, false].map((dark) => found(dark)));

/** The examples of two rules that differ on 3x3, as the page is told of them. */
export const EXAMPLES = (dark: boolean): ToFind[] => FOUND[dark ? 0 : 1]!;

async function found(dark: boolean): Promise<ToFind[]> {
  const request = { kind: 'differ', value: 'psk,ssk', board: '3x3', moves: 5 } as const;
  const asked = (await doJob({ kind: 'quest', request, language: 'en' })) as FinderReply<'quest'>;
  if ('refused' in asked) throw new Error(asked.refused);
  const { bounds, condition, shard } = asked.quest;
  const part = { bounds, condition, shard, level: { points: 9, stones: 2, moves: 5 }, decided: [false] };
  const { examples } = (await doJob({ kind: 'part', part, dark, language: 'en' })) as FinderReply<'part'>;
  const [first] = examples;
  if (!first) throw new Error('nothing was found');
  return [first, first].map(({ title, text, picture, alt }) => ({
    type: 'example',
    title,
    text,
    picture,
    alt,
  }));
}

/** The first parts of the report of a rule, as its page is told of them. */
export async function REPORT(dark: boolean): Promise<ToCard> {
  const rule = 'club\n# Club\na play may not retake a ko at once';
  const shown: Extract<ToCard, { type: 'rows' }>['rows'][number][] = [];
  let before: FinderReply<'report'>['report'] | null = null;
  for (const stage of [0, 1, 2]) {
    const job = { kind: 'report', rule, stage, before, dark, language: 'en' } as const;
    const { report, rows } = (await doJob(job)) as FinderReply<'report'>;
    before = report;
    shown.push(
      ...rows.map((row) => ({ ...row, before: row.key === 'beast position-b' ? 'Black lives' : null })),
    );
  }
  return { type: 'rows', rows: shown };
}
