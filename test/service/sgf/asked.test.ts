import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import type { EntryId } from '../../../src/protocol/entry-id.ts';
import type { OutcomesParams } from '../../../src/protocol/requests.ts';
import { problemFacts } from '../../../src/service/analysis/problems.ts';
import {
  analyse,
  checkingProblem,
  DEFAULT_SETTINGS,
  outcomesAt,
  PROBLEMS_REQUEST,
  trying,
} from '../../../src/service/index.ts';
import { problemOfGame } from '../../../src/service/sgf/index.ts';

const uri = 'file:///a.sgf';
const opened = (text: string) => analyse(openDocument(uri, 1, 'sgf', text), DEFAULT_SETTINGS);
const namesIn = (columns: number, points: readonly number[]) =>
  points.map((p) => `${'abcdefghj'[p % columns]}${columns - Math.floor(p / columns)}`).sort();

const PROBLEMS = readFileSync('examples/problems.sgf', 'utf8');

describe('who wins in a problem of a record', () => {
  const document = opened(PROBLEMS);
  const { game, offset } = document.sgf!.games[0]!;

  it('is about the chains, the goal and the first moves that `koban problems` takes', () => {
    const problem = problemOfGame.get(game)!;
    const facts = problemFacts(finish(checkingProblem(problem, { ...PROBLEMS_REQUEST, states: 300_000 })));
    const asked = () => outcomesAt(document, { uri, offset: offset + 3 })!;
    expect(facts.goal).toBe('capture-all');
    expect(namesIn(9, asked().table.points)).toEqual([...facts.targets].sort());
    for (;;) {
      const next = asked().work.find(({ key }) => key.startsWith('moves '));
      if (!next) break;
      finish(next.work());
    }
    const [black] = asked().table.moves;
    expect(black).toMatchObject({ first: 'black', state: 'known' });
    const works = black!.all.filter(({ says }) => says.includes('works')).map(({ point }) => point);
    expect(facts.right).toEqual(['c9']);
    expect(namesIn(9, works)).toEqual(facts.right);
  });

  it('goes along with the board while the chains stand, and is about a played chain else', () => {
    const at = (entry: EntryId, index: number) => outcomesAt(document, { uri, entry, index })!.table.points;
    const goal = at('0/0', 0);
    expect(goal.length).toBe(3);
    expect(at('0/0', 3)).toEqual(goal);
    expect(at('0/1', 1)).toEqual(goal);
    const [captured] = opened('(;SZ[5]AB[ba]AW[aa]C[goal: capture a5];B[ab])').sgf!.games;
    expect(captured!.game.plies[0]!.captured.length).toBe(1);
    const { table } = outcomesAt(opened(captured!.game.text), { uri, entry: 0, index: 1 })!;
    expect(namesIn(5, table.points)).toEqual(['a4']);
  });
});

describe('who wins in a problem of a record that names no chains', () => {
  // A wall of White around three stones of Black in a corner; the rest of the board is open.
  const GAME = (more: string) => `(;SZ[9]AB[ba][bb][ab]AW[ca][cb][cc][bc][ac]${more};B[aa]C[RIGHT])`;
  const document = opened(GAME(''));

  it('begins with the chains that `koban problems` infers, and says so', () => {
    const problem = problemOfGame.get(document.sgf!.games[0]!.game)!;
    const facts = problemFacts(finish(checkingProblem(problem, { ...PROBLEMS_REQUEST, states: 300_000 })));
    const { table } = outcomesAt(document, { uri, entry: '0/0', index: 0 })!;
    expect(facts.targets.length).toBeGreaterThan(0);
    expect(namesIn(9, table.points)).toEqual([...facts.targets].sort());
    expect(table.notes[0]).toMatch(/^These chains are inferred/);
  });

  it('says so of these chains alone, and asks nothing of them below the start', () => {
    const other = outcomesAt(document, { uri, entry: '0/0', index: 0, points: [2] })!.table;
    expect(other.notes.join()).not.toMatch(/inferred/);
    expect(outcomesAt(document, { uri, entry: '0/0', index: 1 })!.table.notes.join()).not.toMatch(/inferred/);
    const stated = opened(GAME('C[goal: capture c9]'));
    const { table } = outcomesAt(stated, { uri, entry: '0/0', index: 0 })!;
    expect(namesIn(9, table.points)).toEqual(['c9']);
    expect(table.notes.join()).not.toMatch(/inferred/);
  });

  it('plays where `VW` shows the board, and infers nothing where that has open space', () => {
    const table = (shown: string) => outcomesAt(opened(GAME(shown)), { uri, entry: '0/0', index: 0 })!.table;
    expect(table('VW[aa:bb]').notes).toContain('1 point can change');
    expect(table('VW[aa:dd]').points).toEqual([]);
  });
});

describe('who wins in a record', () => {
  const text =
    '(;SZ[5]AB[bb][cb]AW[cc];C[A note.\ngoal: capture c3\nthreats: black 2, white 0\noutside: a1 a2\npasses: 3](;B[dd]C[spare: none])(;B[ee];C[goal: keep all of c4]))';
  const document = opened(text);
  const table = (where: Omit<OutcomesParams, 'uri'>) => outcomesAt(document, { uri, ...where })!.table;
  const asked = (...at: Parameters<typeof table>) => {
    const { columns, notes, points } = table(...at);
    return { points: namesIn(5, points), columns: columns.map(({ text }) => text), said: notes.join('\n') };
  };

  it('asks with the lines of comments above the next move: threats, passes, points left out', () => {
    const start = asked({ offset: 2 });
    expect(start.points).toEqual(['c3']);
    expect(start.columns).toContain('Black has 2 threats');
    expect(start.said).toContain('nobody plays on A1 A2');
    expect(start.said).toContain('Three passes in a row end the game');
    expect(asked({ entry: '0/0', index: 0 })).toEqual(start);
  });

  it('asks with what a comment below says otherwise, in its own line only', () => {
    const some = asked({ entry: '0/0', index: 1 });
    expect(some.points).toEqual(['c3']);
    // Who has said how many spare moves there are is not asked about one more.
    expect(some.columns.length).toBeLessThan(asked({ entry: '0/0', index: 0 }).columns.length);
    expect(asked({ entry: '0/1', index: 1 }).points).toEqual(['c4']);
    expect(asked({ offset: text.indexOf('B[ee]') }).points).toEqual(['c4']);
  });

  it('is about the claim of a comment that an offset is in, with what holds there', () => {
    const said =
      '(;SZ[5]AB[bb][cb]AW[cc][ee]C[goal: capture c3\nexpect: black kills e1\nthreats: black 2];B[dd]C[goal: keep c4\nexpect: c3 lives after 0 when white begins])';
    const about = opened(said);
    const at = (text: string) => outcomesAt(about, { uri, offset: said.indexOf(text) + 9 })!.table;
    expect(namesIn(5, at('goal: capture').points)).toEqual(['c3']);
    expect(namesIn(5, at('expect: black').points)).toEqual(['e1']);
    expect(at('expect: black').columns.map((column) => column.text)).toContain('Black has 2 threats');
    expect(namesIn(5, at('expect: c3').points)).toEqual(['c3']);
    expect(at('expect: c3').begins).toBe('white');
    expect(at('expect: black').begins).toBeUndefined();
    const none = opened('(;SZ[5]AB[bb]C[expect: move 1 legal];B[cc])');
    expect(outcomesAt(none, { uri, offset: 20 })!.table.points).toEqual([]);
  });

  it('plays a proof in the boundary of the comment', () => {
    const row = 'AB[ab][bb][cb][db]AW[aa]C[goal: capture a4\noutside: a2 b2 c2 d2 a1 b1 c1 d1]';
    const about = { index: 0, points: [0], rule: 'psk', first: 'white' as const, strategy: 0 };
    const tried = { ...about, threats: { black: 0, white: 0 } };
    const played = opened(`(;SZ[4]${row})`);
    const refused = finish(trying(played, { uri, entry: 0, tried, given: [12] }))!.sequence.trial!.refused;
    expect(refused).toBe('Nobody plays on A1 in this question');
  });

  it('names the list of the page where nothing says what is asked', () => {
    const { table } = outcomesAt(opened('(;SZ[5]AB[aa])'), { uri, offset: 2 })!;
    expect(table.points).toEqual([]);
    expect(table.notes).toEqual([expect.stringContaining('“Choose a chain…”')]);
  });
});
