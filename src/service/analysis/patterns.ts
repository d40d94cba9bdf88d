/** `triple-ko` in words: `triple ko`. Empty for `other`, which says nothing. */
export function patternInWords(pattern: string | null): string {
  return pattern === null || pattern === 'other' ? '' : pattern.replaceAll('-', ' ');
}
