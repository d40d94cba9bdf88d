import { parse as sabakiParse } from '@sabaki/sgf';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSgf, printGame, type SgfNode, type SgfText } from '../../../src/notation/sgf/index.ts';
import { readText } from '../../../src/notation/sgf/values.ts';
import { expectSeen, runs, sized } from '../../runs.ts';
import { junk, spoilt, tree } from './arbitrary.ts';
import { printTokens } from './print-tokens.ts';

const collection = fc
  .array(tree, { minLength: 1, maxLength: 3 })
  .map((games) => games.map((g) => printGame(g)).join('\n'));

interface Plain {
  data: Record<string, string[]>;
  children: Plain[];
}

/** Names, values without escapes, and variations: what a reader that keeps no places would say. */
function plain(sgf: SgfText, node: number): Plain {
  const data: Record<string, string[]> = {};
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
    data[sgf.name(p)] = [...(data[sgf.name(p)] ?? []), ...sgf.valuesOf(p).map(readText)];
  }
  return { data, children: sgf.children(node).map((child) => plain(sgf, child)) };
}

const bare = (node: Plain): Plain => ({ data: node.data, children: node.children.map(bare) });

/** Every token and every fault, in the order of the text and apart from each other. */
function wellPlaced(sgf: SgfText): void {
  const { text } = sgf;
  let at = 0;
  const take = ({ start, end }: { start: number; end: number }) => {
    expect(start).toBeGreaterThanOrEqual(at);
    expect(end).toBeGreaterThanOrEqual(start);
    at = end;
  };
  for (let node = 0; node < sgf.nodeCount; node++) {
    expect(sgf.parent(node)).toBeLessThan(node);
    expect(sgf.nodeSpan(node).start).toBeGreaterThanOrEqual(at);
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
      expect(sgf.nodeOf(p)).toBe(node);
      take(sgf.nameSpan(p));
      for (let v = sgf.firstValue(p); v < sgf.endValue(p); v++) take(sgf.valueSpan(v));
    }
  }
  expect(at).toBeLessThanOrEqual(text.length);
  for (const { start, end } of sgf.faults) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(text.length);
  }
}

/** Every character that is no blank is of a token or of a fault. */
function nothingDropped(sgf: SgfText): void {
  const known = new Uint8Array(sgf.text.length);
  for (let node = 0; node < sgf.nodeCount; node++) {
    const { start } = sgf.nodeSpan(node);
    if (sgf.text[start] === ';') known[start] = 1;
  }
  for (let p = 0; p < sgf.propertyCount; p++) known.fill(1, sgf.nameSpan(p).start, sgf.nameSpan(p).end);
  for (let v = 0; v < sgf.valueCount; v++) known.fill(1, sgf.valueSpan(v).start, sgf.valueSpan(v).end);
  for (let t = 0; t < sgf.treeCount; t++) {
    const { start, end } = sgf.treeSpan(t);
    known[start] = 1;
    if (sgf.text[end - 1] === ')') known[end - 1] = 1;
  }
  for (const { start, end } of sgf.faults) known.fill(1, start, end);
  const lost = [...known.keys()].filter(
    (i) => !known[i] && sgf.text.charCodeAt(i) > 32 && sgf.text[i] !== '\u{feff}',
  );
  expect(lost).toEqual([]);
}

describe('reading SGF', () => {
  it('reads valid files as @sabaki/sgf does', () => {
    fc.assert(
      fc.property(collection, (text) => {
        const sgf = parseSgf(text);
        expect(sgf.faults).toEqual([]);
        expect(sgf.games.map((game) => plain(sgf, game))).toEqual((sabakiParse(text) as Plain[]).map(bare));
      }),
      { numRuns: runs(200) },
    );
  });

  it('prints an untouched tree byte for byte, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(collection, spoilt(collection), junk), (text) => {
        expect(printTokens(parseSgf(text))).toBe(text);
      }),
      { numRuns: runs(400) },
    );
  });

  it('never fails, and knows the place of everything', () => {
    fc.assert(
      fc.property(fc.oneof(spoilt(collection), junk, fc.string({ unit: 'binary' })), (text) => {
        const sgf = parseSgf(text);
        wellPlaced(sgf);
        nothingDropped(sgf);
      }),
      { numRuns: runs(700) },
    );
  });

  it('reads what it prints', () => {
    const same = (node: SgfNode): Plain => ({
      data: Object.fromEntries(node.properties.map(([name, values]) => [name, values.map(readText)])),
      children: node.children.map(same),
    });
    fc.assert(
      fc.property(tree, (game) => {
        const sgf = parseSgf(printGame(game));
        expect(plain(sgf, 0)).toEqual(same(game));
      }),
    );
  });

  it('finds the node, the property and the value at an offset', () => {
    let values = 0;
    fc.assert(
      fc.property(collection, (text) => {
        const sgf = parseSgf(text);
        for (let v = 0; v < sgf.valueCount; v++) {
          const { start } = sgf.innerSpan(v);
          const node = sgf.nodeAt(start);
          const property = sgf.propertyAt(node, start);
          expect(sgf.nodeOf(property)).toBe(node);
          expect(sgf.valueAt(property, start)).toBe(v);
          values++;
        }
      }),
    );
    expectSeen(values, 200);
  });

  it('is not deep where the tree is: 100,000 variations in each other', () => {
    const depth = 100_000;
    const sgf = parseSgf('(;B[aa]'.repeat(depth) + ')'.repeat(depth));
    expect(sgf.nodeCount).toBe(depth);
    expect(sgf.faults).toEqual([]);
    expect(sgf.parent(depth - 1)).toBe(depth - 2);
    expect(sgf.children(0)).toEqual([1]);
    const root: SgfNode = { properties: [], children: [] };
    let leaf = root;
    for (let i = 1; i < depth; i++) {
      const next: SgfNode = { properties: [], children: [] };
      (leaf.children as SgfNode[]).push(next);
      leaf = next;
    }
    expect(parseSgf(printGame(root)).nodeCount).toBe(depth);
  });

  it.each([
    ['parentheses', '('],
    ['parentheses and blanks', '( '],
    ['backslashes', '\\'],
    ['moves without an end', ';B['],
    ['comments without an end', '(;C['],
    ['names', 'A '],
    ['escaped brackets', '\\]'],
    ['ends', ')'],
  ])('reads %s without end in one go', (_name, piece) => {
    const count = Math.floor(sized(300_000, 1_000_000) / piece.length);
    for (const text of [piece.repeat(count), `(;C[${piece.repeat(count)}`, `(;B${piece.repeat(count)}`]) {
      expect(printTokens(parseSgf(text))).toHaveLength(text.length);
    }
  });
});
