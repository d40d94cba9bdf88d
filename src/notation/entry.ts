import { finish, type Task } from '../go/task.ts';
import { parseSenseis } from './dollars.ts';
import { parsing as parsingOurs } from './goban/index.ts';
import { beginsDiagram } from './senseis/index.ts';
import type { EntrySyntax } from './types.ts';

/**
 * No diagram of Sensei's Library is longer: a text that is, is read as ours, in slices and up to an
 * allowance.
 */
const LONGEST = 100_000;

/**
 * Reads one entry. It never fails and never throws, whatever the text: what cannot be read is a
 * problem with a code and a span, and the rest stands. The work is linear in the length of the
 * text. An entry whose lines begin with `$$` is a diagram of Sensei's Library, as other programs
 * have them in fences of this name, too.
 */
export function parseEntry(text: string): EntrySyntax {
  return finish(parsing(text));
}

/** As {@link parseEntry}, yielding in a long text. */
export function* parsing(text: string): Task<EntrySyntax> {
  if (text.length <= LONGEST && beginsDiagram(text)) return parseSenseis(text);
  return yield* parsingOurs(text);
}
