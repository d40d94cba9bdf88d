/** The wheel in words, and its letters on the board. */
import type { Sequence } from '../../protocol/player.ts';
import { message, say } from '../../words/page.ts';
import type { BookFigure } from '../figures.ts';
import type { PlacedMark } from '../marks.ts';
import type { ShownCycle } from './cycles.ts';
import { type Tracks, tracksOf, type WheelKo } from './tracks.ts';

/** `Ko a: White, Black from 1, White from 4.` For each ko, in the order of the letters. */
export function sayWheel(tracks: Tracks): string {
  return tracks.kos
    .map((ko) => `${say(message('wheel.ko', { letter: ko.letter, holds: holdsOf(tracks, ko) }))}.`)
    .join(' ');
}

/** The stones in a ko at the start, and after each play that changes it, with its number. */
function holdsOf(
  { turns }: Tracks,
  { states }: WheelKo,
): { from: string | null; black: number; white: number }[] {
  return states.map(({ play, black, white }) => {
    const from = play === 0 ? null : (turns[play - 1]?.number ?? '');
    return { from, black, white };
  });
}

/**
 * The marks of a board with the letters of the wheel, while the board is one of its cycle, or shows
 * plays of it.
 *
 * @param to the frame that a board with all plays since `from` ends with
 */
export function withLetters(
  marks: readonly PlacedMark[] | undefined,
  sequence: Sequence,
  cycle: ShownCycle | null,
  from: number,
  to = from,
): readonly PlacedMark[] {
  if (!cycle || to < cycle.from || cycle.to < from) return marks ?? [];
  return withKos(marks, tracksOf(sequence, cycle));
}

/** A figure whose board has the letters of a wheel that stands with it. */
export function withKoLetters(figure: BookFigure, sequence: Sequence, cycle: ShownCycle | null): BookFigure {
  const { picture, from, to } = figure;
  return { ...figure, picture: { ...picture, marks: withLetters(picture.marks, sequence, cycle, from, to) } };
}

/** The marks of a board with those of the kos, each with its letter. */
export function withKos(marks: readonly PlacedMark[] = [], { kos }: Tracks): PlacedMark[] {
  const points = new Set(kos.flatMap((ko) => ko.points));
  const others = marks.filter(({ point, mark }) => mark.kind !== 'mouth' || !points.has(point));
  return [
    ...kos.flatMap(({ points, nth: group }) =>
      points.map((point): PlacedMark => ({ point, mark: { kind: 'mouth', group } })),
    ),
    ...others,
  ];
}
