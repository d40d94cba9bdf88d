import { describe, expect, it } from 'vitest';
import { pack } from '../../../src/notation/sgf/lexis.ts';
import { parseSgf } from '../../../src/notation/sgf/tree.ts';

/** The tree in a line: `B[aa] (W[bb]) (W[cc] B[dd])`, and what is wrong with it: kind and text. */
function read(text: string) {
  const sgf = parseSgf(text);
  const node = (n: number): string => {
    const own: string[] = [];
    for (let p = sgf.firstProperty(n); p < sgf.endProperty(n); p++)
      own.push(
        sgf.name(p) +
          sgf
            .valuesOf(p)
            .map((value) => `[${value}]`)
            .join(''),
      );
    const children = sgf.children(n);
    const rest = children.length === 1 ? [node(children[0]!)] : children.map((child) => `(${node(child)})`);
    return [own.join('') || '-', ...rest].join(' ');
  };
  const faults = sgf.faults.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`.trim());
  return [sgf.games.map(node), faults];
}

describe('the scanner', () => {
  it.each<[string, string, string[], string[]]>([
    ['one game', '(;B[aa];W[bb](;B[cc])(;B[dd];W[ee]))', ['B[aa] W[bb] (B[cc]) (B[dd] W[ee])'], []],
    ['a collection', '(;B[aa])\n\n(;W[bb])', ['B[aa]', 'W[bb]'], []],
    ['blanks everywhere', ' ( ; B [aa] ; AB [aa]\n [bb] ) ', ['B[aa] AB[aa][bb]'], []],
    ['a byte order mark', '\u{feff}(;B[aa])', ['B[aa]'], []],
    ['escapes', '(;C[a\\]b\\\\];B[aa])', ['C[a\\]b\\\\] B[aa]'], []],
    ['an escape at the end of a long text', '(;C[0123456789\\\\];B[aa])', ['C[0123456789\\\\] B[aa]'], []],
    ['an escaped bracket in a long text', '(;C[0123456789\\]x];B[aa])', ['C[0123456789\\]x] B[aa]'], []],
    ['an escaped bracket where no bracket may be', '(;B[a\\]a];W[bb\\\\])', ['B[a\\]a] W[bb\\\\]'], []],
    ['long names', '(;Black[aa]AddWhite[bb]GaMe[1])', ['B[aa]AW[bb]GM[1]'], []],
    ['names with digits', '(;K2[x]B[aa])', ['K2[x]B[aa]'], []],
    [
      'text around the games',
      'From: me\n(;B[aa])\nBye (all)',
      ['B[aa]'],
      ['outside From: me', 'outside Bye (all)'],
    ],
    ['text after an unescaped bracket', '(;C[see [1] here];B[aa])', ['C[see [1] B[aa]'], ['stray here]']],
    ['a comma in a list', '(;AB[aa],[bb])', ['AB[aa][bb]'], ['stray ,']],
    ['a name without a value', '(;B;W[aa])', ['B W[aa]'], ['no-value B']],
    ['a value without a name', '(;[aa]W[bb])', ['[aa]W[bb]'], ['no-name']],
    ['a game without ;', '(B[aa];W[bb])', ['B[aa] W[bb]'], ['no-node']],
    ['a property behind a variation', '(;B[aa](;W[bb])C[x])', ['B[aa] (W[bb]) (C[x])'], ['no-node']],
    ['a node behind a variation', '(;B[aa](;W[bb]);W[cc])', ['B[aa] (W[bb]) (W[cc])'], ['late-node ;']],
    ['an empty variation', '(;B[aa](;W[bb]())(;W[cc]))', ['B[aa] (W[bb]) (W[cc])'], ['stray ()']],
    ['an aside in parentheses', '(;B[aa] (so (x)) ;W[bb])', ['B[aa] W[bb]'], ['stray (so (x))']],
    [
      'an aside with a capital',
      '(;B[aa] (see A) ;W[bb])',
      ['B[aa]A W[bb]'],
      ['stray (see', 'no-value A', 'stray )'],
    ],
    [
      'an aside that is not closed, up to the next node',
      '(;B[aa](;W[bb] :(x ;B[cc])(;W[dd]))',
      ['B[aa] (W[bb] B[cc]) (W[dd])'],
      ['stray :(x'],
    ],
    ['no end', '(;B[aa](;W[bb]', ['B[aa] W[bb]'], ['unclosed-tree (']],
    ['one end too many', '(;B[aa]))', ['B[aa]'], ['extra-close )']],
    ['a move without ]', '(;B[aa;W[bb];B[cc])', ['B[aa] W[bb] B[cc]'], ['unclosed-value [aa']],
    ['a move without ] at the end of a line', '(;B[aa\n;W[bb])', ['B[aa] W[bb]'], ['unclosed-value [aa']],
    ['stones without ]', '(;AB[aa[bb][cc])', ['AB[aa][bb][cc]'], ['unclosed-value [aa']],
    ['a comment without ]', '(;B[aa]C[x)', ['B[aa]C[x)]'], ['unclosed-value [x)', 'unclosed-tree (']],
    ['nothing', '', [], []],
    ['no SGF', 'Hello', [], ['outside Hello']],
    ['an empty game', '()', [], ['outside ()']],
    ['games in parentheses', '((;B[aa])(;W[bb]))', ['B[aa]', 'W[bb]'], []],
  ])('reads %s', (_what, text, trees, faults) => {
    expect(read(text)).toEqual([trees, faults]);
  });

  it('reads moves beside characters beyond ASCII at the same places', () => {
    const text = '(;C[x];B[aa];W[bb]\n;B[cc]C[yz];W[dd];B[ee])';
    const tables = (of: string) => {
      const { nodes, properties, values } = parseSgf(of).raw;
      return [nodes, properties, values].map((table) => [...table]);
    };
    const wide = text.replace('x', '\u56F2').replace('y', '\u00E9').replace('z', '\uD83D');
    expect(tables(wide)).toEqual(tables(text));
    const long = 'a'.repeat(300_000);
    expect(tables(wide.replace('C[', `C[${long}`))).toEqual(tables(text.replace('C[', `C[${long}`)));
  });

  it('packs names, and leaves out lower case', () => {
    expect(pack('Black')).toBe(pack('B'));
    expect(pack('B')).toBe(2);
    expect(pack('AB')).not.toBe(pack('BA'));
    expect(pack('K2')).toBe(-1);
    expect(pack('ABCDEFGH')).toBe(-1);
    expect(pack('black')).toBe(0);
  });
});

describe('text that is no game', () => {
  const movesOf = (text: string) => {
    const sgf = parseSgf(text);
    return Array.from(
      { length: sgf.propertyCount },
      (_, p) => `${sgf.name(p)}${sgf.valuesOf(p).join('')}`,
    ).join(' ');
  };

  it.each([
    ['Thanks (; here is the game:\n(;SZ[9];B[ee])', 'SZ9 Bee'],
    ['Smile (;-) and\n(;SZ[9];B[ee])', 'SZ9 Bee'],
    ['(; Here is my game: (;SZ[9];B[ee]))', 'SZ9 Bee'],
    ['(;\n;B[ee])', 'Bee'],
    ['(;B', 'B'],
    ['(;b[ee];w[cc])', 'Bee Wcc'],
    ['(;sz[9]ab[aa][bb];B[ee])', 'SZ9 ABaabb Bee'],
    ['(;C[see] b[ee])', 'Csee'],
  ])('%j', (text, moves) => {
    expect(movesOf(text).startsWith(moves)).toBe(true);
  });
});
