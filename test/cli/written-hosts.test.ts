/** Each command knows the rules that authors have written for a text, and says them by their names. */

import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { doJob } from '../../src/find/jobs.ts';
import koban from '../../src/library/markdown-it.ts';
import { kobanLater } from './run.ts';

const RULE =
  '# Club\na play may not retake a ko at once\na play that recreates an earlier position ends the game: draw\n';
const BOARD = 'edges: all\n. . . .\n. X O .\nX O . O\n. X O .\n';
const ENTRY = `# Ko\nrules: club\n${BOARD}moves: B c2 W b2\nexpect: move 2 forbidden under club\n`;
const SGF =
  '(;GM[1]FF[4]SZ[4]RU[club]AB[bb][ac][bd]AW[cb][bc][dc][cd];B[cc];W[bc]C[expect: move 2 forbidden under club])\n';
const FILES = { 'club.korule': RULE, 'a.goban': ENTRY, 'game.sgf': SGF };
const run = (...args: string[]) => kobanLater(args, FILES);

describe('a rule of a file beside a text', () => {
  test('holds in the claims of a record', async () => {
    const { code, out } = await run('check', 'game.sgf');
    expect([code, out]).toEqual([0, expect.stringContaining('no warnings')]);
    const other = SGF.replace('move 2 forbidden', 'move 2 allowed');
    const { out: wrong } = await kobanLater(['check', 'game.sgf'], { ...FILES, 'game.sgf': other });
    expect(wrong).toContain('expect.failed');
  });

  test('is named in what is converted, and nothing is lost', async () => {
    const record = await run('convert', '--to', 'sgf', 'a.goban');
    expect([record.code, record.error]).toEqual([0, '']);
    expect(record.out).toContain('RU[club]');
    const entry = await run('convert', '--to', 'goban', 'game.sgf');
    expect(entry.error).toBe('');
    expect(entry.out).toContain('rules: club\n');
    const figure = await run('convert', '--to', 'senseis', 'a.goban');
    expect(figure.error).toMatch(/the rules \(club\)/);
  });

  test('is its name wherever a program reads it', async () => {
    for (const args of [
      ['judge', 'game.sgf'],
      ['judge', 'a.goban'],
      ['judge', '--summary', '--format', 'json', 'game.sgf'],
      ['check', '--format', 'json', 'game.sgf'],
      ['check', '--format', 'sarif', 'game.sgf'],
    ]) {
      const { out } = await run(...args);
      expect(out, args.join(' ')).toContain('"club"');
      expect(out, args.join(' ')).not.toContain(String.raw`club\n`);
    }
  });

  test('can be asked for by its name', async () => {
    const { error } = await run('render', '--rules', 'club', '--format', 'txt', 'a.goban');
    expect(error).toBe('');
    const part = `rules: club\n${BOARD}moves: ? W b2\nexpect: move 2 forbidden under club\n`;
    const found = await kobanLater(['find', '--matching', 'part.goban'], { ...FILES, 'part.goban': part });
    expect([found.code, found.out]).toEqual([0, expect.stringContaining('moves: B c2 W b2')]);
  });

  test('of a project leads to the line of its clause', async () => {
    const json = `{\n  "rules": {\n    "other": "a play may not retake a ko",\n    "club": [\n      "${RULE.split('\n')[1]}"\n    ]\n  }\n}\n`;
    const { out } = await kobanLater(['check', 'a.goban', '--format', 'json'], {
      'koban.json': json,
      'a.goban': ENTRY.replace('forbidden under', 'allowed under'),
    });
    expect(JSON.parse(out).files[0].diagnostics[0].clause).toEqual({ file: 'koban.json', line: 5 });
  });

  test('is offered by Find an Example, from the text, the project and the files', async () => {
    const around = {
      rules: { house: ['a play may not retake a ko'] },
      written: [{ uri: 'file:///club.korule', text: RULE, line: 0 }],
    };
    const text = {
      language: 'markdown',
      content: `\`\`\`korule\n# Page\nsuicide is allowed\n\`\`\`\n`,
      offset: 0,
    };
    const choices = await doJob({ kind: 'choices', text, around, language: 'en' });
    expect((choices as { rules: readonly string[] }).rules.slice(0, 4)).toEqual([
      'house',
      'club',
      'page',
      'none',
    ]);
    const asked = {
      kind: 'differ',
      value: 'club,basic',
      board: '2x2',
      moves: 4,
      rules: around,
      text,
    } as const;
    const quest = await doJob({ kind: 'quest', request: asked, language: 'en' });
    expect(quest).toMatchObject({
      quest: { condition: { kind: 'differ', pairs: [[`club\n${RULE}`, 'basic']] } },
    });
  });
});

describe('a rule of a fence', () => {
  const page = `\`\`\`korule\n${RULE}\`\`\`\n\n\`\`\`goban\n${ENTRY}\`\`\`\n`;

  test('is in force in the figures of its page, and its text stays', () => {
    const html = new MarkdownIt().use((md) => koban(md)).render(page);
    expect(html).toContain('<code class="language-korule"># Club');
    expect(html.split('koban-fence')).toHaveLength(2);
    expect(html).toContain('Club');
    expect(html).not.toMatch(/cannot be read|no rule/);
  });

  test('is in force in documents of Pandoc', async () => {
    const block = (name: string, text: string) => ({ t: 'CodeBlock', c: [['', [name], []], text] });
    const document = {
      'pandoc-api-version': [1, 23],
      meta: {},
      blocks: [block('korule', RULE), block('goban', ENTRY)],
    };
    const { code, error, out } = await kobanLater(['pandoc', 'html'], { '-': JSON.stringify(document) });
    expect([code, error]).toEqual([0, '']);
    const [rule, figure] = JSON.parse(out).blocks;
    expect([rule, figure.t]).toEqual([document.blocks[0], 'Div']);
  });

  test('has its report as a page, in which its own entries hold', async () => {
    const { code, out } = await kobanLater(['rule', '--quick', '--format', 'markdown', 'club.korule'], FILES);
    expect(code).toBe(0);
    expect(out).toContain(`\`\`\`korule\n${RULE}\`\`\`\n`);
    expect(out.match(/^```goban$/gm)!.length).toBeGreaterThan(3);
    const checked = await kobanLater(['check', 'report.md'], { 'report.md': out });
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('no errors')]);
  });
});
