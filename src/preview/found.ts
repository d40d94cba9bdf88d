import { embedsIn } from '../document/index.ts';
import { eachLine, findDiagrams } from '../notation/index.ts';
import type { FoundLines } from './plugin.ts';

/**
 * What a page has besides fences, by lines, in their order: diagrams that begin with `$$`, and
 * records that forums and players embed. This is what `foundPlugin` asks for.
 */
export function foundIn(page: string): readonly FoundLines[] {
  const dollars = findDiagrams(page, { kind: 'markdown', notations: ['senseis'] }).map(({ lines }) => lines);
  return [...dollars, ...embedded(page)].sort((a, b) => a.first - b.first);
}

/** What closes an embedded record up to the end of its line. */
const CLOSED = /^(?:\[\/(?:sgf|go)\]|["'][^<>]{0,400}>(?:[ \t]*<\/\w{1,9}>)?|<\/\w{1,9}>)[ \t]*$/i;
/** What begins one, from the beginning of its line. */
const BEGUN = /^[ \t]*(?:\[(?:sgf|go)[^\]]{0,100}\]|<\w{1,9}\b[^<>]{0,400}>?)\s*$/i;

/** Records that have their lines to themselves; others stand in a sentence. */
function embedded(page: string): FoundLines[] {
  const embeds = embedsIn(page);
  if (embeds.length === 0) return [];
  const lines = [...eachLine(page)];
  let line = 0;
  return embeds.flatMap(({ begin, start, end }): FoundLines[] => {
    const lineAt = (offset: number) => {
      while ((lines[line]?.next ?? Infinity) <= offset) line++;
      return line;
    };
    const first = lineAt(begin);
    const before = lineAt(start);
    const last = lineAt(end);
    const head = page.slice(lines[first]?.start, start);
    const tail = page.slice(end, lines[last]?.end);
    if (!BEGUN.test(head.replace(/["'][ \t\r\n]*$/, '')) || !CLOSED.test(tail)) return [];
    // Lines of the record stay where they are.
    return [{ first, end: last + 1, record: '\n'.repeat(before - first) + page.slice(start, end) }];
  });
}
