import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import { analyse, DEFAULT_SETTINGS } from '../../../src/service/index.ts';
import { NASTY } from '../../render/arbitrary.ts';
import { runs } from '../../runs.ts';
import { BASIC_KO, hover } from '../marked.ts';

// The editor shows hovers as Markdown with HTML, and sanitizes what comes out; nothing should be left for it to do.
const md = new MarkdownIt({ html: true });
const TAGS =
  /^(?:p|em|strong|code|pre|img|a|hr|ul|ol|li|br|table|thead|tbody|tr|th|td|h[1-6]|span|blockquote)$/;

function harmless(text: string): void {
  const document = analyse(openDocument('test:///x', 1, 'goban', text), DEFAULT_SETTINGS);
  const seen = new Set<string>();
  for (let offset = 0; offset <= text.length; offset += 3) {
    const found = finish(hover(document, offset, () => false));
    if (!found) continue;
    const words = JSON.stringify(found);
    if (seen.has(words)) continue;
    seen.add(words);
    const markdown = found.markdown;
    const html = md.render(markdown);
    for (const [, tag, attributes] of html.matchAll(
      /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi,
    )) {
      expect(tag).toMatch(TAGS);
      expect(attributes).not.toMatch(/\s(?:on\w+|srcdoc)=/i);
      for (const [, address] of attributes!.matchAll(/(?:href|src)="([^"]*)"/g)) {
        expect(address).toMatch(/^(?:data:image\/svg\+xml|command:koban\.|https:\/\/)/);
      }
    }
  }
}

describe('text that wants to be markup', () => {
  it.each(NASTY)('stays text in hovers: %j', (nasty) => {
    const line = nasty.replace(/[\r\n]/g, ' ');
    harmless(
      `# ${line}\n${BASIC_KO}\n; ${line}\nmoves: W b2 B c2\nexpect: ${line}\n${line}: ${line}\n# Two\nfrom: ${line} after 1\nmoves: B a1\n`,
    );
  });

  it('stays text in hovers wherever it stands', () => {
    const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 20 }));
    fc.assert(
      fc.property(text, text, (title, other) => {
        const [a, b] = [title, other].map((one) => one.replace(/[\r\n\u0085\u2028\u2029]/g, ' '));
        harmless(`# ${a}\n${BASIC_KO}\nmoves: W b2 B c2\nexpect: ${b}\n# ${b}\nfrom: ${a}\nmoves: B ${b}\n`);
      }),
      { numRuns: runs(15) },
    );
  });
});
