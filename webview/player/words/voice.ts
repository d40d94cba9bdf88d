/**
 * What is said aloud when the page changes, by a screen reader: each news once, and no endless tale
 * while a cycle is played round and round.
 */
import type { Sequence } from '../../../src/protocol/player.ts';
import { words } from '../../ui/words.ts';
import type { PageState } from '../reducer.ts';

/** Faster than this, speech cannot keep up. */
const FASTEST = 1;

export class Voice {
  private sequence: Sequence | null = null;
  private index = 0;
  /** Moves told since the loop began. */
  private told = 0;

  /** Called with each new state; `null` when there is nothing to be said. */
  say(state: PageState): string | null {
    const { sequence, index, playing, speed, loop } = state;
    const before = { sequence: this.sequence, index: this.index };
    this.sequence = sequence;
    this.index = index;
    const frame = sequence?.frames[index];
    if (!sequence || !frame || !before.sequence) return null;
    if (!loop || !playing) this.told = 0;
    const news = newsOf(before.sequence, sequence, frame.caption);
    if (news !== null) return news;
    const same = frame === before.sequence.frames[before.index];
    if (same || (before.index === index && frame.caption === before.sequence.frames[before.index]?.caption)) {
      return null;
    }
    if (playing && speed > FASTEST) return null;
    if (playing && loop && this.told++ >= loop.to - loop.from) return null;
    return frame.caption;
  }
}

/**
 * The move with what is new: another line, another rule, a proof or no proof anymore; `null` when
 * nothing of that is.
 */
function newsOf(before: Sequence, now: Sequence, caption: string): string | null {
  if (before === now) return null;
  if (before.proof?.verdict.rule !== now.proof?.verdict.rule || before.proof?.move !== now.proof?.move) {
    const { proof } = now;
    return proof
      ? words('voice.proof', { description: proof.description, ruling: proof.verdict.verdict, caption })
      : caption;
  }
  if (before.uri !== now.uri || before.entry !== now.entry || before.tree?.current !== now.tree?.current) {
    return now.title === '' ? caption : words('voice.line', { title: now.title, caption });
  }
  const { rules } = now;
  if (!rules || before.rules?.inForce === rules.inForce) return null;
  const title = rules.all.find(({ id }) => id === rules.inForce)?.title ?? rules.inForce;
  return words('voice.rule', { rule: title, caption });
}
