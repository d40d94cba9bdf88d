/** The title of a rule within a sentence: what is no proper name begins with a small letter. */
export function withinSentence(title: string): string {
  return /^(Basic|No|Positional|Situational|Natural)\b/.test(title)
    ? title[0]!.toLowerCase() + title.slice(1)
    : title;
}
