import { describe, expect, it } from 'vitest';
import { isDate, writtenDate } from '../../../src/notation/sgf/check/date.ts';
import { isResult, writtenResult } from '../../../src/notation/sgf/check/result.ts';

describe('results', () => {
  it.each(['B+3.5', 'W+R', 'W+Resign', 'B+T', 'W+F', 'B+', '0', 'Draw', 'Void', '?', 'W+12', 'b+r'])(
    '%s is as FF[4] has it',
    (text) => {
      expect(isResult(text)).toBe(true);
    },
  );

  it.each([
    ['Black wins by 12 points', 'B+12'],
    ['black won by 3 1/2', 'B+3.5'],
    ['White wins by 0.5 point', 'W+0.5'],
    ['B+3,5', 'B+3.5'],
    ['B + 3.5', 'B+3.5'],
    ['B+3.5 points', 'B+3.5'],
    ['W+7½', 'W+7.5'],
    ['B+Resignation', 'B+R'],
    ['White resigns', 'B+R'],
    ['Black resigned', 'W+R'],
    ['W wins by resignation', 'W+R'],
    ['Black lost on time', 'W+T'],
    ['White wins on time', 'W+T'],
    ['W+forfeiture', 'W+F'],
    ['Black wins', 'B+'],
    ['黑中盘胜', 'B+R'],
    ['白中押し勝ち', 'W+R'],
    ['白3目半勝', 'W+3.5'],
    ['黒半目勝ち', 'B+0.5'],
    ['Black won by half a point', 'B+0.5'],
    ['White wins by 100', 'W+100'],
    ['No result', 'Void'],
    ['unfinished', '?'],
    ['和棋', '0'],
  ])('%s is %s', (text, result) => {
    expect(isResult(text)).toBe(false);
    expect(writtenResult(text)).toBe(result);
    expect(isResult(result)).toBe(true);
  });

  it.each([
    '',
    'yes',
    'Bob wins',
    'Black',
    'White 3.5',
    '黑胜2又3/4子',
    '黑胜2子半',
    'B+3 1/4',
    'Black won, White resigned',
    'Black lost, and won by 3',
    'x'.repeat(100_000),
    'B+1234567',
  ])('%s is anybody’s guess', (text) => {
    expect(writtenResult(text)).toBe(null);
  });
});

describe('dates', () => {
  it.each(['2024', '2024-05', '2024-05-01', '1996-05,06', '1996-12-27,28,1997-01-03,04', '1996-05-06,06-01'])(
    '%s is as FF[4] has it',
    (text) => {
      expect(isDate(text)).toBe(true);
    },
  );

  it.each([
    ['2024/5/1', '2024-05-01'],
    ['2024.05.01', '2024-05-01'],
    ['2024-5-1', '2024-05-01'],
    ['20240501', '2024-05-01'],
    ['2024/05', '2024-05'],
    ['2024年5月1日', '2024-05-01'],
    ['2024年5月', '2024-05'],
    ['2024-05-01 18:30:00', '2024-05-01'],
    ['2024-05-01T18:30:00Z', '2024-05-01'],
    ['1.5.2024', '2024-05-01'],
    ['31/12/2023', '2023-12-31'],
    ['12/31/2023', '2023-12-31'],
    ['5/5/2023', '2023-05-05'],
    ['1 May 2024', '2024-05-01'],
    ['1st of May 2024', null],
    ['1st May, 2024', '2024-05-01'],
    ['May 1, 2024', '2024-05-01'],
    ['Wednesday, 1 May 2024', '2024-05-01'],
    ['14-apr-1997', '1997-04-14'],
    ['Sat May 18 02:14:08 2024', '2024-05-18'],
    ['14 apr 97', null],
    ['5/6/2023', null],
    ['2024-13-01', null],
    ['2024-02-30', null],
    ['2024-02-01,30', null],
    ['2024-05,13', null],
    ['31.04.2024', null],
    ['2024-00', null],
    ['yesterday', null],
    ['1 Foo 2024', null],
    ['', null],
    ['2024 '.repeat(50_000), null],
  ])('%s is %s', (text, date) => {
    expect(isDate(text)).toBe(false);
    expect(writtenDate(text)).toBe(date);
    if (date !== null) expect(isDate(date)).toBe(true);
  });
});
