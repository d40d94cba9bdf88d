/** What is wrong with an entry, as a box below its board. */
import { type Element, element } from '../render/element.ts';
import { capitalized } from '../render/words.ts';
import { message, say } from '../words/index.ts';
import { icon, typed } from './html.ts';
import type { PreviewNote } from './notes.ts';

/** A note that is an error or a warning. */
type ProblemNote = PreviewNote & { readonly kind: 'error' | 'warning' };

const SIGNS: Readonly<Record<ProblemNote['kind'], string>> = {
  error: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M7.2 4.3h1.6v4.6H7.2zM7.2 10.2h1.6v1.6H7.2z',
  warning: 'M8 1.6 15 14H1zM7.2 6h1.6v4H7.2zM7.2 11h1.6v1.6H7.2z',
};

export const isProblem = (note: PreviewNote): note is ProblemNote =>
  note.kind === 'error' || note.kind === 'warning';

/** `line`: of the page, on which the entry's text begins, from 1. */
export function problemsElement(problems: readonly ProblemNote[], line: number): Element | null {
  if (problems.length === 0) return null;
  return element(
    'ul',
    { class: 'koban-problems', role: 'list', 'aria-label': say(message('preview.problems')) },
    problems.map((note) => noteItem(note, SIGNS[note.kind], line)),
  );
}

export function noteItem(note: PreviewNote, sign: string, line: number): Element {
  return element('li', { class: `koban-note koban-${note.kind}` }, [
    icon(sign),
    element('span', {}, [
      typed(capitalized(note.text)),
      note.code === undefined
        ? null
        : element('span', { class: 'koban-code' }, [
            ` ${say(message('preview.line', { code: note.code, line: line + (note.line ?? 0) }))}`,
          ]),
    ]),
  ]);
}
