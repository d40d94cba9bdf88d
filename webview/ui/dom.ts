/** Making nodes. Text gets in as text nodes and attribute values only; nothing here parses HTML. */
import type { Stone } from '../../src/protocol/player.ts';
import {
  type Attributes,
  cleanText,
  element,
  type Element as Picture,
  short,
} from '../../src/render/element.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** DOM nodes of a picture, the same tree that `serialize` writes as text. */
export function materialize(picture: Picture): SVGElement {
  const node = document.createElementNS(SVG, picture.tag);
  for (const [name, value] of Object.entries(picture.attributes)) {
    if (name !== 'xmlns') node.setAttribute(name, typeof value === 'number' ? short(value) : value);
  }
  for (const child of picture.children) {
    node.append(typeof child === 'string' ? cleanText(child) : materialize(child));
  }
  return node;
}

/** A node of a picture that has nothing in it yet. */
export function svgNode(tag: string, attributes: Attributes = {}): SVGElement {
  return materialize(element(tag, attributes));
}

/** An attribute of a node; with `null` the node has none. */
export function setOrRemove(node: Element, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string | null)[] = [],
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  for (const child of children) if (child !== null) node.append(child);
  return node;
}

/** A button that submits no form, and what a click on it does. */
export function button(
  attributes: Readonly<Record<string, string>>,
  children?: readonly (Node | string | null)[],
  press?: (event: MouseEvent) => void,
): HTMLButtonElement {
  const node = html('button', { type: 'button', ...attributes }, children);
  if (press) node.addEventListener('click', press);
  return node;
}

/** Whether a button is down, for screen readers and for the eye. */
export function setPressed(node: HTMLElement, isPressed: boolean): void {
  node.setAttribute('aria-pressed', String(isPressed));
  node.classList.toggle('pressed', isPressed);
}

/** A drawing of 16 by 16 in the color of the text around it, for the eye only. */
export function icon(path: string, className = 'icon'): SVGElement {
  return small(className, element('path', { d: path }));
}

/** A stone in a line of text. */
export function stone(color: Stone): SVGElement {
  return small(`stone ${color}`, element('circle', { cx: 8, cy: 8, r: 6.5 }));
}

function small(className: string, picture: Picture): SVGElement {
  const attributes = { class: className, viewBox: '0 0 16 16', width: 16, height: 16, 'aria-hidden': 'true' };
  return materialize(element('svg', attributes, [picture]));
}

/**
 * Brings nodes up to date; when that took the focused one away, the one that has the same name now
 * gets the focus, so that a reader who presses a button again and again need not look for it.
 */
export function keepingFocus(within: HTMLElement, act: () => void): void {
  const before = document.activeElement;
  const name = before instanceof HTMLElement && within.contains(before) ? nameOf(before) : null;
  act();
  if (name === null || before?.isConnected) return;
  const same = [...within.querySelectorAll<HTMLElement>('button')].find((node) => nameOf(node) === name);
  same?.focus({ preventScroll: true });
}

function nameOf(node: HTMLElement): string {
  return node.getAttribute('data-way') ?? node.getAttribute('aria-label') ?? node.textContent ?? '';
}

/**
 * Whether a key writes or edits in a field of one line. Others reach the window, from where the
 * workbench takes them: they open its palette, save the text or go to another group.
 */
export function isTyped({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? /^[acvxyz]$/i.test(key) : !/^F\d/.test(key);
}
