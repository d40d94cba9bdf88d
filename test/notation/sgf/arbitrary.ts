import fc from 'fast-check';
import type { SgfNode } from '../../../src/notation/sgf/print.ts';
import { escapeText } from '../../../src/notation/sgf/values.ts';

const NAMES = ['B', 'W', 'AB', 'AW', 'AE', 'TR', 'SZ', 'KM', 'C', 'N', 'LB', 'RU', 'XY', 'ZZZ', 'PB'];
/** A `[` in one of these is read as the beginning of the next value, whose predecessor lacks its `]`. */
const STRICT = new Set(NAMES.slice(0, 8));

const plain = fc.oneof(
  fc.stringMatching(/^[a-s]{2}$/),
  fc.constantFrom('', 'tt', 'aa:cc', '19', '6.5', '13:9', ')', 'a;b'),
);

const value = fc.oneof(
  plain,
  fc
    .string({
      unit: fc.constantFrom('a', 'Z', ' ', '[', ']', '\\', ':', ';', '(', ')', '\n', 'é', '黒', '𝄞'),
      maxLength: 24,
    })
    .map((text) => escapeText(text)),
);

const properties = fc
  .uniqueArray(fc.constantFrom(...NAMES), { maxLength: 4 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc
          .array(STRICT.has(name) ? plain : value, { minLength: 1, maxLength: name === 'LB' ? 4 : 2 })
          .map((values) => [name, values] as const),
      ),
    ),
  );

/** Trees that are right by the grammar, whatever they mean. */
export const tree: fc.Arbitrary<SgfNode> = fc.letrec<{ node: SgfNode }>((tie) => ({
  node: fc.record({
    properties,
    children: fc.oneof({ maxDepth: 5 }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
  }),
})).node;

/** Texts that begin as SGF and were spoilt: characters inserted, deleted, exchanged. */
export function spoilt(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    remove: fc.nat(3),
    insert: fc.string({
      unit: fc.constantFrom('(', ')', ';', '[', ']', '\\', 'B', 'b', ':', ' ', '\n', 'x'),
      maxLength: 3,
    }),
  });
  return fc.tuple(text, fc.array(edit, { minLength: 1, maxLength: 4 })).map(([whole, edits]) => {
    let out = whole;
    for (const { at, remove, insert } of edits) {
      const start = Math.floor(at * out.length);
      out = out.slice(0, start) + insert + out.slice(start + remove);
    }
    return out;
  });
}

/** Pieces of games that fit together badly: values that have no end, brackets and parentheses across games. */
export const openPieces = fc.constantFrom(
  '(;KM[6)',
  '(;B[aa',
  '(;C[x)',
  '(;W[bb\\]',
  'AB[aa][b',
  ';W[bb]',
  '(;SZ[3];B[bb])',
  '](;',
  '[',
  ']',
  '(',
  ')',
  ';',
  '\\',
  'B',
  ' ',
  '\n',
);

/** Characters that mean something to SGF, in any order. */
export const junk = fc.string({
  unit: fc.constantFrom(
    '(',
    ')',
    ';',
    '[',
    ']',
    '\\',
    ':',
    'B',
    'W',
    'AB',
    'a',
    'dd',
    ' ',
    '\r\n',
    '\u{feff}',
    '1',
  ),
  maxLength: 60,
});
