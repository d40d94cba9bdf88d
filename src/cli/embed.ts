import { must } from '../go/must.ts';
import { FileNames, formatOf, markdownImage } from '../pictures/index.ts';
import { altOf } from '../pictures/sequence.ts';
import { framePicture } from '../render/index.ts';
import { type PlacedAnalysis, sequenceAt } from '../service/index.ts';
import { choiceOption } from './arguments.ts';
import { type Command, type ExitCode, UsageError } from './command.ts';
import { type Input, readInputs, reasonOf } from './input.ts';
import { overridesOption, rulesOption, SHARED_OPTIONS, settingsOption } from './options.ts';
import { tell } from './printable.ts';
import { drawnPicture, THEMES } from './render.ts';

/** Koban owns what stands between these lines, and rewrites it. */
const BEGIN = '<!-- koban pictures -->';
const END = '<!-- koban end -->';

export const embedCommand: Command = {
  name: 'embed',
  summary: 'put pictures of its fences into a Markdown page, and keep them up to date',
  usage: '[OPTIONS] PAGE...',
  options: [
    { name: 'check', doc: 'write nothing; exit with 1 when a page or a picture is out of date' },
    { name: 'pictures', value: 'FOLDER', doc: 'where pictures go, beside the page; pictures by default' },
    { name: 'theme', value: THEMES.join(' | '), doc: 'light by default' },
    SHARED_OPTIONS.rules,
    SHARED_OPTIONS.maxCycle,
    SHARED_OPTIONS.hiddenKos,
    SHARED_OPTIONS.budget,
  ],
  notes: [
    `Below each fence named goban stand the pictures of its entries, between the lines ${BEGIN} and`,
    `${END}, which Koban rewrites each time. Pictures are SVG, named after the page and the titles.`,
    'Exits with 0 when all is up to date, 1 when --check finds something that is not, 2 when a file cannot be read or written.',
  ].join('\n'),
  run(args, io) {
    const folder = (args.option('pictures') ?? 'pictures').replace(/\/+$/, '');
    if (!/^[\w.-]+(?:\/[\w.-]+)*$/.test(folder) || folder.split('/').includes('..'))
      throw new UsageError(`--pictures takes a folder beside the page, not “${folder}”`);
    if (args.files.includes('-'))
      throw new UsageError('a page has to be a file, since pictures go beside it');
    const theme = choiceOption(args, 'theme', THEMES) ?? 'light';
    const rules = rulesOption(args);
    const inputs = readInputs(args, io, settingsOption(args), {
      ...overridesOption(args),
      ...(rules && { rules }),
    });
    let worst: ExitCode = inputs.failed ? 2 : 0;
    for (const input of inputs.read) {
      for (const [path, content] of embedded(input, folder, theme)) {
        try {
          if (content === existing(path)) continue;
          if (args.has('check')) {
            tell(io, `koban embed: ${path} is out of date`);
            worst = worst === 2 ? 2 : 1;
          } else {
            io.writeFile(path, content);
            tell(io, path);
          }
        } catch (problem) {
          tell(io, `koban embed: ${path}: ${reasonOf(problem)}`);
          worst = 2;
        }
      }
    }
    return worst;

    function existing(path: string): string | null {
      try {
        return io.readFile(path);
      } catch {
        return null;
      }
    }
  },
};

/** The files that a page needs as they are to be: its pictures, then itself. */
function embedded(
  input: Input,
  folder: string,
  theme: (typeof THEMES)[number],
): [path: string, content: string][] {
  const slash = input.file.lastIndexOf('/');
  const base = input.file.slice(0, slash + 1);
  const page = input.file.slice(slash + 1).replace(/\.\w+$/, '');
  const names = new FileNames();
  const files: [string, string][] = [];
  const { text } = input.analysis.document;
  const blocks = new Map<number, { readonly prefix: string; readonly images: string[] }>();
  for (const placed of input.analysis.entries) {
    const title = placed.entry.syntax.title?.value ?? '';
    const name = `${folder}/${names.next(`${page} ${title}`)}.svg`;
    const { content } = drawnPicture(input, placed, formatOf('svg'), { theme });
    files.push([`${base}${name}`, String(content)]);
    const at = fenceEnd(text, placed);
    const block = blocks.get(at) ?? { prefix: placed.entry.prefix ?? '', images: [] };
    block.images.push(markdownImage(altText(input, placed), name));
    blocks.set(at, block);
  }
  return [...files, [input.file, withBlocks(text, blocks)]];
}

function altText(input: Input, placed: PlacedAnalysis): string {
  const { sequence } = must(sequenceAt(input.analysis, { entry: placed.index }));
  const frame = must(sequence.frames.at(-1));
  return altOf(sequence, framePicture(sequence, frame), frame.caption);
}

/** The offset behind the line that closes the fence of an entry; the end of the text where none does. */
function fenceEnd(text: string, { entry }: PlacedAnalysis): number {
  const closing = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*(?:\r?\n|$)/gm;
  closing.lastIndex = entry.offset + entry.syntax.text.length;
  const found = closing.exec(text);
  return found ? closing.lastIndex : text.length;
}

/** The text with these blocks of pictures and no others. */
function withBlocks(
  text: string,
  blocks: ReadonlyMap<number, { readonly prefix: string; readonly images: readonly string[] }>,
): string {
  const own = new RegExp(
    String.raw`^(?:[ \t>]*\r?\n)?[ \t>]*${BEGIN}[ \t]*\r?\n[^]*?${END}[ \t]*(?:\r?\n|$)`,
  );
  const end = /\r\n/.test(text) ? '\r\n' : '\n';
  let made = '';
  let from = 0;
  for (const [at, { prefix, images }] of [...blocks].sort(([a], [b]) => a - b)) {
    const before = text.slice(from, at);
    const lines = ['', BEGIN, ...images, END].map((line) => `${prefix}${line}`.trimEnd() + end);
    made += before + (before.endsWith('\n') ? '' : end) + lines.join('');
    from = at + (own.exec(text.slice(at))?.[0].length ?? 0);
  }
  return made + text.slice(from);
}
