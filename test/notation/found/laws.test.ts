import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SourceKind, sourceOf } from '../../../src/notation/found/source.ts';
import { findDiagrams, NOTATIONS, readDiagram } from '../../../src/notation/index.ts';
import { expectSeen, runs, sized } from '../../runs.ts';

const KINDS: readonly SourceKind[] = ['plain', 'texinfo', 'c', 'markdown', 'latex', 'db'];

/** Pieces of which drawings and what looks like them are made. */
const PARTS = [
  'XO.',
  '.X',
  '. . X O',
  ' ',
  '  ',
  '\t',
  '\n',
  '\n',
  '\n\n',
  '|',
  '+---+',
  '\\0??+\\- @(\n\\0??+\\- !+\n',
  '\\012+',
  '----',
  '| . X |',
  '19',
  ' 9',
  'A B C',
  'abc',
  '(a)',
  '!',
  '*',
  '?X?',
  'O)',
  '(X)',
  'X1',
  '`',
  ',',
  ':8,D',
  ';lib(a)',
  '>x(a)',
  'Pattern 1',
  '/*',
  '*/',
  '* ',
  '// ',
  '# ',
  '> ',
  '@example',
  '@end example',
  '@@',
  'colors: X=white',
  'digits: moves',
  'moves: a1',
  '123',
  '\r',
  '\u{1F600}',
  '●○',
  '$$',
  'word',
  '"',
  "'",
  '`',
  'R"(',
  ')",',
  '"XO."',
  "['O.X',",
  '\\n"',
  '.BW.',
  'boardsize 5\n',
  '- - - -',
  '[go]',
  '[/go]',
  ...NOTATIONS.flatMap(({ mark }) => (mark ? [`${mark}\n`] : [])),
];
const soup = fc
  .array(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PARTS) }, { weight: 1, arbitrary: fc.string() }),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(''));

/** Rows of one width, each behind the same sign: what mere pieces rarely come to. */
const drawing = fc
  .tuple(
    fc.constantFrom('', '', '| ', '$$ ', '// ', '> ', '  ', '9 '),
    fc.constantFrom('', ' '),
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.array(fc.constantFrom(...'...XXOO+,?a1'), { minLength: 9, maxLength: 9 }), { maxLength: 7 }),
  )
  .map(([sign, between, width, rows]) =>
    ['', ...rows.map((row) => sign + row.slice(0, width).join(between)), ''].join('\n'),
  );

const texts = fc.oneof(
  soup,
  fc.tuple(soup, drawing, fc.constantFrom(...PARTS), drawing).map((parts) => parts.join('')),
);

describe('finding and reading', () => {
  test('no text makes it fail; spans lie in the text, in their entry, in order', () => {
    let boards = 0;
    fc.assert(
      fc.property(texts, fc.constantFrom(...KINDS), (text, kind) => {
        for (const found of findDiagrams(text, { kind })) {
          const { span } = found;
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(text.length);
          const reading = readDiagram(found);
          if (!reading) throw new Error(`${found.notation} does not read what it found`);
          const { entry, facts } = reading;
          expect(entry.text).toBe(text.slice(span.start, span.end));
          const { diagram } = entry;
          // `$$` with nothing drawn below it has a mark of its own, and no board.
          if (!diagram) expect(found.notation).toBe('senseis');
          if (!diagram) continue;
          boards++;
          expect(diagram.cells.length).toBe(diagram.columns * diagram.rows);
          expect(diagram.spans.length).toBe(diagram.cells.length);
          const spans = [...entry.problems.map((p) => p.span), ...diagram.spans, ...facts.map((f) => f.span)];
          for (const { start, end } of spans) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(start).toBeLessThanOrEqual(end);
            expect(end).toBeLessThanOrEqual(entry.text.length);
          }
        }
      }),
      { numRuns: runs(300) },
    );
    expectSeen(boards, 100);
  });

  test('a point is read where its sign stands', () => {
    let stones = 0;
    fc.assert(
      fc.property(texts, (text) => {
        for (const found of findDiagrams(text)) {
          const { entry } = readDiagram(found)!;
          // In a pattern's second diagram letters stand where the first one has stones.
          if (!entry.diagram || found.notation === 'gnugo-patterns') continue;
          const { cells, spans } = entry.diagram;
          // Of `$$` diagrams some capitals are stones with marks on them.
          const signs = found.notation === 'senseis' ? 'XOB#YZW@QP' : 'XOxo#@*●○$&BWbw';
          cells.forEach((cell, point) => {
            const sign = entry.text.slice(spans[point]!.start, spans[point]!.end);
            if (cell !== 1 && cell !== 2) return;
            stones++;
            if (found.notation === 'sgf2dg') expect(sign).toMatch(/^\\/);
            else expect([...signs]).toContain(sign);
          });
        }
      }),
      { numRuns: runs(120) },
    );
    expectSeen(stones, 240);
  });
});

describe('finding is linear', () => {
  /** Repetitions of a part, against a quarter of them, which have each part at least once. */
  const LONG = sized(400, 8000);

  /** Texts made to hurt: each of them n times as long as its part. */
  const HURTFUL: Record<string, (n: number) => string> = {
    'rows without end': (n) => 'XO.X.O\n'.repeat(n),
    'rows of many pieces': (n) => `${'XO. '.repeat(200)}\n`.repeat(n / 100),
    'one very long line': (n) => 'X O . '.repeat(n),
    'a long line of bars': (n) => '| '.repeat(n),
    'edges below edges': (n) => '+----+\n'.repeat(n),
    'open comments': (n) => '/* XO\n'.repeat(n),
    'open examples': (n) => '@example\nXO.\nX.O\n'.repeat(n),
    'comment marks': (n) => '# \n> \n'.repeat(n),
    'one row each, with blank lines between': (n) => 'XO.O\n\n'.repeat(n),
    'words below words': (n) => 'abc def XO. ghi jkl\n'.repeat(n),
    stairs: (n) => Array.from({ length: n / 4 }, (_, i) => `${' '.repeat(i % 25)}XO.XO`).join('\n'),
    digits: (n) => '1 2 3 4 5 6\n'.repeat(n),
    ellipses: (n) => 'and so on ... as is said of XO. there\n'.repeat(n),
    'literals without end': (n) => '"XO.\n'.repeat(n),
    'literals of nothing': (n) => `${'"'.repeat(100)}\n`.repeat(n / 50),
    'many literals on a line': (n) => `${'"XO.", '.repeat(50)}\n`.repeat(n / 25),
    'closed literals': (n) => '"XO.X"],\n"OX.O",\n'.repeat(n / 2),
    'raw literals within each other': (n) => 'R"(R"(XO.X)"\n'.repeat(n),
    'back quotes': (n) => '```\n`XO.`\n~~~\n'.repeat(n),
    'fences in fences': (n) => '````goban\n```\n| X O\n'.repeat(n),
    'marks and words in turn': (n) => '# XO.\nif x: y\n'.repeat(n),
    'comments in turn': (n) => '// XO.\nXO.\n/* XO.\n*/\n'.repeat(n / 2),
    'spaced hyphens': (n) => `${'- '.repeat(100)}\n`.repeat(n / 50),
    'letters in their order': (n) => 'A B C D E F G H J\n'.repeat(n),
    'names of columns above names': (n) => '  ABCDEFGHJ\n9.........\n'.repeat(n),
    dollars: (n) => '$$B (5 at 1)\n$$ | . X O\n'.repeat(n),
    'tags of forums': (n) => '[go]$$B\n$$ | . X[/go]\n'.repeat(n),
    'numbers beside rows': (n) => '19 | . X O | 19 | : : : |\n'.repeat(n),
    'stones for colors': (n) => '.BW.bw.\nB W . b w .\n'.repeat(n),
    'points of TeX': (n) => '\\0??+\\- @+\\001+\n'.repeat(n),
    'points of TeX without rows': (n) => '\\goo\\0??+'.repeat(n),
    titles: (n) => 'Pattern a\n\nX.\n\n:8\n'.repeat(n),
    'marks above rows': (n) => NOTATIONS.map(({ mark = '' }) => `${mark}\n.XO\n`.repeat(n / 20)).join(''),
  };

  test.each(Object.entries(HURTFUL))('%s', (_name, make) => {
    const work = (n: number, kind: SourceKind) => {
      const source = sourceOf(make(n), kind);
      for (const { find } of NOTATIONS) find(source);
      return source.work;
    };
    for (const kind of ['plain', 'texinfo', 'c', 'markdown', 'db'] as const) {
      const most = work(LONG, kind);
      expect(most).toBeLessThanOrEqual(4 * work(LONG / 4, kind) * 1.05 + LONG / 2);
      expect(most).toBeLessThanOrEqual(8 * make(LONG).length + LONG / 2);
    }
  });

  test('rows that no board has are not looked at closely, however many there are', () => {
    expect(findDiagrams('XO.X.O\n'.repeat(sized(40_000, 200_000)))).toEqual([]);
  });
});
