import { describe, expect, test } from 'vitest';
import { finish } from '../../../src/go/task.ts';
import { convertEntry } from '../../../src/service/export/convert.ts';
import { actions, complete, diagnose, symbols, titles, tokens } from '../../../src/service/index.ts';
import { BASIC_KO, compareAt, hover, marked } from '../marked.ts';

const labels = (source: string) => {
  const { analysis, offset } = marked(source);
  return complete(analysis, offset).map(({ label }) => label);
};
const codes = (source: string) => diagnose(marked(source).analysis).map(({ code }) => code);
const PASSED = `${BASIC_KO}\nmoves: W b2 B pass W pass B c2\n`;

describe('variants in an entry', () => {
  test('judge it, and claims speak of them by their text and by their names', () => {
    const claims = `
expect: move 4 forbidden under psk
expect: move 4 allowed
expect: move 4 ends mine
expect: move 4 forbidden under mine with repetition forbidden`;
    const head = 'rules: psk with passes lift\nrule: mine = psk with repetition loss\n';
    expect(codes(`${head}${PASSED}${claims.trim()}`)).toEqual(['game.cycle']);
    expect(codes(`${head}${PASSED}expect: move 4 allowed mine`)).toContain('expect.failed');
  });

  test('are named for the entries that continue it, with a board of their own or without', () => {
    const head = `# A\nrule: mine = psk with passes lift\n${BASIC_KO}\nmoves: W b2 B pass W pass\n`;
    const claim = '\nmoves: B c2\nexpect: move 4 allowed mine\nexpect: move 4 forbidden under psk';
    expect(codes(`${head}\n# B\nfrom: A${claim}`)).toEqual(['game.cycle']);
    const drawn = BASIC_KO.replace('| . X . X O', '| . X O . O').replace('. X . X', '. X O .');
    expect(codes(`${head}\n# B\nfrom: A\n${drawn}${claim}`)).not.toContain('rule.unknown');
    expect(codes(`${head}\n# B\n${BASIC_KO}\nexpect: move 1 allowed under mine`)).toContain('rule.unknown');
  });

  test('stand side by side in the table of rules, with their names', () => {
    const { analysis } = marked(
      `rules: psk\nrule: mine = psk with passes lift\n${PASSED}expect: move 4 allowed under ssk with passes lift`,
    );
    const { rules, rows } = finish(compareAt(analysis, { entry: 0 }))!;
    const ids = ['psk', 'psk with passes lift', 'ssk with passes lift'];
    expect(rules.slice(0, 3).map(({ id }) => id)).toEqual(ids);
    expect(rules[1]!.title).toBe('mine (Positional superko with passes lift)');
    expect(rows[3]!.cells.slice(0, 3).map(({ verdict }) => verdict)).toEqual([
      'forbidden',
      'allowed',
      'allowed',
    ]);
  });

  test('are kept when they are written as another notation that can name them, and reported where it cannot', () => {
    const [placed] = marked(`rules: psk with passes lift\n${PASSED}`).analysis.entries;
    expect(convertEntry(placed!.analysis, 'sgf').text).toContain('RU[psk with passes lift]');
    expect(convertEntry(placed!.analysis, 'goban').text).toContain('rules: psk with passes lift');
    const lost = convertEntry(placed!.analysis, 'ascii').lost;
    expect(JSON.stringify(lost)).toContain('psk with passes lift');
  });
});

describe('completion', () => {
  test.each([
    ['rules: psk ¦', 'with'],
    ['rules: psk with ¦', 'passes'],
    ['rules: psk with pa¦', 'setup'],
    ['rules: ssk with passes ¦', 'situations'],
    ['rules: spight with odd cycles ¦', 'allowed'],
    ['rules: psk with passes lift ¦', 'and'],
    ['rules: psk with passes lift, ¦', 'tromp-taylor'],
    ['rule: mine = ¦', 'katago-spight'],
    ['rule: mine = psk\nrules: ¦', 'mine'],
    ['expect: move 1 allowed under psk with ¦', 'repetition'],
  ])('%s offers %s', (line, offered) => {
    expect(labels(`${BASIC_KO}\n${line}`)).toContain(offered);
  });

  test('claims that hold have the name of the rule, and are not offered as new where they are made', () => {
    const named = `rule: mine = psk with passes lift\nrules: mine\n${BASIC_KO}\nmoves: W b2 B c2\n`;
    const offered = labels(`${named}expect: ¦`);
    expect(offered).toContain('move 2 forbidden under mine');
    expect(offered.filter((label) => label.includes('lift'))).toEqual([]);
    const whatHolds = (claim: string) => {
      const { analysis, offset } = marked(`${named}expect: move 2 is forbidden under ¦${claim}\n`);
      const all = actions(analysis, { start: offset, end: offset });
      const { edits = [] } = all.find(({ title }) => title.code === 'fix.insert-claims') ?? {};
      return edits.map(({ text }) => text).join('');
    };
    expect(whatHolds('ssk')).toContain('move 2 forbidden under mine');
    expect(whatHolds('psk with passes lift')).not.toContain('forbidden');
  });

  test('an option is offered once', () => {
    expect(labels(`${BASIC_KO}\nrules: psk with passes lift and ¦`)).not.toContain('passes');
  });
});

test('each thing that a figure can show has words beside it', () => {
  const { analysis, offset } = marked(`${BASIC_KO}\nshow: ¦`);
  const offered = complete(analysis, offset);
  expect(offered.map(({ label }) => label)).toEqual([
    'eyes',
    'hot',
    'moves',
    'after',
    'numbers',
    'whole board',
  ]);
  expect(offered.filter(({ detail }) => detail === '')).toEqual([]);
});

test('the outline and the list of titles have the names of rules', () => {
  const { analysis } = marked(`# A\nrule: mine = psk with passes lift\nrules: mine, spight\n${BASIC_KO}`);
  expect(finish(symbols(analysis)).map(({ detail }) => detail)).toEqual(['mine, spight']);
  expect(finish(titles(analysis)).map(({ detail }) => detail)).toEqual(['mine, spight']);
});

test('a hover says what is chosen, and which clause leaves room for it', () => {
  const { analysis, offset } = marked(`rules: katago-sp¦ight\n${BASIC_KO}`);
  const { markdown } = finish(hover(analysis, offset, () => false))!;
  expect(markdown).toContain('`psk with passes lift`');
  expect(markdown).toContain('It is not Bill Spight’s rule.');
  expect(markdown).toContain('a pass ends the history');
  expect(markdown).toContain('leaves open whether a pass ends the history');
});

test('the name of a variant and what it stands for are colored where it is named, listed and claimed', () => {
  const { analysis, text } = marked(
    `Rule: Mine = psk with passes lift\nrules: mine\n${BASIC_KO}\nexpect: move 1 allowed under mine`,
  );
  const all = finish(tokens(analysis, { start: 0, end: text.length }));
  const rules = all.filter(({ type }) => type === 'enumMember');
  expect(rules.map(({ span, declaration }) => [text.slice(span.start, span.end), declaration])).toEqual([
    ['Mine', true],
    ['psk with passes lift', false],
    ['mine', false],
    ['mine', false],
  ]);
});
