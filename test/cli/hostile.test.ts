import { describe, expect, it } from 'vitest';
import { HOSTILE, seen } from '../render/hostile.ts';
import { all, parse } from '../render/xml.ts';
import { koban, kobanLater } from './run.ts';

const KO = '. X O .\nX . X O\n. X O .\nedges: all\n';
/** What stands in one line, as a title does, of a file that is a text: those have no NUL. */
const LINES = HOSTILE.filter((text) => !/[\r\n\0]/.test(text));
const entry = (text: string) => `# ${text}\n; ${text}\n${KO}rules: psk\nmoves: W b2 B c2\n`;

const embedded = (text: string) =>
  koban(['embed', 'kos.md'], { 'kos.md': `\`\`\`\`goban\n${entry(text)}\`\`\`\`\n` });

/** What a reader of Markdown makes of what is put below a fence. */
function structureIn(written: ReturnType<typeof koban>['written']): string[] {
  const page = String(written.get('kos.md'));
  const [start, end] = ['<!-- koban pictures -->', '<!-- koban end -->'];
  const block = page.slice(page.lastIndexOf(start) + start.length, page.lastIndexOf(end));
  return seen(block).structure.map((part) => part.replace(/^image .*/, 'image'));
}

describe.each(LINES)('a title and comment %j', (text) => {
  it('is text in the pictures of koban embed, and acts in no page around them', () => {
    const { code, written } = embedded(text);
    expect(code).toBeLessThan(2);
    expect(structureIn(written)).toEqual(structureIn(embedded('Ko').written));
    for (const [name, content] of written) {
      if (!name.endsWith('.svg')) continue;
      expect(name).toMatch(/^pictures\/[\p{L}\p{N}\p{M}_.-]+\.svg$/u);
      for (const { tag, attributes } of all(parse(String(content).trim()))) {
        expect(tag).not.toMatch(/script|foreignObject|image|^a$|use|iframe/i);
        expect(Object.keys(attributes).filter((one) => /^on|href/i.test(one))).toEqual([]);
      }
    }
  });

  it('is text of a board in koban view', async () => {
    const { out } = await kobanLater(['view', 'kos.goban'], { 'kos.goban': entry(text) });
    const tags = [...out.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag]) => tag);
    const plain = await kobanLater(['view', 'kos.goban'], { 'kos.goban': entry('Ko') });
    expect(tags).toEqual([...plain.out.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag]) => tag));
  });
});
