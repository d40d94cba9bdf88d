import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { analyse, DEFAULT_SETTINGS, sequenceAt } from '../../src/service/index.ts';
import { runs } from '../runs.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { type Later, World, workspace } from './world.ts';

const turn = () => new Promise<void>((done) => setImmediate(done));
type Arrive = () => Promise<unknown>;

async function travel({ texts, kind, steps }: Journey, later: Later, arrive: Arrive): Promise<void> {
  const world = new World(texts, later, kind);
  await world.idle(arrive);
  for (const [n, [act, shows, then]] of steps.entries()) {
    await Promise.all([act(world), world.idle(arrive)]);
    if (shows !== '*') expect(`${n}: ${world.shown}`).toBe(`${n}: ${shows}`);
    // Page and session are of one mind.
    if (world.page.sequence && !world.page.notice)
      expect([world.session.state('').index, world.session.sequence]).toEqual([
        world.page.index,
        world.page.sequence,
      ]);
    then?.(world);
    expect(world.problems.filter((problem) => !problem.includes('cancelled'))).toEqual([]);
  }
}

/** Answers and messages arrive in an order that fast-check chooses, and shrinks. */
function permuted(s: fc.Scheduler): [Later, Arrive] {
  const later: Later = (what) => s.schedule(Promise.resolve(), what);
  const arrive = async () => {
    await turn();
    if (s.count() > 0) await s.waitOne();
  };
  return [later, arrive];
}

describe('a journey on the board', () => {
  it.each(JOURNEYS.map((journey) => [journey.name, journey] as const))('%s', async (_, journey) => {
    await travel(journey, turn, turn);
  });

  it('ends where it does in whichever order answers come', async () => {
    const law = fc.asyncProperty(fc.constantFrom(...JOURNEYS), fc.scheduler(), (journey, s) =>
      travel(journey, ...permuted(s)),
    );
    await fc.assert(law, { numRuns: runs(60) });
  });
});

/** A record of so many moves on a board of 19 by 19, none of which takes anything. */
function record(moves: number): string {
  const points = Array.from({ length: 19 * 9 }, (_, i) => [i % 19, 2 * Math.floor(i / 19)] as const);
  const name = ([x, y]: readonly [number, number]) => 'abcdefghijklmnopqrs'[x]! + 'abcdefghijklmnopqrs'[y]!;
  const made = Array.from({ length: moves }, (_, i) => {
    const [x, y] = points[i >> 1] ?? [0, 0];
    return i % 2 === 0 ? `;B[${name([x, y])}]` : `;W[${name([x, y + 1])}]`;
  });
  return `(;FF[4]GM[1]SZ[19]\n${made.join('\n')}\n)`;
}

/** The moves of the line at an offset. */
function lineOf(text: string, offset: number): string[] {
  const document = analyse(openDocument('file:///a.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);
  return sequenceAt(document, { offset })?.sequence.frames.flatMap(({ move }) => move?.point ?? []) ?? [];
}

describe('clicks that come faster than the board answers', () => {
  const POINTS = ['a1', 'c1', 'e1', 'g1'];

  it('are moves of one line, in their order, on a record of 300 moves', async () => {
    const text = record(300);
    const law = fc.asyncProperty(fc.scheduler(), async (s) => {
      const [later, arrive] = permuted(s);
      const world = new World({ 'a.sgf': text }, later, 'editor');
      await Promise.all([world.session.show({ entry: '0/0' }, 300), world.idle(arrive)]);
      for (const point of POINTS) world.click(point);
      await world.idle(arrive);
      expect(lineOf(world.text.text, world.text.text.indexOf('[gs]')).slice(300)).toEqual(POINTS);
      expect(world.page.sequence?.tree).toBe(undefined);
      expect(world.shown).toBe('304/304 W g1');
    });
    await fc.assert(law, { numRuns: runs(2) });
  });

  it('are one variation where they are made in the middle of a line, and as many as are made once the board shows them', async () => {
    const law = fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      async (s, waits) => {
        const [later, arrive] = permuted(s);
        const world = new World({ 'a.sgf': record(8), 'a.goban': '' }, later);
        await Promise.all([world.session.show({ entry: '0/0' }, 3), world.idle(arrive)]);
        for (const [n, point] of POINTS.entries()) {
          world.click(point);
          if (waits[n]) await world.idle(arrive);
        }
        await world.idle(arrive);
        const { text } = world.text;
        expect(text.split('(')).toHaveLength(4);
        expect(lineOf(text, text.indexOf('[gs]')).slice(3)).toEqual(POINTS);
        expect(world.shown).toBe('7/7 B g1');
        for (const _ of POINTS) world.send({ type: 'undo' });
        await world.idle(arrive);
        expect(world.text.text).toBe(record(8));
      },
    );
    await fc.assert(law, { numRuns: runs(20) });
  });

  it('follow what is there already, and what was refused is left out', async () => {
    const law = fc.asyncProperty(fc.scheduler(), async (s) => {
      const [later, arrive] = permuted(s);
      const world = new World({ 'a.sgf': record(3) }, later);
      await Promise.all([world.session.show({ entry: '0/0' }, 0), world.idle(arrive)]);
      // The two moves that follow, a point that is taken, and a move that is new.
      for (const point of ['a19', 'a18', 'a18', 'e1']) world.click(point);
      await world.idle(arrive);
      expect(lineOf(world.text.text, world.text.text.indexOf('[es]'))).toEqual(['a19', 'a18', 'e1']);
      expect(world.shown).toBe('3/3 B e1');
    });
    await fc.assert(law, { numRuns: runs(10) });
  });

  it('begin a variation where the reader has stepped back in between', async () => {
    const law = fc.asyncProperty(fc.scheduler(), async (s) => {
      const [later, arrive] = permuted(s);
      const world = new World({ 'a.sgf': record(4) }, later);
      await Promise.all([world.session.show({ entry: '0/0' }, 4), world.idle(arrive)]);
      world.click('a1');
      world.press({ type: 'step', by: -1 });
      world.click('c1');
      await world.idle(arrive);
      const { text } = world.text;
      expect(lineOf(text, text.indexOf('[as]'))).toHaveLength(5);
      expect(lineOf(text, text.indexOf('[cs]')).slice(3)).toEqual(['c1']);
    });
    await fc.assert(law, { numRuns: runs(10) });
  });

  it('set up stones one after the other, in a diagram as in a record', async () => {
    for (const [name, text] of [
      ['a.sgf', '(;FF[4]GM[1]SZ[9])'],
      ['a.goban', `size: 9\n${` .${' .'.repeat(8)}\n`.repeat(9)}`],
    ] as const) {
      const law = fc.asyncProperty(fc.scheduler(), async (s) => {
        const [later, arrive] = permuted(s);
        const world = new World({ [name]: text }, later);
        await Promise.all([world.session.show({ offset: 3 }, 0), world.idle(arrive)]);
        for (const point of ['a1', 'b1', 'c1', 'd1'])
          world.act({ kind: 'setup', point: world.pointOf(point), stone: 'black' });
        await world.idle(arrive);
        expect(world.page.sequence?.frames[world.page.index]?.rows.at(-1)).toBe('XXXX.....');
      });
      await fc.assert(law, { numRuns: runs(8) });
    }
  });

  it('are not written where somebody else has changed the text in between, and that is said', async () => {
    const world = new World({ 'a.sgf': record(4) }, turn);
    await Promise.all([world.session.show({ entry: '0/0' }, 4), world.idle(turn)]);
    world.click('a1');
    world.click('c1');
    while (!world.text.text.includes('[as]')) await turn();
    world.replace(';B[as]', ';B[bs]');
    await world.idle(turn);
    expect(world.text.text).not.toContain('[cs]');
    expect(world.note?.message).toContain('has just changed');
  });
});

describe('the last word', () => {
  /** Moves of the text, which one is shown with the cursor at each; and steps of the page, which count when they come last. */
  const MOVES = ['B d6', 'W b5', 'B f6', 'W d5', 'B b6', 'W f5'];
  const event = fc.oneof(
    fc.record({ cursor: fc.nat({ max: 5 }) }),
    fc.record({ seek: fc.nat({ max: 6 }) }),
    fc.record({ edit: fc.constantFrom('; three', 'kos between') }),
    fc.record({ rule: fc.constantFrom('basic', 'nssk') }),
  );

  it('is that of the author, whichever answers come late', async () => {
    const law = fc.asyncProperty(
      fc.scheduler(),
      fc.array(event, { minLength: 1, maxLength: 6 }),
      fc.nat({ max: 5 }),
      async (s, events, last) => {
        const [later, arrive] = permuted(s);
        const world = new World({ 'triple-ko.goban': workspace('triple-ko.goban') }, later);
        await Promise.all([world.session.show({ entry: 0 }, 0), world.idle(arrive)]);
        for (const one of [...events, { cursor: last }]) {
          if ('cursor' in one) world.put(MOVES[one.cursor] ?? '', 'moves');
          else if ('seek' in one) world.press({ type: 'seek', index: one.seek });
          else if ('edit' in one) world.replace(one.edit, `${one.edit}${one.edit}`);
          else world.press({ type: 'rule', rule: one.rule });
        }
        await world.idle(arrive);
        expect(world.shown.startsWith(`${last + 1}/`)).toBe(true);
        expect(world.session.state('').index).toBe(world.page.index);
        expect(world.page.sequence?.version).toBe(world.text.version);
      },
    );
    await fc.assert(law, { numRuns: runs(50) });
  });
});

describe('a session whose server dies', () => {
  it('says so in the log, keeps what it shows, and goes on with the next server', async () => {
    const journey = JOURNEYS.find(({ name }) => name.startsWith('a click writes')) as Journey;
    const world = new World(journey.texts, turn);
    await Promise.all([world.session.show({ entry: 0 }, 6), world.idle(turn)]);
    world.dead = true;
    world.click('e2', { by: 'other' });
    world.replace('# Triple ko', '# Three kos');
    await world.idle(turn);
    expect(world.problems.length).toBeGreaterThan(0);
    expect([world.shown, world.session.state('').title]).toEqual(['6/6 W f5', 'Triple ko']);
    world.dead = false;
    await Promise.all([world.session.refresh(), world.idle(turn)]);
    expect([world.shown, world.session.state('').title]).toEqual(['6/6 W f5', 'Three kos']);
    world.click('e2', { by: 'other' });
    await world.idle(turn);
    expect(world.shown).toBe('7/7 W e2');
  });
});
