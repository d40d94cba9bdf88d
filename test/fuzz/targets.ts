/** What is attacked: each of these takes any text, throws nothing, and keeps what it promises. */

import { deepStrictEqual, ok } from 'node:assert/strict';
import { SaidError } from '../../src/cli/command.ts';
import { likelyEncoding } from '../../src/cli/guess-encoding.ts';
import { decodePieces } from '../../src/cli/sgf-text.ts';
import { edit, openDocument } from '../../src/document/index.ts';
import type { HostKind, KobanDocument } from '../../src/document/types.ts';
import { finish } from '../../src/go/task.ts';
import { findDiagrams, readDiagram } from '../../src/notation/index.ts';
import { formatOf, writePicture } from '../../src/pictures/index.ts';
import { PageRenderer } from '../../src/preview/index.ts';
import { convertEntry } from '../../src/service/export/convert.ts';
import {
  actions,
  analyse,
  complete,
  convertEntries,
  DEFAULT_SETTINGS,
  type DocumentAnalysis,
  definition,
  diagnose,
  folding,
  format,
  hover,
  inlays,
  lenses,
  pasted,
  references,
  rename,
  ruleFindings,
  sequenceAt,
  symbols,
  targets,
  tokens,
} from '../../src/service/index.ts';
import type { Input } from './inputs.ts';
import { attackServer } from './server.ts';
import { attackByWriting } from './write.ts';

export interface Target {
  /** How often it is attacked, against the others. */
  readonly weight: number;
  attack(input: Input): void | Promise<void>;
  /** Its attack is over later. */
  readonly later?: true;
}

const HOSTS: readonly HostKind[] = ['goban', 'markdown', 'sgf', 'text', 'korule'];
/** A search is begun for what needs one, and given up soon. */
const SETTINGS = { ...DEFAULT_SETTINGS, inlayMoves: true, inlayHot: true, maxCycle: 4, budget: 300 };

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;
const open = ({ text, random }: Input): KobanDocument =>
  openDocument('test:///a', 1, hostOf(text, random), text);
const analysed = (input: Input): DocumentAnalysis => analyse(open(input), SETTINGS);

/** Mostly that which the text looks like. */
function hostOf(text: string, random: () => number): HostKind {
  if (random() < 0.3) return pick(HOSTS, random);
  return /\(;/.test(text) ? 'sgf' : /```|~~~/.test(text) ? 'markdown' : 'goban';
}

function inside(text: string, { start, end }: { readonly start: number; readonly end: number }): void {
  ok(0 <= start && start <= end && end <= text.length, `${start} to ${end} is not within ${text.length}`);
}

function factsOf(document: KobanDocument): unknown {
  return document.entries.map(({ syntax, offset, line, prefix }) => ({
    offset,
    line,
    prefix,
    text: syntax.text,
    problems: syntax.problems,
    diagram: syntax.diagram,
  }));
}

/** Lines of rules, to be mixed and spoilt. */
const CLAUSES = [
  '# Club',
  'name: club',
  '; a comment',
  'a play may not retake a ko at once',
  'a play may not recreate an earlier position the third time with equal captures, since two passes in a row',
  'a play that recreates the situation after an earlier play of the opponent ends the game: no result, if both players agree',
  'a play may not repeat an earlier play in a cycle of more than 99 plays, within the last 6 moves',
  'a threat and its answer lift the ban',
  'everything that coupling forbids is forbidden',
  'suicide of several stones is allowed',
];

export const TARGETS: Record<string, Target> = {
  rules: {
    weight: 4,
    attack({ text, random }) {
      const cut = () => text.slice(Math.floor(random() * text.length)).slice(0, 1 + random() * 40);
      const line = () => {
        const whole = random() < 0.2 ? cut() : pick(CLAUSES, random);
        const at = Math.floor(random() * (whole.length + 1));
        return random() < 0.6
          ? whole
          : whole.slice(0, at) + cut() + whole.slice(at + Math.floor(random() * 8));
      };
      const rule = Array.from({ length: 1 + random() * 6 }, line).join(pick(['\n', '\r\n', '\r'], random));
      const document = openDocument('test:///a.korule', 1, 'korule', rule);
      for (const { fixes, span } of ruleFindings(document, SETTINGS)) {
        inside(rule, span);
        for (const { edits } of fixes ?? []) for (const one of edits) inside(rule, one.span);
      }
      const known = analyse(document, SETTINGS);
      const at = Math.floor(random() * (rule.length + 1));
      for (const { span } of complete(known, at)) inside(rule, span);
      finish(hover(known, at, () => false));
      finish(tokens(known, { start: 0, end: rule.length }));
      lenses(known);
      const once = formatted(rule, 'korule');
      deepStrictEqual(formatted(once, 'korule'), once);
      const page = `\`\`\`korule\n${rule}\n\`\`\`\n\n\`\`\`goban\nrules: club\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n\`\`\`\n`;
      diagnose(analyse(openDocument('test:///a.md', 1, 'markdown', page), SETTINGS));
    },
  },
  parse: {
    weight: 30,
    attack(input) {
      const document = open(input);
      for (const { syntax, offset } of document.entries) {
        inside(input.text, { start: offset, end: offset + syntax.text.length });
        for (const { span } of syntax.problems) inside(syntax.text, span);
      }
      const at = Math.floor(input.random() * (input.text.length + 1));
      const back = document.offsetAt(document.positionAt(at));
      // Between a carriage return and its line feed there is no place.
      ok(back === at || (input.text[at - 1] === '\r' && input.text[at] === '\n' && back === at - 1));
    },
  },
  edit: {
    weight: 15,
    attack({ text, random }) {
      const host = hostOf(text, random);
      let document = openDocument('test:///a', 0, host, text);
      let now = text;
      for (let version = 1; version <= 3; version++) {
        const start = Math.floor(random() * (now.length + 1));
        const end = Math.min(now.length, start + Math.floor(random() * 6));
        const from = Math.floor(random() * (text.length + 1));
        const added =
          random() < 0.5 ? pick([...'[]();#`\n\r|:$ '], random) : text.slice(from, from + random() * 20);
        now = now.slice(0, start) + added + now.slice(end);
        document = edit(document, [{ span: { start, end }, text: added }], version);
      }
      deepStrictEqual(document.text, now);
      deepStrictEqual(factsOf(document), factsOf(openDocument('test:///a', 0, host, now)));
    },
  },
  editAnalysed: {
    weight: 6,
    attack({ text, random }) {
      const host = hostOf(text, random);
      const before = openDocument('test:///a', 0, host, text);
      const start = Math.floor(random() * (text.length + 1));
      const end = Math.min(text.length, start + Math.floor(random() * 4));
      const added = pick(['', ...'[]();#`\n\r|:$ XO.', ';B[aa]'], random);
      const now = text.slice(0, start) + added + text.slice(end);
      const first = analyse(before, SETTINGS);
      diagnose(first);
      const after = analyse(edit(before, [{ span: { start, end }, text: added }], 1), SETTINGS, first);
      deepStrictEqual(diagnose(after), diagnose(analyse(openDocument('test:///a', 1, host, now), SETTINGS)));
    },
  },
  diagnose: {
    weight: 10,
    attack(input) {
      const lines = input.text.split(/\r\n|\r|\n/).length;
      for (const { line, endLine } of diagnose(analysed(input)))
        ok(1 <= line && line <= endLine && endLine <= lines);
    },
  },
  ask: {
    weight: 10,
    attack(input) {
      const { text, random } = input;
      const document = analysed(input);
      const at = Math.floor(random() * (text.length + 1));
      const all = { start: 0, end: text.length };
      let left = 10;
      const shown = finish(hover(document, at, () => left-- < 0));
      if (shown) inside(text, shown.span);
      for (const { span } of complete(document, at)) inside(text, span);
      for (const { edits } of actions(document, { start: at, end: at }))
        for (const { span } of edits) inside(text, span);
      const place = definition(document, at);
      if (place) inside(text, place);
      for (const span of references(document, at, true)) inside(text, span);
      rename(document, at, pick(['x', 'A ko', '', '#', 'a\nb'], random));
      for (const { offset } of inlays(document, all)) inside(text, { start: offset, end: offset });
      finish(tokens(document, all));
      lenses(document);
      finish(symbols(document));
      for (const { startLine, endLine } of finish(folding(document))) ok(endLine > startLine);
    },
  },
  format: {
    weight: 8,
    attack({ text }) {
      const once = formatted(text);
      deepStrictEqual(formatted(once), once, 'formatting twice');
      deepStrictEqual(
        once.replace(/[ \t\r\n]/g, ''),
        text.replace(/[ \t\r\n]/g, ''),
        'what is no blank stays',
      );
    },
  },
  convert: {
    weight: 8,
    attack(input) {
      const document = analysed(input);
      const target = pick(targets(), input.random).id;
      for (const { text, lost } of convertEntries(document, target).entries) {
        ok(/undefined|NaN/.test(input.text) || !/undefined|NaN/.test(text), text);
        for (const { code, message } of lost) ok(code && message);
      }
    },
  },
  entryAgain: {
    weight: 8,
    attack(input) {
      for (const { analysis } of analysed(input).entries) {
        const { text, lost } = convertEntry(analysis, 'goban');
        if (text === '' || lost.length > 0) continue;
        const again = analyse(openDocument('test:///b', 1, 'goban', text), SETTINGS).entries;
        deepStrictEqual(again.length, 1, text);
        deepStrictEqual(gameOf(again[0]!.analysis.game), gameOf(analysis.game), text);
      }
    },
  },
  find: {
    weight: 12,
    attack({ text, random }) {
      const kind = pick(
        ['plain', 'markdown', 'texinfo', 'c', 'latex', 'asciidoc', 'rst', 'db'] as const,
        random,
      );
      for (const found of findDiagrams(text, { kind })) {
        inside(text, found.span);
        const reading = readDiagram(found);
        for (const { span } of reading?.entry?.problems ?? []) inside(text, span);
      }
    },
  },
  paste: {
    weight: 5,
    attack({ text }) {
      const made = pasted(text, { document: null, offset: 0, fence: false });
      if (made) ok(made.count > 0 && made.text.length > 0);
    },
  },
  write: {
    weight: 12,
    attack(input) {
      const host = hostOf(input.text, input.random);
      const read = (text: string) => analyse(openDocument('test:///a', 1, host, text), SETTINGS);
      attackByWriting(read(input.text), input.random, read);
    },
  },
  server: { weight: 6, attack: attackServer, later: true },
  show: {
    weight: 5,
    attack(input) {
      const document = analysed(input);
      const shown = sequenceAt(document, { offset: Math.floor(input.random() * (input.text.length + 1)) });
      if (!shown) return;
      ok(shown.index < shown.sequence.frames.length);
      for (const { span } of shown.sequence.frames) if (span) inside(input.text, span);
      const format = pick(['svg', 'svg', 'txt', 'animated-svg', 'html', 'png'], input.random);
      const picture = writePicture(formatOf(format), shown.sequence, { at: shown.index, cell: 6 });
      ok(picture.length > 0);
      if (typeof picture === 'string' && format !== 'txt')
        ok(!/="[^"]*(?:undefined|NaN|Infinity)/.test(picture), 'numbers in the picture');
    },
  },
  preview: {
    weight: 4,
    attack({ text, random }) {
      const page = new PageRenderer(() => SETTINGS, { time: 5, most: 5, now: () => 0 });
      const html = page.render([{ text, line: 0, kind: random() < 0.3 ? 'sgf' : 'goban' }]).join('');
      ok(!/<script|<img|<iframe|\son\w+=/i.test(html), 'markup of the text reaches the page');
    },
  },
  decode: {
    weight: 8,
    attack({ text, random }) {
      const bytes = Uint8Array.from(Buffer.from(text, pick(['utf8', 'latin1', 'utf16le'], random)));
      for (let i = 0; i < 3 && bytes.length > 0; i++)
        bytes[Math.floor(random() * bytes.length)] = random() * 256;
      likelyEncoding(bytes);
      const cut = Math.floor(random() * bytes.length);
      const decoded = (...pieces: Uint8Array[]): string => {
        try {
          return [...decodePieces(pieces)].join('');
        } catch (error) {
          // What it says of bytes that are no text, and throws nothing else.
          if (error instanceof SaidError && error.said.code === 'file.not-text') return 'no text';
          throw error;
        }
      };
      deepStrictEqual(
        decoded(bytes.subarray(0, cut), bytes.subarray(cut)),
        decoded(bytes),
        'in two pieces as in one',
      );
    },
  },
};

function formatted(text: string, host: HostKind = 'sgf'): string {
  const edits = finish(format(analyse(openDocument('test:///a', 1, host, text), SETTINGS))) ?? [];
  let now = text;
  for (const { span, text: to } of [...edits].sort((a, b) => b.span.start - a.span.start))
    now = now.slice(0, span.start) + to + now.slice(span.end);
  return now;
}

function gameOf(game: DocumentAnalysis['entries'][number]['analysis']['game']): unknown {
  const { position, toPlay } = game.start;
  const plies = game.plies.map(({ kind, color, point, captured }) => ({ kind, color, point, captured }));
  return { rows: position.rows(), toPlay: plies[0]?.color ?? toPlay, plies };
}
