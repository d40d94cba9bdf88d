/** What a message quotes of a text is not longer. */
const QUOTED = 24;

/**
 * What somebody wrote, as a message quotes it: short, without controls and halves of characters.
 */
export function excerpt(text: string, most = QUOTED): string {
  const characters = Array.from(text.slice(0, 4 * most), (c) =>
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(c) ? '\uFFFD' : c,
  );
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('');
}
