import { describe, expect, it } from 'vitest';
import { complete } from '../../../../src/service/index.ts';
import { marked } from '../../marked.ts';

/** What is offered at the mark. */
function offered(source: string, trigger?: string) {
  const { analysis, offset } = marked(source, {}, 'sgf');
  return complete(analysis, offset, trigger);
}

const labels = (source: string) => offered(source).map(({ label }) => label);
const best = (source: string) => [...offered(source)].sort((a, b) => a.order - b.order)[0]!.label;

describe('properties', () => {
  it('are those that may stand in the node', () => {
    const root = labels('(;SZ[9]¦)');
    for (const name of ['KM', 'PB', 'CA', 'AB', 'C']) expect(root).toContain(name);
    expect(root).not.toContain('SZ');
    const later = labels('(;SZ[9];¦)');
    for (const name of ['B', 'W', 'C', 'TR', 'AB', 'N']) expect(later).toContain(name);
    for (const name of ['SZ', 'KM', 'PB', 'CA']) expect(later).not.toContain(name);
  });

  it('go with what is there: no second move, no setup beside a move', () => {
    const beside = labels('(;SZ[9];B[aa]¦)');
    for (const name of ['B', 'W', 'AB', 'PL']) expect(beside).not.toContain(name);
    for (const name of ['BM', 'C', 'CR', 'BL']) expect(beside).toContain(name);
    const setup = labels('(;SZ[9];AB[aa]¦)');
    for (const name of ['B', 'W', 'BM', 'AB']) expect(setup).not.toContain(name);
    expect(setup).toContain('AW');
  });

  it('begin with the move of who is to play', () => {
    expect(best('(;SZ[9];¦)')).toBe('B');
    expect(best('(;SZ[9];B[aa];¦)')).toBe('W');
    expect(best('(;SZ[9];B[aa];W[bb];¦)')).toBe('B');
  });

  it('leave a value that is there alone', () => {
    const [first] = offered('(;SZ[9];¦[aa])');
    expect([first!.text, first!.snippet]).toEqual([first!.label, false]);
  });
});

describe('points', () => {
  it('of a move are free ones of the board before it', () => {
    const points = labels('(;SZ[2]AB[aa];W[ba];B[¦])');
    expect(points).toEqual(['ab', 'bb']);
  });

  it('of stones are all, with what stands there', () => {
    const points = offered('(;SZ[2]AB[aa];W[ba];AW[¦])');
    expect(points.map(({ label, detail }) => `${label} ${detail}`)).toEqual([
      'aa A2, a black stone',
      'ba B2, a white stone',
      'ab A1',
      'bb B1',
    ]);
    expect(points[2]!.filter).toBe('ab a1');
  });

  it('are of the half of a rectangle, an arrow or a label that the cursor is in', () => {
    for (const [source, part] of [
      ['(;SZ[9]AB[aa:b¦b])', 'bb'],
      ['(;SZ[9]AB[a¦a:bb])', 'aa'],
      ['(;SZ[9]AR[aa:¦])', ''],
      ['(;SZ[9]LB[c¦c:1])', 'cc'],
    ] as const) {
      const text = source.replace('¦', '');
      const { span } = offered(source)[0]!;
      expect(text.slice(span.start, span.end)).toBe(part);
    }
    expect(labels('(;SZ[9]LB[cc:¦])')).toEqual([]);
  });
});

describe('values', () => {
  it.each([
    ['(;PL[¦])', ['B', 'W']],
    ['(;B[aa]TE[¦])', ['1', '2']],
    ['(;SZ[¦])', ['9', '13', '19']],
    ['(;CA[¦])', ['UTF-8']],
    ['(;C[¦])', []],
    ['(;XY[¦])', []],
  ])('%s', (source, expected) => {
    expect(labels(source)).toEqual(expected);
  });

  it('are not offered where a colon or a bracket is only that', () => {
    expect(offered('(;C[a:¦])', ':')).toEqual([]);
    expect(offered('(;[¦])', '[')).toEqual([]);
  });
});

describe('in an empty file', () => {
  it('a game is offered', () => {
    expect(offered('¦').map(({ text }) => text.slice(0, 2))).toEqual(['(;']);
  });
});
