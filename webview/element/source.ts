/** The text at the address of a board: loaded where a board has one. */
import { sgfEncoding } from '../../src/library/encoding.ts';
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

/** Where the encoding of a record is looked for, in bytes. */
const HEAD = 1 << 16;

/** Records of games say their encoding; all other text is UTF-8, or UTF-16 with its mark. */
function decoded(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  const [, little, big] = /^(?:(\xff\xfe)|(\xfe\xff))/.exec(head) ?? [];
  if (little || big) return new TextDecoder(little ? 'utf-16le' : 'utf-16be').decode(bytes);
  if (!/^\W*\(\s*;/.test(head)) return new TextDecoder().decode(bytes);
  return new TextDecoder(sgfEncoding(head, isUtf8(bytes)).label).decode(bytes);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
