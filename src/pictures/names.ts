/** Names that Windows keeps for devices, whatever the ending; it takes ¹ ² ³ for digits there. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])$/;
/**
 * In characters, and in bytes of UTF-8: a name of a file may have 255, with its ending and what is
 * before it.
 */
const LONGEST = 80;
const MOST_BYTES = 100;

/**
 * Names of files for titles, `Triple ko, II` → `triple-ko-ii`: letters and digits of any script and
 * hyphens, so that no title leads out of its folder or makes trouble on any system. Equal ones get
 * numbers, also those that differ only in case; without a title it is `diagram`.
 */
export class FileNames {
  /** By name, the number that comes next to it. */
  private readonly taken = new Map<string, number>();

  next(title: string): string {
    const base = fileName(title);
    let name = base;
    let number = this.taken.get(base) ?? 1;
    while (this.taken.has(name)) name = `${base}-${++number}`;
    this.taken.set(base, number);
    if (name !== base) this.taken.set(name, 1);
    return name;
  }
}

/** Its beginning, cut between two characters. */
function cut(words: string): string {
  let [end, count, bytes] = [0, 0, 0];
  for (const character of words) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (++count > LONGEST || bytes > MOST_BYTES) break;
    end += character.length;
  }
  return words.slice(0, end);
}

export function fileName(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const short = cut(words).replace(/^-+|-+$/g, '');
  if (short === '') return 'diagram';
  return RESERVED.test(short) ? `diagram-${short}` : short;
}
