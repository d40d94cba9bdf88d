const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base 64 (RFC 4648, section 4) of the text's UTF-8. Pure: neither Node's `Buffer` nor the browser's `btoa`. */
export function base64(text: string): string {
  const bytes = utf8(text);
  let out = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const n = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    out += DIGITS[n >> 18]! + DIGITS[(n >> 12) & 63]!;
    out += i + 1 < bytes.length ? DIGITS[(n >> 6) & 63]! : '=';
    out += i + 2 < bytes.length ? DIGITS[n & 63]! : '=';
  }
  return out;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    // A lone surrogate is no character: U+FFFD, as encoders have it.
    const code = char.length === 1 && /[\ud800-\udfff]/.test(char) ? 0xfffd : char.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
    }
  }
  return bytes;
}

/** The address of a picture, as a hover's Markdown takes it: `![text](dataUri(svg))`. */
export function dataUri(svg: string): string {
  return `data:image/svg+xml;base64,${base64(svg)}`;
}
