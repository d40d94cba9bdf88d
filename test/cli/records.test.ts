import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { escapeText } from '../../src/notation/sgf/index.ts';
import { analyse, convert, DEFAULT_SETTINGS, entryOf } from '../../src/service/index.ts';
import { runs } from '../runs.ts';
import { koban } from './run.ts';

/** `convert` keeps what a record says, or reports it, and then `--strict` ends with 1. */

const RECORD =
  '(;GM[1]FF[4]SZ[9]PB[North]BR[3d]PW[South]KM[6.5]RE[W+2.5]DT[2024-05-01]EV[Open]GC[Lively.]XY[z]\n;B[ee]C[A good start.];W[ce]TE[1]MN[20]N[Look];B[cd]BM[1])\n';
const to = (target: string, text: string, ...more: string[]) =>
  koban(['convert', '--from', 'sgf', '--to', target, '--strict', ...more, '-'], { '-': text });

describe('a record', () => {
  it('stays as it is in SGF', () => {
    expect(to('sgf', RECORD)).toMatchObject({ out: RECORD, error: '', code: 0 });
    expect(to('sgf', 'no game').code).toBe(2);
  });

  it('says that it is in UTF-8 now', () => {
    const bytes = Buffer.from('(;FF[4]CA[Latin-1]SZ[9]PB[M\xfcller];B[ee])\n', 'latin1');
    const { out } = koban(['convert', '--from', 'sgf', '--to', 'sgf', '-'], { '-': bytes });
    expect(out).toBe('(;FF[4]CA[UTF-8]SZ[9]PB[Müller];B[ee])\n');
  });

  it.each(['goban', 'senseis', 'ascii', 'unicode', 'gnugo', 'psgo', 'igo', 'typst', 'markdown'])(
    'tells what %s cannot hold',
    (target) => {
      const { error, code } = to(target, RECORD);
      expect(code).toBe(1);
      expect(error).toContain(
        'lost.properties: what the record says with PB, BR, PW, KM, RE, DT, EV, GC, XY, TE, MN, N and BM',
      );
      if (target !== 'goban') expect(error).toContain('lost.comments: 1 comment');
    },
  );

  it('loses nothing where entries say all of it', () => {
    const { error, code } = to(
      'goban',
      '(;GM[1]FF[4]CA[UTF-8]SZ[5]GN[G]RU[Chinese]PL[W]AB[aa]LB[bb:a]C[root];W[cc]MN[20]C[why])',
    );
    expect([error, code]).toEqual(['', 0]);
  });

  it.each([
    '(;SZ[5] lost words;B[aa])',
    '(;SZ[5];B[aa]TR[zz])',
    '(;SZ[5];B[aa]PL[W])',
    '(;SZ[5]RU[a][b];B[aa])',
  ])('is told as lost: %s', (text) => {
    expect(to('goban', text).code).toBe(1);
  });

  it('is told on the server as on the command line', () => {
    const document = analyse(openDocument('a.sgf', 0, 'sgf', RECORD), DEFAULT_SETTINGS);
    const line = entryOf(document, { entry: 0 })!;
    for (const target of ['goban', 'senseis', 'gnugo'] as const) {
      const codes = convert(line, target).lost.map(({ code }) => code);
      expect(codes).toContain('lost.properties');
    }
    expect(convert(line, 'sgf')).toEqual({ text: RECORD, lost: [] });
  });
});

/** Words that occur once each, so that one that is lost can be told. */
const WORDS = Array.from({ length: 40 }, (_, i) => `word${String.fromCharCode(97 + (i % 26))}${i}`);
const NAMES = ['C', 'N', 'GC', 'PB', 'EV', 'XY', 'LB', 'KM', 'TE', 'HO', 'US', 'GN', 'RU', 'FG'];
const games = fc
  .array(fc.array(fc.constantFrom(...NAMES), { maxLength: 3 }), { minLength: 1, maxLength: 5 })
  .map((nodes) => {
    let next = 0;
    const written = nodes.map((names, i) => {
      const properties = [...new Set(names)].map((name) => {
        const word = WORDS[next++]!;
        if (name === 'LB') return `LB[aa:${word}]`;
        return `${name}[${escapeText(word)}]`;
      });
      return `;${i > 0 ? `${i % 2 ? 'B' : 'W'}[${'abcde'[i]}c]` : 'FF[4]GM[1]SZ[9]'}${properties.join('')}`;
    });
    return { text: `(${written.join('')})`, said: WORDS.slice(0, next) };
  });

it('whatever a record says is in what it becomes, or is told as lost', () => {
  fc.assert(
    fc.property(
      games,
      fc.constantFrom('goban', 'sgf', 'senseis', 'katago', 'typst'),
      ({ text, said }, target) => {
        const { out, error, code } = to(target, text);
        const isAll = said.every((word) => out.includes(word));
        expect(isAll || code === 1, `${text}\n${out}\n${error}`).toBe(true);
        if (!isAll) expect(error).toContain('lost.');
        if (target === 'sgf') expect(isAll).toBe(true);
      },
    ),
    { numRuns: runs(60) },
  );
});

describe('comments of entries', () => {
  const ENTRY = `# Why
+-------+
| . X . |
| O . . |
| . . . |
+-------+
; Look at the corner.
moves: B a3
; Now White.
moves: W c1 b2   ; a mistake
; expect: none of this
`;

  it('are comments in SGF, where they belong, and come back', () => {
    const sgf = koban(['convert', '--to', 'sgf', '--strict', 'a.goban'], { 'a.goban': ENTRY });
    expect([sgf.error, sgf.code]).toEqual(['', 0]);
    expect(sgf.out).toContain('C[Look at the corner.]');
    expect(sgf.out).toContain(';B[aa]C[Now White.]');
    expect(sgf.out).toContain(';B[bb]C[a mistake\n expect: none of this]');
    const back = to('goban', sgf.out);
    expect([back.error, back.code]).toEqual(['', 0]);
    expect(back.out).toBe(
      ENTRY.replace('b2   ; a mistake', 'b2\n; a mistake').replace('moves: W c1 b2', 'moves: W c1 b2'),
    );
  });

  it('are told as lost elsewhere', () => {
    const { error, code } = koban(['convert', '--to', 'gnugo', '--strict', 'a.goban'], { 'a.goban': ENTRY });
    expect(code).toBe(1);
    expect(error).toContain('lost.comments: 4 comments');
  });
});

describe('whose turn it is', () => {
  const BOARD = '+-------+\n| . X . |\n| O . . |\n| . . . |\n+-------+\n';
  const goban = (text: string) => koban(['convert', '--to', 'goban', '-'], { '-': text });

  it.each([
    `${BOARD}White to play\n`,
    `${BOARD}\nWhite to play\n`,
    `White to play\n${BOARD}`,
    `Diagram 3, White to play.\n\n${BOARD}`,
    `${BOARD}\nTitle (3 pass), White to play\n`,
  ])('is read where a sentence says it: %j', (text) => {
    expect(goban(text).out).toContain('to-play: white\n');
  });

  it.each([`${BOARD}`, `Some board\n${BOARD}`, `${BOARD}Black to play, or White to play?\n`])(
    'is not said where nobody said it: %j',
    (text) => {
      expect(goban(`Mail:\n\n${text}`).out).not.toContain('to-play');
    },
  );

  it('comes back from a plain board of Koban', () => {
    const entry = `${BOARD}to-play: white\n`;
    const plain = koban(['convert', '--to', 'ascii', 'a.goban'], { 'a.goban': entry }).out;
    expect(goban(plain).out).toBe(entry);
  });

  it('tells that digits of such a board are written as numbers', () => {
    const text = BOARD.replace('| . . .', '| 1 2 .');
    const { error, code } = koban(['convert', '--to', 'goban', '--strict', '-'], {
      '-': `${text}White to play\n`,
    });
    expect(error).toContain('[digits.unclear]');
    expect(code).toBe(1);
  });
});
