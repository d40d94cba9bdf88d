import type { Span } from '../../notation/index.ts';

/** Whether what `from:` names, the span of a title within `text`, stands in quotation marks. */
export function isQuoted(text: string, { start, end }: Span): boolean {
  return text[start - 1] === '"' && text[end] === '"';
}
