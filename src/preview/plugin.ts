/** The plugin for markdown-it. It declares the parts that it uses: the preview has a version. */
import { must } from '../go/must.ts';
import type { PageFence } from './page.ts';

interface MarkdownToken {
  readonly type: string;
  readonly info: string;
  readonly markup: string;
  readonly content: string;
  readonly map: readonly [number, number] | null;
  meta: unknown;
  attrGet(name: string): string | null;
}

type RenderRule = (
  tokens: MarkdownToken[],
  index: number,
  options: unknown,
  env: unknown,
  self: unknown,
) => string;

interface BlockState {
  readonly src: string;
  readonly bMarks: readonly number[];
  readonly tShift: readonly number[];
  readonly sCount: readonly number[];
  readonly blkIndent: number;
  line: number;
  getLines(first: number, end: number, indent: number, keepLastLF: boolean): string;
  push(type: string, tag: string, nesting: 0): Writable<MarkdownToken>;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type BlockRule = (state: BlockState, first: number, end: number, silent: boolean) => boolean;

interface MarkdownIt {
  readonly core: {
    readonly ruler: { push(name: string, rule: (state: { readonly tokens: MarkdownToken[] }) => void): void };
  };
  readonly block: {
    readonly ruler: { before(at: string, name: string, rule: BlockRule, options: { alt: string[] }): void };
  };
  readonly renderer: { readonly rules: Record<string, RenderRule | undefined> };
}

/** What a fence holds, by what stands behind its marks: entries or SGF, or neither. */
export function kindOf(info: string): PageFence['kind'] | null {
  const kind = /^[ \t]*(goban|sgf|korule)(?![\w-])/i.exec(info)?.[1]?.toLowerCase();
  return kind === 'goban' || kind === 'sgf' || kind === 'korule' ? kind : null;
}

/** What a fence keeps of its page: all fences of it, and which of them it is. */
interface FencePlace {
  readonly kobanPage: readonly PageFence[];
  readonly kobanIndex: number;
}

/**
 * Makes boards of ```` ```goban ```` and ```` ```sgf ```` fences. All of a page are rendered
 * together, so that an entry may continue one of any other fence: the tokens are all known before
 * the first is rendered. `render` must not throw; it gets what the host says of the page.
 */
export function gobanPlugin<M>(
  md: M,
  render: (fences: readonly PageFence[], env: unknown) => readonly string[],
): M {
  const it = md as unknown as MarkdownIt;
  it.core.ruler.push('koban', ({ tokens }) => {
    const own = tokens.filter(({ type, info }) => type === 'fence' && kindOf(info) !== null);
    const kobanPage = own.map(({ content, map, info, markup }): PageFence => {
      return {
        text: content,
        kind: must(kindOf(info)),
        line: (map?.[0] ?? 0) + (markup === '$$' || markup === EMBEDDED ? 1 : 2),
      };
    });
    own.forEach((token, kobanIndex) => {
      // The text of a rule stays as it is.
      if (kobanPage[kobanIndex]?.kind === 'korule') return;
      token.meta = { ...(token.meta as object | null), kobanPage, kobanIndex } satisfies FencePlace;
    });
  });
  // A rendering has an environment of its own, so what was made for one is never shown in another.
  const made = new WeakMap<object, WeakMap<readonly PageFence[], readonly string[]>>();
  const before = it.renderer.rules.fence;
  it.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = must(tokens[index]);
    const place = token.meta as FencePlace | null;
    if (!place?.kobanPage) return before?.(tokens, index, options, env, self) ?? '';
    const key = typeof env === 'object' && env !== null ? env : NO_ENVIRONMENT;
    let pages = made.get(key);
    if (!pages) made.set(key, (pages = new WeakMap()));
    let parts = pages.get(place.kobanPage);
    if (!parts) pages.set(place.kobanPage, (parts = render(place.kobanPage, env)));
    // The preview marks lines, so that text and preview scroll together.
    const line = token.attrGet('data-line');
    const marked = line !== null && /^\d+$/.test(line) ? ` code-line" data-line="${line}` : '';
    // Where the fence ends: what is between is in proportion.
    const last = marked && token.map ? token.map[1] - 1 : -1;
    const end = last > 0 ? `<div class="koban-end code-line" data-line="${last}"></div>` : '';
    return `<div class="koban-fence${marked}" dir="auto">${parts[place.kobanIndex] ?? ''}${end}</div>\n`;
  };
  return md;
}

const NO_ENVIRONMENT = {};
const EMBEDDED = '[sgf]';

/** Lines of a page, from 0. */
export interface FoundLines {
  readonly first: number;
  readonly end: number;
  /** Of a record of SGF; its first line is that of these. */
  readonly record?: string;
}

/** How the line of an embedded record begins. */
const EMBED = /\[(?:sgf|go)\b|<(?:div|pre|span)\b/iy;

/**
 * Makes fences of diagrams whose lines begin with `$$`, ahead of plugins that take `$$` for the
 * beginning of a formula, and of records that forums and players embed. `find` is asked about pages
 * with such a line alone.
 */
export function foundPlugin<M>(md: M, find: (page: string) => readonly FoundLines[]): M {
  let last: { readonly src: string; readonly found: readonly FoundLines[] } | undefined;
  const rule: BlockRule = (state, first, end, silent) => {
    const { src, bMarks, tShift, sCount, blkIndent } = state;
    const isDollars = (line: number) => src.startsWith('$$', must(bMarks[line]) + must(tShift[line]));
    EMBED.lastIndex = must(bMarks[first]) + must(tShift[first]);
    if (must(sCount[first]) - blkIndent >= 4) return false;
    if (!isDollars(first) && !EMBED.test(src)) return false;
    if (last?.src !== src) last = { src, found: find(src) };
    const diagram = last.found.find((lines) => lines.first === first);
    if (!diagram || (diagram.record !== undefined && diagram.end > end)) return false;
    if (silent) return true;
    if (diagram.record !== undefined) {
      const token = state.push('fence', 'code', 0);
      token.info = 'sgf';
      token.markup = EMBEDDED;
      token.content = diagram.record;
      token.map = [first, diagram.end];
      state.line = diagram.end;
      return true;
    }
    let stop = first;
    while (stop < Math.min(diagram.end, end) && isDollars(stop)) stop++;
    const token = state.push('fence', 'code', 0);
    token.info = 'goban';
    token.markup = '$$';
    token.content = state.getLines(first, stop, blkIndent, true);
    token.map = [first, stop];
    state.line = stop;
    return true;
  };
  const alt = ['paragraph', 'reference', 'blockquote', 'list'];
  (md as unknown as MarkdownIt).block.ruler.before('fence', 'koban-found', rule, { alt });
  return md;
}
