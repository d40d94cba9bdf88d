import type { Geometry } from '../../go/geometry.ts';
import { colorName, type Point } from '../../go/types.ts';
import { english, type Message, message, say } from '../../words/index.ts';
import type { Marks } from '../rule.ts';
import { lengthOf } from '../shared/no-ko.ts';
import type { CouplingEvent, CouplingFacts, KoPositionFacts } from './facts.ts';

/** Those of the kos that have some of the points. */
type Letters = (points: readonly Point[]) => readonly string[];

export function toJson(facts: CouplingFacts, geometry: Geometry): Record<string, unknown> {
  const { analysis, events, positions, untouched } = facts;
  return {
    koPositions: positions.map(({ points }) => geometry.names(points)),
    disturbers: positions.map(({ disturber }) =>
      disturber === null || disturber === 'unknown' ? null : colorName(disturber),
    ),
    stopped: positions.map(({ stopped }) => (stopped === null ? null : colorName(stopped))),
    untouchedKoPositions: untouched.map((points) => geometry.names(points)),
    events: events.map((event) => say(eventMessage(event), english)),
    koStrings: analysis?.strings.map(({ points }) => geometry.names(points)) ?? null,
    mouths: analysis?.mouths.map((points) => geometry.names(points)) ?? null,
    couplings:
      analysis?.couplings.map(({ strings, mouths }) => ({
        strings: strings.map((points) => geometry.names(points)),
        mouths: mouths.map((points) => geometry.names(points)),
      })) ?? null,
    ...(facts.far !== null && { searchedTo: lengthOf(facts.far), anyLength: !Number.isFinite(facts.far) }),
    complete: analysis !== null && positions.every(({ disturber }) => disturber !== 'unknown'),
  };
}

export function marks({ analysis }: CouplingFacts): Marks {
  return { mouths: analysis?.mouths ?? [] };
}

export function describe(facts: CouplingFacts, geometry: Geometry, letters: Letters): Message[] {
  if (!facts.analysis) return [message('facts.no-positions')];
  const { positions, untouched } = facts;
  return [
    ...positions.map((one, i) => positionMessage(one, i + 1, geometry, letters)),
    ...untouched.map((points) =>
      message('facts.new-ko-position', { points: geometry.names(points), kos: letters(points) }),
    ),
    ...facts.events.map(eventMessage),
    ...(facts.far === null ? [] : [message('facts.searched', { searchedTo: lengthOf(facts.far) })]),
  ];
}

function positionMessage(
  { points, disturber, since, stopped }: KoPositionFacts,
  number: number,
  geometry: Geometry,
  letters: Letters,
): Message {
  return message('facts.ko-position', {
    number,
    points: geometry.names(points),
    kos: letters(points),
    disturber: disturber === null || disturber === 'unknown' ? disturber : colorName(disturber),
    since: since === null ? null : { move: since },
    isStopped: stopped !== null,
  });
}

function eventMessage(event: CouplingEvent): Message {
  const position = event.koPosition;
  if (event.kind === 'ends') {
    const player = event.player === 'unknown' ? 'unknown' : colorName(event.player);
    return message('disturber.ends', { player, position, by: event.by });
  }
  return message(`disturber.${event.kind}`, { player: colorName(event.player), position });
}
