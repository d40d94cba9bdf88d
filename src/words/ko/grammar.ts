import { excerpt } from '../excerpt.ts';
import { table } from '../fallback.ts';
import { listsIn, numbersIn } from '../formats.ts';
import type { ColorWord, Moment } from '../types.ts';

/** A count with its thousands apart. */
export const number = numbersIn('ko');

/** `돌 3점`, `항목 5,000개`: Korean counts with a word behind the number, and has no plural. */
export function count(n: number, noun: string, unit = '개'): string {
  return `${noun} ${number(n)}${unit}`;
}

/** `c3`, `c3, d4, e5`. */
export const list = (names: readonly string[]) => names.join(', ');

/** `c3, d4 또는 e5`. */
export const either = listsIn('ko', 'disjunction');

/** What somebody wrote, in quotation marks. */
export function quote(text: string, most?: number): string {
  return `“${excerpt(text, most)}”`;
}

export function didYouMean(near: string | undefined): string {
  return near === undefined ? '' : `. ${saying(near)} 쓰려고 했습니까?`;
}

/** Particles behind a final consonant, and the same behind a vowel. */
const PARTICLES = { 은: '는', 이: '가', 을: '를', 과: '와', 으로: '로', 이나: '나' } as const;
export type Particle = keyof typeof PARTICLES;

/** How a word ends as it is read: with a vowel, with ㄹ, with another consonant. */
type Ending = 'vowel' | 'rieul' | 'consonant';

/** The word with its particle: `c3은`, `d5는`, `흑이`, `a1로`. */
export function josa(word: string, particle: Particle): string {
  const open = PARTICLES[particle];
  switch (endingOf(read(word))) {
    case 'vowel':
      return word + open;
    case 'rieul':
      return word + (particle === '으로' ? open : particle);
    case 'consonant':
      return word + particle;
    default:
      // Korean writes both forms where the reading of a word is not known.
      return word + (particle.length > 1 ? `(${particle[0]})${open}` : `${particle}(${open})`);
  }
}

/** What somebody writes: `“c3”이라고`, `“psk”라고`. */
export function saying(text: string): string {
  const ending = text.endsWith('#') ? 'consonant' : endingOf(read(text));
  return `“${text}”${ending === 'consonant' || ending === 'rieul' ? '이라고' : '라고'}`;
}

/** What is read of a word: nothing in parentheses behind it, and no quotation marks. */
function read(word: string): string {
  let rest = word;
  for (;;) {
    const marks = /[\s"'’”`*…]+$/u.exec(rest);
    if (marks) rest = rest.slice(0, marks.index);
    const opened = rest.endsWith(')') ? openedAt(rest) : -1;
    if (opened > 0) rest = rest.slice(0, opened);
    else if (!marks) return rest;
  }
}

/** Where the parenthesis is opened that the text ends with; -1 if nowhere. */
function openedAt(text: string): number {
  let depth = 0;
  for (let i = text.length - 1; i >= 0; i--) {
    if (text[i] === ')') depth++;
    if (text[i] === '(' && --depth === 0) return i;
  }
  return -1;
}

function endingOf(word: string): Ending | null {
  const digits = /\d[\d,]*$/.exec(word);
  if (digits) return endingOfNumber(digits[0].replaceAll(',', ''));
  const last = word.at(-1) ?? '';
  if (last >= '가' && last <= '힣') {
    const final = (last.charCodeAt(0) - '가'.charCodeAt(0)) % 28;
    return final === 0 ? 'vowel' : final === 8 ? 'rieul' : 'consonant';
  }
  // Single letters and rows of capitals are read by the names of the letters, other words as their
  // language has them.
  if (!/(?:^|[^A-Za-z])[A-Za-z]$|[A-Z]{2}$/.test(word)) return null;
  return /[lr]/i.test(last) ? 'rieul' : /[mn]/i.test(last) ? 'consonant' : 'vowel';
}

/** 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; and 십, 백, 천, 만, 억, 조 behind zeros. */
function endingOfNumber(digits: string): Ending {
  const zeros = /^0+$/.test(digits) ? 0 : digits.length - digits.replace(/0+$/, '').length;
  if (zeros >= 12) return 'vowel';
  if (zeros > 0) return 'consonant';
  const last = digits.at(-1) ?? '';
  return '178'.includes(last) ? 'rieul' : '036'.includes(last) ? 'consonant' : 'vowel';
}

export const COLOR = table<ColorWord>({ black: '흑', white: '백' });
export const OTHER = table<ColorWord>({ black: '백', white: '흑' });

/** `시작 국면`, `제3수`, `제3수 뒤의 배치`. */
export function moment({ move, setup }: Moment): string {
  if (move === 0) return '시작 국면';
  return setup ? `제${move}수 뒤의 배치` : `제${move}수`;
}

/** `시작 국면`, `제3수 뒤의 국면`. */
export function positionAt({ move, setup }: Moment): string {
  if (move === 0) return '시작 국면';
  return setup ? `제${move}수 뒤에 배치한 국면` : `제${move}수 뒤의 국면`;
}

/** `시작 국면`, `제3수 뒤`: before 에 and 의. */
export function time({ move, setup }: Moment): string {
  if (move === 0) return '시작 국면';
  return setup ? `제${move}수 뒤의 배치 다음` : `제${move}수 뒤`;
}

/** `제3수`, `제1수, 제2수, 제3수`. */
export function moves(all: readonly Moment[]): string {
  return list(all.map(({ move }) => `제${move}수`));
}

/** `돌 3점`. */
export const stones = (n: number) => count(n, '돌', '점');

/** `c3의 돌`, `c3의 연결된 돌 3점`. */
export function chainAt(size: number, point: string): string {
  return size === 1 ? `${point}의 돌` : `${point}의 연결된 ${stones(size)}`;
}

/** A length of time, roughly, in the unit that is read most easily. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${number(Math.ceil(seconds))}초`;
  if (seconds < 5400) return `${number(Math.ceil(seconds / 60))}분`;
  return `${number(Math.ceil(seconds / 3600))}시간`;
}
