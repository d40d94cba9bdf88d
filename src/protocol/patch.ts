/**
 * Sequences on their way to a page that has an earlier one: only the frames that are new are sent.
 * A game of 2,000 moves on a large board is megabytes, and an edit changes a frame or two of it.
 */
import type { Frame } from './player.ts';
import type { SequenceShown } from './player-messages.ts';

type KeptFrames = NonNullable<SequenceShown['keep']>['head'];

/** Whether two values of JSON are the same. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => sameData(item, b[i]));
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && sameData(one[key], other[key]));
}

/** A frame whose move stands `shift` characters further on in the text. */
function shifted(frame: Frame, shift: number): Frame {
  const { span } = frame;
  return shift === 0 || !span
    ? frame
    : { ...frame, span: { start: span.start + shift, end: span.end + shift } };
}

/**
 * How many frames are the same from the beginning on. Each edit above changes where their moves are
 * in the text, all by as much.
 */
function sameFrom(old: readonly Frame[], frames: readonly Frame[], most: number): KeptFrames {
  const place = (frame: Frame | undefined) => frame?.span?.start;
  const first = frames.findIndex((frame, i) => frame.span && old[i]?.span);
  const shift = (place(frames[first]) ?? 0) - (place(old[first]) ?? 0);
  const isSame = (frame: Frame, at: number) => {
    const before = old[at];
    return before !== undefined && sameData(shifted(before, shift), frame);
  };
  let length = 0;
  for (const frame of frames) {
    if (length === most || !isSame(frame, length)) break;
    length++;
  }
  return { length, shift };
}

/** The side that sends. */
export class Packer {
  private serial = 0;
  private last: readonly Frame[] | undefined;

  /** The page is another one now, which knows nothing. */
  forget(): void {
    this.last = undefined;
  }

  pack(message: SequenceShown): SequenceShown {
    const on = this.serial++;
    const { last: old, serial } = this;
    const { frames } = message.sequence;
    this.last = frames;
    if (!old) return { ...message, serial };
    const most = Math.min(old.length, frames.length);
    const head = sameFrom(old, frames, most);
    const tail = sameFrom([...old].reverse(), [...frames].reverse(), most - head.length);
    const between = frames.slice(head.length, frames.length - tail.length);
    return {
      ...message,
      sequence: { ...message.sequence, frames: between },
      serial,
      keep: { on, head, tail },
    };
  }
}

/** The side that receives. */
export class Unpacker {
  private serial = 0;
  private last: readonly Frame[] = [];

  /**
   * The message with all its frames. `'early'` when it was meant for a page before this one, which
   * gets everything; `'lost'` when one before it has not come, or there is no frame.
   */
  unpack({ serial, keep, ...message }: SequenceShown): SequenceShown | 'early' | 'lost' {
    let { frames } = message.sequence;
    if (keep) {
      const { last } = this;
      const { on, head, tail } = keep;
      if (this.serial === 0) return 'early';
      if (on !== this.serial || head.length + tail.length > last.length) return 'lost';
      frames = [
        ...last.slice(0, head.length).map((frame) => shifted(frame, head.shift)),
        ...frames,
        ...last.slice(last.length - tail.length).map((frame) => shifted(frame, tail.shift)),
      ];
    }
    if (frames.length === 0) return 'lost';
    this.serial = serial ?? 0;
    this.last = frames;
    return { ...message, sequence: { ...message.sequence, frames } };
  }
}
