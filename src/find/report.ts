/**
 * The report card of a rule that somebody writes: on which smallest positions it differs from the
 * rules that are known, whether games end under it, and who can force what in some positions.
 */
import { Game } from '../go/game.ts';
import { Geometry } from '../go/geometry.ts';
import { Position } from '../go/position.ts';
import { finish, type Task } from '../go/task.ts';
import { BLACK, EMPTY, WHITE } from '../go/types.ts';
import { RULES, readRuleText, ruleOf } from '../rules/index.ts';
import type { RuleId } from '../rules/rule.ts';
import { endlessLoop, type Loop, mustEnd } from '../rules/text.ts';
import { ruleWord, type WrittenRuleWord, writtenParts } from '../words/index.ts';
import { areaOf, type Bounds, boardsOf, type Hit, levelsOf } from './conditions.ts';
import { exampleOf } from './entry.ts';
import { answersOf } from './outcomes.ts';
import { QUICK_RULES, QuestSearch } from './search.ts';

/** The smallest position on which two rules differ. */
interface RuleDifference {
  /** As texts name it. */
  readonly rule: string;
  /** An entry with the claims of both; `null` where there is none within the bounds. */
  readonly position: string | null;
  /** All positions of so many points, and all lines of so many moves, were compared. */
  readonly searched: { readonly points: number; readonly moves: number };
}

/** What comes of a position under some rules, Black to play. */
interface BeastOutcome {
  readonly name: string;
  readonly rows: readonly string[];
  /** The chain that is asked about. */
  readonly goal: string;
  /** By rule, as `koban outcome` names it. */
  readonly results: Readonly<Record<string, string>>;
}

export interface RuleReport {
  readonly rule: string;
  readonly title: string;
  /** Whether every game ends; `null` where Koban does not know. */
  readonly ends: boolean | null;
  /** A cycle that can go on for ever, where games need not end. */
  readonly cycle: { readonly pattern: Loop['pattern']; readonly moves: readonly string[] } | null;
  readonly differences: readonly RuleDifference[];
  readonly beasts: readonly BeastOutcome[];
  /** `false`: more is still to come. */
  readonly isWhole: boolean;
}

/** Small positions in which the known rules come to different outcomes: `examples/outcomes.md`. */
const BEASTS: readonly Pick<BeastOutcome, 'name' | 'rows' | 'goal'>[] = [
  { name: 'A', rows: ['..O.'], goal: 'c1' },
  { name: 'B', rows: ['.X.X'], goal: 'b1' },
  { name: 'C', rows: ['...O.'], goal: 'd1' },
  { name: 'D', rows: ['.O..O'], goal: 'b1' },
  { name: 'E', rows: ['...X.X'], goal: 'd1' },
  { name: 'F', rows: ['.X.X.X'], goal: 'b1' },
  { name: 'G', rows: ['.OX.'], goal: 'b1' },
  { name: 'H', rows: ['.X.', 'O.O'], goal: 'b2' },
];

const MOVES = 6;
/** Rules without a search are compared up to so many points, others up to fewer. */
const POINTS = 6;
const POINTS_SEARCHED = 3;

/** What is known of a rule so far, again and again as more is found out. */
function* reporting(rule: WrittenRuleWord): Task<RuleReport> {
  let report = begun(rule);
  for (const next of stages(rule)) {
    report = yield* next(report);
    yield;
  }
  return { ...report, isWhole: true };
}

/** The stages of a report in their order, each of which adds to what is known. */
function stages(rule: WrittenRuleWord): readonly ((report: RuleReport) => Task<RuleReport>)[] {
  const quick = ruleOf(rule)?.searches ? [] : QUICK_RULES;
  const others = RULES.map(({ id }) => id).filter((id) => !quick.includes(id));
  return [
    ...(quick.length > 0 ? [comparing(rule, quick, POINTS)] : []),
    beasts(
      rule,
      RULES.filter(({ searches }) => !searches).map(({ id }) => id),
    ),
    ...others.map((id) => comparing(rule, [id], POINTS_SEARCHED)),
  ];
}

/** What is known without a search. */
function begun(rule: WrittenRuleWord): RuleReport {
  const parts = writtenParts(rule);
  const made = ruleOf(rule);
  const read = readRuleText(parts?.text ?? '', parts?.name);
  const loop = made ? endlessLoop(made) : null;
  return {
    rule: ruleWord(rule),
    title: parts?.title ?? ruleWord(rule),
    ends: mustEnd(read.rule) ? true : loop ? false : null,
    cycle: loop && { pattern: loop.pattern, moves: loop.moves },
    differences: [],
    beasts: [],
    isWhole: false,
  };
}

function comparing(
  rule: WrittenRuleWord,
  others: readonly RuleId[],
  points: number,
): (report: RuleReport) => Task<RuleReport> {
  return function* (report) {
    const condition = { kind: 'differ', pairs: others.map((one) => [one, rule] as const) } as const;
    const found: (Hit | null)[] = others.map(() => null);
    const bounds: Bounds = {
      board: { columns: points, rows: Math.max(1, Math.floor(points / 3)) },
      upTo: true,
      stones: { least: 0, most: points },
      moves: { least: 1, most: MOVES },
      passes: true,
    };
    const boards = boardsOf(bounds).filter((board) => areaOf(board) <= points);
    for (const level of levelsOf(bounds, condition)) {
      if (level.points > points || found.every((one) => one !== null)) break;
      const decided = found.map((one) => one !== null);
      for (const board of boards.filter((one) => areaOf(one) === level.points)) {
        const search = new QuestSearch({ ...bounds, board }, condition);
        for (const hit of yield* search.level(level, { index: 1, count: 1 }, decided))
          found[hit.pair] ??= hit;
        yield;
      }
    }
    const differences = others.map((other, i): RuleDifference => {
      const hit = found[i];
      const position = hit ? exampleOf(condition, hit, ruleWord(other)).text : null;
      return { rule: ruleWord(other), position, searched: { points, moves: MOVES } };
    });
    return { ...report, differences: [...report.differences, ...differences] };
  };
}

function beasts(rule: WrittenRuleWord, known: readonly RuleId[]): (report: RuleReport) => Task<RuleReport> {
  return function* (report) {
    const found: BeastOutcome[] = [];
    for (const beast of BEASTS) {
      const game = gameOfRows(beast.rows);
      const { geometry } = game.start.position;
      const target = Array.from({ length: geometry.area }, (_, p) => p).find(
        (p) => geometry.name(p) === beast.goal,
      );
      const answers = yield* answersOf(game, target === undefined ? [] : [target], [rule, ...known]);
      const results = Object.fromEntries(answers.map(({ result, rule: id }) => [ruleWord(id), result]));
      found.push({ ...beast, results });
      yield;
    }
    return { ...report, beasts: found };
  };
}

function gameOfRows(rows: readonly string[]): Game {
  const geometry = Geometry.of({ columns: rows[0]?.length ?? 1, rows: rows.length });
  const cells = Uint8Array.from(rows.join(''), (sign) =>
    sign === 'X' ? BLACK : sign === 'O' ? WHITE : EMPTY,
  );
  return Game.begin({ position: new Position(geometry, cells), toPlay: BLACK });
}

/** The whole report, at once. */
export function reportOf(rule: WrittenRuleWord): RuleReport {
  return finish(reporting(rule));
}
