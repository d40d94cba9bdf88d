/**
 * What README and pages print as commands is run as printed, in a folder that has the files that
 * they name; what a page says of the output is held to the output.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { IS_WHOLE } from '../runs.ts';

const PAGES = [
  'README.md',
  ...['docs', 'examples'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !/(?:^|[\\/])(?:node_modules|dist|publish)[\\/]/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  ),
];
const FENCE = /^( *)(`{3,})([^\n`]*)\n([\s\S]*?)^\1\2`*$/gm;
const fencesOf = (page: string, language: string) =>
  [...readFileSync(page, 'utf8').matchAll(FENCE)]
    .filter(([, , , named]) => named === language)
    .map(([, , , , body]) => body!);

interface Printed {
  readonly page: string;
  readonly command: string;
  /** What the page says of it, behind `#`. */
  readonly says: string;
}

/** The commands in fences, and those in running text. */
function printedIn(page: string): Printed[] {
  const lines = fencesOf(page, 'sh').flatMap((body) => body.replaceAll(/\\\n\s*/g, '').split('\n'));
  const prose = readFileSync(page, 'utf8').replaceAll(FENCE, '');
  const inline = [...prose.matchAll(/`((?:npx )?koban(?:@\S+)? [^`\n]+)`/g)].map(([, code]) => code!);
  return [...lines, ...inline]
    .map((line) => /^(.*?)(?:\s+# (.*))?$/.exec(line)!)
    .map(([, command = '', says = '']) => ({
      page,
      command: command.replace(/^npx koban@\S+/, 'koban').trim(),
      says,
    }))
    .filter(({ command }) => /\bkoban\b/.test(command));
}

const PRINTED = PAGES.flatMap(printedIn);

/** Commands that are not run here, and why. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:find games|parallel|sbatch|node \/koban)|--shard|--merge|--files-from/,
    'test/ci/audit.test.ts runs the recipes',
  ],
  [/^docker /, 'needs Docker; test/ci builds what the image has'],
  [/^git clone /, 'needs a network'],
  [/^koban convert --to sgf game\.gib/, 'test/cli/servers.test.ts reads records of servers'],
  [/^pandoc /, 'test/npm runs it with the package'],
  [/^git config /, 'test/cli/merge.test.ts and test/ci run the driver in Git'],
  [/^koban find --outcome psk,nssk$/, 'takes a minute; examples/differences.md is made by it'],
  [
    /^koban (?:lsp|mcp|view)\b/,
    'test/built/server.test.ts, mcp.test.ts and test/cli/view.test.ts talk to them',
  ],
];

/** A file where the text names none, or by a word in capitals. */
const KO = 'examples/sending-two-returning-one.goban';
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/BASE OURS THEIRS/, 'game.sgf game.sgf game.sgf'],
  [/--in FOLDER/, '--matching corner.goban --in games'],
  [/--point c4 --owner white FILE\.\.\./, '--point c3 --owner white space.goban'],
  [/FILE(?:\.\.\.|…)?/, 'kos.goban'],
  [/CODE/, 'expect.failed'],
  [/DIR/, 'pictures'],
  [/chapters\/\*\.md \| .*/, 'chapters/*.md'],
  [/^(koban render --at)$/, '$1 1 --entry 1 kos.goban'],
  [/^(koban render --format html)$/, '$1 --entry 1 kos.goban'],
  [/^(koban render --wheel)$/, `$1 --entry 1 ${KO}`],
  [/^(koban check) \*\.qmd$/, '$1 page.qmd'],
  [/^(koban convert --to)$/, `$1 sgf ${KO}`],
  [/COMMAND/, 'judge'],
  [/^koban find --in$/, 'koban find --matching corner.goban --in games'],
  [/^(koban outcome --each)$/, '$1 --target b2 --rules basic chapters/one.goban'],
  [/^(koban outcome --format json)$/, '$1 --target b2 --rules basic chapters/one.goban'],
  [/^(koban problems --format json)$/, '$1 book/problems.sgf'],
  [/^(koban rule --format json)$/, '$1 --quick club.korule'],
  [/^(koban cycles .*|koban (?:check|eyes|cycles) (?:--format json|--level hint|--problems))$/, `$1 ${KO}`],
];

/** What pages say of the output, and the output that says it. Exit code 0, where none stands there. */
interface Held {
  readonly code?: number;
  readonly out?: RegExp;
  readonly file?: string;
}
const HELD: readonly (readonly [RegExp, Held])[] = [
  [/^koban eyes kos/, { out: /: 2, proper eye\n {4}e7 {2}0 {2}White has it/ }],
  [/^koban eyes --point/, { out: /C3 white: / }],
  [/^koban eyes --mode static/, { out: /"owner": "white"/ }],
  [/^koban eyes --table/, { out: /^case .*\n(?:\(.*\n){13}/ }],
  [/^koban eyes manual/, { out: /^manual\.texi:\d+:[\s\S]*black: / }],
  [/^koban check games/, { out: /^4 files: no errors/ }],
  [/^koban judge --rules psk,basic/, { out: /"verdicts":\{"psk":\{.*"basic":\{/ }],
  [/^koban judge --rules all/, { out: /^\{"file":"big\.sgf".*\n\{"file":"big\.sgf".*\n$/ }],
  [/^koban judge .*--summary/, { out: /^1 file, 2 games, .*\n\nrule .*\nspight / }],
  [/^koban check --summary/, { out: /^1 file, 2 games, .*\n\nproblem .*count/ }],
  [
    /^koban find --differ psk,ssk --board 3x3/,
    { out: /expect: move 5 forbidden under psk\nexpect: move 5 allowed under ssk\n$/ },
  ],
  [
    /^koban find --cycle 4 --parity odd/,
    { out: /moves: (?:[BW] [a-c][1-3] ?|W pass ){4}\nexpect: repetition at move 4 of move 0/ },
  ],
  [/^koban find --pattern eternal-life/, { out: /repetition at move 6 of move 0/ }],
  [/^koban find --eye 2a/, { out: /expect: eye b2 of black is 2a/ }],
  [/^koban find --ko-position 3/, { out: /expect: ko position after 0: a1 b1 c1/ }],
  [/^koban find --disturber white/, { out: /expect: disturber after 4: white/ }],
  [/^koban find --hot 2/, { out: /expect: hot after 5: a1 b2\n$/ }],
  [/^koban find --outcome basic,psk/, { out: /under basic\n[\s\S]*under psk/ }],
  [/^koban find --matching part/, { out: /expect: move 2 forbidden/ }],
  [/^koban find .*--in/, { out: /corner|games\/ko-threat\.sgf|games\/2024\.sgf|"version": ?1/ }],
  [/^koban problems --format json/, { code: 1, out: /"status":"proven"/ }],
  [/^koban problems --resume/, { code: 1, file: 'known.ndjson' }],
  [
    /^koban problems (?:book|examples)/,
    { code: 1, out: /Problem 2: .*\n {2}warning: C8 is marked as wrong, but it is right/ },
  ],
  [/^koban check --problems --fix/, { code: 1, out: /\[problem\./ }],
  [/^koban check --problems book/, { code: 1, out: /\[problem\.wrong-is-right\]/ }],
  [/^koban render kos.goban --entry "Triple ko" >/, { file: 'triple-ko.svg' }],
  [/^koban render kos.goban --out pictures$/, { file: 'pictures/triple-ko-with-a-threat.svg' }],
  [/^koban render book.md/, { file: 'pictures/a-ko-for-life.png' }],
  [/^koban render .*--out 3.png/, { file: '3.png' }],
  [/^koban render .*--split 10/, { file: 'figures/triple-ko.svg' }],
  [/^koban render .*\.gif/, { file: 'slow.gif' }],
  [/^koban render ko.md/, { file: 'pictures/after-a-threat.svg' }],
  [/^koban check ko.md/, { out: /^1 file, 3 claims hold\n/ }],
  [/^koban embed /, { file: 'docs/pictures/03-no-ko.snapback.svg' }],
  [/^koban convert --to sgf kos/, { out: /^\(;FF\[4\][\s\S]*\n?\(;/ }],
  [/^koban convert --to goban game/, { out: /^# [^\n]+\n[\s\S]*^# /m }],
  [/^koban convert --to goban mail/, { out: /^# A title/ }],
  [/^koban convert --to senseis/, { out: /^\$\$B Triple ko\n/ }],
  [/^koban convert --to psgo/, { out: /\\begin\{psgoboard/ }],
  [/^koban convert --to json/, { out: /"diagrams":\[\{.*"rows"/ }],
  [/^koban rule club/, { out: /sending two, returning one/i }],
  [
    /^koban outcome examples\/triple-ko/,
    { out: /Triple ko\n[\s\S]*psk, ssk, spight, ing {2}White is captured {2,}Black is captured/ },
  ],
  [/^koban judge examples/, { out: /"captured"[\s\S]*"board"[\s\S]*"repeats"[\s\S]*"verdicts"/ }],
];

/** Those that take many seconds: a sample leaves them out, and other tests hold what they print. */
const SLOW = /^koban (?:rule club|check examples\/\*|problems examples|outcome examples\/triple-ko)/;

const folder = mkdtempSync(join(tmpdir(), 'koban-printed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const write = (name: string, text: string) => writeFileSync(at(name), text);

/** The files that the pages name. */
function makeWorld(): void {
  write('koban', `#!/bin/sh\nexec '${process.execPath}' '${resolve('dist/cli.js')}' "$@"\n`);
  chmodSync(at('koban'), 0o755);
  cpSync('examples', at('examples'), {
    recursive: true,
    filter: (source) => !/(?:^|[\\/])publish$/.test(source),
  });
  for (const name of ['games', 'book', 'chapters', 'docs']) mkdirSync(at(name));
  for (const name of ['triple-ko.sgf', 'ko-threat.sgf'])
    copyFileSync(`examples/${name}`, at(`games/${name}`));
  copyFileSync('examples/problems.sgf', at('games/problems.sgf'));
  copyFileSync('examples/ko-threat.sgf', at('games/2024.sgf'));
  copyFileSync('examples/triple-ko.sgf', at('game.sgf'));
  write(
    'big.sgf',
    ['triple-ko', 'ko-threat'].map((name) => readFileSync(`examples/${name}.sgf`, 'utf8')).join(''),
  );
  copyFileSync('examples/triple-ko.goban', at('kos.goban'));
  copyFileSync('examples/01-what-is-a-ko.md', at('book.md'));
  copyFileSync('examples/03-no-ko.md', at('docs/03-no-ko.md'));
  copyFileSync('examples/03-no-ko.md', at('page.qmd'));
  for (const name of ['01-what-is-a-ko.md', '02-threats.md'])
    copyFileSync(`examples/${name}`, at(`chapters/${name}`));
  // Three problems, the second with a fault.
  write(
    'book/problems.sgf',
    readFileSync('examples/problems.sgf', 'utf8')
      .split(/^(?=\(;)/m)
      .slice(0, 3)
      .join(''),
  );
  copyFileSync('examples/02-threats.md', at('book/two.md'));
  write('chapters/one.goban', fencesOf('examples/01-what-is-a-ko.md', 'goban')[1]!);
  write('corner.goban', '. X O .\nX . X O\n. X O .\n');
  write(
    'part.goban',
    '# Part\nrules: basic\n+---------+\n| . X O . |\n| X ? ? O |\n| . X O . |\n+---------+\n',
  );
  write('club.korule', fencesOf('docs/tutorials/write-a-rule.md', 'korule')[0]!);
  write(
    'space.goban',
    '+-----------+\n| . . . . . |\n| . O O O . |\n| . O . O . |\n| . O O O . |\n| . . . . . |\n+-----------+\n',
  );
  write('mail.txt', `Hello,\n\n${fencesOf('docs/reference/notations.md', '')[0]}\nGood bye\n`);
  write(
    'manual.texi',
    '@example\n@group\n     |. X . .\n     |X X . .\n     |. X . .\n     +-------\n@end group\n@end example\n',
  );
  // The page that the tutorial makes: the first fence, each further line below it, and what comes behind.
  const [first, then] = fencesOf('docs/tutorials/first-page.md', 'markdown');
  const lines = fencesOf('docs/tutorials/first-page.md', '').slice(1).join('');
  write('ko.md', `${first!.replace(/```\s*$/, `${lines}\`\`\`\n`)}\n${then}`);
}
makeWorld();

const shell = (command: string) =>
  spawnSync('bash', ['-c', command], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });

const reasonFor = (command: string) => ELSEWHERE.find(([one]) => one.test(command))?.[1];
const filled = (command: string) => PLACES.reduce((text, [place, by]) => text.replace(place, by), command);
const names = new Set(COMMANDS.map(({ name }) => name as string));

describe('commands that are printed', () => {
  const run = [...new Map(PRINTED.map((one) => [one.command, one])).values()].filter(
    ({ command }) => !reasonFor(command),
  );
  const named = run.filter(({ command }) => /^koban [a-z]+$/.test(command));
  const whole = run.filter((one) => !named.includes(one) && (IS_WHOLE || !SLOW.test(one.command)));

  it('are commands of ours, where only their name stands there', () => {
    expect(named.length).toBeGreaterThan(10);
    for (const { page, command } of named) expect([...names], page).toContain(command.split(' ')[1]);
  });

  it.each(whole.map((one) => [one.command, one] as const))('%s', (printed, { page, says }) => {
    const command = filled(printed);
    const found = HELD.find(([one]) => one.test(command))?.[1];
    // What a page says of a command has to be looked for in what it prints.
    if (says !== '') expect(found, `${page}: ${says}`).toBeDefined();
    const { code = 0, out, file } = found ?? {};
    const { status, stdout, stderr } = shell(command);
    expect({ status, stderr: status === code ? '' : stderr + stdout }).toEqual({ status: code, stderr: '' });
    if (out) expect(stdout).toMatch(out);
    if (file) expect(existsSync(at(file)), file).toBe(true);
  });

  it('holds each row of the two tables to something that is printed', () => {
    const commands = PRINTED.map(({ command }) => command);
    const idle = [
      ...ELSEWHERE.filter(([one]) => !commands.some((command) => one.test(command))),
      ...HELD.filter(([one]) => !commands.some((command) => one.test(filled(command)))),
    ];
    expect(idle.map(([one]) => `${one}`)).toEqual([]);
  });
});

describe('entries that pages print for their readers to write', () => {
  const printed = PAGES.flatMap((page) =>
    fencesOf(page, 'markdown').flatMap((text) =>
      // The page of the tutorial is checked above, as a whole.
      /```(?:goban|korule)/.test(text) && !text.includes('from: A ko after 1') ? [[page, text] as const] : [],
    ),
  );

  it.each(printed)('of %s hold', (page, text) => {
    write('printed.md', text);
    const { status, stdout } = shell('koban check printed.md');
    expect({ status, stdout: status === 0 ? '' : stdout }, page).toEqual({ status: 0, stdout: '' });
  });
});
