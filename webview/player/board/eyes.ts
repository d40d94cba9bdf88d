/**
 * The values of eyes on the boards that are shown: asked for once for each board, and only while
 * they are wanted.
 */
import type { Frame, Sequence } from '../../../src/protocol/player.ts';
import type { FromPlayer, ToPlayer } from '../../../src/protocol/player-messages.ts';

type EyesTold = Extract<ToPlayer, { type: 'eyes' }>;

/** Boards whose eyes are kept. */
const KEPT = 500;

export class EyeMarks {
  private readonly known = new Map<string, EyesTold['marks'] | null>();
  private sequence = '';

  constructor(private readonly ask: (message: FromPlayer) => void) {}

  /** The marks for a frame; `null` while they are being read. */
  of({ uri, entry, version }: Sequence, { rows }: Frame): EyesTold['marks'] | null {
    const sequence = `${version} ${entry} ${uri}`;
    if (sequence !== this.sequence || this.known.size >= KEPT) this.known.clear();
    this.sequence = sequence;
    const key = rows.join('/');
    if (!this.known.has(key)) {
      this.known.set(key, null);
      this.ask({ type: 'eyes', uri, entry, rows });
    }
    return this.known.get(key) ?? null;
  }

  /**
   * They are not wanted any more: what was not answered is asked for again when they are, since an
   * answer may have been lost.
   */
  rest(): void {
    for (const [key, marks] of this.known) if (marks === null) this.known.delete(key);
  }

  /** Takes an answer; true when it was asked for. */
  take({ rows, marks }: EyesTold): boolean {
    const key = rows.join('/');
    if (this.known.get(key) !== null) return false;
    this.known.set(key, marks);
    return true;
  }
}
