/** What a page of the Markdown preview tells its script: the part of a `Sequence` that a board needs. */
import type { Frame, Sequence } from './player.ts';

export type PreviewSequence = Pick<Sequence, 'title' | 'shape' | 'labels' | 'marks' | 'drawn'> & {
  readonly frames: readonly Pick<
    Frame,
    'index' | 'number' | 'rows' | 'marks' | 'move' | 'verdicts' | 'repeats' | 'caption' | 'comments'
  >[];
  readonly look: 'wood' | 'plain' | 'theme';
  readonly coordinates: 'western' | 'japanese' | 'numbers' | 'none';
  /** The frame that the entry's own moves begin with. */
  readonly start: number;
};

/** The notebook's page asks for the settings with any message; the extension answers, and tells when they change. */
export const NOTEBOOK_RENDERER = 'koban.markdown';

export interface NotebookSettings {
  /** The `koban` section of the configuration, as the editor has it. */
  readonly koban: unknown;
}
