/** Completion, renaming and code actions: what they change in the text. */

import { describe, expect, it } from 'vitest';
import { parseEntry } from '../../../src/notation/index.ts';
import { actions, complete, finishFindings, rename } from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { BASIC_KO, edited, marked, TRIPLE_KO } from '../marked.ts';

describe('open sides', () => {
  it.each([
    ['. X\n¦O .\n', '+-----+\n| . X |\n| O . |\n+-----+\n'],
    ['| . X\n¦| O .\n+----', '+-----+\n| . X |\n| O . |\n+----'],
    ['> ```goban\n> . X .\n> ¦O . X\n> ```\n', '> +-------+\n> | . X . |\n> | O . X |\n> +-------+\n'],
    ['```goban\n. X .\n¦O . X\n```\n', '+-------+\n| . X . |\n| O . X |\n+-------+\n'],
  ])('get all their edges at once: %j', (source, after) => {
    const document = marked(source, {}, source.includes('`') ? 'markdown' : 'goban');
    const { analysis, offset, text } = document;
    const all = actions(analysis, { start: offset, end: offset });
    const fix = all.find(({ title }) => say(title) === 'Draw all edges')!;
    expect(edited(text, fix.edits)).toContain(after);
  });

  it('are drawn one by one where there is one', () => {
    const { analysis, offset } = marked('+---+\n|¦. X|\n|O .|\n');
    const titles = actions(analysis, { start: offset, end: offset }).map(({ title }) => say(title));
    expect(titles).toContain('Draw the bottom edge');
    expect(titles).not.toContain('Draw all edges');
  });

  it.each([
    [100, true],
    [2000, false],
  ])(
    'are drawn one by one in a very long entry, which is not read four times over: %j comments',
    (count, isAll) => {
      const { analysis, offset } = marked(`. X\n¦O .\n${'; a comment\n'.repeat(count)}`);
      const titles = actions(analysis, { start: offset, end: offset }).map(({ title }) => say(title));
      expect(titles).toContain('Draw the bottom edge');
      expect(titles.includes('Draw all edges')).toBe(isAll);
    },
  );
});

describe('a first board', () => {
  const offers = (source: string, host: 'goban' | 'markdown') => {
    const { analysis, offset, text } = marked(source, {}, host);
    return { text, all: complete(analysis, offset) };
  };
  const taken = (source: string, host: 'goban' | 'markdown', label: string) => {
    const { text, all } = offers(source, host);
    return edited(text, [all.find((one) => one.label === label)!]);
  };
  const typedBlank = (source: string) => {
    const { analysis, offset } = marked(source, {}, 'markdown');
    return complete(analysis, offset, ' ').map(({ label }) => label);
  };

  it('is offered before the keys where nothing is written, and is read without a problem', () => {
    for (const source of ['¦', '; a comment\n¦']) {
      const { all } = offers(source, 'goban');
      expect(all.slice(0, 6).map(({ label }) => label)).toEqual([
        '9x9',
        '13x13',
        '19x19',
        'corner',
        'side',
        'ko',
      ]);
      expect(all.some(({ label }) => label === 'rules')).toBe(true);
    }
    for (const label of ['9x9', '13x13', '19x19', 'corner', 'side', 'ko'])
      expect(
        parseEntry(taken('¦', 'goban', label)).problems.filter(({ severity }) => severity !== 'hint'),
      ).toEqual([]);
    expect(offers('. X\n¦', 'goban').all.some(({ label }) => label === '9x9')).toBe(false);
    expect(offers('size: 9\n¦', 'goban').all.some(({ label }) => label === '9x9')).toBe(false);
  });

  it('is offered with a fence around it in a page', () => {
    for (const source of ['Text\n\n```gob¦', 'Text\n\n```¦\n', 'Text\n\ngob¦', '  ~~~ goban¦'])
      expect(offers(source, 'markdown').all[0]?.label, source).toBe('goban 9x9');
    const written = taken('Text\n\n```gob¦\n\nMore', 'markdown', 'goban ko');
    expect(written).toMatch(/^Text\n\n```goban\n\. [^`]*\nmoves: W tenuki\$0\n```\n\nMore$/);
    // The editor may have closed it.
    expect(taken('```gob¦\n```\n', 'markdown', 'goban 9x9')).toMatch(/^```goban\n[^`]*-\+\$0\n```\n$/);
    expect(taken('~~~~gob¦\n', 'markdown', 'goban 9x9')).toMatch(/^~~~~goban\n[^~]*\n~~~~\n$/);
    for (const source of ['Text gob¦', '```js¦', 'go¦', '```goban¦ more'])
      expect(offers(source, 'markdown').all.map(({ label }) => label)).not.toContain('goban 9x9');
  });

  it('is offered while its label is typed behind the name of an empty fence', () => {
    expect(taken('```goban k¦', 'markdown', 'goban ko')).toMatch(/^```goban\n\. [^`]*\$0\n```$/);
    for (const source of ['```goban ¦', '```goban ¦\n```\n', '```goban ¦\n\nMore'])
      expect(typedBlank(source), source).toContain('goban ko');
    for (const source of ['``` ¦', 'goban ¦', '```goban ¦\n. X\n```\n', '```goban ¦\r\n. X\r\n```\r\n'])
      expect(typedBlank(source), source).toEqual([]);
  });

  it('can come from the clipboard', () => {
    const one = offers('¦', 'goban').all.find(({ command }) => command === 'koban.pasteDiagram');
    expect(one).toMatchObject({ label: 'from the clipboard', text: '' });
    // An editor filters by the label where nothing else is given, and by the marks of the fence that stand before it.
    expect(one).not.toHaveProperty('filter');
    const inFence = offers('```gob¦', 'markdown').all.find(({ command }) => command === 'koban.pasteDiagram');
    // What equals the typed text would come first.
    expect(inFence?.filter).toBe('```goban clipboard');
  });
});

describe('completion', () => {
  /** The labels offered at the mark, and the text after the first that is `chosen`. */
  function offered(source: string): string[] {
    const { analysis, offset } = marked(source);
    return complete(analysis, offset).map(({ label }) => label);
  }

  it.each([
    ['keys that are not there yet', 'size: 9\n¦', ['rules', 'moves', 'expect'], ['size']],
    ['rules that are not listed yet', 'rules: psk, ¦\n. .', ['spight', 'basic'], ['psk']],
    [
      'the empty points after the moves before',
      'edges: all\n. . .\nmoves: a1 ¦ c1',
      ['b1', 'c1', 'pass'],
      ['a1'],
    ],
    ['labels first', 'edges: all\n. a\nmoves: ¦', ['a', 'a1'], []],
    ['points of captured stones as @N', `${BASIC_KO}\nmoves: W b2 B c2 ¦`, ['@1', 'b2'], ['@2', 'c2']],
    ['titles', '# One\n. .\n# Two\nfrom: ¦', ['One'], ['Two']],
    ['moments of a title', '# One\n. .\nmoves: a1\n# Two\nfrom: One ¦', ['One after 0', 'One after 1'], []],
    [
      'claims that hold',
      `${BASIC_KO}\nmoves: W b2\nexpect: ¦`,
      ['captures 1 at move 1', 'hot after'.slice(0, 3)],
      [],
    ],
    ['verdicts', '. .\nmoves: a1\nexpect: move 1 ¦', ['allowed', 'forbidden'], ['a1']],
    ['rules of a claim', '. .\nmoves: a1\nexpect: move 1 allowed under ¦', ['psk'], []],
    ['choices', '. .\nto-play: ¦', ['black', 'white'], []],
    ['keys in an empty file', '¦', ['size', 'moves'], []],
    ['keys behind a comment', '; nothing yet\n¦', ['size', 'moves'], []],
    ['a move behind its color', 'edges: all\n. a\nmoves: Ba¦', ['a1', 'pass'], ['a']],
    ['titles in quotation marks', '# Life after 3\n. .\n# Two\nfrom: ¦', ['"Life after 3"'], []],
    [
      'no title that hangs on the entry',
      '# One\nfrom: ¦\n# Two\nfrom: One\n# Three\n. .',
      ['Three'],
      ['Two', 'One'],
    ],
    ['the moves of a claim', 'edges: all\n. .\nmoves: a1 b1\nexpect: move ¦', ['1', '2'], ['move', '0']],
    ['what follows a verdict', '. .\nmoves: a1\nexpect: move 1 allowed ¦', ['under'], ['move']],
    [
      'stones that were played',
      'edges: all\n. X .\nmoves: a1\nexpect: hot after 1: ¦',
      ['a1', 'none'],
      ['b1'],
    ],
    ['empty points of an eye', 'edges: all\n. X .\nexpect: eye ¦', ['a1', 'c1'], ['b1']],
    ['what an eye may be', '. .\nexpect: eye a1 is ¦', ['better than half', 'false'], ['move']],
    ['what a figure can show', '. .\nshow: eyes, ¦', ['hot', 'after', 'whole board'], ['eyes']],
    [
      'the moves that a figure can show',
      'edges: all\n. .\nmoves: a1 b1\nshow: after ¦',
      ['0', '2'],
      ['3', 'hot'],
    ],
    ['the range of numbers', 'edges: all\n. .\nmoves: a1 b1\nshow: numbers ¦', ['1-2'], ['hot']],
    ['edges that are not there yet', '. .\nedges: top ¦', ['left'], ['top', 'all']],
  ])('offers %s', (_name, source, some, none) => {
    const labels = offered(source);
    expect(labels).toEqual(expect.arrayContaining(some));
    for (const label of none) expect(labels).not.toContain(label);
  });

  const points = (source: string) => offered(source).filter((label) => /^[a-z]\d/.test(label));

  it('begins with what captures, what takes back, what saves, and what is beside the last move', () => {
    const atari = 'edges: all\n. . . . .\n. X O . .\n. . X . .\n. . . . .';
    expect(points(`${atari}\nmoves: B c4 ¦`)[0]).toBe('d3');
    expect(points(`${atari}\nmoves: B c4 B ¦`)[0]).toBe('d3');
    expect(points(`${BASIC_KO}\nmoves: W b2 B ¦`)[0]).toBe('c2');
    expect(['d4', 'd6', 'c5', 'e5']).toContain(points('size: 9\nmoves: B d5 ¦')[0]);
  });

  it('says what the active rule forbids', () => {
    const { analysis, offset } = marked(`${BASIC_KO}\nmoves: W b2 B ¦`);
    const [first] = complete(analysis, offset);
    expect(first!.detail).toMatch(/^forbidden under basic ko: /);
  });

  it('never offers a whole board, but every point that begins as what is written', () => {
    for (const source of ['moves: B d4 ¦', 'circle: ¦', 'expect: eye ¦']) {
      expect(offered(`size: 19\n${source}`).length).toBeLessThan(64);
    }
    expect(points('size: 19\nmoves: B d4 W q¦').filter((label) => label.startsWith('q'))).toHaveLength(19);
  });

  it.each([
    ['size: 9\nmoves: B e4¦'],
    ['size: 9\nmoves: B e4 W pass¦'],
    ['size: 9\nmoves: e4¦, e5'],
    ['. .\nmoves: a1\nexpect: move 1 allowed under basic¦'],
    ['rules: psk, basic¦\n. .'],
    ['# One\n. .\n# Two\nfrom: One¦'],
    ['. .\nto-play: black¦'],
    ['. .\nedges: top¦'],
  ])('offers nothing where a word is complete: %j', (source) => {
    expect(offered(source)).toEqual([]);
  });

  it.each([
    ['a word', 'rules: sp¦\n. .', 'spight', 'rules: spight\n. .'],
    ['a key', 'ru¦', 'rules', 'rules: '],
    ['a whole title', '# A one\n. .\n# Two\nfrom: A o¦', 'A one', '# A one\n. .\n# Two\nfrom: A one'],
    ['a move', 'edges: all\n. .\nmoves: B a¦', 'a1', 'edges: all\n. .\nmoves: B a1'],
    ['a move behind its color', 'edges: all\n. .\nmoves: 1.Ba¦', 'b1', 'edges: all\n. .\nmoves: 1.Bb1'],
    ['a key and keeps its colon', 'mo¦ve: a1\n. .', 'moves', 'moves: a1\n. .'],
    ['the rest of a word', 'rules: p¦sk, ssk\n. .', 'basic', 'rules: basic, ssk\n. .'],
    [
      'a title with colons',
      '# A: b: c\n. .\n# Two\nfrom: A: b¦',
      'A: b: c',
      '# A: b: c\n. .\n# Two\nfrom: A: b: c',
    ],
    ['the second end of an arrow', '. .\n. .\narrow: a1-b¦', 'b2', '. .\n. .\narrow: a1-b2'],
    ['the rest of a title', '# One\n. .\n# Two\nfrom: O¦ther after 2', 'One', '# One\n. .\n# Two\nfrom: One'],
    [
      'a claim before a comment',
      `${BASIC_KO}\nmoves: W b2\nexpect: c¦aptures 7 at move 1 ; one`,
      'captures 1 at move 1',
      `${BASIC_KO}\nmoves: W b2\nexpect: captures 1 at move 1 ; one`,
    ],
  ])('replaces %s', (_name, source, chosen, expected) => {
    const { analysis, offset, text } = marked(source);
    const one = complete(analysis, offset).find(({ label }) => label === chosen)!;
    expect(edited(text, [one])).toBe(expected);
  });

  it.each([
    ['; a comment ¦'],
    ['. ¦ .'],
    ['+--¦--+\n| . . |'],
    ['XO\nOO¦'],
    ['. .\nrules: psk ; s¦'],
    ['. .\nexpect: cycle ¦'],
  ])('offers nothing in %j', (source) => {
    expect(offered(source)).toEqual([]);
  });

  it.each([
    ['```goban\n¦\n```', true],
    ['text\n\n> ```goban\n> ¦\n> ```', true],
    ['```goban\n¦', true],
    ['```goban\n. .\n```\n¦', false],
    ['```js\n¦\n```', false],
    ['¦', false],
  ])('offers keys in a fence of entries only: %j', (source, any) => {
    const { analysis, offset } = marked(source, {}, 'markdown');
    expect(complete(analysis, offset).some(({ label }) => label === 'size')).toBe(any);
  });

  it('offers nothing in a claim longer than any', () => {
    const claim = (times: number) =>
      marked(`edges: all\n. X .\nmoves: B a1\nexpect: hot after 1: ${'b1 '.repeat(times)}¦`);
    const [short, long] = [claim(10), claim(2000)];
    expect(complete(short.analysis, short.offset)).not.toEqual([]);
    expect(complete(long.analysis, long.offset)).toEqual([]);
  });

  it('takes a blank at the begin of a line for what it is', () => {
    const { analysis, offset } = marked('. .\n ¦');
    expect(complete(analysis, offset, ' ')).toEqual([]);
    expect(complete(analysis, offset)).not.toEqual([]);
  });

  it('stays quick on a long line', () => {
    const { analysis, offset } = marked(`. .\nmoves: ${'x'.repeat(300_000)} ¦`);
    expect(complete(analysis, offset).length).toBeGreaterThan(2);
  });
});

describe('rename', () => {
  it.each([
    [
      'a title, from its own line',
      '# O¦ne\n. .\n# Two\nfrom: one after 0\n# Three\nfrom: One',
      'New',
      '# New\n. .\n# Two\nfrom: New after 0\n# Three\nfrom: New',
    ],
    ['a title, from its use', '# One\n. .\n# Two\nfrom: O¦ne', 'New', '# New\n. .\n# Two\nfrom: New'],
    [
      'a label',
      'edges: all\n. a ¦b\nmoves: a b\nexpect: hot after 1: b a1',
      'c',
      'edges: all\n. a c\nmoves: a c\nexpect: hot after 1: c a1',
    ],
    [
      'a label, in an entry that continues',
      '# One\nedges: all\n. a .\n# Two\nfrom: One\nmoves: ¦a',
      'q',
      '# One\nedges: all\n. q .\n# Two\nfrom: One\nmoves: q',
    ],
    [
      'a title to one that needs quotation marks',
      '# O¦ne\n. .\n# Two\nfrom: One\n# Three\nfrom: one after 0\n# Four\nfrom: "One"',
      'Life after 3',
      '# Life after 3\n. .\n# Two\nfrom: "Life after 3"\n# Three\nfrom: "Life after 3" after 0\n# Four\nfrom: "Life after 3"',
    ],
    [
      'a title with any characters',
      '# A: b; c “d” $1 *é* 😀 #¦7\n. .\n# Two\nfrom: a: B; c “d” $1 *é* 😀 #7',
      'X after 3: y ; z',
      '# X after 3: y ; z\n. .\n# Two\nfrom: X after 3: y ; z',
    ],
    [
      'one of two entries with the same title',
      '# A\n. .\n# Two\nfrom: A\n# ¦A\n. . .\n# Four\nfrom: A',
      'B',
      '# A\n. .\n# Two\nfrom: A\n# B\n. . .\n# Four\nfrom: B',
    ],
    [
      'a label behind a color',
      'edges: all\n. a ¦b\nmoves: 1.B b W a\nexpect: eye b is half',
      'c',
      'edges: all\n. a c\nmoves: 1.B c W a\nexpect: eye c is half',
    ],
  ])('%s', (_name, source, name, expected) => {
    const { analysis, offset, text } = marked(source);
    const renaming = rename(analysis, offset, name)!;
    expect('edits' in renaming && edited(text, renaming.edits)).toBe(expected);
  });

  it.each([
    ['# O¦ne\n. .\n# Two\n. .', 'two'],
    ['# O¦ne\n. .', ''],
    ['edges: all\n. ¦a .\nmoves: b a1 w a', 'b'],
    ['. ¦a b', 'b'],
    ['. ¦a b', 'A'],
    ['. ¦a b', 'xy'],
  ])('refuses in %j the name %j', (source, name) => {
    const { analysis, offset } = marked(source);
    expect(rename(analysis, offset, name)).toHaveProperty('refused');
  });

  it('does not offer what is no name', () => {
    const { analysis, offset } = marked('. .\nmoves: ¦a1');
    expect(rename(analysis, offset, 'b1')).toBeNull();
  });
});

describe('code actions', () => {
  /** Titles and the text after each. */
  function offered(source: string, title: RegExp): string[] {
    const { analysis, offset, text } = marked(source);
    for (const { analysis: one } of analysis.entries) finishFindings(one);
    return actions(analysis, { start: offset, end: offset })
      .filter((action) => title.test(say(action.title)))
      .map(({ edits }) => edited(text, edits));
  }

  it('replaces a claim by what holds', () => {
    const source = (claim: string) => `${BASIC_KO}\nmoves: W b2\nexpect: ${claim}`;
    expect(offered(source('cap¦tures 3 at move 1'), /Replace the claim/)).toEqual([
      source('captures 1 at move 1'),
    ]);
  });

  it('pads a ragged row', () => {
    const [after] = offered('edges: all\n. . .\n. ¦.\n. . .', /./);
    expect(marked(after!).analysis.entries[0]!.entry.syntax.problems).toEqual([]);
  });

  it.each(['top', 'right'])('adds the missing edge at the %s', (side) => {
    const [after] = offered(BASIC_KO.replace('| X . X', '| X ¦. X'), new RegExp(`${side} edge`));
    expect(marked(after!).analysis.entries[0]!.entry.syntax.diagram!.open).not.toContain(side);
  });

  it('inserts a tenuki pair before a forbidden play, after which it is allowed', () => {
    const [after] = offered(`${BASIC_KO}\nmoves: W b2 ¦c2`, /tenuki/);
    expect(after).toBe(`${BASIC_KO}\nmoves: W b2 B tenuki W tenuki B c2`);
    const { analysis } = marked(after!);
    expect(analysis.entries[0]!.analysis.referee('basic')!.at(4).verdict.verdict).toBe('allowed');
  });

  it.each([
    ['in a list', '1. a\n\n   ```goban\n', '   ', '   ```\n'],
    ['behind tabs, with CRLF', '- a\r\n\r\n\t```goban\r\n', '\t', '\t```\r\n'],
    ['in a list in a block quote', '> 1. a\n>\n>    ```goban\n', '>    ', '>    ```\n'],
    ['in a tight block quote', '>```goban\n', '>', '>```\n'],
  ])('adds lines where the entry stands, %s', (_name, head, indent, tail) => {
    const eol = head.includes('\r') ? '\r\n' : '\n';
    const rows = `    a b c\n  2 . X .\n¦  1 . . .\nmoves: a1`.split('\n');
    const source = `${head}${rows.map((row) => indent + row + eol).join('')}${tail}`;
    const { analysis, offset, text } = marked(source, {}, 'markdown');
    const offers = actions(analysis, { start: offset, end: offset }).filter(({ mends }) => mends === null);
    const added = offers.map(({ edits }) =>
      edited(text, edits)
        .split(/\r?\n/)
        .filter((line) => !text.split(/\r?\n/).includes(line)),
    );
    const [outer] = indent === '>' ? ['> '] : [indent];
    const lines = added.flat().filter((line) => /---|rules|expect/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.startsWith(outer!)).toBe(true);
  });

  it('switches the rule', () => {
    const after = offered(`rules: spight, basic\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W ¦d5`, /Judge under/);
    expect(after[0]).toMatch(/^rules: basic, spight\n/);
    expect(after[1]).toMatch(/^rules: none, spight, basic\n/);
  });

  it('writes the rule where none is named', () => {
    const after = offered(`${BASIC_KO}\nmoves: W b2 ¦B c2\n\n`, /Judge under no ko rule/);
    expect(after).toEqual([`${BASIC_KO}\nmoves: W b2 B c2\nrules: none\n\n`]);
  });

  it('inserts what holds, and then has nothing to insert', () => {
    const source = `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5\n¦\n# Next\n. .`;
    const [after] = offered(source, /Insert claims/);
    expect(after).toContain('expect: move 4 forbidden under spight\n');
    expect(after).toContain('expect: hot after 4: b5 d5 f6\n');
    const again = offered(after!.replace('moves', '¦moves'), /Insert claims/);
    expect(again).toEqual([]);
  });

  it('keeps the marks of a block quote', () => {
    const source = `> \`\`\`goban\n> edges: all\n> . . .\n> moves: a1 b1\n> expect: cap¦tures 0 at move 2\n> \`\`\`\n`;
    const { analysis, offset, text } = marked(
      source.replace('. . .', '. O .').replace('b1', 'c1'),
      {},
      'markdown',
    );
    const insert = actions(analysis, { start: offset, end: offset }).find(({ title }) =>
      /Insert/.test(say(title)),
    )!;
    for (const line of edited(text, insert.edits).trimEnd().split('\n')) expect(line).toMatch(/^> /);
  });
});
