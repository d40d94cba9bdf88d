import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { koban, kobanLater } from './run.ts';

/** An entry for each stage of the search: a ko on a whole board, a hidden one, and a crowded part of a board. */
const ENTRIES = {
  footprints: '# Ko\nrules: spight ing\nedges: all\n. X O .\nX . X O\n. X O .\nmoves: W b2\n',
  graph:
    '# Suicide\nrules: spight ing\nhidden-kos: count\nedges: all\n. X .\nX . X\n. X .\nmoves: B a1 W c1\n',
  combinations: `# Crowd
rules: spight ing
max-cycle: 16
. O X O X O X O O
X O O . X O . X .
X O O X O O X O O
. O O O X X O O X
X O O X X O . . O
X X X O . X . O X
. X O X . . O X .
X . X X . X X X X
O O X O X O O O O
moves: B h5
`,
} as const;

type Moves = { point: string; verdicts: Record<string, Record<string, unknown>> }[];

test.each(Object.entries(ENTRIES))('--explain says that the %s answered', (stage, text) => {
  const movesOf = (...options: string[]): Moves =>
    JSON.parse(koban(['judge', ...options, 'a.goban'], { 'a.goban': text }).out).files[0].entries[0].moves;
  const explained = movesOf('--explain');
  const by = explained.flatMap(({ verdicts }) => Object.values(verdicts).map(({ koPlayBy }) => koPlayBy));
  expect(by).toContain(stage);
  for (const { verdicts } of explained)
    for (const verdict of Object.values(verdicts)) delete verdict.koPlayBy;
  expect(explained).toEqual(movesOf());
});

test('--explain speaks of plays of SGF as well, and of no rule that asks for no ko', async () => {
  const file = 'examples/triple-ko.sgf';
  const text = readFileSync(file, 'utf8');
  const { out } = await kobanLater(['judge', '--explain', '--rules', 'spight,basic', file], { [file]: text });
  const nodes: Moves = JSON.parse(out).files[0].entries[0].nodes;
  expect(nodes.length).toBeGreaterThan(3);
  for (const { point, verdicts } of nodes) {
    const isPlay = point !== 'pass' && point !== 'tenuki';
    expect(verdicts.spight?.koPlayBy, point).toEqual(
      isPlay ? expect.stringMatching(/^(foot|graph|comb)/) : undefined,
    );
    expect(verdicts.basic).not.toHaveProperty('koPlayBy');
  }
});
