import type { Task } from '../../../go/task.ts';
import { BLACK } from '../../../go/types.ts';
import { type DiagramReading, notationOf } from '../../../notation/index.ts';
import { markdownCode } from '../../../render/index.ts';
import { message, say } from '../../../words/index.ts';
import type { PlacedAnalysis, Settings, TextPlace } from '../../analysis/index.ts';
import { eyeRemarks } from './eye.ts';
import { labelled } from './layout.ts';
import type { Expired } from './move.ts';
import { picture } from './pictures.ts';

const MOST_FACTS = 8;

/**
 * A diagram of another notation: its picture, what notation it is, whom its signs stand for, and
 * what its text says of it.
 */
export function* drawnHover(
  { analysis, entry }: PlacedAnalysis,
  reading: DiagramReading,
  place: TextPlace | null,
  settings: Settings,
  expired: Expired,
): Task<string> {
  const { found, colors, facts, signs } = reading;
  const label = notationOf(found.notation)?.label ?? found.notation;
  const { diagram } = entry.syntax;
  const size = diagram ? ` · ${diagram.columns}×${diagram.rows}` : '';
  const name = entry.syntax.colors.X === BLACK ? 'black' : 'white';
  const why = colors.confidence < 1 ? colors.why : null;
  const lines = facts.filter(({ kind }) => kind !== 'title').slice(0, MOST_FACTS);
  const eyes = place?.kind === 'point' ? yield* eyeRemarks(analysis, settings, place.point, expired) : [];
  // Hovers are low: an eye under the pointer comes before the board, and one that is hardly meant
  // behind it.
  const eyesThat = (wanted: boolean) => eyes.flatMap(({ text, first }) => (first === wanted ? [text] : []));
  return [
    ...eyesThat(true),
    picture(analysis, settings, analysis.game.length),
    `**${label}**${size} · ${say(message('hover.signs', { sign: quoted(signs.charAt(0)), X: name, why }))}`,
    ...(lines.length > 0
      ? [
          lines
            .map((fact) => `- ${labelled([say(message(`fact.${fact.kind}`))], quoted(fact.value))}`)
            .join('\n'),
        ]
      : []),
    ...eyesThat(false),
  ].join('\n\n');
}

/** Text of the author as code, at most 80 characters of it. */
function quoted(value: string): string {
  const characters = Array.from(value);
  return markdownCode(characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : value);
}
