/**
 * A Markdown page whose relative links are made absolute, for a place that has the page alone.
 *
 * @param {string} page
 * @param {string} base the address of the folder that the page stands in, without a slash at its end
 * @param {string} [pictures] the same for pictures
 */
export function absolute(page, base, pictures = base) {
  return page
    .replace(/(!\[[^\]]*\]\()(?![a-z]+:|#)([^)]+)\)/g, (_, start, path) => `${start}${pictures}/${path})`)
    .replace(
      /((?<!!)\[(?:[^[\]]|!\[[^\]]*\]\([^)]*\))*\]\()(?![a-z]+:|#)([^)]+)\)/g,
      (_, start, path) => `${start}${base}/${path})`,
    )
    .replace(/(src(?:set)?=")(?![a-z]+:)([^"]+)"/g, (_, start, path) => `${start}${pictures}/${path}"`);
}
