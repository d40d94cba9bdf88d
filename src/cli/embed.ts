import { type FoundFence, fencesIn, isServerFile } from '../document/index.ts';
import { must } from '../go/must.ts';
import { eachLine, LINE_END, lineAbove, lineAt, lineEndOf, lineStart } from '../notation/index.ts';
import { FileNames, fileName, formatOf, markdownImage } from '../pictures/index.ts';
import { altOf } from '../pictures/sequence.ts';
import { elementsIn, type FigurePictures, PageRenderer, textOf } from '../preview/index.ts';
import { type Element, element } from '../render/element.ts';
import { plainMarkdown } from '../render/index.ts';
import type { PlacedAnalysis } from '../service/index.ts';
import { message } from '../words/index.ts';
import { choiceOption } from './arguments.ts';
import { type Command, type ExitCode, SaidError, UsageError } from './command.ts';
import { falseClaims } from './false-claims.ts';
import { type Input, readInputs, reasonOf } from './input.ts';
import { overridesOption, rulesOption, SHARED_OPTIONS } from './options.ts';
import { report, tell } from './printable.ts';
import { projectSettings } from './project.ts';
import { THEMES } from './render.ts';
import { type LineEdit, spliced } from './splice.ts';

/** Koban owns what stands between these lines, and rewrites it. */
const BEGIN = '<!-- koban pictures -->';
const END = '<!-- koban end -->';

export const embedCommand: Command = {
  name: 'embed',
  endings: ['md', 'markdown', 'mdx', 'mdown'],
  isSameEverywhere: true,
  summary: message('help.embed'),
  usage: '[OPTIONS] PAGE...',
  options: [
    { name: 'check', doc: message('help.embed.check') },
    { name: 'ignore-claims', doc: message('help.embed.ignore-claims') },
    { name: 'pictures', value: 'FOLDER', doc: message('help.embed.pictures') },
    { name: 'theme', value: THEMES.join(' | '), doc: message('help.option.theme') },
    SHARED_OPTIONS.rules,
    SHARED_OPTIONS.maxCycle,
    SHARED_OPTIONS.hiddenKos,
    SHARED_OPTIONS.budget,
    SHARED_OPTIONS.encoding,
  ],
  notes: [message('help.embed.notes', { begin: BEGIN, end: END }), message('help.embed.exit')],
  run(args, io) {
    const folder = (args.option('pictures') ?? 'pictures').replace(/\/+$/, '');
    if (!/^[\w.-]+(?:\/[\w.-]+)*$/.test(folder) || folder.split('/').includes('..'))
      throw new UsageError(message('cli.no-folder', { given: folder }));
    if (args.files.includes('-')) throw new UsageError(message('cli.page-is-file'));
    const theme = choiceOption(args, 'theme', THEMES) ?? 'light';
    const rules = rulesOption(args, io);
    const inputs = readInputs(args, io, projectSettings(args, io), {
      ...overridesOption(args),
      ...(rules && { rules }),
    });
    let worst: ExitCode = inputs.failed ? 2 : 0;
    for (const input of inputs.read) {
      const { file, source } = input;
      const failed = (problem: unknown, path: string) => {
        report(io, 'embed', reasonOf(problem), path);
        worst = 2;
      };
      // Files of diagrams and games have no fences.
      if (/\.(?:goban|sgf)$/i.test(file) || isServerFile(file)) {
        failed(new SaidError(message('cli.no-page')), file);
        continue;
      }
      // What could not be read for sure is not written.
      if (source?.doubt === 'unknown') {
        failed(new SaidError(message('file.not-written')), file);
        continue;
      }
      try {
        // A page never shows a picture that is not there.
        const { files, wrong } = embedded(input, folder, theme, () => io.now());
        if (args.has('check') && !args.has('ignore-claims'))
          for (const { line, claim } of wrong) {
            tell(io, `koban embed: ${file}:${line}: ${claim}`);
            worst = worst === 2 ? 2 : 1;
          }
        for (const [path, content] of files) {
          try {
            settle(path, content, file);
          } catch (problem) {
            failed(problem, path);
            break;
          }
        }
      } catch (problem) {
        failed(problem, file);
      }
    }
    return worst;

    function settle(path: string, content: Uint8Array, page: string): void {
      if (isThere(path, content)) return;
      if (args.has('check')) {
        report(io, 'embed', message('cli.out-of-date', { path }));
        worst = worst === 2 ? 2 : 1;
      } else {
        io.writeFile(path, content, path === page ? { follows: true } : { root: folderOf(page) });
        tell(io, path);
      }
    }

    function isThere(path: string, content: Uint8Array): boolean {
      try {
        return Buffer.compare(io.readBytes(path), content) === 0;
      } catch {
        return false;
      }
    }
  },
};

const folderOf = (page: string): string => page.slice(0, page.lastIndexOf('/') + 1) || '.';

/**
 * The files that a page needs as they are to be: its pictures, then itself; and what does not hold
 * of what it claims, each with the line of its entry.
 */
function embedded(
  { file, analysis, source }: Input,
  folder: string,
  theme: (typeof THEMES)[number],
  now: () => number,
): {
  readonly files: readonly (readonly [path: string, content: Uint8Array])[];
  readonly wrong: readonly { readonly line: number; readonly claim: string }[];
} {
  const slash = file.lastIndexOf('/');
  const base = file.slice(0, slash + 1);
  const page = file.slice(slash + 1).replace(/\.\w+$/, '');
  const names = new FileNames();
  const files: [string, Uint8Array][] = [];
  const format = formatOf('svg');
  const { look, coordinates } = analysis.settings;
  const imageOf = (title: string, content: string | Uint8Array, alt: string) => {
    // A dot, which neither part has, keeps the pictures of one page from those of another.
    const src = `${folder}/${fileName(page)}.${names.next(title)}.svg`;
    files.push([`${base}${src}`, Buffer.from(content as string)]);
    return element('img', { src, alt });
  };
  const pictures: FigurePictures = {
    board(sequence, figure) {
      // The caption stands below the picture, in the letters of the page.
      const content = must(format.figure)(sequence, { ...figure, caption: '' }, { theme, look, coordinates });
      return imageOf(sequence.title, content, altOf(sequence, figure.picture, figure.alt));
    },
    wheel(sequence, cycle, size, alt) {
      const content = must(format.wheel)(sequence, cycle, { theme, look, size });
      return imageOf(`${sequence.title} wheel`, content, alt);
    },
  };
  const limits = { time: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY, now };
  const renderer = new PageRenderer(() => analysis.settings, limits, pictures, true);
  const { text } = analysis.document;
  const fences = [...fencesIn(text, eachLine(text))];
  const blocks = new Map<number, Block>();
  const wrong: { line: number; claim: string }[] = [];
  for (const { placed, tree } of renderer.treesOf(analysis)) {
    wrong.push(...falseClaims(tree).map((claim) => ({ line: placed.entry.line + 1, claim })));
    const { at, prefix } = fenceEnd(text, fences, placed);
    const block = blocks.get(at) ?? { prefix, paragraphs: [] };
    block.paragraphs.push(...paragraphsOf(tree));
    blocks.set(at, block);
  }
  return { files: [...files, [file, spliced(must(source), editsFor(text, blocks))]], wrong };
}

/** What stands below a fence; `prefix` opens each of its lines, as in the fence. */
interface Block {
  readonly prefix: string;
  readonly paragraphs: string[][];
}

/**
 * A figure in Markdown: pictures, the moves below them, verdicts, problems and claims that fail.
 * The title and the comments are read in the fence itself, and what a page folds is left out.
 */
function paragraphsOf(tree: Element): string[][] {
  const kind = String(tree.attributes.class ?? '').split(' ');
  if (tree.tag === 'details' || kind.includes('koban-title') || kind.includes('koban-comments')) return [];
  if (tree.tag === 'img') return [[markdownImage(String(tree.attributes.alt), String(tree.attributes.src))]];
  const inside = elementsIn(tree);
  // Codes stand with lines of the page, which change as soon as a figure is put in above them.
  if (tree.tag === 'ul') return [inside.map((item) => `* ${plainMarkdown(textOf(item, 'koban-code'))}`)];
  if (inside.length === 0 && tree.children.length > 0) return [[plainMarkdown(textOf(tree))]];
  return inside.flatMap(paragraphsOf);
}

/**
 * ```
 * 1. > ```
 * ^--
 * ```
 * The offset behind the line that closes the fence of an entry, and what that line begins with: the
 * lists and quotes that the fence is in. A diagram or a record that stands in the prose of a page
 * ends with its last line. @throws Error where nothing closes it: all below is in it.
 */
function fenceEnd(
  text: string,
  fences: readonly FoundFence[],
  { entry }: PlacedAnalysis,
): { readonly at: number; readonly prefix: string } {
  const found = fences.find(({ open, end }) => open.next <= entry.offset && entry.offset <= end);
  if (!found) {
    const behind = entry.offset + entry.syntax.text.length;
    const begin = lineStart(text, behind);
    const { start, end, next } = begin === behind ? lineAbove(text, behind) : lineAt(text, begin);
    return { at: next, prefix: /^[ \t>]*/.exec(text.slice(start, end))?.[0] ?? '' };
  }
  if (!found.close && found.end === text.length)
    throw new SaidError(message('fence.open', { closing: entry.unclosed ?? '```' }));
  const { start, end } = found.close ?? found.open;
  const prefix = /^[ \t>]*/.exec(text.slice(start, end))?.[0] ?? '';
  return { at: found.close?.next ?? found.end, prefix };
}

/** What makes a text have these blocks of pictures and no others. */
function editsFor(text: string, blocks: ReadonlyMap<number, Block>): LineEdit[] {
  const own = new RegExp(
    String.raw`^(?:[ \t>]*${LINE_END})?[ \t>]*${BEGIN}[ \t]*${LINE_END}[^]*?${END}[ \t]*(?:${LINE_END}|$)`,
  );
  return [...blocks]
    .sort(([a], [b]) => a - b)
    .map(([at, { prefix, paragraphs }]) => {
      // Lines end as the one above them does.
      const above = lineAbove(text, lineStart(text, at));
      const end = text.slice(above.end, above.next) || lineEndOf(text);
      const body = paragraphs.flatMap((lines, i) => (i > 0 ? ['', ...lines] : lines));
      const lines = ['', BEGIN, ...body, END].map((line) => `${prefix}${line}`.trimEnd() + end);
      return {
        start: at,
        end: at + (own.exec(text.slice(at))?.[0].length ?? 0),
        text: (lineStart(text, at) === at ? '' : end) + lines.join(''),
      };
    });
}
