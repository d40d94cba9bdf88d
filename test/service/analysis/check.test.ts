import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check, diagnose, finishFindings, type Settings } from '../../../src/service/index.ts';
import { english, say } from '../../../src/words/index.ts';
import { BASIC_KO, marked, TRIPLE_KO } from '../marked.ts';

/** Each finding as `severity code 'the text it is about'`. */
function findings(text: string, settings: Partial<Settings> = {}): string[] {
  const { analysis } = marked(text, settings);
  return analysis.entries.flatMap(({ analysis: one }) => {
    finishFindings(one);
    return check(one, analysis.settings).map(
      ({ severity, code, span }) => `${severity} ${code} ${one.syntax.text.slice(span.start, span.end)}`,
    );
  });
}

const SIX = 'moves: B d6 W b5 B f6 W d5 B b6 W f5';

describe('plays', () => {
  it.each([
    ['an occupied point', 'edges: all\nX . .\nmoves: W a1', ['error play.occupied W a1']],
    ['an unknown point', 'edges: all\n? . .\nmoves: a1', ['error play.unknown a1']],
    ['suicide', 'edges: all\n. O .\nO . .\nmoves: B a2', ['error play.suicide B a2']],
    [
      'suicide that is allowed',
      'edges: all\nsuicide: allowed\n. O .\nO . .\nmoves: B a2',
      ['warning game.cycle B a2'],
    ],
    ['a basic ko', `${BASIC_KO}\nmoves: W b2 B c2`, ['error basic.recapture B c2']],
    ['stones without a liberty', 'edges: all\n. O X\nO X X\nO O O', ['warning board.no-liberty X']],
    ['stones that may have one under a ?', 'edges: all\n. O X\nO X ?\nO O O', []],
    ['stones that may have one beyond a side', 'edges: left bottom\n. O X\nO X X\nO O O', []],
    ['a basic ko under no rule', `rules: none\n${BASIC_KO}\nmoves: W b2 B c2`, ['warning game.cycle B c2']],
    ['a triple ko under basic ko', `${TRIPLE_KO}\n${SIX}`, ['warning game.cycle W f5']],
    ['a triple ko under superko', `rules: psk\n${TRIPLE_KO}\n${SIX}`, ['error superko.positional W f5']],
    ['a triple ko in Japan', `rules: japanese\n${TRIPLE_KO}\n${SIX}`, ['warning japanese.repetition W f5']],
    [
      'a repetition in Japan where the other player is to move',
      `rules: japanese\nto-play: white\n+-------------+\n| . O . X X . |\n| O X X X X X |\n| O X X . X X |\n| O X X X X X |\n| O O O O O O |\n| O . O O . O |\n+-------------+\nmoves: W c6 B a6 W b6`,
      ['hint japanese.repetition W b6'],
    ],
    [
      'a triple ko under Spight’s rule',
      `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5`,
      ['error spight.hot-stone W d5'],
    ],
    ['the first rule only', `rules: psk, basic\n${TRIPLE_KO}\n${SIX}`, ['error superko.positional W f5']],
  ])('%s', (_name, text, expected) => {
    expect(findings(text)).toEqual(expected);
  });

  it('tells a forbidden play that the entry claims, as no error', () => {
    const text = `rules: psk\n${TRIPLE_KO}\n${SIX}\nexpect: move 6 forbidden`;
    expect(findings(text)).toEqual(['hint superko.positional W f5']);
    // What is remarked of it stands together.
    const [told] = diagnose(marked(text).analysis);
    expect(say(told!.message)).toMatch(/a cycle of 6 plays\)\. This is a triple ko\. As claimed$/);
  });

  it('only tells of the entry’s own moves', () => {
    const text = `# A\n${BASIC_KO}\nmoves: W b2 B c2\n# B\nfrom: A\nmoves: W e4`;
    expect(findings(text)).toEqual(['error basic.recapture B c2']);
  });

  it.each(['off', 'hint', 'information', 'warning', 'error'] as const)('cycle warnings: %s', (severity) => {
    const expected = severity === 'off' ? [] : [`${severity} game.cycle W f5`];
    expect(findings(`${TRIPLE_KO}\n${SIX}`, { cycleWarnings: severity })).toEqual(expected);
  });

  it('names the cycle', () => {
    const [only] = diagnose(marked(`${TRIPLE_KO}\n${SIX}`).analysis);
    expect(say(only!.message)).toBe(
      'Move 6 repeats the starting position (triple ko, 6 plays). It is not forbidden under basic ko',
    );
  });

  it('says the numbers that are shown', () => {
    const text = `rules: spight\nfirst: 11\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5`;
    const [only] = diagnose(marked(text).analysis);
    expect(say(only!.message)).toMatch(/^Move 14 \(White D5 takes D6\) is forbidden .* D6 \(move 11\)/);
    const odd = `${text.replace('11', '5')} B tenuki W tenuki`;
    expect(say(diagnose(marked(odd).analysis)[0]!.message)).toContain('D6 (move 5)');
  });

  it('says undecided when the budget ends', () => {
    const text = `rules: spight\nmax-cycle: 12\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5`;
    const told = findings(text, { budget: 1 });
    expect(told.filter((one) => one.startsWith('error'))).toEqual([]);
    expect(told.some((one) => one.startsWith('information spight.undecided'))).toBe(true);
  });
});

describe('twenty thousand moves', () => {
  it('that cannot be played are told, each with the play that is in the way', () => {
    const { analysis } = marked(`edges: all\n. X .\nmoves: ${'a1 '.repeat(20_000)}`);
    const found = check(analysis.entries[0]!.analysis, analysis.settings);
    expect(found).toHaveLength(19_999);
    expect(found.every(({ related }) => related?.[0] && say(related[0].message) === 'played as move 1')).toBe(
      true,
    );
  });
});

/** Sentences of `expect.void`, which have no code of their own. */
/** What the service itself says of a text. */
const SERVICE_CODES = Object.keys(english).filter((code) =>
  /^(?:link|moves|board|check|game)\.|^expect\.(?:failed|open)$|^eye\.differs$/.test(code),
);

describe('the page of diagnostics', () => {
  const page = readFileSync(new URL('../../../docs/reference/diagnostics.md', import.meta.url), 'utf8');
  it.each([...SERVICE_CODES, 'expect.void', 'play.occupied', 'play.unknown', 'play.suicide'])(
    'has %s',
    (code) => {
      expect(page).toContain(`\`${code}\``);
    },
  );
});

describe('claims', () => {
  const entry = (claim: string) =>
    `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5\nexpect: ${claim}`;

  it.each([
    'move 4 forbidden',
    'move 4 forbidden under spight',
    'move 4 allowed under basic',
    'hot after 3: b5 d6 f6',
    'hot after 0: none',
    'captures 1 at move 1',
  ])('%s', (claim) => {
    expect(findings(entry(claim)).filter((one) => one.includes('expect'))).toEqual([]);
  });

  it.each([
    ['move 3 forbidden', 'move 3 allowed'],
    ['move 4 allowed under spight', 'move 4 forbidden under spight'],
    ['hot after 3: b5 d6', 'hot after 3: b5 d6 f6'],
    ['hot after 0: d6', 'hot after 0: none'],
    ['captures 2 at move 1', 'captures 1 at move 1'],
    ['cycle 6', null],
    ['repetition at move 4 of move 0', null],
  ])('%s: %s', (claim, instead) => {
    const { analysis } = marked(entry(claim));
    finishFindings(analysis.entries[0]!.analysis);
    const found = check(analysis.entries[0]!.analysis, analysis.settings).filter(
      ({ code }) => code === 'expect.failed',
    );
    expect(found.map(({ fixes }) => fixes?.[0]?.edits[0]?.text ?? null)).toEqual([instead]);
  });

  it.each(['move 9 allowed', 'hot after 9: none', 'captures 1 at move 0', 'repetition at move 3 of move 9'])(
    '%s speaks of no move',
    (claim) => {
      expect(findings(entry(claim)).filter((one) => one.includes('expect'))).toEqual([
        `error expect.void ${claim}`,
      ]);
    },
  );

  it('count the plays of a cycle, and no passes', () => {
    const ko = `rules: none\n${BASIC_KO}\nmoves: W b2 B pass W pass B c2`;
    const told = (claim: string) =>
      findings(`${ko}\nexpect: ${claim}`).filter((one) => one.includes('expect'));
    expect(told('cycle 2')).toEqual([]);
    expect(told('cycle 4')).toEqual(['error expect.failed cycle 4']);
  });

  it('count repetitions by plays', () => {
    const text = `${TRIPLE_KO}\n${SIX}\nexpect: cycle 6\nexpect: repetition at move 6 of move 0\nexpect: cycle 5`;
    expect(findings(text)).toEqual(['hint game.cycle W f5', 'error expect.failed cycle 5']);
  });

  it('speak in shown numbers', () => {
    const text = `first: 11\n${TRIPLE_KO}\n${SIX}\nexpect: repetition at move 16 of move 0\nexpect: captures 1 at move 11`;
    expect(findings(text)).toEqual(['hint game.cycle W f5']);
  });

  it('are left open while a search is pending', () => {
    const { analysis } = marked(entry('move 4 allowed under spight'));
    expect(check(analysis.entries[0]!.analysis, analysis.settings)).toEqual([]);
  });
});

describe('related information', () => {
  /** The texts that the first finding refers to. */
  function related(text: string): string[] {
    const { analysis, text: plain } = marked(text);
    const lines = plain.split('\n');
    return diagnose(analysis)[0]!.related.map(({ line, column, endColumn, endLine }) =>
      endLine === line ? lines[line - 1]!.slice(column - 1, endColumn - 1) : 'board',
    );
  }

  it.each([
    ['the stone that is there', 'edges: all\n. .\nmoves: a1 a1', ['a1']],
    ['the captor', `${BASIC_KO}\nmoves: W b2 B c2`, ['W b2']],
    ['the start', `rules: psk\n${TRIPLE_KO}\n${SIX}`, ['board']],
    ['the move that is repeated', `${TRIPLE_KO}\nmoves: B pass ${SIX.slice(7)}`, ['B pass']],
    ['a move of another entry', `# A\n. .\nmoves: a1\n# B\nfrom: A\nmoves: a1`, ['a1']],
  ])('%s', (_name, text, expected) => {
    expect(related(text)).toEqual(expected);
  });

  it('says after which move the ko position stood as it does again', () => {
    const { analysis } = marked(`rules: coupling\n${TRIPLE_KO}\n${SIX} B d6`);
    for (const { analysis: entry } of analysis.entries) finishFindings(entry);
    const found = diagnose(analysis).find(({ code }) => code === 'coupling.disturber');
    expect(found!.related.map((one) => say(one.message))).toContain(
      'the ko position was like this at the start',
    );
  });
});
