/**
 * The report card of a rule that somebody writes: on which smallest positions it differs from the
 * rules that are known, whether games end under it, and who can force what in some positions.
 */
import { Game } from '../go/game.ts';
import { Geometry } from '../go/geometry.ts';
import { must } from '../go/must.ts';
import { Position } from '../go/position.ts';
import { finish, type Task } from '../go/task.ts';
import { BLACK, EMPTY, WHITE } from '../go/types.ts';
import { boundaryFor } from '../outcome/index.ts';
import { RULES, readRuleText, ruleOf } from '../rules/index.ts';
import type { KoRule, RuleId } from '../rules/rule.ts';
import { endlessLoop, type Loop, mustEnd, smallLoop } from '../rules/text.ts';
import { ruleWord, type WrittenRuleWord, writtenParts } from '../words/index.ts';
import { BEASTS } from './beasts.ts';
import { areaOf, type Bounds, boardsOf, levelsOf } from './conditions.ts';
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
  /** The chains that are asked about: a stone of each. */
  readonly goal: readonly string[];
  /** Empty points on which nobody plays: eyes of chains that are alive without a move. */
  readonly outside: readonly string[];
  /** By rule, as texts name it: `both-live`, `undecided` where the budget of states was spent. */
  readonly results: Readonly<Record<string, string>>;
}

export interface RuleReport {
  /** As texts name it. */
  readonly rule: string;
  readonly title: string;
  /** Whether every game ends, whatever the players agree on; `null` where Koban does not know. */
  readonly ends: boolean | null;
  /** Every game ends if both players agree where a clause asks them to, and else need not. */
  readonly endsIf: 'both-agree' | null;
  /** A cycle that can go on for ever, where games need not end. */
  readonly cycle: Loop | null;
  /** The first known beast in which play need not end, where no cycle shows that. */
  readonly unending: string | null;
  /** In the order of the known rules, as far as they are compared. */
  readonly differences: readonly RuleDifference[];
  readonly beasts: readonly BeastOutcome[];
  /** `false`: more is still to come. */
  readonly isWhole: boolean;
}

/** Moves of a line in which rules are compared. */
const MOVES = 6;
/** Boards of so many points are compared under rules without a search, in these steps. */
const POINTS = [6, 8, 9];
/** The same of rules that search. */
const POINTS_SEARCHED = [4, 5];
/** Beasts of one stage. */
const AT_ONCE = 5;
/** States that are looked at for one outcome. */
const STATES = 100_000;
/** Those that search are left out: their outcomes would take minutes. */
const COMPARED = RULES.filter(({ searches }) => !searches).map(({ id }) => id);

/** Adds to what is known of a rule. */
type Stage = (report: RuleReport) => Task<RuleReport>;

/** The stages of a report in their order: what takes less time goes first. */
function stagesOf(rule: WrittenRuleWord): readonly Stage[] {
  const quick = ruleOf(rule)?.searches ? [] : QUICK_RULES;
  const others = RULES.map(({ id }) => id).filter((id) => !quick.includes(id));
  const [first = 0, ...larger] = POINTS;
  const compare = (points: number) => (quick.length > 0 ? [comparing(rule, quick, points)] : []);
  const parts = Array.from({ length: Math.ceil(BEASTS.length / AT_ONCE) }, (_, i) => i * AT_ONCE);
  return [
    looping(rule),
    ...compare(first),
    ...parts.map((from) => asking(rule, from)),
    ...POINTS_SEARCHED.flatMap((points) => others.map((id) => comparing(rule, [id], points))),
    ...larger.flatMap(compare),
  ];
}

/** How many stages a report has. */
export const stageCount = (rule: WrittenRuleWord): number => stagesOf(rule).length;

/** A report after stage `n`, from 0, of what was known before it. */
export function* reportStage(rule: WrittenRuleWord, n: number, before: RuleReport): Task<RuleReport> {
  const stages = stagesOf(rule);
  const after = yield* must(stages[n])(before);
  return { ...after, isWhole: n === stages.length - 1 };
}

/** What is known without a search. */
export function beginReport(rule: WrittenRuleWord): RuleReport {
  const parts = writtenParts(rule);
  const read = readRuleText(parts?.text ?? '', parts?.name);
  const strict = strictRule(rule);
  const loop = mustEnd(read.rule, false) || !strict ? null : endlessLoop(strict);
  return {
    rule: ruleWord(rule),
    title: parts?.title ?? ruleWord(rule),
    ends: mustEnd(read.rule, false) ? true : loop ? false : null,
    endsIf: mustEnd(read.rule, true) && !mustEnd(read.rule, false) ? 'both-agree' : null,
    cycle: loop,
    unending: null,
    differences: [],
    beasts: [],
    isWhole: false,
  };
}

/** The rule where players do not agree: without the clauses that ask them to. */
function strictRule(rule: WrittenRuleWord): KoRule | undefined {
  const parts = writtenParts(rule);
  if (!parts) return undefined;
  const { lines, name } = readRuleText(parts.text, parts.name);
  const kept = lines.map(({ meaning, printed }) =>
    meaning?.is === 'clause' && meaning.clause.agreed ? '' : printed,
  );
  return ruleOf(`${name}\n${kept.join('\n')}` as WrittenRuleWord);
}

/** Looks for a cycle on small boards where none that is known goes on, and none has to end. */
function looping(rule: WrittenRuleWord): Stage {
  return function* (report) {
    const strict = report.ends === null ? strictRule(rule) : undefined;
    const cycle = strict ? yield* smallLoop(strict) : null;
    return cycle ? { ...report, ends: false, cycle } : report;
  };
}

/** Compares with rules on all boards of up to so many points, those that no stage before had. */
function comparing(rule: WrittenRuleWord, others: readonly RuleId[], points: number): Stage {
  return function* (report) {
    const known = new Map(report.differences.map((one) => [one.rule, one]));
    const before = must([...others.map((id) => known.get(ruleWord(id))?.searched.points ?? 0)].sort()[0]);
    const open = others.filter((id) => !known.get(ruleWord(id))?.position);
    const condition = { kind: 'differ', pairs: open.map((one) => [one, rule] as const) } as const;
    const bounds: Bounds = {
      board: { columns: points, rows: Math.max(1, Math.floor(points / 3)) },
      upTo: true,
      stones: { least: 0, most: points },
      moves: { least: 1, most: MOVES },
      passes: true,
    };
    const boards = boardsOf(bounds).filter((board) => areaOf(board) <= points);
    const levels = levelsOf(bounds, condition).filter((one) => one.points <= points && one.points > before);
    const found = open.map(() => false);
    const searched = { points, moves: MOVES };
    for (const level of levels) {
      if (found.every(Boolean)) break;
      const decided = [...found];
      for (const board of boards.filter((one) => areaOf(one) === level.points)) {
        const search = new QuestSearch({ ...bounds, board }, condition);
        for (const hit of yield* search.level(level, { index: 1, count: 1 }, decided)) {
          if (found[hit.pair]) continue;
          found[hit.pair] = true;
          const other = ruleWord(must(open[hit.pair]));
          const position = exampleOf(condition, hit, other).text;
          known.set(other, { rule: other, position, searched: { ...searched, points: level.points } });
        }
        yield;
      }
    }
    for (const [i, id] of open.entries())
      if (!found[i]) known.set(ruleWord(id), { rule: ruleWord(id), position: null, searched });
    const differences = RULES.flatMap(({ id }) => known.get(id) ?? []);
    return { ...report, differences };
  };
}

/** Asks for the outcomes of the beasts from this one on. */
function asking(rule: WrittenRuleWord, from: number): Stage {
  return function* (report) {
    const found: BeastOutcome[] = [];
    for (const beast of BEASTS.slice(from, from + AT_ONCE)) {
      const game = gameOfRows(beast.rows);
      const { geometry } = game.start.position;
      const points = new Map(Array.from({ length: geometry.area }, (_, p) => [geometry.name(p), p]));
      const targets = beast.goal.map((stone) => must(points.get(stone)));
      const answers = yield* answersOf(game, targets, [rule, ...COMPARED], STATES, null);
      const region = boundaryFor({ game, targets, outside: null, goal: 'any' });
      const outside = 'code' in region ? [] : region.outside.map((p) => geometry.name(p));
      const results = Object.fromEntries(answers.map(({ result, rule: id }) => [ruleWord(id), result]));
      found.push({ ...beast, outside, results });
      yield;
    }
    const beasts = [...report.beasts, ...found];
    const shows = beasts.find(({ results }) => results[report.rule] === 'unending');
    // Play that goes on there is a game that does not end.
    const ends = report.ends === null && shows ? { ends: false, unending: shows.name } : {};
    return { ...report, ...ends, beasts };
  };
}

function gameOfRows(rows: readonly string[]): Game {
  const geometry = Geometry.of({ columns: rows[0]?.length ?? 1, rows: rows.length });
  const cells = Uint8Array.from(rows.join(''), (sign) =>
    sign === 'X' ? BLACK : sign === 'O' ? WHITE : EMPTY,
  );
  return Game.begin({ position: new Position(geometry, cells), toPlay: BLACK });
}

/** Stages that take seconds together. */
const QUICK_STAGES = 3;

/** The whole report, at once, or what takes a few seconds. */
export function reportOf(rule: WrittenRuleWord, isQuick = false): RuleReport {
  let report = beginReport(rule);
  const count = isQuick ? QUICK_STAGES : stageCount(rule);
  for (let n = 0; n < count; n++) report = finish(reportStage(rule, n, report));
  return report;
}
