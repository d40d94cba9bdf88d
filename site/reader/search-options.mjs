/** How the index of the search is made and read: the same on both sides. */
export const SEARCH = {
  fields: ['title', 'text'],
  storeFields: ['title', 'page', 'text'],
  tokenize,
  searchOptions: {
    boost: { title: 3 },
    prefix: true,
    fuzzy: 0.15,
    combineWith: /** @type {const} */ ('AND'),
  },
};

/**
 * Words, and identifiers (`koban.rules`, `eye.undecided`, `--format`) both whole and in their parts. What a reader types is looked up as
 * a whole where it is an identifier.
 *
 * @param {string} text
 * @param {string} [field] absent for what a reader types
 */
function tokenize(text, field) {
  const words = text.match(/[\p{L}\p{N}_]+(?:[.\-/][\p{L}\p{N}_]+)*/gu) ?? [];
  if (field === undefined) return words;
  return words.flatMap((word) => {
    const parts = word.split(/[.\-/]/);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

/**
 * The part of a text in which words stand, cut between words.
 *
 * @param {string} text
 * @param {number} length in characters
 * @param {readonly string[]} [words]
 */
export function excerpt(text, length, words = []) {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= length) return flat;
  const low = flat.toLowerCase();
  const found = words.map((word) => low.indexOf(word.toLowerCase())).filter((at) => at >= 0);
  const near = Math.max(0, Math.min(...found, flat.length) - Math.floor(length / 3));
  const begin = found.length === 0 || near === 0 ? 0 : flat.indexOf(' ', near) + 1;
  const end = flat.lastIndexOf(' ', begin + length);
  const cut = flat.slice(begin, end > begin ? end : begin + length);
  return `${begin > 0 ? '… ' : ''}${cut}${begin + length < flat.length ? ' …' : ''}`;
}
