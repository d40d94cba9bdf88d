import { describe, expect, it } from 'vitest';
import { TRIPLE_KO } from '../fixtures/boards.ts';
import { koban } from './run.ts';

const KO = '. X O .\nX . X O\n. X O .\nedges: all\n';
const PAGE = `# Kos\n\n\`\`\`goban\n# A <b> ](x) *ko*\n${KO}moves: W b2\n\`\`\`\nText.\n\n> \`\`\`goban\n> . X\n> X .\n> \`\`\`\n`;
const files = (ran: ReturnType<typeof koban>, more: Record<string, string> = {}) => ({
  ...more,
  ...Object.fromEntries([...ran.written].map(([name, content]) => [name, String(content)])),
});

describe('koban embed', () => {
  const first = koban(['embed', 'docs/kos.md'], { 'docs/kos.md': PAGE });

  it('puts pictures below their fences, and nothing that a title says into the page', () => {
    expect(first.code).toBe(0);
    expect([...first.written.keys()]).toEqual([
      'docs/pictures/kos.a-b-x-ko.svg',
      'docs/pictures/kos.diagram.svg',
      'docs/kos.md',
    ]);
    const page = String(first.written.get('docs/kos.md'));
    expect(page).toMatch(
      /```\n\n<!-- koban pictures -->\n!\[A [^\n]*\]\(pictures\/kos\.a-b-x-ko\.svg\)\n\nMove 1\n<!-- koban end -->\nText\.\n/,
    );
    expect(page).toMatch(
      /^> ```\n>\n> <!-- koban pictures -->\n> !\[[^\n]*\]\(pictures\/kos\.diagram\.svg\)\n> <!-- koban end -->\n$/m,
    );
    const block = page.slice(page.indexOf('<!-- koban pictures'), page.indexOf('Text.'));
    expect(block).not.toMatch(/<b>|(?<!\\)\]\(x\)|\*ko\*/);
    expect(String(first.written.get('docs/pictures/kos.a-b-x-ko.svg'))).toMatch(/^<svg /);
  });

  it('has nothing to do where all is up to date, and says so with --check', () => {
    const again = koban(['embed', 'docs/kos.md'], files(first));
    expect([again.code, again.written.size]).toEqual([0, 0]);
    expect(koban(['embed', '--check', 'docs/kos.md'], files(first))).toMatchObject({ code: 0, error: '' });
  });

  it('finds claims that do not hold with --check, unless told otherwise', () => {
    const page =
      '```goban\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\nexpect: move 2 is allowed\n```\n';
    const { written } = koban(['embed', 'kos.md'], { 'kos.md': page });
    const files = Object.fromEntries(written);
    const { code, error } = koban(['embed', '--check', 'kos.md'], files);
    expect(code).toBe(1);
    expect(error).toMatch(/^koban embed: kos\.md:2: .*move 2 is allowed/);
    expect(koban(['embed', '--check', '--ignore-claims', 'kos.md'], files).code).toBe(0);
  });

  it('finds a fence that has changed, and mends page and picture', () => {
    const page = String(first.written.get('docs/kos.md')).replace('moves: W b2', 'moves: W b2 B c2');
    const changed = files(first, {});
    changed['docs/kos.md'] = page;
    const checked = koban(['embed', '--check', 'docs/kos.md'], changed);
    expect(checked.code).toBe(1);
    expect(checked.written.size).toBe(0);
    expect(checked.error).toContain('docs/pictures/kos.a-b-x-ko.svg is out of date');
    const mended = koban(['embed', 'docs/kos.md'], changed);
    const after = { ...changed, ...files(mended) };
    expect(koban(['embed', '--check', 'docs/kos.md'], after).code).toBe(0);
    expect(after['docs/kos.md']!.match(/koban pictures/g)).toHaveLength(2);
  });

  it('gives pages beside each other pictures of their own', () => {
    const page = (title: string) => `\`\`\`goban\n# ${title}\n${KO}\`\`\`\n`;
    const ran = koban(['embed', 'a.md', 'a-b.md'], { 'a.md': page('B c'), 'a-b.md': page('C') });
    expect([...ran.written.keys()]).toEqual(['pictures/a.b-c.svg', 'a.md', 'pictures/a-b.c.svg', 'a-b.md']);
  });

  it('says below a fence what the preview says: verdicts, problems, claims that fail; and knows records', () => {
    const page = `\`\`\`goban\n${KO}moves: W b2 B c2\nexpect: move 1 forbidden\nexpect: move 2 forbidden\n\`\`\`\n\n\`\`\`sgf\n(;SZ[5];B[bb];W[bb])\n\`\`\`\n`;
    const ran = koban(['embed', 'kos.md'], { 'kos.md': page });
    expect([...ran.written.keys()]).toEqual([
      'pictures/kos.diagram.svg',
      'pictures/kos.diagram-2.svg',
      'kos.md',
    ]);
    const blocks = String(ran.written.get('kos.md')).split('<!-- koban pictures -->').slice(1);
    const below = blocks.map((block) =>
      block.slice(0, block.indexOf('<!-- koban end')).split(/\n+/).slice(2, -1),
    );
    expect(below).toEqual([
      [
        'Moves 1–2: 2 at C2 (forbidden)',
        '* Move 2 (Black C2 takes B2) is forbidden under basic ko: it recaptures at once a single stone that has just captured a single stone',
        '* “move 1 forbidden” is false: move 1 is allowed under basic ko',
      ],
      ['Moves 1–2: 2 at 1 (impossible)', '* B4 is occupied by the black stone of move 1'],
    ]);
    expect(koban(['embed', '--check', '--ignore-claims', 'kos.md'], files(ran)).code).toBe(0);
  });

  it('puts the wheel of a cycle below its board, which has the letters of the kos', () => {
    const page = `\`\`\`goban\n# Three\n${TRIPLE_KO}\nrules: psk\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\n\`\`\`\n`;
    const ran = koban(['embed', 'kos.md'], { 'kos.md': page });
    expect([...ran.written.keys()]).toEqual([
      'pictures/kos.three-wheel.svg',
      'pictures/kos.three.svg',
      'kos.md',
    ]);
    expect(String(ran.written.get('kos.md'))).toMatch(
      /!\[Three\. [^\n]*Ko a: B6, B5\.[^\n]*\]\(pictures\/kos\.three\.svg\)\n\nMoves 1–6[^\n]*\n\n!\[Ko a: Black, White from 2, [^\n]*\]\(pictures\/kos\.three-wheel\.svg\)\n/,
    );
    expect(String(ran.written.get('pictures/kos.three-wheel.svg'))).toMatch(
      /^<svg [^>]*viewBox="0 0 180 180"/,
    );
    // A basic ko is read from the board alone.
    const { written } = koban(['embed', 'kos.md'], {
      'kos.md': `\`\`\`goban\n${KO}moves: W b2 B c2\n\`\`\`\n`,
    });
    expect([...written.keys()]).toEqual(['pictures/kos.diagram.svg', 'kos.md']);
  });

  it('leaves a page without fences alone, and refuses folders elsewhere', () => {
    const plain = koban(['embed', 'a.md'], { 'a.md': 'No board.\n' });
    expect([plain.code, plain.written.size]).toEqual([0, 0]);
    for (const folder of ['/etc', '../up', 'a/../../b', 'a b'])
      expect(koban(['embed', '--pictures', folder, 'a.md'], { 'a.md': '' }).code).toBe(2);
    expect(koban(['embed', 'missing.md']).code).toBe(2);
  });
});
