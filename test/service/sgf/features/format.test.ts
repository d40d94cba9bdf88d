import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../src/document/index.ts';
import { finish } from '../../../../src/go/task.ts';
import { parseSgf, printGame, type SgfText } from '../../../../src/notation/sgf/index.ts';
import { analyse, DEFAULT_SETTINGS, format, selection } from '../../../../src/service/index.ts';

import { junk, spoilt, tree } from '../../../notation/sgf/arbitrary.ts';
import { expectSeen, runs } from '../../../runs.ts';
import { games } from '../trees.ts';

const analysed = (text: string) => analyse(openDocument('test:///a.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);

function formatted(text: string, within?: { start: number; end: number }): string {
  let out = text;
  const edits = finish(format(analysed(text), within)) ?? [];
  for (const { span, text: put } of [...edits].reverse())
    out = out.slice(0, span.start) + put + out.slice(span.end);
  return out;
}

/** Everything but the blanks between tokens. */
function tokens(sgf: SgfText): unknown {
  return Array.from({ length: sgf.nodeCount }, (_, node) => {
    const own: unknown[] = [];
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++)
      own.push([sgf.written(p), sgf.valuesOf(p)]);
    return [sgf.parent(node), own];
  });
}

const texts = fc.oneof(
  games(9),
  fc
    .array(tree, { minLength: 1, maxLength: 3 })
    .map((list) => list.map((one) => printGame(one, '\n  ')).join(' \n')),
);

describe('formatting SGF', () => {
  it('twice changes nothing more, and the meaning stays', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = formatted(text);
        expect(formatted(once)).toBe(once);
        expect(tokens(parseSgf(once))).toEqual(tokens(parseSgf(text)));
        expect(parseSgf(once).faults).toEqual([]);
      }),
      { numRuns: runs(160) },
    );
  });

  it.each(['(;M[];\nPB[kinchan])', '(;P[];\nB[ec][fhad];W[][])', '(;B [aa]\n[bb];\t\n W[cc])'])(
    'of %j twice changes nothing more',
    (text) => {
      const once = formatted(text);
      expect(formatted(once)).toBe(once);
    },
  );

  it.each(['(;M[]\0)', '(\x01;B[aa]  ;W[bb])', '(;B[aa]\x0c;W[bb]  )', '(;B\x1f[aa] )'])(
    'keeps the control characters of %j',
    (text) => {
      expect(formatted(text)).toBe(text);
    },
  );

  it('of files with blanks and control characters anywhere removes blanks only, and settles at once', () => {
    const blanks = fc.array(
      fc.tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(
          ' ',
          '\n',
          '\n\n',
          '\t',
          '\r',
          ';\n',
          ';',
          '\0',
          '\x0b',
          '\x0c',
          '\x1b',
          '\x7f',
          'B[aa]\n',
        ),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(texts, blanks, (text, marks) => {
        let mutated = text;
        for (const [where, mark] of marks) {
          const at = Math.round(where * mutated.length);
          mutated = mutated.slice(0, at) + mark + mutated.slice(at);
        }
        const once = formatted(mutated);
        const rest = (whole: string) => whole.replace(/[ \t\r\n]/g, '');
        expect(rest(once)).toBe(rest(mutated));
        expect(formatted(once)).toBe(once);
        expect(tokens(parseSgf(once))).toEqual(tokens(parseSgf(mutated)));
      }),
      { numRuns: runs(200) },
    );
  });

  it('of a range does what formatting of all does there, and nothing elsewhere', () => {
    fc.assert(
      fc.property(texts, fc.nat(300), fc.nat(200), (text, start, length) => {
        const all = finish(format(analysed(text))) ?? [];
        const some = finish(format(analysed(text), { start, end: start + length }));
        expect(some).toEqual(all.filter(({ span }) => span.start >= start && span.end <= start + length));
      }),
    );
  });

  it('leaves what is broken as it is, and never fails', () => {
    expect(formatted('(;B[aa]  ;W[bb]')).toBe('(;B[aa]  ;W[bb]');
    expect(formatted('(;AB[aa] , [bb]  ;W[bb])')).toBe('(;AB[aa] , [bb]  ;W[bb])');
    fc.assert(
      fc.property(fc.oneof(spoilt(texts), junk), (text) => {
        const once = formatted(text);
        expect(once.replace(/[ \t\r\n]/g, '')).toBe(text.replace(/[ \t\r\n]/g, ''));
        expect(formatted(once)).toBe(once);
      }),
      { numRuns: runs(120) },
    );
  });

  it('packs moves, and gives variations and comments lines of their own', () => {
    const moves = Array.from(
      { length: 14 },
      (_, i) => `;${i % 2 ? 'W' : 'B'}[${String.fromCharCode(97 + i)}a]`,
    ).join(' ');
    expect(
      formatted(
        `( ;GM[1] FF[4]\n${moves};B[cc]C[two\n lines];W[dd](;B[ee]) (;B[ff]\n;W[gg](;B[hh])(;B[ii])))`,
      ),
    ).toBe(
      `(;GM[1]FF[4]
;B[aa];W[ba];B[ca];W[da];B[ea];W[fa];B[ga];W[ha];B[ia];W[ja];B[ka];W[la];B[ma]
;W[na]
;B[cc]C[two
 lines]
;W[dd]
  (;B[ee])
  (;B[ff];W[gg]
    (;B[hh])
    (;B[ii])
  )
)`,
    );
  });
});

describe('selections', () => {
  it('grow, whatever the text', () => {
    let steps = 0;
    fc.assert(
      fc.property(fc.oneof(texts, spoilt(texts), junk), fc.nat(200), (text, offset) => {
        const spans = selection(analysed(text), Math.min(offset, text.length)) ?? [];
        spans.slice(1).forEach((span, i) => {
          steps++;
          expect(span.start).toBeLessThanOrEqual(spans[i]!.start);
          expect(span.end).toBeGreaterThanOrEqual(spans[i]!.end);
        });
      }),
    );
    expectSeen(steps, 100);
  });
});
