import {
  CHOICES_OF_A,
  type EyeTable,
  eyeTable,
  parseA,
  printInterval,
  printRational,
  printSum,
  printTable,
} from '../eyes/index.ts';
import { BLACK, type Color, EMPTY, UNKNOWN, WHITE } from '../go/types.ts';
import {
  type EyeDetails,
  eyeDetails,
  eyesIn,
  lineOf,
  modeFor,
  type PlacedAnalysis,
  readEye,
  readEyes,
  takenForGranted,
  worthOfEye,
} from '../service/index.ts';
import { english, type Message, message, say } from '../words/index.ts';
import { choiceOption, numberOption } from './arguments.ts';
import { type Command, type Io, type ParsedArguments, UsageError } from './command.ts';
import { byFile, hasMove, readInputs } from './input.ts';
import { printJson } from './json.ts';
import { READ, SHARED_OPTIONS } from './options.ts';
import { printedLines, report } from './printable.ts';
import { projectSettings } from './project.ts';
import { readAtTerminal } from './reading.ts';

interface EntryEyes {
  readonly title: string | null;
  readonly line: number;
  readonly eyes: readonly EyeDetails[];
  /** Why there is no answer for the point that was asked about. */
  readonly note?: Message;
}

export const eyesCommand: Command = {
  name: 'eyes',
  endings: READ,
  summary: message('help.eyes'),
  usage: '[OPTIONS] FILE...',
  options: [
    { name: 'format', value: 'text | json', doc: message('help.option.text') },
    { name: 'point', value: 'c3', doc: message('help.eyes.point') },
    { name: 'owner', value: 'black | white', doc: message('help.eyes.owner') },
    {
      name: 'mode',
      value: 'static | reading',
      doc: message('help.eyes.mode'),
    },
    { name: 'a', value: '7/8', doc: message('help.eyes.a') },
    { name: 'table', doc: message('help.eyes.table') },
    { name: 'after', value: 'N', doc: message('help.option.after') },
    SHARED_OPTIONS.encoding,
  ],
  run(args, io) {
    const format = choiceOption(args, 'format', ['text', 'json']) ?? 'text';
    if (args.has('table')) {
      io.out(format === 'json' ? printJson(tableFacts(eyeTable())) : printedTable());
      return 0;
    }
    const a = args.option('a');
    if (a !== undefined && !parseA(a))
      throw new UsageError(
        message('cli.not-among', { option: '--a', choices: CHOICES_OF_A.map(printRational), given: a }),
      );
    const request = readRequest(args);
    if (request.point !== undefined && !isPointName(request.point))
      throw new UsageError(message('cli.no-eye-point', { given: request.point }));
    const how = { everything: true, games: true };
    const inputs = readInputs(args, io, projectSettings(args, io), {}, how);
    let lacksMove = false;
    const read = inputs.read.map(({ file, analysis, lineOf: lineIn }) => ({
      file,
      entries: analysis.entries.map((placed) => {
        const line = lineIn?.(placed) ?? lineOf(placed.entry);
        const { after } = request;
        if (after !== undefined && !hasMove(placed, after, io, `${file}:${line}`, 'drawn')) lacksMove = true;
        return entryEyes(placed, request, line, io);
      }),
    }));
    const files = byFile(read);
    io.out(format === 'json' ? printJson({ version: 1, files: files.map(printedFile) }) : text(files));
    const entries = files.flatMap((one) => one.entries);
    // A point of which no board has anything to say is an error, not an empty answer.
    const unanswered = entries.length > 0 && entries.every(({ note }) => note !== undefined);
    if (unanswered) report(io, 'eyes', message('output.no-eye-anywhere', { point: request.point ?? '' }));
    return inputs.failed || unanswered ? 2 : lacksMove ? 1 : 0;
  },
};

/** Sentences in English, with what they speak of. */
function printedFile({ file, entries }: { readonly file: string; readonly entries: readonly EntryEyes[] }) {
  const printedEye = ({ diagonals, ...eye }: EyeDetails) => {
    const { attacks, defenses, unproven, assumes, ...facts } = eye;
    return {
      ...facts,
      diagonals: diagonals.map(({ why, ...one }) => ({ ...one, ...reasonOf(why) })),
      attacks,
      defenses,
      ...(unproven && { unproven }),
      ...(assumes && { assumes }),
    };
  };
  return {
    file,
    entries: entries.map(({ note, ...entry }) => ({
      ...entry,
      eyes: entry.eyes.map(printedEye),
      ...(note && { note: say(note, english), code: note.code, args: note.args }),
    })),
  };
}

function reasonOf(why: Message) {
  return { why: say(why, english), args: why.args };
}

/** The table as JSON: the value for each case and each a, and whether it is in the text's range. */
function tableFacts({ choices, rows, ordered }: EyeTable) {
  return {
    version: 1,
    choices: choices.map(printRational),
    cases: rows.map(({ eye, cells }) => ({
      case: eye.name,
      symbolic: printSum(eye.sum),
      wanted: printInterval(eye.interval),
      cells: cells.map(({ value, holds }) => ({ value: printRational(value), holds })),
    })),
    ordered,
  };
}

function readRequest(args: ParsedArguments) {
  const owner = choiceOption(args, 'owner', ['black', 'white']);
  const a = args.option('a');
  return {
    point: args.option('point'),
    owner: owner && ((owner === 'black' ? BLACK : WHITE) as Color),
    mode: choiceOption(args, 'mode', ['static', 'reading']),
    a: a === undefined ? null : parseA(a),
    after: numberOption(args, 'after', 0, 99_999),
  };
}

/** `c3`, `aa12`, or a letter that may be a label. */
function isPointName(text: string): boolean {
  return /^(?:[a-z]|[a-z]{1,2}[1-9][0-9]?)$/i.test(text);
}

function entryEyes(
  { entry, analysis }: PlacedAnalysis,
  request: ReturnType<typeof readRequest>,
  line: number,
  io: Io,
): EntryEyes {
  const asked = request.after === undefined ? -1 : analysis.index(request.after);
  const position = analysis.game.after(asked < 0 ? analysis.inherited : asked);
  const store = eyesIn(position, request.mode ?? modeFor(position), request.a ?? analysis.eyeValue);
  const facts = { title: entry.syntax.title?.value ?? null, line };
  if (request.point === undefined) {
    const found = readAtTerminal(store, readEyes(store), io).filter(
      ({ owner }) => request.owner === undefined || owner === request.owner,
    );
    return { ...facts, eyes: found.map((eye) => eyeDetails(eye, position)) };
  }
  const point = analysis.labels.get(request.point) ?? position.geometry.point(request.point);
  if (point < 0) return { ...facts, eyes: [], note: noEye(request.point, 'outside') };
  if (position.at(point) !== EMPTY) {
    const why = position.at(point) === UNKNOWN ? 'unknown' : 'stone';
    return { ...facts, eyes: [], note: noEye(request.point, why) };
  }
  const eye = readAtTerminal(store, readEye(store, point, request.owner ?? null), io);
  return { ...facts, eyes: [eyeDetails(eye, position)] };
}

function noEye(point: string, why: 'outside' | 'unknown' | 'stone'): Message {
  return message('output.no-eye-point', { point, why });
}

/** The table of the text, with its words in the language of the reader. */
function printedTable(): string {
  const word = (holds: boolean) => say(message('output.table.holds', { holds }));
  return printTable(eyeTable(), {
    case: say(message('output.table.case')),
    sum: say(message('output.table.sum')),
    wanted: say(message('output.table.wanted')),
    yes: word(true),
    no: word(false),
  });
}

function text(files: readonly { readonly file: string; readonly entries: readonly EntryEyes[] }[]): string {
  const lines: string[] = [];
  for (const { file, entries } of files) {
    for (const { title, line, eyes, note } of entries) {
      lines.push(`${file}:${line}: ${say(message('output.entry', { title, after: 0 }))}`);
      if (note || eyes.length === 0) lines.push(`  ${say(note ?? message('output.no-eyes'))}`);
      for (const eye of eyes) {
        const { point: at, owner, attacks, defenses } = eye;
        lines.push(`  ${say(message('output.eye', { point: at, owner, worth: worthOfEye(eye) }))}`);
        for (const { point, value, why } of eye.diagonals)
          lines.push(`    ${(point ?? '-').padEnd(3)} ${value}  ${say(why)}`);
        if (attacks.length > 0) lines.push(`    ${say(message('output.attack', { points: attacks }))}`);
        if (defenses.length > 0) lines.push(`    ${say(message('output.defense', { points: defenses }))}`);
        if (eye.unproven) lines.push(`    ${say(message('eyes.unproven', { diagonals: eye.unproven }))}`);
        const assumed = takenForGranted(eye.assumes ?? []);
        if (assumed) lines.push(`    ${say(assumed)}`);
      }
    }
  }
  return printedLines(lines);
}
