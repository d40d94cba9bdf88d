/** What an answer about outcomes says, and what it rests on, in words. */
import { BLACK, type Color, type ColorName, colorName, EMPTY, type Point, WHITE } from '../../go/types.ts';
import {
  type Boundary,
  fatesOf,
  type OutcomeAnswer,
  type OutcomeQuestion,
  type Passes,
  type Robustness,
  resultOf,
  supplyText,
  targetColors,
} from '../../outcome/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type Message, message, ruleWord } from '../../words/index.ts';

/**
 * What each owner of targets gets, in a few words, with what the text of the rule asks for besides.
 */
export function resultWords(answer: OutcomeAnswer, region: Boundary, rule: RuleId): Message {
  const colors = targetColors(region);
  if (region.goal === 'connect')
    return message('output.outcome.summary', { summary: resultOf(answer, colors, region.goal) });
  const fates = fatesOf(answer, colors);
  const repeats = fates.some(({ fate }) => fate === 'draw' || fate === 'no-result');
  return message('output.outcome.fates', {
    fates: fates.map(({ color, fate }) => ({ color: colorName(color), fate })),
    isAll: region.goal === 'all',
    asks: !repeats
      ? null
      : /^japanese\b/.test(rule)
        ? 'agreement'
        : /^korean\b/.test(rule)
          ? 'no-deviation'
          : null,
  });
}

/** What every answer is about: targets, the points that are left out, and what ends play. */
export function questionWords(region: Boundary, passes: Passes): Message[] {
  return [
    message('output.outcome.targets', { ...targetNames(region), goal: region.goal }),
    regionWords(region),
    ...(region.assumes ? [message('output.outcome.assumes')] : []),
    message('output.outcome.ends', { passes }),
  ];
}

/** How many points can change, and which are left out. */
export function regionWords({ alive, changing, outside, position }: Boundary): Message {
  return message('output.outcome.region', {
    points: changing.length,
    outside: position.geometry.names(outside),
    areEyes: alive.length > 0,
  });
}

/** The points that name the targets of each player. */
export function targetNames({ position, targets }: Boundary): Record<ColorName, string[]> {
  const names = (color: Color) =>
    position.geometry.names(targets.filter((one) => one.color === color).map(({ named }) => named));
  return { black: names(BLACK), white: names(WHITE) };
}

/** An answer with what spare moves and another number of passes do to it. */
interface AskedAgain {
  readonly question: OutcomeQuestion;
  readonly answer: OutcomeAnswer;
  readonly robustness: Robustness | null;
}

/** Whether answers stand with spare moves, those together that change in the same way. */
export function robustnessWords(asked: readonly AskedAgain[], region: Boundary): Message[] {
  const groups = new Map<string, { readonly say: (of: Message[]) => Message; readonly of: AskedAgain[] }>();
  const add = (one: AskedAgain, key: unknown, say: (of: Message[]) => Message) => {
    const text = JSON.stringify(key);
    const group = groups.get(text) ?? { say, of: [] };
    group.of.push(one);
    groups.set(text, group);
  };
  let standing = 0;
  for (const one of asked) {
    const { question, answer, robustness } = one;
    if (!robustness) continue;
    const now = resultWords(answer, region, question.rule);
    // That a player with a spare move gains by it says more than that one gains who has one, too.
    for (const { by, answer: other } of robustness.turns.filter(
      ({ by }, _, all) => by.black === 0 || by.white === 0 || all.length === 1,
    )) {
      const then = resultWords(other, region, question.rule);
      const isShift = JSON.stringify(then) === JSON.stringify(now);
      add(one, [by, isShift || then], (of) =>
        isShift
          ? message('output.outcome.shifts', { ...by, of })
          : message('output.outcome.turns', { ...by, then, of }),
      );
    }
    if (robustness.robust) standing++;
    if (robustness.robust === null && !answer.undecided)
      add(one, 'open', (of) => message('output.outcome.unsettled', { of }));
    if (robustness.made) {
      const then = resultWords(robustness.made, region, question.rule);
      const by = question.first === BLACK ? 'white' : 'black';
      if (JSON.stringify(then) !== JSON.stringify(now))
        add(one, ['made', by, then], (of) => message('output.outcome.turns-made', { by, then, of }));
    }
    if (robustness.passes) {
      const { by: passes, answer: other } = robustness.passes;
      const then = resultWords(other, region, question.rule);
      if (JSON.stringify(then) !== JSON.stringify(now))
        add(one, [passes, then], (of) => message('output.outcome.turns-passes', { passes, then, of }));
    }
  }
  const told = [...groups.values()].map(({ say, of }) => say(inRows(of)));
  if (standing > 0)
    told.push(
      message('output.outcome.robust', {
        isRest: asked.some(({ robustness }) => robustness?.robust !== true),
      }),
    );
  const isTurned = asked.some(({ robustness }) => robustness?.robust === false);
  return isTurned ? [...told, ...mayHave(region)] : told;
}

/** Rules that have the same beginner and threats together. */
function inRows(of: readonly AskedAgain[]): Message[] {
  const rows = new Map<string, { readonly column: Message; readonly rules: string[] }>();
  for (const { question } of of) {
    const column = columnWords(question);
    const key = JSON.stringify(column);
    const row = rows.get(key) ?? { column, rules: [] };
    row.rules.push(ruleWord(question.rule));
    rows.set(key, row);
  }
  return [...rows.values()].map(({ column, rules }) => message('output.outcome.of', { rules, column }));
}

/** Who begins, and with which supplies: the head of a column. */
export function columnWords({ first, threats, spare }: OutcomeQuestion): Message {
  return message('output.outcome.column', {
    first: colorName(first),
    threats: supplyText(threats),
    spare: spare.black + spare.white > 0 ? supplyText(spare) : null,
  });
}

/**
 * What may be a spare move on a board that is drawn as a whole: an eye of a wall that has two
 * others, and points between walls of both players. It is never counted as one.
 */
function mayHave({ position, outside, wall }: Boundary): Message[] {
  const { geometry, cells } = position;
  if (geometry.hasOpenSide || cells.some((cell) => cell > WHITE)) return [];
  const isOut = new Set(outside);
  const seen = new Set<Point>();
  const eyes = new Map<number, Point[][]>([
    [BLACK, []],
    [WHITE, []],
  ]);
  const dame: Point[] = [];
  for (const start of outside) {
    if (seen.has(start)) continue;
    const points = [start];
    const around = new Set<number>();
    seen.add(start);
    for (const p of points)
      for (const n of geometry.adjacent(p)) {
        if (cells[n] !== EMPTY) around.add(wall[n] ? (cells[n] ?? 0) : 0);
        else if (isOut.has(n) && !seen.has(n)) {
          seen.add(n);
          points.push(n);
        }
      }
    const [owner, ...others] = around;
    if (owner !== undefined && others.length === 0) eyes.get(owner)?.push(points);
    else if (around.has(BLACK) && around.has(WHITE)) dame.push(...points);
  }
  const told = ([BLACK, WHITE] as const).flatMap((color) => {
    const own = eyes.get(color) ?? [];
    return own.length < 3
      ? []
      : [
          message('output.outcome.may-have', {
            color: colorName(color),
            points: geometry.names(geometry.sorted(own.flat())),
          }),
        ];
  });
  return dame.length === 0
    ? told
    : [...told, message('output.outcome.may-have-dame', { points: geometry.names(dame) })];
}
