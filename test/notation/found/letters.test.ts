/**
 * Letters in are letters read and letters reported, in every notation of the registry: a sign that no notation knows is put into
 * a board, and the reader says so, or has it as a label, or a text.
 */
import { describe, expect, test } from 'vitest';
import { parseEntry } from '../../../src/notation/entry.ts';
import type { SourceKind } from '../../../src/notation/index.ts';
import { findDiagrams, NOTATIONS, readDiagram } from '../../../src/notation/index.ts';
import type { EntrySyntax } from '../../../src/notation/types.ts';
import { DEEP_UNTIL } from '../../runs.ts';
import { hasPrinter, printIn } from '../printers/index.ts';

interface Example {
  readonly text: string;
  readonly kind?: SourceKind;
  /** The parts of the text in which each letter belongs to the board; the points of the board unless given. */
  readonly board?: RegExp;
}

const BOARD = `+-------------------+
| . . . . . . . . . |
| . . X . . . O . . |
| . . . . O X . . . |
| . . . X O X . . . |
| . . . O X . . . . |
| . . . . . . . . . |
| . . O . . . X . . |
| . . . . . . . . . |
| . . . . . . . . . |
+-------------------+
`;

const TEX = String.raw`\begin{psgoboard}[9]
\stone{black}{d}{4} \stone[\marktr]{white}{e}{5}
\move{c}{3}\move[\marklb{a}]{d}{3} \pass \markpos{\markma}{f}{6}
\goarrow{a}{1}{c}{3} \setcounter{gomove}{4}
\end{psgoboard}
`;

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  goban: [
    { text: BOARD },
    { text: '# T\n. X O .\n. X a O\n-------\nmoves: B a W c3\ncircle: a2 b1\n', board: /(?<=: ).*/g },
  ],
  senseis: [{ text: '$$B A title\n$$ | . X O 1 . |\n$$ | . a X O 2 |\n$$ | . . X O . |\n$$ ------------\n' }],
  psgo: [{ kind: 'latex', text: TEX, board: /(?<=\[9\])[\s\S]*(?=\\end)/g }],
  igo: [
    {
      kind: 'latex',
      text: '\\gobansize{9}\n\\black{a1,b2}\\white[1]{c3,d4,-}\n\\gobansymbol{a1,c5}{x}\\clear{b2}\n\\showgoban[a1,e6]\n',
      board: /(?<=[{[])[^{}[\]]+(?=[}\]])/g,
    },
  ],
  sgf2dg: [
    {
      kind: 'latex',
      text: '{\\goo\n\\0??<\\0??(\\0??(\\0??(\\0??>\n\\0??[\\- !+\\- @+\\001+\\0??]\n\\0??[\\- @+\\- !+\\!  a\\0??]\n\\0??[\\0??+\\0??+\\0??*\\0??]\n}\n',
      board: /(?<=^)\\.*/gm,
    },
  ],
  wikipedia: [
    {
      text: `{{Goban 5x5\n|ul|u|u|u|ur\n|l|b|w|x|r\n|l|bC|w3| |r\n|l| |02|xc|r\n|dl|d|d|d|dr\n|20|u=u|r=}}\n`,
      board: /(?<=\|)[^|{}\n]+/g,
    },
  ],
  unicode: [
    { text: '┌┬┬┬┐\n├●○┼┤\n├┼●○┤\n├┼┼●┤\n└┴┴┴┘\n' },
    { text: '➕➕⚫⚪➕\n➕⚫⚪➕➕\n➕➕⚫⚪➕\n➕➕➕⚫➕\n➕➕➕➕➕\n' },
  ],
  gnugo: [{ text: 'A figure:\n\n   .XX..\n   .XOO.\n   .X.*O\n   ..XOO\n   -----\n\nas above.\n' }],
  'gnugo-patterns': [
    { text: 'Pattern A1\n\n?XX*\nOO.x\n.O.o\n----\n\n:8,A\n\n?XXa\nOObx\n.O.o\n----\n\n;lib(a) > 1\n' },
    { text: 'Pattern A2\n# a note\n\n|XX.*\n|.OO?\n|.!X.\n+----\n\n:8,B,value(30)\n' },
  ],
};

/** Those that no text of its own shows are printed. */
function examplesOf(notation: string): readonly Example[] {
  const own = EXAMPLES[notation];
  if (own) return own;
  return hasPrinter(notation) ? [{ text: printIn(notation, parseEntry(BOARD)).text }] : [];
}

const NAMES = ['goban', ...NOTATIONS.map(({ id }) => id)];

/** Entries that a notation reads in a text. */
function readAs(
  notation: string,
  { text, kind }: Example,
): readonly { readonly entry: EntrySyntax; readonly base: number }[] {
  if (notation === 'goban') return [{ entry: parseEntry(text), base: 0 }];
  return findDiagrams(text, kind && { kind }).map((found) => ({
    entry: readDiagram(found)!.entry,
    base: found.span.start,
  }));
}

/** Signs that no notation has, and a letter of commands. */
const SIGNS = [...'§é漢Ω¿q'];

/** The offsets of the letters that belong to the board of a text. */
function placesIn(notation: string, example: Example): number[] {
  const { text, board } = example;
  if (board)
    return [...text.matchAll(board)].flatMap(({ 0: part, index }) => [...part].map((_, i) => index + i));
  return readAs(notation, example).flatMap(({ entry, base }) =>
    entry.diagram!.spans.map(({ start }) => base + start),
  );
}

/** All that an entry says, problems too, in words of the text. */
function saidBy({ text, diagram, problems, title, moves, expects }: EntrySyntax): string {
  const told = problems.map(({ span }) => text.slice(span.start, span.end));
  return JSON.stringify([told, diagram?.labels, diagram?.signs, title, moves, expects]);
}

describe('letters in are letters read and letters reported', () => {
  test.each(NAMES)('%s', (notation) => {
    const examples = examplesOf(notation);
    expect(examples.length, 'an example of each notation').toBeGreaterThan(0);
    for (const example of examples) {
      const places = placesIn(notation, example);
      const whole = readAs(notation, example);
      expect(whole.length).toBeGreaterThan(0);
      expect(places.length).toBeGreaterThan(8);
      let n = 0;
      for (const at of places)
        for (const isPut of [false, true])
          for (const sign of DEEP_UNTIL === undefined ? [SIGNS[n++ % SIGNS.length]!] : SIGNS) {
            const { text } = example;
            // In rows each letter is a point; between words of markup one may come.
            const length = isPut && example.board ? 0 : [...text.slice(at, at + 2)][0]!.length;
            const damaged = { ...example, text: text.slice(0, at) + sign + text.slice(at + length) };
            const read = readAs(notation, damaged);
            expect(read.length, damaged.text).toBe(whole.length);
            expect(read.map(({ entry }) => saidBy(entry)).join('\n'), damaged.text).toContain(sign);
          }
    }
  });
});
