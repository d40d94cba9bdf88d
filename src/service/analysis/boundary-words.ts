/** What encloses the chains of a question, in words and as facts for programs. */
import type { Geometry } from '../../go/geometry.ts';
import { chainAt } from '../../go/position.ts';
import { BLACK, type Color, colorName, EMPTY, WHITE } from '../../go/types.ts';
import { type Boundary, type BoundaryReport, type OutcomeQuestion, reportFor } from '../../outcome/index.ts';
import { type Message, message } from '../../words/index.ts';

/**
 * Where the boundary of a question does not enclose its chains, and what else bears on them there.
 */
export function boundaryNotes(question: OutcomeQuestion, region: Boundary): Message[] {
  const { outside } = question;
  const { cells, geometry } = region.position;
  const report = reportFor(question);
  const notes = ([BLACK, WHITE] as const).flatMap((color) => {
    const own = question.targets.filter((p) => cells[p] === color);
    return own.length === 0 ? [] : notesOf(color, reportFor({ ...question, targets: own }), question, region);
  });
  notes.push(...narrowWalls(report, question, region));
  const isMeant = new Set(report.points);
  const beyond = region.changing.filter((p) => cells[p] === EMPTY && !isMeant.has(p));
  if (outside === null && report.enclosed && geometry.hasOpenSide && beyond.length > 0)
    notes.push(
      message('output.outcome.enclosed', {
        points: geometry.names(report.points),
        outside: geometry.names([...region.outside, ...beyond]),
      }),
    );
  return notes;
}

/** Of the chains of one player: a leak, and the walls of theirs to which a connection saves. */
function notesOf(
  color: Color,
  { leaks, friends }: BoundaryReport,
  { goal, outside, targets }: OutcomeQuestion,
  { position: { cells, geometry } }: Boundary,
): Message[] {
  const owner = colorName(color);
  const notes = leakWords(color, leaks, outside === null, geometry);
  // To be saved is no connection of two stones; and of several chains any of which is to be
  // captured, it saves one.
  if (friends.length > 0 && goal !== 'connect') {
    const isOne = goal === 'any' && targets.filter((p) => cells[p] === color).length > 1;
    notes.push(message('output.outcome.friends', { owner, friends: geometry.names(friends), isOne }));
  }
  return notes;
}

/** The first leak of the chains that a question is about, all of one player. */
export function leakNotes(question: OutcomeQuestion, { position: { cells, geometry } }: Boundary): Message[] {
  const color = cells[question.targets[0] ?? -1];
  if (color !== BLACK && color !== WHITE) return [];
  return leakWords(color, reportFor(question).leaks, question.outside === null, geometry);
}

function leakWords(
  color: Color,
  leaks: BoundaryReport['leaks'],
  isOpenSide: boolean,
  geometry: Geometry,
): Message[] {
  return leaks.slice(0, 1).map(({ at, through, closedBy }) =>
    message('output.outcome.leak', {
      owner: colorName(color),
      at: geometry.name(at),
      through: geometry.name(through),
      closedBy: geometry.names(closedBy),
      isOpenSide,
    }),
  );
}

/**
 * Chains at the border that cannot be captured only since one point was left out: with a play
 * there, another answer may come of it.
 */
function narrowWalls({ walls }: BoundaryReport, { outside }: OutcomeQuestion, { position }: Boundary) {
  if (outside === null) return [];
  const { geometry } = position;
  const isOut = new Set(outside);
  return walls.flatMap(({ chain }) => {
    const { color, liberties = [], outward, unknown = [] } = chainAt(position, chain) ?? {};
    const [at, ...more] = liberties.filter((p) => isOut.has(p));
    const isNarrow = more.length === 0 && !outward && unknown.length === 0;
    if (!isNarrow || at === undefined || (color !== BLACK && color !== WHITE)) return [];
    const about = { owner: colorName(color), chain: geometry.name(chain), at: geometry.name(at) };
    return [message('output.outcome.narrow-wall', about)];
  });
}

/** The facts for programs; points by their names. */
export function boundaryFacts(question: OutcomeQuestion) {
  return reportFacts(reportFor(question), question.game.start.position.geometry);
}

export function reportFacts(
  { enclosed, leaks, walls, capturable, friends, points }: BoundaryReport,
  geometry: Geometry,
) {
  return {
    enclosed,
    leaks: leaks.map(({ at, through, closedBy }) => ({
      at: geometry.name(at),
      through: geometry.name(through),
      closedBy: geometry.names(closedBy),
    })),
    walls: walls.map(({ chain, why }) => ({ chain: geometry.name(chain), why })),
    capturable: geometry.names(capturable),
    friends: geometry.names(friends),
    points: geometry.names(points),
  };
}
