import { describe, expect, it } from 'vitest';
import { findDiagrams, readDiagram } from '../../src/notation/index.ts';
import { koban } from '../cli/run.ts';

const BOARD = '┌┬┬┬┐\n├●○┼┤\n├●┼○┤\n├┼●○┤\n└┴┴┴┘\n';
const ENTRY = `+-----------+
| . . . . . |
| . X O . . |
| . X . O . |
| . . X O . |
| . . . . . |
+-----------+
`;

const converted = (text: string, name = 'a.txt') =>
  koban(['convert', '--to', 'goban', name], { [name]: text });

describe('boards of box-drawing characters', () => {
  it.each([
    ['side by side', BOARD],
    ['with blanks', BOARD.replace(/(\S)(?=\S)/g, '$1 ')],
    ['with lines between', BOARD.replace(/(\S)(?=\S)/g, '$1─')],
    ['in a quotation', BOARD.replace(/^(?=.)/gm, '> ')],
    ['with heavy edges', '┏┯┯┯┓\n┠●○┼┨\n┠●┼○┨\n┠┼●○┨\n┗┷┷┷┛\n'],
    [
      'with numbers of rows',
      BOARD.split('\n')
        .map((row, i) => (row ? ` ${5 - i} ${row}` : row))
        .join('\n'),
    ],
  ])('%s', (_how, board) => {
    expect(converted(`A board:\n\n${board}\nBlack has lost.\n`).out).toBe(ENTRY);
  });

  it('have the sides that are drawn, and spans of their points', () => {
    const text = 'Look:\n\n┬┬┐\n●○┤\n┼●┤\n';
    const [found] = findDiagrams(text);
    const { diagram } = readDiagram(found!)!.entry;
    expect(diagram).toMatchObject({ columns: 3, rows: 3, open: ['bottom', 'left'], whole: null });
    const { start, end } = diagram!.spans[3]!;
    expect(text.slice(found!.span.start).slice(start, end)).toBe('●');
  });

  it.each([
    ['a whole board', ENTRY],
    ['a corner', '+------\n| . X O\n| X X O\n| . O a\n'],
    ['a full row', '+-------+\n| . X . |\n| X O X |\n| . . O |\n+-------+\n'],
  ])('are written, and read as they were: %s', (_what, entry) => {
    const { out, code } = koban(['convert', '--to', 'unicode', '--strict', 'a.goban'], { 'a.goban': entry });
    expect(code).toBe(0);
    expect(converted(out).out).toBe(entry);
  });

  it.each([
    ['a table', '┌─┬─┐\n│a│b│\n├─┼─┤\n│c│d│\n└─┴─┘\n'],
    ['a tree', 'src\n├─ a\n├─ b\n└─ c\n'],
    ['an empty table', '┌┬┐\n├┼┤\n└┴┘\n'],
  ])('are not %s', (_what, text) => {
    expect(findDiagrams(text)).toEqual([]);
  });

  it('take little time for a line that is nearly a row', () => {
    const before = process.cpuUsage();
    expect(findDiagrams(`├┼┤\n● ${'a '.repeat(26)}!\n`)).toEqual([]);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(1);
  });
});
