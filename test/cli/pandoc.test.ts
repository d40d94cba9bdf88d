import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PandocNode } from '../../src/cli/pandoc/ast.ts';
import { TRIPLE_KO } from '../fixtures/boards.ts';
import { kobanLater } from './run.ts';

const KO = '. X O .\nX . X O\n. X O .\nedges: all\n';
const str = (text: string) => ({ t: 'MetaInlines', c: [{ t: 'Str', c: text }] });
const fence = (text: string, kind = 'goban', id = '') => ({ t: 'CodeBlock', c: [[id, [kind], []], text] });
const documentOf = (blocks: unknown[], meta: Record<string, unknown> = {}) =>
  JSON.stringify({ 'pandoc-api-version': [1, 22, 2, 1], meta, blocks });

async function filtered(blocks: unknown[], writer = 'html', meta: Record<string, unknown> = {}) {
  const { code, out, error } = await kobanLater(['pandoc', writer], { '-': documentOf(blocks, meta) });
  return { code, error, document: code === 0 ? JSON.parse(out) : null };
}

/** All nodes of a kind in a tree of Pandoc. */
function nodesOf(kind: string, value: unknown): PandocNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as PandocNode).t === kind ? [value as PandocNode] : [];
  return [...own, ...Object.values(value).flatMap((one) => nodesOf(kind, one))];
}

/** The inlines of a node as a text. */
const textOf = (value: unknown): string =>
  nodesOf('Str', value)
    .map(({ c }) => c)
    .join(' ');

describe('koban pandoc', () => {
  it('makes figures of fences wherever they stand, and changes nothing else', async () => {
    const others = [
      { t: 'Para', c: [{ t: 'Str', c: 'Text' }] },
      fence('let a;', 'js'),
      { t: 'CodeBlock', c: [['', [], []], KO] },
    ];
    const quoted = {
      t: 'BlockQuote',
      c: [{ t: 'BulletList', c: [[fence(`# Next\nfrom: Ko\nmoves: B c2\n`)]] }],
    };
    const { document } = await filtered([
      ...others,
      fence(`# Ko\n${KO}rules: basic\nmoves: W b2\n`, 'goban', 'ko'),
      quoted,
      fence('(;SZ[5];B[cc])', 'sgf'),
    ]);
    expect(document.blocks.slice(0, 3)).toEqual(others);
    const [ko, next, game] = nodesOf('Div', document.blocks);
    expect((ko!.c as unknown[])[0]).toEqual(['ko', ['koban'], []]);
    expect(textOf(ko)).toMatch(/^Ko /);
    // What continues another fence has its position and its verdict.
    expect(document.blocks[4].c[0].c[0][0]).toEqual(next);
    expect(textOf(next)).toContain('Black C2 takes B2) is forbidden under basic ko');
    expect(nodesOf('Image', game)).toHaveLength(1);
    expect(document.meta).toEqual({});
  });

  it('stops at a claim that does not hold, unless told otherwise', async () => {
    const wrong = fence(`# Ko\n${KO}moves: W b2 B c2\nexpect: move 2 is allowed\n`);
    const { code, error } = await filtered([wrong]);
    expect(code).toBe(1);
    // A book has many: the title says which.
    expect(error).toMatch(/^koban: Ko: .*move 2 is allowed/);
    const lenient = { koban: { t: 'MetaMap', c: { claims: str('ignore') } } };
    expect((await filtered([wrong], 'html', lenient)).code).toBe(0);
    expect((await filtered([fence(`${KO}moves: W b2 B c2\nexpect: move 2 is forbidden\n`)])).code).toBe(0);
  });

  it('knows the keys that it may be given', async () => {
    for (const koban of [{ t: 'MetaMap', c: { rulse: str('psk') } }, str('rulse')]) {
      const { code, error } = await filtered([fence(KO)], 'html', { koban });
      expect(code).toBe(2);
      expect(error).toContain('rules, theme, look, coordinates or claims, not “rulse”');
    }
  });

  it('lets no page end between a title and its board', async () => {
    const { document } = await filtered([fence(`# Ko\n${KO}`)], 'latex');
    const [div] = nodesOf('Div', document.blocks);
    const kinds = (div!.c as [unknown, PandocNode[]])[1].map(({ t }) => t);
    expect(kinds).toEqual(['Para', 'RawBlock', 'Para']);
    for (const [writer, style] of [
      ['docx', 'Captioned Figure'],
      ['odt', 'FigureWithCaption'],
    ]) {
      const paper = (await filtered([fence(`# Ko\n${KO}`)], writer!)).document;
      expect(nodesOf('RawBlock', paper)).toEqual([]);
      const [, title] = nodesOf('Div', paper.blocks);
      const [[, , styles], blocks] = title!.c as [[string, string[], string[][]], PandocNode[]];
      expect([styles, blocks.map(({ t }) => t)]).toEqual([[['custom-style', style]], ['Para']]);
    }
  });

  it('gives SVG to writers of pages, and PNG with a width to writers of paper', async () => {
    for (const writer of ['html', 'html5', 'epub3', 'revealjs', 'slidy']) {
      const { document } = await filtered([fence(KO)], writer);
      const [{ c }] = nodesOf('Image', document.blocks) as unknown as [{ c: [unknown, unknown, [string]] }];
      expect(Buffer.from(c[2][0].replace('data:image/svg+xml;base64,', ''), 'base64').toString()).toMatch(
        /^<svg /,
      );
    }
    for (const writer of ['docx', 'odt', 'pptx']) {
      const { document } = await filtered([fence(KO)], writer);
      const [{ c }] = nodesOf('Image', document.blocks) as unknown as [
        { c: [[string, string[], [string, string][]], unknown, [string]] },
      ];
      const png = Buffer.from(c[2][0].replace('data:image/png;base64,', ''), 'base64');
      const width = png.readUInt32BE(16);
      expect([writer, c[0][2]]).toEqual([writer, [['width', `${((width / 72) * 0.2).toFixed(2)}in`]]]);
      expect(inflateSync(png.subarray(png.indexOf('IDAT') + 4)).length).toBeGreaterThan(width);
    }
  });

  it('has the wheel of a cycle, as wide beside its board as on a page', async () => {
    const text = `${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\n`;
    const { document } = await filtered([fence(text)], 'docx');
    const images = nodesOf('Image', document.blocks).map(
      ({ c }) => c as [[string, string[], unknown], unknown],
    );
    expect(images.map(([[, , size]]) => size)).toEqual([[['width', '1.68in']], [['width', '1.50in']]]);
    expect(textOf(images[0])).toContain('Ko a: B6, B5.');
    expect(textOf(images[1])).toMatch(/^Ko a: Black, White from 2, /);
  });

  it('writes pictures into files for writers of text, with the same name for the same picture', async () => {
    for (const [writer, ending] of [
      ['latex', 'png'],
      ['beamer', 'png'],
      ['context', 'png'],
      ['gfm', 'svg'],
      ['typst', 'svg'],
    ]) {
      const { code, out, written } = await kobanLater(['pandoc', writer!], {
        '-': documentOf([fence(KO), fence(KO), fence(`${KO}moves: W b2\n`)]),
      });
      expect(code).toBe(0);
      const images = nodesOf('Image', JSON.parse(out)) as unknown as { c: [unknown, unknown, [string]] }[];
      const paths = images.map(({ c }) => c[2][0]);
      expect(paths[0]).toMatch(new RegExp(`^koban-pictures/[0-9a-f]{12}\\.${ending}$`));
      expect(paths[1]).toBe(paths[0]);
      expect(new Set(paths)).toEqual(new Set(written.keys()));
      expect(written.size).toBe(2);
    }
  });

  it('takes rules, look and language from the metadata', async () => {
    const meta = {
      koban: { t: 'MetaMap', c: { rules: str('basic'), theme: str('dark') } },
      lang: str('ja-JP'),
    };
    const { document } = await filtered([fence(`${KO}moves: W b2 B c2\n`)], 'html', meta);
    expect(textOf(document)).toMatch(/[ぁ-ん]/);
    expect(document.meta).toEqual(meta);
    const light = await filtered([fence(`${KO}moves: W b2 B c2\n`)]);
    expect(JSON.stringify(nodesOf('Image', light.document))).not.toBe(
      JSON.stringify(nodesOf('Image', document)),
    );
  });

  it('says what is wrong with a document or its metadata, and writes nothing', async () => {
    for (const input of ['', 'no JSON', '[]', '{}', '{"blocks":1,"meta":{}}', 'null']) {
      const { code, out, error } = await kobanLater(['pandoc', 'html'], { '-': input });
      expect([input, code, out]).toEqual([input, 2, '']);
      expect(error).toContain('koban-pandoc');
    }
    for (const [key, value, said] of [
      ['theme', 'blue', 'koban.theme takes light'],
      ['rules', 'psk, nonsense', 'koban.rules'],
      ['coordinates', '', 'koban.coordinates'],
    ] as const) {
      const meta = { koban: { t: 'MetaMap', c: { [key]: str(value) } } };
      const { code, error } = await filtered([fence(KO)], 'html', meta);
      expect([key, code]).toEqual([key, 2]);
      expect(error).toContain(said);
    }
  });

  it('keeps a title, the moves and the wheel on the page of their board, where pages are TeX', async () => {
    const text = `# Ko\n${KO}moves: W b2 B a1\n`;
    const keptIn = async (writer: string) =>
      nodesOf('RawBlock', (await filtered([fence(text)], writer)).document.blocks).length;
    expect(await keptIn('latex')).toBe(2);
    expect(await keptIn('html')).toBe(0);
    const cycle = `${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\n`;
    const { document } = await filtered([fence(cycle)], 'latex');
    const [, blocks] = document.blocks[0].c as [unknown, PandocNode[]];
    const kinds = blocks.map(({ t }) => t);
    expect(kinds.slice(0, 5)).toEqual(['Para', 'RawBlock', 'Para', 'RawBlock', 'Para']);
  });

  it('lets nothing of a text become markup of a writer', async () => {
    const hostile = '<script>alert(1)</script> \\\\input{x} *a* $b$';
    const { document } = await filtered([fence(`# ${hostile}\n${KO}; ${hostile}\nmoves: B a1\n`)], 'latex');
    for (const kind of ['RawInline', 'Math', 'Code', 'Link'])
      expect(nodesOf(kind, document.blocks)).toEqual([]);
    const raw = nodesOf('RawBlock', document.blocks).map(({ c }) => JSON.stringify(c));
    expect(new Set(raw)).toEqual(new Set([JSON.stringify(['latex', '\\nopagebreak'])]));
    expect(textOf(document.blocks)).toContain('<script>alert(1)</script>');
  });
});
