import type { Span } from '../notation/index.ts';

/** Characters that are compared at once; a difference is then looked for in the last of them. */
const BLOCK = 1 << 14;

/** What has to be put where in one text to make the other: the shortest such change. */
export function difference(before: string, after: string): { readonly span: Span; readonly text: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start + BLOCK <= most && same(before, start, after, start)) start += BLOCK;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let [b, a] = [before.length, after.length];
  const left = most - start;
  while (before.length - b + BLOCK <= left && same(before, b - BLOCK, after, a - BLOCK)) {
    b -= BLOCK;
    a -= BLOCK;
  }
  while (before.length - b < left && before.charCodeAt(b - 1) === after.charCodeAt(a - 1)) {
    b--;
    a--;
  }
  return { span: { start, end: b }, text: after.slice(start, a) };
}

function same(a: string, from: number, b: string, to: number): boolean {
  return a.slice(from, from + BLOCK) === b.slice(to, to + BLOCK);
}
