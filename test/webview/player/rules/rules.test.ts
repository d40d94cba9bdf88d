import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompareRow, Comparison } from '../../../../src/protocol/compare.ts';
import { asMarkdown } from '../../../../webview/player/rules/markdown.ts';
import { differs, moved, shownMoves } from '../../../../webview/player/rules/model.ts';
import { anyText } from '../../../render/arbitrary.ts';
import '../../english.ts';

type Verdict = CompareRow['cells'][number]['verdict'];

/** A table by the first letters of verdicts: `af` is allowed under the first rule and forbidden under the second. */
function comparison(rows: readonly string[], inForce = 0): Comparison {
  const kinds: Record<string, Verdict> = {
    a: 'allowed',
    f: 'forbidden',
    u: 'undecided',
    e: 'ends',
    p: 'pending',
  };
  const rules = [...(rows[0] ?? 'aa')].map((_, i) => ({
    id: `r${i}`,
    title: `Rule ${i}`,
    summary: '',
    inForce: i === inForce,
  }));
  return {
    uri: 'file:///a.goban',
    entry: 0,
    version: 1,
    title: 'T',
    span: { start: 0, end: 9 },
    rules,
    rows: rows.map((row, i) => ({
      index: i + 1,
      number: String(i + 1),
      point: 'a1',
      description: `Black a${i + 1}`,
      cells: [...row].map((letter, column) => ({
        rule: rules[column]!.id,
        title: rules[column]!.title,
        name: rules[column]!.title,
        verdict: kinds[letter]!,
        code: null,
        text: '',
        outcome: letter === 'e' ? ('draw' as const) : null,
        reason: letter === 'f' ? 'because' : '',
        clause: null,
        notes: [],
        proof: false,
        inForce: column === inForce,
      })),
    })),
  };
}

describe('moves', () => {
  test.each([
    ['aa', false],
    ['af', true],
    ['ffff', false],
    ['ap', false],
    ['pp', false],
    ['aupp', true],
    ['ee', false],
  ])('%s differs: %s', (row, expected) => {
    expect(differs(comparison([row]).rows[0]!)).toBe(expected);
  });

  test('are all shown, or those on which rules differ, and the one on the board', () => {
    const table = comparison(['aa', 'af', 'fa', 'ff']);
    expect(shownMoves(table, false, null)).toHaveLength(4);
    expect(shownMoves(table, true, null).map(({ index }) => index)).toEqual([2, 3]);
    expect(shownMoves(table, true, 4).map(({ index }) => index)).toEqual([2, 3, 4]);
  });
});

describe('the cursor', () => {
  test('moves by keys and never leaves the grid', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 30 }),
        fc.array(
          fc.record({ key: fc.constantFrom(...keys), ctrlKey: fc.boolean(), metaKey: fc.constant(false) }),
        ),
        (rows, columns, pressed) => {
          let at = { row: 0, column: 0 };
          for (const key of pressed) at = moved(at, key, rows, columns) ?? at;
          expect(at.row >= 0 && at.row < rows && at.column >= 0 && at.column < columns).toBe(true);
        },
      ),
    );
    const plain = { ctrlKey: false, metaKey: false };
    expect(moved({ row: 1, column: 1 }, { key: 'ArrowDown', ...plain }, 3, 3)).toEqual({ row: 2, column: 1 });
    expect(moved({ row: 1, column: 1 }, { key: 'Home', ...plain }, 3, 3)).toEqual({ row: 1, column: 0 });
    expect(moved({ row: 1, column: 1 }, { key: 'End', ...plain, ctrlKey: true }, 3, 3)).toEqual({
      row: 2,
      column: 2,
    });
    expect(moved({ row: 1, column: 1 }, { key: 'a', ...plain }, 3, 3)).toBeNull();
    expect(moved({ row: 1, column: 1 }, { key: 'ArrowUp', ...plain, ctrlKey: true }, 3, 3)).toBeNull();
    expect(moved({ row: 1, column: 1 }, { key: 'toString', ...plain }, 3, 3)).toBeNull();
  });
});

describe('Markdown', () => {
  test('has a line for each move, and reasons below', () => {
    const table = comparison(['aa', 'fe']);
    expect(asMarkdown(table, table.rows)).toBe(
      `**T**

| Move | Play | **Rule 0** | Rule 1 |
| --- | --- | --- | --- |
| 1 | Black a1 | allowed | allowed |
| 2 | Black a2 | forbidden (1) | ends the game (a draw) |

1. Rule 0, move 2: because.
`,
    );
  });

  test('keeps its shape whatever the title and the descriptions are', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const table = comparison(['af', 'fa']);
        const rows = table.rows.map((row) => ({ ...row, description: text, number: text }));
        const lines = asMarkdown({ ...table, title: text }, rows).split('\n');
        const cells = lines
          .filter((line) => line.startsWith('|'))
          .map((line) => line.split(/(?<!\\)\|/).length);
        expect(cells).toEqual([6, 6, 6, 6]);
        expect(lines.every((line) => !/(?<!\\)[<>]/.test(line))).toBe(true);
      }),
    );
  });
});
