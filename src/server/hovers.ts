import type { Connection } from 'vscode-languageserver';
import { entryAt } from '../service/cursor.ts';
import { hover } from '../service/hover.ts';
import type { Expired } from '../service/hover-move.ts';
import { isSgfAt, sgfEntryOf } from '../service/sgf/entries.ts';
import type { DocumentAnalysis } from '../service/types.ts';
import { toRange } from './convert.ts';
import type { Documents } from './documents.ts';
import { drive } from './drive.ts';
import { reporter } from './reporter.ts';
import type { Search } from './searches.ts';
import type { World } from './world.ts';

/**
 * How long a hover may wait for searches: most end sooner, and a hover that is shown cannot be mended. An editor shows hovers a third of a second
 * after the pointer has come to rest, and takes one for slow after a second. What is not known by then is shown as being searched, and searched
 * before all else.
 */
const HOVER_WAITS = 500;

/** How long for an eye. Reading one comes to an end, and soon, unless the machine is very busy; without it there is nothing to show. */
const EYE_WAITS = 3000;

export function answerHovers(connection: Connection, documents: Documents, world: World): void {
  const { log } = reporter(connection);
  connection.onHover(async ({ textDocument: { uri }, position }, token) => {
    await documents.ready;
    const document = documents.get(uri);
    if (!document) return null;
    try {
      const began = world.now();
      let late = false;
      const expired: Expired = (what) => {
        const waits = what === 'eye' ? EYE_WAITS : HOVER_WAITS;
        const over = world.now() - began > waits;
        late ||= over;
        return over;
      };
      const offset = document.document.offsetAt(position);
      const found = await drive(hover(document, offset, expired), world, () => token.isCancellationRequested);
      // What was found belongs to a text that is no longer there.
      if (!found || documents.get(uri) !== document) return null;
      const search = late ? searchOf(document, offset) : null;
      if (search) documents.point(uri, search);
      return {
        contents: { kind: 'markdown', value: found.markdown },
        range: toRange(document.document, found.span),
      };
    } catch (problem) {
      log('hover', problem);
      return null;
    }
  });
}

/** All that the hover at an offset tells, worked out to its end: who hovers again is told. */
function searchOf(document: DocumentAnalysis, offset: number): Search | null {
  const placed = isSgfAt(document, offset) ? sgfEntryOf(document, { offset }) : entryAt(document, offset);
  if (!placed) return null;
  return {
    analysis: placed.analysis,
    key: `hover ${offset}`,
    slow: true,
    *work(hurried = () => false) {
      yield* hover(document, offset, hurried);
    },
  };
}
