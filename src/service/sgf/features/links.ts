import type { Task } from '../../../go/task.ts';
import type { Span } from '../../../notation/index.ts';
import { readSimpleText } from '../../../notation/sgf/index.ts';
import type { SgfAnalysis } from '../analysis/document.ts';

export interface Link {
  readonly span: Span;
  readonly target: string;
}

/** Properties of the first node whose values may be addresses. */
const NAMES = new Set(['AP', 'SO', 'PC', 'EV', 'CP', 'US', 'AN', 'GN']);
const ADDRESS = /https?(?:\\?:)\/\/[^\s\]<>"]{1,2000}/g;

/**
 * Addresses in what the record says of its source and program. In these a backslash may hide a
 * colon.
 */
export function* sgfLinks(document: SgfAnalysis): Task<Link[]> {
  const links: Link[] = [];
  yield* document.sgf.cutting();
  for (const { source, offset } of document.sgf.games) {
    if (!source.text.includes('//')) continue;
    const sgf = yield* source.parsing();
    yield;
    if (sgf.nodeCount === 0) continue;
    for (let p = sgf.firstProperty(0); p < sgf.endProperty(0); p++) {
      if (!NAMES.has(sgf.name(p))) continue;
      for (let v = sgf.firstValue(p); v < sgf.endValue(p); v++) {
        const { start } = sgf.innerSpan(v);
        for (const match of sgf.value(v).matchAll(ADDRESS)) {
          let written = match[0].replace(/[.,;)\\]+$/, '');
          // Of `AP[https://a.b:1.0]` the part behind the last colon is a version.
          if (sgf.name(p) === 'AP') written = written.replace(/(?<!^https?):[^:/]*$/, '');
          const from = offset + start + match.index;
          links.push({ span: { start: from, end: from + written.length }, target: readSimpleText(written) });
        }
      }
    }
  }
  return links;
}
