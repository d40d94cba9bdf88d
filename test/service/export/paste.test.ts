import { describe, expect, it } from 'vitest';
import { openDocument, openDrawn } from '../../../src/document/index.ts';
import { actions, analyse, DEFAULT_SETTINGS, pasted } from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { apply } from '../../notation/goban/helpers.ts';

const DOLLARS = '$$B Shape\n$$ | . X 1\n$$ | . . a\n$$ -------\n';
const ENTRY = '# Shape\nsize: 19\n| . X 1\n| . . a\n+------\n';
const read = (text: string, host: 'goban' | 'markdown' = 'goban') =>
  analyse(openDocument('a', 0, host, text), DEFAULT_SETTINGS);
const NOWHERE = { document: null, offset: 0, fence: false };

describe('pasting', () => {
  it('makes entries of diagrams', () => {
    expect(pasted(DOLLARS, NOWHERE)).toMatchObject({ text: ENTRY, count: 1, lost: [] });
    expect(pasted(DOLLARS, NOWHERE)!.label).toContain('$$');
    expect(pasted(`${DOLLARS}\n${DOLLARS}`, NOWHERE)!.text).toBe(`${ENTRY}\n${ENTRY}`);
  });

  it('makes entries of games', () => {
    const game = pasted('(;SZ[5]GN[A];B[aa](;W[bb])(;W[cc]))', NOWHERE)!;
    expect([game.count, game.label]).toEqual([2, 'SGF']);
    expect(game.text).toContain('from: A after 1');
  });

  it.each([
    '',
    'word',
    'moves: a1 b2',
    '# Title\n\nProse about $$ and (this).',
    '{ "json": [1, 2] }',
    '($$)',
  ])('offers nothing for %j', (text) => expect(pasted(text, NOWHERE)).toBeNull());

  it('puts a fence around it in Markdown, but not within one', () => {
    const page = 'Prose.\n\n```goban\n| . X |\n```\n';
    const document = read(page, 'markdown');
    const out = pasted(DOLLARS, { document, offset: page.length, fence: true })!.text;
    expect(out).toBe(`\`\`\`goban\n${ENTRY}\`\`\`\n`);
    const inside = pasted(DOLLARS.replace(' Shape', ''), {
      document,
      offset: page.indexOf('| .'),
      fence: true,
    })!;
    expect(inside.text).toMatch(/^# Diagram\nsize: 19/);
    const end = pasted(DOLLARS, { document, offset: 6, fence: true })!.text;
    expect(end.startsWith('\n```goban\n')).toBe(true);
  });

  it('tells what an entry cannot hold', () => {
    const { lost } = pasted('$$B T\n$$ . B a\n$$ [a|Page]\n', NOWHERE)!;
    expect(lost.map(({ code }) => code)).toEqual(['lost.links']);
  });
});

describe('offers to convert', () => {
  const offers = (text: string, offset: number, host: 'goban' | 'markdown' = 'goban') =>
    actions(read(text, host), { start: offset, end: offset }).filter(({ title }) =>
      say(title).startsWith('Convert'),
    );

  it('stand on the board of an entry, and ask for the notation', () => {
    const text = '# A\n| . X |\n| O . |\nmoves: a1\n';
    const [offer] = offers(text, text.indexOf('O .'));
    expect(offer!.command).toEqual({ command: 'koban.convertEntry', arguments: [{ uri: 'a', entry: 0 }] });
    expect(offers(text, text.indexOf('a1'))).toEqual([]);
  });

  it('stand on a diagram of another notation, and write the entry in its place', () => {
    const page = `Prose.\n\n${DOLLARS}\nMore.\n`;
    const [offer] = offers(page, page.indexOf('. X'), 'markdown');
    expect(apply(page, offer!.edits)).toBe(`Prose.\n\n\`\`\`goban\n${ENTRY}\`\`\`\n\nMore.\n`);
    expect(offers(page, 0, 'markdown')).toEqual([]);
  });

  it('stand there also where the editor reads the diagram as an entry', () => {
    const page = `Prose.\n\n${DOLLARS}\nMore.\n`;
    const document = analyse(openDrawn('a', 0, 'markdown', page, { kind: 'markdown' }), DEFAULT_SETTINGS);
    expect(document.entries.length).toBe(1);
    const at = page.indexOf('. X');
    const titles = actions(document, { start: at, end: at }).map(({ title }) => say(title));
    expect(titles.filter((title) => title.startsWith('Convert')).sort()).toEqual([
      expect.stringMatching(/^Convert from .* to a goban entry$/),
      'Convert to another notation…',
    ]);
  });

  it('stand on one far into a long page, and not in a fence of ours', () => {
    const prose = 'Some words of prose, again and again.\n'.repeat(2000);
    const page = `${DOLLARS}\n${prose}\n${DOLLARS}\n${prose}\n\`\`\`goban\n${ENTRY}\`\`\`\n`;
    const second = page.indexOf(DOLLARS, 10);
    const [offer, ...more] = offers(page, page.indexOf('. X', second), 'markdown');
    expect(more).toEqual([]);
    const fence = `\`\`\`goban\n${ENTRY}\`\`\`\n`;
    expect(apply(page, offer!.edits)).toBe(
      page.slice(0, second) + fence + page.slice(second + DOLLARS.length),
    );
    const inFence = offers(page, page.lastIndexOf('. X'), 'markdown').map(({ title }) => say(title));
    expect(inFence).toEqual(['Convert to another notation…']);
  });

  it('take a fence that holds nothing else along', () => {
    const page = `Prose.\n\n\`\`\`text\n${DOLLARS}\`\`\`\n\nMore.\n`;
    const [offer] = offers(page, page.indexOf('. X'), 'markdown');
    expect(apply(page, offer!.edits)).toBe(`Prose.\n\n\`\`\`goban\n${ENTRY}\`\`\`\n\nMore.\n`);
  });

  it('stand on $$ in a .goban file as well', () => {
    const text = `# First\n| . X |\n\n${DOLLARS}`;
    const [offer] = offers(text, text.indexOf('$$ |'));
    expect(apply(text, offer!.edits)).toBe(`# First\n| . X |\n\n${ENTRY}`);
  });
});
