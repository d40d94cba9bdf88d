import { describe, expect, it } from 'vitest';
import { edit, openDocument } from '../../../src/document/index.ts';
import { analyse, DEFAULT_SETTINGS, type DocumentAnalysis } from '../../../src/service/index.ts';
import { marked, TRIPLE_KO } from '../marked.ts';

/** The moves of an entry as `number color point`, inherited ones too. */
function moves(analysis: DocumentAnalysis, index: number): string[] {
  const one = analysis.entries[index]!.analysis;
  const { geometry } = one.game.start.position;
  return one.game.plies.map(({ number, color, move }) => {
    const at = move.kind === 'play' ? geometry.name(move.point) : move.kind;
    return `${one.shown(number)} ${color === 1 ? 'B' : 'W'} ${at}`;
  });
}

function codes(analysis: DocumentAnalysis, index = 0): string[] {
  return analysis.entries[index]!.analysis.problems.map(({ code }) => code);
}

describe('the moves of an entry', () => {
  it.each([
    ['colors alternate from Black', '. . . .\nmoves: a1 b1 c1', ['1 B a1', '2 W b1', '3 B c1']],
    ['to-play begins', 'to-play: white\n. . . .\nmoves: a1 b1', ['1 W a1', '2 B b1']],
    ['a later color tells who began', '. . . .\nmoves: a1 b1 B c1', ['1 B a1', '2 W b1', '3 B c1']],
    ['a later color tells that White began', '. . . .\nmoves: a1 b1 W c1', ['1 W a1', '2 B b1', '3 W c1']],
    ['digits come first', '. 2 1 .\nmoves: d1 a1', ['1 B c1', '2 W b1', '3 B d1', '4 W a1']],
    ['replays stand between', '. 2 1 .\nreplays: 3@1\nmoves: a1', ['1 B c1', '2 W b1', '3 B c1', '4 W a1']],
    ['first shifts what is shown', 'first: 7\n. . . .\nmoves: a1 @7', ['7 B a1', '8 W a1']],
    [
      'passes and tenukis alternate too',
      '. . .\nmoves: pass tenuki a1',
      ['1 B pass', '2 W tenuki', '3 B a1'],
    ],
    ['labels are points', '. a b\nmoves: b a', ['1 B c1', '2 W b1']],
    ['what is no move keeps its number', '. . .\nmoves: z9 a1', ['1 B tenuki', '2 W a1']],
  ])('%s', (_name, text, expected) => {
    expect(moves(marked(text).analysis, 0)).toEqual(expected);
  });

  it('says when @N was no play', () => {
    expect(codes(marked('. . .\nmoves: pass @1').analysis)).toEqual(['moves.again-nowhere']);
  });
});

describe('from', () => {
  const parent = '# One\n. . a\nmoves: a1 b1\n';

  it.each([
    ['all moves', `${parent}# Two\nfrom: One\nmoves: c1`, ['1 B a1', '2 W b1', '3 B c1']],
    ['after a move', `${parent}# Two\nfrom: One after 1\nmoves: c1`, ['1 B a1', '2 W c1']],
    ['labels of the other entry', `${parent}# Two\nfrom: One after 0\nmoves: a`, ['1 B c1']],
    [
      'first restarts the numbers',
      `${parent}# Two\nfrom: One\nfirst: 1\nmoves: c1`,
      ['-1 B a1', '0 W b1', '1 B c1'],
    ],
    [
      'to-play goes before alternation',
      `${parent}# Two\nfrom: One after 1\nto-play: black\nmoves: c1`,
      ['1 B a1', '2 B c1'],
    ],
    ['an entry further down', `# Two\nfrom: One\nmoves: c1\n\n${parent}`, ['1 B a1', '2 W b1', '3 B c1']],
    [
      'the same board drawn again, with digits',
      `${parent}# Two\nfrom: One after 0\n2 . 1`,
      ['1 B c1', '2 W a1'],
    ],
    ['digits that go on', `# One\n. . .\nmoves: a1\n# Two\nfrom: One\nX 3 2`, ['1 B a1', '2 W c1', '3 B b1']],
  ])('%s', (_name, text, expected) => {
    const { analysis } = marked(text);
    const index = analysis.entries.findIndex(({ entry }) => entry.syntax.title?.value === 'Two');
    expect(codes(analysis, index)).toEqual([]);
    expect(moves(analysis, index)).toEqual(expected);
  });

  it.each([
    ['an unknown title', '# Two\nfrom: Nobody', 0, 'link.unknown-title'],
    ['itself', '# Two\nfrom: Two', 0, 'link.circle'],
    ['a circle, first', '# A\nfrom: B\n# B\nfrom: A', 0, 'link.circle'],
    ['a circle, second', '# A\nfrom: B\n# B\nfrom: A', 1, 'link.circle'],
    ['a move that is not there', `${parent}# Two\nfrom: One after 5`, 1, 'link.no-such-move'],
    ['another board', `${parent}# Two\nfrom: One\nX X X`, 1, 'link.board-differs'],
  ])('%s', (_name, text, index, code) => {
    expect(codes(marked(text).analysis, index)).toEqual([code]);
  });

  it('offers the title that is nearly the same, and only where there is none as written', () => {
    const fixed = (text: string) => {
      const { problems } = marked(text).analysis.entries.at(-1)!.analysis;
      return problems.map(({ code, fixes = [] }) => [
        code,
        ...fixes.flatMap(({ edits }) => edits.map((one) => one.text)),
      ]);
    };
    expect(fixed(`${parent}# Two\nfrom: Onne`)).toEqual([['link.unknown-title', 'One']]);
    expect(fixed('# Two\nfrom: Twos\n# Twos\nfrom: Two')).toEqual([['link.circle']]);
  });

  it('does not blame an entry that only leads to a circle', () => {
    const { analysis } = marked('# A\nfrom: B\n# B\nfrom: A\n# C\nfrom: A');
    expect(codes(analysis, 2)).toEqual([]);
  });

  it('takes the nearest entry above when a title stands twice', () => {
    const { analysis } = marked('# A\n. .\nmoves: a1\n# A\n. .\nmoves: b1\n# C\nfrom: A\n# A\n. .');
    expect(moves(analysis, 2)).toEqual(['1 B b1']);
  });

  it('goes through a hundred entries, whatever their order', () => {
    const chain = Array.from({ length: 100 }, (_, i) => `# E${i}\nfrom: E${i + 1}\nmoves: pass`);
    const { analysis } = marked(`${chain.join('\n')}\n# E100\n. .`);
    expect(analysis.entries[0]!.analysis.game.length).toBe(100);
    expect(codes(analysis, 0)).toEqual([]);
  });

  it('does not go on without end', () => {
    const chain = Array.from(
      { length: 1000 },
      (_, i) => `# E${i}\nrules: spight\nfrom: E${i + 1}\nmoves: pass`,
    );
    const { analysis } = marked(`${chain.join('\n')}\n# E1000\n. .`);
    const cut = analysis.entries.filter((_, i) => codes(analysis, i).includes('link.too-deep'));
    expect(cut).toHaveLength(9);
    expect(analysis.entries[0]!.analysis.referee('spight')!.at(1).verdict.verdict).toBe('allowed');
  });

  it('is under the rules of what it continues unless it names its own', () => {
    const text =
      '# A\nrules: psk\nsuicide: allowed\nmax-cycle: 8\n. .\n# B\nfrom: A\n# C\nrules: ssk\nfrom: A';
    const [, b, c] = marked(text).analysis.entries;
    expect([b!.analysis.rules, c!.analysis.rules]).toEqual([['psk'], ['ssk']]);
    expect(b!.analysis.options).toMatchObject({ suicide: 'allowed', maxCycle: 8 });
  });
});

describe('an edit', () => {
  const text = `# A\nrules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6\n\n# B\nfrom: A\nmoves: W d5\n\n# C\n${TRIPLE_KO}\n`;
  const before = analyse(openDocument('test:///a', 1, 'goban', text), DEFAULT_SETTINGS);

  function change(what: string, by: string): DocumentAnalysis {
    const start = text.indexOf(what);
    const document = edit(before.document, [{ span: { start, end: start + what.length }, text: by }], 2);
    return analyse(document, DEFAULT_SETTINGS, before);
  }

  it('analyses again the entry and those that continue it, and no other', () => {
    const after = change('B f6', 'B f7');
    const same = after.entries.map(({ analysis }, i) => analysis === before.entries[i]!.analysis);
    expect(same).toEqual([false, false, true]);
  });

  it('above an entry leaves it as it is', () => {
    const after = change('# A', '# A\n; a comment\n');
    expect(after.entries[2]!.analysis).toBe(before.entries[2]!.analysis);
    expect(after.entries[2]!.entry.line).toBe(before.entries[2]!.entry.line + 2);
  });

  it('keeps the verdicts of the moves before it', () => {
    const judged = before.entries[0]!.analysis.referee('spight')!.at(3);
    const after = change('B f6', 'B f6 W d5');
    expect(after.entries[0]!.analysis.referee('spight')!.known(3)).toBe(judged);
    expect(after.entries[0]!.analysis.referee('spight')!.known(4)).toBeUndefined();
  });

  it('of a first move keeps none', () => {
    before.entries[0]!.analysis.referee('spight')!.at(3);
    const after = change('B d6', 'B pass');
    expect(after.entries[0]!.analysis.referee('spight')!.known(1)).toBeUndefined();
  });

  it('lends a continued entry what is known of the other', () => {
    const judged = before.entries[0]!.analysis.referee('spight')!.at(3);
    expect(before.entries[1]!.analysis.referee('spight')!.at(3)).toBe(judged);
  });
});
