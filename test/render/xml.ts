/** A strict reader of the XML that pictures may be made of: elements, attributes, text. Throws on anything else. */
export interface Node {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Node | string)[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text: string): string {
  if (/[<>"']/.test(text)) throw new Error(`not escaped: ${text}`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids exactly these
  if (/[\u0000-\u001f\ufffe\uffff]/.test(text)) throw new Error('a character that XML forbids');
  if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text)) {
    throw new Error('half a character');
  }
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const code = /^#(\d+)$/.exec(name)?.[1];
    const char = code === undefined ? ENTITIES[name] : String.fromCharCode(Number(code));
    if (char === undefined || !whole.endsWith(';')) throw new Error(`no entity: ${whole}`);
    return char;
  });
}

export function parse(xml: string): Node {
  const root: Node = { tag: '', attributes: {}, children: [] };
  const stack = [root];
  let at = 0;
  const token = /<\/([a-zA-Z]+)>|<([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"]*")*)(\/?)>|([^<]+)/y;
  while (at < xml.length) {
    token.lastIndex = at;
    const match = token.exec(xml);
    if (!match) throw new Error(`no XML at ${at}: ${xml.slice(at, at + 60)}`);
    at = token.lastIndex;
    const [, closed, opened, attributes, empty, text] = match;
    const top = stack[stack.length - 1]!;
    if (text !== undefined) top.children.push(decode(text));
    else if (closed !== undefined) {
      if (stack.pop()!.tag !== closed) throw new Error(`</${closed}> closes nothing`);
    } else {
      const found: Record<string, string> = {};
      for (const [, name, value] of attributes!.matchAll(/ ([a-zA-Z][a-zA-Z0-9:-]*)="([^"]*)"/g)) {
        if (name! in found) throw new Error(`${name} twice`);
        found[name!] = decode(value!);
      }
      const node: Node = { tag: opened!, attributes: found, children: [] };
      top.children.push(node);
      if (empty === '') stack.push(node);
    }
  }
  if (stack.length !== 1 || root.children.length !== 1) throw new Error('not one element');
  return root.children[0] as Node;
}

export function all(node: Node): Node[] {
  return [node, ...node.children.flatMap((child) => (typeof child === 'string' ? [] : all(child)))];
}

export function textOf(node: Node): string {
  return node.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
