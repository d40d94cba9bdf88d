import { firstOf, must } from '../../go/must.ts';

/** Properties with their values as written, and the variations that follow. */
export interface SgfNode {
  readonly properties: readonly (readonly [name: string, values: readonly string[]])[];
  readonly children: readonly SgfNode[];
}

/**
 * A game tree as text, one line for each node, or all in one. The values are written already
 * (`escapeText`, `writePoint`). `stringify` of `@sabaki/sgf` calls itself for each node, which ends
 * in an error beyond some thousand moves; this does not.
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
    if (children.length === 1) stack.push(firstOf(children));
    else for (let i = children.length - 1; i >= 0; i--) stack.push(')', must(children[i]), `${newline}(`);
  }
  return out;
}
