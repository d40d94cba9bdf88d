const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Two digits at a time: a hover waits for this, and it halves the string operations. */
let pairs: readonly string[] | null = null;

/** Base 64 (RFC 4648, section 4) of the text's UTF-8, without `Buffer` or `btoa`. */
export function base64(text: string): string {
  pairs ??= Array.from({ length: 4096 }, (_, n) => DIGITS.charAt(n >> 6) + DIGITS.charAt(n & 63));
  const bytes = utf8(text);
  const whole = bytes.length - (bytes.length % 3);
  let out = '';
  for (let i = 0; i < whole; i += 3) {
    const n = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    out += `${pairs[n >> 12]}${pairs[n & 4095]}`;
  }
  if (whole === bytes.length) return out;
  const n = ((bytes[whole] ?? 0) << 16) | ((bytes[whole + 1] ?? 0) << 8);
  out += pairs[n >> 12] ?? '';
  return out + (whole + 1 < bytes.length ? `${DIGITS[(n >> 6) & 63]}=` : '==');
}

function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(3 * text.length);
  let size = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code >= 0xd800 && code <= 0xdfff) {
      const low = text.charCodeAt(i + 1);
      if (code <= 0xdbff && low >= 0xdc00 && low <= 0xdfff) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        i++;
      }
      // A lone surrogate is no character: U+FFFD, as encoders have it.
      else code = 0xfffd;
    }
    if (code < 0x80) bytes[size++] = code;
    else if (code < 0x800) {
      bytes[size++] = 0xc0 | (code >> 6);
      bytes[size++] = 0x80 | (code & 63);
    } else {
      if (code < 0x10000) bytes[size++] = 0xe0 | (code >> 12);
      else {
        bytes[size++] = 0xf0 | (code >> 18);
        bytes[size++] = 0x80 | ((code >> 12) & 63);
      }
      bytes[size++] = 0x80 | ((code >> 6) & 63);
      bytes[size++] = 0x80 | (code & 63);
    }
  }
  return bytes.subarray(0, size);
}

/** The address of a picture, as a hover's Markdown takes it: `![text](dataUri(svg))`. */
export function dataUri(svg: string): string {
  return `data:image/svg+xml;base64,${base64(svg)}`;
}
