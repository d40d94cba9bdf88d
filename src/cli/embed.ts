import { must } from '../go/must.ts';
import { FileNames, formatOf, markdownImage } from '../pictures/index.ts';
import { altOf, frameAt } from '../pictures/sequence.ts';
import { framePicture } from '../render/index.ts';
import { type PlacedAnalysis, sequenceAt } from '../service/index.ts';
import { message } from '../words/index.ts';
import { choiceOption } from './arguments.ts';
import { type Command, type ExitCode, UsageError } from './command.ts';
import { type Input, readInputs, reasonOf } from './input.ts';
import { overridesOption, rulesOption, SHARED_OPTIONS, settingsOption } from './options.ts';
import { report, tell } from './printable.ts';
import { drawnPicture, THEMES } from './render.ts';

/** Koban owns what stands between these lines, and rewrites it. */
const BEGIN = '<!-- koban pictures -->';
const END = '<!-- koban end -->';

export const embedCommand: Command = {
  name: 'embed',
  isSameEverywhere: true,
  summary: message('help.embed'),
  usage: '[OPTIONS] PAGE...',
  options: [
    { name: 'check', doc: message('help.embed.check') },
    { name: 'pictures', value: 'FOLDER', doc: message('help.embed.pictures') },
    { name: 'theme', value: THEMES.join(' | '), doc: message('help.option.theme') },
    SHARED_OPTIONS.rules,
    SHARED_OPTIONS.maxCycle,
    SHARED_OPTIONS.hiddenKos,
    SHARED_OPTIONS.budget,
  ],
  notes: [message('help.embed.notes', { begin: BEGIN, end: END }), message('help.embed.exit')],
  run(args, io) {
    const folder = (args.option('pictures') ?? 'pictures').replace(/\/+$/, '');
    if (!/^[\w.-]+(?:\/[\w.-]+)*$/.test(folder) || folder.split('/').includes('..'))
      throw new UsageError(message('cli.no-folder', { given: folder }));
    if (args.files.includes('-')) throw new UsageError(message('cli.page-is-file'));
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
            report(io, 'embed', message('cli.out-of-date', { path }));
            worst = worst === 2 ? 2 : 1;
          } else {
            io.writeFile(path, content);
            tell(io, path);
          }
        } catch (problem) {
          report(io, 'embed', reasonOf(problem), path);
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
  const frame = must(sequence.frames[frameAt(sequence, {})]);
  return altOf(sequence, framePicture(sequence, frame), frame.caption);
}

/**
 * The offset behind the line that closes the fence of an entry; the end of the text where none
 * does.
 */
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
