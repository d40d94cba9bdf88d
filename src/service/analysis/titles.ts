import type { Span } from '../../notation/index.ts';

/**
 * A title as `from:` has to have it: one that itself ends like `after 3`, or stands in quotation
 * marks, is quoted.
 */
export function titleInFrom(title: string): string {
  const misread = /(?:^|\s)after\s+(?:move\s+)?\d+$/i.test(title) || /^".*"$/s.test(title);
  return misread ? `"${title}"` : title;
}

/** Whether what `from:` names, the span of a title within `text`, stands in quotation marks. */
export function isQuoted(text: string, { start, end }: Span): boolean {
  return text[start - 1] === '"' && text[end] === '"';
}
