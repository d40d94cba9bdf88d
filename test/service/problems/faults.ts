import { branchesOf, other, point, type Written } from './book.ts';

/** Faults by the code that finds them; `null` where a problem has no place for one. */
export const FAULTS: readonly (readonly [string, (problem: Written) => string | null])[] = [
  [
    'problem.refuted',
    ({ first, head, moves, right }) => {
      const wrong = moves.find(({ point: p }) => p !== null && !right.includes(p))?.point;
      return wrong == null ? null : `(${head};${first}[${point(wrong)}])`;
    },
  ],
  ['problem.unmarked', (one) => `(${one.head}${branchesOf(one).wrong.join('')})`],
  [
    'problem.also-right',
    (one) => {
      const { right, wrong } = branchesOf(one);
      return right.length < 2 ? null : `(${one.head}${right[0]}${wrong.join('')})`;
    },
  ],
  [
    'problem.wrong-is-right',
    (one) => {
      const { right, wrong } = branchesOf(one);
      const [first, second] = right;
      return second ? `(${one.head}${first}${second.replace('TE[1]', 'BM[1]')}${wrong.join('')})` : null;
    },
  ],
  [
    'problem.no-refutation',
    (one) => {
      const { right, wrong } = branchesOf(one);
      const [first, ...rest] = wrong;
      const alone = first?.replace(/;[BW]\[..\]\)$/, ')');
      return alone ? `(${one.head}${right.join('')}${alone}${rest.join('')})` : null;
    },
  ],
  [
    'problem.weak-refutation',
    (one) => {
      const { first, head, weak } = one;
      if (!weak) return null;
      const branch = `(;${first}[${point(weak[0])}]BM[1];${other(first)}[${point(weak[1])}])`;
      return `(${head}${branchesOf(one).right.join('')}${branch})`;
    },
  ],
  [
    'problem.line',
    (one) => {
      const { line } = one;
      if (!line) return null;
      const text = `(${one.head}${branchesOf(one).right.join('')})`;
      return text.replace(`[${point(line.good)}])`, `[${point(line.bad)}])`);
    },
  ],
  [
    'problem.ko',
    (one) => (one.isKo ? `(${one.head}${branchesOf(one).right.join('').replaceAll('C[ko]', '')})` : null),
  ],
  // The wall has a hole at its lower right corner, which is all that some walls hang by.
  [
    'problem.unclear',
    (one) => {
      const wall = one.rows.at(-1)?.[0] === 'X' ? 'AB' : 'AW';
      const y = 'abcdefghi'[one.rows.length - 1];
      const x = [...(one.rows.at(-2) ?? '')].indexOf('.');
      if (x < 0) return null;
      const hole = `[${'abcdefghi'[x]}${y}]`;
      const head = one.head.replace(
        new RegExp(`(${wall}(?:\\[..\\])*?)${hole.replace(/[[\]]/g, '\\$&')}`),
        '$1',
      );
      return head === one.head ? null : `(${head}${branchesOf(one).right.join('')})`;
    },
  ],
  // The move has been played already.
  [
    'problem.not-needed',
    (one) => {
      const { first, head, isKo, right } = one;
      const [played] = right;
      if (isKo || played === undefined) return null;
      const stones = first === 'B' ? 'AB' : 'AW';
      const text = head.replace(stones, `${stones}[${point(played)}]`);
      const next = one.moves.find(({ point: p }) => p !== played && p !== null)?.point;
      return next == null ? null : `(${text};${first}[${point(next)}])`;
    },
  ],
];
