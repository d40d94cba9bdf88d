import type { Geometry } from '../../go/geometry.ts';
import { type Color, colorName } from '../../go/types.ts';
import type { Marks } from '../rule.ts';
import type { CouplingEvent, CouplingFacts, KoPositionFacts } from './facts.ts';

export function toJson(facts: CouplingFacts, geometry: Geometry): Record<string, unknown> {
  const { analysis, events, positions, untouched } = facts;
  return {
    koPositions: positions.map(({ points }) => geometry.names(points)),
    disturbers: positions.map(({ disturber }) =>
      disturber === null || disturber === 'unknown' ? null : colorName(disturber),
    ),
    stopped: positions.map(({ stopped }) => (stopped === null ? null : colorName(stopped))),
    untouchedKoPositions: untouched.map((points) => geometry.names(points)),
    events: events.map(eventInWords),
    koStrings: analysis?.strings.map(({ points }) => geometry.names(points)) ?? null,
    mouths: analysis?.mouths.map((points) => geometry.names(points)) ?? null,
    couplings:
      analysis?.couplings.map(({ strings, mouths }) => ({
        strings: strings.map((points) => geometry.names(points)),
        mouths: mouths.map((points) => geometry.names(points)),
      })) ?? null,
    complete: analysis !== null && positions.every(({ disturber }) => disturber !== 'unknown'),
  };
}

export function marks({ analysis, positions, untouched }: CouplingFacts): Marks {
  return {
    mouths: analysis?.mouths ?? [],
    koPositions: [...positions.map(({ points }) => points), ...untouched],
  };
}

export function describe(facts: CouplingFacts, geometry: Geometry): string[] {
  if (!facts.analysis) return ['ko positions: not known, the search used up its budget'];
  const { positions, untouched } = facts;
  return [
    ...positions.map(
      (one, i) => `ko position ${i + 1}: ${geometry.names(one.points).join(' ')}; ${state(one)}`,
    ),
    ...untouched.map((points) => `new ko position: ${geometry.names(points).join(' ')}`),
    ...facts.events.map(eventInWords),
  ];
}

function state({ disturber, since, stopped }: KoPositionFacts): string {
  if (disturber === null) return 'no disturber';
  if (disturber === 'unknown') return 'disturber not known';
  const stop = stopped === null ? '' : ', who may play no ko stone here now';
  return `disturber: ${name(disturber)} since move ${since}${stop}`;
}

function eventInWords(event: CouplingEvent): string {
  const where = `ko position ${event.koPosition}`;
  const who = event.player === 'unknown' ? 'unknown' : name(event.player);
  switch (event.kind) {
    case 'becomes':
      return `${who} becomes disturber of ${where}`;
    case 'ends':
      return `${where}: disturber ${who} ends${event.by === 'play' ? '' : ` (${event.by})`}`;
    case 'replaced':
      return `${where}: disturber ${who} ceases, the other player goes on`;
    case 'repeated':
      return `${where}: configuration repeated, disturber ${who} is stopped`;
  }
}

function name(color: Color): string {
  return colorName(color) === 'black' ? 'Black' : 'White';
}
