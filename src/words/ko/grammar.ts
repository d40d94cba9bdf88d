import { excerpt } from '../excerpt.ts';
import type { ColorWord, Moment } from '../types.ts';

const NUMBER = new Intl.NumberFormat('ko');
const AND = new Intl.ListFormat('ko', { type: 'conjunction' });
const OR = new Intl.ListFormat('ko', { type: 'disjunction' });

/** A count with its thousands apart. */
export function number(n: number): string {
  return NUMBER.format(n);
}

/** `c3`, `c3 및 d4`. */
export function list(names: readonly string[]): string {
  return AND.format(names);
}

/** `c3 또는 d4`. */
export function either(names: readonly string[]): string {
  return OR.format(names);
}

/** What somebody wrote, in quotation marks. */
export function quote(text: string, most?: number): string {
  return `“${excerpt(text, most)}”`;
}

export const COLOR: Readonly<Record<ColorWord, string>> = { black: '흑', white: '백' };
export const OTHER: Readonly<Record<ColorWord, string>> = { black: '백', white: '흑' };

/** `시작`, `3수`, `3수 뒤의 배치`. */
export function moment({ move, setup }: Moment): string {
  if (move === 0) return '시작';
  return setup ? `${move}수 뒤의 배치` : `${move}수`;
}

/** `3수`, `1, 2 및 3수`. */
export function moves(all: readonly Moment[]): string {
  return `${list(all.map(({ move }) => String(move)))}수`;
}

/** `c3의 돌`, `c3의 연결된 돌 3점`. */
export function chainAt(size: number, point: string): string {
  return size === 1 ? `${point}의 돌` : `${point}의 연결된 돌 ${number(size)}점`;
}

/** Particles in pairs: behind a final consonant, and behind a vowel. */
const PARTICLES = {
  은: '는',
  이: '가',
  을: '를',
  과: '와',
  으로: '로',
  이라: '라',
} as const;
export type Particle = keyof typeof PARTICLES;

/** How digits and Latin letters end when they are read out: `L` is 엘. */
const DIGITS_WITH_FINAL = '013678';
const LETTERS_WITH_FINAL = 'lmnr';
/** Of these the final is ㄹ, behind which 으로 is 로: 일, 칠, 팔, 엘, 알. */
const FINAL_RIEUL = '178lr';

/**
 * The word with its particle: `d5를`, `d3을`, `흑은`, `“규칙”이`. What decides is the last character that is read out, so quotation marks and
 * parentheses are passed over.
 */
export function josa(word: string, particle: Particle): string {
  const last = Array.from(word.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '')).at(-1) ?? '';
  return `${word}${hasFinal(last, particle === '으로') ? particle : PARTICLES[particle]}`;
}

/** `withoutRieul`: whether ㄹ does not count as a final consonant. */
function hasFinal(character: string, withoutRieul: boolean): boolean {
  const syllable = character.charCodeAt(0) - 0xac00;
  if (syllable >= 0 && syllable < 11172) {
    const final = syllable % 28;
    return final !== 0 && !(withoutRieul && final === 8);
  }
  if (withoutRieul && FINAL_RIEUL.includes(character)) return false;
  return character !== '' && (DIGITS_WITH_FINAL + LETTERS_WITH_FINAL).includes(character);
}
