import { firstOf, must } from '../go/must.ts';
import type { Task } from '../go/task.ts';
import { eachLine, type Span } from '../notation/index.ts';
import type { TextChange } from './types.ts';

/** A text, and edits of it that follow each other: what shows a fault of incremental reading. */
export interface Reproduction {
  readonly text: string;
  readonly edits: readonly TextChange[];
}

/** How often it is asked whether a smaller one still shows the fault. */
const MOST = 500;

/**
 * The same fault with fewer edits and fewer lines; `null` when the given one does not show it.
 * `shows` is asked of each candidate.
 */
export function* reducing(
  given: Reproduction,
  shows: (candidate: Reproduction) => Task<boolean>,
): Task<Reproduction | null> {
  if (!(yield* shows(given))) return null;
  let left = MOST;
  let found = given;
  const attempt = function* (candidate: Reproduction | null): Task<boolean> {
    if (!candidate || left-- <= 0 || !(yield* shows(candidate))) return false;
    found = candidate;
    return true;
  };
  // The last edit alone is mostly enough, else the last two, four, eight.
  for (let kept = 1; kept < given.edits.length; kept *= 2) if (yield* attempt(withLast(given, kept))) break;
  while (found.edits.length > 1 && (yield* attempt({ ...found, edits: found.edits.slice(0, -1) })));
  for (let i = found.edits.length - 2; i >= 0; i--) yield* attempt(withoutEdit(found, i));
  for (
    let size = Math.ceil(linesOf(found.text).length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = 0; at < linesOf(found.text).length; )
      if (!(yield* attempt(withoutLines(found, at, size)))) at += size;
  }
  return found;
}

const linesOf = (text: string) => [...eachLine(text)];

/** The text as the edits but the last few have left it, and those. */
function withLast({ text, edits }: Reproduction, kept: number): Reproduction {
  const first = edits.slice(0, edits.length - kept);
  return { text: first.reduce(changed, text), edits: edits.slice(-kept) };
}

/** The edit is made in the text beforehand, where those before it leave its place alone. */
function withoutEdit({ text, edits }: Reproduction, i: number): Reproduction | null {
  let edit = must(edits[i]);
  const before: TextChange[] = [];
  for (const one of edits.slice(0, i).reverse()) {
    // `edit` comes first from now on: one of the two is moved by the other.
    if (edit.span.start >= one.span.start + one.text.length) {
      edit = { ...edit, span: shifted(edit.span, -growth(one)) };
      before.unshift(one);
    } else if (edit.span.end <= one.span.start)
      before.unshift({ ...one, span: shifted(one.span, growth(edit)) });
    else return null;
  }
  return { text: changed(text, edit), edits: [...before, ...edits.slice(i + 1)] };
}

/** Without some lines that no edit touches; `null` where one does. */
function withoutLines({ text, edits }: Reproduction, at: number, count: number): Reproduction | null {
  const lines = linesOf(text).slice(at, at + count);
  let [start, end] = [firstOf(lines).start, must(lines.at(-1)).next];
  const [from, to] = [start, end];
  const moved: TextChange[] = [];
  for (const one of edits) {
    const { span } = one;
    if (span.start < end && span.end > start) return null;
    if (span.start >= end) moved.push({ ...one, span: shifted(span, start - end) });
    else {
      moved.push(one);
      const grown = one.text.length - (span.end - span.start);
      start += grown;
      end += grown;
    }
  }
  return { text: text.slice(0, from) + text.slice(to), edits: moved };
}

function growth({ span, text }: TextChange): number {
  return text.length - (span.end - span.start);
}

function shifted({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}

function changed(text: string, { span, text: inserted }: TextChange): string {
  return text.slice(0, span.start) + inserted + text.slice(span.end);
}
