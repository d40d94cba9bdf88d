import MarkdownIt from 'markdown-it';

/** Text that would be markup somewhere: of Markdown and what its readers add, of HTML, of editors. */
export const HOSTILE: readonly string[] = [
  '`',
  '``',
  '`a`',
  '*',
  '**a**',
  '_a_',
  '<b>',
  '<img src=https://evil.example/p.png>',
  '<!--',
  '&amp;',
  '&#96;',
  '[x](y)',
  '![x](https://evil.example/p.png)',
  '](https://evil.example)',
  '[^1]',
  ']',
  '[',
  '\\',
  '\\`',
  'a\\',
  'https://evil.example',
  'www.evil.example',
  'evil.com',
  'a@evil.example',
  '<https://evil.example>',
  '|a|b|',
  '~~a~~',
  '# a',
  '- a',
  '+ a',
  '1. a',
  '1) a',
  '===',
  '---',
  '> a',
  '$(warning)',
  '$a$',
  '{.a}',
  '^a^',
  ':smile:',
  '\u0000`\u001b[31m',
  // What ends an attribute, an element or a comment, and what is an element or an action then.
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '--><script>alert(1)</script>',
  ']]><b>',
  '</title></style></script></textarea></koban-board><script>alert(1)</script>',
  '<svg xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="javascript:alert(1)">a</a>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>">',
  '<math><mtext><style><img src onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  // Addresses that act.
  '[x](javascript:alert(1))',
  '[x](&#x6a;avascript:alert(1))',
  '<javascript:alert(1)>',
  'data:text/html,<script>alert(1)</script>',
  // Style sheets and templates.
  'x;background:url(https://evil.example/p.png)}',
  '</style><style>@import url(https://evil.example/p.css);',
  '{{constructor.constructor("alert(1)")()}}',
  '$'.concat('{alert(1)}'),
  // Letters that turn the direction of writing, or that are seen as none.
  'a\u202egnp.nabog\u202c',
  '\u2066a\u2067b\u2069',
  'a\u200bb\u2060c',
];

/** As lenient as any reader of Markdown: HTML, addresses without brackets, tables. */
const md = new MarkdownIt({ html: true, linkify: true });

interface Seen {
  /** What the Markdown is made of, without its words. */
  readonly structure: readonly string[];
  /** Its words, those of pictures too, as a reader sees them. */
  readonly words: string;
}

/** What a reader makes of Markdown. */
export function seen(markdown: string): Seen {
  const structure: string[] = [];
  const words: string[] = [];
  const add = (type: string) => {
    if (structure.at(-1) !== type || type !== 'text') structure.push(type);
  };
  const visit = (tokens: ReturnType<typeof md.parse>) => {
    for (const token of tokens) {
      const { type, content, children } = token;
      if (type === 'inline' && children) visit(children);
      else if (type === 'image') {
        add(`image ${token.attrGet('src')?.slice(0, 20)}`);
        // As CommonMark has it; markdown-it leaves out what is escaped in the text of a picture.
        words.push((children ?? []).map((child) => child.content).join(''));
      } else {
        add(type === 'text_special' || type === 'softbreak' ? 'text' : type);
        if (type === 'text' || type === 'code_inline') words.push(content);
      }
    }
  };
  visit(md.parse(markdown, {}));
  return { structure, words: words.join(' ') };
}
