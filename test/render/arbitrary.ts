/** Random pictures for the laws: any shape, any rows (ragged and foreign ones too), any marks, any text. */
import fc from 'fast-check';
import type { Mark } from '../../src/protocol/player.ts';
import type { BoardPicture } from '../../src/render/index.ts';

/** What people and attackers type. */
export const NASTY: readonly string[] = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  ']]><![CDATA[',
  '--><!--',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
  '&lt;&amp;&#0;&#xD800;',
  `$\{1}\`{{1}}%s\\`,
  '![x](javascript:alert(1))',
  '\u0000\u0001\u0008\u000b\u001f\u007f\u0085\ufffe\uffff',
  '\ud800',
  '\udc00a',
  'a\ud83d',
  '\u202eright to left\u202c',
  '\t\n\r',
  '黒白 ★ 👩‍💻',
];

export const anyText = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 12 }));

const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom<Mark>({ kind: 'last' }, { kind: 'hot' }, { kind: 'repeats' }, { kind: 'cross' }),
  anyText.map((rule): Mark => ({ kind: 'forbidden', rule })),
  fc
    .tuple(fc.constantFrom('number', 'label', 'eye'), anyText)
    .map(([kind, text]) => ({ kind, text }) as Mark),
  fc.integer({ min: -3, max: 9 }).map((group): Mark => ({ kind: 'mouth', group })),
);

const size = fc.integer({ min: 1, max: 25 });
const sides = fc.uniqueArray(fc.constantFrom('top', 'right', 'bottom', 'left'));

export const anyPicture: fc.Arbitrary<BoardPicture> = fc
  .record({
    columns: size,
    rows: size,
    open: sides,
    origin: fc.record({ column: size, row: size }),
    whole: fc.option(fc.record({ columns: size, rows: size })),
  })
  .chain((shape) => {
    const point = fc.integer({ min: -3, max: shape.columns * shape.rows + 3 });
    const row = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.string({
          unit: fc.constantFrom('X', 'O', '.', '?'),
          minLength: shape.columns,
          maxLength: shape.columns,
        }),
      },
      { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
    );
    return fc.record({
      shape: fc.constant(shape as BoardPicture['shape']),
      rows: fc.array(row, { minLength: 0, maxLength: shape.rows + 1 }),
      marks: fc.array(fc.record({ point, mark }), { maxLength: 8 }),
      labels: fc.array(fc.record({ point, text: anyText }), { maxLength: 4 }),
      crosses: fc.array(point, { maxLength: 3 }),
    });
  });
