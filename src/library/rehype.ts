/**
 * A plugin for [rehype](https://github.com/rehypejs/rehype), and so for MDX, Docusaurus and Astro:
 * code blocks of the languages `goban` and `sgf` become figures that need no script. All of a page
 * are one text, so an entry may continue one of another block.
 *
 * ```js
 * import koban from 'koban/rehype';
 *
 * await compile(page, { rehypePlugins: [[koban, { rules: ['psk'] }]] });
 * ```
 *
 * Figures speak the language of the `<html>` element, where the tree has one, else what `lang`
 * says: a language, or a function that gets the file and returns one. In another language than
 * English the plugin answers with a promise, as `process` takes it.
 *
 * The plugin has to stand before plugins that color code. The page needs
 * `koban/style.css`; with the script of `koban/element` the figures step.
 *
 * @module koban/rehype
 */
import { type PageFence, PageRenderer } from '../preview/index.ts';
import { type Element, short } from '../render/element.ts';
import { loadRulesOfDocuments } from '../service/index.ts';
import { languageOf } from '../words/index.ts';
import { LIMITS, settingsOf } from './options.ts';
import { saying, spokenIn } from './origins.ts';
import type { FigureOptions, Language } from './types.ts';

export type { FigureOptions, Language, RuleId } from './types.ts';

/** A node of a syntax tree of HTML (hast), as far as the plugin looks at it. */
export interface HastNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
  position?: { start: { line: number } } | undefined;
}

/** The plugin, for `unified().use(koban, options)` and lists of `rehypePlugins`. */
export default function koban(
  options: FigureOptions = {},
): (tree: HastNode, file?: unknown) => void | Promise<void> {
  const settings = settingsOf(options);
  return (tree, file) => {
    const blocks: { readonly parent: HastNode; readonly node: HastNode; readonly fence: PageFence }[] = [];
    const visit = (parent: HastNode): void => {
      for (const node of parent.children ?? []) {
        const fence = fenceOf(node);
        if (fence) blocks.push({ parent, node, fence });
        else visit(node);
      }
    };
    visit(tree);
    if (!blocks.some(({ fence }) => fence.kind !== 'korule')) return;
    const make = () => {
      const figures = new PageRenderer(() => settings, LIMITS, undefined, true).trees(
        blocks.map(({ fence }) => fence),
      );
      for (const [i, { fence, parent, node }] of blocks.entries()) {
        // The text of a rule stays as it is.
        if (fence.kind === 'korule') continue;
        const children = (figures[i] ?? []).map(hastOf);
        const box: HastNode = {
          type: 'element',
          tagName: 'div',
          properties: { className: ['koban-fence'] },
          children,
        };
        parent.children?.splice(parent.children.indexOf(node), 1, box);
      }
    };
    const { lang: asked } = options;
    const made = () => (lang === 'en' ? make() : spokenIn(lang).then((spoken) => saying(spoken, make)));
    const lang = languageIn(tree) ?? (typeof asked === 'function' ? asked(file) : asked) ?? 'en';
    const hasRules = blocks.some(({ fence }) => fence.kind === 'korule');
    if (hasRules) return loadRulesOfDocuments().then(() => made());
    return made();
  };
}

/** The language that a whole page says it is in. */
function languageIn({ children = [] }: HastNode): Language | null {
  const lang = children.find(({ tagName }) => tagName === 'html')?.properties?.lang;
  return typeof lang === 'string' ? languageOf(lang) : null;
}

/** `<pre><code class="language-goban">`, as Markdown makes it of a fence. */
function fenceOf({ tagName, children = [], position }: HastNode): PageFence | null {
  const [code, ...others] = children;
  if (tagName !== 'pre' || code?.tagName !== 'code' || others.length > 0) return null;
  const names = [code.properties?.className ?? []].flat();
  const kind = (['goban', 'sgf', 'korule'] as const).find((one) => names.includes(`language-${one}`));
  if (!kind) return null;
  const text = (code.children ?? []).map(({ value = '' }) => value).join('');
  return { kind, text, line: (position?.start.line ?? 0) + 1 };
}

function hastOf(node: Element | string): HastNode {
  if (typeof node === 'string') return { type: 'text', value: node };
  const properties = Object.fromEntries(
    Object.entries(node.attributes).map(([name, value]) =>
      name === 'class'
        ? ['className', String(value).split(' ')]
        : [name, typeof value === 'number' ? short(value) : value],
    ),
  );
  return { type: 'element', tagName: node.tag, properties, children: node.children.map(hastOf) };
}
