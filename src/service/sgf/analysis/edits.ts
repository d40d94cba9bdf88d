/** Nodes and values that are put into the text of a game. Offsets are those of its own text. */
import type { TextEdit } from '../../../notation/index.ts';
import type { SgfGame } from './sgf-game.ts';

export const insert = (at: number, text: string): TextEdit => ({ span: { start: at, end: at }, text });

/**
 * ```
 *   (;B[aa];W[bb])        (;B[aa](;W[bb])(;W[cc]))
 *          ^     ^               ^      ^^------^
 * ```
 * What puts a node after another one, and where it will stand.
 */
export function insertions({ sgf, text }: SgfGame, node: number, written: string) {
  const child = sgf.child(node);
  if (child < 0) {
    const { end } = sgf.nodeSpan(node);
    return { edits: [insert(end, written)], at: end };
  }
  const tree = sgf.treeOf(node);
  const close = sgf.treeSpan(tree).end - 1;
  const newline = text.includes('\r\n') ? '\r\n' : text.includes('\n') ? '\n' : '';
  const variation = `${newline}(${written})`;
  if (sgf.treeOf(child) !== tree)
    return { edits: [insert(close, variation)], at: close + newline.length + 1 };
  const { start } = sgf.nodeSpan(child);
  const edits = [insert(start, '('), insert(close, `)${variation}`)];
  return { edits, at: close + newline.length + 3 };
}

/** What adds a value to a property of a node, which need not be there yet. */
export function adding({ sgf }: SgfGame, node: number, name: string, id: number, value: string): TextEdit {
  const property = sgf.find(node, id);
  if (property >= 0 && sgf.endValue(property) > sgf.firstValue(property)) {
    return insert(sgf.propertySpan(property).end, `[${value}]`);
  }
  return insert(sgf.nodeSpan(node).end, `${name}[${value}]`);
}

/** The same edits in order, those that touch as one. */
export function joined(edits: readonly TextEdit[]): TextEdit[] {
  const found: TextEdit[] = [];
  for (const edit of [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)) {
    const last = found.at(-1);
    if (last && last.span.end === edit.span.start) {
      found[found.length - 1] = {
        span: { start: last.span.start, end: edit.span.end },
        text: last.text + edit.text,
      };
    } else found.push(edit);
  }
  return found;
}
