import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { actions, analyse, DEFAULT_SETTINGS } from '../../src/service/index.ts';
import { say } from '../../src/words/index.ts';

/** `$$` diagrams where entries of ours stand, as Obsidian's Goban Viewer and Emacs' ob-goban have them. */

const DIAGRAM = `$$c A joseki
$$  --------------
$$ | . . . . 1 . .
$$ | . C . . . . .
$$ | 2 . . X O 4 .
$$ | . . X O . . .
$$ | 3 . a . . C .
`;
const fenced = (text: string, quote = '') =>
  `Prose\n\n${`\`\`\`goban\n${text}\`\`\`\n`.replace(/^/gm, quote).slice(0, quote ? -quote.length : undefined)}`;
const read = (text: string, host: 'goban' | 'markdown') =>
  analyse(openDocument('test:///a', 1, host, text), DEFAULT_SETTINGS);

describe('an entry whose lines begin with $$', () => {
  it.each([
    ['in a fence', fenced(DIAGRAM), 'markdown'],
    ['in a fence in a quote', fenced(DIAGRAM, '> '), 'markdown'],
    ['in a file of entries', DIAGRAM, 'goban'],
    ['below blank lines', `\n\n${DIAGRAM}`, 'goban'],
  ] as const)('is a diagram of Sensei’s Library %s', (_where, text, host) => {
    const { entries } = read(text, host);
    expect(entries).toHaveLength(1);
    const { syntax, problems, game } = entries[0]!.analysis;
    expect([...syntax.problems, ...problems].map(({ code }) => code)).toEqual([]);
    expect(syntax.diagram).toMatchObject({ columns: 7, rows: 5, whole: { columns: 19, rows: 19 } });
    expect(syntax.title?.value).toBe('A joseki');
    expect(game.length).toBe(4);
  });

  it('ends where a header with options begins another one', () => {
    const { entries } = read(
      `# Mine\n. X\n. .\n$$B One\n$$ | . 1\n$$ | X .\n$$W Two\n$$ | 1 .\n$$ | X .\n`,
      'goban',
    );
    expect(entries.map(({ entry }) => entry.syntax.title?.value)).toEqual(['Mine', 'One', 'Two']);
    expect(entries.flatMap(({ entry }) => entry.syntax.problems)).toEqual([]);
  });

  it('is never two diagrams that stand apart, read as one', () => {
    const { entries } = read(`${DIAGRAM}\n${DIAGRAM.replace('$$c A joseki\n', '')}`, 'goban');
    expect(entries[0]!.entry.syntax.isOurs).toBe(true);
    expect(entries[0]!.entry.syntax.problems.map(({ code }) => code)).toContain('line.unreadable');
  });

  it.each([
    ['', 'markdown'],
    ['> ', 'markdown'],
    ['', 'goban'],
  ] as const)('becomes an entry of ours by the first fix offered (%j, %s)', (quote, host) => {
    const text = host === 'goban' ? DIAGRAM : fenced(DIAGRAM, quote);
    const at = text.indexOf('. X O');
    const [first] = actions(read(text, host), { start: at, end: at });
    expect(say(first!.title)).toBe('Convert from Sensei’s Library ($$) to a goban entry');
    let after = text;
    for (const { span, text: put } of [...first!.edits].reverse())
      after = after.slice(0, span.start) + put + after.slice(span.end);
    expect(after).not.toContain('$$');
    const [was, is] = [read(text, host), read(after, host)].map(({ entries }) => entries[0]!.analysis);
    expect(is!.syntax.isOurs).toBe(true);
    expect(is!.syntax.problems).toEqual([]);
    expect(is!.syntax.title?.value).toBe('A joseki');
    expect(is!.game.after(4).rows()).toEqual(was!.game.after(4).rows());
  });
});
