import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { josa, type Particle } from '../../src/words/ko/grammar.ts';
import { words } from '../../src/words/ko/index.ts';
import { RULE_NAMES, saidBy } from './samples.ts';

/** The particles as they are written behind a vowel, behind ㄹ and behind other consonants. */
const FORMS: readonly (readonly [Particle, vowel: string, rieul: string, consonant: string])[] = [
  ['은', '는', '은', '은'],
  ['이', '가', '이', '이'],
  ['을', '를', '을', '을'],
  ['과', '와', '과', '과'],
  ['으로', '로', '로', '으로'],
  ['이나', '나', '이나', '이나'],
];

/** The particle behind what is read as these syllables: Unicode takes the last one apart. */
function behind(reading: string, particle: Particle): string {
  const [, vowel, rieul, consonant] = FORMS.find(([one]) => one === particle)!;
  const final = reading.at(-1)!.normalize('NFD')[2];
  return final === undefined ? vowel : final === '\u11af' ? rieul : consonant;
}

const DIGITS = [...'영일이삼사오육칠팔구'];

/** A number as Koreans read it: 10 십, 21 이십일, 30,500 삼만오백. */
function inHangul(n: number): string {
  if (n === 0) return '영';
  let read = '';
  for (const [unit, word] of [
    [1e12, '조'],
    [1e8, '억'],
    [1e4, '만'],
  ] as const) {
    const of = Math.floor(n / unit) % 1e4;
    if (of > 0) read += underTenThousand(of) + word;
  }
  return read + underTenThousand(n % 1e4);
}

function underTenThousand(n: number): string {
  return [...String(n).padStart(4, '0')]
    .map((digit, i) =>
      digit === '0'
        ? ''
        : `${i < 3 && digit === '1' ? '' : DIGITS[Number(digit)]}${['천', '백', '십', ''][i]}`,
    )
    .join('');
}

/** The names of the letters. */
const LETTERS =
  '에이 비 시 디 이 에프 지 에이치 아이 제이 케이 엘 엠 엔 오 피 큐 알 에스 티 유 브이 더블유 엑스 와이 제트'.split(
    ' ',
  );

/** Of words with their readings those that have another particle behind them. */
function wrong(words: Iterable<readonly [word: string, reading: string]>, particle: Particle): string[] {
  return [...words].flatMap(([word, reading]) => {
    const both = josa(word, particle);
    return both === word + behind(reading, particle) ? [] : [both];
  });
}

function* syllables(): Generator<[string, string]> {
  for (let code = 0xac00; code <= 0xd7a3; code++)
    yield [String.fromCharCode(code), String.fromCharCode(code)];
}

function* numbers(): Generator<[string, string]> {
  const apart = new Intl.NumberFormat('ko');
  const round = [2e4, 3e5, 5e6, 4e7, 1e8, 7e9, 1e12, 20_300_000_000_000];
  for (const n of [...Array(2_000).keys(), ...round]) {
    yield [String(n), inHangul(n)];
    yield [apart.format(n), inHangul(n)];
  }
  for (const column of 'abcdefghjklmnopqrstuvwxyz')
    for (let row = 1; row <= 52; row++) yield [`${column}${row}`, inHangul(row)];
}

function* letters(): Generator<[string, string]> {
  for (const [i, name] of LETTERS.entries()) {
    const letter = String.fromCharCode(97 + i);
    yield [letter, name];
    yield [`RU${letter.toUpperCase()}`, name];
  }
}

describe.each(FORMS)('the particle %s', (particle) => {
  test('follows the final consonant of every syllable', () => {
    expect(wrong(syllables(), particle)).toEqual([]);
  });

  test('follows every number as it is read, and every coordinate', () => {
    expect(wrong(numbers(), particle)).toEqual([]);
  });

  test('follows single letters and names in capitals, by the names of the letters', () => {
    expect(wrong(letters(), particle)).toEqual([]);
  });
});

test('a number is read as Koreans read it', () => {
  expect([0, 10, 21, 105, 1_500, 30_500].map(inHangul).join(' ')).toBe('영 십 이십일 백오 천오백 삼만오백');
});

test.each([
  ['“규칙”', '이', '“규칙”이'],
  ['레이블 “a”', '은', '레이블 “a”는'],
  ['**한국 규칙**', '으로', '**한국 규칙**으로'],
  ['백 b3(c3 및 d4 따냄)', '은', '백 b3(c3 및 d4 따냄)은'],
  ['흑 c4(돌 2점의 자살수)', '은', '흑 c4(돌 2점의 자살수)는'],
  ['c4 (제7수)', '과', 'c4 (제7수)와'],
  ['d5(e6(x))', '을', 'd5(e6(x))를'],
  ['(규칙)', '을', '(규칙)을(를)'],
  ['spight', '으로', 'spight(으)로'],
  ['basic', '이나', 'basic(이)나'],
  ['?', '이', '?이(가)'],
  ['', '을', '을(를)'],
] as const)('what is not read decides nothing: %s', (word, particle, both) => {
  expect(josa(word, particle)).toBe(both);
});

test('Korean names rules as the glossary does', () => {
  const glossary = readFileSync('src/words/TERMS.md', 'utf8');
  const names = saidBy(words, (rule) => rule, RULE_NAMES).map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !glossary.includes(name))).toEqual([]);
});
