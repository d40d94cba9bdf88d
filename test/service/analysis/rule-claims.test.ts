/** Claims that a rule has the answer to, under each rule and variant that has one, against what `koban judge` prints of that rule. */
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../src/rules/index.ts';
import type { RuleId } from '../../../src/rules/rule.ts';
import { optionsOf } from '../../../src/rules/variants.ts';
import { judge } from '../../../src/service/index.ts';
import { randomGame } from '../../oracle/games.ts';
import { generator } from '../../oracle/generator.ts';
import { expectSeen, runs } from '../../runs.ts';
import { marked } from '../marked.ts';

/** Lengths of cycles that are tried; each is looked for in full. */
const LENGTHS = ['4', '6'];

const variants = RULES.filter(({ answers }) => answers).flatMap(({ id }) => [
  id,
  ...optionsOf(id).flatMap(({ name, values, usual }) =>
    values
      .filter((value) => value !== usual && (name !== 'max-cycle' || LENGTHS.includes(value)))
      .map((value): RuleId => `${id} with ${name} ${value}`),
  ),
]);

/** A crowded game with more passes than players make, as the lines of an entry. */
function entryOf(random: () => number): { lines: string[]; moves: number } {
  const { board, moves } = randomGame(random, false);
  const name = (p: number) =>
    `${'abcdefgh'[p % board[0]!.length]}${board.length - Math.floor(p / board[0]!.length)}`;
  const written = moves.flatMap(({ color, point }) => {
    const own = `${color === 1 ? 'B' : 'W'} ${point === 'pass' ? point : name(point)}`;
    return random() < 0.2 ? [own, `${color === 1 ? 'W' : 'B'} pass`] : [own];
  });
  const rows = board.map((row) => [...row].join(' '));
  return {
    lines: ['suicide: forbidden', 'edges: all', ...rows, `moves: ${written.join(' ')}`],
    moves: written.length,
  };
}

interface Answered {
  readonly hot?: readonly string[];
  readonly undecidedHot?: readonly string[];
  readonly koPositions?: readonly (readonly string[])[];
  readonly untouchedKoPositions?: readonly (readonly string[])[];
  readonly disturbers?: readonly (string | null)[];
  readonly complete?: boolean;
}

const sorted = (points: readonly string[]) => [...points].sort().join(' ');
const choose = (points: readonly string[]) => (points.length > 0 ? sorted(points) : 'none');

/** Claims about the state after a move that are true of what `judge` prints, and such that are false. */
function claimsOf(n: number, told: Answered): { isTrue: string[]; isFalse: string[] } {
  const isTrue: string[] = [];
  const isFalse: string[] = [];
  if (told.hot && !told.undecidedHot) {
    isTrue.push(`hot after ${n}: ${choose(told.hot)}`);
    isFalse.push(`hot after ${n}: ${told.hot.length > 0 ? 'none' : 'a1'}`);
    if (told.hot.length > 1) isFalse.push(`hot after ${n}: ${choose(told.hot.slice(1))}`);
  }
  if (told.koPositions && told.complete) {
    const all = [...told.koPositions, ...(told.untouchedKoPositions ?? [])];
    if (all.length === 0) isTrue.push(`ko position after ${n}: none`);
    else isFalse.push(`ko position after ${n}: none`);
    for (const points of told.untouchedKoPositions ?? [])
      isTrue.push(`ko position after ${n}: ${choose(points)}`);
    for (const player of ['black', 'white']) {
      const has = told.disturbers?.includes(player) === true;
      (has ? isTrue : isFalse).push(`disturber after ${n}: ${player}`);
    }
    const isNone = told.disturbers?.every((one) => one === null) === true;
    (isNone ? isTrue : isFalse).push(`disturber after ${n}: none`);
  }
  return { isTrue, isFalse };
}

/** The claims of an entry, as `judge` reports them. */
const outcomes = (lines: readonly string[]) =>
  judge(marked(lines.join('\n')).analysis, null)[0]!.expectations;

describe('a claim that a rule has the answer to', () => {
  let seen = 0;
  it.each(variants)('is about what judge prints under %s', (rule) => {
    const random = generator(35);
    for (let game = 0; game < runs(5); game++) {
      const { lines, moves } = entryOf(random);
      const named = [`rules: psk, ${rule}`, ...lines];
      const facts = judge(marked(named.join('\n')).analysis, null)[0]!.moves;
      expect(facts.length).toBe(moves);
      const claims = facts.map(({ number, verdicts }) => claimsOf(number, verdicts[rule] as Answered));
      const isTrue = claims.flatMap((one) => one.isTrue);
      const isFalse = claims.flatMap((one) => one.isFalse);
      seen += isTrue.filter((claim) => !claim.endsWith('none')).length;
      const written = [...isTrue, ...isFalse].map((claim) => `expect: ${claim}`);
      for (const first of [named, [`rules: ${rule}`, ...lines]]) {
        const told = outcomes([...first, ...written]);
        expect(told.map(({ text, holds }) => [text, holds])).toEqual([
          ...isTrue.map((claim) => [claim, true]),
          ...isFalse.map((claim) => [claim, false]),
        ]);
      }
    }
  });

  it('has been seen to hold of points', () => expectSeen(seen, 150));

  it('is put to the rule in force before others that are named, and to the plain one last', () => {
    const board = ['. X O .', 'X . X O', '. X O .', 'moves: W b2 B pass'];
    const hot = (rules: string) =>
      ['none', 'b2'].find((points) =>
        outcomes([`rules: ${rules}`, ...board, `expect: hot after 2: ${points}`]).every(({ holds }) => holds),
      );
    const keep = 'spight with passes keep';
    expect(hot(keep)).toBe('b2');
    expect(hot(`psk, ${keep}, spight`)).toBe('b2');
    expect(hot(`spight, ${keep}`)).toBe('none');
    expect(hot('psk')).toBe('none');
  });

  it('is open where it turns on plays that are undecided', () => {
    const [entry] = judge(
      marked(
        'rules: spight\nsize: 4\n. X O .\nX . X O\n. X O .\n. . . .\nmoves: W b3\nexpect: hot after 1: none\n',
        { budget: 0 },
      ).analysis,
      null,
    );
    const facts = entry!.moves[0]!.verdicts.spight as Answered;
    expect(facts.undecidedHot).toEqual(['b3']);
    expect(entry!.expectations[0]).toMatchObject({ holds: false, code: 'facts.doubtful' });
  });
});
