import { chainAt, type Position } from '../../../go/position.ts';
import { type Task, until } from '../../../go/task.ts';
import { BLACK, type Color, colorName, EMPTY, type Point, UNKNOWN, WHITE } from '../../../go/types.ts';
import type { PointAbout } from '../../../protocol/point.ts';
import type { RuleId } from '../../../rules/rule.ts';
import { type Message, message, say } from '../../../words/index.ts';
import {
  type Analysis,
  assumed,
  describeMove,
  eyeDetails,
  eyesIn,
  hotAfter,
  judged,
  judgeHypothetical,
  judgementOf,
  judgeUpTo,
  modeFor,
  namedFor,
  readIfEye,
  remarks,
  renumberedJudgement,
  worthOfEye,
} from '../../analysis/index.ts';
import { reasonOf } from '../../view/index.ts';
import { beingRead } from './eye.ts';
import { gradeAt } from './graded.ts';
import type { Expired } from './move.ts';

interface BoardPoint {
  /** The board after so many moves. */
  readonly n: number;
  readonly point: Point;
  /** Whose play on an empty point is judged. */
  readonly color: Color;
  /** The rule that judges it. */
  readonly rule: RuleId;
}

/**
 * What is to be said of a point of a board, as the hover in the text says it: of a stone its chain,
 * its move with its verdict, and since when it is hot; of an empty point the eye that it is, and
 * what the rule says of a play there. What is not known when `expired` says that the time is up is
 * reported as still being searched.
 */
export function* aboutPoint(analysis: Analysis, at: BoardPoint, expired: Expired): Task<PointAbout> {
  const position = analysis.game.after(at.n);
  const content = position.at(at.point);
  if (content === UNKNOWN) return { lines: [], forbidden: false };
  if (content === EMPTY) return yield* aboutEmpty(analysis, at, position, expired);
  const said = yield* aboutStone(analysis, at, position, expired);
  return { lines: said.map((one) => say(one)), forbidden: false };
}

function* aboutStone(
  analysis: Analysis,
  { n, point, rule }: BoardPoint,
  position: Position,
  expired: () => boolean,
): Task<Message[]> {
  const said: Message[] = [];
  const played = analysis.game.plies
    .slice(0, n)
    .filter((ply) => ply.kind === 'play' && ply.point === point && !ply.misplay)
    .at(-1);
  if (played) {
    const { number } = played;
    yield* until(judgeUpTo(analysis, rule, number), expired);
    const known = judgementOf(analysis, rule, number);
    const description = describeMove(analysis, number);
    if (typeof known === 'string' || (known.verdict.verdict === 'allowed' && number < n))
      said.push(message('ply.listed', { move: analysis.shown(number), description }));
    else {
      const { verdict } = known;
      const notes = number === n ? remarks(analysis, rule, n) : [];
      said.push(
        message('verdict.move', {
          ...judged(verdict, rule),
          move: analysis.shown(number),
          description,
          notes,
        }),
      );
    }
    const why = number === n ? yield* until(reasonOf(analysis, rule, n), expired) : null;
    if (why) said.push(message('hover.why', { reason: why.reason }));
    const heating = namedFor({ rules: [rule, ...analysis.rules] }, 'hot');
    if (heating) yield* until(judgeUpTo(analysis, heating, n), expired);
    const hot = heating ? hotAfter(analysis, heating, n) : 'pending';
    if (hot !== 'pending' && hot.points.includes(point))
      said.push(message('about.hot', { move: analysis.shown(number) }));
  }
  const chain = chainAt(position, point);
  if (chain) {
    said.push(
      message('about.chain', {
        color: colorName(chain.color),
        stones: chain.points.length,
        liberties: chain.liberties.length,
        // Beyond an open side, or under a `?`, there may be more.
        isLeast: chain.outward || chain.unknown.length > 0,
      }),
    );
  }
  return said;
}

function* aboutEmpty(
  analysis: Analysis,
  { n, point, color, rule }: BoardPoint,
  position: Position,
  expired: Expired,
): Task<PointAbout> {
  const lines: string[] = [];
  const found = yield* until(judgeHypothetical(analysis, rule, n, color, point), expired);
  let forbidden = false;
  let first = false;
  if (found) {
    const { verdict } = renumberedJudgement(analysis, found.judged);
    forbidden = verdict.verdict === 'forbidden';
    // That a play there is suicide matters less than the eye that it fills.
    first = forbidden && !verdict.code?.startsWith('play.');
    const description = message('ply.play', {
      color: colorName(color),
      point: position.geometry.name(point),
    });
    lines.push(say(message('verdict.play', { ...judged(verdict, rule), description })));
  } else lines.push(say(message('verdict.pending')));
  const eyes = yield* eyesAt(analysis, position, point, expired);
  const grade = yield* gradeAt(analysis, n, point, () => expired());
  const told = first ? [...lines, ...eyes] : [...eyes, ...lines];
  return { lines: grade === null ? told : [grade, ...told], forbidden };
}

/** The eye that an empty point is: its value, its vital points, and its diagonals with reasons. */
function* eyesAt(analysis: Analysis, position: Position, point: Point, expired: Expired): Task<string[]> {
  const store = eyesIn(position, modeFor(position), analysis.eyeValue);
  const lines: string[] = [];
  for (const owner of [BLACK, WHITE] as const) {
    const eye = yield* until(readIfEye(store, point, owner), () => expired('eye'));
    if (eye === undefined) {
      const owners: Color[] = owner === BLACK ? [BLACK, WHITE] : [WHITE];
      return [...lines, say(yield* beingRead(store, point, owners, expired))];
    }
    if (eye === null) continue;
    const details = eyeDetails(eye, position);
    const { attacks, defenses, diagonals, unproven } = details;
    lines.push(say(message('about.eye', { owner: colorName(owner), worth: worthOfEye(details) })));
    if (attacks.length + defenses.length > 0)
      lines.push(say(message('eyes.vital', { owner: colorName(owner), attacks, defenses })));
    for (const { point: name, value, why } of diagonals) {
      const of = name === null ? [value] : [name, value];
      lines.push(say(message('hover.said', { of, words: [say(why)] })));
    }
    if (unproven) lines.push(say(message('eyes.unproven', { diagonals: unproven })));
    const granted = assumed(analysis, eye);
    if (granted) lines.push(say(granted));
  }
  return lines;
}
