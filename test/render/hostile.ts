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
