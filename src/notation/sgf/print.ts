import type { SgfText } from './tree.ts';

/** The text of a tree, put together from its tokens and what stands between them: byte for byte what was read. */
export function printTokens(sgf: SgfText): string {
  const { text } = sgf;
  let at = 0;
  let out = '';
  const upTo = (offset: number) => {
    out += text.slice(at, Math.max(at, offset));
    at = Math.max(at, offset);
  };
  for (let node = 0; node < sgf.nodeCount; node++) {
    upTo(sgf.nodeSpan(node).start);
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
      upTo(sgf.nameSpan(p).start);
      out += sgf.written(p);
      at = sgf.nameSpan(p).end;
      for (let v = sgf.firstValue(p); v < sgf.endValue(p); v++) {
        const { start, end } = sgf.innerSpan(v);
        upTo(start);
        out += sgf.value(v);
        at = end;
      }
    }
  }
  upTo(text.length);
  return out;
}

/** Properties with their values as written, and the variations that follow. */
export interface SgfNode {
  readonly properties: readonly (readonly [name: string, values: readonly string[]])[];
  readonly children: readonly SgfNode[];
}

/**
 * A game tree as text. Values are put between brackets as they are, so whoever has plain text escapes it first (`escapeText`). One line
 * for each node, or all in one; without recursion, since trees may be as deep as they like.
 */
export function printGame(root: SgfNode, newline = '\n'): string {
  let out = '';
  let opened = false;
  const stack: (SgfNode | string)[] = [`)${newline}`, root, '('];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'string') {
      out += next;
      opened = next.endsWith('(');
      continue;
    }
    out += opened ? ';' : `${newline};`;
    opened = false;
    for (const [name, values] of next.properties) {
      out += name;
      for (const value of values) out += `[${value}]`;
    }
    const { children } = next;
    if (children.length === 1) stack.push(children[0]!);
    else for (let i = children.length - 1; i >= 0; i--) stack.push(')', children[i]!, `${newline}(`);
  }
  return out;
}
