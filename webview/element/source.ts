/** The text at the address of a board: loaded where a board has one. */
import { decoded } from '../../src/library/encoding.ts';
import { type Message, message } from '../../src/words/page.ts';

export interface Loaded {
  readonly text: string;
  /** Why there is none. */
  readonly unread?: Message;
}

/** @param base what relative addresses count from. It never rejects. */
export async function load(src: string, base: string): Promise<Loaded> {
  try {
    const response = await fetch(new URL(src, base));
    if (response.ok) return { text: decoded(new Uint8Array(await response.arrayBuffer())) };
    return { text: '', unread: message('address.status', { address: src, status: response.status }) };
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    return { text: '', unread: message('address.unreachable', { address: src, why }) };
  }
}
