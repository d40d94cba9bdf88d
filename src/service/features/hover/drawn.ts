import type { Task } from '../../../go/task.ts';
import { BLACK } from '../../../go/types.ts';
import { type DiagramReading, notationOf } from '../../../notation/index.ts';
import { markdownCode } from '../../../render/index.ts';
import { message, say } from '../../../words/index.ts';
import type { PlacedAnalysis, TextPlace } from '../../analysis/index.ts';
import { eyeRemarks } from './eye.ts';
import type { Expired } from './move.ts';
import { type HoverPart, labelled, wordsPart } from './parts.ts';
import { boardAfter, picturePart } from './pictures.ts';

const MOST_FACTS = 8;

/**
 * A diagram of another notation: its picture, what notation it is, whom its signs stand for, and
 * what its text says of it.
 */
export function* drawnHover(
  { analysis, entry }: PlacedAnalysis,
  reading: DiagramReading,
  place: TextPlace | null,
  expired: Expired,
): Task<HoverPart[]> {
  const { found, colors, facts, signs } = reading;
  const label = notationOf(found.notation)?.label ?? found.notation;
  const { diagram } = entry.syntax;
  const size = diagram ? ` · ${diagram.columns}×${diagram.rows}` : '';
  const name = entry.syntax.colors.X === BLACK ? 'black' : 'white';
  const why = colors.confidence < 1 ? colors.why : null;
  const lines = facts.filter(({ kind }) => kind !== 'title').slice(0, MOST_FACTS);
  const eyes = place?.kind === 'point' ? yield* eyeRemarks(analysis, place.point, expired) : [];
  // Hovers are low: an eye under the pointer comes before the board, and one that is hardly meant
  // behind it.
  const eyesThat = (wanted: boolean) => eyes.flatMap(({ parts, first }) => (first === wanted ? parts : []));
  return [
    ...eyesThat(true),
    picturePart(boardAfter(analysis, analysis.game.length)),
    wordsPart(
      `**${label}**${size} · ${say(message('hover.signs', { sign: quoted(signs.charAt(0)), X: name, why }))}`,
    ),
    ...(lines.length > 0
      ? [
          wordsPart(
            lines
              .map((fact) => `- ${labelled([say(message(`fact.${fact.kind}`))], quoted(fact.value))}`)
              .join('\n'),
          ),
        ]
      : []),
    ...eyesThat(false),
  ];
}

/** Text of the author as code, at most 80 characters of it. */
function quoted(value: string): string {
  const characters = Array.from(value);
  return markdownCode(characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : value);
}
