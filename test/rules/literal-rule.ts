/** Rules that look back are held to literal programs on random games, with all their options. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Position } from '../../src/go/position.ts';
import type { Color, Move } from '../../src/go/types.ts';
import { ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type PlainRule, type RuleId } from '../../src/rules/rule.ts';
import { chosenBy, optionsOf, plainOf, type RuleOption, variantOf } from '../../src/rules/variants.ts';
import { randomGame } from '../go/random.ts';
import { OracleGame, type OracleReport, type Stone } from '../oracle/board.ts';
import { generator } from '../oracle/generator.ts';
import { runs } from '../runs.ts';

/** What a literal program says of a play: the last move of a history. */
export interface LiteralVerdict {
  readonly verdict: string;
  readonly code: string | null;
  readonly outcome: string | undefined;
  /** The earlier moment that is repeated; -1 for none. */
  readonly repeated: number;
}
/** `key`: what the entry says of suicide. */
type Literal = (
  id: RuleId,
  history: OracleGame['history'],
  report: OracleReport,
  key: string,
) => LiteralVerdict;
type Held = readonly (readonly [PlainRule, readonly string[]])[];

/** Lengths that the literal programs can search for. */
const LENGTHS = ['2', '3', '4', '6', 'far'];

/** The values of an option that are tried. */
function triedValues({ name, values }: RuleOption): readonly string[] {
  return name === 'max-cycle' ? values.filter((value) => LENGTHS.includes(value)) : values;
}

/** All ways to choose from some options of a rule, and none. */
export function variantsOf(rule: PlainRule, names: readonly string[]): RuleId[] {
  let all: ReadonlyMap<string, string>[] = [new Map()];
  for (const option of optionsOf(rule)) {
    if (!names.includes(option.name)) continue;
    const said = (chosen: ReadonlyMap<string, string>) =>
      triedValues(option).map((value) => new Map([...chosen, [option.name, value]]));
    all = all.flatMap((chosen) => (option.usual === null ? [chosen, ...said(chosen)] : said(chosen)));
  }
  return all.map((chosen) => variantOf(rule, chosen));
}

/** Which values of which options made the literal program say something else. */
export class Mattering {
  private readonly seen = new Set<string>();

  /** `says`: what the program says of a game under a variant. */
  look(id: RuleId, says: (id: RuleId) => unknown): void {
    const chosen = new Map(chosenBy(id));
    for (const [name, value] of chosen) {
      const key = `${plainOf(id)} ${name} ${value}`;
      if (this.seen.has(key)) continue;
      const others = new Map([...chosen].filter(([other]) => other !== name));
      if (JSON.stringify(says(id)) !== JSON.stringify(says(variantOf(plainOf(id), others))))
        this.seen.add(key);
    }
  }

  /** Options none of whose values mattered. */
  idle(rules: Held): string[] {
    return rules.flatMap(([rule, names]) =>
      names.flatMap((name) =>
        [...this.seen].some((key) => key.startsWith(`${rule} ${name} `)) ? [] : [`${rule} ${name}`],
      ),
    );
  }
}

const stone = (color: number): Stone => (color === 1 ? 'X' : 'O');
/** A random game in which now and then the board is set up anew, as earlier in the game or otherwise. */
export function gameWithSetup(seed: number): { start: Game['start']; moves: Move[] } {
  const { start, moves } = randomGame(seed, 4, 40);
  const random = generator(seed);
  const made: Move[] = [];
  let game = Game.begin(start);
  const add = (move: Move) => {
    made.push(move);
    game = game.with(move);
  };
  for (const move of moves) {
    if (random() < 0.04) {
      const color = (1 + Math.floor(random() * 2)) as Color;
      const earlier = game.after(Math.floor(random() * (game.length + 1)));
      const cells = earlier.cells.slice();
      if (random() < 0.4) cells[Math.floor(random() * cells.length)] = Math.floor(random() * 3);
      add({ kind: 'setup', color, position: new Position(earlier.geometry, cells) });
    } else if (random() < 0.05) add({ kind: 'pass', color: move.color });
    else add(move);
  }
  return { start, moves: made };
}

/** Random games in which rules with these options say what a literal program says; of each game one in `sparse` variants is tried. */
export function agreeing(held: Held, literal: Literal, games: number, sparse: number): { idle: string[] } {
  const variants = held.flatMap(([rule, names]) => variantsOf(rule, names));
  const mattering = new Mattering();
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (seed, suicide) => {
      const { start, moves } = gameWithSetup(seed);
      const { geometry } = start.position;
      const has = (side: 'left' | 'right' | 'top' | 'bottom') => geometry.open.has(side);
      const open = { left: has('left'), right: has('right'), top: has('top'), bottom: has('bottom') };
      const oracle = new OracleGame(start.position.rows(), stone(start.toPlay), open, true);
      const game = Game.of(start, moves);
      const key = suicide ? 'allowed' : 'forbidden';
      const some = variants.filter((_, i) => (i + seed) % sparse === 0);
      const referees = some.map((id) => new Referee(ruleOf(id)!, game, { ...DEFAULT_OPTIONS, suicide: key }));
      for (const [i, move] of moves.entries()) {
        if (move.kind === 'setup') {
          oracle.setUp(move.position.rows(), stone(move.color));
          continue;
        }
        const at = move.kind === 'play' ? `${geometry.x(move.point)},${geometry.y(move.point)}` : '';
        const report = oracle.move({ kind: move.kind, stone: stone(move.color), at });
        if (report.kind !== 'play') continue;
        for (const referee of referees) {
          const { id } = referee.rule;
          const { verdict, code, outcome, evidence } = referee.at(i + 1).verdict;
          // The commentary tells a recreation from the latest position that is the same.
          const repetition = evidence.find((one) => one.kind === 'repetition');
          const repeated = plainOf(id) === 'korean' ? -1 : (repetition?.of ?? -1);
          const says = (one: RuleId) => literal(one, oracle.history, report, key);
          expect({ verdict, code, outcome, repeated }, `${id}, move ${i + 1}`).toEqual(says(id));
          mattering.look(id, says);
        }
      }
    }),
    { numRuns: games },
  );
  return { idle: mattering.idle(held) };
}

/** Tests that a rule says, with all its options, what a literal program says, in the test of the rule. */
export function heldToLiteral(rule: PlainRule, literal: Literal): void {
  test(`${rule} agrees with its definition in random games, with all its options`, () => {
    const names = optionsOf(rule).map(({ name }) => name);
    const { idle } = agreeing([[rule, names]], literal, runs(40), 2);
    expect(idle).toEqual([]);
  });
}
