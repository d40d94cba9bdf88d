import type { Span, TextEdit } from './problem.ts';

/**
 * Whether edits of a text take away a letter or a digit that none of them puts back, outside of
 * `except`. A number for a number is none, since it is counted again.
 */
export function losesLetters(
  text: string,
  edits: readonly TextEdit[],
  except: readonly Span[] = [],
): boolean {
  const left = new Map<string, number>();
  let removed = '';
  for (const { span, text: put } of edits) {
    const outside = textOutside(text, span, except);
    if (/^\d+$/.test(put) && /^\d*$/.test(outside)) continue;
    removed += outside;
    for (const letter of lettersOf(put)) left.set(letter, (left.get(letter) ?? 0) + 1);
  }
  return lettersOf(removed).some((letter) => {
    const count = left.get(letter) ?? 0;
    left.set(letter, count - 1);
    return count === 0;
  });
}

function textOutside(text: string, { start, end }: Span, except: readonly Span[]): string {
  let outside = '';
  let at = start;
  for (const span of [...except].sort((a, b) => a.start - b.start)) {
    if (span.end <= at || span.start >= end) continue;
    outside += text.slice(at, Math.max(at, span.start));
    at = span.end;
  }
  return outside + text.slice(at, Math.max(at, end));
}

/** Letters and digits; small and capital ones are the same, since points are written with both. */
function lettersOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
}
