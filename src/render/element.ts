/**
 * A picture as data: a tree of SVG elements. `svg.ts` writes it as text; the player makes DOM nodes
 * of the very same tree, so that a hover, the player and an exported file can never disagree about
 * how a board looks.
 */

export type Attributes = Readonly<Record<string, string | number>>;

export interface Element {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly (Element | string)[];
}

export function element(
  tag: string,
  attributes: Attributes = {},
  children: readonly (Element | string | null)[] = [],
): Element {
  return { tag, attributes, children: children.filter((child) => child !== null) };
}

/** A group, or nothing when it would be empty. */
export function group(
  attributes: Attributes,
  children: readonly (Element | string | null)[],
): Element | null {
  const made = element('g', attributes, children);
  return made.children.length > 0 ? made : null;
}

/** A number as short as a picture can bear: two decimals, no trailing zeros. */
export function short(n: number): string {
  return String(Math.round(n * 100) / 100 || 0);
}

// XML 1.0 forbids these even as character references: one of them, and no picture is shown.
const ILLEGAL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are to be found
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text that any XML parser takes: forbidden characters become U+FFFD. */
export function cleanText(text: string): string {
  return text.replace(ILLEGAL, '\ufffd');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

// Nearly all texts of a picture are plain, and a hover waits for them all.
const PLAIN = /^[\w .,:;#()%/+*=-]*$/;

/** Escapes for element content and for quoted attribute values alike. */
export function escapeXml(text: string): string {
  if (PLAIN.test(text)) return text;
  return cleanText(text).replace(/[&<>"'\t\n\r]/g, (c) => ESCAPES[c] ?? c);
}

/** The tree as SVG text, without white space between elements. */
export function serialize(node: Element | string): string {
  if (typeof node === 'string') return escapeXml(node);
  let text = `<${node.tag}`;
  for (const name in node.attributes) {
    const value = node.attributes[name] ?? '';
    text += ` ${name}="${typeof value === 'number' ? short(value) : escapeXml(value)}"`;
  }
  if (node.children.length === 0) return `${text}/>`;
  return `${text}>${node.children.map(serialize).join('')}</${node.tag}>`;
}
