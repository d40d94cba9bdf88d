/** Definition, references, symbols, folding, tokens, lenses, inlays: where things stand. */

import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import {
  analyse,
  DEFAULT_SETTINGS,
  definition,
  finishFindings,
  folding,
  highlights,
  inlays,
  lenses,
  references,
  symbols,
  tokens,
} from '../../../src/service/index.ts';
import { marked, TRIPLE_KO } from '../marked.ts';

describe('definition', () => {
  it.each([
    ['a title', '# ¦One\n. .\n# Two\nfrom: O¦ne after 0'],
    ['a label in moves', 'edges: all\n. ¦a\nmoves: B ¦a'],
    ['a label in a claim', 'edges: all\n. ¦a\nmoves: B a\nexpect: hot after 1: ¦a'],
    ['@N', 'edges: all\n. . .\nmoves: ¦B a1 W ¦@1'],
    ['@N of another entry', '# One\n. . .\nmoves: ¦B a1\n# Two\nfrom: One\nmoves: ¦@1'],
    ['a coordinate', 'edges: all\n¦. . .\nmoves: B ¦a1'],
  ])('of %s', (_name, source) => {
    const { analysis, offsets } = marked(source);
    expect(definition(analysis, offsets[1]!)?.start).toBe(offsets[0]);
  });

  it('of an unknown title is nowhere', () => {
    const { analysis, offset } = marked('# Two\nfrom: ¦One');
    expect(definition(analysis, offset)).toBeNull();
  });
});

describe('highlights', () => {
  it('are the stones of a drawn chain, and of nothing else with the same letter', () => {
    const source = 'edges: all\n. ¦O O .\n. X O .\nO . . .\nmoves: W a3';
    const { analysis, offset, text } = marked(source);
    const found = highlights(analysis, offset);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['O', 'O', 'O']);
    const rows = found.map(({ start }) => text.slice(0, start).split('\n').length);
    expect(rows).toEqual([2, 2, 3]);
  });

  it('are an empty point alone, and all places of a name', () => {
    const point = marked('edges: all\n. O ¦. .');
    expect(highlights(point.analysis, point.offset)).toEqual([
      { start: point.offset, end: point.offset + 1 },
    ]);
    const label = marked('edges: all\n¦a . . .\nmoves: B a');
    expect(highlights(label.analysis, label.offset)).toHaveLength(2);
  });
});

describe('references', () => {
  it.each([
    ['a title', '# ¦One\n. .\n# Two\nfrom: ¦one\n# Three\nfrom: ¦One after 0\n# Four\nfrom: Two'],
    ['a label', 'edges: all\n. ¦a b\nmoves: ¦a b ¦a'],
    ['a move', 'edges: all\n. . .\nmoves: ¦a1 b1 ¦@1 @2'],
  ])('of %s', (_name, source) => {
    const { analysis, offsets } = marked(source);
    for (const offset of offsets) {
      expect(references(analysis, offset, true).map(({ start }) => start)).toEqual(offsets);
    }
    expect(references(analysis, offsets[0]!, false).map(({ start }) => start)).toEqual(offsets.slice(1));
  });

  it('of a title that stands twice go to the one that is meant', () => {
    const { analysis, offsets } = marked('# ¦A\n. .\n# B\nfrom: ¦A\n# A\n. .\n# C\nfrom: A');
    expect(references(analysis, offsets[0]!, true).map(({ start }) => start)).toEqual(offsets);
  });
});

describe('symbols', () => {
  it('are the entries with their boards and moves', () => {
    const { analysis } = marked('# One\nrules: psk\nedges: all\n. 1 . .\nmoves: d1\n\n# Two\nfrom: One');
    const told = finish(symbols(analysis)).map(({ name, detail, children }) => [
      name,
      detail,
      children.map((c) => c.name),
    ]);
    expect(told).toEqual([
      ['One', 'psk', ['board', '2. White D1']],
      ['Two', '', []],
    ]);
  });

  it('are one row for each entry and game in Markdown, where moves would drown headings', () => {
    const text =
      '# Page\n\n```goban\n# One\n. .\nmoves: a1\n```\n\n```sgf\n(;PB[Ah];B[aa];W[bb]C[why])\n```\n';
    const told = finish(symbols(analyse(openDocument('a.md', 0, 'markdown', text), DEFAULT_SETTINGS)));
    expect(told.map(({ name, children }) => [name, children.length])).toEqual([
      ['One', 0],
      ['Ah – ?', 0],
    ]);
  });

  it('lie within each other', () => {
    const { analysis, text } = marked(`\n\n; first\n${TRIPLE_KO}\nmoves: B d6 W b5\n\n\n`);
    const [entry] = finish(symbols(analysis));
    expect(entry?.children.length).toBeGreaterThan(0);
    for (const { span, selection, children } of finish(symbols(analysis))) {
      expect(span.end).toBeLessThanOrEqual(text.length);
      for (const inner of [selection, ...children.map((c) => c.span)]) {
        expect(inner.start).toBeGreaterThanOrEqual(span.start);
        expect(inner.end).toBeLessThanOrEqual(span.end);
      }
    }
  });
});

describe('folding', () => {
  it('folds entries and their boards', () => {
    const { analysis } = marked(`# One\n${TRIPLE_KO}\nmoves: B d6\n\n# Two\n; a comment\n. .\n`);
    expect(finish(folding(analysis))).toEqual([
      { startLine: 0, endLine: 10 },
      { startLine: 1, endLine: 9 },
      { startLine: 12, endLine: 14 },
    ]);
  });
});

describe('semantic tokens', () => {
  it('name what the text means', () => {
    const { analysis, text } = marked(
      '# One\nrules: psk\nedges: all\n. 1 a\nmoves: W a pass @1 ; why\nnonsense: 3',
    );
    const told = finish(tokens(analysis, { start: 0, end: text.length })).map(
      ({ span, type, declaration }) => `${text.slice(span.start, span.end)} ${type}${declaration ? '!' : ''}`,
    );
    expect(told).toEqual([
      'One class!',
      'rules property',
      'psk enumMember',
      'edges property',
      '1 number',
      'a parameter!',
      'moves property',
      'a parameter',
      'pass keyword',
      '@1 variable',
    ]);
  });

  it('of a part are those of the entries in it', () => {
    const { analysis, offset } = marked('# One\n. .\n# ¦Two\n. .');
    expect(finish(tokens(analysis, { start: offset, end: offset + 1 }))).toHaveLength(1);
  });
});

describe('lenses', () => {
  it('stand above what can be shown', () => {
    const { analysis, text } = marked('# One\n. .\nmoves: a1 b1\n# Two\nfrom: One\n# Three\nrules: psk');
    const told = lenses(analysis).map(({ span, title, arguments: [at] }) => [
      text.slice(span.start, span.start + 3),
      title,
      at,
    ]);
    expect(told).toEqual([
      ['One', 'Open Board (2 moves)', { uri: 'test:///text', entry: 0, index: 0 }],
      ['Two', 'Show the board', { uri: 'test:///text', entry: 1, index: 2 }],
    ]);
  });

  it('can be turned off', () => {
    expect(lenses(marked('. .', { codeLens: false }).analysis)).toEqual([]);
  });
});

describe('inlays', () => {
  const source = `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5¦\nexpect: cycle 6`;
  const told = (settings: { inlayHot: boolean }, settled: boolean) => {
    const { analysis, text, offset } = marked(source, settings);
    if (settled) finishFindings(analysis.entries[0]!.analysis);
    return inlays(analysis, { start: 0, end: text.length }).map(({ offset: at, label }) => [
      at - offset,
      label,
    ]);
  };

  it('tell the hot stones behind the last move', () => {
    expect(told({ inlayHot: true }, true)).toEqual([[0, 'hot: B5 D6']]);
  });

  it('say nothing before it is known, or wanted', () => {
    expect(told({ inlayHot: true }, false)).toEqual([]);
    expect(told({ inlayHot: false }, true)).toEqual([]);
  });
});
