import { pack } from './lexis.ts';
import { parseSgf, type SgfText } from './tree.ts';

/**
 * Names of encodings that programs write into `CA`, as the WHATWG Encoding standard calls them, so
 * that any `TextDecoder` knows them. Letters and digits only, in lower case. Latin-1 and ASCII are
 * read as windows-1252, which only adds to them.
 */
const LABELS: Readonly<Record<string, string>> = {
  utf8: 'utf-8',
  unicode11utf8: 'utf-8',
  utf16: 'utf-16le',
  utf16le: 'utf-16le',
  utf16be: 'utf-16be',
  ascii: 'windows-1252',
  usascii: 'windows-1252',
  latin1: 'windows-1252',
  iso88591: 'windows-1252',
  windows1252: 'windows-1252',
  cp1252: 'windows-1252',
  iso88592: 'iso-8859-2',
  latin2: 'iso-8859-2',
  windows1250: 'windows-1250',
  cp1250: 'windows-1250',
  windows1251: 'windows-1251',
  cp1251: 'windows-1251',
  iso88595: 'iso-8859-5',
  koi8r: 'koi8-r',
  iso885915: 'iso-8859-15',
  latin9: 'iso-8859-15',
  gb: 'gb18030',
  gb2312: 'gb18030',
  gb18030: 'gb18030',
  gbk: 'gb18030',
  cp936: 'gb18030',
  windows936: 'gb18030',
  euccn: 'gb18030',
  macintosh: 'macintosh',
  macroman: 'macintosh',
  xmacroman: 'macintosh',
  mac: 'macintosh',
  xmaccyrillic: 'x-mac-cyrillic',
  maccyrillic: 'x-mac-cyrillic',
  ibm866: 'ibm866',
  cp866: 'ibm866',
  big5: 'big5',
  big5hkscs: 'big5',
  cp950: 'big5',
  windows950: 'big5',
  shiftjis: 'shift_jis',
  sjis: 'shift_jis',
  xsjis: 'shift_jis',
  mskanji: 'shift_jis',
  cp932: 'shift_jis',
  ms932: 'shift_jis',
  windows932: 'shift_jis',
  windows31j: 'shift_jis',
  eucjp: 'euc-jp',
  xeucjp: 'euc-jp',
  iso2022jp: 'iso-2022-jp',
  jis: 'iso-2022-jp',
  euckr: 'euc-kr',
  ksc56011987: 'euc-kr',
  ksc5601: 'euc-kr',
  cp949: 'euc-kr',
  ms949: 'euc-kr',
  uhc: 'euc-kr',
};

/** The standard's name for an encoding as `CA` may write it, `null` for an unknown one. */
export function encodingLabel(name: string): string | null {
  const key = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const known = Object.hasOwn(LABELS, key) ? LABELS[key] : undefined;
  if (known !== undefined) return known;
  const [, family, part = ''] = /^(iso8859|windows|cp|koi8)(\d{1,4}|u)$/.exec(key) ?? [];
  if (family === 'iso8859') return ISO_8859[part] ?? null;
  if (family === 'koi8') return part === 'u' ? 'koi8-u' : null;
  return /^(?:874|125[0-8])$/.test(part) ? `windows-${part}` : null;
}

/** Parts of ISO 8859 by their numbers; of three the standard has what Windows made of them. */
const ISO_8859: Readonly<Record<string, string>> = {
  ...Object.fromEntries([3, 4, 6, 7, 8, 10, 13, 14, 16].map((part) => [part, `iso-8859-${part}`])),
  9: 'windows-1254',
  11: 'windows-874',
};

/** Whether bytes, each as one character, have a character of three bytes or more in UTF-8. */
function hasWide(bytes: string): boolean {
  return /[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/.test(bytes);
}

/** The value of `CA` in the first game, `null` without one. Property names are ASCII in all. */
function statedEncoding(head: string): string | null {
  const sgf = parseSgf(head);
  const property = sgf.nodeCount > 0 ? sgf.find(0, pack('CA')) : -1;
  if (property < 0 || sgf.endValue(property) === sgf.firstValue(property)) return null;
  return sgf.value(sgf.firstValue(property)).trim() || null;
}

/** As pages and Node have it. */
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array, options: { stream: boolean }): string };

/** Whether bytes are well-formed UTF-8; with `isCut`, the last character may be cut off. */
export function isUtf8(bytes: Uint8Array, isCut: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
    return true;
  } catch {
    return false;
  }
}

/**
 * How the bytes of a file are to be read, from their beginning with each byte as one character, and
 * from whether all of them are well-formed UTF-8 with characters beyond ASCII. A byte order mark
 * decides. `CA` decides next, but text that says it is in Latin-1, or in another encoding with a
 * byte for each character, and is well-formed UTF-8 is UTF-8: many programs write the one and say
 * the other, and those are so by accident only in texts that do not occur. So is text that says it
 * is in an encoding of East Asia, with two bytes for most characters, and has a character of three
 * bytes, as these languages have them in UTF-8; with pairs of bytes only it may be either. Without
 * `CA` it is Latin-1, as FF[4] has it, unless it is UTF-8.
 */
export function sgfEncoding(
  head: string,
  isUtf8: boolean,
  isWide = hasWide(head),
): {
  readonly label: string;
  readonly stated: string | null;
  readonly problem: 'unknown' | 'contradicts' | null;
} {
  const stated = statedEncoding(head);
  if (head.startsWith('\xef\xbb\xbf'))
    return { label: 'utf-8', stated, problem: contradiction(stated, 'utf-8') };
  if (head.startsWith('\xff\xfe')) return { label: 'utf-16le', stated: null, problem: null };
  if (head.startsWith('\xfe\xff')) return { label: 'utf-16be', stated: null, problem: null };
  const label = stated === null ? null : encodingLabel(stated);
  const isOneByte = label === null || /^(?:windows|iso-8859|koi8|utf-16|macintosh|x-mac|ibm)/.test(label);
  if ((isOneByte || isWide) && isUtf8)
    return { label: 'utf-8', stated, problem: contradiction(stated, 'utf-8') };
  if (stated !== null && label === null) return { label: 'windows-1252', stated, problem: 'unknown' };
  // Text whose `CA` could be read byte by byte is not in UTF-16.
  return {
    label: label === null || label.startsWith('utf-16') ? 'windows-1252' : label,
    stated,
    problem: null,
  };
}

/**
 * A record as it is written in UTF-8: `CA` says so where it says another encoding, or nothing, and
 * the text has characters on which that turns. Nothing else is changed.
 */
export function inUtf8(sgf: SgfText): string {
  let { text } = sgf;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what is looked for.
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  for (const root of [...sgf.games].reverse()) {
    const property = sgf.find(root, pack('CA'));
    const value = property < 0 ? -1 : sgf.firstValue(property);
    const { start } = sgf.nodeSpan(root);
    if (value >= 0 && value < sgf.endValue(property)) {
      if (encodingLabel(sgf.value(value).trim()) === 'utf-8') continue;
      const inner = sgf.innerSpan(value);
      text = `${text.slice(0, inner.start)}UTF-8${text.slice(inner.end)}`;
    } else if (property < 0 && text[start] === ';')
      text = `${text.slice(0, start + 1)}CA[UTF-8]${text.slice(start + 1)}`;
  }
  return text;
}

function contradiction(stated: string | null, label: string): 'unknown' | 'contradicts' | null {
  if (stated === null) return null;
  const said = encodingLabel(stated);
  return said === null ? 'unknown' : said === label ? null : 'contradicts';
}
