import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { finish } from '../../src/go/task.ts';
import { AuthorPage, foundIn, foundPlugin, gobanPlugin, PageRenderer } from '../../src/preview/index.ts';
import { DEFAULT_SETTINGS } from '../../src/service/index.ts';
import { readSequence } from '../../webview/preview/read.ts';
import { examples, read } from '../pictures/sequences.ts';
import { NASTY } from '../render/arbitrary.ts';
import { all, type Node, parse, textOf } from '../render/xml.ts';
import { runs } from '../runs.ts';
import { BASIC_KO, TRIPLE_KO } from '../service/marked.ts';

const FENCE = '```';

function previewer(time = 60_000, most = 60_000) {
  const page = new PageRenderer(() => DEFAULT_SETTINGS, { time, most, now: () => performance.now() });
  const md = gobanPlugin(foundPlugin(new MarkdownIt({ html: true }), foundIn), (fences) =>
    page.render(fences),
  );
  return { page, render: (text: string) => md.render(text) };
}

const preview = (text: string) => previewer().render(text);
const fence = (text: string) => `${FENCE}goban\n${text}\n${FENCE}\n`;

/** The fences of a page as trees; a reader of XML is stricter than any browser. */
function trees(html: string): Node[] {
  return html
    .split(/(?=<div class="koban-fence)/)
    .filter((part) => part.startsWith('<div class="koban-fence'))
    .map((part) => parse(part.slice(0, part.lastIndexOf('</div>') + 6)));
}

const withClass = (node: Node, name: string) =>
  all(node).filter(({ attributes }) => (attributes.class ?? '').split(' ').includes(name));

const KO = `# Ko\n${BASIC_KO}\nmoves: W b2 B c2\nexpect: move 2 forbidden`;

describe('who wins, beside the text', () => {
  const GOAL = `rules: psk, spight\n${TRIPLE_KO}\ngoal: capture d4 or a7`;
  const limits = { time: 60_000, most: 60_000, now: () => performance.now() };

  it('unfolds once it is known: a table for each player first, rules that agree in one row', () => {
    const page = new AuthorPage(() => DEFAULT_SETTINGS, limits);
    const fences = [{ text: GOAL, kind: 'goban' as const, line: 2 }];
    expect(page.render(fences)[0]).not.toContain('<table');
    expect(page.hasPendingWork).toBe(true);
    finish(page.pendingWork());
    expect(page.hasPendingWork).toBe(false);
    const tree = parse(page.render(fences)[0]!);
    expect(withClass(tree, 'koban-wins')).toHaveLength(1);
    const [black, white] = all(tree).filter(({ tag }) => tag === 'table');
    const rows = (table: Node) =>
      all(table)
        .filter(({ tag }) => tag === 'tr')
        .map((row) => row.children.map((cell) => (typeof cell === 'string' ? cell : textOf(cell))));
    expect(rows(black!)[0]).toEqual([
      'Rule',
      'no threats',
      'Black has 1 threat',
      'White has 1 threat',
      'each has 1 threat',
      'Black has 1 spare move',
      'White has 1 spare move',
      'each has 1 spare move',
    ]);
    expect(rows(black!)[1]).toEqual([
      'Positional, Spight, Situational, Ing',
      'White is captured',
      'White is captured',
      'Black is captured',
      'White is captured',
      'White is captured',
      'White is captured',
      'White is captured',
    ]);
    expect(
      all(white!)
        .filter(({ tag }) => tag === 'caption')
        .map(textOf),
    ).toEqual(['White first']);
  });

  it('comes after what a figure waits for, which is shown without it', () => {
    const page = new AuthorPage(() => DEFAULT_SETTINGS, { ...limits, time: 0 });
    const text = `size: 9x9\n+---------\n| . X O O X\n| . O O X X\n| . O O X X\n| O O . O X\n| X X X X X\ngoal: capture b7\nshow: moves`;
    const fences = [{ text, kind: 'goban' as const, line: 2 }];
    expect(page.render(fences)[0]).not.toContain('First moves of Black, under');
    finish(page.pendingWork());
    const graded = page.render(fences)[0]!;
    expect(graded).toContain('First moves of Black, under');
    expect(graded).not.toContain('koban-wins');
    expect(page.hasPendingWork).toBe(true);
  });

  it('is there for an entry that asks for it alone, and not for readers', () => {
    const page = new AuthorPage(() => DEFAULT_SETTINGS, limits);
    page.render([{ text: KO, kind: 'goban', line: 2 }]);
    finish(page.pendingWork());
    expect(page.render([{ text: KO, kind: 'goban', line: 2 }])[0]).not.toContain('koban-wins');
    const readers = previewer();
    readers.render(fence(GOAL));
    finish(readers.page.pendingWork());
    expect(readers.render(fence(GOAL))).not.toContain('koban-wins');
  });
});

describe('lines of $$ in the preview', () => {
  const DIAGRAM = '$$B A corner\n$$ +-------\n$$ | . 1 .\n$$ | X 2 O\n';

  it.each([
    ['by itself', DIAGRAM],
    ['behind a paragraph', `Text\n${DIAGRAM}More text`],
    ['in a quotation', `${DIAGRAM.replace(/^/gm, '> ')}\n`],
    ['in a list', `* a\n\n${DIAGRAM.replace(/^/gm, '  ')}`],
  ])('are a board with a title: %s', (_, page) => {
    const [tree] = trees(preview(page));
    expect(withClass(tree!, 'koban-title').map(textOf)).toEqual(['A corner']);
    expect(withClass(tree!, 'koban-moves')).toHaveLength(1);
  });

  it('stay formulas where they have no rows, and code in fences and behind four blanks', () => {
    for (const page of [
      '$$\nx + y\n$$',
      '$$ x = 1 $$',
      `${FENCE}\n${DIAGRAM}${FENCE}`,
      DIAGRAM.replace(/^/gm, '    '),
    ])
      expect(preview(page)).not.toContain('koban');
  });

  it('come before what takes $$ for a formula, whichever is asked first', () => {
    const math = (md: MarkdownIt) =>
      md.block.ruler.after(
        'blockquote',
        'math_block',
        (state, first, end) => {
          if (!state.src.startsWith('$$', state.bMarks[first]! + state.tShift[first]!)) return false;
          state.push('hr', 'hr', 0);
          state.line = end;
          return true;
        },
        { alt: ['paragraph'] },
      );
    for (const isFirst of [true, false]) {
      const md = new MarkdownIt();
      if (isFirst) math(md);
      foundPlugin(md, foundIn);
      if (!isFirst) math(md);
      expect(md.render(`Text\n${DIAGRAM}`)).not.toContain('<hr>');
    }
  });
});

describe('records that a page embeds', () => {
  const RECORD = '(;SZ[5]GN[A ko]AB[bb][ac][bd]AW[cb][bc][dc][cd];B[cc];W[bc])';
  it.each([
    ['of a forum', `[sgf]${RECORD}[/sgf]`],
    ['on lines of its own', `[go]\n${RECORD}\n[/go]`],
    ['for WGo', `<div data-wgo="${RECORD}" style="width: 500px"></div>`],
    ['for EidoGo', `<div class="eidogo-player-auto">${RECORD}</div>`],
  ])('are boards %s', (_, embed) => {
    const made = preview(`Before.\n\n${embed}\n\nAfter.\n`);
    expect(trees(made)).toHaveLength(1);
    expect(made).toContain('A ko');
    expect(made).not.toContain('(;SZ');
    expect(made).toMatch(/<p>Before\.<\/p>[\s\S]*<p>After\.<\/p>/);
    expect(trees(preview(`1. Before.\n\n   ${embed.replaceAll('\n', '\n   ')}\n`))).toHaveLength(1);
  });
  it('stay text where they are named, quoted or not closed', () => {
    for (const text of [
      `\`[sgf]${RECORD}[/sgf]\``,
      `${FENCE}\n[sgf]${RECORD}[/sgf]\n${FENCE}`,
      `[sgf]${RECORD}`,
      `A sentence with [sgf]${RECORD}[/sgf] in it.`,
      '[sgf]no record[/sgf]',
    ])
      expect(trees(preview(text))).toEqual([]);
  });
});

describe('a fence in the preview', () => {
  it('is a board with its moves in numbers, its title, and what the rule in force forbids', () => {
    const [tree] = trees(preview(fence(KO)));
    expect(all(tree!).filter(({ tag }) => tag === 'svg' && true).length).toBeGreaterThan(0);
    expect(withClass(tree!, 'koban-title').map(textOf)).toEqual(['Ko']);
    expect(withClass(tree!, 'koban-moves').map(textOf)).toEqual(['Moves 1–2: 2 at C2 (forbidden)']);
    const [note] = withClass(tree!, 'koban-forbidden').filter(({ tag }) => tag === 'li');
    expect(textOf(note!)).toMatch(/^Move 2 .* is forbidden under basic ko: it recaptures at once/);
    const [holds] = withClass(tree!, 'koban-holds');
    expect(holds!.attributes['aria-label']).toBe('The claim is true');
  });

  it('unfolds why the rule in force allows plays, and says nothing of those that it forbids', () => {
    const [tree] = trees(preview(fence(`rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5`)));
    const [reasons] = withClass(tree!, 'koban-reasons');
    expect(all(reasons!).map(({ tag }) => tag)).toContain('details');
    const [summary] = all(reasons!).filter(({ tag }) => tag === 'summary');
    expect(textOf(summary!)).toBe('Why the plays are allowed');
    const items = all(reasons!).filter(({ tag }) => tag === 'li');
    expect(items.map((item) => textOf(item).slice(0, 20))).toEqual([
      '1It is a ko play, bu',
      '2It is a ko play, bu',
      '3It is a ko play, bu',
    ]);
    const reasonsOf = (text: string) =>
      withClass(trees(preview(fence(text)))[0]!, 'koban-reasons').map(textOf);
    expect(reasonsOf(KO)).toEqual([]);
    const later = KO.replace('W b2 B c2', 'W b2 B pass W pass B c2');
    expect(reasonsOf(later)).toEqual([
      expect.stringMatching(
        /allowed4Basic ko does not forbid it, since it does not come right after a capture/,
      ),
    ]);
    expect(reasonsOf(`rules: none\n${KO.replace('# Ko\n', '')}`)).toEqual([]);
  });

  it('has alternative text', () => {
    const [tree] = trees(preview(fence(KO)));
    const [svg] = withClass(tree!, 'koban-svg');
    expect(svg!.attributes.role).toBe('img');
    expect(textOf(svg!.children[0] as Node)).toContain(
      'White 1 B2 takes C2; Black 2 C2 takes B2, forbidden under basic ko.',
    );
  });

  it('says of a claim that fails what holds instead', () => {
    const [tree] = trees(preview(fence(`${KO}\nexpect: captures 5 at move 1`)));
    expect(withClass(tree!, 'koban-fails').map(textOf)).toEqual([
      '“captures 5 at move 1” is false: move 1 captures 1 stone (C2)',
    ]);
    expect(withClass(tree!, 'koban-holds')).toEqual([]);
  });

  it('shows an error as a box, with its code and the line of the page', () => {
    const html = preview(`One\n\nTwo\n\n${fence('# Bad\n| X O |\n| X Q |')}`);
    const [tree] = trees(html);
    const [problems] = withClass(tree!, 'koban-problems');
    expect(textOf(problems!)).toMatch(/diagram\.[a-z-]+, line 8/);
    expect(withClass(tree!, 'koban-svg').length).toBe(1);
    // The same with another line above it: it is made anew where it speaks of lines.
    const { render } = previewer();
    render(`One\n\n${fence('# Bad\n| X Q |')}`);
    expect(render(`One\n\nTwo\n\n${fence('# Bad\n| X Q |')}`)).toContain('line 7');
  });

  it('may continue an entry of any other fence of the page', () => {
    const html = preview(`${fence(`# Later\nfrom: Ko after 1\nmoves: B a1`)}\ntext\n\n${fence(KO)}`);
    const [later] = trees(html);
    expect(withClass(later!, 'koban-problems')).toEqual([]);
    expect(withClass(later!, 'koban-moves').map(textOf)).toEqual(['Move 2']);
    const alone = trees(preview(fence(`# Later\nfrom: Ko after 1`)))[0]!;
    expect(textOf(withClass(alone, 'koban-problems')[0]!)).toContain('link.unknown-title');
  });

  it('may hold several entries, or none', () => {
    expect(
      withClass(trees(preview(fence(`${KO}\n${KO.replace('# Ko', '# Two')}`)))[0]!, 'koban-entry').length,
    ).toBe(2);
    expect(textOf(trees(preview(fence('')))[0]!)).toBe('An empty diagram');
  });

  it('may stand in lists and block quotes; other fences are left alone', () => {
    const quoted = preview(`> ${fence(KO).split('\n').join('\n> ')}\n`);
    expect(quoted).toContain('koban-svg');
    expect(preview(`- item\n\n  ${fence(KO).split('\n').join('\n  ')}\n`)).toContain('koban-svg');
    expect(preview(`${FENCE}go\nx := 1\n${FENCE}`)).toBe(
      '<pre><code class="language-go">x := 1\n</code></pre>\n',
    );
    expect(preview(`${FENCE}goban-like\n. .\n${FENCE}`)).toContain('<code');
  });

  it('has what the script needs to step, and nothing for a board without moves', () => {
    const [tree] = trees(preview(fence(KO)));
    const data = JSON.parse(withClass(tree!, 'koban-stage')[0]!.attributes['data-koban']!);
    expect(data.frames.length).toBe(3);
    expect(
      withClass(trees(preview(fence(`# Ko\n${BASIC_KO}`)))[0]!, 'koban-stage')[0]!.attributes,
    ).not.toHaveProperty('data-koban');
  });

  it('has the look and the coordinates of the settings, and tells them to the script', () => {
    const settings = { ...DEFAULT_SETTINGS, look: 'plain', coordinates: 'japanese' } as const;
    const page = new PageRenderer(() => settings, { time: 60_000, most: 60_000, now: () => 0 });
    const [tree] = trees(
      `<div class="koban-fence">${page.render([{ text: KO, kind: 'goban', line: 1 }])[0]}</div>`,
    );
    expect(withClass(tree!, 'koban-look-plain').length).toBe(1);
    expect(JSON.stringify(tree)).toContain('var(--koban-board,#f5ecd9)');
    expect(withClass(tree!, 'koban-svg').map(textOf).join()).toContain('一');
    const data = readSequence(withClass(tree!, 'koban-stage')[0]!.attributes['data-koban']!);
    expect(data).toMatchObject({ look: 'plain', coordinates: 'japanese' });
  });

  it('keeps the marks of the preview for scrolling', () => {
    const md = gobanPlugin(new MarkdownIt(), (fences) => fences.map(() => '<b>board</b>'));
    const rules = (md as never as { renderer: { rules: Record<string, (...args: never[]) => string> } })
      .renderer.rules;
    const own = rules.fence!;
    rules.fence = (...args: never[]) => {
      const token = (args[0] as unknown as { attrSet(name: string, value: string): void }[])[
        args[1] as unknown as number
      ]!;
      token.attrSet('data-line', '4');
      return own(...args);
    };
    expect(md.render(fence(KO))).toContain('<div class="koban-fence code-line" data-line="4" dir="auto"><b>');
  });
});

const SEARCHED = `# Searched
rules: spight
${TRIPLE_KO}
moves: B d6 W b5 B f6 W d5`;

describe('a page', () => {
  it('is made anew only where it has changed', () => {
    const { render } = previewer();
    const page = (title: string) => `${title}\n\n${fence(KO)}\n${fence(KO.replace('# Ko', `# ${title}`))}`;
    const [first] = [render(page('A'))];
    const [one, two] = trees(first!);
    const [same, other] = trees(render(page('B')));
    expect(same).toEqual(one);
    expect(withClass(two!, 'koban-title').map(textOf)).toEqual(['A']);
    expect(withClass(other!, 'koban-title').map(textOf)).toEqual(['B']);
  });

  it('does not wait for a search: what is not known is said, and known when the search is done', () => {
    const { page, render } = previewer(0);
    const before = textOf(trees(render(fence(SEARCHED)))[0]!);
    expect(before).toMatch(/Moves 1, 2, 3 and 4 are not decided yet under Spight/);
    expect(page.hasPendingWork).toBe(true);
    finish(page.pendingWork());
    expect(page.hasPendingWork).toBe(false);
    const after = textOf(trees(render(fence(SEARCHED)))[0]!);
    expect(after).not.toContain('not decided yet');
    expect(after).toContain('Move 4 (White D5 takes D6) is forbidden under Spight');
  });

  it('says that eyes which a figure is to show are still being read, and shows them when they are', () => {
    const { page, render } = previewer(0);
    const figure = fence('# Eye\nshow: eyes\n. X X .\nX . . X\nX X X X\n. . . .\nedges: all');
    const [before] = trees(render(figure));
    expect(textOf(before!)).toContain('Koban is still reading the eyes of this figure');
    finish(page.pendingWork());
    const [after] = trees(render(figure));
    expect(textOf(after!)).not.toContain('still reading');
    expect(JSON.stringify(after)).toContain('Eye values: ');
  });

  it('has searches look at the clock, so that they are kept short when all its time is spent', () => {
    let looks = 0;
    const now = () => looks++;
    const page = new PageRenderer(() => DEFAULT_SETTINGS, { time: 0, most: 0, now });
    page.render([{ text: SEARCHED, kind: 'goban', line: 1 }]);
    expect(page.hasPendingWork).toBe(true);
    looks = 0;
    finish(page.pendingWork());
    expect(looks).toBeGreaterThan(1);
    expect(page.hasPendingWork).toBe(false);
  });

  const pages = examples().filter((name) => name.endsWith('.md'));
  it.each(pages)('of the gallery is well-formed: %s', (name) => {
    for (const tree of trees(preview(read(name)))) expect(withClass(tree, 'koban-failed')).toEqual([]);
  });
});

const TAGS = new Set(
  'div figure figcaption p ul li b bdi span details summary svg title g defs rect path circle text linearGradient radialGradient stop use mask pattern'.split(
    ' ',
  ),
);

function harmless(html: string): void {
  for (const tree of trees(html)) {
    for (const { tag, attributes } of all(tree)) {
      expect(TAGS).toContain(tag);
      for (const [name, value] of Object.entries(attributes)) {
        expect(name).not.toMatch(/^(on|style|src|srcdoc|action|formaction)/i);
        if (name === 'href') expect(value).toMatch(/^#/);
      }
    }
  }
}

describe('text that wants to be markup', () => {
  it.each(NASTY)('stays text: %j', (nasty) => {
    const line = nasty.replace(/[\r\n]/g, ' ');
    harmless(
      preview(
        fence(
          `# ${line}\n${BASIC_KO}\n; ${line}\n${line}: ${line}\nmoves: W b2 B ${line}\nexpect: ${line}\nfrom: ${line}\nrules: ${line}`,
        ),
      ),
    );
  });

  it('stays text wherever it stands', () => {
    const text = fc.oneof(
      fc.constantFrom(...NASTY),
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 30 }),
    );
    const part = fc.oneof(
      text,
      fc.constantFrom(KO, BASIC_KO, '# ', 'from: ', 'moves: ', 'expect: ', '| X O |', '\n', '```'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const { page } = previewer();
        const fences = parts.map((content, i) => ({ text: content, kind: 'goban' as const, line: i + 1 }));
        const made = page.render([...fences, { text: parts.join(''), kind: 'goban', line: 99 }]);
        expect(made.length).toBe(parts.length + 1);
        harmless(made.map((one) => `<div class="koban-fence">${one}</div>`).join('\n'));
      }),
      { numRuns: runs(24) },
    );
  });
});

describe('a fence of SGF in the preview', () => {
  const sgf = (text: string) => `${FENCE}sgf\n${text}\n${FENCE}\n`;
  const GAME = '(;SZ[4]GN[A ko]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]\n(;W[bb];B[dd])(;W[dd]))';

  it('is the main line of each game, with what is wrong in all lines, and how many are not shown', () => {
    const [tree] = trees(preview(`Text.\n\n${sgf(`${GAME}\n(;SZ[3]GN[Two];B[aa])`)}`));
    expect(withClass(tree!, 'koban-title').map(textOf)).toEqual(['A ko', 'Two']);
    expect(withClass(tree!, 'koban-svg').length).toBe(2);
    const notes = withClass(tree!, 'koban-forbidden').filter(({ tag }) => tag === 'li');
    expect(notes.map(textOf).join()).toMatch(/Move 2 .* is forbidden under basic ko/);
    expect(textOf(tree!)).toContain('Main line only: 1 variation is not shown here');
  });

  it('names the line of the page where something is wrong', () => {
    const [tree] = trees(preview(`Text.\n\n${sgf('(;SZ[9]\n;B[zz])')}`));
    const [note] = withClass(tree!, 'koban-error').filter(({ tag }) => tag === 'li');
    expect(textOf(note!)).toContain('not on the 9×9 board');
    expect(textOf(note!)).toMatch(/line 5/i);
    for (const end of ['\n', '\r\n']) {
      const second = preview(`Text.${end}${end}${sgf(`(;SZ[9]${end};B[aa])${end}(;SZ[9]${end};B[zz])`)}`);
      expect(textOf(withClass(trees(second)[0]!, 'koban-problems')[0]!)).toMatch(/line 7/i);
    }
  });

  it('has no more below a board than is read, and says how much is left', () => {
    const html = preview(sgf(`(;SZ[9]${';B[zz]'.repeat(50)})`));
    const [tree] = trees(html);
    expect(withClass(tree!, 'koban-error').filter(({ tag }) => tag === 'li').length).toBeLessThan(25);
    expect(textOf(tree!)).toMatch(/\d+ more notes about this game/);
    expect(textOf(trees(preview(sgf(GAME)))[0]!)).not.toContain('more note');
  });

  it('tells the comments of the line below the board, as text, each with the number of its move', () => {
    const html = preview(sgf('(;SZ[9]C[Start <b>here</b> & [now\\]];B[aa]C[One\ntwo];W[bb];B[cc]C[ last ])'));
    const [tree] = trees(html);
    const told = withClass(tree!, 'koban-comment');
    expect(told.map((one) => all(one).filter(({ tag }) => tag === 'b').length)).toEqual([0, 1, 1]);
    expect(told.map(textOf)).toEqual(['Start <b>here</b> & [now]', '1One\ntwo', '3last']);
    expect(html).not.toContain('<b>here');
    // Who steps reads those of his move.
    const [stage] = withClass(tree!, 'koban-stage');
    const { frames } = readSequence(stage!.attributes['data-koban']!)!;
    expect(frames.map(({ comments = [] }) => comments.length)).toEqual([1, 1, 0, 1]);
    expect(textOf(trees(preview(sgf('(;SZ[9];B[aa];W[bb])')))[0]!)).not.toContain('1One');
  });

  it('ends what letters turn around with the text that has them', () => {
    const turning = 'x\u202egnp\u2067';
    const written = `# ${turning}\n; ${turning}\n${BASIC_KO}\nmoves: W b2 B zz9${turning}\nexpect: move 1 ${turning}\n`;
    const record = `(;SZ[5]GN[${turning}]C[${turning}];B[${turning}])`;
    const nodes = trees(preview(fence(written) + sgf(record))).flatMap(all);
    const turned = nodes.filter(
      // What is said of a picture is read aloud, and not drawn.
      ({ tag, children }) => tag !== 'title' && children.some((one) => /[\u202e\u2067]/.test(String(one))),
    );
    expect(turned.map(({ tag }) => tag)).toEqual(turned.map(() => 'bdi'));
    for (const name of ['koban-title', 'koban-comment', 'koban-problems']) {
      const inside = nodes.filter(({ attributes }) => attributes.class === name).flatMap(all);
      expect(
        inside.some((node) => turned.includes(node)),
        name,
      ).toBe(true);
    }
  });

  it('gives the board of a reader who steps the arrows that a record draws at each move', () => {
    const [tree] = trees(preview(sgf('(;SZ[9];B[aa]AR[bb:cc];W[dd])')));
    const { frames } = readSequence(withClass(tree!, 'koban-stage')[0]!.attributes['data-koban']!)!;
    const line = { kind: 'arrow', from: { x: 1, y: 1 }, to: { x: 2, y: 2 } };
    expect(frames.map(({ lines = [] }) => lines)).toEqual([[], [line], []]);
  });

  it('tells the first comments of a game with many, and how many there are besides', () => {
    const told = (many: number) => {
      const [tree] = trees(preview(sgf(`(;SZ[9]${';B[aa]C[so]'.repeat(many)})`)));
      expect(withClass(tree!, 'koban-comment').length).toBeLessThan(20);
      return textOf(withClass(tree!, 'koban-comments')[0]!);
    };
    expect(told(40)).toContain('and 28 more comments');
    expect(told(13)).toContain('and 1 more comment,');
    expect(told(12)).not.toContain('more comment');
  });

  it.each([
    ['SGF', sgf('(;SZ[3];B[aa];W[zz];B[];W[cc])'), 'Moves 1–4: 2 cannot be read, 3 pass'],
    ['goban', fence('edges: all\n. . .\nmoves: B a1 W zz9 B pass'), 'Moves 1–3: 2 cannot be read, 3 pass'],
  ])('does not take an unreadable move of %s for a pass', (_name, text, said) => {
    const [tree] = trees(preview(text));
    expect(withClass(tree!, 'koban-moves').map(textOf)).toEqual([said]);
    const [stage] = withClass(tree!, 'koban-stage');
    const { frames } = readSequence(stage!.attributes['data-koban']!)!;
    expect(frames[2]!.caption).toBe('Move 2, White’s move cannot be read');
    expect(frames[3]!.caption).toBe('Move 3, Black passes');
  });

  it('stands beside entries, and is nothing where there is no game', () => {
    const made = trees(preview(`${fence(KO)}\n${sgf(GAME)}\n${sgf('')}\n${fence(KO)}`));
    expect(made.map((tree) => withClass(tree, 'koban-title').map(textOf))).toEqual([
      ['Ko'],
      ['A ko'],
      [],
      ['Ko'],
    ]);
    expect(textOf(made[2]!)).toContain('empty');
    expect(textOf(trees(preview(sgf('no game')))[0]!)).toContain('There is no game here');
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom(GAME, '(;B[aa]', '((((', '(;SZ[52]AB[aa:ZZ])')), {
          maxLength: 3,
        }),
        (parts) => {
          const page = previewer(20).page;
          const made = page.render(parts.map((text, i) => ({ text, kind: 'sgf' as const, line: i + 1 })));
          expect(made.length).toBe(parts.length);
          for (const one of made) expect(one).not.toMatch(/undefined|NaN|koban-failed/);
        },
      ),
      { numRuns: runs(24) },
    );
  });
});
