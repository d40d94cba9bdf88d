/**
 * What a page of the Markdown preview gives its script, and the messages between the extension and
 * the page of a notebook.
 */
import * as v from 'valibot';
import type { Message } from './message.ts';
import { count } from './numbers.ts';
import { coordinates, frame, look, sequence } from './player.ts';

export const NOTEBOOK_RENDERER = 'koban.markdown';

/** The page asks for the settings when it comes up. */
export const fromNotebook = v.variant('type', [v.object({ type: v.literal('settings') })]);
export type FromNotebook = Message<typeof fromNotebook>;

/**
 * The extension answers, and says so again when they change: the `koban` section of the
 * configuration, as the editor has it, and the language that Koban speaks.
 */
export const toNotebook = v.variant('type', [
  v.object({ type: v.literal('settings'), koban: v.unknown(), language: v.string() }),
]);
export type ToNotebook = Message<typeof toNotebook>;

/** Of a page of the Markdown preview to its script: the part of a sequence that a board needs. */
export const previewSequence = v.pipe(
  v.object({
    ...v.pick(sequence, ['title', 'shape', 'labels', 'marks', 'drawn', 'show', 'asked']).entries,
    frames: v.pipe(
      v.array(
        v.pick(frame, [
          'index',
          'number',
          'rows',
          'marks',
          'lines',
          'zone',
          'move',
          'verdicts',
          'repeats',
          'caption',
          'comments',
        ]),
      ),
      v.minLength(1),
    ),
    look,
    coordinates,
    /** What its words are in, English if it does not say. */
    language: v.exactOptional(v.string()),
    /** What an eye of an unknown kind is worth at most, where the text says it. */
    eyeValue: v.exactOptional(v.object({ numerator: count, denominator: v.pipe(count, v.minValue(1)) })),
    /**
     * Lines of the text, counted from the one that opens the fence, with the frame of the last move
     * on them and of the first; or the frame that a claim speaks of.
     */
    source: v.exactOptional(
      v.array(v.object({ line: count, first: count, frame: count, claim: v.exactOptional(v.boolean()) })),
    ),
    /** The line of the first row of the entry's own diagram, counted so. */
    diagram: v.exactOptional(count),
    /** The frame that the entry's own moves begin with. */
    start: count,
  }),
  v.check(({ frames, start }) => start < frames.length, 'there is no such frame'),
);
export type PreviewSequence = Message<typeof previewSequence>;
