/** Names that Windows keeps for devices, whatever the ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const LONGEST = 80;

/**
 * Names of files for titles, `Triple ko, II` → `triple-ko-ii`: letters and digits of any script and
 * hyphens, so that no title leads out of its folder or makes trouble on any system. Equal ones get
 * numbers, also those that differ only in case; without a title it is `diagram`.
 */
export class FileNames {
  private readonly taken = new Set<string>();

  next(title: string): string {
    const base = fileName(title);
    let name = base;
    for (let n = 2; this.taken.has(name); n++) name = `${base}-${n}`;
    this.taken.add(name);
    return name;
  }
}

export function fileName(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const short = [...words]
    .slice(0, LONGEST)
    .join('')
    .replace(/^-+|-+$/g, '');
  if (short === '') return 'diagram';
  return RESERVED.test(short) ? `diagram-${short}` : short;
}
