import { expect, test } from 'vitest';
import { isNoSentence, NoSentence, orEnglish, table } from '../../src/words/fallback.ts';
import { say } from '../../src/words/index.ts';

const SIDE = table<'left' | 'right'>({ left: 'links' });
const english = {
  'a.side': ({ side }: { side: string }) => `on the ${side}`,
  'a.both': ({ one }: { one: string }) => `both ${one}`,
  'a.fault': () => 'never',
};
const words = orEnglish<typeof english>(english, {
  'a.side': ({ side }) => SIDE[side as 'left'],
  'a.fault': () => {
    throw new TypeError('broken');
  },
});
const side = (word: string) => ({ code: 'a.side', args: { side: word } });

test('a language says what it has, and English says the rest, each sentence whole', () => {
  expect(say(side('left'), words)).toBe('links');
  expect(say({ code: 'a.both', args: { one: side('left') } }, words)).toBe('both links');
});

test('a sentence whose table lacks the word is said in English', () => {
  expect(say(side('right'), words)).toBe('on the right');
  expect(() => SIDE.right).toThrow(NoSentence);
  expect({ ...SIDE }).toEqual({ left: 'links' });
});

test('a fault of a sentence is not hidden', () => {
  expect(() => say({ code: 'a.fault', args: {} }, words)).toThrow('broken');
  expect(isNoSentence(new RangeError('another'))).toBe(false);
  // The file of a language is a bundle with a class of its own.
  expect(isNoSentence(Object.assign(new RangeError('no'), { name: 'NoSentence' }))).toBe(true);
});

test('what neither says is an error with the code in it', () => {
  expect(() => say({ code: 'expect.failed', args: {} }, words)).toThrow('expect.failed');
});
