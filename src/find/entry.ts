/** What a search found, as entries of the notation with claims that hold. */
import { printSum, sameSum } from '../eyes/index.ts';
import type { Game } from '../go/game.ts';
import { must } from '../go/must.ts';
import { repetitionsAt } from '../go/repetition.ts';
import { finish } from '../go/task.ts';
import { BLACK, EMPTY, WHITE } from '../go/types.ts';
import { type Claim, printClaim, printDiagram } from '../notation/index.ts';
import { patternOf, ruleOf } from '../rules/index.ts';
import { type Judged, Referee } from '../rules/referee.ts';
import type { RuleId } from '../rules/rule.ts';
import { type Message, message, ruleWord } from '../words/index.ts';
import { areaOf, type Condition, type Hit } from './conditions.ts';
import { answer, asked, FIND_OPTIONS, gameOf, koPositions } from './judges.ts';
import { PASS } from './line.ts';
import { analysisOf } from './matching.ts';
import { answersOf, outcomeClaims } from './outcomes.ts';
import { blackEyes } from './search.ts';
import { count } from './small-board.ts';

/** An example, ready to be pasted. */
export interface Example {
  /** The entry, its last line ended. */
  readonly text: string;
  /**
   * The same for examples of one idea: what the rules say, and of what pattern and length the
   * repetition is.
   */
  readonly idea: string;
  readonly points: number;
  readonly stones: number;
  readonly moves: number;
}

/** What an example shows. */
export function titleOf(condition: Condition, { moves, pair }: Hit): Message {
  switch (condition.kind) {
    case 'eye':
      return message('find.title-eye', { value: printSum(condition.value) });
    case 'cycle':
      return message('find.title-cycle', { moves: moves.length });
    case 'ko-position':
      return message('find.title-ko-position', { points: condition.points });
    case 'disturber':
      return message('find.title-disturber', { player: condition.player });
    case 'hot':
      return message('find.title-hot', { stones: condition.stones });
    case 'differ':
      return message('find.title-differ', { rules: (condition.pairs[pair] ?? []).map(named) });
    case 'outcome':
      return message('find.title-outcome', { rules: condition.rules.map(named) });
    case 'matching':
      return message('find.title-matching');
  }
}

/** A rule that somebody has written has its whole text in its identifier. */
const named = (rule: RuleId): RuleId => ruleWord(rule) as RuleId;

/** What holds of a hit: the rules that it names, its claims, and what tells its idea apart. */
interface ShownHit {
  readonly rules: readonly RuleId[];
  readonly claims: readonly Claim[];
  readonly idea: readonly (string | number)[];
}

/** As Koban judges it everywhere else. */
function shownOf(condition: Condition, { board, start, moves, pair, targets }: Hit): ShownHit {
  const game = gameOf(board, start, moves);
  const { geometry } = game.start.position;
  const number = moves.length;
  switch (condition.kind) {
    case 'differ': {
      const rules = [...(condition.pairs[pair] ?? [])];
      const verdicts = rules.map((rule) => ({ rule, verdict: judged(rule, game).verdict }));
      return {
        rules,
        claims: verdicts.map(({ rule, verdict: { verdict } }) => ({
          kind: 'verdict',
          move: number,
          verdict,
          rule,
        })),
        idea: verdicts.map(({ verdict: { verdict, code } }) => `${verdict} ${code ?? ''}`),
      };
    }
    case 'cycle':
      return { rules: [], claims: [{ kind: 'repetition', move: number, of: 0 }], idea: [] };
    case 'eye': {
      const eyes = finish(blackEyes(board, start));
      return {
        rules: [],
        claims: eyes
          .filter(({ sum }) => sameSum(sum, condition.value))
          .map(({ point, symbolic }) => ({
            kind: 'eye',
            point,
            owner: BLACK,
            claim: { kind: 'value', symbolic },
          })),
        idea: eyes.map(({ diagonals }) =>
          diagonals
            .map(({ reason }) => reason)
            .sort()
            .join(),
        ),
      };
    }
    case 'ko-position': {
      const positions = finish(koPositions(board, start)) ?? [];
      const claims = positions
        .filter((points) => points.length === condition.points)
        .map((points) => ({ kind: 'ko-position', after: 0, points: geometry.sorted(points) }) as const);
      return { rules: [asked('ko-position').id], claims, idea: positions.map(({ length }) => length).sort() };
    }
    case 'disturber': {
      const { id } = asked('disturber');
      const disturbed = answer('disturber', judged(id, game)) ?? [];
      return {
        rules: [id],
        claims: [{ kind: 'disturber', after: number, player: condition.player === 'black' ? BLACK : WHITE }],
        idea: disturbed.map(({ points }) => points.length).sort(),
      };
    }
    case 'hot': {
      const rule = asked('hot');
      const after = judged(rule.id, game);
      const hot = answer('hot', after)?.points ?? [];
      const cycle = after.facts === null ? null : rule.ko?.(after.facts);
      const before = game.prefix(number - 1);
      const ko =
        cycle && before.withAll(cycle.plays.map(({ color, point }) => ({ kind: 'play', color, point })));
      return {
        rules: [rule.id],
        claims: [{ kind: 'hot', after: number, points: geometry.sorted(hot) }],
        idea: ko ? [patternOf(ko, number - 1, ko.length), ko.length] : [],
      };
    }
    case 'outcome': {
      const { rules } = condition;
      const answers = finish(answersOf(game, targets ?? [], rules));
      return {
        rules,
        claims: answers.flatMap(({ rule, answer }) => outcomeClaims(game, targets ?? [], rule, answer)),
        idea: [...answers.map(({ result }) => result), String(targets?.length)],
      };
    }
    case 'matching':
      return { rules: [], claims: [], idea: [] };
  }
}

function judged(id: RuleId, game: Game): Judged {
  return new Referee(must(ruleOf(id)), game, FIND_OPTIONS).at(game.length);
}

/** What repetition the last move of a game makes, as a part of an idea. */
function repetitionOf(game: Game): string {
  const repeated = game.length > 0 ? repetitionsAt(game, game.length)?.latest : undefined;
  const pattern = repeated ? patternOf(game, repeated.from, repeated.to) : 'none';
  return [pattern, repeated?.length ?? 0, repeated?.passes ?? 0].join('; ');
}

/** A hit as an entry. `title`: what the entry is called; a diagram in part has its own. */
export function exampleOf(condition: Condition, hit: Hit, title: string): Example {
  const { board, start, moves, stones, targets, text: whole } = hit;
  const points = areaOf(board);
  if (whole !== undefined) {
    const { game } = analysisOf(whole);
    return { text: whole, idea: repetitionOf(game), points, stones, moves: game.length };
  }
  const game = gameOf(board, start, moves);
  const { geometry, cells } = game.start.position;
  const { rules, claims, idea } = shownOf(condition, hit);
  const names = moves.map((p, i) => `${i % 2 === 0 ? 'B' : 'W'} ${p === PASS ? 'pass' : geometry.name(p)}`);
  const diagram = printDiagram({
    columns: board.columns,
    rows: board.rows,
    cells: cells.map((cell) => cell ?? EMPTY),
    open: [],
    origin: { column: 1, row: 1 },
    whole: board,
    digits: [],
    labels: [],
    marks: [],
    spans: [],
  });
  const lines = [
    `# ${title}`,
    ...(rules.length > 0 ? [`rules: ${rules.map(ruleWord).join(', ')}`] : []),
    ...(moves.length > 0 || targets ? ['suicide: forbidden'] : []),
    ...(targets ? [`goal: capture ${geometry.names(targets).join(' or ')}`, 'outside: none'] : []),
    diagram.trimEnd(),
    ...(moves.length > 0 ? [`moves: ${names.join(' ')}`] : []),
    ...claims.map((claim) => `expect: ${printClaim(claim, (point) => geometry.name(point))}`),
  ];
  return {
    text: `${lines.join('\n')}\n`,
    idea: [...idea, repetitionOf(game)].join('; '),
    points,
    stones: count(start.black | start.white),
    moves: moves.length,
  };
}

/** One example of each idea, in the order in which they were found. */
export function distinct(examples: Iterable<Example>): Example[] {
  const ideas = new Map<string, Example>();
  for (const example of examples) if (!ideas.has(example.idea)) ideas.set(example.idea, example);
  return [...ideas.values()];
}
