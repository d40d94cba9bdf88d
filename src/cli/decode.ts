import { message } from '../words/index.ts';
import { SaidError } from './command.ts';
/**
 * The text of a file: UTF-8, or UTF-16 where a byte order mark says so. The mark itself is no part
 * of the text, so that columns are those that an editor shows. @throws Error for what is no text.
 */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  // No text has such a character, nearly every other file has.
  if (text.includes('\0')) throw new SaidError(message('file.not-text'));
  return text;
}
