import { parseDates } from '@sabaki/sgf/src/helper.js';
import { must } from '../../../go/must.ts';

/** `DT`: when a game was played. */

const FORM = /^\d{4}(?:-\d\d){0,2}(?:,(?:\d{4}(?:-\d\d){0,2}|\d\d(?:-\d\d)?))*$/;

/**
 * Whether FF[4] writes dates so: `2024-05-01`, `2024-05`, `2024`, `2024-05-01,02,06-03`.
 * `parseDates` of `@sabaki/sgf` fills in the year and the month that a date shares with the one
 * before it. It also takes single digits, blanks, and days that do not exist, which FF[4] does not.
 */
export function isDate(text: string): boolean {
  const dates = FORM.test(text) ? parseDates(text) : null;
  return dates?.every(([, month = 1, day = 1]) => isDay(month, day)) ?? false;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(month: number | string, day: number | string): boolean {
  return Number(day) >= 1 && Number(day) <= (DAYS[Number(month) - 1] ?? 0);
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const TIME = '(?:[ T]+\\d{1,2}:\\d\\d.{0,20})?$';
const YEAR_FIRST = new RegExp(`^(\\d{4})\\s?[-/.年]\\s?(\\d{1,2})\\s?[-/.月]\\s?(\\d{1,2})日?${TIME}`);
const RUN_TOGETHER = /^(\d{4})(\d\d)(\d\d)$/;
const MONTH_ONLY = /^(\d{4})\s?[-/.年]\s?(\d{1,2})月?$/;
const DAY_FIRST = new RegExp(`^(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})${TIME}`);
const SLASHES = new RegExp(`^(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4})${TIME}`);
const NAMED = /^(?:[a-z]{3,9},?\s)?(\d{1,2})(?:st|nd|rd|th)?[\s-]([a-z]{3,9})\.?,?[\s-](\d{4})$/i;
const NAMED_FIRST = /^(?:[a-z]{3,9},?\s)?([a-z]{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/i;
/** `Sat May 18 02:14:08 2024`, as C libraries print it. */
const PRINTED = /^[a-z]{3}\s+([a-z]{3})\s+(\d{1,2})\s+\d\d:\d\d(?::\d\d)?\s+(?:[A-Z]{2,5}\s+)?(\d{4})$/i;

/**
 * What people and programs write instead, as FF[4] has it: `2024/5/1`, `1 May 2024`, `May 1st,
 * 2024`, `1.5.2024`, `2024年5月1日`, with a time of day or without. `null` where the order of day and
 * month is ambiguous, or the day does not exist.
 */
export function writtenDate(text: string): string | null {
  if (text.length > 60) return null;
  const first = YEAR_FIRST.exec(text) ?? RUN_TOGETHER.exec(text);
  if (first) return written(must(first[1]), Number(first[2]), Number(first[3]));
  const month = MONTH_ONLY.exec(text);
  if (month) return isDay(must(month[2]), 1) ? `${month[1]}-${two(must(month[2]))}` : null;
  const dots = DAY_FIRST.exec(text);
  if (dots) return written(must(dots[3]), Number(dots[2]), Number(dots[1]));
  const slashes = SLASHES.exec(text);
  if (slashes) {
    const [a, b] = [Number(slashes[1]), Number(slashes[2])];
    // One of them above 12 is the day.
    if (a <= 12 && b <= 12 && a !== b) return null;
    return a > 12 ? written(must(slashes[3]), b, a) : written(must(slashes[3]), a, b);
  }
  const named = NAMED.exec(text);
  if (named) return written(must(named[3]), monthOf(must(named[2])), Number(named[1]));
  const american = NAMED_FIRST.exec(text) ?? PRINTED.exec(text);
  return american && written(must(american[3]), monthOf(must(american[1])), Number(american[2]));
}

/** Whether a date is all that a text says: no time of day, nothing of the place. */
export function isOnlyDate(text: string): boolean {
  const words = text.match(/[a-z]+/gi) ?? [];
  return !text.includes(':') && words.every((word) => OF_DATES.test(word));
}

const OF_DATES =
  /^(?:st|nd|rd|th|of|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)$/i;

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function written(year: string, month: number, day: number): string | null {
  return isDay(month, day) ? `${year}-${two(month)}-${two(day)}` : null;
}

function two(number: number | string): string {
  return String(number).padStart(2, '0');
}
