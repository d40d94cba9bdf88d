import { beforeAll, describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import { forgetOutcomes } from '../../../src/service/analysis/outcomes.ts';
import {
  analyse,
  compare,
  DEFAULT_SETTINGS,
  findingsWork,
  finishFindings,
  outcomesAt,
  pageProofs,
  sequenceAt,
  tryMoves,
  verifiedProof,
} from '../../../src/service/index.ts';
import { TRIPLE_KO } from '../../fixtures/boards.ts';
import { hover } from '../marked.ts';

const TEXT = `# Triple ko
rules: psk, ssk, korean
${TRIPLE_KO}
goal: capture d4 or a7
expect: black first kills a7 under psk
expect: white first kills d4 under psk
expect: nobody can force it when black begins under basic
`;

const opened = (text: string) => analyse(openDocument('file:///a.goban', 1, 'goban', text), DEFAULT_SETTINGS);

it('a table is about the whole goal that a stone belongs to, or about its chain alone where that was chosen', () => {
  const document = opened(TEXT);
  const [a7, d4] = [0, 24];
  const asked = (points: number[], more: { alone?: boolean; passes?: 3 } = {}) => {
    const { table } = outcomesAt(document, { uri: 'a', entry: 0, index: 0, points, asked: more })!;
    return [table.points, table.asked, table.rows.length > 0];
  };
  expect(asked([d4])).toEqual([expect.arrayContaining([a7, d4]), {}, true]);
  expect(asked([d4], { alone: true, passes: 3 })).toEqual([[d4], { alone: true, passes: 3 }, true]);
  expect(asked([d4, a7], { alone: true })).toEqual([[d4, a7], { alone: true }, true]);
  expect(asked([], { alone: true })).toEqual([[], { alone: true }, false]);
});

describe('what is known of outcomes without waiting', () => {
  const before = opened(TEXT.replaceAll('a7', 'b7'));
  const document = opened(TEXT);
  const placed = document.entries[0]!;
  beforeAll(() => {
    forgetOutcomes();
    finishFindings(placed.analysis);
  });

  it('is in the hover of a stone, rules that agree together', () => {
    const said = finish(hover(document, TEXT.indexOf('X X X X'), () => false))!.markdown;
    expect(said).toContain('Black first, no threats: White is captured (positional superko)');
    expect(said).toContain('no end (basic ko)');
    expect(said).not.toContain('Korean');
  });

  it('is in the table of rules and in the row of rules', () => {
    const { outcome, rules } = finish(compare(document.document, placed))!;
    expect(outcome!.title).toBe('Outcome: Black first, no threats');
    const psk = rules.findIndex(({ id }) => id === 'psk');
    expect(outcome!.cells[psk]).toBe('White is captured');
    expect(outcome!.cells[rules.findIndex(({ id }) => id === 'korean')]).toBe('');
    const { all } = sequenceAt(document, { entry: 0 })!.sequence.rules!;
    expect(all.find(({ id }) => id === 'psk')!.outcome).toBe('White is captured');
    expect(all.find(({ id }) => id === 'ssk')).not.toHaveProperty('outcome');
  });

  it('is nothing before anything is proven', () => {
    expect(sequenceAt(before, { entry: 0 })!.sequence.rules!.all.some(({ outcome }) => outcome)).toBe(false);
    expect(pageProofs(before.entries[0]!.analysis)).toEqual([]);
  });

  it('is carried by pages as proofs of one strategy that the checker passes', () => {
    const proofs = pageProofs(placed.analysis);
    expect(proofs.map(({ claim }) => claim)).toContain(
      'Black can force: White is captured. Under positional superko, Black first, no threats',
    );
    for (const { certificate, note } of proofs) {
      expect(note).toBeNull();
      expect(certificate!.strategies.length).toBe(1);
      const checked = finish(verifiedProof(JSON.parse(JSON.stringify(certificate))));
      expect(checked).toEqual(certificate);
      expect(finish(tryMoves(certificate!, 0, []))!.refused).toBeNull();
    }
    expect(finish(verifiedProof({ ...proofs[0]!.certificate, rule: 'basic' }))).toMatch(
      /^A|^The|^Node|^This/,
    );
  });

  it('is kept: after an edit elsewhere no state is searched again, also for a claim in a new place', () => {
    const work = (text: string) => opened(text).entries.flatMap(({ analysis }) => findingsWork(analysis));
    expect(work(TEXT)).toEqual([]);
    expect(work(`; A remark above.\n\n${TEXT.replace('# Triple ko', '# Another title')}`)).toEqual([]);
    expect(work(TEXT.replace('psk, ssk, korean', 'ssk'))).toEqual([]);
    // Another question is another search.
    expect(work(TEXT.replaceAll('under psk', 'with threats white 1 under psk'))).toHaveLength(2);
  });

  it('leaves a proof out that has more than 100 KB, and says so', () => {
    const many = 'expect: black first kills a7 with threats black 15 white 15 under psk';
    const { analysis } = opened(`# Many\n${TRIPLE_KO}\ngoal: capture d4 or a7\n${many}\n`).entries[0]!;
    finishFindings(analysis);
    const proofs = pageProofs(analysis);
    const large = proofs.filter(({ certificate }) => certificate === null);
    expect(large.length).toBeGreaterThan(0);
    for (const { claim, note } of large) {
      expect(claim).toContain('each has 15 threats');
      expect(note).toMatch(/^The proof has 1\d\d KB, and a page has room for 100\./);
    }
    for (const { certificate } of proofs)
      expect(JSON.stringify(certificate).length).toBeLessThanOrEqual(100_000);
  });
});

describe('the table of who wins', () => {
  const document = opened('# Ko\ngoal: capture b1\noutside: none\n+---------+\n| . X O . |\n+---------+\n');
  const table = (asked: { passes?: 3; aim?: 'keep-all' } = {}) => {
    const params = { uri: 'file:///a.goban', entry: document.entries[0]!.id, asked };
    for (;;) {
      const { table, work } = outcomesAt(document, params)!;
      if (work.length === 0) return table;
      for (const one of work) finish(one.work());
    }
  };

  it('has columns with a spare move, and says what they do to the answers without', () => {
    const { columns, rows, notes } = table();
    expect(columns.slice(0, 7).map(({ text }) => text)).toEqual([
      'no threats',
      'Black has 1 threat',
      'White has 1 threat',
      'each has 1 threat',
      'Black has 1 spare move',
      'White has 1 spare move',
      'each has 1 spare move',
    ]);
    const psk = rows.find(({ rule }) => rule === 'psk')!;
    expect([psk.cells[0]!.text, psk.cells[5]!.text]).toEqual(['Black lives', 'Black is captured']);
    expect(notes.find((one) => one.startsWith('Turns'))).toContain('if White has one spare move');
  });

  it('is about the end of the game that a reader asks for', () => {
    const { asked, notes, rows } = table({ passes: 3 });
    expect(asked).toEqual({ passes: 3 });
    expect(notes.join(' ')).toContain('Three passes in a row');
    const [basic, korean] = ['basic', 'korean'].map(
      (one) => rows.find(({ rule }) => rule === one)!.cells[0]!,
    );
    expect(basic).toMatchObject({ text: 'Black is captured', winner: 'white', word: 'captures' });
    // One word would hide on what it rests, and that of two owners one lives.
    expect(korean).toMatchObject({ text: 'draw, unless a player deviates' });
    expect(korean).not.toHaveProperty('word');
  });
});
