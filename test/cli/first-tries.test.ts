import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../src/cli/columns.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { koban, kobanLater } from './run.ts';

/** What people type who have read one page of the documents. */

describe('help', () => {
  const names = ['', ...COMMANDS.map(({ name }) => name)];

  test.each([60, 80])('fits into a terminal of %i columns', (outputColumns) => {
    for (const name of names) {
      const terminal = { terminalColumns: 0, outputColumns, now: () => 0 };
      const { out } = koban(name === '' ? ['--help'] : [name, '--help'], {}, terminal);
      // A list of choices is one word.
      for (const line of out.split('\n'))
        if (!/\S{40}/.test(line)) expect(columnsOf(line), line).toBeLessThanOrEqual(outputColumns);
    }
  });

  test('is as wide as a page where it goes to a file', () => {
    const { out } = koban(['check', '--help']);
    expect(Math.max(...out.split('\n').map(columnsOf))).toBeGreaterThan(90);
  });
});

test.each(['en_US', 'en-GB', 'en_US.UTF-8', 'EN'])('--lang %s is English', async (code) => {
  const { out } = await kobanLater(['--lang', code], {}, 'ja_JP.UTF-8');
  expect(out + (await kobanLater(['--lang', code, '--help'], {}, 'ja')).out).toContain('Usage:');
});

test.each(['convert --to goban', 'render', 'cycles', 'eyes'])(
  'koban %s finds nothing in a text about nothing',
  (line) => {
    const { out, error } = koban([...line.split(' '), 'n.txt'], { 'n.txt': 'nothing here\n' });
    expect(out).not.toMatch(/nothing|<svg|Entry without/);
    expect(error).not.toContain('neither a row');
  },
);

test('a text that is meant as an entry is still read as one, with its errors', () => {
  const { error, code } = koban(['render', '-'], { '-': '. X Q .\nX O . O\nmoves: B c2\n' });
  expect(error).toContain('error: ');
  expect(code).toBe(1);
});

test('koban embed says what a page is', () => {
  const { code, error } = koban(['embed', 'ko.goban'], { 'ko.goban': '. X .\n' });
  expect(code).toBe(2);
  expect(error).toContain('ko.goban: A page is a text with fences');
});

test('koban explain lists the codes that begin as the word does', () => {
  const { code, error } = koban(['explain', 'superko']);
  expect(code).toBe(2);
  expect(error).toContain('superko.positional, superko.situational');
});

test('koban outcome says how to ask', () => {
  expect(koban(['outcome', 'a.goban'], { 'a.goban': '. X .\n' }).error).toContain('--target d4');
});

test('koban completion says which shells there are', () => {
  expect(koban(['completion']).error).toContain('bash | zsh | fish | powershell');
});

test.each([[[]], [['--format', 'short']], [['--fix']]])(
  'a list of files can come from a pipe (%j)',
  async (more) => {
    const files = { '-': 'a.goban\nb.goban\n', 'a.goban': '. X Q .\n', 'b.goban': '. X .\n' };
    const { out } = await kobanLater(['check', '--files-from', '-', ...more], files);
    expect(out).toContain('a.goban:1:5');
    expect(out).toContain('2 files: 1 error');
  },
);

test('koban help asks for a command that there is', () => {
  expect(koban(['help', 'chek']).error).toContain('Did you mean “check”?');
  expect(koban(['-v']).out).toBe(koban(['--version']).out);
});

test('a switch that may have a value names it', () => {
  expect(koban(['judge', '--why-not=ful', 'a.goban']).error).toContain('--why-not takes full, not “ful”');
});

test('koban rule says which file is not there, and reports on the others', () => {
  const club = '# Club\na play may not retake a ko at once\n';
  const { code, out, error } = koban(['rule', '--quick', 'none.korule', 'club.korule'], {
    'club.korule': club,
  });
  expect(code).toBe(2);
  expect(error).toMatch(/^koban: none\.korule: There is no such file/);
  expect(out).toContain('Club');
});
