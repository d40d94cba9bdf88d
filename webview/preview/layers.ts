/**
 * What a player of the preview shows over its board besides what happens: the values of eyes, and
 * hot stones.
 */
import type { BoardShape, Mark } from '../../src/protocol/player.ts';
import type { PreviewSequence } from '../../src/protocol/preview.ts';
import { button, icon } from '../ui/dom.ts';
import { eyeSign, FLAME } from '../ui/icons.ts';
import { words } from '../ui/words.ts';

type LayerMark = PreviewSequence['frames'][number]['marks'][number];
type LayerEyeValue = NonNullable<PreviewSequence['eyeValue']>;

/**
 * Reads the eyes of a board and gives them to `tell` as marks, in parts if reading takes long. Ends
 * when all eyes are read, or when `tell` returns false.
 */
export type ReadEyes = (
  shape: BoardShape,
  rows: readonly string[],
  eyeValue: LayerEyeValue,
  tell: (marks: readonly LayerMark[]) => boolean,
) => Promise<void>;

declare global {
  var kobanEyes: ReadEyes | undefined;
}

export class Layers {
  readonly buttons: readonly HTMLButtonElement[];
  private readonly eyesButton = button({}, [eyeSign()]);
  private readonly hotButton = button({}, [icon(FLAME)]);
  private sequence: PreviewSequence;
  private eyes = false;
  private hot = true;
  /** By board, as far as they are read. */
  private readonly known = new Map<string, readonly LayerMark[]>();

  constructor(
    sequence: PreviewSequence,
    private readonly read: ReadEyes | undefined,
    /** There is something else to show. */
    private readonly changed: () => void,
  ) {
    this.sequence = sequence;
    this.buttons = [this.eyesButton, this.hotButton];
    this.eyesButton.addEventListener('click', () => {
      this.eyes = !this.eyes;
      changed();
    });
    this.hotButton.addEventListener('click', () => {
      this.hot = !this.hot;
      changed();
    });
    this.preset();
  }

  /** What the author asks for stands until a reader asks for something else. */
  renew(sequence: PreviewSequence): void {
    const before = this.sequence;
    this.sequence = sequence;
    this.known.clear();
    if (JSON.stringify(before.show) !== JSON.stringify(sequence.show)) this.preset();
  }

  private preset(): void {
    const { show } = this.sequence;
    this.eyes = show?.eyes ?? false;
    this.hot = show?.hot ?? true;
  }

  /** The marks of a frame as they are to be drawn. */
  marksOf({ marks, rows }: PreviewSequence['frames'][number]): readonly LayerMark[] {
    const kept = marks.filter(({ mark }) => mark.kind !== 'eye' && (this.hot || mark.kind !== 'hot'));
    if (!this.eyes) return kept;
    // Those that the text asks for came with the frame.
    const own = marks.filter(({ mark }) => mark.kind === 'eye');
    return [...kept, ...(own.length > 0 ? own : this.eyesOf(rows))];
  }

  update(): void {
    const { sequence, read } = this;
    const has = (kind: Mark['kind']) =>
      sequence.frames.some(({ marks }) => marks.some(({ mark }) => mark.kind === kind));
    press(this.eyesButton, words('control.eyes'), this.eyes, read !== undefined || has('eye'));
    press(this.hotButton, words('control.hot'), this.hot, has('hot'));
  }

  private eyesOf(rows: readonly string[]): readonly LayerMark[] {
    const { sequence, known, read } = this;
    const key = rows.join('/');
    const marks = known.get(key);
    if (marks !== undefined || !read) return marks ?? [];
    known.set(key, []);
    const tell = (found: readonly LayerMark[]) => {
      if (this.sequence !== sequence) return false;
      if (this.eyes) known.set(key, found);
      // The layer reads the other eyes when it is switched on again.
      else known.delete(key);
      this.changed();
      return this.eyes;
    };
    const eyeValue = sequence.eyeValue ?? { numerator: 7, denominator: 8 };
    read(sequence.shape, rows, eyeValue, tell).catch(() => known.delete(key));
    return [];
  }
}

function press(node: HTMLButtonElement, name: string, pressed: boolean, there: boolean): void {
  node.hidden = !there;
  node.title = name;
  node.setAttribute('aria-label', name);
  node.setAttribute('aria-pressed', String(pressed));
}
