import fc from 'fast-check';
import { letterOf } from '../../../src/notation/sgf/points.ts';

export interface Branch {
  readonly node: string;
  readonly children: readonly Branch[];
}

const point = (size: number) =>
  fc.tuple(fc.nat(size - 1), fc.nat(size - 1)).map(([x, y]) => letterOf(x) + letterOf(y));

/** Trees of moves on a small board, where captures and kos happen, with setup, passes and moves that cannot be made. */
export function games(size: number): fc.Arbitrary<string> {
  const at = point(size);
  const node = fc.oneof(
    { weight: 16, arbitrary: fc.tuple(fc.constantFrom('B', 'W'), at).map(([c, p]) => `;${c}[${p}]`) },
    { weight: 1, arbitrary: fc.constantFrom(';B[]', ';W[tt]', ';C[no move]', ';B[??]', ';PL[W]', ';B[zz]') },
    {
      weight: 1,
      arbitrary: fc
        .tuple(at, at, at, fc.constantFrom('', 'PL[B]', 'PL[W]'))
        .map(([a, b, c, turn]) => `;AB[${a}]AW[${b}]AE[${c}]${turn}`),
    },
  );
  const line = fc.array(node, { minLength: 1, maxLength: 10 }).map((nodes) => nodes.join(''));
  const tree = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc
      .tuple(line, fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('tree'), { maxLength: 3 })))
      .map(([own, children]) => own + children.map((child) => `(${child})`).join('')),
  })).tree;
  return fc
    .tuple(fc.array(at, { maxLength: 4 }), fc.array(at, { maxLength: 4 }), tree)
    .map(([black, white, moves]) => {
      const list = (points: string[]) => points.map((p) => `[${p}]`).join('');
      const setup =
        (black.length > 0 ? `AB${list(black)}` : '') + (white.length > 0 ? `AW${list(white)}` : '');
      return `(;GM[1]SZ[${size}]${setup}${moves})`;
    });
}
