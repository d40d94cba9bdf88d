import { describe, expect, it } from 'vitest';
import type { Sequence } from '../../../src/protocol/player.ts';
import { finishFindings, sequenceAt } from '../../../src/service/index.ts';
import { BASIC_KO, marked, TRIPLE_KO } from '../marked.ts';

function sequences(source: string): Sequence[] {
  const { analysis } = marked(source);
  return analysis.entries.map((_, entry) => sequenceAt(analysis, { entry })!.sequence);
}

const outline = ({ tree }: Sequence) =>
  tree?.lines.map(
    (line) => `${line.title}: ${line.parent} ${line.after}-${line.last} ${line.first?.point ?? ''}`,
  );

const BOARD = '. . . . .\n. . . . .\n. . . . .\n';

describe('the tree of entries that continue one another', () => {
  const BOOK = `# A\n${BOARD}moves: a1 b1 c1 d1
# B\nfrom: A after 2\nmoves: c2 d2
# Alone\n${BOARD}moves: a1
# C\nfrom: B after 3\nmoves: d3 e3
# D\nfrom: B after 1\nmoves: b3
# E\nfrom: A\nmoves: e1
# F\nfrom: C after 2
`;

  it('has every line once, and each leaves the line that owns the frame', () => {
    const [a] = sequences(BOOK);
    expect(outline(a!)).toEqual([
      'A: -1 0-4 a1',
      'B: 0 2-4 c2',
      'D: 0 1-2 b3',
      'E: 0 4-5 e1',
      'F: 0 2-2 ',
      'C: 1 3-5 d3',
    ]);
  });

  it('is the same seen from each of them, and says which one is shown', () => {
    const all = sequences(BOOK);
    const [a, ...others] = all.filter(({ title }) => title !== 'Alone');
    for (const other of others) expect(outline(other)).toEqual(outline(a!));
    for (const { tree, title, frames } of [a!, ...others]) {
      expect(tree!.lines[tree!.current]!.title).toBe(title);
      expect(tree!.lines[tree!.current]!.last).toBe(frames.length - 1);
    }
    expect(all.find(({ title }) => title === 'Alone')!.tree).toBeUndefined();
  });

  it('leads to each line by its anchor', () => {
    const { analysis } = marked(BOOK);
    const { tree } = sequenceAt(analysis, { entry: 0 })!.sequence;
    tree!.lines.forEach(({ anchor, title }, current) => {
      const { sequence } = sequenceAt(analysis, { offset: anchor })!;
      expect([sequence.title, sequence.tree!.current]).toEqual([title, current]);
    });
  });

  it('holds what a reader of the contract relies on', () => {
    const { lines } = sequences(BOOK)[0]!.tree!;
    lines.forEach(({ parent, after, last }, i) => {
      expect(parent).toBeLessThan(i);
      expect(last).toBeGreaterThanOrEqual(after);
      const left = lines[parent];
      if (!left) return;
      expect(after).toBeLessThanOrEqual(left.last);
      expect(after > left.after || left.parent < 0).toBe(true);
    });
  });

  it('does not join what draws another board, or continues nothing', () => {
    const other = sequences(
      `# A\n${BOARD}moves: a1\n# B\nfrom: A\nX . . . .\n. . . . .\n. . . . .\nmoves: b1`,
    );
    expect(other.map(({ tree }) => tree)).toEqual([undefined, undefined]);
    const circle = sequences(`# A\nfrom: B\nmoves: a1\n# B\nfrom: A\nmoves: b1`);
    expect(circle.map(({ tree }) => tree)).toEqual([undefined, undefined]);
  });
});

describe('a sequence under another rule', () => {
  const source = `# T\nrules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5`;
  const under = (rule?: string): Sequence => {
    const { analysis } = marked(source);
    for (const one of analysis.entries) finishFindings(one.analysis);
    return sequenceAt(analysis, { entry: 0, ...(rule !== undefined && { rule }) })!.sequence;
  };
  const forbidden = ({ frames }: Sequence) =>
    frames
      .filter(({ marks }) => marks.some(({ mark }) => mark.kind === 'forbidden'))
      .map(({ index }) => index);

  it('has its verdicts in force, its marks and its captions', () => {
    const spight = under();
    expect(forbidden(spight)).toEqual([4, 5, 6]);
    expect(spight.rules).toMatchObject({ inForce: 'spight', written: 'spight' });
    const psk = under('psk');
    expect(forbidden(psk)).toEqual([6]);
    expect(psk.frames[6]!.caption).toMatch(/Forbidden under positional superko/);
    expect(psk.frames[4]!.caption).not.toMatch(/forbidden/i);
    expect(psk.frames.flatMap(({ marks }) => marks).some(({ mark }) => mark.kind === 'hot')).toBe(false);
    expect(psk.rules).toMatchObject({ inForce: 'psk', written: 'spight' });
    const lines = psk.frames[4]!.verdicts.filter(({ rule }) => rule === 'psk' || rule === 'spight');
    expect(lines.map(({ rule, inForce, verdict }) => [rule, inForce, verdict])).toEqual([
      ['psk', true, 'allowed'],
      ['spight', false, 'forbidden'],
    ]);
  });

  it('is the one of the text for a rule that nobody knows', () => {
    expect(under('haste')).toEqual(under());
  });

  it('waits for a rule that has not been searched yet', () => {
    const { frames } = under('coupling');
    expect(frames[4]!.verdicts[0]).toMatchObject({ rule: 'coupling', inForce: true, verdict: 'pending' });
  });
});

describe('ko plays', () => {
  const taken = (source: string) =>
    sequences(source)[0]!
      .frames.filter(({ move }) => move?.koPlay)
      .map(({ index }) => index);

  it('are single stones that take single stones and can be taken', () => {
    expect(taken(`${BASIC_KO}\nmoves: W b2 B c2`)).toEqual([1, 2]);
    const none = (board: string, moves: string, captured: number) => {
      const frame = sequences(`edges: all\n${board}\nmoves: ${moves}`)[0]!.frames[1]!;
      expect([frame.move!.captured.length, frame.move!.koPlay]).toEqual([captured, undefined]);
    };
    // One that takes has other liberties; two are taken.
    none('. . .\n. . .\nO X .', 'B a2', 1);
    none('X . X\nO O X\nX X .', 'B b3', 2);
  });
});
