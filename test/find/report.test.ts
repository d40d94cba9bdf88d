import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { BEASTS } from '../../src/find/beasts.ts';
import { beginReport, reportOf, reportStage } from '../../src/find/index.ts';
import { doJob, type FinderReply } from '../../src/find/jobs.ts';
import { reportRows } from '../../src/find/report-rows.ts';
import { Game } from '../../src/go/game.ts';
import { finish } from '../../src/go/task.ts';
import { readRuleText, ruleOf } from '../../src/rules/index.ts';
import { endlessLoop, mustEnd, smallLoop } from '../../src/rules/text.ts';
import { analyse, check, DEFAULT_SETTINGS, finishFindings } from '../../src/service/index.ts';
import { literally } from '../oracle/written.ts';
import { anyRule, textOf } from '../rules/any-written.ts';
import { literalMoves } from '../rules/literal-moves.ts';
import { runs, sampled } from '../runs.ts';

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

  it('knows 36 beasts, each once, with the stones that are asked about', () => {
    expect(new Set(BEASTS.map(({ name }) => name)).size).toBe(36);
    expect(new Set(BEASTS.map(({ goal, rows }) => `${rows} ${goal}`)).size).toBe(36);
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
    const first = finish(reportStage(rule, 1, begun));
    expect([first.differences.find((one) => one.rule === 'basic')?.position, first.isWhole]).toEqual([
      null,
      false,
    ]);
  });
});

describe('whether games end', () => {
  const begun = (text: string) => beginReport(`mine\n# Mine\n${text}`);
  const looked = (text: string) => finish(reportStage(`mine\n# Mine\n${text}`, 0, begun(text)));
  const EARLIER = 'a play may not recreate an earlier position';

  it.each([
    [`${EARLIER} in a cycle of an even number of moves`, true],
    [
      `${EARLIER} with equal captures\n${EARLIER} with unequal captures in a cycle of more than 5 plays`,
      true,
    ],
    [`${EARLIER} in a cycle of an odd number of moves`, false],
    // A cycle that begins with a pass, and one on three points.
    [`${EARLIER}\na pass lifts the ban`, false],
    [`${EARLIER}, since the last pass`, false],
  ])('%j: %s', (text, ends) => {
    const { cycle, ends: known } = looked(text);
    expect(known).toBe(ends);
    expect(cycle === null).toBe(ends);
  });

  it('is said with the condition that both players agree', () => {
    const agreed = begun(
      'a play that recreates an earlier position ends the game: draw, if both players agree',
    );
    expect(agreed).toMatchObject({ ends: false, endsIf: 'both-agree', cycle: { pattern: 'basic-ko' } });
    expect(reportRows(agreed)[0]?.text).toMatch(/unless both players agree/);
    expect(
      begun(
        `${EARLIER}\n${EARLIER.replace('may not recreate', 'that recreates')} ends the game: draw, if both players agree`,
      ),
    ).toMatchObject({ ends: true, endsIf: null });
  });

  it('has a cycle that the text read literally allows, or none where the clauses stop all', () => {
    let loops = 0;
    fc.assert(
      fc.property(anyRule, (rule) => {
        const text = textOf({ ...rule, clauses: rule.clauses.map((one) => ({ ...one, agreed: false })) });
        const read = readRuleText(text).rule;
        const loop = finish(smallLoop(ruleOf(`any\n${text}`)!));
        if (!loop) return;
        loops++;
        expect(mustEnd(read, false), text).toBe(false);
        const all = [...loop.lead, ...loop.moves, ...loop.moves, ...loop.moves];
        const entry = `edges: all\n${loop.rows.join('\n')}\nmoves: ${all.join(' ')}\n`;
        const { entries } = analyse(openDocument('file:///a.goban', 1, 'goban', entry), DEFAULT_SETTINGS);
        const { game } = entries[0]!.analysis;
        expect(game.length).toBe(all.length);
        const literal = literalMoves(game);
        for (const [n, { kind }] of literal.entries())
          if (kind === 'play')
            expect(literally(text, literal.slice(0, n + 1)).verdict, `${text}, ${all.join(' ')}, ${n}`).toBe(
              'allowed',
            );
      }),
      { numRuns: runs(10), seed: 3 },
    );
    expect(loops).toBeGreaterThan(0);
  });
});

describe('what is asked of positions', () => {
  it('is the question of other pages, and nothing where a play may win the game', () => {
    const rule = `${PSK}\na play may not retake a ko at once` as const;
    const from = BEASTS.findIndex(({ name }) => name === 'triple-ko');
    const stage = 2 + Math.floor(from / 5);
    const { beasts } = finish(reportStage(rule, stage, beginReport(rule)));
    const triple = beasts.find(({ name }) => name === 'triple-ko');
    expect(triple?.outside).toEqual(['b2', 'e2']);
    expect(triple?.results).toMatchObject({
      mine: 'white-captured',
      psk: 'white-captured',
      nssk: 'black-captured',
    });
    const wins = 'wins\n# Wins\na play that recreates an earlier position ends the game: win';
    const [first] = finish(reportStage(wins, 2, beginReport(wins))).beasts;
    expect(first?.results.wins).toBe('unproven');
  });
});

/** Rules that let a game go on: each stops something, or seems to. */
const ENDLESS = [
  'suicide is allowed',
  'a play may not retake a ko at once',
  'a play may not retake a ko\na move elsewhere lifts the ban',
  'a play may not recreate an earlier position in a cycle of 5 plays',
  'a play that recreates an earlier position in a cycle of an odd number of plays ends the game: win',
  'a play may not recreate the position after an earlier move of the opponent, since the last tenuki',
  'a play may not recreate an earlier position the tenth time, within the last 9 moves',
  'a play that recreates an earlier situation, since the last pass, the start does not count ends the game: loss',
  "a play may not repeat the player's last move but one",
  'a play may not retake a ko at once\na play that recreates an earlier position with unequal captures ends the game: draw',
];

describe.each(sampled(1, ENDLESS))('a rule under which a game need not end: %s', (text) => {
  const name = 'open\n# Open\n';

  it('is said to be one, with moves that the text read literally allows again and again, and its report comes to an end', () => {
    const rule: `${string}\n${string}` = `${name}${text}`;
    expect(readRuleText(`# Open\n${text}`).faults).toEqual([]);
    const report = reportOf(rule, true);
    const loop = endlessLoop(ruleOf(rule)!) ?? finish(smallLoop(ruleOf(rule)!));
    expect(report.ends).toBe(loop || report.unending ? false : null);
    expect(report.cycle?.moves).toEqual(loop?.moves);
    if (loop) {
      const entry = `edges: all\n${loop.rows.join('\n')}\nmoves: ${loop.moves.join(' ')}\n`;
      const { entries } = analyse(openDocument('file:///a.goban', 1, 'goban', entry), DEFAULT_SETTINGS);
      const { game } = entries[0]!.analysis;
      const round = game.plies.map(({ move }) => move);
      expect(round.length).toBe(loop.moves.length);
      const literal = literalMoves(Game.of(game.start, [round, round, round].flat()));
      for (const [n, { kind }] of literal.entries())
        if (kind === 'play')
          expect(literally(text, literal.slice(0, n + 1)).verdict, `move ${n}`).toBe('allowed');
    }
    for (const { name: beast, results } of report.beasts) expect(results.open, beast).toBeDefined();
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
      stage: 1,
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
