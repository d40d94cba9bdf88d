import type { TextEdit } from '../../../notation/index.ts';
import { message } from '../../../words/index.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';

/**
 * How nodes and properties are written into the text of a game. Offsets are those of its own text.
 */

export const UNSAFE = message('refused.unsafe');

/** What takes a node away with all that follows it, and the blanks before it. */
export function removal({ sgf, text }: SgfGame, node: number): TextEdit {
  const tree = sgf.treeOf(node);
  const whole = sgf.treeSpan(tree);
  const first = sgf.treeNode(tree) === node;
  let { start } = first ? whole : sgf.nodeSpan(node);
  while (start > 0 && /\s/.test(text.charAt(start - 1))) start--;
  return { span: { start, end: first ? whole.end : whole.end - 1 }, text: '' };
}

/**
 * What takes values out of the properties of a node with one name:
 * `rest` says which values are left of one, `null` when it stays as it is. A property that has none
 * left goes with its name.
 */
export function taking(
  { sgf }: SgfGame,
  node: number,
  id: number,
  rest: (value: string) => readonly string[] | null,
): TextEdit[] {
  const edits: TextEdit[] = [];
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
    if (sgf.id(p) !== id) continue;
    const own: TextEdit[] = [];
    let left = 0;
    for (let v = sgf.firstValue(p); v < sgf.endValue(p); v++) {
      const kept = rest(sgf.value(v));
      left += kept?.length ?? 1;
      if (kept) own.push({ span: sgf.valueSpan(v), text: kept.map((one) => `[${one}]`).join('') });
    }
    if (own.length > 0 && left === 0) edits.push({ span: sgf.propertySpan(p), text: '' });
    else edits.push(...own);
  }
  return edits;
}

/**
 * Whether all nodes say what they said, in the same places of the tree, but for `node`: `more` is 1
 * where it is new, 0 where it has changed. Nothing may belong nowhere.
 */
export function sameNodes(before: SgfGame, now: SgfGame, node: number, more: 0 | 1): boolean {
  const [a, b] = [before.sgf, now.sgf];
  if (b.faults.length > 0 || b.nodeCount !== a.nodeCount + more) return false;
  const place = (n: number) => (n >= node ? n + more : n);
  for (let n = 0; n < a.nodeCount; n++) {
    const then = place(n);
    const parent = a.parent(n);
    if (b.parent(then) !== (parent < 0 ? parent : place(parent))) return false;
    if ((more === 1 || n !== node) && written(before, n) !== written(now, then)) return false;
  }
  return true;
}

/** How many moves of a game cannot be made. */
export function misplays({ plies }: SgfGame): number {
  return plies.reduce((count, ply) => count + (ply.misplay ? 1 : 0), 0);
}

/**
 * The properties of a node as they are written, but those with a name of `except`, and without what
 * stands between them.
 */
export function written({ sgf }: Pick<SgfGame, 'sgf'>, node: number, except: readonly string[] = []): string {
  const parts: string[] = [];
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
    if (except.includes(sgf.name(p))) continue;
    parts.push(sgf.written(p), ...sgf.valuesOf(p));
  }
  return JSON.stringify(parts);
}
