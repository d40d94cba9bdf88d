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

/**
 * A title as `from:` has to have it: one that itself ends like `after 3`, or stands in quotation
 * marks, is quoted.
 */
export function titleInFrom(title: string): string {
  const misread = /(?:^|\s)after\s+(?:move\s+)?\d+$/i.test(title) || /^".*"$/s.test(title);
  return misread ? `"${title}"` : title;
}
