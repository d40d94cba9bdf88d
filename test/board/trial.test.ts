import { describe, expect, it } from 'vitest';
import type { TriedProof } from '../../src/protocol/outcomes.ts';
import { RULES } from '../../src/rules/index.ts';
import { forgetOutcomes } from '../../src/service/analysis/outcomes.ts';
import { sectionOf } from '../../webview/player/reducer.ts';
import { TRIPLE_KO as BOARD } from '../fixtures/boards.ts';
import { generator } from '../oracle/generator.ts';
import { runs, SEED } from '../runs.ts';
import { World } from './world.ts';

const turn = () => new Promise<void>((done) => setImmediate(done));

/** Rules whose proofs of the triple ko take long to find. */
const SLOW: ReadonlySet<string> = new Set(['ing', 'spight', 'coupling', 'japanese']);

/** Two kos on nine points: under the Korean and the Japanese rule Black gets a repetition. */
const SMALL = `# Six points
rules: psk, nssk, korean
+-------+
| . X . |
| X O O |
| X . X |
+-------+
goal: capture a2 or b2
threats: white 1
`;
const POINTS = [3, 4];

const TRIPLE_KO = `# Triple ko
rules: psk, spight
${BOARD}
goal: capture d4 or a7
`;
const KO_POINTS = [24, 0];
const WHITE_WINS = { points: KO_POINTS, threats: { black: 0, white: 1 }, strategy: 2 };

async function opened(text: string) {
  const world = new World({ 'a.goban': text }, turn, 'page');
  await world.session.show({ entry: 0 });
  await world.idle();
  return world;
}

type Wish = { type: 'answer'; move: number } | { type: 'take-back' | 'again' | 'keep' };

/** The page asks for something in the shown game. */
async function ask(world: World, what: Wish) {
  const { uri, entry } = world.page.sequence!;
  world.send(
    what.type === 'answer'
      ? { ...what, uri, entry, index: world.page.index }
      : { type: what.type, uri, entry },
  );
  await world.idle();
}

async function begin(world: World, asked: Partial<TriedProof> & Pick<TriedProof, 'points'>) {
  const { uri, entry } = world.page.sequence!;
  const threats = { black: 0, white: 0 };
  const tried = { index: 0, rule: 'psk', first: 'black', threats, strategy: 0, ...asked } as const;
  world.send({ type: 'try', uri, entry, tried });
  await world.idle();
  return world.page.sequence?.trial;
}

const caption = ({ page }: World) => page.sequence?.frames[page.index]?.caption ?? '';
const board = ({ page }: World) => page.sequence!.frames[page.index]!.rows.join('');

describe('a table of who wins', () => {
  it('says rule, who begins, threats, liberties and boundary, and what can be forced', async () => {
    forgetOutcomes();
    const world = await opened(TRIPLE_KO);
    await world.session.askWins({ offset: TRIPLE_KO.indexOf('goal:') });
    await world.idle();
    const table = world.outcomes!;
    expect(table.title).toBe('Who wins? A7 and D4, at the start');
    expect(table.notes.slice(0, 2)).toEqual([
      'The game ends when D4 (Black) or A7 (White) is captured',
      expect.stringMatching(/ can change; nobody plays on B2 E2 \(eyes of chains/),
    ]);
    expect(table.columns.map(({ head, text }) => `${head}, ${text}`).slice(0, 4)).toEqual([
      'Black first, no threats',
      'Black first, Black has 1 threat',
      'Black first, White has 1 threat',
      'Black first, each has 1 threat',
    ]);
    const [psk, spight] = table.rows;
    expect(psk!.cells.slice(0, 4).map(({ text }) => text)).toEqual([
      'White is captured',
      'White is captured',
      'Black is captured',
      'White is captured',
    ]);
    expect(psk!.cells[0]!.says).toBe(
      'Positional superko, Black first, no threats: Black can force: White is captured; Black can force: both stay',
    );
    // What is not known yet is no verdict.
    expect(spight!.cells[0]).toMatchObject({ state: 'pending', text: 'searching…', forced: [] });
  });

  it('says how to name a chain', async () => {
    const world = await opened('size: 3\nmoves: B a1\n');
    await world.session.askWins({ offset: 0 });
    await world.idle();
    expect(world.outcomes!.rows).toEqual([]);
    expect(world.outcomes!.notes[0]).toContain('put the cursor on a stone');
  });
});

describe('a game against a proof', () => {
  const random = generator(SEED + 3);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

  it('ends as the proof says, whatever a random or a greedy reader plays, under every rule', async () => {
    const small = await opened(SMALL);
    const large = await opened(TRIPLE_KO);
    const leaks: string[] = [];
    let ends = 0;
    for (let game = 0; game < runs(10); game++) {
      const rule = RULES[game % RULES.length]!.id;
      const isLarge = game % 4 === 0 && !SLOW.has(rule);
      const world = isLarge ? large : small;
      const threats = { black: pick([0, 1]), white: pick([0, 1]) };
      const first = pick(['black', 'white'] as const);
      const points = isLarge ? KO_POINTS : POINTS;
      const trial = await begin(world, { points, rule, first, threats, strategy: pick([0, 1, 2]) });
      if (!trial) continue;
      const outcomes = /can force: (.*?)\. Under/.exec(trial.claim)![1]!.split(' or ');
      for (let n = 0; n < 10 && !world.page.sequence!.trial!.ended; n++) {
        const free = [...board(world)].flatMap((cell, p) => (cell === '.' ? [p] : []));
        await ask(world, { type: 'answer', move: pick(game % 2 ? free : [...free, -1, -2]) ?? -1 });
      }
      const said = caption(world);
      if (!world.page.sequence!.trial!.ended) continue;
      ends++;
      if (!outcomes.some((outcome) => said.includes(outcome))) leaks.push(`${trial.claim}: ${said}`);
    }
    expect(leaks).toEqual([]);
    expect(ends).toBeGreaterThan(runs(10) / 3);
    expect([...small.problems, ...large.problems]).toEqual([]);
  });

  it('says whose turn it is, why a move may not be made, and how it ended', async () => {
    const world = await opened(TRIPLE_KO);
    const trial = await begin(world, { points: KO_POINTS });
    expect(trial).toMatchObject({
      you: 'white',
      claim: 'Black can force: White is captured. Under positional superko, Black first, no threats',
      threat: false,
    });
    expect(caption(world)).toMatch(/^The proof: Black .*\. Your turn, White$/);
    const before = world.page.index;
    // What the proof has taken may not be taken back at once.
    const point = world.page.sequence!.frames[before]!.move!.captured[0]!;
    await ask(world, { type: 'answer', move: point });
    expect(world.note!.message).toMatch(
      /^White may not play [A-G]\d: forbidden under positional superko: it/,
    );
    expect(world.page.index).toBe(before);
    const mark = expect.objectContaining({ kind: 'forbidden', rule: 'psk' });
    expect(world.page.sequence!.frames[before]!.marks).toContainEqual({ point, mark });
    await ask(world, { type: 'answer', move: board(world).indexOf('X') });
    expect(world.note!.message).toMatch(/^There is a stone on /);
    await ask(world, { type: 'answer', move: world.pointOf('b2') });
    expect(world.note!.message).toBe('Nobody plays on B2 in this question');
    await ask(world, { type: 'answer', move: -2 });
    expect(world.note!.message).toBe('White has no ko threat left');
    await ask(world, { type: 'answer', move: -1 });
    expect(caption(world)).toMatch(
      /^The proof: Black .* takes 12 stones\. You passed once, White is captured$/,
    );
    await ask(world, { type: 'answer', move: -1 });
    expect(world.note!.message).toMatch(/^The game is over/);
    await ask(world, { type: 'take-back' });
    expect(world.page.sequence!.trial).toMatchObject({ ended: false, given: [] });
    world.press({ type: 'back' });
    await world.idle();
    expect(world.page.sequence!.trial).toBeUndefined();
    expect(world.shown).toBe('0/0');
  });

  it('goes on from an earlier board, once it is the turn of the reader there', async () => {
    const world = await opened(TRIPLE_KO);
    await begin(world, WHITE_WINS);
    expect(caption(world)).toBe('The position in question, Black to play');
    await ask(world, { type: 'answer', move: world.pointOf('d6') });
    const { length } = world.page.sequence!.frames;
    world.press({ type: 'seek', index: 1 });
    await ask(world, { type: 'answer', move: -1 });
    expect(world.page.sequence!.frames.length).toBe(length);
    expect(world.page.index).toBe(length - 1);
    world.press({ type: 'seek', index: 0 });
    await ask(world, { type: 'answer', move: -1 });
    expect(world.page.sequence!.trial!.given).toEqual([-1]);
  });

  it('is kept in the text as a variation, and undo takes back a move and not an edit', async () => {
    const world = await opened(TRIPLE_KO);
    await begin(world, WHITE_WINS);
    await ask(world, { type: 'answer', move: world.pointOf('d6') });
    world.send({ type: 'undo' });
    await world.idle();
    expect(world.page.sequence!.trial!.given).toEqual([]);
    expect(world.text.text).toBe(TRIPLE_KO);
    await ask(world, { type: 'answer', move: world.pointOf('d6') });
    const moves = world.page.sequence!.frames.flatMap(({ move }) => move ?? []);
    const written = moves.map(({ color, point }) => `${color === 'black' ? 'B' : 'W'} ${point}`).join(' ');
    await ask(world, { type: 'keep' });
    expect(world.text.text).toBe(
      `${TRIPLE_KO.trimEnd()}\n\n# Triple ko, variation\nfrom: Triple ko after 0\nthreats: white 1\nmoves: ${written}\n`,
    );
    expect(world.page.sequence!.trial).toBeUndefined();
    // It is shown: the board is at its last move, and the text cursor too.
    expect(world.page.index).toBe(moves.length);
    expect(world.cursor).toBeGreaterThan(TRIPLE_KO.length);
  });

  it('is kept whole, passes too, and shown in the section of the board', async () => {
    const text = TRIPLE_KO.replace('psk, spight', 'basic');
    const world = await opened(text);
    await world.session.askWins({ offset: text.indexOf('goal:') });
    await world.idle();
    await begin(world, WHITE_WINS);
    await ask(world, { type: 'answer', move: world.pointOf('d6') });
    await ask(world, { type: 'answer', move: -1 });
    await ask(world, { type: 'answer', move: -1 });
    const { length } = world.page.sequence!.frames;
    expect(length).toBeGreaterThan(3);
    const tables = () => world.heard.filter((one) => one.type === 'outcomes' && one.table !== null).length;
    const before = tables();
    await ask(world, { type: 'keep' });
    expect(tables(), 'who wins after each of the moves').toBe(before);
    expect(world.page.sequence!.frames).toHaveLength(length);
    expect(world.page.index).toBe(length - 1);
    expect(sectionOf(world.page)).toBe('board');
    expect(world.text.text).toMatch(
      /\nfrom: Triple ko after 0\nrules: psk\nthreats: white 1\nmoves: B d6 W b5/,
    );
  });
});
