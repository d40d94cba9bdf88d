/**
 * A Markdown page whose relative links are made absolute, for a place that has the page alone.
 *
 * @param {string} page
 * @param {string} base the address of the folder that the page stands in, without a slash at its end
 * @param {string} [pictures] the same for pictures
 */
export function absolute(page, base, pictures = base) {
  const at = (folder, path) => new URL(path, `${folder}/`).href;
  return page
    .replace(/(!\[[^\]]*\]\()(?![a-z]+:|#)([^)]+)\)/g, (_, start, path) => `${start}${at(pictures, path)})`)
    .replace(
      /((?<!!)\[(?:[^[\]]|!\[[^\]]*\]\([^)]*\))*\]\()(?![a-z]+:|#)([^)]+)\)/g,
      (_, start, path) => `${start}${at(base, path)})`,
    )
    .replace(/(src(?:set)?=")(?![a-z]+:)([^"]+)"/g, (_, start, path) => `${start}${at(pictures, path)}"`);
}

/**
 * Links and pictures of a page that lead nowhere where it stands alone.
 *
 * @param {string} page
 */
export function relativeLinks(page) {
  const found = page.matchAll(/\]\((?!https:|#)[^)]+\)|src(?:set)?="(?!https:)[^"]+"/g);
  return [...found].map(([link]) => link);
}
