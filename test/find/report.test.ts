import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { BEASTS } from '../../src/find/beasts.ts';
import { beginReport, reportOf, reportStage } from '../../src/find/index.ts';
import { doJob, type FinderReply } from '../../src/find/jobs.ts';
import { reportRows } from '../../src/find/report-rows.ts';
import { finish } from '../../src/go/task.ts';
import { analyse, check, DEFAULT_SETTINGS, finishFindings } from '../../src/service/index.ts';

const PSK = 'mine\n# Mine\na play may not recreate an earlier position';
const report = reportOf(PSK, true);

const PAGE = readFileSync('examples/differences.md', 'utf8');
/** The board and the moves of each game of the page, by its letter. */
const GAMES = new Map(
  [...PAGE.matchAll(/# Difference (\w)\n[\s\S]*?^([+|][\s\S]*?^moves: .*)$/gm)].map(
    ([, letter = '', game = '']) => [letter, game],
  ),
);
/** The game on which `psk` and another rule differ, as the table of the page has it. */
const gameOf = (other: string): string | undefined => {
  const [, head = ''] = /^\| {2}\|(.*)\|$/m.exec(PAGE) ?? [];
  const columns = head.split('|').map((cell) => cell.replace(/[` ]/g, ''));
  const cell = (row: string, column: string) =>
    new RegExp(`^\\| \`${row}\` \\|(.*)\\|$`, 'm').exec(PAGE)?.[1]?.split('|')[columns.indexOf(column)] ?? '';
  const [, letter = ''] =
    /\[!\[(\w)\]/.exec(cell('psk', other)) ?? /\[!\[(\w)\]/.exec(cell(other, 'psk')) ?? [];
  return GAMES.get(letter);
};

describe('the report of a rule', () => {
  it('of the text of a known rule has the differences of the gallery, and none from itself', () => {
    const names = report.differences.map(({ rule }) => rule);
    expect(names).toEqual(['none', 'basic', 'psk', 'ssk', 'nssk', 'korean', 'japanese']);
    for (const { rule, position, searched } of report.differences) {
      if (rule === 'psk') expect([position, searched]).toEqual([null, { points: 6, moves: 6 }]);
      else expect(/^[+|][\s\S]*?^moves: .*$/m.exec(position ?? '')?.[0], rule).toBe(gameOf(rule));
    }
  });

  it('has positions with claims that hold', () => {
    const settings = { ...DEFAULT_SETTINGS, written: [{ uri: 'file:///mine', line: 0, text: PSK.slice(5) }] };
    for (const { position, rule } of report.differences) {
      if (position === null) continue;
      const { entries } = analyse(openDocument('file:///a.goban', 1, 'goban', position), settings);
      const { analysis } = entries[0]!;
      finishFindings(analysis);
      expect(analysis.syntax.expects.length, rule).toBe(2);
      const failed = check(analysis, settings).filter(({ code }) => code.startsWith('expect.'));
      expect([...analysis.syntax.problems, ...failed], rule).toEqual([]);
    }
  });

  it('has the outcomes of the rule whose text it is', () => {
    expect(report.ends).toBe(true);
    expect(report.beasts.length).toBe(5);
    for (const { name, results } of report.beasts) expect(results.mine, name).toBe(results.psk);
    expect(report.beasts.map(({ results }) => results.nssk)).not.toEqual(
      report.beasts.map(({ results }) => results.psk),
    );
  });

  it('knows forty beasts, each with the stones that are asked about', () => {
    expect(new Set(BEASTS.map(({ name }) => name)).size).toBe(40);
    for (const { name, goal, rows } of BEASTS) {
      expect(new Set(rows.map(({ length }) => length)).size, name).toBe(1);
      for (const stone of goal) {
        const row = rows[rows.length - Number(stone.slice(1))];
        expect(row?.charAt(stone.charCodeAt(0) - 97), `${name}, ${stone}`).toMatch(/[XO]/);
      }
    }
  });

  it('says that a game need not end, with a cycle, and goes on from stage to stage', () => {
    const rule = 'open\n# Open\na play may not retake a ko at once';
    const begun = beginReport(rule);
    expect([begun.ends, begun.cycle?.pattern]).toEqual([false, 'sending-two-returning-one']);
    const first = finish(reportStage(rule, 0, begun));
    expect([first.differences.find((one) => one.rule === 'basic')?.position, first.isWhole]).toEqual([
      null,
      false,
    ]);
  });
});

describe('what the card of a rule shows', () => {
  const FENCES =
    '# Page\n\n```korule\n# One\na play may not retake a ko at once\n```\n\n```korule\n# Two\nsuicide is allowed\n```\n';
  const read = (content: string, host: 'korule' | 'markdown', offset = 0) =>
    doJob({ kind: 'rule', content, offset, host, language: 'en' });

  it('is the rule at the cursor, else the first', async () => {
    expect(await read(FENCES, 'markdown', FENCES.indexOf('suicide'))).toMatchObject({ title: 'Two' });
    expect(await read(FENCES, 'markdown')).toMatchObject({ title: 'One' });
    expect(await read(PSK.slice(5), 'korule')).toEqual({ rule: PSK, title: 'Mine' });
  });

  it('says why there is none', async () => {
    expect(await read('# Page', 'markdown')).toMatchObject({
      refused: expect.stringMatching(/no rule here/),
    });
    expect(await read('# Club\na play may not do that\n', 'korule')).toMatchObject({
      refused: expect.stringMatching(/^Line 2: /),
    });
  });

  it('comes in rows, each once, with a picture where there is a position', async () => {
    const begun = (await doJob({
      kind: 'report',
      rule: PSK,
      stage: 0,
      before: null,
      dark: true,
      language: 'en',
    })) as FinderReply<'report'>;
    expect(begun.rows.map(({ key }) => key)).toEqual(['games']);
    const job = {
      kind: 'report',
      rule: PSK,
      stage: 0,
      before: begun.report,
      dark: true,
      language: 'en',
    } as const;
    const { rows } = (await doJob(job)) as FinderReply<'report'>;
    expect(rows.map(({ key }) => key)).toEqual(report.differences.map(({ rule }) => `differs ${rule}`));
    for (const { key, lines, picture } of rows)
      expect([picture !== '', lines.length > 0], key).toEqual(
        key === 'differs psk' ? [false, false] : [true, true],
      );
    const beasts = reportRows(report).filter(({ part }) => part === 'outcomes');
    for (const { cells } of beasts) {
      expect(cells[0]?.rule).toBe('mine');
      expect(cells.find(({ rule }) => rule === 'psk')?.isSame).toBe(true);
    }
  });
});
