import type { Task } from '../../../go/task.ts';
import { BLACK, type Color, colorName, EMPTY, type Point, WHITE } from '../../../go/types.ts';
import type { Verdict } from '../../../rules/verdict.ts';
import { type Message, message, say } from '../../../words/index.ts';
import {
  type Analysis,
  inForce,
  judged,
  judgeHypothetical,
  renumberedJudgement,
} from '../../analysis/index.ts';
import { pictureOf, verdictMark } from '../../view/index.ts';
import type { HoverPart } from '../hover/parts.ts';
import { boardAfter, picturePart } from '../hover/pictures.ts';
import { likelyPoints } from './likely.ts';
import type { OfferedPoint, Proposal } from './proposals.ts';

/**
 * Where a move can go after the moves before the cursor: labels, the likely points, and all that
 * begin as what is `written`, then what is no point. `before` is the value up to the word; right
 * behind a color, as in `Bc3`, no label can stand.
 */
export function moveProposals(analysis: Analysis, at: number, before: string, written: string): Proposal[] {
  const { game, inherited, drawn, origins, labels } = analysis;
  let n = inherited + drawn;
  for (const { span } of origins.slice(n)) if (span.end < at) n++;
  const position = game.after(n);
  const { geometry } = position;
  const color = colorBefore(before) ?? game.toPlayAfter(n);
  const isJoined = /[BW]$/.test(before);
  const empty = [...position.cells.keys()].filter((point) => position.at(point) === EMPTY);
  const likely = likelyPoints(position, color, game.plies.slice(0, n));
  const begun = written === '' ? [] : empty.filter((point) => geometry.name(point).startsWith(written));
  const objections = new Objections(analysis, n, color);
  const list: Proposal[] = [];
  for (const [label, point] of isJoined ? [] : labels) {
    if (position.at(point) === EMPTY) list.push({ label, kind: 'label', detail: geometry.name(point) });
  }
  for (const point of new Set([...likely, ...begun]))
    list.push({
      label: geometry.name(point),
      kind: 'point',
      detail: detailOf(objections.to(point)),
      point: { node: n, point, color },
    });
  list.push({ label: 'pass', kind: 'word' });
  list.push({ label: 'tenuki', kind: 'word', detail: say(message('complete.tenuki')) });
  for (const [i, { move }] of game.plies.slice(0, n).entries()) {
    if (move.kind !== 'play' || position.at(move.point) !== EMPTY) continue;
    const number = analysis.shown(i + 1);
    list.push({
      label: `@${number}`,
      kind: 'word',
      detail: say(message('complete.again', { point: geometry.name(move.point), move: number })),
    });
  }
  return list;
}

/** The color that the text before a point names, in one of the forms `B c3`, `3.Bc3`. */
function colorBefore(before: string): Color | null {
  const [, color] = /(?:^|[\s,.)\d])([BW])[ \t]*$/.exec(before) ?? [];
  return color === undefined ? null : color === 'B' ? BLACK : WHITE;
}

/** Steps that all searches for one list may take together: a list that comes late is of no use. */
const MOST_STEPS = 12;

/** What the active rule says against plays that the text does not make. */
export class Objections {
  private steps = 0;

  constructor(
    private readonly analysis: Analysis,
    private readonly n: number,
    private readonly color: Color,
  ) {}

  /** `null` where the rule allows the play, and where a search would be too long. */
  to(point: Point): Message | null {
    const verdict = this.verdict(point);
    return verdict?.verdict === 'forbidden'
      ? message('caption.judged', judged(verdict, inForce(this.analysis)))
      : null;
  }

  /** What the rule says of the play; `null` where a search would be too long. */
  verdict(point: Point): Verdict | null {
    const { analysis, n, color } = this;
    const rule = inForce(analysis);
    if (!analysis.referee(rule)) return null;
    const found = this.finished(judgeHypothetical(analysis, rule, n, color, point));
    return found && renumberedJudgement(analysis, found.judged).verdict;
  }

  private finished<T>(task: Task<T>): T | null {
    for (;;) {
      const step = task.next();
      if (step.done) return step.value;
      if (++this.steps > MOST_STEPS) return null;
    }
  }
}

function detailOf(objection: Message | null): string {
  return objection ? say(objection) : '';
}

/** Stones that are offered to be marked. */
const MOST_STONES = 40;

/**
 * Points of the drawn board to be marked: labels, the last moves, stones, since it is them that are
 * marked most, likely points, and all that begin as what is `written`. `behind` is what follows a
 * point.
 */
export function pointProposals(analysis: Analysis, written: string, behind = ''): Proposal[] {
  const { game, labels } = analysis;
  const { position, toPlay } = game.start;
  const { geometry } = position;
  const points = [...position.cells.keys()];
  const stones = points.filter((point) => position.at(point) === BLACK || position.at(point) === WHITE);
  const played = game.plies.flatMap((ply) => (ply.kind === 'play' ? [ply.point] : [])).reverse();
  const begun = written === '' ? [] : points.filter((point) => geometry.name(point).startsWith(written));
  const marked = [...new Set([...played, ...stones])].slice(0, MOST_STONES);
  const wanted = new Set([...marked, ...likelyPoints(position, toPlay, game.plies), ...begun]);
  const at = (label: string, kind: 'label' | 'point', detail: string): Proposal => ({
    label,
    kind,
    detail,
    ...(behind && { text: `${label}${behind}` }),
  });
  return [
    ...[...labels].map(([label, point]) => at(label, 'label', geometry.name(point))),
    ...[...wanted].map((point) => {
      const cell = position.at(point);
      return at(
        geometry.name(point),
        'point',
        cell === BLACK || cell === WHITE ? say(message('complete.stone', { color: colorName(cell) })) : '',
      );
    }),
  ];
}

/**
 * The board after `node` moves with the point that is offered, as a stone where it is a play, with
 * what the rule in force says of it; `null` where there is none.
 */
export function pointPicture(analysis: Analysis, { node, point, color }: OfferedPoint): HoverPart | null {
  const { game } = analysis;
  const { area } = game.start.position.geometry;
  if (!(node >= 0 && node <= game.length && point >= 0 && point < area)) return null;
  if (color === EMPTY) return picturePart(boardAfter(analysis, node));
  const move = { kind: 'play', color: color === WHITE ? WHITE : BLACK, point } as const;
  const position = game
    .prefix(node)
    .with(move)
    .after(node + 1);
  const verdict = new Objections(analysis, node, move.color).verdict(point);
  const ruling = verdict && verdictMark(verdict, inForce(analysis));
  const marks = [{ kind: 'last' } as const, ...(ruling ? [ruling] : [])].map((mark) => ({ point, mark }));
  const board = pictureOf(analysis, position, marks);
  return picturePart({ board, said: '', focus: [] });
}
