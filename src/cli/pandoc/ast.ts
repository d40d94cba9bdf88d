/**
 * Documents of Pandoc as JSON (pandoc-types 1.22 and later), as far as the filter reads or writes
 * them.
 */
import { elementsIn, textOf } from '../../preview/index.ts';
import type { Element } from '../../render/element.ts';

type PandocAttributes = readonly [
  id: string,
  classes: readonly string[],
  others: readonly (readonly [string, string])[],
];

/** A block, an inline, or a value of the metadata; `c` depends on `t`. */
export interface PandocNode {
  readonly t: string;
  readonly c?: unknown;
}

export interface PandocDocument {
  readonly meta: Readonly<Record<string, PandocNode>>;
  blocks: unknown;
}

export interface CodeBlock {
  readonly attributes: PandocAttributes;
  readonly text: string;
}

/**
 * Replaces code blocks wherever they stand: in lists, quotes, tables and notes. `replace` returns
 * `null` for one that stays.
 */
export function mapCodeBlocks(value: unknown, replace: (block: CodeBlock) => PandocNode | null): unknown {
  if (Array.isArray(value)) return value.map((one) => mapCodeBlocks(one, replace));
  if (typeof value !== 'object' || value === null) return value;
  const { t, c } = value as Partial<PandocNode>;
  if (t === 'CodeBlock') {
    const [attributes, text] = c as [PandocAttributes, string];
    return replace({ attributes, text }) ?? value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapCodeBlocks(one, replace)]));
}

/** The text of a value of the metadata: strings, inlines and blocks. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plainText).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { t, c } = value as Partial<PandocNode>;
  if (t === 'Space' || t === 'SoftBreak' || t === 'LineBreak') return ' ';
  // Code and links have attributes before their text.
  return plainText(t === 'Code' || t === 'Span' || t === 'Link' ? (c as unknown[])[1] : c);
}

const words = (text: string): PandocNode[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word, i) => [...(i > 0 ? [{ t: 'Space' }] : []), { t: 'Str', c: word }]);

/**
 * A figure as blocks, one after the other and not as a float, since the text around it speaks of
 * it. Signs before notes are left out; their sentences say what they show. Reasons why plays are
 * allowed are left out, too: in a page they are folded, and paper cannot unfold them.
 */
export function divOf(
  [id, , others]: PandocAttributes,
  trees: readonly Element[],
  keeps: KeptTitle | null = null,
): PandocNode {
  const blocks = trees.flatMap((tree) => blocksOf(tree, keeps));
  return { t: 'Div', c: [[id, ['koban'], others], blocks] };
}

/**
 * What keeps a title on the page of its board: raw TeX behind it, or a style of paragraphs that the
 * reference documents of Pandoc have.
 */
export type KeptTitle = { readonly tex: string } | { readonly style: string };

function keptTitle(title: PandocNode, keeps: KeptTitle | null): PandocNode[] {
  if (!keeps) return [title];
  if ('tex' in keeps) return [title, { t: 'RawBlock', c: ['latex', keeps.tex] }];
  return [{ t: 'Div', c: [['', [], [['custom-style', keeps.style]]], [title]] }];
}

function blocksOf(tree: Element, keeps: KeptTitle | null): PandocNode[] {
  const kind = String(tree.attributes.class ?? '').split(' ');
  if (kind.includes('koban-reasons')) return [];
  // The moves and the wheel below a board stay on its page, too.
  const before =
    kind.some((one) => one === 'koban-moves' || one === 'koban-cycle') && keeps && 'tex' in keeps
      ? [{ t: 'RawBlock', c: ['latex', keeps.tex] }]
      : [];
  if (kind.includes('koban-title')) {
    const title = { t: 'Para', c: [{ t: 'Strong', c: words(textOf(tree)) }] };
    return keptTitle(title, keeps);
  }
  if (tree.tag === 'img') {
    const { src, alt, width } = tree.attributes;
    const size = width === undefined ? [] : [['width', String(width)]];
    const image = { t: 'Image', c: [['', [], size], words(String(alt)), [String(src), '']] };
    return [...before, { t: 'Para', c: [image] }];
  }
  if (tree.tag === 'ul') {
    const items = elementsIn(tree).map((item) => [{ t: 'Plain', c: words(textOf(item)) }]);
    return [{ t: 'BulletList', c: items }];
  }
  if (kind.includes('koban-comment') || tree.children.some((child) => typeof child === 'string')) {
    const inlines = tree.children.flatMap((child) => {
      const said = words(typeof child === 'string' ? child : textOf(child));
      const isLabel = typeof child !== 'string' && child.tag === 'b';
      if (said.length === 0) return [];
      return [{ t: 'Space' }, ...(isLabel ? [{ t: 'Strong', c: said }] : said)];
    });
    inlines.shift();
    if (inlines.length === 0) return [];
    return [...before, { t: 'Para', c: inlines }];
  }
  return [...before, ...elementsIn(tree).flatMap((one) => blocksOf(one, keeps))];
}
