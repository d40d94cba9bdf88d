import type { Task } from '../../go/task.ts';
import { type Message, message } from '../../words/index.ts';
import type { Analysis } from './types.ts';

/**
 * Work that is still to be done, in slices: a search under a rule, the reading of eyes, the reading
 * of a game.
 */
export interface Work {
  /**
   * What the work is about: the analysis of an entry, a game of SGF, a text that is to be cut into
   * games.
   */
  readonly subject: object;
  /** Tells the work from other work on the same subject. */
  readonly key: string;
  /** Whether a single step of it may take long. */
  readonly slow?: boolean;
  /** What the work is called while it is shown; a search for cycles when it is not given. */
  readonly title?: Message;
  /** `hurried`: whether searches are to be kept short from now on. */
  work(hurried?: () => boolean): Task<void>;
  /** The work that turns out to be wanted when this is done. */
  then?(): readonly Work[];
  /** With what it goes on at once: it has told a part of what it finds. */
  next?(): readonly Work[];
}

/** The reading of eyes, one or many. */
export function readingEyes(subject: Analysis, key: string, work: () => Task<void>): Work {
  return { subject, key, slow: true, title: message('work.reading-eyes'), work };
}
