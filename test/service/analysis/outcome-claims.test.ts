/** Claims about outcomes; what an outcome is is tested with `src/outcome`. */
import { describe, expect, it } from 'vitest';
import { check, finishFindings } from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { marked, TRIPLE_KO } from '../marked.ts';

/** A corner: Black’s five in a row with two eyes, alive though White begins. */
const LIVES = 'edges: all\n. X . X O .\nX X X X O O\nO O O O O .\n. O . O O O';

/** What is said of the claims of an entry: code and sentence; nothing where all hold. */
function said(lines: string): string[] {
  const { analysis } = marked(lines);
  return analysis.entries.flatMap(({ analysis: one }) => {
    finishFindings(one);
    return check(one, analysis.settings)
      .filter(({ code }) => /^(?:expect|field|mark|label)\./.test(code))
      .map(({ code, message }) => `${code} ${say(message)}`);
  });
}

const race = (claim: string, lines = 'goal: capture d4 or a7') =>
  said(`${TRIPLE_KO}\n${lines}\nexpect: ${claim}`);

describe('a claim about an outcome', () => {
  it.each([
    'black first kills a7 under psk',
    'black first kills a7 under ssk',
    'black first kills a7 under spight',
    'white kills d4 when black begins under nssk',
    'white kills d4 when black begins with threats white 1 under psk',
    'black first kills a7 with threats black 1 white 1 under psk',
    'white kills d4 with threats white 1 under psk',
    'd4 is ko, white needs 1 threat when black begins under psk',
    'd4 lives when black begins under psk',
    'd4 is not captured when black begins under korean',
    'black can choose draw when black begins under korean',
    'white can force black captured or draw under korean',
    'white can choose no result when black begins under japanese',
    'nobody can force it when black begins under basic',
    'nobody can force it when black begins under none',
  ])('holds: %s', (claim) => {
    expect(race(claim)).toEqual([]);
  });

  it.each([
    ['black first kills a7 under nssk', 'expect.failed', 'White can force'],
    ['white kills d4 when black begins under psk', 'expect.failed', 'Black can force'],
    ['a7 lives under psk', 'expect.failed', 'Black first, no ko threats, no spare moves, positional superko'],
    ['d4 is ko, white needs 2 threats when black begins under psk', 'expect.failed', '1 ko threat of White'],
    ['nobody can force it under psk', 'expect.failed', 'Black can force'],
    ['black can choose draw under korean', 'expect.failed', 'White first'],
  ])('fails with who begins, threats and boundary: %s', (claim, code, part) => {
    const [line, ...more] = race(claim);
    expect(more).toEqual([]);
    expect(line).toContain(code);
    expect(line).toContain(part);
    expect(line).toContain('6 points can change; nobody plays on B2 E2');
  });

  it.each([
    ['black first kills d4 under psk', /D4 is in a chain of the player who is to capture it/i],
    ['black first kills b7 when white begins under psk', /says who begins/],
    ['nobody can force it under psk', /Name the chains/, ''],
    ['a7 is ko, white needs 0 threats', /needs no threat/],
    ['a7 lives with threats white 999', /at most/],
    ['b2 lives', /no stone on B2/i, ''],
  ] as [string, RegExp, string?][])(
    'is void where nothing is asked: %s',
    (claim, pattern, lines: string | undefined = undefined) => {
      const found = race(claim, lines);
      expect(found.join()).toMatch(/^expect\.void/);
      expect(found.join()).toMatch(pattern);
    },
  );

  it('is about the chain that it names where no goal is', () => {
    expect(said(`${LIVES}\nexpect: d4 lives under basic\nexpect: white kills d4`)).toHaveLength(1);
  });

  it('offers the status that is true', () => {
    const { analysis } = marked(`${TRIPLE_KO}\ngoal: d4 a7\nexpect: a7 lives when black begins under psk`);
    const [entry] = analysis.entries;
    if (!entry) throw new Error('no entry');
    finishFindings(entry.analysis);
    const [finding] = check(entry.analysis, analysis.settings).filter(({ code }) => code === 'expect.failed');
    const [fix] = finding && 'fixes' in finding ? (finding.fixes ?? []) : [];
    expect(fix?.edits[0]?.text).toBe('black first kills a7 under psk');
  });

  it('takes the moves before it as the past', () => {
    // After Black’s first capture White is to recapture at once, which basic ko forbids.
    const past = `${TRIPLE_KO}\nmoves: B d6\ngoal: d4 a7`;
    expect(said(`${past}\nexpect: black kills a7 after 1 when white begins under psk`)).toEqual([]);
    expect(said(`${past}\nexpect: black kills a7 when white begins under psk`)).toEqual([]);
  });
});

describe('the lines of claims about outcomes', () => {
  it.each([
    ['goal: capture d4 or a7', []],
    ['goal: d9', ['mark.off-board']],
    ['goal: catch d4', ['field.value']],
    ['threats: black 1, white *', []],
    ['threats: none', []],
    ['threats: black', ['field.value']],
    ['threats: black 1 and 2', ['field.value']],
    ['outside: none', []],
    ['outside: b2, e2', []],
    ['outside: b2 nowhere', ['field.value']],
  ])('are read: %s', (line, codes) => {
    expect(said(`${TRIPLE_KO}\n${line}`).map((one) => one.split(' ')[0])).toEqual(codes);
  });

  it('say what a claim leaves open', () => {
    const lines = 'goal: capture d4 or a7\nthreats: white 1';
    expect(race('white kills d4 when black begins under psk', lines)).toEqual([]);
    expect(race('white kills d4 when black begins with threats none under psk', lines)).toHaveLength(1);
  });
});

it('after a last move that its rule forbids is told so, with the line for the position before', () => {
  const ko = 'edges: all\n. X O . .\nX O . O .\n. X O X .\n. . . . .\ngoal: capture d2\nmoves: B c3 W b3';
  const told = (claim: string) => {
    const { analysis } = marked(`${ko}\nexpect: ${claim}`);
    return analysis.entries
      .flatMap(({ analysis: one }) => check(one, analysis.settings))
      .filter(({ code }) => code === 'expect.last-move')
      .map(({ message }) => say(message));
  };
  expect(told('d2 lives when black begins under basic')).toEqual([
    '“d2 lives when black begins under basic” is about the position after move 2, and basic forbids that move. For the position before it, write “d2 lives after 1 when black begins under basic”',
  ]);
  expect(told('d2 lives after 2 when black begins under basic')).toEqual([]);
  expect(told('d2 lives when black begins under none')).toEqual([]);
});
