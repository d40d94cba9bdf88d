/** The title of a rule within a sentence: what is no proper name begins with a small letter. */
export function withinSentence(title: string): string {
  return /^(Basic|No|Positional|Situational|Natural)\b/.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;
}

/** With a large first letter, as a sentence begins. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
