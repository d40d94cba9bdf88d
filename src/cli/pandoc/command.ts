import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { must } from '../../go/must.ts';
import { formatOf } from '../../pictures/index.ts';
import { altOf } from '../../pictures/sequence.ts';
import { type FigurePictures, kindOf, PageRenderer } from '../../preview/index.ts';
import { type Element, element } from '../../render/element.ts';
import { COORDINATES, LOOK_NAMES } from '../../render/index.ts';
import { DEFAULT_SETTINGS, pageAt, readRuleId, type Settings } from '../../service/index.ts';
import { languageOf, message, speakIn, spokenLanguage } from '../../words/index.ts';
import { type Command, type ExitCode, type Io, UsageError } from '../command.ts';
import { falseClaims, titleOf } from '../false-claims.ts';
import { tell } from '../printable.ts';
import { THEMES } from '../render.ts';
import { readText } from '../text.ts';
import {
  type CodeBlock,
  divOf,
  type KeptTitle,
  mapCodeBlocks,
  type PandocDocument,
  type PandocNode,
  plainText,
} from './ast.ts';

const PAGES = 'html|chunkedhtml|epub|revealjs|slid|s5|dzslides';
/** Writers of Pandoc whose readers draw SVG; all others get PNG. */
const VECTOR = new RegExp(`^(?:${PAGES}|typst|markdown|gfm|commonmark)`);
/** Writers that put a picture into what they write; the others write where it is. */
const EMBEDS = new RegExp(`^(?:${PAGES}|docx|odt|pptx)`);
/** No page ends between a title and its board. */
const KEEPS: readonly (readonly [RegExp, KeptTitle])[] = [
  [/^(?:latex|beamer)/, { tex: '\\nopagebreak' }],
  [/^docx/, { style: 'Captioned Figure' }],
  [/^odt/, { style: 'FigureWithCaption' }],
];
/** What the metadata of a document may say below `koban`. */
const KEYS = ['rules', 'theme', 'look', 'coordinates', 'claims'];
/** The folder for pictures that are files. */
const FOLDER = 'koban-pictures';
/**
 * The side of a cell in pixels, and in inches where the page has a width: 360 dots to the inch,
 * three for each pixel, so that all letters grow with the cell.
 */
const CELL = { pixels: 24, scale: 3, inch: 0.2 } as const;

export const pandocCommand: Command = {
  name: 'pandoc',
  isSameEverywhere: true,
  summary: message('help.pandoc'),
  usage: '[FORMAT]',
  options: [],
  notes: [message('help.pandoc.notes', { program: 'koban-pandoc', page: pageAt('docs/how-to/publish') })],
  async run(args, io): Promise<ExitCode> {
    if (args.files.length > 1) throw new UsageError(message('cli.pandoc-file'));
    const document = documentOf(io);
    const { lang, koban } = document.meta;
    if (lang && languageOf(plainText(lang)) !== spokenLanguage()) await speakIn(languageOf(plainText(lang)));
    const request = requestOf(koban, args.files[0] ?? 'html', io);
    const { made, wrong } = withFigures(document, request, io);
    for (const claim of wrong) tell(io, `koban: ${claim}`);
    if (wrong.length > 0) return 1;
    io.out(`${JSON.stringify(made)}\n`);
    return 0;
  },
};

function documentOf(io: Io): PandocDocument {
  try {
    const document = JSON.parse(readText('-', io));
    if (Array.isArray(document?.blocks) && document.meta) return document;
  } catch {
    // It is no JSON; the message says what was expected.
  }
  throw new UsageError(message('cli.no-pandoc', { program: 'koban-pandoc' }));
}

interface PandocRequest {
  readonly settings: Settings;
  readonly theme: (typeof THEMES)[number];
  readonly isVector: boolean;
  /** Whether claims may fail. */
  readonly isLenient: boolean;
  readonly keeps: KeptTitle | null;
  /** Where a picture is for the writer, as an address. */
  address(picture: Uint8Array): string;
}

/** What the metadata of the document say under `koban`. @throws UsageError */
function requestOf(koban: unknown, writer: string, io: Io): PandocRequest {
  const { t, c = {} } = (koban ?? { t: 'MetaMap' }) as PandocNode;
  const given = (t === 'MetaMap' ? c : { [plainText(koban)]: '' }) as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(given))
    if (!KEYS.includes(key))
      throw new UsageError(message('cli.not-among', { option: 'koban', choices: KEYS, given: key }));
  const isVector = VECTOR.test(writer);
  const theme = oneOf('theme', THEMES) ?? (isVector ? 'light' : 'print');
  const look = oneOf('look', LOOK_NAMES);
  const coordinates = oneOf('coordinates', COORDINATES);
  const rules = plainText(given.rules)
    .split(',')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const rule = readRuleId(one.trim());
      if (!rule) throw new UsageError(message('cli.no-rule-in', { key: 'koban.rules', given: one.trim() }));
      return rule;
    });
  const { extension, mime } = formatOf(isVector ? 'svg' : 'png');
  return {
    theme,
    isVector,
    isLenient: oneOf('claims', ['check', 'ignore']) === 'ignore',
    keeps: KEEPS.find(([writers]) => writers.test(writer))?.[1] ?? null,
    address(picture) {
      if (EMBEDS.test(writer)) return `data:${mime};base64,${Buffer.from(picture).toString('base64')}`;
      // Named after what is in it, so that it changes when the figure does.
      const path = `${FOLDER}/${createHash('sha256').update(picture).digest('hex').slice(0, 12)}.${extension}`;
      io.writeFile(path, picture);
      return path;
    },
    settings: {
      ...DEFAULT_SETTINGS,
      ...(rules.length > 0 && { rules }),
      ...(look && { look }),
      ...(coordinates && { coordinates }),
    },
  };

  function oneOf<T extends string>(key: string, choices: readonly T[]): T | undefined {
    if (given[key] === undefined) return undefined;
    const text = plainText(given[key]);
    const found = choices.find((one) => one === text);
    if (!found)
      throw new UsageError(message('cli.not-among', { option: `koban.${key}`, choices, given: text }));
    return found;
  }
}

/** All fences are one text, so an entry may continue one of another fence. */
function withFigures(
  document: PandocDocument,
  request: PandocRequest,
  io: Io,
): { readonly made: PandocDocument; readonly wrong: readonly string[] } {
  const fences: CodeBlock[] = [];
  mapCodeBlocks(document.blocks, (block) => {
    if (kindIn(block)) fences.push(block);
    return null;
  });
  const limits = { time: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY, now: () => io.now() };
  const renderer = new PageRenderer(() => request.settings, limits, picturesIn(request), true);
  const figures = renderer.trees(
    fences.map((block) => ({ text: block.text, kind: kindIn(block) ?? 'goban', line: 1 })),
  );
  let next = 0;
  const blocks = mapCodeBlocks(document.blocks, (block) => {
    const kind = kindIn(block);
    const figure = kind ? figures[next++] : undefined;
    // The text of a rule stays as it is.
    return figure && kind !== 'korule' ? divOf(block.attributes, figure, request.keeps) : null;
  });
  // A claim is found in a book by the title of its figure.
  const wrong = (tree: Element) => falseClaims(tree).map((claim) => [...titleOf(tree), claim].join(': '));
  return { made: { ...document, blocks }, wrong: request.isLenient ? [] : figures.flat().flatMap(wrong) };
}

const kindIn = ({ attributes: [, classes] }: CodeBlock) => kindOf(classes[0] ?? '');

function picturesIn({ theme, isVector, settings, address }: PandocRequest): FigurePictures {
  const format = formatOf(isVector ? 'svg' : 'png');
  const { look, coordinates } = settings;
  const options = { theme, look, ...(!isVector && { scale: CELL.scale }) };
  const imageOf = (content: string | Uint8Array, alt: string) => {
    const picture = Buffer.from(content as string);
    // The width of a PNG stands in its head.
    const inches = isVector ? 0 : (picture.readUInt32BE(16) / CELL.scale / CELL.pixels) * CELL.inch;
    const width = isVector ? {} : { width: `${inches.toFixed(2)}in` };
    return element('img', { src: address(picture), alt, ...width });
  };
  return {
    board(sequence, figure) {
      // The caption stands below the picture, in the letters of the document.
      const plain = { ...figure, caption: '' };
      const content = must(format.figure)(sequence, plain, { ...options, coordinates, cell: CELL.pixels });
      return imageOf(content, altOf(sequence, figure.picture, figure.alt));
    },
    wheel(sequence, cycle, size, alt) {
      const content = must(format.wheel)(sequence, cycle, { ...options, size });
      const image = imageOf(content, alt);
      return { ...image, attributes: { ...image.attributes, class: 'koban-cycle' } };
    },
  };
}
