/** What encloses the chains of a question, in words and as facts for programs. */
import type { Geometry } from '../../go/geometry.ts';
import { colorName, EMPTY } from '../../go/types.ts';
import { type Boundary, type BoundaryReport, type OutcomeQuestion, reportFor } from '../../outcome/index.ts';
import { type Message, message } from '../../words/index.ts';

/**
 * Where the boundary of a question does not enclose its chains, and what else bears on them there.
 */
export function boundaryNotes(question: OutcomeQuestion, region: Boundary): Message[] {
  return notesOf(reportFor(question), question, region);
}

function notesOf(report: BoundaryReport, { outside }: OutcomeQuestion, region: Boundary): Message[] {
  const { geometry } = region.position;
  const [target] = region.targets;
  if (!target || region.targets.some(({ color }) => color !== target.color)) return [];
  const owner = colorName(target.color);
  const notes = report.leaks.slice(0, 1).map(({ at, through, closedBy }) =>
    message('output.outcome.leak', {
      owner,
      at: geometry.name(at),
      through: geometry.name(through),
      closedBy: geometry.names(closedBy),
      isOpenSide: outside === null,
    }),
  );
  if (report.friends.length > 0)
    notes.push(message('output.outcome.friends', { owner, friends: geometry.names(report.friends) }));
  const isMeant = new Set(report.points);
  const beyond = region.changing.filter((p) => region.position.cells[p] === EMPTY && !isMeant.has(p));
  if (outside === null && report.enclosed && geometry.hasOpenSide && beyond.length > 0)
    notes.push(
      message('output.outcome.enclosed', {
        points: geometry.names(report.points),
        outside: geometry.names([...region.outside, ...beyond]),
      }),
    );
  return notes;
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
