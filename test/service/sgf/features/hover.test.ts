import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { finish } from '../../../../src/go/task.ts';
import { escapeText, readText } from '../../../../src/notation/sgf/values.ts';
import { buildGame, DEFAULT_SETTINGS, sequenceAt } from '../../../../src/service/index.ts';
import { commentOf } from '../../../../src/service/sgf/features/hover.ts';
import { hover, marked } from '../../marked.ts';

/** The picture in the hover at the mark: what it says of itself, and its SVG. */
function pictureAt(source: string): { alt: string; svg: string } {
  const { analysis, offset } = marked(source, {}, 'sgf');
  const { markdown } = finish(hover(analysis, offset, () => false))!;
  const [, alt, data] = /!\[([^\]]*)\]\(data:image\/svg\+xml;base64,([^)]+)\)/.exec(markdown)!;
  return { alt: alt!, svg: Buffer.from(data!, 'base64').toString('utf8') };
}

const GAME = '(;SZ[5]CR[aa];B[c¦c]TR[cc]SQ[dd]MA[ee]TB[ab]TW[ba]LB[bc:A]AR[aa:cc]LN[ea:ee];W[cd]CR[cd])';

it('a hover between a name and its value tells what the name means, but of a move shows the position', () => {
  const span = (source: string) => {
    const { analysis, offset, text } = marked(source, {}, 'sgf');
    const shown = finish(hover(analysis, offset, () => false))!.span;
    return text.slice(shown.start, shown.end);
  };
  expect(span('(;GM[1]SZ¦[5];B[cc])')).toBe('SZ');
  expect(span('(;GM[1]SZ[5];B¦[cc])')).toBe('B[cc]');
});

it('tells of an eye at an empty point, on the board of its node', () => {
  const { analysis, offset } = marked('(;SZ[5]AB[ba][ab];B[bb]TR[a¦a])', {}, 'sgf');
  expect(finish(hover(analysis, offset, () => false))!.markdown).toContain('Eye of Black at A5');
});

it('values an eye by the setting, as an entry does', () => {
  const told = (eyeValues: string) => {
    const { analysis, offset } = marked(
      '(;SZ[5]AB[cb][bc][dc][cd]AW[bb][db][ac];B[ee]TR[c¦c])',
      { eyeValues },
      'sgf',
    );
    return finish(hover(analysis, offset, () => false))!.markdown.match(/Eye of Black at C3.*/)?.[0];
  };
  expect(told('1/2')).not.toBe(told('7/8'));
});

describe('the picture in a hover of SGF', () => {
  it('shows what the node draws, as the player does', () => {
    const { alt, svg } = pictureAt(GAME);
    expect(alt).toContain('Triangles: C3. Squares: D2. Marked: E1. Black points: A4. White points: B5');
    expect(alt).toContain('Labels: A at B3. Arrows: A5 to C3. Lines: E5 to E1');
    for (const part of ['koban-triangle', 'koban-square', 'koban-lines']) expect(svg).toContain(part);
    expect(svg).not.toContain('koban-circle');
  });

  it('shows only what is drawn at this move, also where nothing is played', () => {
    expect(pictureAt('(;SZ[5]CR[aa];B[cc]TR[cc];W[c¦d]CR[cd])').alt).toContain('Circles: C2');
    expect(pictureAt('(;SZ[5]CR[aa];B[cc]TR[cc];W[c¦d])').alt).not.toMatch(/Circles|Triangles/);
    expect(pictureAt('(¦;SZ[5]CR[aa];B[cc]TR[cc])').alt).toContain('Circles: A5');
  });

  it('names no line whose ends are no two points of the board', () => {
    const { alt } = pictureAt('(;SZ[5];B[c¦c]AR[aa:aa][zz:aa][aa]LN[:])');
    expect(alt).not.toMatch(/Arrows|Lines/);
  });

  it('has the lines of the frame of the player', () => {
    const { analysis } = marked(GAME, {}, 'sgf');
    const { frames } = sequenceAt(analysis, { entry: 0 })!.sequence;
    expect(frames.map(({ lines }) => lines?.map(({ kind }) => kind))).toEqual([
      undefined,
      ['arrow', 'line'],
      undefined,
    ]);
  });
});

describe('a comment in a hover', () => {
  const md = new MarkdownIt({ html: true });
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  const shown = (comment: string) => {
    const html = md.render(commentOf(buildGame(`(;C[${escapeText(comment)}])`, DEFAULT_SETTINGS), 0));
    expect(html).not.toMatch(/<(?!\/?(?:p|br)>)/);
    const plain = html.replace(/<[^>]*>/g, ' ');
    return words(
      plain.replace(
        /&(amp|lt|gt|quot);/g,
        (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name]!,
      ),
    );
  };
  const unit = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', ...'a1 \n\n\t'];

  it('is the text that was written, whatever it is to Markdown', () => {
    for (const text of [
      'a\n===',
      'a\n---',
      '1. a\n2. b',
      '    code',
      '<b>x</b>',
      'https://a.b',
      '&lt;',
      '- - -',
      '\\*',
    ])
      expect(shown(text)).toBe(words(text));
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...unit), maxLength: 30 }), (text) => {
        expect(shown(text)).toBe(words(readText(escapeText(text))));
      }),
      { numRuns: 3000 },
    );
  });
});
