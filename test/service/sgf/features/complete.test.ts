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

  it('of the first node are in the order in which programs write them', () => {
    const sorted = (source: string) => [...offered(source)].sort((a, b) => a.order - b.order);
    const first = sorted('(;¦').map(({ label }) => label);
    expect(first.slice(0, 8)).toEqual(['GM', 'FF', 'CA', 'SZ', 'KM', 'RU', 'PB', 'PW']);
    expect(best('(;GM[1]FF[4]¦)')).toBe('CA');
  });

  it('leave a value that is there alone', () => {
    const [first] = offered('(;SZ[9];¦[aa])');
    expect([first!.text, first!.snippet]).toEqual([first!.label, false]);
  });
});

describe('points', () => {
  it('of a move are free ones of the board before it', () => {
    const points = labels('(;SZ[2]AB[aa];W[ba];B[¦])');
    expect([...points].sort()).toEqual(['ab', 'bb']);
  });

  it('of stones say what stands there, and those that begin as what is written are all of them', () => {
    const points = offered('(;SZ[2]AB[aa];W[ba];AW[a¦])');
    expect(points.map(({ label, detail }) => `${label} ${detail}`).sort()).toEqual([
      'aa A2, a black stone',
      'ab A1',
      'bb B1',
    ]);
    expect(points.find(({ label }) => label === 'ab')!.filter).toBe('ab a1');
  });

  it('of marks begin with the last moves', () => {
    expect(best('(;SZ[9];B[ee];W[gc];TR[¦])')).toBe('gc');
  });

  it('of a move are likely ones, never the whole board', () => {
    const game = '(;SZ[19];B[dd];W[pp];B[¦])';
    expect(labels(game).length).toBeLessThanOrEqual(20);
    expect(best('(;SZ[9]AB[ba]AW[aa];W[ii];B[¦])')).toBe('ab');
    expect(labels('(;SZ[19];B[p¦])')).toContain('pa');
    expect(labels('(;SZ[19];B[pd¦])')).toEqual([]);
  });

  it('say what the rule forbids', () => {
    const ko = '(;SZ[5]RU[Japanese]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[¦])';
    const [first] = offered(ko).sort((a, b) => a.order - b.order);
    expect(first!.label).toBe('bb');
    expect(first!.detail).toMatch(/^B4, forbidden under/);
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
