/** What a search found, as entries of the notation with claims that hold. */
import { sameSum } from '../eyes/index.ts';
import { repetitionsAt } from '../go/repetition.ts';
import { finish } from '../go/task.ts';
import { EMPTY } from '../go/types.ts';
import { printDiagram } from '../notation/index.ts';
import { patternOf, ruleOf } from '../rules/index.ts';
import { Referee } from '../rules/referee.ts';
import type { RuleId } from '../rules/rule.ts';
import type { Verdict } from '../rules/verdict.ts';
import { FIND_OPTIONS, gameOf } from './judges.ts';
import { PASS } from './line.ts';
import { type Bounds, blackEyes, type Condition, type Hit } from './search.ts';
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

/**
 * What the rules of the condition say of the last move of a hit, as Koban judges it everywhere
 * else.
 */
function verdictsOf({ board }: Bounds, { start, moves }: Hit, rules: readonly RuleId[]): Verdict[] {
  const game = gameOf(board, start, moves);
  return rules.flatMap((id) => {
    const rule = ruleOf(id);
    return rule ? [new Referee(rule, game, FIND_OPTIONS).at(moves.length).verdict] : [];
  });
}

/** A hit as an entry. `title`: what the entry is called; a default says what was looked for. */
export function exampleOf(bounds: Bounds, condition: Condition, hit: Hit, title: string): Example {
  const { board } = bounds;
  const { start, moves } = hit;
  const game = gameOf(board, start, moves);
  const { geometry, cells } = game.start.position;
  const rules = condition.kind === 'differ' ? [...(condition.pairs[hit.pair] ?? [])] : [];
  const verdicts = verdictsOf(bounds, hit, rules);
  const repeated = repetitionsAt(game, moves.length)?.latest;
  const pattern = repeated ? patternOf(game, repeated.from, repeated.to) : 'none';
  const number = moves.length;
  const eyes = condition.kind === 'eye' ? finish(blackEyes(board, start)) : [];
  const claims =
    condition.kind === 'eye'
      ? eyes
          .filter(({ sum }) => sameSum(sum, condition.value))
          .map(({ point, symbolic }) => `expect: eye ${geometry.name(point)} of black is ${symbolic}`)
      : condition.kind === 'cycle'
        ? [`expect: repetition at move ${number} of move 0`]
        : rules.map((id, i) => `expect: move ${number} ${verdicts[i]?.verdict} under ${id}`);
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
    ...(rules.length > 0 ? [`rules: ${rules.join(', ')}`] : []),
    ...(number > 0 ? ['suicide: forbidden'] : []),
    diagram.trimEnd(),
    ...(number > 0 ? [`moves: ${names.join(' ')}`] : []),
    ...claims,
  ];
  const said = verdicts.map(({ verdict, code }) => `${verdict} ${code ?? ''}`);
  const reasons = eyes.map(({ diagonals }) => diagonals.map(({ reason }) => reason).sort());
  const idea = [...said, ...reasons, pattern, repeated?.length ?? 0, repeated?.passes ?? 0].join('; ');
  return {
    text: `${lines.join('\n')}\n`,
    idea,
    points: board.columns * board.rows,
    stones: count(start.black | start.white),
    moves: number,
  };
}

/** One example of each idea, in the order in which they were found. */
export function distinct(examples: Iterable<Example>): Example[] {
  const ideas = new Map<string, Example>();
  for (const example of examples) if (!ideas.has(example.idea)) ideas.set(example.idea, example);
  return [...ideas.values()];
}
