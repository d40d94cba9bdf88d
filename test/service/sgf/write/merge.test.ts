import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSgf } from '../../../../src/notation/sgf/index.ts';
import { mergeRecords } from '../../../../src/service/index.ts';
import { runs } from '../../../runs.ts';

function joined(ours: string, theirs: string): string {
  const { start, end, text } = mergeRecords(ours, theirs)!;
  return ours.slice(0, start) + text + ours.slice(end);
}

/** The moves from the first to each leaf, each as one string. */
function lines(text: string): string[] {
  const sgf = parseSgf(text);
  const from = (node: number, before: string): string[] => {
    const span = sgf.nodeSpan(node);
    const move = /(?<![A-Z])[BW]\[\w*\]/.exec(text.slice(span.start, span.end))?.[0] ?? '';
    const children = [...sgf.children(node)];
    return children.length === 0 ? [before + move] : children.flatMap((child) => from(child, before + move));
  };
  return from(0, '');
}

const moves = fc.array(fc.constantFrom('aa', 'bb', 'cc', 'dd'), { minLength: 1, maxLength: 5 });
const recordOf = (line: readonly string[]) =>
  `(;GM[1]FF[4]SZ[9]${line.map((point, n) => `;${n % 2 === 0 ? 'B' : 'W'}[${point}]`).join('')})`;

describe('a record merged into another', () => {
  test('brings its variation, and the text keeps its own', () => {
    fc.assert(
      fc.property(moves, moves, (a, b) => {
        const [ours, theirs] = [recordOf(a), recordOf(b)];
        const found = lines(joined(ours, theirs));
        // A line that is the beginning of the other goes on as that one.
        for (const line of [...lines(ours), ...lines(theirs)])
          expect(found.some((one) => one.startsWith(line))).toBe(true);
        expect(found.length).toBeLessThanOrEqual(2);
        expect(joined(joined(ours, theirs), theirs)).toBe(joined(ours, theirs));
      }),
      { numRuns: runs(200), seed: 51 },
    );
  });

  test('is one edit that leaves what both have, and none where there is nothing new', () => {
    const ours = '(;GM[1]FF[4]SZ[9];B[ee];W[cc])';
    expect(mergeRecords(ours, ours)).toMatchObject({ text: '', conflicts: 0 });
    const { start, end } = mergeRecords(ours, '(;GM[1]FF[4]SZ[9];B[ee];W[gg]C[there])')!;
    expect(start).toBeGreaterThanOrEqual(ours.indexOf('B[ee]'));
    expect(end).toBeLessThanOrEqual(ours.length);
    expect(mergeRecords(ours, 'not a record')).toBeNull();
    expect(mergeRecords('(;PB[A])', '(;PB[B])')!.conflicts).toBe(1);
  });
});
