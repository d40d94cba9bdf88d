import { type Element, element, escapeXml, short } from '../render/element.ts';

/**
 * A tree as HTML. Elements of pictures may end in themselves, those of HTML may not. Everything
 * typed by an author goes through here, and is text or the value of an attribute whatever it looks
 * like.
 */
export function html(node: Element | string): string {
  if (typeof node === 'string') return escapeXml(node);
  let text = `<${node.tag}`;
  for (const [name, value] of Object.entries(node.attributes)) {
    text += ` ${name}="${typeof value === 'number' ? short(value) : escapeXml(value)}"`;
  }
  return `${text}>${node.children.map(html).join('')}</${node.tag}>`;
}

/**
 * What a person typed, or a sentence that may quote it. Letters in it that turn the direction of
 * writing turn nothing beyond it.
 */
export function typed(text: string): Element {
  return element('bdi', {}, [text]);
}

/** Of a drawing of 16 by 16 in the color of the text, for the eye only. */
export function icon(path: string): Element {
  return element(
    'svg',
    { class: 'koban-icon', viewBox: '0 0 16 16', width: 14, height: 14, 'aria-hidden': 'true' },
    [element('path', { d: path, fill: 'currentColor' })],
  );
}

/** The elements in one of a figure, without its signs: what they show is said in words, too. */
export function elementsIn(tree: Element): Element[] {
  return tree.children.filter((child): child is Element => typeof child !== 'string' && child.tag !== 'svg');
}

/** The text of a figure, or of a part of one, without its signs, and without what has a class. */
export function textOf(tree: Element, without?: string): string {
  if (tree.tag === 'svg' || (without !== undefined && tree.attributes.class === without)) return '';
  return tree.children.map((child) => (typeof child === 'string' ? child : textOf(child, without))).join('');
}
