import { describe, expect, it } from 'vitest';
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
