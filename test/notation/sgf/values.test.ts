import {
  escapeString,
  parse,
  parseCompressedVertices,
  parseDates,
  parseVertex,
  stringify,
  unescapeString,
} from '@sabaki/sgf';
import { describe, expect, it } from 'vitest';
import { isDate } from '../../../src/notation/sgf/check/date.ts';
import {
  NO_POINT,
  OFF_BOARD,
  PASS,
  readMove,
  readPoint,
  readRectangle,
} from '../../../src/notation/sgf/points.ts';
import { printGame } from '../../../src/notation/sgf/print.ts';
import { parseSgf } from '../../../src/notation/sgf/tree.ts';
import {
  colonOf,
  escapeText,
  readComposed,
  readNumber,
  readReal,
  readSimpleText,
  readText,
} from '../../../src/notation/sgf/values.ts';

describe('text', () => {
  it.each([
    ['a\nb', 'a\nb'],
    ['a\r\nb', 'a\nb'],
    ['a\n\rb', 'a\nb'],
    ['a\rb', 'a\nb'],
    ['a\n\nb', 'a\n\nb'],
    ['a\tb\vc\fd', 'a b c d'],
    // Behind a backslash a line end, of any system, is none.
    ['a\\\nb', 'ab'],
    ['a\\\r\nb', 'ab'],
    ['a\\\n\rb', 'ab'],
    ['a\\\rb', 'ab'],
    ['a\\\n\nb', 'a\nb'],
    ['a\\\tb', 'a b'],
    ['a\\]b\\\\c\\:d\\e', 'a]b\\c:de'],
    ['a\\', 'a\\'],
    ['', ''],
  ])('%j is %j', (raw, text) => {
    expect(readText(raw)).toBe(text);
    expect(readSimpleText(raw)).toBe(text.replaceAll('\n', ' '));
  });

  it.each(['a]b', 'a\\b', 'a:b', '[a]', '\\]:', '\n'])('%j is read as it was written', (text) => {
    expect(readText(escapeText(text))).toBe(text);
    expect(readText(escapeText(text, true))).toBe(text);
    const composed = `${escapeText(text, true)}:${escapeText(text, true)}`;
    expect(readComposed(composed)!.map(readText)).toEqual([text, text]);
  });

  it('has a colon where none is hidden', () => {
    expect(['a:b', 'a\\:b', 'a\\\\:b', 'a\\:b:c', ''].map(colonOf)).toEqual([1, -1, 3, 4, -1]);
  });
});

describe('numbers', () => {
  it.each([
    ['19', 19, 19],
    [' -3 ', -3, -3],
    ['+7', 7, 7],
    ['6.5', null, 6.5],
    ['.5', null, 0.5],
    ['6.', null, 6],
    ['', null, null],
    ['-', null, null],
    ['1e3', null, null],
    ['6,5', null, null],
    ['9'.repeat(20), null, null],
    ['Infinity', null, null],
  ])('%j is %j as a whole one, %j as a real one', (raw, number, real) => {
    expect([readNumber(raw), readReal(raw)]).toEqual([number, real]);
  });
});

describe('what @sabaki/sgf would read and write otherwise', () => {
  it('is white space and line ends in texts', () => {
    expect([readText('a\tb\rc'), unescapeString('a\tb\rc')]).toEqual(['a b\nc', 'a\tbc']);
  });

  it('is a colon in a part of a composed value', () => {
    expect([escapeText('a:b', true), escapeString('a:b')]).toEqual(['a\\:b', 'a:b']);
  });

  it('is a point off the board, a pass, and half a rectangle', () => {
    const size = { columns: 9, rows: 9 };
    expect([readPoint('zz', size), parseVertex('zz')]).toEqual([OFF_BOARD, [25, 25]]);
    expect([readPoint('a1', size), parseVertex('a1')]).toEqual([NO_POINT, [0, -1]]);
    expect([readMove('tt', size), parseVertex('tt')]).toEqual([PASS, [19, 19]]);
    expect([readMove('', size), parseVertex('')]).toEqual([PASS, [-1, -1]]);
    expect(readRectangle('aa:c', size)).toBeNull();
    expect(parseCompressedVertices('aa:c')).toEqual([
      [-1, -1],
      [-1, 0],
      [0, -1],
      [0, 0],
    ]);
  });

  it('is a file that is not right, or deep', () => {
    expect(parse('(;B[aa]B[bb])')).toMatchObject([{ data: { B: ['aa', 'bb'] } }]);
    expect(parseSgf('(;B[aa]B[bb])').propertyCount).toBe(2);
    expect(parse('(;b[aa])')).toMatchObject([{ data: {} }]);
    expect(parseSgf('(;b[aa])').valueCount).toBe(1);
    expect(parse('x(;B[aa])')).toMatchObject([{ data: {}, children: [{ data: { B: ['aa'] } }] }]);
    expect(parseSgf('x(;B[aa])').nodeCount).toBe(1);
    expect(() => parse('(;B[aa')).toThrow(Error);
    expect(parseSgf('(;B[aa').valueCount).toBe(1);
    const deep = `${'(;B[aa]'.repeat(20_000)}${')'.repeat(20_000)}`;
    expect(() => parse(deep)).toThrow(RangeError);
    expect(parseSgf(deep).nodeCount).toBe(20_000);
  });

  it('is a date that does not exist', () => {
    expect([isDate('2024-13-45'), parseDates('2024-13-45')]).toEqual([false, [[2024, 13, 45]]]);
  });

  it('is a game of many moves', () => {
    const node = (children: readonly object[]) => ({ data: { B: ['aa'] }, properties: [], children });
    let root: ReturnType<typeof node> = node([]);
    for (let i = 0; i < 20_000; i++) root = node([root]);
    expect(() => stringify(root)).toThrow(RangeError);
    expect(printGame(root as never).match(/;/g)).toHaveLength(20_001);
  });
});
