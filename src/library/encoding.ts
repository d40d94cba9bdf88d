/** The text that bytes are. */
import { isUtf8, sgfEncoding } from '../notation/sgf/index.ts';

/** As pages and Node have it. */
declare class TextDecoder {
  constructor(label?: string);
  decode(bytes: Uint8Array): string;
}

/** Where the encoding of a record is looked for, in bytes. */
const HEAD = 1 << 16;

/** Records of games say their encoding; all other text is UTF-8, or UTF-16 with its mark. */
export function decoded(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  const [, little, big] = /^(?:(\xff\xfe)|(\xfe\xff))/.exec(head) ?? [];
  if (little || big) return new TextDecoder(little ? 'utf-16le' : 'utf-16be').decode(bytes);
  if (!/^\W*\(\s*;/.test(head)) return new TextDecoder().decode(bytes);
  return new TextDecoder(sgfEncoding(head, isUtf8(bytes, false)).label).decode(bytes);
}
