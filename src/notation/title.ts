/**
 * What a title is compared by. Authors retype titles in `from:`, so capitals and the number of
 * blanks do not count: `from: triple  KO` finds `# Triple ko`.
 */
export function titleKey(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}

export function sameTitle(a: string, b: string): boolean {
  return titleKey(a) === titleKey(b);
}
