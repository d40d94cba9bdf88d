/** Game records among the texts that are read; what reads them is loaded when there is one. */

/** @param language what the text is said to be; else its name and its beginning tell */
export function isSgf(text: string, language: string | null, name: string): boolean {
  return language ? language === 'sgf' : /\.sgf$/i.test(name) || /^\s*\(\s*;/.test(text);
}

/**
 * A collection as entries of the notation: each game and each variation. `first`: only the first
 * game, since a collection may have thousands.
 */
export async function entriesOfSgf(text: string, first = false): Promise<string> {
  const { entriesOf } = await import('./records.ts');
  return entriesOf(text, first);
}
