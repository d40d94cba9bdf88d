import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEntry, printShow } from '../../../src/notation/index.ts';

const read = (value: string) => parseEntry(`X .\nshow: ${value}\n`);
const problems = (value: string) => {
  const { problems: found, text } = read(value);
  return found.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`);
};

describe('what a figure shows', () => {
  it('is absent where nothing is said', () => {
    expect(parseEntry('X .\n').show).toBeUndefined();
  });

  it('is read in any order, with commas or without, in any capitals', () => {
    const all = read('eyes, hot, after 3, numbers 1-6, whole board');
    expect(all.problems).toEqual([]);
    expect(all.show).toMatchObject({ eyes: true, hot: { start: 16, end: 19 } });
    expect(all.show?.after?.value).toBe(3);
    expect(all.show?.numbers?.value).toEqual({ from: 1, to: 6 });
    const { whole } = all.show ?? {};
    expect(whole && all.text.slice(whole.start, whole.end)).toBe('whole board');
    for (const other of [
      'Whole Board numbers 1–6 AFTER move 3 hot eyes',
      'hot eyes numbers 1-6 after 3 whole board',
    ])
      expect(printShow(read(other).show!)).toBe('eyes, hot, after 3, numbers 1-6, whole board');
    expect(read('numbers 4').show?.numbers?.value).toEqual({ from: 4, to: 4 });
  });

  it('keeps what can be read beside a word that cannot', () => {
    const { show } = read('eyez, hot, after x, whole bord, numbers 5-2, after 7');
    expect(show).toMatchObject({ eyes: false, hot: { start: 16, end: 19 }, whole: null, numbers: null });
    expect(show?.after?.value).toBe(7);
  });

  it('reports each wrong word at its place', () => {
    expect(problems('eyez, hot')).toEqual(['field.value eyez']);
    expect(problems('after, eyes')).toEqual(['field.value after']);
    expect(problems('after x')).toEqual(['field.value after', 'field.value x']);
    expect(problems('numbers 6-1, eyes')).toEqual(['field.value 6-1']);
    expect(problems('numbers 1-2-3')).toEqual(['field.value 1-2-3']);
    expect(problems('hot, eyes, hot')).toEqual(['show.twice hot']);
    expect(problems('after 9999999')).toEqual(['field.value 9999999']);
  });

  it('is printed as it is read', () => {
    const parts = fc.tuple(
      fc.constantFrom('', 'eyes'),
      fc.constantFrom('', 'hot'),
      fc.option(fc.nat(9999), { nil: null }).map((n) => (n === null ? '' : `after ${n}`)),
      fc.option(fc.tuple(fc.nat(999), fc.nat(999)), { nil: null }).map((range) => {
        if (!range) return '';
        const [a, b] = range;
        return `numbers ${Math.min(a, b)}-${Math.max(a, b)}`;
      }),
      fc.constantFrom('', 'whole board'),
    );
    fc.assert(
      fc.property(parts, (some) => {
        const text = some.filter((part) => part !== '').join(', ');
        if (text !== '') expect(printShow(read(text).show!)).toBe(text);
      }),
    );
  });
});
