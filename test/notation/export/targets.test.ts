import { describe, expect, it } from 'vitest';
import { ENGINES, type EngineId, printEngine } from '../../../src/notation/export/engines.ts';
import type { Figure } from '../../../src/notation/export/figure.ts';
import { escapeLatex, printIgo, printPsgo } from '../../../src/notation/export/latex.ts';
import { printTypst } from '../../../src/notation/export/typst.ts';
import { findDiagrams, readDiagram } from '../../../src/notation/index.ts';
import { parseSenseis } from '../../../src/notation/senseis/parse.ts';
import { message, say } from '../../../src/words/index.ts';
import { rowsOf } from '../goban/helpers.ts';
import { figureOf } from '../printers/entry.ts';

const figure = (text: string): Figure => figureOf(parseSenseis(text))!;

const WHOLE = figure(`$$W A 100% "test" (4 at 1)
$$  ---------
$$ | . X O . . |
$$ | X 2 1 O . |
$$ | . X O . 3 |
$$ | a # . W . |
$$ | . . . . M |
$$  ---------
`);
const PART = figure('$$B19 Part\n$$ ------\n$$ . 1 X |\n$$ C O ? |\n$$ {AR 1:1 2:2}\n');

describe('boards of engines', () => {
  const lines = (engine: EngineId) => printEngine(WHOLE, engine).text.split('\n');

  it('have the position after the last move, and mark moves as each program does', () => {
    expect(lines('gnugo').slice(0, 6)).toEqual([
      '   A B C D E',
      ' 5 . X O . . 5',
      ' 4 X X O O . 4',
      ' 3 . X O . O 3',
      ' 2 . X . O . 2     WHITE (O) has captured 0 stones',
      ' 1 . . . . . 1     BLACK (X) has captured 0 stones',
    ]);
    const taken = figure('$$B\n$$ ---\n$$ | O 1 |\n$$ | X . |\n$$ ---\n');
    expect(printEngine(taken, 'gnugo').text).toContain(' 1 X . 1     BLACK (X) has captured 1 stones');
    expect(printEngine(taken, 'katago').text).toContain('W stones captured: 1');
    expect(lines('katago')).toContain(' 4 X X1O O .');
    expect(lines('katago')).toContain(' 3 . X O . O2');
    expect(lines('pachi')).toContain('  5 | . X O . . |');
    expect(lines('gomill')).toContain('4  #  #  o  o  .');
    const last = figure('$$B\n$$ -----\n$$ | O . 1 |\n$$ | X . O |\n$$ -----\n');
    expect(printEngine(last, 'leelaz').text).toContain(' 2 O .(X) 2');
    expect(printEngine(last, 'pachi').text).toContain('  2 | O . X)|');
  });

  it.each(Object.keys(ENGINES) as EngineId[])('%s: what is printed is found and read again', (engine) => {
    const { text } = printEngine(WHOLE, engine);
    const found = findDiagrams(text);
    expect(found.length).toBe(1);
    const { diagram } = readDiagram(found[0]!)!.entry;
    const stones = rowsOf({ ...diagram!, labels: [], marks: [], digits: [] });
    expect(stones).toEqual(WHOLE.game.after(WHOLE.game.length).rows());
  });

  it('tell of rules and of facts that they leave out, and of none that are not there', () => {
    const codes = (one: Figure) => printEngine(one, 'katago').lost.map(({ code }) => code);
    const facts = [{ key: 'komi', value: '6.5' }];
    expect(codes({ ...WHOLE, title: null })).not.toContain('lost.rules');
    expect(codes({ ...WHOLE, rules: ['basic'], facts })).toEqual(
      expect.arrayContaining(['lost.rules', 'lost.facts']),
    );
    const { lost } = printEngine({ ...WHOLE, rules: ['basic'] }, 'katago');
    expect(lost.find(({ code }) => code === 'lost.rules')?.message.args).toEqual({ rules: ['basic'] });
  });

  it('tell that a part is one', () => {
    const { lost } = printEngine(PART, 'katago');
    expect(lost.map(({ code }) => code)).toEqual([
      'lost.title',
      'lost.signs',
      'lost.lines',
      'lost.moves',
      'lost.open',
      'lost.unknown',
    ]);
  });
});

describe('LaTeX', () => {
  it('has stones, moves, labels and marks for psgo', () => {
    const { text, lost } = printPsgo(WHOLE);
    expect(text).toContain('\\begin{psgoboard*}[5]');
    expect(text).toContain('  \\stone[\\marksq]{black}{b}{2}\n');
    expect(text).toContain('  \\markpos{\\marklb{a}}{a}{2}\n');
    expect(text).toContain(
      '  \\setcounter{gomove}{0}\\setboolean{blackmove}{false}\n  \\move{c}{4}\n  \\move{b}{4}\n  \\move{e}{3}\n',
    );
    expect(text).toContain('\\small A 100\\% "test" (4 at 1)');
    expect(lost).toEqual([]);
  });

  it('counts the signs that psgo has no command for, and those on a number or an unknown point', () => {
    const count = (one: Figure) =>
      printPsgo(one).lost.find(({ code }) => code === 'lost.signs')?.message.args;
    const at = (name: string) => WHOLE.game.start.position.geometry.point(name);
    const signs = (...names: string[]) => names.map((name) => ({ kind: 'square' as const, point: at(name) }));
    const own = WHOLE.signs;
    expect(count(WHOLE)).toBe(undefined);
    // Move 1 of the figure is at c4, as a number.
    expect(count({ ...WHOLE, signs: [...own, ...signs('c4')] })).toEqual({ count: 1 });
    expect(count({ ...WHOLE, signs: [...own, ...signs('c4', 'b4', 'e5')] })).toEqual({ count: 2 });
    expect(count({ ...WHOLE, signs: [...own, { kind: 'territory', color: 1, point: at('e5') }] })).toEqual({
      count: 1,
    });
  });

  it('places parts on the whole board', () => {
    const { text } = printPsgo(PART);
    expect(text).toContain('\\begin{psgopartialboard*}[19]{(17,18)(19,19)}');
    expect(text).toContain('  \\goarrow{r}{19}{s}{18}');
    expect(text).toContain('  \\markpos{\\markdd}{t}{18}');
    const igo = printIgo(PART);
    expect(igo.text).toContain('\\black[1]{s19}');
    expect(igo.text).toContain('\\showgoban[r18,t19]');
    expect(igo.lost.map(({ code }) => code)).toEqual(['lost.signs', 'lost.unknown', 'lost.lines']);
  });

  it('skips moves that are not drawn', () => {
    const { text } = printIgo(figure('$$Bm5 T (6 pass)\n$$ -----\n$$ | . 1 . |\n$$ | . 3 . |\n$$ -----\n'));
    expect(text).toContain('\\black[5]{b2,-,b1}');
  });

  it('says when a board is too large', () => {
    const size = 25;
    const large = figure(
      `$$B\n${`$$ -${'-'.repeat(50)}\n`}${`$$ |${' .'.repeat(size)} |\n`.repeat(size)}$$ -${'-'.repeat(50)}\n`,
    );
    expect(printPsgo(large).lost.map(({ code }) => code)).toEqual(['lost.size']);
    expect(printIgo(large).text).toContain('\\gobansize{25}');
  });

  it('escapes every character that means something', () => {
    expect(escapeLatex('\\ { } $ & # % _ ^ ~ \n')).toBe(
      '\\textbackslash{} \\{ \\} \\$ \\& \\# \\% \\_ \\textasciicircum{} \\textasciitilde{}  ',
    );
  });
});

describe('Typst', () => {
  it('has one call with all that is drawn, and strings that end where they should', () => {
    const { text, lost } = printTypst(WHOLE);
    expect(text).toContain('  area: ("a1", "e5"),\n');
    expect(text).toContain('  moves: "c4 b4 e3",\n  to-play: "white",\n');
    expect(text).toContain('  labels: (a2: "a"),\n');
    expect(text).toContain('  marks: (e1: "cross", b2: "square", d2: "circle"),\n');
    expect(text).toContain('  caption: "A 100% \\"test\\" (4 at 1)",\n');
    expect(lost).toEqual([]);
    expect(printTypst(PART).text).toContain('  open: ("bottom", "left",),\n');
  });
});

it('one thing is told in the singular, and none and several in the plural', () => {
  expect([0, 1, 2].map((count) => say(message('loss.labels', { count })))).toEqual([
    '0 labels',
    '1 label',
    '2 labels',
  ]);
});
