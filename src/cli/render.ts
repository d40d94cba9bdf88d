import { must } from '../go/must.ts';
import { finish } from '../go/task.ts';
import { BLACK, WHITE } from '../go/types.ts';
import { titleKey } from '../notation/index.ts';
import {
  CELLS,
  DELAY,
  FileNames,
  FORMATS,
  type Format,
  formatOf,
  type PictureOptions,
  writePicture,
} from '../pictures/index.ts';
import { COORDINATES, figures, LOOK_NAMES } from '../render/index.ts';
import { cycleNear } from '../render/wheel/cycles.ts';
import { WHEEL } from '../render/wheel/plan.ts';
import { withKoLetters } from '../render/wheel/said.ts';
import {
  figureWork,
  judgementWork,
  lineOf,
  type PlacedAnalysis,
  pageProofs,
  sequenceAt,
  shownMoves,
} from '../service/index.ts';
import { isWritten, type Message, message, say, spokenLanguage } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { type Command, type ExitCode, type Io, type ParsedArguments, UsageError } from './command.ts';
import { type Input, readInputs, reasonOf } from './input.ts';
import { overridesOption, READ, rulesOption, SHARED_OPTIONS } from './options.ts';
import { tell } from './printable.ts';
import { projectSettings } from './project.ts';

export const THEMES = ['light', 'dark', 'print', 'high-contrast', 'high-contrast-light'] as const;

export const renderCommand: Command = {
  name: 'render',
  endings: READ,
  isSameEverywhere: true,
  summary: message('help.render'),
  usage: '[OPTIONS] FILE...',
  options: [
    {
      name: 'format',
      value: FORMATS.map(({ id }) => id).join(' | '),
      doc: message('help.render.format'),
    },
    {
      name: 'out',
      value: 'PATH',
      doc: message('help.render.out'),
    },
    { name: 'entry', value: 'TITLE | N', doc: message('help.render.entry') },
    {
      name: 'at',
      value: 'N',
      doc: message('help.render.at'),
    },
    { name: 'theme', value: THEMES.join(' | '), doc: message('help.option.theme') },
    { name: 'look', value: LOOK_NAMES.join(' | '), doc: message('help.render.look') },
    { name: 'coordinates', value: COORDINATES.join(' | '), doc: message('help.render.coordinates') },
    { name: 'cell', value: 'PIXELS', doc: message('help.render.cell', CELLS) },
    { name: 'numbers', doc: message('help.render.numbers') },
    { name: 'plain', doc: message('help.render.plain') },
    { name: 'wheel', doc: message('help.render.wheel') },
    { name: 'caption', doc: message('help.render.caption') },
    { name: 'split', value: 'MOVES', doc: message('help.render.split') },
    {
      name: 'background',
      value: '#rrggbb',
      doc: message('help.render.background'),
    },
    { name: 'delay', value: 'MS', doc: message('help.render.delay', { default: DELAY }) },
    { name: 'hold', value: 'MS', doc: message('help.render.hold') },
    SHARED_OPTIONS.rules,
    SHARED_OPTIONS.maxCycle,
    SHARED_OPTIONS.hiddenKos,
    SHARED_OPTIONS.budget,
    SHARED_OPTIONS.encoding,
  ],
  notes: [message('help.render.notes'), message('help.render.exit')],
  run(args, io) {
    let request = requestOf(args, io);
    const rules = rulesOption(args, io);
    const inputs = readInputs(
      args,
      io,
      projectSettings(args, io),
      { ...overridesOption(args), ...(rules && { rules }) },
      { everything: true, games: true },
    );
    for (const { file, lost } of inputs.read) {
      for (const one of lost) tell(io, `${file}:1: ${one.code}: ${say(one.message)}`);
    }
    const files = new Set(inputs.read.map(({ file }) => file));
    const named = args.option('entry');
    const chosen = [...files].flatMap((name) => {
      const found = entriesOf(
        inputs.read.filter(({ file }) => file === name),
        named,
      );
      return named === undefined && !request.folder ? meant(found) : found;
    });
    if (named === undefined && chosen[0] && isProblem(chosen[0])) request = asProblem(request);
    if (inputs.failed) return 2;
    if (chosen.length === 0) throw new UsageError(nothing(inputs.read, named));
    // Reported before anything is drawn, since the pictures of a book take long.
    if (chosen.length > 1) oneFile(chosen.length, request, 'cli.many-pictures');
    const pictures = chosen.flatMap((one) => drawn(one, request));
    oneFile(pictures.length, request, 'cli.many-figures');
    const written = deliver(pictures, request, io);
    return written === 0 && tellErrors(chosen, io) ? 1 : written;
  },
};

interface RenderRequest {
  readonly format: Format;
  readonly out: string | null;
  /** Whether `out` is a folder. */
  readonly folder: boolean;
  readonly options: PictureOptions;
  readonly at: number | undefined;
  readonly caption: boolean;
  readonly split: number | undefined;
  /** The proofs of an entry, for a page. */
  trialOf(analysis: PlacedAnalysis['analysis']): Pick<PictureOptions, 'trial'>;
}

function requestOf(args: ParsedArguments, io: Io): RenderRequest {
  const out = args.option('out') ?? null;
  const ending = /\.([a-z][a-z\d]*)$/i.exec(out ?? '')?.[1]?.toLowerCase();
  const byEnding = FORMATS.find(({ id, extension }) => extension === ending || id === ending);
  // The folder of a name such as `board.pdf` is not what anybody wants.
  if (out !== null && ending !== undefined && !byEnding && !/[/\\]$/.test(out) && !io.isFolder(out)) {
    const choices = [...new Set(FORMATS.map(({ extension }) => `NAME.${extension}`)), 'FOLDER/'];
    throw new UsageError(message('cli.not-among', { option: '--out', choices, given: out }));
  }
  const ids = FORMATS.map(({ id }) => id);
  const format = formatOf(choiceOption(args, 'format', ids) ?? byEnding?.id ?? 'svg');
  if (byEnding && format.extension !== ending && format.id !== ending && !/[/\\]$/.test(out ?? '')) {
    const choices = [`NAME.${format.extension}`, 'FOLDER/'];
    throw new UsageError(message('cli.not-among', { option: '--out', choices, given: out ?? '' }));
  }
  const cell = numberOption(args, 'cell', CELLS.least, CELLS.most);
  const background = args.option('background');
  if (background !== undefined && !/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(background)) {
    throw new UsageError(message('cli.no-color', { given: background }));
  }
  const split = numberOption(args, 'split', 1, 999);
  if (split !== undefined && !format.figure)
    throw new UsageError(message('cli.split-format', { format: format.id }));
  if (split !== undefined && args.has('at')) throw new UsageError(message('cli.split-at'));
  const delay = numberOption(args, 'delay', 20, 60_000);
  const hold = numberOption(args, 'hold', 20, 60_000);
  return {
    format,
    trialOf(analysis) {
      const proofs = format.id === 'html' ? pageProofs(analysis) : [];
      if (proofs.length === 0) return {};
      const hasWritten = proofs.some(({ certificate }) => certificate && isWritten(certificate.rule));
      return { trial: { proofs, scripts: io.trialScripts(spokenLanguage(), hasWritten) } };
    },
    out,
    folder: out !== null && (byEnding === undefined || /[/\\]$/.test(out)),
    at: numberOption(args, 'at', 0, 99_999),
    caption: args.has('caption'),
    split,
    options: {
      theme: choiceOption(args, 'theme', THEMES) ?? 'light',
      look: choiceOption(args, 'look', LOOK_NAMES) ?? 'wood',
      coordinates: choiceOption(args, 'coordinates', COORDINATES) ?? 'western',
      numbers: args.has('numbers'),
      marks: !args.has('plain'),
      wheel: args.has('wheel'),
      ...(cell !== undefined && { cell }),
      ...(background !== undefined && { background }),
      ...(delay !== undefined && { delay }),
      ...(hold !== undefined && { hold }),
    },
  };
}

interface Chosen {
  readonly input: Input;
  readonly placed: PlacedAnalysis;
}

/** Of the inputs of one file, in the order of its lines. */
function entriesOf(inputs: readonly Input[], wanted: string | undefined): Chosen[] {
  const line = ({ input, placed }: Chosen) => input.lineOf?.(placed) ?? placed.entry.line + 1;
  const all = inputs
    .flatMap((input) => input.analysis.entries.map((placed) => ({ input, placed })))
    .sort((a, b) => line(a) - line(b));
  if (wanted === undefined) return all;
  const titled = all.filter(({ placed }) => {
    const title = placed.entry.syntax.title?.value;
    return title !== undefined && titleKey(title) === titleKey(wanted);
  });
  if (titled.length > 0 || !/^\d+$/.test(wanted)) return titled;
  return all.slice(Math.max(0, Number(wanted) - 1), Number(wanted));
}

/**
 * What one picture of a record shows: its game without the positions that it marks, and of a
 * problem no variation.
 */
function meant(found: readonly Chosen[]): readonly Chosen[] {
  const [first] = found;
  if (!first?.input.lineOf) return found;
  if (found.every(({ input }) => input === first.input) && isProblem(first)) return [first];
  return found.filter(({ placed: { entry } }) => !entry.syntax.from || entry.syntax.moves.length > 0);
}

/** Whether an entry is a record that sets up stones of both players before its moves. */
function isProblem({ input, placed: { analysis } }: Chosen): boolean {
  const { cells } = analysis.game.start.position;
  return input.lineOf !== undefined && cells.includes(BLACK) && cells.includes(WHITE);
}

/** A picture of a problem shows it, and not how it is solved, unless its moves are asked for. */
function asProblem(request: RenderRequest): RenderRequest {
  const { format, at, split, options } = request;
  const hasMoves = format.animated || format.id === 'html' || split !== undefined || options.numbers;
  return at !== undefined || hasMoves ? request : { ...request, options: { ...options, at: 0 } };
}

function nothing(read: readonly Input[], wanted: string | undefined): Message {
  const entries = read.reduce((sum, { analysis }) => sum + analysis.entries.length, 0);
  return wanted === undefined || entries === 0
    ? message('cli.no-diagram')
    : message('cli.no-entry', { wanted, entries });
}

interface DrawnFile {
  readonly title: string;
  readonly content: string | Uint8Array;
}

function sequenceOf({ input, placed }: Chosen) {
  return must(sequenceAt(input.analysis, { entry: placed.index })).sequence;
}

function drawn({ input, placed }: Chosen, request: RenderRequest): DrawnFile[] {
  const { analysis } = placed;
  for (const one of figureWork(analysis)) finish(one.work());
  for (const one of judgementWork(analysis, analysis.rules)) finish(one.work());
  const sequence = sequenceOf({ input, placed });
  const { title } = sequence;
  const { format } = request;
  const options = { ...request.options, ...(request.caption && title !== '' && { caption: [title] }) };
  const { figure } = format;
  if (request.split !== undefined && figure) {
    const letters = options.coordinates === 'none' ? ({ names: 'letters' } as const) : {};
    const parts = figures(sequence, { from: analysis.inherited, moves: request.split, ...letters });
    const cycle = options.wheel ? cycleNear(sequence, sequence.frames.length - 1) : null;
    const drawnParts = parts.map((part, i) => ({
      title: parts.length === 1 ? title : `${title || 'diagram'} ${i + 1}`,
      content: figure(sequence, withKoLetters(part, sequence, cycle), { cell: format.cell, ...options }),
    }));
    if (!cycle || !format.wheel) return drawnParts;
    // As large beside its figures as on a page.
    const { cell = format.cell, theme = 'light', look = 'wood', scale } = options;
    const how = {
      theme,
      look,
      size: (WHEEL.size / WHEEL.cell) * cell,
      ...(scale !== undefined && { scale }),
    };
    const content = format.wheel(sequence, cycle, how);
    return [...drawnParts, { title: `${title || 'diagram'} wheel`, content }];
  }
  const at = request.at === undefined ? undefined : analysis.index(request.at);
  if (at !== undefined && at < 0) {
    const where = input.lineOf?.(placed) ?? lineOf(placed.entry);
    const reason = message('expect.no-such-move', { move: request.at ?? 0, ...shownMoves(analysis) });
    throw new UsageError(message('cli.file', { file: `${input.file}:${where}`, reason }));
  }
  const own = { ...options, ...(at !== undefined && { at }), ...request.trialOf(analysis) };
  return [{ title, content: writePicture(format, sequence, own) }];
}

function oneFile(
  count: number,
  { folder }: RenderRequest,
  code: 'cli.many-pictures' | 'cli.many-figures',
): void {
  if (!folder && count > 1) throw new UsageError(message(code, { count }));
}

function deliver(files: readonly DrawnFile[], { out, folder, format }: RenderRequest, io: Io): ExitCode {
  if (out === null) {
    for (const { content } of files) {
      if (typeof content !== 'string' && io.outputColumns > 0)
        throw new UsageError(message('cli.picture-terminal', { extension: format.extension }));
      io.out(content);
    }
    return 0;
  }
  const names = new FileNames();
  for (const { title, content } of files) {
    const path = folder
      ? `${out.replace(/[/\\]+$/, '') || '/'}/${names.next(title)}.${format.extension}`
      : out;
    try {
      io.writeFile(path, content);
    } catch (problem) {
      tell(io, `koban: ${path}: ${say(reasonOf(problem))}`);
      return 2;
    }
    if (folder) tell(io, path);
  }
  return 0;
}

/** Says which entries have errors; whether there are any. */
function tellErrors(chosen: readonly Chosen[], io: Io): boolean {
  let told = false;
  for (const { input, placed } of chosen) {
    for (const text of sequenceOf({ input, placed }).problems) {
      const where = input.lineOf?.(placed) ?? lineOf(placed.entry);
      tell(io, `${input.file}:${where}: error: ${text}`);
      told = true;
    }
  }
  return told;
}
