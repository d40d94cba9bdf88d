/**
 * Sequences on their way to a page that has an earlier one: only the frames that are new are sent.
 * A game of 2,000 moves on a large board is megabytes, and an edit changes a frame or two of it.
 */
import type { Frame } from './player.ts';
import type { SequenceShown } from './player-messages.ts';

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

/**
 * Whether two frames differ at most in where their moves are in the text, which the page does not
 * show and every edit above changes.
 */
function sameToThePage(a: Frame | undefined, b: Frame | undefined): boolean {
  return sameData({ ...a, span: null }, { ...b, span: null });
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
    let head = 0;
    while (head < most && sameToThePage(old[head], frames[head])) head++;
    let tail = 0;
    while (tail < most - head && sameToThePage(old.at(-1 - tail), frames.at(-1 - tail))) tail++;
    const between = frames.slice(head, frames.length - tail);
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
   * will be told everything; `'lost'` when one before it has not come, or there is no frame.
   */
  unpack({ serial, keep, ...message }: SequenceShown): SequenceShown | 'early' | 'lost' {
    let { frames } = message.sequence;
    if (keep) {
      const { on, head, tail } = keep;
      if (this.serial === 0) return 'early';
      if (on !== this.serial || head + tail > this.last.length) return 'lost';
      frames = [...this.last.slice(0, head), ...frames, ...this.last.slice(this.last.length - tail)];
    }
    if (frames.length === 0) return 'lost';
    this.serial = serial ?? 0;
    this.last = frames;
    return { ...message, sequence: { ...message.sequence, frames } };
  }
}
