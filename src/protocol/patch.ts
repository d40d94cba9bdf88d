/**
 * Sequences on their way to a page that has an earlier one: only the frames that are new are sent. A game of 2,000 moves on a large
 * board is megabytes, and an edit changes a frame or two of it.
 */
import type { Frame, Sequence, ToPlayer } from './player.ts';

type Shown = Extract<ToPlayer, { type: 'sequence' }>;

/** What is sent instead of a whole sequence: `frames` stand between those at the beginning and at the end that the page has. */
interface Packed extends Shown {
  /** Counts what was sent to this page, from 1. */
  readonly serial: number;
  /** Which message the page must have had last, and how many of its frames stay at the beginning and at the end. */
  readonly keep?: { readonly on: number; readonly head: number; readonly tail: number };
}

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

/** Where a move stands in the text is nothing to the page, and every edit above it changes that. */
function sameToThePage(a: Frame, b: Frame): boolean {
  const keys = Object.keys(a) as (keyof Frame)[];
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => key === 'span' || (Object.hasOwn(b, key) && sameData(a[key], b[key])));
}

/** The side that sends. */
export class Packer {
  private serial = 0;
  private last: readonly Frame[] | undefined;

  /** The page is another one now, which knows nothing. */
  forget(): void {
    this.last = undefined;
  }

  pack(message: Shown): Packed {
    const on = this.serial++;
    const { last: old } = this;
    const { frames } = message.sequence;
    this.last = frames;
    const { serial } = this;
    if (!old) return { ...message, serial };
    const most = Math.min(old.length, frames.length);
    let head = 0;
    while (head < most && sameToThePage(old[head]!, frames[head]!)) head++;
    let tail = 0;
    while (tail < most - head && sameToThePage(old.at(-1 - tail)!, frames.at(-1 - tail)!)) tail++;
    const between = frames.slice(head, frames.length - tail);
    return {
      ...message,
      sequence: { ...message.sequence, frames: between },
      serial,
      keep: { on, head, tail },
    };
  }
}

/** The side that receives. What arrives is not known to be of any shape; what comes out is still to be checked. */
export class Unpacker {
  private serial = 0;
  private last: readonly unknown[] = [];

  /**
   * The message with all its frames; any other message as it is. `'early'` when it was meant for a page before this one, which will be
   * told everything; `'lost'` when one before it has not come.
   */
  unpack(data: unknown): unknown {
    if (!isRecord(data) || data.type !== 'sequence' || typeof data.serial !== 'number') return data;
    if (!isRecord(data.sequence) || !Array.isArray(data.sequence.frames)) return data;
    const { serial, keep, ...message } = data;
    let frames: readonly unknown[] = data.sequence.frames;
    if (isRecord(keep)) {
      const { on, head, tail } = keep;
      if (this.serial === 0) return 'early';
      if (on !== this.serial || !isCount(head) || !isCount(tail) || head + tail > this.last.length)
        return 'lost';
      frames = [...this.last.slice(0, head), ...frames, ...this.last.slice(this.last.length - tail)];
    }
    this.serial = data.serial;
    this.last = frames;
    return { ...message, sequence: { ...(data.sequence as Partial<Sequence>), frames } };
  }
}

const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x >= 0;

function isRecord(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}
