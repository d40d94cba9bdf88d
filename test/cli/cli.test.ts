import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import EXPLANATIONS from '../../src/cli/generated/explanations.json';
import { RULES } from '../../src/rules/index.ts';
import { BASIC_KO, TRIPLE_KO } from '../service/marked.ts';
import { koban, kobanLater } from './run.ts';

/** What holds, as data. */
const ACTUAL = {
  code: 'actual.cycle',
  args: { move: 6, of: { move: 0 }, length: 6, plays: 6, passes: 0 },
};

const FORBIDDEN = `# Ko\n${BASIC_KO}\nmoves: W b2 B c2\n`;
const FINE = `# Fine\n${BASIC_KO}\nmoves: W b2\nexpect: captures 1 at move 1\n`;

describe('koban', () => {
  it.each([
    [['--version'], 0, `koban ${version}\n`],
    [['--help'], 0, 'Usage: koban COMMAND'],
    [['help'], 0, 'judge'],
    [['help', 'check'], 0, '--format text | short | json | ndjson | sarif | github'],
    [['judge', '--help'], 0, '--max-cycle N | far'],
    [['check', 'a.goban', '-h'], 0, 'Usage: koban check'],
  ])('%j', (args, code, said) => {
    const ran = koban(args);
    expect(ran.code).toBe(code);
    expect(ran.out).toContain(said);
    expect(ran.error).toBe('');
  });

  it.each([
    [[], 'Usage: koban'],
    [['jugde', 'a'], 'There is no command “jugde”. Did you mean “judge”?'],
    [['xyz'], 'There is no command “xyz”; the commands are judge, check'],
    [['judge'], 'No file is given'],
    [['judge', '--rule', 'psk', 'a'], 'There is no option --rule. Did you mean --rules?'],
    [['judge', '-x', 'a'], 'There is no option -x; “koban judge --help” lists the options'],
    [['judge', 'a', '--rules'], '--rules needs a value'],
    [['judge', '--rules', 'psk,ko', 'a'], 'There is no rule “ko”; the rules are none, basic'],
    [['judge', '--max-cycle', 'many', 'a'], '--max-cycle takes a whole number from 2 to 99, not “many”'],
    [['judge', '--max-cycle=1', 'a'], '--max-cycle takes a whole number'],
    [['judge', '--hidden-kos', 'yes', 'a'], '--hidden-kos takes ignore or count, not “yes”'],
    [['judge', '--format', 'xml', 'a'], '--format takes json or ndjson, not “xml”'],
    [['check', '--format', 'xml', 'a'], '--format takes text, short, json, ndjson, sarif or github'],
    [['check', 'missing.goban'], 'missing.goban: There is no such file'],
  ])('%j cannot be done, and says why', (args, said) => {
    const ran = koban(args);
    expect(ran.code).toBe(2);
    expect(ran.error).toContain(said);
  });

  it('takes what follows -- as files', () => {
    const ran = koban(['check', '--', '--help'], { '--help': FINE });
    expect([ran.code, ran.out]).toEqual([0, '1 file, 1 claim holds\n']);
  });
});

describe('koban judge', () => {
  function facts(text: string, ...args: string[]) {
    const { out, code } = koban(['judge', ...args, '-'], { '-': text });
    expect(code).toBe(0);
    return JSON.parse(out);
  }

  it('numbers repetitions of the Korean rules as the entry shows them', () => {
    const text = `first: 11\n${TRIPLE_KO}\nmoves: B pass W pass B d6 W b5 B f6 W d5 B b6 W f5`;
    const { moves, cycles } = facts(text, '--rules', 'korean').files[0].entries[0];
    const { korean } = moves.at(-1).verdicts;
    expect(cycles[0]).toMatchObject({ from: 12, to: 18, length: 6 });
    expect(korean.repetition).toMatchObject({ from: 12, to: 18, length: 6 });
    expect([korean.repeatsMove, korean.reason]).toEqual([12, expect.stringContaining('after move 12')]);
  });

  it('reads the claims of an entry that continues another on the board of that entry', () => {
    const text = `# One\n${TRIPLE_KO}\nmoves: B d6 W b5\n\n# Two\nfrom: One\nmoves: B f6\nexpect: hot after 3: b5 d6 f6\n`;
    const second = facts(text, '--rules', 'spight').files[0].entries[1];
    expect(second.expectations).toMatchObject([{ text: 'hot after 3: b5 d6 f6', holds: true }]);
  });

  it('prints one document, as the contract has it', () => {
    const text = `; a comment\n\n# Triple ko\nrules: psk\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\nexpect: cycle 6\nexpect: cycle 4\n`;
    const document = facts(text);
    expect(Object.keys(document)).toEqual(['version', 'files']);
    expect(document.version).toBe(1);
    const [file] = document.files;
    expect(file.file).toBe('-');
    const entry = file.entries.at(-1);
    expect(entry).toMatchObject({ title: 'Triple ko', line: 3, columns: 7, rows: 7, eyes: [], problems: [] });
    expect(entry.moves[0]).toEqual({
      number: 1,
      color: 'black',
      point: 'd6',
      captured: ['d5'],
      board: ['OOOOOOO', 'OXOXO.O', 'X.X.XOX', 'XXXXXXX', 'OOOOOOO', 'O.OO.OO', 'OOOOOOO'],
      repeats: null,
      verdicts: { psk: { verdict: 'allowed', code: null } },
    });
    expect(entry.moves[5]).toMatchObject({
      repeats: 0,
      verdicts: {
        psk: { verdict: 'forbidden', code: 'superko.positional', repeatsMove: 0, reason: expect.any(String) },
      },
    });
    expect(entry.cycles).toEqual([
      { from: 0, to: 6, length: 6, plays: 6, passes: 0, parity: 'even', pattern: 'triple-ko' },
    ]);
    expect(entry.expectations).toEqual([
      { line: 15, text: 'cycle 6', holds: true },
      {
        line: 16,
        text: 'cycle 4',
        holds: false,
        actual: expect.stringContaining('a cycle of 6 plays'),
        ...ACTUAL,
      },
    ]);
  });

  it('names the diagonals that a true claim about an eye rests on without a proof', () => {
    const rows = '. . . . . .\n. . . . . .\n. X . . . .\nX . X . . .\nO X O . . .\n. O O . . .';
    const [entry] = facts(`${rows}\nedges: all\nexpect: eye b3 is 2+b`).files[0].entries;
    expect(entry.expectations).toEqual([
      { line: 8, text: 'eye b3 is 2+b', holds: true, unproven: ['a2', 'c2', 'c4'] },
    ]);
    expect(entry.eyes).toContainEqual(
      expect.objectContaining({ point: 'b3', owner: 'black', unproven: ['a2', 'c2', 'c4'] }),
    );
  });

  it('tells Spight’s facts as the contract has them', () => {
    const [entry] = facts(`${TRIPLE_KO}\nmoves: B d6`, '--rules', 'spight').files[0].entries;
    expect(entry.moves[0].verdicts.spight).toEqual({
      verdict: 'allowed',
      code: null,
      koPlay: true,
      hot: ['d6'],
      cycle: { length: 2, parity: 'even', plays: ['B d6', 'W d5'] },
    });
  });

  it('checks under the entry’s own rule, and tells what others forbid', () => {
    const check = (rules: string, ...args: string[]) =>
      JSON.parse(
        koban(['check', '--format', 'json', ...args, 'a'], {
          a: `${rules}${BASIC_KO}\nmoves: W b2 B c2\nexpect: move 2 allowed\n`,
        }).out,
      ).files[0].diagnostics.map(
        ({ severity, code }: { severity: string; code: string }) => `${severity} ${code}`,
      );
    const all = ['--rules', 'all'];
    const own = check('rules: none\n').filter((one: string) => /error|basic/.test(one));
    expect(own).toEqual([]);
    const everything = check('rules: none\n', ...all);
    expect(everything).toContain('information basic.recapture');
    expect(everything).toContain('information superko.positional');
    expect(everything.filter((one: string) => one.startsWith('error'))).toEqual([]);
    // The first of a list is in force.
    expect(check('rules: none\n', '--rules', 'basic,psk')).toContain('error basic.recapture');
    expect(check('', ...all)).toContain('error basic.recapture');
  });

  it('judges under all rules, a list of them, or those of the entry', () => {
    const rules = (...args: string[]) =>
      Object.keys(
        facts(`rules: ssk\n${BASIC_KO}\nmoves: W b2`, ...args).files[0].entries[0].moves[0].verdicts,
      );
    expect(rules('--rules', 'all')).toEqual(RULES.map(({ id }) => id));
    expect(rules('--rules', 'psk, none')).toEqual(['psk', 'none']);
    expect(rules()).toEqual(['ssk']);
  });

  it('tells problems by line and column, from 1', () => {
    const [entry] = facts('# A\nedges: all\nX . .\n. .\nmoves: W a2\n').files[0].entries;
    expect(entry.problems).toEqual([
      expect.objectContaining({
        line: 4,
        column: 1,
        endColumn: 4,
        severity: 'error',
        code: 'diagram.ragged-row',
      }),
      expect.objectContaining({ line: 5, column: 8, endColumn: 12, code: 'play.occupied' }),
    ]);
    expect(entry.moves).toHaveLength(1);
  });

  it('goes on with the numbers of a continued entry, and tells its own moves only', () => {
    const [, two] = facts(`# A\nfirst: 5\n${BASIC_KO}\nmoves: W b2\n# B\nfrom: A\nmoves: B e4 W d1`).files[0]
      .entries;
    expect(two.moves.map((move: { number: number; point: string }) => [move.number, move.point])).toEqual([
      [6, 'e4'],
      [7, 'd1'],
    ]);
  });

  it('names passes and tenukis, and no title', () => {
    const [entry] = facts('edges: all\n. .\nmoves: pass tenuki').files[0].entries;
    expect(entry.title).toBeNull();
    expect(entry.moves.map(({ point }: { point: string }) => point)).toEqual(['pass', 'tenuki']);
  });

  it('says what is taken for granted on a fragment', () => {
    const [entry] = facts('O . X .\nmoves: B d1', '--rules', 'basic').files[0].entries;
    const [corner] = facts('O . . .\nmoves: B b1', '--rules', 'basic').files[0].entries;
    expect(entry.moves[0].verdicts.basic.assumes).toBeUndefined();
    expect(corner.moves[0].verdicts.basic.assumes).toEqual([{ kind: 'open', string: 'a1' }]);
  });

  it('reads several files and fences, and goes on when one is missing', () => {
    const files = {
      'a.goban': FINE,
      'b.md': `Text\n\n\`\`\`goban\n${FINE}\`\`\`\n\n\`\`\`goban\n${FORBIDDEN}\`\`\`\n`,
    };
    const ran = koban(['judge', 'a.goban', 'nowhere', 'b.md'], files);
    expect(ran.code).toBe(2);
    expect(ran.error).toContain('nowhere: There is no such file');
    const read = JSON.parse(ran.out).files;
    expect(
      read.map(({ file, entries }: { file: string; entries: unknown[] }) => [file, entries.length]),
    ).toEqual([
      ['a.goban', 1],
      ['b.md', 2],
    ]);
    expect(read[1].entries.map(({ line }: { line: number }) => line)).toEqual([4, 15]);
  });

  it('lets its options stand above the entry’s own lines', () => {
    const text = `rules: spight\nmax-cycle: 12\n${TRIPLE_KO}\nmoves: B d6`;
    const budget = facts(text, '--budget', '1').files[0].entries[0].moves[0].verdicts.spight;
    expect(budget.koPlay).toBeNull();
    // The snapback is a ko play only by the letter.
    const snapback = 'edges: all\n.....\n.....\nXX...\nOOX..\n..O..\nmoves: B b1';
    const koPlay = (...args: string[]) =>
      facts(snapback, '--rules', 'spight', ...args).files[0].entries[0].moves[0].verdicts.spight.koPlay;
    expect([koPlay(), koPlay('--hidden-kos', 'count')]).toEqual([false, true]);
    expect(koPlay('--hidden-kos', 'count', '--max-cycle', '4')).toBe(false);
  });

  it('says with far how far it searched, and with --why-not what settled a verdict or all that shows it', () => {
    const text = `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W pass B pass W b2`;
    const said = (...args: string[]) =>
      facts(text, ...args).files[0].entries[0].moves.map(
        ({ verdicts }: { verdicts: { spight: object } }) => verdicts.spight,
      );
    expect(said()[0]).not.toHaveProperty('anyLength');
    expect(said('--max-cycle', 'far')).toMatchObject([
      { koPlay: true, searchedTo: null, anyLength: true },
      { koPlay: false, searchedTo: null, anyLength: true },
      { koPlay: false, searchedTo: null, anyLength: true },
      { koPlay: false, searchedTo: 'any', anyLength: true },
    ]);
    const snapback = 'rules: spight\nedges: all\n.....\n.....\nXX...\nOOX..\n..O..\nmoves: B b1';
    const why = (...args: string[]) =>
      facts(snapback, ...args).files[0].entries[0].moves[0].verdicts.spight.whyNot;
    expect(why()).toBeUndefined();
    expect(why('--why-not').code).toBe('why.no-ko');
    expect(why('--why-not=full')).toMatchObject({ code: 'why.hidden', args: { points: ['a1', 'b1'] } });
    expect(koban(['judge', '--why-not=more', 'a.goban'], { 'a.goban': text }).error).toContain('--why-not');
  });
});

describe('koban check', () => {
  it('reads the diagrams of other notations in their files, and not their text as ours', () => {
    const rows = '. . . . .\n. O O O .\n. O . X O\n. O O O .\n. . . . .';
    const manual = `@example\n@group\n${rows}\n@end group\n@end example\n\nIn this position, Black is dead.\n`;
    const { out, code } = koban(['check', '--level', 'hint', 'm.texi'], { 'm.texi': manual });
    expect(out).toMatch(/^m\.texi:3:\d+: hint: .*\n(?: .*\n)+1 file: no errors, no warnings\n$/);
    expect(code).toBe(0);
    const [entry] = JSON.parse(koban(['judge', 'm.texi'], { 'm.texi': manual }).out).files[0].entries;
    expect(entry.line).toBe(3);
  });

  it.each([
    ['nothing wrong', FINE, 0],
    ['a forbidden play', FORBIDDEN, 1],
    ['a forbidden play that is claimed', `${FORBIDDEN}expect: move 2 forbidden\n`, 0],
    ['a claim that fails', `${FINE}expect: captures 2 at move 1\n`, 1],
    ['a warning only', `${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5`, 0],
    ['a broken text', 'nonsense: 1\n. .', 1],
    ['an empty file', '', 0],
  ])('of %s exits with its code', (_name, text, code) => {
    expect(koban(['check', '-'], { '-': text }).code).toBe(code);
  });

  it('tells people what is wrong, and the rest where they ask for it', () => {
    const claimed = `${FORBIDDEN}expect: move 2 forbidden\n`;
    const files = { 'a.goban': claimed, 'b.goban': FORBIDDEN };
    const said = (...args: string[]) => koban(['check', ...args], files).out;
    expect(said('a.goban')).toBe('1 file, 1 claim holds\n');
    expect(said('--level', 'information', 'a.goban')).toBe('1 file, 1 claim holds\n');
    const all = said('--level', 'hint', 'a.goban');
    expect(all).toMatch(/^a\.goban:7:13: hint: .*As claimed \[basic\.recapture\]\n/);
    expect(all).not.toContain('help:');
    expect(said('--rules', 'basic,psk', 'b.goban')).toMatch(/information: .*\[superko\.positional\]/);
    // Whoever asks for several rules sees verdicts that the text claims, too.
    const both = `${claimed}expect: move 2 forbidden under psk\n`;
    const told = (...args: string[]) => koban(['check', ...args, 'c.goban'], { 'c.goban': both }).out;
    expect(told('--rules', 'basic,psk').match(/information: .*\[/g)).toHaveLength(2);
    expect(told()).not.toContain('information');
    expect(said('--quiet', 'a.goban')).toBe('');
    expect(said('--quiet', 'b.goban')).toMatch(/^b\.goban:7:13: error: (?:.*\n)+ {4}b\.goban:7:8: .*\n$/);
    const [file] = JSON.parse(said('--format', 'json', 'a.goban')).files;
    expect(file.diagnostics).toMatchObject([{ severity: 'hint', code: 'basic.recapture' }]);
    expect(file.diagnostics[0].help).toBeUndefined();
    // A pull request shows a few notices of each run: those that matter.
    expect(said('--format', 'github', 'a.goban')).toBe('');
    expect(said('--format', 'github', '--rules', 'basic,psk', 'b.goban')).toContain('::notice');
    expect(koban(['check', '--level', 'all', 'a.goban'], files).code).toBe(2);
  });

  it('prints text as compilers do', () => {
    const { out } = koban(['check', '--format', 'short', 'ko.goban'], { 'ko.goban': FORBIDDEN });
    const [first, second, last] = out.split('\n');
    expect(first).toMatch(
      /^ko\.goban:7:13: error: Move 2 \(Black C2 takes B2\) is forbidden under basic ko: .*\[basic\.recapture\]$/,
    );
    expect(second).toBe('    ko.goban:7:8: the capture: move 1, White B2 takes C2');
    expect(last).toBe('1 file: 1 error, no warnings');
  });

  const SLIPS = '# 石\nruels: basic\n. X .\nmoves: 黒c9 b1\n';
  it('shows the line, a caret and what helps, in colors where there may be some', () => {
    const files = { 'a.goban': SLIPS };
    const { out } = koban(['check', 'a.goban'], files);
    expect(out.split('\n').slice(0, 7)).toEqual([
      'a.goban:2:1: error: There is no key “ruels”. Did you mean “rules”? [field.unknown-key]',
      '  2 | ruels: basic',
      '    | ^^^^^',
      '    = help: Write “rules”',
      '  2 | rules: basic',
      expect.stringMatching(/^a\.goban:4:8: error: .*\[move\.unreadable\]$/),
      '  4 | moves: 黒c9 b1',
    ]);
    // A wide character has two columns.
    expect(out.split('\n')[7]).toBe('    |        ^^^^');
    const bytes = koban(['check', 'a.goban'], files, {
      terminalColumns: 80,
      now: () => 0,
      hasColors: () => true,
    }).bytes;
    const colored = new TextDecoder().decode(bytes!);
    expect(colored).toContain('\u001b[31merror\u001b[0m');
    expect(
      colored
        .split('\u001b')
        .map((part) => part.replace(/^\[\d+m/, ''))
        .join(''),
    ).toBe(out);
  });

  it('names the command that explains a problem or a loss to people at a terminal', () => {
    const files = { 'a.goban': SLIPS, 'b.goban': '# Marked\n| . * . |\nexpect: eye a1 is false\n' };
    const terminal = { terminalColumns: 80, now: () => 0 };
    const seen = (...args: string[]) => koban(args, files, terminal).error;
    expect(seen('check', 'a.goban')).toBe('Why, and where to read more: “koban explain field.unknown-key”\n');
    expect(seen('check', '--quiet', 'a.goban')).toBe('');
    expect(seen('check', '--format', 'json', 'a.goban')).toBe('');
    expect(seen('convert', '--to', 'ascii', 'b.goban')).toMatch(/“koban explain lost\.\w+”\n$/);
    expect(koban(['check', 'a.goban'], files).error).toBe('');
  });

  it('tells programs what helps: an edit that makes the problem go', () => {
    const files = { 'a.goban': SLIPS };
    const [first] = JSON.parse(koban(['check', '--format', 'json', 'a.goban'], files).out).files[0]
      .diagnostics;
    const place = { line: 2, column: 1, endLine: 2, endColumn: 6 };
    expect(first.help).toMatchObject({ message: 'Write “rules”', edits: [{ ...place, text: 'rules' }] });
    const [result] = JSON.parse(koban(['check', '--format', 'sarif', 'a.goban'], files).out).runs[0].results;
    expect(result.fixes[0].artifactChanges[0].replacements).toEqual([
      {
        deletedRegion: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 6 },
        insertedContent: { text: 'rules' },
      },
    ]);
  });

  it('prints JSON', () => {
    const { out } = koban(['check', '--format', 'json', 'ko.goban'], { 'ko.goban': FORBIDDEN });
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      files: [
        {
          file: 'ko.goban',
          diagnostics: [
            { line: 7, column: 13, endLine: 7, endColumn: 17, severity: 'error', code: 'basic.recapture' },
          ],
        },
      ],
    });
  });

  it('says of each file the same alone and among others, by whichever reader', async () => {
    const files = {
      'a.goban': FORBIDDEN,
      'b.sgf': '(;GM[1]SZ[5];B[bb];W[bb])',
      'c.md': `Text\n\n\`\`\`goban\n${FORBIDDEN}\`\`\`\n`,
      'd.goban': '# D\nfrom: Nothing\nmoves: B a1\n',
    };
    const names = Object.keys(files);
    const said = async (among: readonly string[], ...more: string[]) =>
      JSON.parse((await kobanLater(['check', '--format', 'json', ...more, ...among], files)).out).files;
    const alone = (await Promise.all(names.map((name) => said([name])))).flat();
    // With a record or threads another reader reads them; what helps is among what it says.
    expect(JSON.stringify(alone)).toContain('"help"');
    for (const name of names) expect(await said([name], '--threads', '1')).toEqual(await said([name]));
    expect(await said(names)).toEqual(alone);
    expect(await said([...names].reverse())).toEqual([...alone].reverse());
    expect(await said(names.filter((name) => name !== 'b.sgf'))).toEqual(
      alone.filter(({ file }: { file: string }) => file !== 'b.sgf'),
    );
  });

  it('writes SARIF beside what is printed, with everything, whatever is shown', async () => {
    const files = { 'a.goban': FORBIDDEN, 'b.sgf': '(;GM[1]SZ[5];B[bb];W[bb])' };
    for (const [file] of Object.entries(files)) {
      const alone = JSON.parse((await kobanLater(['check', '--format', 'sarif', file], files)).out);
      const ran = await kobanLater(
        ['check', '--format', 'github', '--quiet', '--sarif', 'all.sarif', file],
        files,
      );
      expect(JSON.parse(String(ran.written.get('all.sarif')))).toEqual(alone);
      expect(ran.out).toMatch(/^::error /);
      expect(ran.code).toBe(1);
    }
    expect((await kobanLater(['check', '--summary', '--sarif', 'x', 'b.sgf'], files)).code).toBe(2);
  });

  it.each([
    ['a#b?c%d.goban', 'a%23b%3Fc%25d.goban'],
    ['folder/é.goban', 'folder/%C3%A9.goban'],
    ['/kos/a.goban', 'file:///kos/a.goban'],
    ['C:\\kos\\a.goban', 'file:///C%3A/kos/a.goban'],
    ['half\uD83D.goban', 'half%EF%BF%BD.goban'],
  ])('sarif: the address of %j', (file, uri) => {
    const { out } = koban(['check', '--format', 'sarif', file], { [file]: FORBIDDEN });
    expect(JSON.parse(out).runs[0].results[0].locations[0].physicalLocation.artifactLocation).toEqual({
      uri,
    });
  });

  it('prints SARIF', () => {
    const { out } = koban(['check', '--format', 'sarif', 'a b.goban'], { 'a b.goban': FORBIDDEN });
    const log = JSON.parse(out);
    expect(log.version).toBe('2.1.0');
    const [run] = log.runs;
    const { severity, cause, remedy } = EXPLANATIONS['basic.recapture'];
    expect(run.tool.driver.rules).toEqual([
      {
        id: 'basic.recapture',
        shortDescription: { text: cause },
        fullDescription: { text: cause },
        help: { text: remedy },
        defaultConfiguration: { level: severity },
      },
    ]);
    expect(run.results[0]).toMatchObject({ ruleId: 'basic.recapture', ruleIndex: 0, level: 'error' });
    expect(run.results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'a%20b.goban' },
      region: { startLine: 7, startColumn: 13, endLine: 7, endColumn: 17 },
    });
    expect(run.results[0].relatedLocations).toHaveLength(1);
  });

  it('prints commands for GitHub, escaped', () => {
    const files = { 'a,b.goban': '# A\n. .\nexpect: captures 100% of it\n' };
    const { out } = koban(['check', '--format', 'github', 'a,b.goban'], files);
    expect(out).toMatch(
      /^::error file=a%2Cb\.goban,line=3,endLine=3,col=\d+,endColumn=\d+,title=[^:]+::.*\n$/,
    );
    expect(koban(['check', '--format', 'github', '-'], { '-': FINE }).out).toBe('');
  });

  it('checks under other rules when it is told to', () => {
    const text = `${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5`;
    expect(koban(['check', '-'], { '-': text }).code).toBe(0);
    expect(koban(['check', '--rules', 'spight', '-'], { '-': text }).code).toBe(1);
  });
});

describe('koban cycles', () => {
  const files = { 'a.goban': `# Triple\n${TRIPLE_KO}\nmoves: B d6\n` };

  it('lists the lengths with an example of each', () => {
    const { code, out } = koban(['cycles', 'a.goban'], files);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^a\.goban:1: Triple\n {4}6 {2}even, plain {2}B D6 W B5 B F6 W D5 B B6 W F5\n {2}no others of up to 12 plays\n$/,
    );
  });

  it('reads game records, and other diagrams, as the other commands do', () => {
    const record = '\n(;SZ[4]GN[Ko]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb];W[dd])\n';
    const { code, out } = koban(['cycles', '--basic-ko', 'allowed', '--max-cycle', '2', 'a.sgf'], {
      'a.sgf': record,
    });
    expect(code).toBe(0);
    expect(out).toMatch(/^a\.sgf:2: Ko\n {4}2 {2}even, plain {2}B C3 W B3\n/);
    expect(koban(['cycles', '--after', '99', 'a.sgf'], { 'a.sgf': record })).toMatchObject({ code: 1 });
    const senseis =
      '$$B Ko\n$$ ---------\n$$ | . X O . |\n$$ | X O . O |\n$$ | . X O . |\n$$ | . . . . |\n$$ ---------\n';
    const found = koban(['cycles', '--basic-ko', 'allowed', '--max-cycle', '2', 'a.txt'], {
      'a.txt': senseis,
    }).out;
    expect(found).toContain('B C3 W B3');
  });

  it.each([
    [
      ['--basic-ko', 'allowed'],
      [2, 6],
    ],
    [['--basic-ko', 'allowed', '--max-cycle', '4'], [2]],
    [['--max-cycle', '4'], []],
  ])('with %j', (options, lengths) => {
    const { out } = koban(['cycles', '--format', 'json', '--plain', ...options, 'a.goban'], files);
    const [entry] = JSON.parse(out).files[0].entries;
    expect(entry.lengths.map(({ length }: { length: number }) => length)).toEqual(lengths);
    expect(entry).toMatchObject({ title: 'Triple', line: 1, after: 0, complete: true });
  });

  it('searches on with far, and says where no cycle is longer', () => {
    const { out } = koban(['cycles', '--plain', '--max-cycle', 'far', 'a.goban'], files);
    expect(out).toMatch(/^a\.goban:1: Triple\n {4}6 .*\n {2}no other lengths at all\n$/);
    const said = koban(['cycles', '--plain', '--format', 'json', '--max-cycle', 'far', 'a.goban'], files).out;
    expect(JSON.parse(said).files[0].entries[0]).toMatchObject({ maxCycle: 'far', anyLength: true });
    // One that plays on a point twice may be of any length.
    const { out: hidden } = koban(['cycles', '--max-cycle', 'far', '--budget', '9', 'a.goban'], files);
    expect(hidden).toContain('then the budget was used up');
  });

  it('begins where it is told', () => {
    const first = (...options: string[]) =>
      JSON.parse(koban(['cycles', '--format', 'json', ...options, 'a.goban'], files).out).files[0].entries[0];
    expect(first('--after', '1').after).toBe(1);
    expect(first('--to-play', 'white', '--after', '1').lengths[0].plays[0]).toMatch(/^W /);
  });

  it('names what it assumes on a part of a board', () => {
    const part = { 'p.goban': '# Part\nedges: bottom left right\n. X .\nX X X\n' };
    const { out } = koban(['cycles', '--plain', '--max-cycle', 'far', 'p.goban'], part);
    expect(out).toMatch(
      /\n {2}no cycle of any length\n {2}assumes a liberty for a chain at A\d beyond the open side\n$/,
    );
    const json = (text: string) =>
      JSON.parse(koban(['cycles', '--format', 'json', 'p.goban'], { 'p.goban': text }).out).files[0]
        .entries[0];
    expect(json(part['p.goban']).assumes).toMatchObject([{ kind: 'open' }]);
    expect(json(part['p.goban'].replace('edges: bottom left right', 'edges: all')).assumes).toBeUndefined();
    // What is under the `?` decides whether there are more cycles.
    expect(json('# Ko\nedges: all\nX O . .\n. X O O\nX O ? .\n').assumes).toMatchObject([
      { kind: 'unknown' },
    ]);
  });

  it('says how far it got', () => {
    const { out } = koban(['cycles', '--budget', '5', 'a.goban'], files);
    expect(out).toContain('then the budget was used up');
  });
});

describe('koban eyes', () => {
  it('reads the thirteen figures as they stand in the text, and games', () => {
    const text = readFileSync(new URL('../fixtures/eye-figures.txt', import.meta.url), 'utf8');
    const files = { 'eyes.txt': text, 'g.sgf': '(;SZ[3]AB[ab][bb][ba]\n;B[cc])' };
    const ran = koban(['eyes', '--format', 'json', '--owner', 'white', '--point', 'c4', 'eyes.txt'], files);
    const { entries } = JSON.parse(ran.out).files[0];
    expect(entries.map((entry: { eyes: { symbolic: string }[] }) => entry.eyes[0]?.symbolic)).toEqual([
      ...'1+a 1+b 2+a 2+b 2a a+b 2b 1+2a 1+a+b 1+2b 2+2a 2+a+b 2+2b'.split(' '),
      // Two small figures that have no c4.
      ...[undefined, undefined],
    ]);
    expect(entries[0]).toMatchObject({ title: 'a', line: 6 });
    expect(koban(['eyes', '--point', 'a3', '--owner', 'black', 'g.sgf'], files).out).toContain('A3 black: 2');
  });

  const CASE_C = '. X . . .\nX O X . .\nO . O O .\nO O . O .\nO . O O .\nX O X . .\n. X . . .';
  const files = { 'c.goban': `# c\n${CASE_C}\n` };

  it('says on a terminal how far a long reading is, and prints the same elsewhere', () => {
    const args = ['eyes', '--point', 'c3', 'a.goban'];
    const board = { 'a.goban': '# a\n. . . . .\n. X O . .\nX O . O .\n. X O . .\n. . . . .\nedges: all\n' };
    let time = 0;
    const shown = koban(args, board, { terminalColumns: 80, now: () => (time += 20) });
    expect(shown.error).toMatch(/^\rKoban is still reading the eye here \([\d,]+ positions so far\)\./);
    expect(shown.error.endsWith('\r\u001b[K')).toBe(true);
    expect(koban(args, board)).toEqual({ ...shown, error: '' });
  });

  it('are read by judge in the same way', () => {
    const board = { 'a.goban': '# a\n. . . . .\n. O X . .\nO X . X .\n. O X . .\n. . . . .\nedges: all\n' };
    let time = 0;
    const shown = koban(['judge', 'a.goban'], board, { terminalColumns: 80, now: () => (time += 20) });
    expect(shown.error).toMatch(/^\rKoban is still reading the eye here \([\d,]+ positions so far\)\./);
    expect(shown.error.endsWith('\r\u001b[K')).toBe(true);
    expect(JSON.parse(shown.out).files[0].entries[0].eyes).toHaveLength(3);
    expect(koban(['judge', 'a.goban'], board)).toEqual({ ...shown, error: '' });
  });

  it('prints the worth of a point and of its diagonals', () => {
    const { out } = koban(['eyes', '--format', 'json', '--point', 'c4', 'c.goban'], files);
    const [entry] = JSON.parse(out).files[0].entries;
    expect(entry.eyes[0]).toMatchObject({
      point: 'c4',
      owner: 'white',
      symbolic: '2a',
      value: '7/4',
      number: 1.75,
      class: 'better than proper eye',
    });
    const diagonals: { point: string; value: string }[] = entry.eyes[0].diagonals;
    expect(diagonals.map(({ point, value }) => [point, value])).toEqual([
      ['d5', '0'],
      ['d3', '0'],
      ['b3', 'a'],
      ['b5', 'a'],
    ]);
  });

  it('takes another a, and only one player', () => {
    const eyes = (...options: string[]) =>
      JSON.parse(koban(['eyes', '--format', 'json', ...options, 'c.goban'], files).out).files[0].entries[0]
        .eyes;
    expect(eyes('--point', 'c4', '--a', '3/4')[0].value).toBe('3/2');
    expect(eyes('--owner', 'black').every(({ owner }: { owner: string }) => owner === 'black')).toBe(true);
  });

  it('works out the table of the thirteen cases, failing cells marked, without a file', () => {
    const { out, code } = koban(['eyes', '--table']);
    expect(code).toBe(0);
    expect(out).toMatch(/^\(c''\) +2b +3! +2\.67 /m);
    const { choices, cases } = JSON.parse(koban(['eyes', '--table', '--format', 'json']).out);
    expect(choices).toEqual(['1/2', '2/3', '3/4', '4/5', '7/8']);
    const failing = cases.filter(({ cells }: { cells: { holds: boolean }[] }) => !cells[0]!.holds);
    expect(failing.map((one: { case: string }) => one.case)).toEqual(["c''", 'd', "d''", 'e']);
  });

  it('has exactly the facts that it promises; a point beyond the board is null', () => {
    const board = '| . . .\n| O O .\n| . O .\n+-------';
    const { out } = koban(['eyes', '--format', 'json', '--point', 'a1', '--owner', 'white', '-'], {
      '-': `${board}\nsize: 9\n`,
    });
    const [eye] = JSON.parse(out).files[0].entries[0].eyes;
    expect(Object.keys(eye)).toEqual([
      ...['point', 'owner', 'symbolic', 'value', 'number', 'class', 'diagonals', 'attacks', 'defenses'],
    ]);
    expect(eye.diagonals).toEqual([
      {
        point: 'b2',
        content: 'own',
        value: '0',
        why: 'White has it',
        args: { reason: 'own', owner: 'white' },
      },
      {
        point: null,
        content: 'outside',
        value: '1',
        why: 'beyond one edge of the board',
        args: { reason: 'one-edge', owner: 'white' },
      },
      {
        point: null,
        content: 'outside',
        value: '0',
        why: 'beyond two edges of the board',
        args: { reason: 'two-edges', owner: 'white' },
      },
      {
        point: null,
        content: 'outside',
        value: '1',
        why: 'beyond one edge of the board',
        args: { reason: 'one-edge', owner: 'white' },
      },
    ]);
  });

  it('says which diagonals were read near the fight only, and nothing of the kind where all was read to the end', () => {
    const rows = ['. . . . .', '. . O . .', '. O . O .', '. . O X .', '. . . . .'];
    const large = [...rows.map((row) => `${row} . . . . .`), ...Array(5).fill('. . . . . . . . . .')];
    const small = ['. X . .', '. . O O', 'O O . O', 'O . O O', 'X O X .', '. X . .'];
    const told = (lines: string[], point: string) => {
      const text = `${lines.join('\n')}\nsize: ${(lines[0]!.length + 1) / 2}x${lines.length}\n`;
      const ran = (format: string) =>
        koban(['eyes', '--point', point, '--owner', 'white', '--format', format, '-'], { '-': text }).out;
      return { text: ran('text'), eye: JSON.parse(ran('json')).files[0].entries[0].eyes[0] };
    };
    const near = told(large, 'e8');
    expect(near.eye.unproven).toEqual(['d7', 'd9', 'f7', 'f9']);
    expect(near.text).toContain('not proven for D7, D9, F7 and F9: not every move was searched');
    const exact = told(small, 'c4');
    expect(exact.eye.diagonals.filter(({ content }: { content: string }) => content !== 'own')).not.toEqual(
      [],
    );
    expect(exact.eye).not.toHaveProperty('unproven');
    expect(exact.text).not.toContain('proven');
  });

  it('says what is taken for granted of what is not drawn', () => {
    const eye = (mode: string) =>
      JSON.parse(koban(['eyes', '--format', 'json', '--point', 'c4', '--mode', mode, 'c.goban'], files).out)
        .files[0].entries[0].eyes[0];
    expect(eye('static')).not.toHaveProperty('assumes');
    expect(eye('reading').assumes).toContainEqual({ kind: 'open', string: 'a2' });
    expect(koban(['eyes', '--point', 'c4', '--mode', 'reading', 'c.goban'], files).out).toMatch(
      /assumes liberties for chains at A2, .* beyond the open side/,
    );
  });

  it('says why there is no answer, and ends with 2 if there is none at all', () => {
    const two = { ...files, 'd.goban': '? . .\n. . .\n. . .\n' };
    for (const [point, why] of [
      ['b4', 'B4 is not empty'],
      ['z9', 'Z9 is not on this board'],
    ] as const) {
      const { out, error, code } = koban(['eyes', '--point', point, 'c.goban'], files);
      expect([out, error, code]).toEqual([
        expect.stringContaining(why),
        `koban eyes: No board has an empty point ${point.toUpperCase()}\n`,
        2,
      ]);
    }
    expect(koban(['eyes', '--point', 'a3', 'd.goban'], two).out).toContain(
      'The diagram does not show what is on A3',
    );
    // One board that can answer is enough.
    expect(koban(['eyes', '--point', 'c4', 'c.goban', 'd.goban'], two).code).toBe(0);
    for (const bad of ['c', '4c', 'c4d', 'c0', '']) {
      const { code, error } = koban(['eyes', '--point', bad, 'c.goban'], files);
      expect([bad, code]).toEqual([bad, 2]);
      expect(error).toMatch(/--point|No board has/);
    }
    expect(koban(['eyes', '--a', '1/9', 'c.goban'], files)).toMatchObject({ code: 2 });
  });
});

describe('a move that is not there', () => {
  const files = { 'a.goban': '# Ko\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2\n' };
  it.each([
    ['cycles', ['--max-cycle', '4']],
    ['eyes', ['--mode', 'static']],
  ] as const)('is told by %s, which takes the drawn position', (command, options) => {
    const drawn = koban([command, ...options, 'a.goban'], files);
    expect(koban([command, ...options, '--after', '99', 'a.goban'], files)).toMatchObject({
      code: 1,
      out: drawn.out,
      error: 'a.goban:1: This entry has no move 99; its only move is 1. Koban uses the drawn position\n',
    });
    expect(koban([command, ...options, '--after', '1', 'a.goban'], files)).toMatchObject({
      code: 0,
      error: '',
    });
  });
});
