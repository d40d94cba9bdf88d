import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import { analyse, DEFAULT_SETTINGS, finishFindings, sequenceAt } from '../../../src/service/index.ts';
import { MOST_FRAMES } from '../../../src/service/view/sequence.ts';
import { BASIC_KO, compareAt, marked, TRIPLE_KO } from '../marked.ts';

function sequence(source: string, entry?: number) {
  const { analysis, offset, text } = marked(source);
  for (const one of analysis.entries) finishFindings(one.analysis);
  const result = sequenceAt(analysis, entry === undefined ? { offset } : { entry })!;
  return { ...result, text };
}

const analysed = (sgf: string) => analyse(openDocument('test:///a.sgf', 1, 'sgf', sgf), DEFAULT_SETTINGS);

describe('a sequence', () => {
  const SPIGHT = `# T\nrules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5`;

  it('has a frame for the start and each move', () => {
    const { sequence: s, text } = sequence(SPIGHT, 0);
    expect(s.frames.map(({ number }) => number)).toEqual(['', '1', '2', '3', '4']);
    expect(s.frames[1]!.rows[1]).toBe('OXOXO.O');
    expect(s.frames.map(({ span }) => span && text.slice(span.start, span.end))).toEqual([
      null,
      'B d6',
      'W b5',
      'B f6',
      'W d5',
    ]);
    expect(s.title).toBe('T');
    expect(s.shape).toMatchObject({ columns: 7, rows: 7, open: [] });
  });

  it('says what a verdict does to the game', () => {
    const { frames } = sequence(
      `# T\nrules: japanese\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5`,
      0,
    ).sequence;
    const outcomes = frames.map(({ verdicts }) => verdicts.find(({ inForce }) => inForce)?.outcome ?? null);
    expect(outcomes).toEqual([null, null, null, null, null, null, 'no result']);
  });

  it('says each frame in a sentence', () => {
    const captions = sequence(SPIGHT, 0).sequence.frames.map(({ caption }) => caption);
    expect(captions[0]).toBe('Start, Black to play');
    expect(captions[1]).toBe('Move 1, Black D6 takes D5');
    expect(captions[4]).toMatch(
      /^Move 4, White D5 takes D6\. Forbidden under Spight’s hot-stone ko rule: it captures the hot stone D6/,
    );
  });

  it('tells a repetition and its two moves', () => {
    const { sequence: s } = sequence(`${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5`, 0);
    expect(s.frames[6]!.repeats).toEqual({ of: 0, length: 6, pattern: 'triple-ko' });
    expect(s.frames[6]!.caption).toContain('It repeats the starting position (triple ko, 6 plays)');
    expect(s.frames[6]!.marks.map(({ mark }) => mark.kind)).toContain('repeats');
  });

  it('says in a caption what the verdict leaves of a repetition, and what is left to say beside it', () => {
    const last = (rule: string) =>
      sequence(`rules: ${rule}\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5`, 0).sequence.frames[6]!;
    const told = (rule: string) => last(rule).verdicts.find(({ inForce }) => inForce)!.repetition;
    expect(['none', 'psk', 'japanese', 'korean'].map(told)).toEqual([
      null,
      'repetition',
      'repetition',
      'pattern',
    ]);
    expect(last('psk').caption).toMatch(/recreates [^.]*\(a cycle of 6 plays\)\. This is a triple ko$/);
    expect(last('korean').caption).toMatch(/, triple ko\. The game is a draw unless a player deviates$/);
  });

  it('marks the last play, hot stones and what is forbidden', () => {
    const { frames } = sequence(SPIGHT, 0).sequence;
    const kinds = frames[4]!.marks.map(({ mark }) => mark.kind);
    expect(kinds).toEqual(expect.arrayContaining(['last', 'hot', 'forbidden']));
    expect(frames[0]!.marks).toEqual([]);
  });

  it('calls a rule that the author has written by its title in the row, too', () => {
    const entry = `rules: house-rule\n${BASIC_KO}\nmoves: W b2`;
    const text = `\`\`\`korule\n# House rule\na play may not recreate an earlier position\n\`\`\`\n\n\`\`\`goban\n${entry}\n\`\`\`\n`;
    const document = analyse(openDocument('file:///a.md', 1, 'markdown', text), DEFAULT_SETTINGS);
    const { rules } = sequenceAt(document, { entry: 0 })!.sequence;
    expect(rules!.all.slice(0, 1).map(({ short, title }) => [short, title])).toEqual([
      ['House rule', 'House rule'],
    ]);
  });

  it('has a line for each rule that the entry names', () => {
    const { frames } = sequence(`rules: psk, basic\n${BASIC_KO}\nmoves: W b2 B c2`, 0).sequence;
    const own = frames[2]!.verdicts.slice(0, 2);
    expect(own.map(({ rule, verdict, inForce }) => [rule, verdict, inForce])).toEqual([
      ['psk', 'forbidden', true],
      ['basic', 'forbidden', false],
    ]);
  });

  it.each([
    ['in the moves', '. . .\nmoves: a1 b¦1 c1', 2],
    ['behind the moves', '. . .\nmoves: a1 b1 c1¦', 3],
    ['before the moves', '. . .\nmoves:¦ a1 b1', 0],
    ['on a digit', 'edges: all\n. 2 ¦1', 1],
    ['on a claim about a move', '. . .\nmoves: a1 b1 c1\nexpect: captures 0 at ¦move 2', 2],
    ['on the key of a claim', '. . .\nmoves: a1 b1 c1\nex¦pect: hot after 1: none', 1],
    ['on a claim that names no move', '. . .\nmoves: a1 b1\nexpect: eye c1 ¦is false', 0],
    ['elsewhere', '# ¦One\n. . .\nmoves: a1', 0],
    ['elsewhere in a continued entry', '# One\n. . .\nmoves: a1\n# T¦wo\nfrom: One\nmoves: b1', 1],
  ])('follows the cursor %s', (_name, source, index) => {
    expect(sequence(source).index).toBe(index);
  });

  it('says whether a move belongs to the cursor', () => {
    expect(sequence('. . .\nmoves: a1 ¦b1').elsewhere).toBeUndefined();
    expect(sequence('rules: ¦psk\n. . .\nmoves: a1 b1').elsewhere).toBe(true);
  });

  it('points to moves of other entries', () => {
    const { sequence: s, text } = sequence('# One\n. . .\nmoves: a1\n# Two\nfrom: One\nmoves: b1', 1);
    expect(s.frames.map(({ span }) => span && text.slice(span.start, span.end))).toEqual([null, 'a1', 'b1']);
  });

  it('says what is wrong with the text', () => {
    const { problems } = sequence('edges: all\nX . .\nmoves: a1 zz', 0).sequence;
    expect(problems).toHaveLength(2);
  });

  it('shows of a line that nobody plays the beginning, and says so; what is wrong in it is not told without end', () => {
    const passes = analysed(`(;SZ[3]${';B[];W[]'.repeat(MOST_FRAMES / 2)};B[aa];W[aa])`);
    const { sequence: long, index } = sequenceAt(passes, { offset: passes.document.text.length - 2 })!;
    expect([long.frames.length, index]).toEqual([MOST_FRAMES + 1, MOST_FRAMES]);
    expect(long.problems).toEqual([
      'The board shows the first 4,000 of 4,002 moves',
      expect.stringContaining('is occupied'),
    ]);
    expect(finish(compareAt(passes, { offset: 10 }))!.rows).toHaveLength(MOST_FRAMES);
    const occupied = sequenceAt(analysed(`(;SZ[3];B[aa]${';W[aa];B[aa]'.repeat(40)})`), { offset: 8 })!;
    expect(occupied.sequence.frames).toHaveLength(82);
    expect([occupied.sequence.problems.length, occupied.sequence.problems.at(-1)]).toEqual([51, '30 more']);
  });

  it('is nothing where there is no entry', () => {
    expect(sequenceAt(marked('').analysis, { offset: 0 })).toBeNull();
    expect(sequenceAt(marked('. .').analysis, { entry: 3 })).toBeNull();
  });
});

describe('the comparison', () => {
  it('has moves down and rules across', () => {
    const { analysis } = marked(`rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5`);
    const before = finish(compareAt(analysis, { entry: 0 }))!;
    const spight = before.rules.findIndex(({ id }) => id === 'spight');
    expect(before.rows.map(({ cells }) => cells[spight]!.verdict)).toEqual(Array(4).fill('pending'));
    finishFindings(analysis.entries[0]!.analysis);
    const after = finish(compareAt(analysis, { entry: 0 }))!;
    expect(after.rows.map(({ cells }) => cells[spight]!.verdict)).toEqual([
      'allowed',
      'allowed',
      'allowed',
      'forbidden',
    ]);
    expect(after.rules[spight]!.inForce).toBe(true);
    expect(after.rows.map(({ description }) => description)[3]).toBe('White D5 takes D6');
  });
});
