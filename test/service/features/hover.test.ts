import { describe, expect, it } from 'vitest';
import { finish } from '../../../src/go/task.ts';
import { BASIC_KO, hover, marked, TRIPLE_KO } from '../marked.ts';

const MOVES = 'B d6 W b5 B f6 W d5';

/** What the hover at the mark says, without its pictures; `null` for none. */
function hoverAt(source: string): { said: string; pictures: string[]; about: string } | null {
  const { analysis, offset, text } = marked(source);
  const found = finish(hover(analysis, offset, () => false));
  if (!found) return null;
  const pictures = [...found.markdown.matchAll(/!\[([^\]]*)\]\(data:image\/svg\+xml;base64,[^)]+\)/g)];
  return {
    said: found.markdown.replace(/\(data:[^)]*\)/g, '()'),
    pictures: pictures.map(([, alt]) => alt!),
    about: text.slice(found.span.start, found.span.end),
  };
}

const emptyBoard = (rows: number) => Array.from({ length: rows }, () => '. '.repeat(rows)).join('\n');

function svgOf(markdown: string): string {
  return Buffer.from(/base64,([^)]+)/.exec(markdown)![1]!, 'base64').toString();
}

function heightAt(source: string): number {
  const { analysis, offset } = marked(source);
  const { markdown } = finish(hover(analysis, offset, () => false))!;
  return Number(/<svg[^>]* height="(\d+)"/.exec(svgOf(markdown))![1]);
}

describe('a hover', () => {
  it('cites no clause that has the words of the reason', () => {
    const { said } = hoverAt(`rules: basic, korean\n${BASIC_KO}\nmoves: W b2 B ¦c2`)!;
    expect(said).toContain('it recaptures at once a single stone');
    expect(said).not.toContain('(Basic ko: ');
  });

  it.each([
    ['a move', `${TRIPLE_KO}\nmoves: B d6 W ¦b5`, 'W b5', 'Last play: B5'],
    ['a digit', 'edges: all\n. ¦2 1 .', '2', 'Last play: B1'],
    ['a label that is played', 'edges: all\n. ¦a .\nmoves: W a', 'a', 'Last play: B1'],
    ['an empty point that is played', 'edges: all\n¦. . .\nmoves: W a1', '.', 'Last play: A1'],
    ['a title', '# ¦One\nedges: all\n. . .\nmoves: W a1', 'One', 'Last play: A1'],
    ['from', '# One\nedges: all\n. . .\nmoves: W a1 B b1\n# Two\nfrom: ¦One after 1', 'One', 'Last play: A1'],
  ])('on %s shows the board after it', (_name, source, about, alt) => {
    const found = hoverAt(source)!;
    expect(found.about).toBe(about);
    expect(found.pictures[0]).toContain(alt);
  });

  it('on a move has a line for each rule, the one in force first', () => {
    const { said } = hoverAt(`rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W ¦d5`)!;
    expect(said).toContain('**Move 4**: White D5 takes D6');
    const lines = said.split('\n').filter((line) => line.startsWith('- '));
    expect(lines[0]).toMatch(
      /^- ⊘ \*\*Spight’s hot-stone ko rule\*\*: forbidden: it captures the hot stone D6/,
    );
    expect(lines.some((line) => /^- ✓ Basic ko, .*: allowed$/.test(line))).toBe(true);
    expect(lines.length).toBeLessThan(6);
  });

  it('on a forbidden play shows the cycles that prove it', () => {
    const source = `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W ¦d5`;
    const { pictures, said } = hoverAt(source)!;
    const { analysis, offset } = marked(source);
    expect(svgOf(finish(hover(analysis, offset, () => false))!.markdown)).toContain('koban-forbidden');
    expect(pictures).toHaveLength(3);
    expect(said).toContain('The ko that this capture is part of: W D5 B D6');
  });

  it('marks the hot stones', () => {
    const { pictures } = hoverAt(`rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B ¦f6`)!;
    expect(pictures[0]).toContain('Hot: B5, D6, F6');
  });

  it.each([
    // As much of a hover as VS Code shows at once is 250 pixels, words and border included.
    [7, 205],
    [9, 205],
    // Of these the part around the play is shown.
    [13, 199],
    [19, 199],
  ])('draws a play on a board of %d rows %d pixels high', (rows, height) => {
    expect(heightAt(`edges: all\n${emptyBoard(rows)}\nmoves: B ¦a1`)).toBe(height);
  });

  it.each([
    ['a title', '# ¦One\nedges: all\n'],
    ['the key of a size', 'size: ¦19\n'],
  ])('on %s shows the figure, whole, or says what is meant', (_name, head) => {
    const source = `${head}${emptyBoard(19)}\nmoves: B a1`;
    if (head.startsWith('#')) expect(heightAt(source)).toBe(325);
    else expect(hoverAt(source)!.said).toContain('`size:`');
  });

  it('on an edge, and on the line of a fence, shows the figure', () => {
    expect(hoverAt('edges: all\n+-¦-+\n|. .|\n+---+\nmoves: B a1')!.pictures[0]).toContain('Last play: A1');
    const { analysis, offset } = marked('```go¦ban\n. .\nmoves: B a1\n```', {}, 'markdown');
    expect(finish(hover(analysis, offset, () => false))!.markdown).toContain('Last play: A1');
    const other = marked('```j¦s\n. .\n```\n\n```goban\n. .\n```', {}, 'markdown');
    expect(finish(hover(other.analysis, other.offset, () => false))).toBeNull();
  });

  it('shows of a large board the part with the play, its captures and the hot stones, with the coordinates of the whole', () => {
    const { analysis, offset } = marked(`size: 19\nmoves: B l8 W m8 B q3 W ¦l9`);
    const svg = svgOf(finish(hover(analysis, offset, () => false))!.markdown);
    const labels = [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, label]) => Number(label));
    expect(labels).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5]);
  });

  it('puts the facts beside the board where the editor shows tables, and reasons below', () => {
    const source = `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W ¦d5`;
    const { analysis, offset } = marked(source, { brief: true });
    const markdown = finish(hover(analysis, offset, () => false, 'tables'))!.markdown.replace(
      /!\[[^\]]*\]\(data:[^)]*\)/g,
      '',
    );
    // The picture has a table of its own, at whose right the facts begin, and below which they go on.
    const [picture, table, below] = markdown.split('</table>') as [string, string, string];
    expect(picture.replace(/\s/g, '')).toBe('<table><tr><td><tablealign="left"><tr><td>&emsp;</td></tr>');
    expect(table).toContain('⊘ **Spight’s hot-stone ko rule**: **forbidden**; hot: B5 D5 F6');
    // The other rules are one line of signs.
    expect(table).toMatch(/^✓ Basic, Positional, .*⊘ Ing$/m);
    expect(table).not.toContain('it captures the hot stone');
    expect(below).toContain('forbidden: it captures the hot stone D6');
    expect(below).toContain('Show the proof');
  });

  it('draws the whole board where a problem stands above it: lower than what is said without one', () => {
    const heightOf = (claim: string) => {
      const { analysis, offset } = marked(
        `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W ¦d5\n${claim}`,
      );
      const svg = svgOf(finish(hover(analysis, offset, () => false, 'tables'))!.markdown);
      return Number(/<svg[^>]* height="(\d+)"/.exec(svg)![1]);
    };
    expect(heightOf('')).toBeLessThanOrEqual(150);
    expect(heightOf('expect: move 4 forbidden')).toBeGreaterThan(150);
  });

  it('begins with the eye of a claim that fails where a diagnostic above says what is false', () => {
    const source = `edges: all\n. X O . .\nX . X O .\nO X . X .\n. O X . .\n. . . . .\nexpect: eye ¦b4 of black is false`;
    const told = (kind: 'tables' | 'pictures') => {
      const { analysis, offset } = marked(source);
      return finish(hover(analysis, offset, () => false, kind))!.markdown;
    };
    expect(told('tables').startsWith('<table>')).toBe(true);
    expect(told('tables')).not.toContain('✗ false');
    expect(told('pictures')).toMatch(/^✗ false/);
  });

  it('draws on a drawn stone the drawn board, with its chain and liberties, and the later one small', () => {
    const { analysis, offset } = marked(`edges: all\n. X ¦O . .\n. X O . .\nmoves: B d2 W e1 B d1`);
    const { markdown } = finish(hover(analysis, offset, () => false))!;
    const [drawn, later] = [...markdown.matchAll(/base64,([^)]+)/g)].map(([, code]) =>
      Buffer.from(code!, 'base64').toString(),
    );
    expect(later).toBeDefined();
    const width = (svg: string | undefined) => Number(/<svg[^>]* width="(\d+)"/.exec(svg!)![1]);
    expect(width(later)).toBeLessThan(width(drawn) / 1.5);
    // The drawn chain has two liberties, D2 and D1, which are dotted; after the moves it has none.
    const dots = (svg: string | undefined) => svg!.split('class="koban-liberty"').length - 1;
    expect([dots(drawn), dots(later)]).toEqual([2, 0]);
    expect(drawn).toContain('class="koban-chain"');
    expect(later).not.toContain('class="koban-chain"');
    // The stones that moves have put on the board are in the later picture alone.
    expect(markdown.indexOf('white chain of 2 stones')).toBeLessThan(markdown.indexOf('after move 3'));
  });

  it('says what stands at a stone after all moves', () => {
    expect(hoverAt(`edges: all\n. X ¦O .\nmoves: B d1`)!.said).toContain('**C1** after move 1: empty');
    expect(hoverAt(`edges: all\n. ¦X O .\nmoves: B d1`)!.said).toContain(
      '**B1** after move 1: a black stone',
    );
  });

  it('tries a play on an empty point', () => {
    const { said, pictures } = hoverAt(`${BASIC_KO.replace('| X . X', '| X ¦. X')}\nto-play: white`)!;
    expect(said).toContain('**If White plays B2**');
    expect(pictures[0]).toContain('Last play: B2');
  });

  it('says why the rule allows a play that is tried', () => {
    const open = (point: string) => hoverAt(`rules: spight\nsize: 5\n${point}\nto-play: white`)!.said;
    const rows = ['. . . . .', '. . . . .', '. . ¦. . .', '. . . . .', '. . . . .'];
    expect(open(rows.join('\n'))).toContain('No ko of any length begins with it: a ko would play on');
  });

  it.each([
    ['that holds', 'captures 1 at move 1', 'True'],
    ['that does not', 'captures 2 at move 1', '✗ false: move 1 captures 1 stone (D5)'],
    ['about no move', 'captures 2 at move 9', '✗ This entry has no move 9; its moves are 1 to '],
  ])('on a claim %s says so, and what holds', (_name, claim, said) => {
    const found = hoverAt(`rules: spight\n${TRIPLE_KO}\nmoves: ${MOVES}\nexpect: ¦${claim}`)!;
    expect(found.said).toContain(said);
    expect(found.said).toContain('- move 4 forbidden under spight');
  });

  it.each([
    ['a rule', 'rules: ¦psk\n. .', 'Positional superko'],
    ['a key', 'ru¦les: psk\n. .', 'The ko rules'],
  ])('on %s says what it means', (_name, source, said) => {
    expect(hoverAt(source)!.said).toContain(said);
  });

  it.each([
    ['a comment', '; n¦othing\n. .'],
    ['text outside of entries', '¦'],
  ])('on %s has nothing to say', (_name, source) => {
    expect(hoverAt(source)).toBeNull();
  });

  it('answers with what it knows when there is no time', () => {
    const { analysis, offset } = marked(`rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W ¦d5`);
    const found = finish(hover(analysis, offset, () => true))!;
    expect(found.markdown).toMatch(/Move 4/);
  });

  it.each([
    ['a play that is tried', `rules: spight\n${TRIPLE_KO.replace('O X O . O', 'O X O ¦. O')}`],
    ['a move', `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W ¦d5`],
  ])('on %s that is asked for again and again comes to its end, a step at a time', (_name, source) => {
    const busy = marked(source);
    const all = marked(source);
    const last = finish(hover(all.analysis, all.offset, () => false))!.markdown;
    // Without time each search makes one step at each asking.
    const answers = Array.from({ length: 300 }, () => finish(hover(busy.analysis, busy.offset, () => true))!);
    expect(answers[0]!.markdown.includes('still searching')).toBe(true);
    expect(answers.at(-1)!.markdown === last).toBe(true);
  });

  it('uses the look that the editor has', () => {
    const at = (theme: 'light' | 'hc-dark') => {
      const { analysis, offset } = marked(`${BASIC_KO}\nmoves: ¦W b2`, { theme });
      return finish(hover(analysis, offset, () => false))!.markdown;
    };
    expect(at('light')).not.toBe(at('hc-dark'));
  });
});
