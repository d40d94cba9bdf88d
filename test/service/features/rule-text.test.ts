/** What an editor shows and offers in the texts of rules. */
import { describe, expect, test } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import {
  actions,
  analyse,
  complete,
  DEFAULT_SETTINGS,
  diagnose,
  format,
  hover,
  lenses,
  tokens,
} from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';

const FENCE = '```';
const page = (rule: string, entry = 'rules: club\n. .\n') =>
  `# Page\n\n${FENCE}korule\n${rule}\n${FENCE}\n\n${FENCE}goban\n${entry}${FENCE}\n`;
const read = (text: string, host: 'markdown' | 'korule' = 'markdown', written = DEFAULT_SETTINGS.written) =>
  analyse(openDocument('file:///a/b.md', 1, host, text), { ...DEFAULT_SETTINGS, written });
const codes = (text: string, host: 'markdown' | 'korule' = 'markdown') =>
  diagnose(read(text, host)).map(({ code }) => code);

const KO = 'edges: all\n. . . .\n. X O .\nX O . O\n. X O .\n';
const BAN = 'a play may not recreate an earlier position';

describe('names', () => {
  test('a fence names its rule for the entries of its file, and claims can name it', () => {
    const entry = `rules: club\n${KO}moves: B c2 W b2\nexpect: move 2 forbidden under club\n`;
    expect(codes(page(`# Club\n${BAN}`, entry))).toEqual(['written.recreation']);
    expect(codes(page(`# Other\n${BAN}`, entry))).toContain('rule.unknown');
  });

  test('two files of a folder that give their rules one name say so; one of a folder above gives way', () => {
    const twice = (uri: string, text = '# Club\na play may not retake a ko at once') =>
      diagnose(read(`# Club\n${BAN}`, 'korule', [{ uri, text, line: 0 }])).filter(
        ({ code }) => code === 'korule.twice',
      );
    expect(twice('file:///a/c.korule').map(({ message }) => say(message))).toEqual([
      '“c.korule” beside it names a rule “club”, too; of the two, the last file by name is in force',
    ]);
    expect(twice('file:///c.korule')).toEqual([]);
    expect(twice('file:///a/c.korule', `# Other\n${BAN}`)).toEqual([]);
  });

  test('a variant of it has its own say in suicide', () => {
    const entry = 'rules: club with suicide allowed\nedges: all\n. X\nX .\nmoves: W a2\n';
    expect(codes(page('# Club\nsuicide is forbidden', entry))).not.toContain('play.suicide');
    expect(codes(page('# Club\nsuicide is forbidden', entry.replace(' with suicide allowed', '')))).toContain(
      'play.suicide',
    );
  });

  test('the fence goes before a file of the folder, and that before nothing', () => {
    const file = { uri: 'file:///a/club.korule', line: 0, text: '# Club\n' };
    const entry = `${FENCE}goban\nrules: club\n${KO}moves: B c2 W b2\n${FENCE}\n`;
    const found = (text: string) => diagnose(read(text, 'markdown', [file])).map(({ code }) => code);
    expect(found(entry)).not.toContain('written.recreation');
    expect(found(`${FENCE}korule\n# Club\n${BAN}\n${FENCE}\n\n${entry}`)).toContain('written.recreation');
  });
});

describe('what is wrong', () => {
  test.each([
    ['# A\na play may not recreate an earlier position\na play may not retake a ko at once', 'korule.never'],
    [`# A\n${BAN}\na play that recreates an earlier position ends the game: draw`, 'korule.contradicts'],
    ['# A\na play may not retake a ko at once', 'korule.endless'],
    ['# A\na play may not do that', 'korule.unreadable'],
    ['# A\na pass lifts the ban', 'korule.lift-alone'],
    [`# A\n${BAN}\na move elsewhere lifts the ban`, 'korule.lift-idle'],
  ])('%j: %s', (text, code) => {
    expect(codes(text, 'korule')).toContain(code);
  });

  test('a rule under which games end is not reported', () => {
    expect(codes(`# A\n${BAN}`, 'korule')).toEqual([]);
    const three = ['equal captures', 'more captures by the player', 'fewer captures by the player'];
    const lines = three.map(
      (one) => `a play that recreates an earlier position with ${one} ends the game: draw`,
    );
    expect(codes(`# A\n${lines.join('\n')}`, 'korule')).toEqual([]);
    expect(codes(`# A\n${lines.slice(0, 1).join('\n')}`, 'korule')).toEqual(['korule.endless']);
  });

  test('the nearest clause is a fix', () => {
    const text = '# A\na play may not recreate an earlyer position';
    const analysis = read(text, 'korule');
    const [fix] = actions(analysis, { start: text.length, end: text.length });
    expect(fix?.edits[0]?.text).toBe(BAN);
  });
});

describe('writing', () => {
  const offered = (line: string) => {
    const text = `# A\n${line}`;
    return complete(read(text, 'korule'), text.length).map(({ label }) => label);
  };

  test.each([
    ['', 'a play may not'],
    ['a play may not ', 'retake a ko'],
    ['a play may not recreate ', 'an earlier'],
    ['a play may not recreate an earlier pos', 'position'],
    ['a play may not recreate an earlier position', 'since'],
    ['a play that recreates an earlier position ', 'ends the game:'],
    ['a play that recreates an earlier position ends the game: ', 'draw'],
    ['everything that ', 'spight'],
  ])('behind “%s” comes “%s”', (line, label) => {
    expect(offered(line).some((one) => one.startsWith(label))).toBe(true);
  });

  test('a hover says what a clause means, and which rules have it', () => {
    const text = `# A\n${BAN}`;
    const found = finish(hover(read(text, 'korule'), text.length - 3, () => false));
    const words = JSON.stringify(found?.parts);
    expect(words).toContain('A play is forbidden if the whole board after it');
    expect(words).toContain('`psk`');
  });

  test('formatting writes the signs and words of the grammar, in fences too', () => {
    const said =
      'A play may not recreate the position after an earlier move of the same player since the last pass.';
    const edits = finish(format(read(`# A\n${said}\n`, 'korule')));
    expect(edits?.[0]?.text).toBe(
      '# A\na play may not recreate the position after an earlier move of the same player, since the last pass\n',
    );
    const inFence = finish(format(read(page(`# Club\n${said}`)), undefined, true));
    expect(inFence?.some(({ text }) => text.includes(', since the last pass'))).toBe(true);
  });

  test('titles and the words that decide have colors of their own', () => {
    const text = `# A\n${BAN}`;
    const found = finish(tokens(read(text, 'korule'), { start: 0, end: text.length }));
    expect(found.map(({ span, type }) => [text.slice(span.start, span.end), type])).toEqual([
      ['A', 'class'],
      ['may', 'keyword'],
      ['not', 'keyword'],
      ['recreate', 'keyword'],
    ]);
  });
});

describe('behind a whole word', () => {
  const labels = (text: string) => complete(read(text, 'korule'), text.length).map(({ label }) => label);

  test('what can follow is offered with its blank or comma, and the word itself is not', () => {
    const text = '# Club\na play may not retake a ko';
    const offered = complete(read(text, 'korule'), text.length);
    expect(offered.map(({ label, text: put }) => [label, put])).toEqual([['at once', ' at once']]);
    const since = complete(read(`# Club\n${BAN}`, 'korule'), `# Club\n${BAN}`.length);
    expect(since.some(({ text: put }) => put.startsWith(', since'))).toBe(true);
    expect(labels('# Club\na play may not ret')).toContain('retake a ko');
    expect(labels('# Club\na play may not ret')).not.toContain('a ko');
  });
});

describe('the report card', () => {
  const offers = (text: string, at = text.length) =>
    complete(read(text, 'korule'), at).filter(({ command }) => command === 'koban.showReport');

  test('is offered on an empty line of a rule that can be read, and nowhere else', () => {
    expect(offers(`# Club\n${BAN}\n`)).toHaveLength(1);
    expect(offers(`# Club\n${BAN}\n`)[0]).toMatchObject({ text: '', label: 'Report card' });
    for (const text of [
      `# Club\n`,
      `# Club\n${BAN}`,
      `# Club\na play may not do that\n`,
      `# Club\n${BAN}\na `,
    ])
      expect(offers(text), text).toEqual([]);
  });

  test('has a lens above each rule with a clause', () => {
    const text = `${page(`# Club\n${BAN}`)}\n${FENCE}korule\n# Empty\n${FENCE}\n`;
    const found = lenses(read(text)).filter(({ command }) => command === 'koban.showReport');
    expect(found.map(({ arguments: [given] }) => given)).toEqual([
      { uri: 'file:///a/b.md', offset: text.indexOf('Club') },
    ]);
  });
});
