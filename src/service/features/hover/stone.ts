import type { Ply } from '../../../go/game.ts';
import { chainAt } from '../../../go/position.ts';
import { colorName, type Point } from '../../../go/types.ts';
import { ruleOf } from '../../../rules/index.ts';
import type { RuleId } from '../../../rules/rule.ts';
import { message, say } from '../../../words/index.ts';
import {
  type Analysis,
  CONTENT,
  describeMove,
  judgementOf,
  marksOf,
  ownMoves,
  plyOf,
} from '../../analysis/index.ts';
import { chainsAt, knownOutcomes } from '../../view/index.ts';
import { type HoverPart, wordsPart } from './parts.ts';
import { boardAfter, boardDrawn, cyclesPart } from './pictures.ts';

/**
 * What is to be said of a point that the diagram draws a stone or a `?` on: what it is part of,
 * what happens to it in the moves of the entry, and what is there after them; if that is a hot
 * stone, the ko in which it was played.
 */
export function stoneHover(analysis: Analysis, point: Point): HoverPart[] {
  const { game, inherited } = analysis;
  const { geometry } = game.start.position;
  const n = game.length;
  const name = geometry.name(point);
  const parts: string[] = [];
  const drawn = chainAt(game.after(inherited), point);
  if (drawn) {
    const { length: size } = drawn.points;
    const { length: free } = drawn.liberties;
    // Beyond an open side, or under a `?`, there may be more.
    const isLeast = drawn.outward || drawn.unknown.length > 0;
    const color = colorName(drawn.color);
    parts.push(say(message('hover.chain', { point: name, color, stones: size, liberties: free, isLeast })));
  }
  const isStill = drawn && game.after(n).at(point) === drawn.color;
  if (drawn)
    for (const known of knownOutcomes(analysis, chainsAt(analysis, isStill ? n : inherited, point)))
      parts.push(say(known));
  const events = eventsAt(analysis, point).map((line) => `- ${line}`);
  if (events.length > 0) parts.push(events.join('\n'));
  const later: string[] = [];
  const rule = hotUnder(analysis, point);
  const isHot = rule !== undefined;
  const after = n > inherited ? analysis.shown(n) : null;
  const content = CONTENT[game.after(n).at(point)];
  if (after !== null || !drawn)
    later.push(say(message('hover.point', { point: name, after, content, isHot })));
  const played = playedAt(analysis, point);
  if (isHot && played) later.push(say(message('about.hot', { move: analysis.shown(played.number) })));
  return [
    { kind: 'board', picture: boardDrawn(analysis, point), facts: parts, more: [] },
    ...(after === null
      ? later.map(wordsPart)
      : [
          {
            kind: 'board' as const,
            picture: { ...boardAfter(analysis, n, undefined, point), small: true },
            facts: later,
            more: [],
          },
        ]),
    ...(rule ? heatOf(analysis, point, rule) : []),
  ];
}

/** The entry's own moves that put a stone on a point, or took one off it. */
function eventsAt(analysis: Analysis, point: Point): string[] {
  const events: string[] = [];
  for (const n of ownMoves(analysis)) {
    const { kind, point: at, captured } = plyOf(analysis, n);
    if (kind !== 'play') continue;
    if (at === point || captured.includes(point)) {
      events.push(
        say(message('ply.listed', { move: analysis.shown(n), description: describeMove(analysis, n) })),
      );
    }
  }
  return events;
}

/** The rule of the entry under which the stone on a point is hot after the last move, if any. */
function hotUnder(analysis: Analysis, point: Point): RuleId | undefined {
  return analysis.rules.find((rule) => {
    const marks = marksOf(analysis, rule, analysis.game.length);
    return marks !== 'pending' && marks.hot?.includes(point);
  });
}

/** The last play on a point. */
function playedAt({ game }: Analysis, point: Point): Ply | undefined {
  return game.plies.filter((ply) => ply.kind === 'play' && ply.point === point).at(-1);
}

/** The ko in which the hot stone on a point was played. */
function heatOf(analysis: Analysis, point: Point, rule: RuleId): HoverPart[] {
  const { game } = analysis;
  const played = playedAt(analysis, point);
  const judged = played && judgementOf(analysis, rule, played.number);
  if (!played || !judged || typeof judged === 'string') return [];
  const cycle = judged.facts === null ? null : ruleOf(rule)?.ko?.(judged.facts);
  if (!cycle) return [];
  const moves = cycle.plays.map((play) => ({ kind: 'play', color: play.color, point: play.point }) as const);
  const from = played.number - 1;
  const plies = game.prefix(from).withAll(moves).plies.slice(from);
  return [cyclesPart(analysis, [{ title: message('proof.hot-stone'), plies }])];
}
